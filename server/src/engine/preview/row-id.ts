import type { TableName } from '../compile/tables.ts'

/** A table that a sheet takes rows from, and the column that they are of where it has several for each row of the table. */
export type RowsOf = TableName & { part?: string | undefined }

/**
 * What names a row of a sheet, in whatever plan: the source row that it was made from. A sheet takes each row once, or once for each of
 * several columns, so no two rows of it share one.
 */
export function rowId({ file_id, table, part }: RowsOf, row: number): string {
  return `${file_id}/${table}/${row}${part === undefined ? '' : `/${part}`}`
}
