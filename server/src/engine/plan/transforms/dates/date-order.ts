import type { Transform } from '../../../model.ts'

/** Day first, or month first. */
export type DateOrder = 'dmy' | 'mdy'

/** The order of a pattern that has one: not where the month is a word, or the year comes first. */
const orderOf = (pattern: string): DateOrder | null => {
  const [day, month, year] = ['D', 'M', 'Y'].map((part) => pattern.indexOf(part)) as [number, number, number]
  if (day < 0 || month < 0 || pattern.includes('MMM') || (year >= 0 && year < Math.min(day, month))) return null
  return day < month ? 'dmy' : 'mdy'
}

/** The orders in which a step reads dates. */
export const ordersOf = (step: Transform): DateOrder[] =>
  step.kind === 'date' ? step.from.flatMap((pattern) => orderOf(pattern) ?? []) : []
