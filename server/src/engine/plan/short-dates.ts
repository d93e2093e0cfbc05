import { cellsOf } from '../profile/cells-of.ts'
import { expectedKinds } from '../match/expected.ts'
import type { ColumnProfile, DateForm, TableProfile, ValueCount } from '../profile/model.ts'
import { isNullWord } from '../profile/null-words.ts'
import { DAY_AND_MONTH } from './transforms/dates/days-of-year.ts'

// `150862` under “Geb.-Dat.” is a day. Six figures may be anything, so the header must tell, or many days and months, or the column's other
// dates, and that all of them are days in one order.

/** A zero in front may be lost. */
const SHORT = /^(\d?\d)(\d\d)(\d\d)$/
const NEARLY_ALL = 0.95
/** Where so many of a column's cells are other dates, figures are some, too. */
const LEAST_BESIDE = 0.5

/** The profile with columns of short dates known as such. */
export function withShortDates(profile: TableProfile): TableProfile {
  const columns = profile.columns.map((column) => withDaysOfYear(withDates(column)))
  return columns.some((column, at) => column !== profile.columns[at]) ? { ...profile, columns } : profile
}

function withDates(column: ColumnProfile): ColumnProfile {
  const { integer = 0, date = 0 } = column.types
  // Beside dates as they are usually written: of a column that has more of them nothing else has to tell.
  const beside = date > 0
  if (integer === 0 || integer + date < NEARLY_ALL || (!beside && column.max_length > 6)) return column
  const values = column.values.filter(({ value }) => !isNullWord(value) && (!beside || /^\d+$/.test(value.trim())))
  const total = cellsOf(values)
  const days = values.flatMap((one) => {
    const [, a = '', b = '', c = ''] = SHORT.exec(one.value.trim()) ?? []
    return c === '' ? [] : [{ ...one, a: Number(a), b: Number(b), c: Number(c), width: a.length }]
  })
  const share = (fits: (day: (typeof days)[number]) => boolean): number =>
    cellsOf(days.filter(fits)) / Math.max(1, total)
  const yearLast = Math.max(
    share(({ a, b }) => isDay(a) && isMonth(b)),
    share(({ a, b }) => isMonth(a) && isDay(b)),
  )
  const yearFirst = share(({ b, c, width }) => width === 2 && isMonth(b) && isDay(c))
  const most = Math.max(yearLast, yearFirst)
  const isYearFirst = yearFirst > yearLast || (yearFirst === yearLast && areYearsFirst(days, yearsBeside(column)))
  if (total === 0 || most < NEARLY_ALL) return column
  const isSure = date >= LEAST_BESIDE || isCalledDate(column.name) || areSpread(days, isYearFirst)
  if (!isSure) return column
  const forms = isYearFirst
    ? [formOf('ymd', 'YYMMDD', days)]
    : [2, 1].flatMap((width) => {
        const own = days.filter((day) => day.width === width)
        return own.length === 0 ? [] : [formOf('numeric', width === 2 ? 'DDMMYY' : 'DMMYY', own)]
      })
  const known = beside ? date + integer * most : most
  return { ...column, types: { ...column.types, date: known }, dates: beside ? [...column.dates, ...forms] : forms }
}

/** `0501`, or `501` without its zero; `05.01.` and `5.1.`: the day and the month. */
const DAY_MONTH = /^(\d{1,2})(?:(\d\d)|[./-](\d{1,2})[./-]?)$/
/** Years look like days of December at most, and amounts like few days: a header calls these days, and many different ones there are. */
const LEAST_DAYS = 5

/** The profile of a column called a date whose cells say no year. */
function withDaysOfYear(column: ColumnProfile): ColumnProfile {
  if (column.dates.length > 0 || column.filled < LEAST_DAYS || !isCalledDate(column.name)) return column
  const values = column.values.filter(({ value }) => !isNullWord(value))
  const days = values.flatMap((one) => {
    const [, a = '', b = '', c = ''] = DAY_MONTH.exec(one.value.trim()) ?? []
    const [day, month] = [Number(a), Number(b === '' ? c : b)]
    return isDay(day) && isMonth(month) ? [{ ...one, a: day, b: month }] : []
  })
  const total = cellsOf(values)
  const isDays = cellsOf(days) >= NEARLY_ALL * total && new Set(days.map(({ a }) => a)).size >= LEAST_DAYS
  // Where no day is beyond the twelfth, nobody knows which is the month.
  if (!isDays || !days.some(({ a }) => a > 12)) return column
  const date = cellsOf(days) / total
  return { ...column, types: { ...column.types, date }, dates: [formOf('numeric', DAY_AND_MONTH, days)] }
}

/** The two figures of the years that the column's other dates write in full. */
function yearsBeside({ values }: ColumnProfile): ReadonlySet<number> {
  const full = values.flatMap(({ value }) => /(?<!\d)(?:19|20)(\d\d)(?!\d)/.exec(value)?.[1] ?? [])
  return new Set(full.map(Number))
}

/** So many times as many days as years, where no other date tells which is which. */
const FEW_YEARS = 4

/** `240120` may be of 2024 or of 2020: the years are those of the other dates, or else the part that hardly ever differs. */
function areYearsFirst(days: { a: number; c: number }[], known: ReadonlySet<number>): boolean {
  const isKnown = (part: 'a' | 'c'): number => days.filter((day) => known.has(day[part])).length
  if (isKnown('a') !== isKnown('c')) return isKnown('a') > isKnown('c')
  return new Set(days.map(({ c }) => c)).size >= FEW_YEARS * new Set(days.map(({ a }) => a)).size
}

/** So many days and months are there by no chance, as they would be in numbers that count up. */
const [DAYS, MONTHS] = [8, 5]

function areSpread(days: { a: number; b: number; c: number }[], yearFirst: boolean): boolean {
  const [day, month] = yearFirst ? (['c', 'b'] as const) : (['a', 'b'] as const)
  return new Set(days.map((one) => one[day])).size >= DAYS && new Set(days.map((one) => one[month])).size >= MONTHS
}

function isCalledDate(name: string): boolean {
  const column = { name, required: false, unique: false, desiredRule: 'none' as const }
  return expectedKinds(column).includes('date')
}

function formOf(kind: DateForm['kind'], pattern: string, days: (ValueCount & { a: number; b: number })[]): DateForm {
  const isNumeric = kind === 'numeric'
  const plain = ({ value, count, row }: ValueCount): ValueCount => ({ value, count, row })
  const over = (part: 'a' | 'b'): ValueCount | null => {
    const found = isNumeric ? days.find((day) => day[part] > 12) : undefined
    return found ? plain(found) : null
  }
  return {
    kind,
    pattern,
    count: cellsOf(days),
    first: plain(days[0]!),
    first_over_12: over('a'),
    second_over_12: over('b'),
  }
}

function isDay(part: number): boolean {
  return part >= 1 && part <= 31
}

function isMonth(part: number): boolean {
  return part >= 1 && part <= 12
}
