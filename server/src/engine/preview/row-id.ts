import type { TableName } from '../compile/tables.ts'

/**
 * What names a row of a sheet, in whatever plan: the source row that it was made from. A sheet takes each table once, so no two rows of
 * it share one.
 */
export function rowId({ file_id, table }: TableName, row: number): string {
  return `${file_id}/${table}/${row}`
}
