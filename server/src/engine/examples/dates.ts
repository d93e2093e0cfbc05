import type { Example, Transform } from '../model.ts'
import { readDate, readMonth } from '../profile/dates.ts'
import { datePieces, matchingPattern, type DatePiece, type DateToken } from '../transforms/date-pattern.ts'
import { monthNames, plainName, ROMAN_MONTHS } from '../transforms/month-names.ts'
import { remembering } from '../remembering.ts'

type DateStep = Extract<Transform, { kind: 'date' }>
type Parts = Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The date written anew; undefined where it is none that the step reads. */
export function rewriteDate(value: string, { from, to, latest_year, month_day }: DateStep): string | undefined {
  for (const pattern of [...from, to]) {
    const parts = readParts(value, pattern, latest_year)
    if (!parts) continue
    const day = month_day === 'last' && parts.month !== undefined ? (parts.day ?? lastDay(parts)) : parts.day
    return from.every((one) => one === to) ? value : writeParts({ ...parts, ...(day && { day }) }, datePieces(to))
  }
  return undefined
}

/** The matcher of a pattern, made once: few patterns are tried on many values. */
const matcherOf = remembering(1000, (pattern): { match: RegExp; pieces: DatePiece[] } => {
  const pieces = datePieces(pattern)
  // RE2 writes characters by their codes otherwise than JavaScript.
  const source = matchingPattern(pieces, true).replace(/\\x\{/g, '\\u{')
  return { match: new RegExp(`^${source}$`, 'u'), pieces }
})

function readParts(value: string, pattern: string, latest: number | undefined): Parts | null {
  const { match, pieces } = matcherOf(pattern)
  const found = match.exec(value)
  if (!found) return null
  const parts: Parts = {}
  let afternoon: boolean | null = null
  const tokens = pieces.flatMap((piece) => ('token' in piece ? [piece.token] : []))
  for (const [index, token] of tokens.entries()) {
    const text = found[index + 1]!
    if (token === 'A') afternoon = /p/i.test(text)
    else if (token === 'YY' || token === 'Y') parts.year = centuryOf(Number(text), latest)
    else if (token.startsWith('MMM')) parts.month = monthNumber(text)
    else if (token !== 'ddd') parts[UNITS[token]!] = Number(text)
  }
  if (afternoon !== null && parts.hour !== undefined) {
    if (parts.hour < 1 || parts.hour > 12) return null
    parts.hour = (parts.hour % 12) + (afternoon ? 12 : 0)
  }
  return isReal(parts) ? parts : null
}

const UNITS: Partial<Record<DateToken, keyof Parts>> = {
  YYYY: 'year',
  MM: 'month',
  M: 'month',
  DD: 'day',
  D: 'day',
  HH: 'hour',
  mm: 'minute',
  ss: 'second',
}

function centuryOf(year: number, latest: number | undefined): number {
  const full = year < 69 ? 2000 + year : 1900 + year
  return latest !== undefined && full > latest ? full - 100 : full
}

function monthNumber(name: string): number {
  const roman = ROMAN_MONTHS.indexOf(name) + 1
  if (roman > 0) return roman
  const bare = plainName(name)
  return monthNames.findIndex((names) => names.includes(bare)) + 1
}

function isReal({ year = 1900, month = 1, day = 1, hour = 0, minute = 0, second = 0 }: Parts): boolean {
  if (month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59 || year < 1) return false
  return day <= lastDay({ year, month })
}

function lastDay({ year = 1900, month = 1 }: Parts): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}

const WEEKDAYS = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

function writeParts(parts: Parts, pieces: DatePiece[]): string {
  const { year = 1900, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  const twelve = pieces.some((piece) => 'token' in piece && piece.token === 'A')
  const two = (number: number): string => String(number).padStart(2, '0')
  const written: Record<DateToken, string> = {
    YYYY: String(year).padStart(4, '0'),
    YY: two(year % 100),
    Y: two(year % 100),
    MMMM: MONTHS[month - 1]!,
    MMM: MONTHS[month - 1]!.slice(0, 3),
    MM: two(month),
    M: String(month),
    DD: two(day),
    D: String(day),
    HH: two(twelve ? hour % 12 || 12 : hour),
    mm: two(minute),
    ss: two(second),
    // Nothing that people write an example of.
    S: '0',
    X: '',
    x: '',
    serial: '',
    A: hour < 12 ? 'AM' : 'PM',
    ddd: WEEKDAYS.format(Date.UTC(year, month - 1, day)),
  }
  return pieces.map((piece) => ('token' in piece ? written[piece.token] : piece.text)).join('')
}

/** Patterns that a step can be made of, at most. */
const MOST = 24

/** Steps that read the dates of examples and write what is wanted: every order of day, month and year that all of them allow. */
export function dateSteps(examples: readonly Example[]): DateStep[] {
  const [first, ...others] = examples
  if (!first) return []
  const changing = examples.filter(({ from, to }) => from[0] !== to)
  const wanted = patternsOf(first.to).filter(
    (pattern) =>
      !/(?<!Y)Y(?!Y)/.test(pattern) &&
      others.every(({ to }) => rewriteDate(to, { kind: 'date', from: ['Y'], to: pattern }) === to),
  )
  const read = new Set(changing.flatMap(({ from }) => patternsOf(from[0] ?? '').map(widened)))
  const days = changing.some(({ from }) => isMonth(from[0] ?? ''))
    ? [{ month_day: 'first' as const }, { month_day: 'last' as const }]
    : [{}]
  const targets = wanted.slice(0, MOST).flatMap((to) => days.map((day) => ({ to, ...day })))
  return targets.flatMap((target): DateStep[] => {
    const right = [...read].slice(0, 4 * MOST).flatMap((pattern) => {
      const step: DateStep = { kind: 'date', from: [pattern], ...target }
      const seen = changing.map((example) => ({ example, got: rewriteDate(example.from[0]!, step) }))
      const fits = seen.filter(({ example, got }) => got === example.to).map(({ example }) => example)
      const isWrong = seen.some(
        ({ example, got }) => got !== undefined && got !== example.to && got !== example.from[0],
      )
      return isWrong || fits.length === 0 ? [] : [{ pattern, fits }]
    })
    return covers(changing, right).map((from) => ({ kind: 'date', from, ...target }))
  })
}

/** Lists of patterns that read every example among them: each pattern first, then what the others need. */
function covers(examples: Example[], right: { pattern: string; fits: Example[] }[]): string[][] {
  const most = right.toSorted((a, b) => b.fits.length - a.fits.length)
  return most.slice(0, 4).flatMap((first) => {
    const from = [first.pattern]
    let open = examples.filter((example) => !first.fits.includes(example))
    for (const { pattern, fits } of most) {
      if (!open.some((example) => fits.includes(example))) continue
      from.push(pattern)
      open = open.filter((example) => !fits.includes(example))
    }
    return open.length === 0 ? [from] : []
  })
}

/** Days and months of one digit or two, where something stands between them. */
function widened(pattern: string): string {
  if (/^[YMD]+$/.test(pattern)) return pattern
  return pattern.replace('DD', 'D').replace(/(?<!M)MM(?!M)/, 'M')
}

function isMonth(value: string): boolean {
  return readMonth(value) !== null
}

/** Every way to read a date that is written in figures, and the one way to read any other. */
function patternsOf(value: string): string[] {
  const read = readDate(value)
  const time = read ? read.pattern.slice(/[T ]HH/.exec(read.pattern)?.index ?? read.pattern.length) : ''
  const figures = /^(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})(?:[T ]\d.*)?$/.exec(value)
  if (figures) {
    const [, a = '', mark = '', b = '', c = ''] = figures
    return ORDERS.flatMap((order) => {
      const tokens = [a, b, c].map((digits, at) => tokenFor(order[at]!, digits))
      return tokens.includes(null) ? [] : variants(tokens as string[]).map((one) => one.join(mark) + time)
    })
  }
  const run = /^\d{8}$|^\d{6}$/.exec(value)
  if (run) return value.length === 8 ? ['YYYYMMDD', 'DDMMYYYY', 'MMDDYYYY'] : ['YYMMDD', 'DDMMYY', 'MMDDYY']
  if (!read) return isMonth(value) ? [readMonth(value)!] : []
  const padded = read.pattern.replace(/(?<!D)D(?!D)/, 'DD')
  const short = read.pattern.replace('MMMM', 'MMM')
  return [...new Set([read.pattern, padded, read.pattern.replace('DD', 'D'), short, padded.replace('MMMM', 'MMM')])]
}

const ORDERS = ['DMY', 'MDY', 'YMD', 'YDM', 'DYM', 'MYD']

function tokenFor(part: string, digits: string): string | null {
  if (part === 'Y') return digits.length === 4 ? 'YYYY' : digits.length === 2 ? 'YY' : digits.length === 1 ? 'Y' : null
  if (digits.length > 2) return null
  const limit = part === 'M' ? 12 : 31
  const number = Number(digits)
  if (number < 1 || number > limit) return null
  return digits.length === 2 && digits.startsWith('0') ? part + part : part
}

/** Two digits may be as many as there are, or written so; a year of two may be one of one digit or two. */
function variants(tokens: string[]): string[][] {
  const padded = tokens.map((token) => (token === 'D' || token === 'M' ? token + token : token))
  const loose = tokens.map((token) => (token === 'YY' ? 'Y' : token))
  const all = [tokens, padded, ...(loose.includes('Y') ? [loose] : [])]
  return [...new Map(all.map((one) => [one.join(), one])).values()]
}
