import { fold } from '../../match/names/words.ts'
import { CURRENT, PAST } from '../../match/vocabulary/past-states.ts'
import { isSameWord } from '../../match/vocabulary.ts'
import type { TableProfile } from '../../profile/model.ts'
import { tableLabel, type Placed, type Placement } from '../context.ts'
import { isCalled, namedBy, type Evident } from './evident-filling.ts'

// Orders of the shop in one file, those of a market place in another: what the files are called tells which of the allowed values their rows have.

/** So many values are the ways in which something came; of two, the other file has the other one. */
const MOST_VALUES = 6
const BOTH = 2
/** Rows of all kinds. */
const OF_ALL =
  /(?<!\p{L})(?:all|every|total|complete|both|merged|combined|mixed|others?|misc|rest|alle|gesamt|komplett|gemischt|sonstige|tous|toutes|mixte|autres|todos|todas|otros|otras|mixto|tutti|tutte|altri|misto|alles|overige?)(?!\p{L})/iu

/**
 * The allowed value by whose name the file goes, where the template's files go by different ones; or of two values the one that is left, where the
 * other files go by the other one, or where one goes by what is over: those who left are in a list of their own, and the others are still there.
 * Of more values it is the last one where all other files go by another, and this one and those of its kind by none.
 */
export function calledApart({ table, side }: Placement, target: number, placed: readonly Placed[]): Evident | null {
  const nouns = new Set([side.template.slug, side.template.name].flatMap(wordsIn))
  const allowed = side.rules[target]?.values ?? []
  if (allowed.length < 2 || allowed.length > MOST_VALUES) return null
  const all = placed.filter(({ placement }) => placement.side.template === side.template)
  const calledOf = ({ placement }: Pick<Placed, 'placement'>): string | undefined => {
    const { profile } = placement.table
    const called = OF_ALL.test(`${profile.table.file_name} ${profile.table.name}`.replaceAll('_', ' '))
      ? undefined
      : namedBy(profile.table, allowed)
    return called !== undefined && !nouns.has(fold(called)) && stands(called, profile.table) ? called : undefined
  }
  const others = all.filter(({ placement }) => placement.table.profile !== table.profile)
  const own = calledOf({ placement: { table, side } as Placement })
  const claimed = others.map(calledOf)
  // Sheets of one workbook go by its name together.
  const elsewhere = others.flatMap((one, at) =>
    one.placement.table.profile.table.file_id === table.profile.table.file_id ? [] : [claimed[at]],
  )
  if (own !== undefined && elsewhere.length > 0 && !elsewhere.includes(own))
    return { value: own, why: `“${table.profile.table.file_name}” says so` }
  const known = claimed.flatMap((one) => one ?? [])
  const left = allowed.filter((value) => !known.includes(value))
  const [value, ...more] = left
  const isLast =
    own === undefined &&
    (allowed.length === BOTH
      ? known.length === others.length || (value !== undefined && CURRENT.test(value) && known.every(isPast))
      : areOneKind([table.profile, ...unclaimed(others, claimed)], others, claimed))
  const { file_name, name } = table.profile.table
  if (!isLast || others.length === 0 || value === undefined || more.length > 0) return null
  if (OF_ALL.test(`${file_name} ${name}`.replaceAll('_', ' '))) return null
  const named = others.flatMap(({ placement }, at) =>
    claimed[at] === undefined ? [] : [`“${claimed[at]}” are those of ${tableLabel(placement.table.profile)}`],
  )
  return { value, why: `${named.join(', ')}` }
}

const isPast = (value: string): boolean => PAST.test(value.replaceAll('_', ' '))

function unclaimed(others: readonly Placed[], claimed: readonly (string | undefined)[]): TableProfile[] {
  return others.flatMap(({ placement }, at) => (claimed[at] === undefined ? [placement.table.profile] : []))
}

/** Files that go by no value have the same columns, which no file has that goes by one. */
function areOneKind(
  open: readonly TableProfile[],
  others: readonly Placed[],
  claimed: readonly (string | undefined)[],
): boolean {
  const headers = ({ columns }: TableProfile): string => JSON.stringify(columns.map(({ name }) => name))
  const kinds = new Set(open.map(headers))
  return (
    kinds.size === 1 &&
    others.every(({ placement }, at) => claimed[at] === undefined || !kinds.has(headers(placement.table.profile)))
  )
}

function wordsIn(text: string): string[] {
  return fold(text).match(/\p{L}+/gu) ?? []
}

/** The value as it is, or in the plural, within a name that may be written in one word: `EtsyOrders2024.csv`, the sheet “Trailers”; or a sheet that means it. */
function stands(value: string, { file_name: file, name }: { file_name: string; name: string }): boolean {
  const called = wordsIn(`${file} ${name} ${`${file} ${name}`.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')}`)
  if (isCalled(value, { file_name: file, name })) return true
  const own = wordsIn(value)
  return (
    called.includes(own.join('')) ||
    own.every((word) => called.some((other) => other === word || (word.length > 3 && isSameWord(word, other))))
  )
}
