import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { isNullWord } from '../../profile/null-words.ts'
import { foldName } from '../links/near-names.ts'

// “DK” and “Dana” of a list with “DK | Dana Kowalski”: people write the code at times, and at times, or always, a part of the name.

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

/** Without a code among them so many different words are of the names of a list by no chance. */
const FEWEST = 3
const GIVEN_NAME = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u

/** Whether each value is a code that is a key of the list, or else a word of a name in one of its rows. */
export function areNamedIn(
  list: TableProfile,
  key: ColumnProfile,
  values: readonly string[],
  isKey: (value: string) => boolean,
): boolean {
  const all = [...new Set(values.map((value) => value.trim()))].filter((value) => !isNullWord(value))
  const [codes, others] = [all.filter(isKey), all.filter((value) => !isKey(value))]
  // Names alone begin as names do, and are those of different people.
  const areNames = others.length >= FEWEST && others.every((value) => GIVEN_NAME.test(value))
  const isTold = others.length > 0 && (codes.length > 0 || areNames) && codes.every((value) => CODE.test(value))
  if (!isTold) return false
  const named = rowNaming(list, key)
  return others.every((value) => named(value) !== undefined)
}

/** The words of whole names in a row of a list. */
function wordsIn(cells: Row, key: ColumnProfile): ReadonlySet<string> {
  const texts = cells.filter((cell, at) => at !== key.position && /\p{L}\s+\p{L}/u.test(cell ?? ''))
  return new Set(texts.flatMap((text) => (text ?? '').split(/[\s,]+/u).map(foldName)))
}
