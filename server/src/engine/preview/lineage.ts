import type { Query } from '../compile/query.ts'
import { firstPerKey, leftKey, pairsOf } from '../compile/source.ts'
import { parquetScan, tableKey, type TableFile, type TableName } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import type { ColumnRef, JoinPlan, SourcePlan } from '../model.ts'

/** What leads back: the plan of the sheet's sources, and every table that they read. */
export interface LineageInput {
  sources: SourcePlan[]
  /** `parquet`: absolute path. */
  tables: (TableName & TableFile)[]
}

/** A source cell that a value was made from. `row` is null where a joined table has no row with the key; `raw` is the cell's exact text. */
export interface LineageCell {
  file_id: string
  table: string
  row: number | null
  column: string
  raw: string | null
}

/** Per template column, the cells that feed it; empty where none does. */
export type Lineage = Record<string, LineageCell[]>

/** A row of a sheet: which source it came from, by index, and the row in that source's table. */
export interface Origin {
  source: number
  row: number
}

type RawRow = Awaited<ReturnType<Query['rows']>>[number]

/** Reads the source cells behind rows of a sheet, in the order given. Only those rows are read, and the keys of joined tables. */
export async function readLineage(
  query: Query,
  { sources, tables }: LineageInput,
  origins: readonly Origin[],
): Promise<Lineage[]> {
  const files = new Map(tables.map((table) => [tableKey(table), table]))
  const found = new Map<number, Map<number, Lineage>>()
  for (const [index, source] of sources.entries()) {
    const rows = [...new Set(origins.filter((origin) => origin.source === index).map(({ row }) => row))]
    if (rows.length > 0) found.set(index, await sourceLineage(query, source, files, rows))
  }
  return origins.map(({ source, row }) => found.get(source)?.get(row) ?? {})
}

async function sourceLineage(
  query: Query,
  source: SourcePlan,
  files: ReadonlyMap<string, TableFile>,
  rows: number[],
): Promise<Map<number, Lineage>> {
  const own = await ownRows(query, source, fileOf(files, source), rows)
  const joined = new Map<string, Map<string, RawRow>>()
  for (const join of source.joins) {
    const keys = own.flatMap((row) => textOf(row, keyName(join)) ?? [])
    joined.set(tableKey(join), await firstRows(query, source, join, fileOf(files, join), keys))
  }
  return new Map(own.map((row) => [Number(row._row), lineageOf(source, row, joined)]))
}

function lineageOf(source: SourcePlan, own: RawRow, joined: ReadonlyMap<string, Map<string, RawRow>>): Lineage {
  const rowBehind = (input: ColumnRef): RawRow | undefined => {
    if (tableKey(input) === tableKey(source)) return own
    const join = source.joins.find((candidate) => tableKey(candidate) === tableKey(input))
    const key = join ? textOf(own, keyName(join)) : null
    return join && key !== null ? joined.get(tableKey(join))?.get(key) : undefined
  }
  const cell = (input: ColumnRef): LineageCell => {
    const { file_id, table, column, position } = input
    const row = rowBehind(input)
    return { file_id, table, row: row ? Number(row._row) : null, column, raw: row ? textOf(row, `c${position}`) : null }
  }
  return Object.fromEntries(source.columns.map(({ column, inputs }) => [column, inputs.map(cell)]))
}

/** The rows of the source's own table, with the key of each join. Their span lets row groups be skipped; the list picks. */
function ownRows(query: Query, source: SourcePlan, file: TableFile, rows: number[]): Promise<RawRow[]> {
  const keys = source.joins.map((join) => `${leftKey(join)} AS ${keyName(join)}`)
  // Not by `tableScan`: only the stored column, or the place itself, lets row groups be skipped.
  const [place, offset] = file.first_row === null ? ['_row', 0] : ['file_row_number', file.first_row]
  const names = [`${place} + ${offset} AS _row`, ...columnsFrom(source, source), ...new Set(keys)]
  const places = rows.map((row) => row - offset)
  return query.rows(
    `SELECT ${names.join(', ')} FROM ${parquetScan(file.parquet)}
     WHERE ${place} BETWEEN ${Math.min(...places)} AND ${Math.max(...places)} AND ${place} IN (${places.join(', ')})`,
  )
}

/** As in a plan's joins (compile/source.ts): of a joined table, the row of each key that counts. */
async function firstRows(
  query: Query,
  source: SourcePlan,
  join: JoinPlan,
  file: TableFile,
  keys: string[],
): Promise<Map<string, RawRow>> {
  if (keys.length === 0) return new Map()
  const wanted = [...new Set(keys)].map(quoteLiteral).join(', ')
  const rows = await query.rows(
    `SELECT * FROM (${firstPerKey(join, file, columnsFrom(source, join))}) WHERE _key IN (${wanted})`,
  )
  return new Map(rows.map((row) => [textOf(row, '_key') ?? '', row]))
}

function columnsFrom({ columns }: SourcePlan, table: TableName): string[] {
  const inputs = columns.flatMap((column) => column.inputs).filter((input) => tableKey(input) === tableKey(table))
  return [...new Set(inputs.map(({ position }) => `c${position}`))]
}

const keyName = (join: JoinPlan): string =>
  `_key${pairsOf(join)
    .map(({ left }) => left)
    .join(
      '_',
    )}${join.twins ? `_${Buffer.from(tableKey(join)).toString('hex')}` : ''}${join.loose ? '_loose' : ''}${join.unmarked ? '_unmarked' : ''}${join.dress === undefined ? '' : `_${Buffer.from(join.dress).toString('hex')}`}`

/** @throws Error when the caller gave no file for a table of the plan. */
function fileOf(files: ReadonlyMap<string, TableFile>, table: TableName): TableFile {
  const file = files.get(tableKey(table))
  if (file === undefined) throw new Error(`no file for table ${table.table} of ${table.file_id}`)
  return file
}

function textOf(row: RawRow, name: string): string | null {
  const cell = row[name]
  return cell === null || cell === undefined ? null : String(cell)
}
