import type { ColumnProfile } from '../../profile/model.ts'

/** Small figures are everywhere: that they stand in two columns says nothing. */
export const TELLING = /\p{L}.*\p{N}|\d{4}/u

/** The keys in these columns that stand in another one by no chance, whatever their case. */
export function tellingKeys(columns: readonly ColumnProfile[]): ReadonlySet<string> {
  const values = columns.flatMap((column) => column.values)
  return new Set(values.flatMap(({ value }) => (TELLING.test(value) ? [fold(value)] : [])))
}

/** How many different values of a column are among the keys. */
export function sharedWith(keys: ReadonlySet<string>, { values }: ColumnProfile): number {
  return values.filter(({ value }) => keys.has(fold(value))).length
}

function fold(value: string): string {
  return value.trim().toLowerCase()
}
