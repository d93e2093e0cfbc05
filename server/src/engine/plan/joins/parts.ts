import type { ColumnRef, JoinPlan, Transform } from '../../model.ts'
import { countValues, profileColumn } from '../../profile/column.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { askedWith, columnRef, isWhole, type Context, type Mapping, type Placed, type Placement } from '../context.ts'
import { plainSource } from '../sure.ts'
import { sharedIn } from './join-keys.ts'
import { areAlike, plain, positionOf, rowsByKey } from './joined-rows.ts'
import type { Group } from './group.ts'

// What completes a table may come in parts: a price list on two sheets, a file a month. A row stands in one of them, so the first that has a
// value gives it. Where a few stand in both, as they were copied from the one to the other, the first says it.

/** A table that completes rows, and which of its columns does. */
export interface Part {
  placed: Placed
  source: number
}

/** So few keys may two parts have in common. */
const HARDLY = 0.05

/** The other parts of the table that completes the rows by this column: of the same columns, or of others for other rows. */
export function otherParts(
  placed: Placed,
  target: number,
  { sources, lead }: Mapping,
  joined: Group['joined'],
  context: Context,
): Part[] {
  const { profile } = placed.placement.table
  const shape = askedWith(profile, context)
  const [source] = sources
  if (source === undefined || sources.length > 1 || lead.length > 0 || !isWhole(profile)) return []
  const own = joined.find((one) => one.placed === placed)
  return joined.flatMap(({ placed: other, join, lookup }) => {
    const { profile: part } = other.placement.table
    if (other === placed || lookup || !isWhole(part)) return []
    if (shape.includes(part)) return [{ placed: other, source }]
    const [theirs] = plainSource(other.mappings[target]!)
    const keys = own && [keyOf(profile, own.join), keyOf(part, join)]
    const isApart = keys?.[0] && keys[1] && (sharedIn(keys[0], keys[1]) ?? 1) <= HARDLY
    return theirs !== undefined && (isApart || (own && sayTheSame(own, { placed: other, join })))
      ? [{ placed: other, source: theirs }]
      : []
  })
}

/** So many of the cells that both have must be alike. */
const ALIKE = 0.5

/** Whether two tables have rows of their own, and say much the same of those that both have: accounts that were new once and have since been entered. */
function sayTheSame(one: Pick<Joined, 'placed' | 'join'>, other: Pick<Joined, 'placed' | 'join'>): boolean {
  const [rows, others] = [one, other].map(({ placed, join }) => rowsByKey(placed, join.right, join)) as [Rows, Rows]
  const both = [...others.keys()].filter((key) => rows.has(key))
  if (both.length === 0 || both.length === others.size) return false
  const pairs = one.placed.mappings.flatMap((_, target): [string, string][] => {
    const [own, theirs] = [positionOf(one.placed, target), positionOf(other.placed, target)]
    if (own === null || theirs === null || own === one.join.right) return []
    return both.map((key): [string, string] => [plain(rows.get(key)![own]), plain(others.get(key)![theirs])])
  })
  const filled = pairs.filter(([own, theirs]) => own !== '' && theirs !== '')
  return filled.length > 0 && filled.filter(([own, theirs]) => areAlike(own, theirs)).length >= ALIKE * filled.length
}

type Joined = Group['joined'][number]
type Rows = ReturnType<typeof rowsByKey>

function keyOf({ columns }: TableProfile, { right }: JoinPlan): ColumnProfile | undefined {
  return columns.find(({ position }) => position === right)
}

/** What several columns make of a template column: the first step, and where the values for the others are seen. */
export interface Made {
  inputs: ColumnRef[]
  lead: Transform
  placement: Placement
  /** What the first table's own columns make of it: its first step is that of all. */
  mapping?: Mapping
}

/** The column of all parts, and what takes the one that has a value. */
export function ofParts(placement: Placement, source: number, parts: readonly Part[]): Made {
  const { profile } = placement.table
  const all = [
    { profile, source },
    ...parts.map((part) => ({ profile: part.placed.placement.table.profile, source: part.source })),
  ]
  return {
    inputs: all.map((one) => columnRef(one.profile, one.profile.columns[one.source]!)),
    lead: { kind: 'merge', separator: '', first: true },
    placement: { ...placement, table: { ...placement.table, profile: united(profile, source, all) } },
  }
}

/** The rows of all, as far as one column is looked at. */
function united(
  first: TableProfile,
  source: number,
  parts: readonly { profile: TableProfile; source: number }[],
): TableProfile {
  const { name, position } = first.columns[source]!
  const blank = Array.from<string | null>({ length: Math.max(...first.columns.map((own) => own.position)) + 1 }).fill(
    null,
  )
  // Of a part with other columns only this one is looked at.
  const rows = parts.flatMap(({ profile, source: at }) =>
    profile.columns.every((own, other) => own.name === first.columns[other]?.name)
      ? profile.rows
      : profile.rows.map((row) => blank.with(position, row[profile.columns[at]!.position] ?? null)),
  )
  const cells = rows.map((row) => row[position] ?? null)
  const counted = countValues(
    cells,
    cells.map((_, at) => at + 1),
  )
  const empty = cells.filter((cell) => cell === null).length
  const column = profileColumn(
    { name, position, rows: cells.length, empty, distinct: counted.length },
    counted,
    cells.length,
    true,
  )
  return {
    ...first,
    table: { ...first.table, rows: cells.length },
    sampled: cells.length,
    rows,
    columns: first.columns.map((own, at) => (at === source ? column : own)),
  }
}
