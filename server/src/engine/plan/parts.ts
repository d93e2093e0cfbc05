import type { ColumnRef, Transform } from '../model.ts'
import { countValues, profileColumn } from '../profile/column.ts'
import type { TableProfile } from '../profile/model.ts'
import { askedWith, columnRef, isWhole, type Context, type Mapping, type Placed, type Placement } from './context.ts'
import type { Group } from './joins.ts'

// What completes a table may come in parts: a price list on two sheets, a file a month. A row stands in one of them, so the first that has a
// value gives it.

/** The other parts of the table that completes the rows by this column. */
export function otherParts(
  placed: Placed,
  { sources, lead }: Mapping,
  joined: Group['joined'],
  context: Context,
): Placed[] {
  const { profile } = placed.placement.table
  const shape = askedWith(profile, context)
  if (sources.length !== 1 || lead.length > 0 || !isWhole(profile)) return []
  return joined.flatMap(({ placed: other, lookup }) => {
    const { profile: part } = other.placement.table
    return other !== placed && !lookup && shape.includes(part) && isWhole(part) ? [other] : []
  })
}

/** The column of all parts, and what takes the one that has a value. */
export function ofParts(
  placement: Placement,
  parts: readonly Placed[],
  source: number,
): { inputs: ColumnRef[]; lead: Transform; placement: Placement } {
  const profiles = [placement, ...parts.map((part) => part.placement)].map(({ table }) => table.profile)
  return {
    inputs: profiles.map((profile) => columnRef(profile, profile.columns[source]!)),
    lead: { kind: 'merge', separator: '', first: true },
    placement: { ...placement, table: { ...placement.table, profile: united(profiles, source) } },
  }
}

/** The rows of all, as far as one column is looked at. */
function united(profiles: TableProfile[], source: number): TableProfile {
  const [first] = profiles as [TableProfile]
  const rows = profiles.flatMap((profile) => profile.rows)
  const { name, position } = first.columns[source]!
  const cells = rows.map((row) => row[position] ?? null)
  const counted = countValues(cells, cells.map((_, at) => at + 1)) // prettier-ignore
  const empty = cells.filter((cell) => cell === null).length
  const column = profileColumn(
    { name, position, rows: rows.length, empty, distinct: counted.length },
    counted,
    rows.length,
    true,
  )
  return {
    ...first,
    table: { ...first.table, rows: rows.length },
    sampled: rows.length,
    rows,
    columns: first.columns.map((own, at) => (at === source ? column : own)),
  }
}
