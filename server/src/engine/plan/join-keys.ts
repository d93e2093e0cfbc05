import { conceptWeights, nameScore, type NameFeatures } from '../match/name-score.ts'
import type { JoinPlan } from '../model.ts'
import type { ColumnProfile, TableProfile } from '../profile/model.ts'
import { canCompareLoosely, containment } from '../profile/sketch.ts'
import { isWhole, type Placed } from './context.ts'
import { isOnceEach } from './repeated-keys.ts'

// By which columns two tables are of the same things: see joins.ts and lookup-tables.ts.

/** A column of the main table and that of the other one which has its values. */
export interface KeyPair {
  left: ColumnProfile
  right: ColumnProfile
}

/** A key, and the share of the other table's keys (of the main table's, for what is looked up) that stand in both. */
export interface SharedKey {
  pairs: KeyPair[]
  share: number
}

/** Keys of more columns than this are none: so many texts are different anyway. */
const MOST_COLUMNS = 3
/** So many columns are tried with one another. */
const MOST_TRIED = 6
/** The share of a column's values that must be keys of a table in which something is looked up. */
const LEAST_KNOWN = 0.9
/** Of the different values, so many must be; of the cells, more. */
const LEAST_SOME = 0.5
/** From here on two headers are called alike. */
const ALIKE = 0.65
/** Short numbers are everywhere: that they occur in two columns says nothing. */
const TELLING = /\p{L}|\d{4}/u

/** The plan of a join by these columns. */
export function joinBy({ table }: TableProfile, pairs: KeyPair[], reason: string, isLooseToo = isLoose): JoinPlan {
  const [first, ...also] = pairs.map(({ left, right }) => ({ left: left.position, right: right.position }))
  const loose = pairs.every(({ left, right }) => isLooseToo(left, right))
  return {
    file_id: table.file_id,
    table: table.name,
    ...first!,
    ...(also.length > 0 && { also }),
    ...(loose && { loose }),
    reason,
  }
}

/** “A” and “B”, by which the other table is called in a sentence. */
export function keyNames(pairs: KeyPair[]): string {
  return pairs.map(({ right }) => `“${right.name}”`).join(' with ')
}

/** In a list that has each key once, however it is written, several spellings of it in the rows are the same. */
export function isLooseList(left: ColumnProfile, right: ColumnProfile, list?: TableProfile): boolean {
  const isOnce = right.loose.unique || (list !== undefined && isOnceEach(right, list))
  return isOnce && (left.loose.differs || right.loose.differs)
}

function isLoose(left: ColumnProfile, right: ColumnProfile): boolean {
  return canCompareLoosely(left.loose, right.loose)
}

/** The fewest of the columns that both tables have which are, together, the same for no two rows of the other one. */
export function keyOfSeveral(main: Placed, other: Placed, shared: number[]): SharedKey | null {
  const pairs = shared
    .flatMap((target) => pairOf(main, other, target) ?? [])
    .toSorted((a, b) => b.right.distinct - a.right.distinct)
    .slice(0, MOST_TRIED)
  const [own, others] = [main.placement.table.profile, other.placement.table.profile]
  for (let size = 2; size <= MOST_COLUMNS; size++) {
    for (const chosen of choicesOf(pairs, size)) {
      const rights = keysOf(others, chosen.map(({ right }) => right), chosen) // prettier-ignore
      if (rights.length < 2 || new Set(rights).size < rights.length) continue
      const share = shareOf(own, others, chosen, rights)
      if (share !== null) return { pairs: chosen, share }
    }
  }
  return null
}

function pairOf(main: Placed, other: Placed, target: number): KeyPair | null {
  const [left, right] = [singleColumn(main, target), singleColumn(other, target)]
  return left && right && { left, right }
}

function singleColumn({ placement, mappings }: Placed, target: number): ColumnProfile | null {
  const { sources, lead } = mappings[target]!
  return sources.length === 1 && lead.length === 0 ? placement.table.profile.columns[sources[0]!]! : null
}

function choicesOf<T>(items: T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, at) => choicesOf(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]))
}

/** The keys of the rows that were looked at and have all of their columns. */
function keysOf({ rows }: TableProfile, columns: ColumnProfile[], pairs: KeyPair[]): string[] {
  return rows.flatMap((cells) => {
    const parts = columns.map(({ position }, at) => {
      const cell = cells[position]?.trim() ?? ''
      return isLoose(pairs[at]!.left, pairs[at]!.right) ? looseText(cell) : cell
    })
    return parts.every((part) => part !== '') ? [parts.join('\u001F')] : []
  })
}

function looseText(cell: string): string {
  return cell.toUpperCase().replaceAll(/[\s-]+/g, '').replace(/^0+(?=.)/, '') // prettier-ignore
}

/** Counted where all rows were looked at, else as much as each column by itself allows. */
function shareOf(own: TableProfile, others: TableProfile, pairs: KeyPair[], rights: string[]): number | null {
  if (!isWhole(own) || !isWhole(others)) {
    const shares = pairs.map(({ left, right }) => sharedIn(right, left))
    return shares.some((share) => share === null) ? null : Math.min(...shares.map((share) => share!))
  }
  const known = new Set(keysOf(own, pairs.map(({ left }) => left), pairs)) // prettier-ignore
  return rights.filter((key) => known.has(key)).length / rights.length
}

/** The share of one column's values that the other one has. */
export function sharedIn(one: ColumnProfile, other: ColumnProfile): number | null {
  return isLoose(one, other) ? containment(one.loose, other.loose) : containment(one, other)
}

/** The share of the values, or of the cells where all are known, that a list has: one wrong code among few is still one cell of many. */
function knownIn(left: ColumnProfile, right: ColumnProfile): number | null {
  const share = sharedIn(left, right)
  if (share === null || share >= LEAST_KNOWN || share < LEAST_SOME || !left.complete || !right.complete) return share
  const known = new Set(right.values.map(({ value }) => looseText(value.trim())))
  const cells = left.values.reduce(
    (sum, { value, count }) => (known.has(looseText(value.trim())) ? sum + count : sum),
    0,
  )
  return Math.max(share, cells / left.filled)
}

/** The column of the main table by which the other one, that has each of its keys once, says more of every row. */
export function keyToLookUp(main: Placed['placement']['table'], other: Placed['placement']['table']): SharedKey | null {
  const keys = [...other.profile.columns.entries()].filter(
    ([, key]) => key.filled > 1 && isOnceEach(key, other.profile),
  )
  const weights = conceptWeights([main.names, other.names], new Set())
  const found = keys.flatMap(([at, right]) =>
    main.profile.columns.flatMap((left, own) => {
      const share = left.filled > 1 && left.distinct > 1 ? knownIn(left, right) : null
      if (share === null || share < LEAST_KNOWN) return []
      const name = alike(main.names[own]!, other.names[at]!, weights)
      const telling = left.values.filter(({ value }) => TELLING.test(value)).length >= LEAST_KNOWN * left.values.length
      if (name < ALIKE && !telling) return []
      return [{ pairs: [{ left, right }], share, worth: share + name }]
    }),
  )
  return found.toSorted((a, b) => b.worth - a.worth)[0] ?? null
}

function alike(one: NameFeatures, other: NameFeatures, weights: ReturnType<typeof conceptWeights>): number {
  if (one.empty || other.empty) return 0
  return one.squashed === other.squashed ? 1 : nameScore(one, other, weights)
}
