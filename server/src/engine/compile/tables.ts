import { quoteLiteral } from '../literal.ts'
import { EngineError, type InputTable } from '../model.ts'

/** What names a table: the file and the table in it. */
export interface TableName {
  file_id: string
  table: string
}

/** A key that tells tables apart; no file id has a NUL. */
export function tableKey({ file_id, table }: TableName): string {
  return `${file_id}\0${table}`
}

export type TableIndex = ReadonlyMap<string, InputTable>

export function indexTables(tables: InputTable[]): TableIndex {
  return new Map(tables.map((table) => [tableKey({ file_id: table.file_id, table: table.name }), table]))
}

/** The table of that name; an EngineError when the plan names one that isn't there (its file was deleted since). */
export function findTable(tables: TableIndex, name: TableName): InputTable {
  const table = tables.get(tableKey(name))
  if (!table) {
    throw new EngineError(
      `The plan uses table “${name.table}” of file ${name.file_id}, which is no longer there. Generate a new plan.`,
    )
  }
  return table
}

/** A FROM item over a Parquet file. */
export function parquetScan(path: string): string {
  return `read_parquet(${quoteLiteral(path)})`
}

/** Where a table's rows lie, and the number of the first one when they are not numbered there. */
export type TableFile = Pick<InputTable, 'parquet' | 'first_row'>

/** Places in a file, counted from 0; `to` is the first that is not in it. */
export interface RowSpan {
  from: number
  to: number
}

/** A FROM item over a table's rows, `_row` included; with spans only over those: row groups without them are skipped. */
export function tableScan({ parquet, first_row }: TableFile, spans: RowSpan[] | null = null): string {
  const columns = first_row === null ? '*' : `file_row_number + ${first_row} AS _row, *`
  if (spans === null)
    return first_row === null ? parquetScan(parquet) : `(SELECT ${columns} FROM ${parquetScan(parquet)})`
  const parts = spans.map(
    ({ from, to }) =>
      `SELECT ${columns} FROM ${parquetScan(parquet)} WHERE file_row_number >= ${from} AND file_row_number < ${to}`,
  )
  return `(${parts.join(' UNION ALL ')})`
}
