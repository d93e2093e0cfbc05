/** How many cells hold these values. */
export function cellsOf(values: readonly { count: number }[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}
