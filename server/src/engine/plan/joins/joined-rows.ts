import { squash } from '../../match/names/words.ts'
import type { JoinPlan } from '../../model.ts'
import { looseKey } from '../../profile/sketch.ts'
import type { Placed } from '../context.ts'

// The rows of two joined tables side by side, as far as they were looked at.

/** How the keys of a join are compared. */
type HowCompared = Pick<JoinPlan, 'loose' | 'unmarked' | 'dress' | 'only'>

/** The column of the table that the template column is, as it is; null when it is none, several or a part of one. */
export function positionOf({ placement, mappings }: Placed, target: number): number | null {
  const { sources, lead, guessed } = mappings[target]!
  const [source, ...more] = sources
  if (source === undefined || more.length > 0 || lead.length > 0 || guessed) return null
  return placement.table.profile.columns[source]!.position
}

/** The rows of a completing table that were looked at, by the key that it is joined by: of several with one key the first. */
export function rowsByKey(
  { placement }: Placed,
  position: number,
  join: HowCompared,
): ReadonlyMap<string, readonly (string | null)[]> {
  const rows = new Map<string, readonly (string | null)[]>()
  for (const cells of placement.table.profile.rows) {
    const key = keyOf(cells[position], join)
    if (key !== null && !rows.has(key) && counts(cells, join)) rows.set(key, cells)
  }
  return rows
}

/** Whether a row of the completing table is one of those that may say something of the main one's. */
function counts(cells: readonly (string | null)[], { only }: HowCompared): boolean {
  return only === undefined || only.values.some((value) => value.trim() === plain(cells[only.position]))
}

/** A cell as the join compares it; null when it is empty. */
export function keyOf(cell: string | null | undefined, { loose, unmarked, dress }: HowCompared): string | null {
  const key = loose ? looseKey(cell ?? '', dress, unmarked) : plain(cell)
  return key === '' ? null : key
}

/** The key by which a row of the main table finds one of the other; null where it has none. */
export function leftKeyOf(cells: readonly (string | null)[], { left, twins, ...join }: Joined): string | null {
  if (twins === undefined) return keyOf(cells[left], join)
  return twinsOf(twins).get(plain(cells[left])) ?? null
}

/** Whether more than such a share of the main table's rows are not in the completing one, by the first of its keys. */
export function lacksMore(share: number, main: Placed, other: Placed, join: JoinPlan): boolean {
  const rows = rowsByKey(other, join.right, join)
  const own = main.placement.table.profile.rows
  const lacking = own.filter((cells) => {
    const key = leftKeyOf(cells, join)
    return key === null || !rows.has(key)
  })
  return lacking.length > share * own.length
}

type Joined = Pick<JoinPlan, 'left' | 'twins' | 'loose' | 'unmarked' | 'dress'>

const byLeft = new WeakMap<NonNullable<JoinPlan['twins']>, ReadonlyMap<string, string>>()

function twinsOf(twins: NonNullable<JoinPlan['twins']>): ReadonlyMap<string, string> {
  const known = byLeft.get(twins) ?? new Map(twins.map(({ left, right }) => [left, right]))
  byLeft.set(twins, known)
  return known
}

export function plain(cell: string | null | undefined): string {
  return (cell ?? '').trim()
}

const LEAST_FIGURES = 6

/** The same text, or one of them cut short; the same number, whatever is dialled before it. */
export function areAlike(one: string, two: string): boolean {
  const [left, right] = [squash(one), squash(two)]
  if (left.startsWith(right) || right.startsWith(left)) return true
  const [figures, others] = [one, two].map((text) => text.replace(/\D/g, '').slice(-LEAST_FIGURES))
  return figures!.length === LEAST_FIGURES && figures === others
}
