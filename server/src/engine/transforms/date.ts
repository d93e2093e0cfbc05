import { fullMatch } from '../compile/full-match.ts'
import { quoteLiteral } from '../literal.ts'
import {
  datePieces,
  finestUnit,
  isFiner,
  hasNames,
  matchingPattern,
  offsetOf,
  strptimeFormat,
  type DatePiece,
} from './date-pattern.ts'
import { monthNames, ROMAN_MONTHS } from './month-names.ts'
import type { StepScope, TransformKind } from './node.ts'
import { isOneOf, quoted } from './text.ts'

/**
 * The pattern of the whole value decides before strptime reads it, because strptime alone is lenient. Patterns are tried in order, the
 * target itself last. Two-digit years are POSIX's (69–99 are 1969–1999, 00–68 are 2000–2068) unless `latest_year` limits them. Where values are written as they are read,
 * they are only checked: what is no real date fails, and nothing is written anew.
 */
export const date: TransformKind<'date'> = {
  compile: ({ from, to, latest_year, month_day }, input, scope) => {
    const target = datePieces(to)
    const readings = [...new Set([...from, to])].map((pattern) => {
      const pieces = datePieces(pattern)
      const local = reading(pieces, input, scope)
      const ahead = inUtc(to) ? (offsetOf(pattern) ?? 0) : 0
      const day =
        month_day === 'last' && finestUnit(pieces) === 'month' ? `CAST(last_day(${local}) AS TIMESTAMP)` : local
      const time = ahead === 0 ? day : `(${day} - INTERVAL (${ahead}) MINUTE)`
      const twoDigits = pieces.some(
        (piece) => 'token' in piece && piece.token.startsWith('Y') && piece.token !== 'YYYY',
      )
      return twoDigits && latest_year !== undefined ? notAfter(scope.define(time), latest_year) : time
    })
    const time = scope.define(`coalesce(${[...readings, 'NULL::TIMESTAMP'].join(', ')})`)
    // DuckDB reads the year 0 as 1 BC.
    const isRead = `${time} >= TIMESTAMP '0001-01-01'`
    const failed = `${input} IS NOT NULL AND (${isRead}) IS NOT TRUE`
    if (onlyChecks(from, to)) return { value: input, failed }
    const unit = finestUnit(target)
    return {
      value: `CASE WHEN ${isRead} THEN ${written(to, target, time)} ELSE ${input} END`,
      failed,
      ...(unit !== null && from.some((pattern) => isFiner(finestUnit(datePieces(pattern)), unit))
        ? { lossy: `date_trunc('${unit}', ${time}) <> ${time}` }
        : {}),
    }
  },
  describe: ({ from, to, latest_year, month_day }) =>
    onlyChecks(from, to)
      ? `Check that it is a real date, written ${quoted(to)}`
      : `Read as a date written ${from.map(inWords).join(' or ')}${latest_year === undefined ? '' : ` (two-digit years up to ${latest_year})`}, ${monthDay(month_day)}write as ${quoted(to)}${inUtc(to) && from.some(offsetOf) ? ' in UTC' : ''}`,
  lossless: ({ from, to }) => onlyChecks(from, to),
  expects: ({ from, to }) => `a ${onlyChecks(from, to) ? 'real ' : ''}date written ${from.map(quoted).join(' or ')}`,
}

/** What ends in a Z is a time of UTC: values with another offset are brought to it. */
function inUtc(pattern: string): boolean {
  return /(?:mm|ss|S|\d)Z$/.test(pattern)
}

function monthDay(day: 'first' | 'last' | undefined): string {
  return day === undefined ? '' : `take a month without a day for its ${day} day, `
}

function inWords(pattern: string): string {
  if (pattern === 'X') return 'in seconds since 1970'
  if (pattern === 'serial') return 'in days since 1900, as spreadsheets count them'
  return pattern === 'x' ? 'in milliseconds since 1970' : quoted(pattern)
}

function onlyChecks(from: string[], to: string): boolean {
  return from.every((pattern) => pattern === to)
}

/** A century earlier where the year would be later; NULL for a 29th of February that the earlier year lacks. */
function notAfter(time: string, year: number): string {
  const earlier = `(${time} - INTERVAL 100 YEAR)`
  return `CASE WHEN year(${time}) <= ${Math.trunc(year)} THEN ${time} WHEN day(${earlier}) = day(${time}) THEN ${earlier} END`
}

function written(to: string, pieces: DatePiece[], time: string): string {
  // The cast is several times as fast as strftime, and this is the format that most templates want.
  if (to === 'YYYY-MM-DD') return `CAST(CAST(${time} AS DATE) AS VARCHAR)`
  return `strftime(${time}, ${quoteLiteral(strptimeFormat(pieces))})`
}

/** A TIMESTAMP, or NULL where the value isn't written like this or is no real date. */
function reading(pieces: DatePiece[], input: string, scope: StepScope): string {
  if (hasNames(pieces)) return readingWithName(pieces, input, scope)
  const pattern = quoteLiteral(matchingPattern(pieces))
  const [first] = pieces
  if (first && 'token' in first && (first.token === 'X' || first.token === 'x')) {
    const size = first.token === 'X' ? 1_000_000 : 1000
    return `CASE WHEN regexp_full_match(${input}, ${pattern}) THEN make_timestamp(try_cast(${input} AS BIGINT) * ${size}) END`
  }
  if (first && 'token' in first && first.token === 'serial') {
    const seconds = `CAST(round(try_cast(${input} AS DECIMAL(28, 10)) * 86400) AS BIGINT)`
    return `CASE WHEN regexp_full_match(${input}, ${pattern}) THEN TIMESTAMP '1899-12-30' + to_seconds(${seconds}) END`
  }
  if (lacksZero(pieces)) {
    // strptime would take the figure of the next part as well.
    const time = `try_strptime('0' || ${input}, ${quoteLiteral(strptimeFormat(pieces).replace('-', ''))})`
    return `CASE WHEN length(${input}) = ${pieces.some((piece) => 'token' in piece && piece.token === 'YY') ? 5 : 7} AND regexp_full_match(${input}, ${pattern}) THEN ${time} END`
  }
  const halves = pieces.some((piece) => 'token' in piece && piece.token === 'A')
  // The points of “p.m.” alone: without those between its parts 1.12. and 11.2. were one day.
  const text = halves ? `regexp_replace(${input}, '([AaPp])(?:\\.?[Mm]\\.?)?', '\\1m')` : input
  const format = strptimeFormat(pieces)
  // What the cast reads as well it reads faster.
  const time =
    format === '%Y-%m-%d' ? `try_cast(${text} AS TIMESTAMP)` : `try_strptime(${text}, ${quoteLiteral(format)})`
  return `CASE WHEN ${fullMatch(input, matchingPattern(pieces))} THEN ${time} END`
}

/** Figures without marks, of which the first part has one alone: `DMMYYYY`, `DMMYY`. */
function lacksZero(pieces: DatePiece[]): boolean {
  const pattern = pieces.map((piece) => ('token' in piece ? piece.token : ' ')).join('')
  return ['DMMYYYY', 'MDDYYYY', 'DMMYY', 'MDDYY'].includes(pattern)
}

/** With the month's name looked up, and the day of the week and everything between the tokens left out. */
function readingWithName(pieces: DatePiece[], input: string, scope: StepScope): string {
  const tokens = pieces.flatMap((piece) => ('token' in piece ? [piece.token] : []))
  const pattern = quoteLiteral(matchingPattern(pieces, true))
  const groups = `[${tokens.map((_, index) => `'t${index}'`).join(', ')}]`
  const parts = scope.define(
    `CASE WHEN regexp_full_match(${input}, ${pattern}) THEN regexp_extract(${input}, ${pattern}, ${groups}) END`,
  )
  const texts = tokens.flatMap((token, index) => {
    const text = `${parts}.t${index}`
    if (token === 'ddd') return []
    if (token.startsWith('MMM')) return monthNumber(text)
    return token === 'A' ? `left(${text}, 1) || 'm'` : text
  })
  const told = pieces.filter((piece) => 'token' in piece && piece.token !== 'ddd')
  const format = strptimeFormat(told, ' ').replace(/%[bB]/g, '%m')
  // concat_ws would leave out a name that is no month's: then the whole text must be NULL.
  return `try_strptime(${texts.join(` || ' ' || `)}, ${quoteLiteral(format)})`
}

function monthNumber(name: string): string {
  const bare = `strip_accents(lower(rtrim(${name}, '.')))`
  const roman = ROMAN_MONTHS.map((numeral, index) => `WHEN ${name} = ${quoteLiteral(numeral)} THEN '${index + 1}'`)
  const cases = [...roman, ...monthNames.map((names, index) => `WHEN ${isOneOf(bare, names)} THEN '${index + 1}'`)]
  return `CASE ${cases.join(' ')} END`
}
