import type { SameKey } from './model.ts'

/** The column, or the columns together, that tell rows apart. */
export type KeyColumns = Pick<SameKey, 'column' | 'with'>

/** All of them. */
export function columnsOf(key: KeyColumns): string[] {
  return [key.column, ...(key.with ?? [])]
}

/** Whether two are of the same columns, in whatever order. */
export function isSameKey(one: KeyColumns, other: KeyColumns): boolean {
  return columnsOf(one).toSorted().join('\n') === columnsOf(other).toSorted().join('\n')
}

/** “student_id”, or “student_id” and “course_code”. */
export function calledKey(key: KeyColumns): string {
  return columnsOf(key)
    .map((column) => `“${column}”`)
    .join(' and ')
}
