import { sameName, type ExactTable } from '../../knowledge/directives.ts'
import type { ColumnPlan } from '../../model.ts'

/** Whether a list stands behind the first of a column's inputs. */
export function isGapFilled(
  columns: readonly Pick<ColumnPlan, 'column' | 'inputs'>[],
  name: string,
  list: ExactTable,
): boolean {
  return columns.some(
    ({ column, inputs }) =>
      inputs.length > 1 &&
      [column, ...inputs.map((input) => input.column)].some((one) => sameName(one, name)) &&
      inputs.slice(1).some(({ file_id, table }) => file_id === list.file_id && table === list.table),
  )
}
