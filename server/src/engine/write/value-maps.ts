import { compileColumn, stackLayers } from '../compile/column.ts'
import type { Query } from '../compile/query.ts'
import { compileSource } from '../compile/source.ts'
import type { TableIndex } from '../compile/tables.ts'
import type { ColumnPlan, Plan, SourcePlan, ValueMapEntry, ValueMapReport } from '../model.ts'

/** Every value map of a plan, with the source rows that each entry applies to. */
export async function reportValueMaps(query: Query, plan: Plan, tables: TableIndex): Promise<ValueMapReport[]> {
  const reports = new Map<string, ValueMapReport>()
  for (const sheet of plan.sheets) {
    for (const source of sheet.sources) {
      for (const column of source.columns) {
        const entries = await countEntries(query, source, column, tables)
        if (entries === null) continue
        const key = JSON.stringify([sheet.slug, column.column])
        const report = reports.get(key) ?? { slug: sheet.slug, column: column.column, entries: [] }
        reports.set(key, { ...report, entries: added(report.entries, entries) })
      }
    }
  }
  return [...reports.values()]
}

type Counted = ValueMapEntry & { count: number }

function added(entries: Counted[], more: Counted[]): Counted[] {
  const result = new Map(entries.map((entry) => [JSON.stringify([entry.raw, entry.value]), entry]))
  for (const entry of more) {
    const key = JSON.stringify([entry.raw, entry.value])
    result.set(key, { ...entry, count: entry.count + (result.get(key)?.count ?? 0) })
  }
  return [...result.values()]
}

/** Entries of the column's first value map; null when it has none. Counted over what the steps before the map make of the source. */
async function countEntries(
  query: Query,
  source: SourcePlan,
  column: ColumnPlan,
  tables: TableIndex,
): Promise<Counted[] | null> {
  const at = column.transforms.findIndex(({ kind }) => kind === 'value_map')
  const map = column.transforms[at]
  if (map?.kind !== 'value_map') return null
  const scan = compileSource(source, tables)
  const columns = column.inputs.map(scan.columnName)
  const chain = compileColumn(column.transforms.slice(0, at), { columns, shared: true, rowNumber: '0' }, 'k')
  const raws = `SELECT ${chain.value} AS raw, count(*) AS n FROM (${stackLayers(scan.sql, [chain])}) GROUP BY raw`
  // A column with a map has few distinct values; the cap is for plans that map a free text.
  const rows = await query.rows(`SELECT raw, n FROM (${raws}) WHERE raw IS NOT NULL ORDER BY n DESC LIMIT 100000`)
  const counts = new Map(rows.map((row) => [String(row.raw), Number(row.n)]))
  return map.entries.map((entry) => ({ ...entry, count: counts.get(entry.raw) ?? 0 }))
}
