import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Placed } from '../context.ts'
import type { Linked } from './linked.ts'
import { foldName } from './near-names.ts'

// “Primary” under “Under”, where every other row is under one of the list: the groups that the others are under have to be under something, too, and
// some programs have a word for that. It names no row, and the rows under it are under none.

/** What programs call that which is above all groups. */
const TOP_WORDS =
  /^\W*(?:primary|root|top(?:[ -]?(?:level|group))?|toplevel|(?:oberste|höchste) (?:ebene|gruppe)|hauptebene|wurzel|racine|(?:niveau|groupe) supérieur|raíz|(?:nivel|grupo) superior|radice|livello superiore|(?:hoogste|bovenste) niveau|hoofdniveau|wortel|korzeń|kořen)\W*$/iu
/** One group may be there by chance, or by a slip. */
const FEWEST = 2

/** A value in a column that tells what each row is under, and that stands for what is above all of them. */
export interface Top {
  value: string
  /** The word says so itself. */
  isSaid: boolean
}

const found = new WeakMap<ColumnProfile, Top | null>()

/**
 * The top of the tree that a column tells, if it has a word for it: no cell is empty, and the word stands in rows alone that others are under,
 * and names none.
 */
export function topOf(source: ColumnProfile, profile: TableProfile): Top | null {
  const known = found.get(source)
  if (known !== undefined) return known
  const top = findTop(source, profile)
  found.set(source, top)
  return top
}

function findTop(source: ColumnProfile, { rows, columns }: TableProfile): Top | null {
  const isCandidate = ({ value, count }: ColumnProfile['values'][number]): boolean =>
    count >= FEWEST && /\p{L}{3}/u.test(value) && !/\d/.test(value)
  const candidates = source.complete && source.empty === 0 ? source.values.filter(isCandidate) : []
  if (candidates.length === 0) return null
  const others = columns.filter((column) => column !== source)
  const textsOf = (cells: TableProfile['rows'][number]): string[] =>
    others.flatMap(({ position }) => (cells[position] ? foldName(cells[position]) : []))
  const called = new Set(rows.flatMap(textsOf))
  const above = new Set(source.values.map(({ value }) => foldName(value)))
  const tops = candidates.filter(({ value }) => {
    const word = foldName(value)
    const own = called.has(word) ? [] : rows.filter((cells) => foldName(cells[source.position] ?? '') === word)
    const heads = own.filter((cells) => textsOf(cells).some((text) => above.has(text)))
    return heads.length >= FEWEST && 2 * heads.length > own.length
  })
  const [top] = tops
  return top && tops.length === 1 ? { value: top.value, isSaid: TOP_WORDS.test(top.value) } : null
}

/** The values of a column that are to be rows of the linked sheet: where that is its own, the word for the top names none of them. */
export function withoutTop(
  source: ColumnProfile,
  { template }: Linked,
  tables: readonly Placed[],
): ColumnProfile['values'] {
  const own = tables.find(
    ({ placement: { side, table } }) => side.template.id === template.id && table.profile.columns.includes(source),
  )
  const top = own ? topOf(source, own.placement.table.profile) : null
  return top?.isSaid ? source.values.filter(({ value }) => value !== top.value) : source.values
}
