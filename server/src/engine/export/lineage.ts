import { firstPerKey, leftKey } from '../compile/source.ts'
import { tableKey, tableScan, type TableFile, type TableName } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import type { ColumnRef, JoinPlan, SourcePlan } from '../model.ts'

/** A table that a sheet was made from, and the name of its file. */
type NamedTable = TableName & TableFile & { file_name: string }

/** What leads a sheet back: the plan of its sources, and every table that they read (`parquet`: absolute path). */
export interface ExportLineage {
  sources: SourcePlan[]
  tables: NamedTable[]
}

export const lineageHeader = ['row', 'column', 'file_id', 'file', 'table', 'source_row', 'source_column', 'raw']

/** The sources of a sheet, by their place in its plan, whose rows have a cell that leads back. */
export function tracedSources({ sources }: ExportLineage): number[] {
  return sources.flatMap(({ columns }, index) => (columns.some(({ inputs }) => inputs.length > 0) ? [index] : []))
}

/**
 * A row for each source cell behind each cell of a sheet, in the sheet's order of rows and columns. `rows`:
 * SQL of the sheet's rows as `n`, `_source` and `_source_row`. Joins and their sort spill to disk, so that memory stays flat.
 */
export function lineageRows(rows: string, { sources, tables }: ExportLineage): string {
  const files = new Map(tables.map((table) => [tableKey(table), table]))
  const selects = sources.flatMap((source, index) => {
    const cells = source.columns.flatMap(({ column, inputs }) =>
      inputs.map((input) => cellOf(column, input, source, fileOf(files, input))),
    )
    if (cells.length === 0) return []
    const fields = lineageHeader.slice(1).map((name, field) => `cell.${name} AS c${field + 1}`)
    return [
      `SELECT n::VARCHAR AS c0, ${fields.join(', ')}
       FROM (SELECT n, unnest([${cells.join(', ')}]) AS cell FROM (${joinedRows(rows, source, index, files)}))`,
    ]
  })
  return selects.join(' UNION ALL ')
}

/** The struct of one source cell, with the fields of `columns` but the first. */
function cellOf(column: string, input: ColumnRef, source: SourcePlan, { file_name }: NamedTable): string {
  const from = aliasOf(input, source)
  const fields = [
    quoteLiteral(column),
    quoteLiteral(input.file_id),
    quoteLiteral(file_name),
    quoteLiteral(input.table),
    `${from}_row::VARCHAR`,
    quoteLiteral(input.column),
    `${from}_c${input.position}`,
  ]
  return `{${fields.map((value, field) => `'${lineageHeader[field + 1]}': ${value}`).join(', ')}}`
}

/** The sheet's rows of one source beside their row of its table, and the rows that complete it: `<alias>_row`, `<alias>_c<position>`. */
function joinedRows(rows: string, source: SourcePlan, index: number, files: ReadonlyMap<string, NamedTable>): string {
  const own = positionsIn(source, source)
  const keys = source.joins.map((join, place) => `${leftKey(join)} AS key${place}`)
  const base = `SELECT ${['_row', ...own, ...keys].join(', ')} FROM ${tableScan(fileOf(files, source))}`
  const completing = source.joins.map((join, place) => {
    const table = firstPerKey(join, fileOf(files, join), positionsIn(source, join))
    return ` LEFT JOIN (${table}) j${place} ON base.key${place} = j${place}._key`
  })
  const selected = [
    ...['_row', ...own].map((name) => `base.${name} AS ${prefixed('base', name)}`),
    ...source.joins.flatMap((join, place) =>
      ['_row', ...positionsIn(source, join)].map((name) => `j${place}.${name} AS ${prefixed(`j${place}`, name)}`),
    ),
  ]
  return `SELECT n, ${selected.join(', ')} FROM (${rows}) sheet JOIN (${base}) base ON base._row = sheet._source_row${completing.join('')}
    WHERE sheet._source = ${index} ORDER BY n`
}

function prefixed(alias: string, name: string): string {
  return name.startsWith('_') ? `${alias}${name}` : `${alias}_${name}`
}

function aliasOf(input: ColumnRef, source: SourcePlan): string {
  const place = source.joins.findIndex((join) => tableKey(join) === tableKey(input))
  return tableKey(input) === tableKey(source) || place < 0 ? 'base' : `j${place}`
}

/** The columns of a table that the plan reads, each once. */
function positionsIn({ columns: plans }: SourcePlan, table: TableName | JoinPlan): string[] {
  const inputs = plans.flatMap(({ inputs: read }) => read).filter((input) => tableKey(input) === tableKey(table))
  return [...new Set(inputs.map(({ position }) => `c${position}`))]
}

/** @throws Error when the caller gave no file for a table of the plan. */
function fileOf(files: ReadonlyMap<string, NamedTable>, table: TableName): NamedTable {
  const file = files.get(tableKey(table))
  if (file === undefined) throw new Error(`no file for table ${table.table} of ${table.file_id}`)
  return file
}
