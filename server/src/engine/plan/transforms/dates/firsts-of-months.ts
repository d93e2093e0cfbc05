import { cellsOf } from '../../../profile/cells-of.ts'
import { numericParts, readDate } from '../../../profile/dates.ts'
import type { ColumnProfile } from '../../../profile/model.ts'
import type { DateOrder } from './date-order.ts'

// 01/11/2026, 01/03/2027, 01/08/2026, …: what begins or is due on the first of a month. The other way round all of them would be of the first days
// of January, year after year.

/** Fewer days, months or years may be such by chance: of one year they may all be days of January. */
const LEAST_CELLS = 8
const LEAST_MONTHS = 5
const LEAST_YEARS = 2

/** The order of dates of which one part is 1 throughout, as the other goes through the months; null for all others. */
export function orderOfFirsts({ values, complete }: ColumnProfile): DateOrder | null {
  const dates = values.filter(({ value }) => readDate(value)?.kind === 'numeric')
  if (!complete || cellsOf(dates) < LEAST_CELLS) return null
  const parts = dates.map(({ value }) => numericParts(value).map(Number))
  const [first, second, years] = [0, 1, 2].map((at) => new Set(parts.map((part) => part[at]!)))
  if (years!.size < LEAST_YEARS) return null
  const isOne = (part: Set<number>): boolean => part.size === 1 && part.has(1)
  const areMonths = (part: Set<number>): boolean => part.size >= LEAST_MONTHS && Math.max(...part) <= 12
  if (isOne(first!) && areMonths(second!)) return 'dmy'
  return isOne(second!) && areMonths(first!) ? 'mdy' : null
}
