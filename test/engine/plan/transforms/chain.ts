import type { Transform } from '../../../../server/src/engine/model.ts'
import type { DecideInput, Decision } from '../../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOfCells, templateOf, type ColumnInput } from '../table-of.ts'

/** A column with the rule of a day, as ISO 8601 writes it. */
export const iso = '\\d{4}-\\d{2}-\\d{2}'
export const date: ColumnInput = { name: 'start_date', rule: iso }

/** Decides one column `header` of `values` beside an id column; the template has `id` and `column`. */
export const decideColumn = (
  column: ColumnInput,
  header: string,
  values: string[],
  more: Partial<DecideInput> = {},
): Decision => {
  const template = templateOf('things', [{ name: 'id', required: true, unique: true }, column])
  const rows = values.map((value, index) => [`T${index + 1}`, value])
  return decideOn([tableOfCells('things', ['id', header], rows)], [template], more)
}

/** The steps that are chosen for that column. */
export const chain = (
  column: ColumnInput,
  header: string,
  values: string[],
  more: Partial<DecideInput> = {},
): Transform[] => columnOf(decideColumn(column, header, values, more), column.name).transforms
