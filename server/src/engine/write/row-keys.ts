import { naturalKey } from '../knowledge/natural-keys.ts'
import { columnsOf, isSameKey, type KeyColumns } from '../key-columns.ts'
import { namesOf } from './compared.ts'
import type { SheetWork } from './transform.ts'

/** What rows of a sheet share that are one: a value of a column that is to be unique, or the values of several that tell them apart together. */
export interface RowKey extends KeyColumns {
  /** Of the first column, in the template. */
  index: number
  /** The columns of the sheet's file. */
  names: string[]
  /** SQL of what rows share: null where one of several is missing. */
  value: string
}

/** The sign between the values of several columns: the one of ASCII that separates units, which no cell has. */
const BETWEEN = '\u001f'

/** Columns that are to be unique, or were said to make two rows one, those that every row must have first; then those that do so together. */
export function rowKeys(work: SheetWork): RowKey[] {
  const { template, plan } = work
  const planned = plan.same_key ?? []
  const isTold = (column: string): boolean => planned.some((key) => key.with === undefined && key.column === column)
  const plans = plan.sources.flatMap(({ columns }) => columns)
  const isRead = (column: string): boolean => plans.some((one) => one.column === column && one.inputs.length > 0)
  // Each sheet of a workbook may be one place: it is the same in all of its rows.
  const isFilled = (column: string): boolean =>
    isRead(column) || plans.some((one) => one.column === column && one.transforms.length > 0)
  const alone = template.columns
    .filter(({ unique, name }) => unique || isTold(name))
    .toSorted((a, b) => Number(b.required) - Number(a.required))
    .map(({ name }): KeyColumns => ({ column: name }))
  const natural = naturalKey(template)
  const together = planned.filter((key) => key.with !== undefined)
  const isPlanned = natural === null || together.some((key) => isSameKey(key, natural))
  const all = [...alone, ...together, ...(isPlanned ? [] : [natural])]
  const filled = all.filter((key) => columnsOf(key).every(isFilled) && columnsOf(key).some(isRead))
  return filled.flatMap((key) => withValue(key, work) ?? [])
}

function withValue(key: KeyColumns, work: SheetWork): RowKey | null {
  const indexes = columnsOf(key).map((column) => work.info.columns.indexOf(column))
  const names = namesOf(indexes, work)
  if (indexes.includes(-1) || names.length < indexes.length) return null
  const isThere = names.map((name) => `${name} IS NOT NULL`).join(' AND ')
  const value =
    names.length === 1 ? names[0]! : `CASE WHEN ${isThere} THEN concat_ws('${BETWEEN}', ${names.join(', ')}) END`
  return { ...key, index: indexes[0]!, names, value }
}

/** A value of it, for people. */
export function shownValue(value: unknown): string {
  return String(value).replaceAll(BETWEEN, ' · ')
}
