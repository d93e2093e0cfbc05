import { pairsOf } from '../../compile/source.ts'
import type { ColumnPlan, SourcePlan } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Context, Placed, Placement } from '../context.ts'
import type { Group } from '../joins/group.ts'
import { isIgnoredColumn } from '../tables/told-tables.ts'

/** The columns of a table that end nowhere, each with the reason. */
export function unmappedColumns(
  placed: Placed,
  columns: ColumnPlan[],
  joined: Group['joined'],
  context: Context,
): SourcePlan['unmapped'] {
  const { profile } = placed.placement.table
  const { file_id, name: table } = profile.table
  const used = new Set(
    columns
      .flatMap(({ inputs }) => inputs)
      .filter((input) => input.file_id === file_id && input.table === table)
      .map(({ position }) => position),
  )
  const join = joined.find(({ placed: other }) => other === placed)?.join
  const keys = join ? pairsOf(join).map(({ right }) => right) : []
  return profile.columns.flatMap((column) => {
    if (used.has(column.position)) return []
    const { name, position } = column
    const reason = keys.includes(position)
      ? 'It is the key by which the table was joined.'
      : join?.only?.position === position
        ? 'It says which of its rows are of this table.'
        : whyUnmapped(placed, column, columns, context)
    return [{ file_id, table, column: name, position, reason }]
  })
}

function whyUnmapped(
  { placement }: Placed,
  column: TableProfile['columns'][number],
  columns: ColumnPlan[],
  context: Context,
): string {
  const { template } = placement.side
  const ignored = isIgnoredColumn(column.name, template.slug, context)
  if (ignored) return ignored
  if (column.filled === 0) return 'It is empty.'
  const rival = takenBy(placement, column, columns)
  if (rival) return rival
  return `No column of ${template.name} is clearly meant by it.`
}

/** The template column that it would be, where another column of the table is that one already. */
function takenBy(
  { table: { profile }, candidates }: Placement,
  { position }: TableProfile['columns'][number],
  columns: ColumnPlan[],
): string | null {
  const best = candidates
    .filter(({ source, probability }) => profile.columns[source]!.position === position && probability >= 0.5)
    .toSorted((a, b) => b.probability - a.probability)[0]
  const plan = best && columns[best.target]
  const [input] = plan?.inputs ?? []
  if (!plan || !input || input.position === position) return null
  return `It looks like “${plan.column}”, which “${input.column}” fills: a column is filled by one.`
}
