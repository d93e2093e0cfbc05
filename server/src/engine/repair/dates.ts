import { readDate } from '../profile/dates.ts'
import { monthNames, plainName } from '../transforms/month-names.ts'
import { presentCodes, type Grid, type GridColumn } from './grid.ts'
import type { ValueProposal } from './model.ts'
import { share, show } from './phrase.ts'

const USUAL = 0.6
const MIN_CELLS = 10
const MAX_LENGTH = 50
/** Of the numeric dates that can be read one way alone, those that are read the usual one. */
const CERTAIN = 0.95

/** How a date is written: the order of its parts, what stands between and behind them, how wide its figures are, and whether its month is a name. */
interface Style {
  order: 'ymd' | 'dmy' | 'mdy'
  first: string
  second: string
  rest: string
  month: 'figures' | 'short' | 'full' | 'either'
  year: 2 | 4
}

interface Written extends Style {
  code: number
  parts: [string, string, string]
  day: number
  monthNumber: number
  yearNumber: number
}

/** Dates that are written otherwise than most of their column, where nothing but one day can be meant. */
export function unevenDates({ columns }: Grid): ValueProposal[] {
  return columns.flatMap((column, index) => {
    if (column.filled < MIN_CELLS) return []
    const codes = presentCodes(column).filter((code) => {
      const value = column.values[code]!
      return value.length <= MAX_LENGTH && /\d/.test(value) && (readDate(value) !== null || splitOf(value) !== null)
    })
    const rows = codes.reduce((sum, code) => sum + column.counts[code]!, 0)
    return rows < column.filled * USUAL ? [] : unevenIn(column, index, codes)
  })
}

const keyOf = ({ order, first, second, rest, month, year }: Style): string =>
  JSON.stringify([order, first, second, rest, month, year])

function unevenIn(column: GridColumn, index: number, codes: number[]): ValueProposal[] {
  const orders = ordersByMark(column, codes)
  const rowsOf = (some: Written[]): number => some.reduce((sum, { code }) => sum + column.counts[code]!, 0)
  const read = codes.flatMap((code) => writtenDate(column.values[code]!, code, orders) ?? [])
  const among = (month: Style['month']): number => rowsOf(read.filter((date) => date.month === month))
  // Short and full names of a month may be the same one: in May they are.
  const names = among('full') >= among('short') ? 'full' : 'short'
  const dates = read.map((date) => (date.month === 'either' ? { ...date, month: names } : date)) as Written[]
  const styles = Map.groupBy(dates, keyOf)
  const [usual] = [...styles.values()].toSorted((a, b) => rowsOf(b) - rowsOf(a))
  if (!usual || rowsOf(usual) < column.filled * USUAL) return []
  const write = writerOf(column, usual)
  const years = usual[0]!.year === 4 ? usual.map(({ yearNumber }) => yearNumber).toSorted((a, b) => a - b) : []
  return dates.flatMap((date): ValueProposal[] => {
    const value = column.values[date.code]!
    const year = fullYear(date, years)
    const suggested = year === null || !restMayGo(date, usual[0]!) ? null : write(date, year)
    if (suggested === null || suggested === value || isAlike(date, usual[0]!)) return []
    const evidence = `${share(rowsOf(usual), column.filled)} of the values of ${column.name} are dates written as in ${show(suggested)}.`
    return [{ column: index, code: date.code, suggested, evidence, confidence: 0.93, kind: 'format' }]
  })
}

/** A zero more or less is no other way to write; nor are two figures of the year where nothing else is different. */
function isAlike(date: Written, usual: Style): boolean {
  return keyOf({ ...date, year: usual.year }) === keyOf(usual) && date.year === usual.year
}

/** What stands behind a date is let go where it is midnight, and put there where it is behind all others. */
function restMayGo({ rest }: Style, usual: Style): boolean {
  return rest === usual.rest || rest === '' || (usual.rest === '' && MIDNIGHT.test(rest))
}

/** Two figures are the one year that is among the column's years, or beside them. */
function fullYear({ year, yearNumber }: Written, years: number[]): number | null {
  if (year === 4) return years.length === 0 ? null : yearNumber
  if (years.length === 0) return yearNumber
  const [least, most] = [years[Math.floor(years.length * 0.01)]! - 2, years[Math.ceil(years.length * 0.99) - 1]! + 2]
  const fitting = [1800, 1900, 2000]
    .map((century) => century + yearNumber)
    .filter((full) => full >= least && full <= most)
  return fitting.length === 1 ? fitting[0]! : null
}

/** Day or month first, by the mark between the parts: as the values with a part above 12 say, if nearly all of them say the same. */
function ordersByMark(
  column: GridColumn,
  codes: number[],
): ReadonlyMap<string, { order: 'dmy' | 'mdy'; rows: number }> {
  const found = new Map<string, { dmy: number; mdy: number }>()
  for (const code of codes) {
    const { parts, marks } = splitOf(column.values[code]!) ?? {}
    if (!parts || !/^\d{1,2}$/.test(parts[0]) || !/^\d{1,2}$/.test(parts[1])) continue
    if (Number(parts[0]) > 12 && Number(parts[1]) > 12) continue
    const said = found.get(marks![0]!) ?? { dmy: 0, mdy: 0 }
    if (Number(parts[0]) > 12) said.dmy += column.counts[code]!
    if (Number(parts[1]) > 12) said.mdy += column.counts[code]!
    found.set(marks![0]!, said)
  }
  return new Map(
    [...found].flatMap(([mark, { dmy, mdy }]) => {
      const rows = Math.max(dmy, mdy)
      if (rows === 0 || rows < (dmy + mdy) * CERTAIN) return []
      return [[mark, { order: dmy > mdy ? 'dmy' : 'mdy', rows }] as const]
    }),
  )
}

const DATE =
  /^(\d{4}|\d{1,2}(?=\D)|\p{L}{3,12})(?:st|nd|rd|th)?(\.?[ -]|[./-])(\d{1,2}|\p{L}{3,12})(?:st|nd|rd|th)?(\.?,?[ -]|[./-])(\d{4}|\d{1,2})(?!\d)(.*)$/u
const MIDNIGHT = /^[T ]0?0:00(?::00(?:\.0+)?)?Z?$/

function splitOf(value: string): { parts: [string, string, string]; marks: string[]; rest: string } | null {
  const [, a = '', first = '', b = '', second = '', c = '', rest = ''] = DATE.exec(value.trim()) ?? []
  if (a === '' || (rest !== '' && /\d/.test(rest) && !MIDNIGHT.test(rest)) || rest.length > 20) return null
  const names = [a, b].filter((part) => /^\p{L}/u.test(part))
  if (names.length === 2 || names.some((name) => monthOf(name) === null)) return null
  if (names.length === 0 && first !== second) return null
  return { parts: [a, b, c], marks: [first, second], rest }
}

/** 1 to 12. */
function monthOf(word: string): number | null {
  const at = monthNames.findIndex((names) => names.includes(plainName(word)))
  return at < 0 ? null : at + 1
}

function writtenDate(
  value: string,
  code: number,
  orders: ReadonlyMap<string, { order: 'dmy' | 'mdy'; rows: number }>,
): Written | null {
  const split = splitOf(value)
  if (split === null) return null
  const { parts, marks, rest } = split
  const [a, b, c] = parts
  const order = orderOf(parts, marks[0]!, orders)
  if (order === null) return null
  const [year, month, day] = order === 'ymd' ? [a, b, c] : order === 'dmy' ? [c, b, a] : [c, a, b]
  const monthNumber = /^\d/.test(month) ? Number(month) : (monthOf(month) ?? 0)
  if ((year.length !== 4 && year.length !== 2) || !isDay(Number(day), monthNumber)) return null
  const named = /^\d/.test(month) ? 'figures' : nameKind(month, monthNumber)
  const style = { order, first: marks[0]!, second: marks[1]!, rest, month: named, year: year.length } as const
  return { ...style, code, parts, day: Number(day), monthNumber, yearNumber: Number(year) }
}

function nameKind(name: string, month: number): Style['month'] {
  const { length } = plainName(name)
  if (length === 4 || (length === 3 && month === 5)) return 'either'
  return length > 4 ? 'full' : 'short'
}

const isDay = (day: number, month: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2024, month, 0)).getUTCDate()

function orderOf(
  [a, b, c]: [string, string, string],
  mark: string,
  orders: ReadonlyMap<string, { order: 'dmy' | 'mdy'; rows: number }>,
): Style['order'] | null {
  if (/^\d{4}$/.test(a)) return 'ymd'
  if (/^\p{L}/u.test(a)) return 'mdy'
  if (/^\p{L}/u.test(b)) return c.length < 2 ? null : 'dmy'
  const found = orders.get(mark)?.order ?? null
  // The few that can't be read so are read the other way.
  if (found === 'mdy' && Number(a) > 12) return 'dmy'
  if (found === 'dmy' && Number(b) > 12) return 'mdy'
  return found
}

/** Writes a day as the usual values do, with the names of months that they have. */
function writerOf(column: GridColumn, usual: Written[]): (date: Written, year: number) => string | null {
  const style = usual[0]!
  const names = new Map<number, Map<string, number>>()
  const padding = { yes: 0, no: 0 }
  for (const { parts, order, monthNumber, code } of usual) {
    const [month, day] =
      order === 'ymd' ? [parts[1], parts[2]] : order === 'dmy' ? [parts[1], parts[0]] : [parts[0], parts[1]]
    const forms = names.get(monthNumber) ?? new Map<string, number>()
    names.set(monthNumber, forms.set(month, (forms.get(month) ?? 0) + column.counts[code]!))
    for (const part of [month, day]) {
      if (/^\d$/.test(part)) padding.no += column.counts[code]!
      if (/^0\d$/.test(part)) padding.yes += column.counts[code]!
    }
  }
  const two = (part: number): string => (padding.yes > padding.no ? String(part).padStart(2, '0') : String(part))
  return ({ day, monthNumber }, year) => {
    const month = style.month === 'figures' ? two(monthNumber) : mostOf(names.get(monthNumber))
    if (month === null) return null
    const [d, y] = [two(day), String(year).padStart(2, '0')]
    const [a, b, c] = style.order === 'ymd' ? [y, month, d] : style.order === 'dmy' ? [d, month, y] : [month, d, y]
    return a + style.first + b + style.second + c + style.rest
  }
}

const mostOf = (forms: ReadonlyMap<string, number> = new Map()): string | null =>
  [...forms].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
