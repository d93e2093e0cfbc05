import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { foldName } from '../links/near-names.ts'

// “DK” and “Dana” of a list with “DK | Dana Kowalski”: people write the code at times, and at times a part of the name.

/** Shorter words stand anywhere. */
const LONG = 3
const CODE = /^(?=.*\p{L}{2})[\p{Lu}\p{N}][\p{Lu}\p{N}./-]{0,9}$/u

type Row = TableProfile['rows'][number]

/** The only row of a list that has a value as a word of a name, beside the key. */
export function rowNaming(list: TableProfile, key: ColumnProfile): (value: string) => Row | undefined {
  const rows = list.rows.map((cells) => ({ cells, words: wordsIn(cells, key) }))
  return (value) => {
    const word = foldName(value)
    const [only, ...others] = word.length < LONG ? [] : rows.filter(({ words }) => words.has(word))
    return others.length === 0 ? only?.cells : undefined
  }
}

/** Whether each value is a code that is a key of the list, or else a word of a name in one of its rows. */
export function areNamedIn(
  list: TableProfile,
  key: ColumnProfile,
  values: readonly string[],
  isKey: (value: string) => boolean,
): boolean {
  const all = [...new Set(values.map((value) => value.trim()))].filter((value) => !isNullWord(value))
  const [codes, others] = [all.filter(isKey), all.filter((value) => !isKey(value))]
  const named = rowNaming(list, key)
  return (
    codes.length > 0 &&
    others.length > 0 &&
    codes.every((value) => CODE.test(value)) &&
    others.every((value) => named(value) !== undefined)
  )
}

/** The words of whole names in a row of a list. */
function wordsIn(cells: Row, key: ColumnProfile): ReadonlySet<string> {
  const texts = cells.filter((cell, at) => at !== key.position && /\p{L}\s+\p{L}/u.test(cell ?? ''))
  return new Set(texts.flatMap((text) => (text ?? '').split(/[\s,]+/u).map(foldName)))
}
