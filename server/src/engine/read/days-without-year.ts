import { readDate, weekdaysCalled } from '../profile/dates.ts'
import { monthNames, plainName } from '../transforms/month-names.ts'

// Diaries head their days as “Tuesday 2 July” under a title that has the year: the day is no date without it.

const WEEKDAY = '(?:(?<weekday>\\p{L}{2,12})\\.?,?\\s+)?'
const ORDINAL = '(?:st|nd|rd|th|er|[.º])?'
const DAY_FIRST = new RegExp(
  `^${WEEKDAY}(?<day>\\d{1,2})${ORDINAL}\\s+(?:de\\s+|of\\s+)?(?<month>\\p{L}{3,12})\\.?$`,
  'iu',
)
const MONTH_FIRST = new RegExp(`^${WEEKDAY}(?<month>\\p{L}{3,12})\\.?\\s+(?<day>\\d{1,2})${ORDINAL}$`, 'iu')
/** Of figures alone only the day of the week tells that they are a day. */
const FIGURES = /^(?<weekday>\p{L}{2,12})\.?,?\s+(?<day>\d{1,2})\.(?<month>\d{1,2})\.$/u

interface Day {
  weekdays: readonly number[]
  day: number
  month: number
}

/**
 * The same days with their year behind them, and the year: the only one that the titles have and on which each day is the day of the week that it says. Null
 * where they are no such days, or no year is sure.
 */
export function withYear(
  values: readonly string[],
  titles: readonly string[],
): { year: number; days: string[] } | null {
  const read = values.map(dayOf)
  if (read.length === 0 || read.includes(null)) return null
  const years = yearsIn(titles).filter((year) => read.every((day) => isOfYear(day!, year)))
  const [year] = years
  if (year === undefined || years.length > 1) return null
  const days = values.map((value) => `${value} ${year}`)
  return days.every(readDate) ? { year, days } : null
}

function dayOf(value: string): Day | null {
  const { weekday, day, month } =
    [DAY_FIRST, MONTH_FIRST, FIGURES].map((form) => form.exec(value)?.groups).find(Boolean) ?? {}
  if (day === undefined || month === undefined) return null
  const weekdays = weekday === undefined ? [] : weekdaysCalled(weekday)
  const at = /\d/.test(month) ? Number(month) : monthNames.findIndex((names) => names.includes(plainName(month))) + 1
  return at < 1 || at > 12 || (weekday !== undefined && weekdays.length === 0)
    ? null
    : { weekdays, day: Number(day), month: at }
}

function isOfYear({ weekdays, day, month }: Day, year: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false
  return weekdays.length === 0 || weekdays.includes((date.getUTCDay() + 6) % 7)
}

/** Years of four digits, and of two behind a month's name: “July 2024”, “Jul 24”. */
function yearsIn(titles: readonly string[]): number[] {
  const found = titles.flatMap((title) => [
    ...[...title.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year)),
    ...[...title.matchAll(/(\p{L}{3,12})\.?[\s'’-]+(\d\d)(?!\d)/gu)].flatMap(([, month = '', year]) =>
      monthNames.some((names) => names.includes(plainName(month))) ? 2000 + Number(year) : [],
    ),
  ])
  return [...new Set(found)]
}
