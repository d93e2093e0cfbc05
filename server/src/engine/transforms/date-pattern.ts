import { escapePattern } from './text.ts'

export type DateToken =
  | 'YYYY'
  | 'YY'
  | 'Y'
  | 'MMMM'
  | 'MMM'
  | 'MM'
  | 'M'
  | 'DD'
  | 'D'
  | 'HH'
  | 'mm'
  | 'ss'
  | 'S'
  | 'X'
  | 'x'
  | 'serial'
  | 'A'
  | 'ddd'

/** A piece of a pattern such as `DD.MM.YYYY`: a token, or text that stands for itself. */
export type DatePiece = { token: DateToken } | { text: string }

/** What a pattern can hold, finest first: what `to` is too coarse for is lost. */
export type DateUnit = 'fraction' | 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

const tokens: Record<DateToken, { match: string; unit: DateUnit | null; strptime: string }> = {
  YYYY: { match: '[0-9]{4}', unit: 'year', strptime: '%Y' },
  YY: { match: '[0-9]{2}', unit: 'year', strptime: '%y' },
  Y: { match: '[0-9]{1,2}', unit: 'year', strptime: '%y' },
  MMMM: { match: '\\p{L}[\\p{L}\\p{M}]*\\.?', unit: 'month', strptime: '%B' },
  MMM: { match: '\\p{L}[\\p{L}\\p{M}]*\\.?', unit: 'month', strptime: '%b' },
  MM: { match: '[0-9]{2}', unit: 'month', strptime: '%m' },
  M: { match: '[0-9]{1,2}', unit: 'month', strptime: '%-m' },
  DD: { match: '[0-9]{2}', unit: 'day', strptime: '%d' },
  D: { match: '[0-9]{1,2}', unit: 'day', strptime: '%-d' },
  HH: { match: '[0-9]{1,2}', unit: 'hour', strptime: '%H' },
  mm: { match: '[0-9]{2}', unit: 'minute', strptime: '%M' },
  ss: { match: '[0-9]{2}', unit: 'second', strptime: '%S' },
  S: { match: '[0-9]{1,6}', unit: 'fraction', strptime: '%f' },
  X: { match: '[0-9]{8,10}', unit: 'second', strptime: '' },
  x: { match: '[0-9]{11,13}', unit: 'fraction', strptime: '' },
  // Days since the end of 1899, as spreadsheets count them.
  serial: { match: '[1-9][0-9]{4}(?:\\.[0-9]{1,10})?', unit: 'second', strptime: '' },
  A: { match: '[AaPp](?:\\.?[Mm]\\.?)?', unit: null, strptime: '%p' },
  // The day of the week says nothing that the date doesn't say: whatever word stands there.
  ddd: { match: '\\p{L}[\\p{L}\\p{M}]*\\.?', unit: null, strptime: '%a' },
}

export const dateTokens = Object.keys(tokens)

const tokenPattern = /YYYY|YY|Y|MMMM|MMM|MM|M|DD|D|HH|mm|ss|S|^(?:[Xx]|serial)$|A|ddd/g

/** Minutes that a pattern's clock is ahead of UTC, where it ends in an offset: `HH:mm:ss +0200`. Null: it says nothing. */
export function offsetOf(pattern: string): number | null {
  const [, sign, hours, minutes = '0'] = /(?<=[ms]|S|A) *([+-])(\d{2})(?::?(\d{2}))?$/.exec(pattern) ?? []
  return sign === undefined ? null : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Cuts a pattern into its tokens and the text between them. */
export function datePieces(pattern: string): DatePiece[] {
  const pieces: DatePiece[] = []
  let end = 0
  for (const match of pattern.matchAll(tokenPattern)) {
    if (match.index > end) pieces.push({ text: pattern.slice(end, match.index) })
    pieces.push({ token: match[0] as DateToken })
    end = match.index + match[0].length
  }
  if (end < pattern.length) pieces.push({ text: pattern.slice(end) })
  return pieces
}

/** Whether dates are counted there, in seconds, milliseconds or days, and not written in parts. */
export function isCount(pattern: string): boolean {
  return /^(?:[Xx]|serial)$/.test(pattern)
}

/** Whether months or days of the week stand there by name. */
export function hasNames(pieces: DatePiece[]): boolean {
  return pieces.some((piece) => 'token' in piece && (piece.token.startsWith('MMM') || piece.token === 'ddd'))
}

/** The RE2 pattern that a whole value must match; every token is a group when `grouped`. */
export function matchingPattern(pieces: DatePiece[], grouped = false): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return escapePattern(piece.text)
      const { match } = tokens[piece.token]
      return grouped ? `(${match})` : match
    })
    .join('')
}

/** The format for DuckDB's strptime and strftime; `separator` replaces the text between tokens. */
export function strptimeFormat(pieces: DatePiece[], separator?: string): string {
  const twelve = pieces.some((piece) => 'token' in piece && piece.token === 'A')
  const parts = pieces.flatMap((piece) => {
    if ('text' in piece) return separator === undefined ? [piece.text.replaceAll('%', '%%')] : []
    return [piece.token === 'HH' && twelve ? '%I' : tokens[piece.token].strptime]
  })
  return parts.join(separator ?? '')
}

const finestFirst: DateUnit[] = ['fraction', 'second', 'minute', 'hour', 'day', 'month', 'year']

/** The finest unit that a pattern writes; null when it has none. */
export function finestUnit(pieces: DatePiece[]): DateUnit | null {
  const held = pieces.flatMap((piece) => ('token' in piece ? [tokens[piece.token].unit] : []))
  return finestFirst.find((unit) => held.includes(unit)) ?? null
}

/** Whether the first can tell more than the second. */
export function isFiner(one: DateUnit | null, other: DateUnit): boolean {
  return one !== null && finestFirst.indexOf(one) < finestFirst.indexOf(other)
}
