// Days of seven figures, as midrange systems write them: how many centuries after 1900, then the year, month and day. 1240304 is 2024-03-04.

/** The pattern that such a column has among its dates: no other date is written with it. */
export const CENTURY_DAYS = 'CYYMMDD'

const DAY = /^[01]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u
/** No day at all. */
const NONE = /^0+$/u
/** Numbers of seven figures may be such a day by chance; so many different ones are none. */
const FEWEST = 3

/** Whether all values of a column are such days, but for those of zeros alone. */
export function areCenturyDays(values: readonly string[]): boolean {
  const days = values.map((value) => value.trim()).filter((value) => !NONE.test(value))
  return days.every((value) => DAY.test(value)) && new Set(days).size >= FEWEST
}

/** The day as one of a column in which they are. */
export function readCenturyDay(value: string): { kind: 'ymd'; pattern: string; first: number; second: number } | null {
  return DAY.test(value.trim()) ? { kind: 'ymd', pattern: CENTURY_DAYS, first: 0, second: 0 } : null
}
