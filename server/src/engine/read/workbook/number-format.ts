/** How a number is meant, by its cell's format. */
export type NumberFormat =
  | { kind: 'plain' }
  | { kind: 'percent' }
  | { kind: 'date' }
  | { kind: 'datetime' }
  | { kind: 'time' }
  | { kind: 'duration' }
  /** Digits in a fixed form, as in `00000` or `000-00-0000`: leading zeros belong to the value. */
  | { kind: 'digits'; pattern: (string | { literal: string })[] }

const PLAIN: NumberFormat = { kind: 'plain' }

/** Formats that have a number only (ECMA-376 part 1, 18.8.30), and those that East Asian versions add. */
export function builtInFormat(id: number): NumberFormat {
  if (id === 9 || id === 10) return { kind: 'percent' }
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58)) return { kind: 'date' }
  if (id === 22) return { kind: 'datetime' }
  if ((id >= 18 && id <= 21) || (id >= 32 && id <= 35) || id === 45 || id === 47) return { kind: 'time' }
  if (id === 46) return { kind: 'duration' }
  return PLAIN
}

/** Reads a format code such as `dd.mm.yyyy hh:mm`, `[h]:mm`, `0.0%`, `00000`. Only the section for positive numbers counts. */
export function parseFormat(code: string): NumberFormat {
  const section = firstSection(code)
  if (/^general$/i.test(section.trim()) || section.includes('@')) return PLAIN
  const bare = section
    .replace(/"[^"]*"?/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '')
    .replace(/\[\$[^\]]*\]/g, '')
  if (/\[(?:h+|m+|s+)\]/i.test(bare)) return { kind: 'duration' }
  const letters = bare.replace(/\[[^\]]*\]/g, '').replace(/am\/pm|a\/p/gi, 'h')
  // `E+00` is an exponent; the letters of dates otherwise never stand beside digit marks.
  if (/[ymdhs]/i.test(letters) && !/[0#?]\s*E[+-]/i.test(letters)) return dateFormat(letters)
  if (letters.includes('%')) return { kind: 'percent' }
  return digitsFormat(section) ?? PLAIN
}

function dateFormat(letters: string): NumberFormat {
  const time = /[hs]/i.test(letters)
  // An `m` next to hours or seconds means minutes.
  const minutes = letters.replace(/h[^a-z0-9]*m+|m+[^a-z0-9]*s/gi, 'h')
  const date = /[ymd]/i.test(minutes)
  return { kind: date ? (time ? 'datetime' : 'date') : 'time' }
}

function firstSection(code: string): string {
  let quoted = false
  for (let at = 0; at < code.length; at++) {
    if (code[at] === '"') quoted = !quoted
    else if (code[at] === '\\') at++
    else if (code[at] === ';' && !quoted) return code.slice(0, at)
  }
  return code
}

/** A form of digits and literals with at least two leading zeros, and nothing that groups, rounds or hides. */
function digitsFormat(section: string): NumberFormat | null {
  const pattern: (string | { literal: string })[] = []
  for (let at = 0; at < section.length; at++) {
    const character = section[at] ?? ''
    if (character === '0') pattern.push('0')
    else if (character === '\\') pattern.push({ literal: section[++at] ?? '' })
    else if (character === '"') {
      const end = section.indexOf('"', at + 1)
      if (end < 0) return null
      pattern.push({ literal: section.slice(at + 1, end) })
      at = end
    } else if (/[-()/ ]/.test(character)) pattern.push({ literal: character })
    else return null
  }
  return pattern.filter((token) => token === '0').length >= 2 ? { kind: 'digits', pattern } : null
}

/**
 * The text of a number cell: dates as `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, times as `HH:mm:ss`, percentages with their
 * sign, digits in their form; everything else in full, without exponent, at the 15 digits that a spreadsheet shows.
 *
 * @param raw the number as the file has it
 */
export function formatNumber(raw: string, format: NumberFormat, date1904: boolean): string {
  const value = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(value)) return raw
  switch (format.kind) {
    case 'plain':
      return plainNumber(raw, value)
    case 'percent':
      return `${plainNumber('', value * 100)}%`
    case 'digits':
      return fillDigits(format.pattern, value) ?? plainNumber(raw, value)
    case 'duration':
      return value < 0 ? plainNumber(raw, value) : clock(Math.round(value * 86_400))
    default:
      return dateText(value, format.kind, date1904) ?? plainNumber(raw, value)
  }
}

function plainNumber(raw: string, value: number): string {
  // Longer integers than a double can tell apart are kept digit by digit: they are ids.
  if (/^-?[1-9]\d*$/.test(raw)) return raw
  return withoutExponent(String(Number(value.toPrecision(15)) + 0))
}

function withoutExponent(text: string): string {
  const parts = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text)
  if (parts === null) return text
  const [, sign = '', first = '', rest = '', power = '0'] = parts
  const digits = first + rest
  const point = 1 + Number(power)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  return `${sign}${digits.padEnd(point, '0')}`
}

function fillDigits(pattern: (string | { literal: string })[], value: number): string | null {
  if (!Number.isSafeInteger(value) || value < 0) return null
  let left = String(value)
  let text = ''
  const first = pattern.indexOf('0')
  for (let at = pattern.length - 1; at >= 0; at--) {
    const token = pattern[at]
    if (token === undefined) continue
    if (typeof token !== 'string') {
      text = token.literal + text
    } else {
      // The leftmost place takes all digits that are left.
      text = (at === first ? left.padStart(1, '0') : (left.at(-1) ?? '0')) + text
      left = left.slice(0, -1)
    }
  }
  return text
}

const DAY_MS = 86_400_000
/** Day 0 of the two calendars; 1900 counts a 29 February that never was, hence the day before for serials above 60. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/** 31 December 9999. */
const LAST_SERIAL = 2_958_465

function dateText(value: number, kind: 'date' | 'datetime' | 'time', date1904: boolean): string | null {
  if (value < 0 || value >= LAST_SERIAL + 1) return null
  const seconds = Math.round(value * 86_400)
  const days = Math.floor(seconds / 86_400)
  const inDay = seconds - days * 86_400
  const time = clock(inDay)
  if (days === 0 && !date1904) return kind === 'date' && inDay === 0 ? null : time
  if (days === 0 && kind === 'time') return time
  if (!date1904 && days === 60) return inDay === 0 && kind === 'date' ? '1900-02-29' : `1900-02-29 ${time}`
  const shift = !date1904 && days < 60 ? 1 : 0
  const date = new Date((date1904 ? EPOCH_1904 : EPOCH_1900) + (days + shift) * DAY_MS).toISOString().slice(0, 10)
  return kind === 'date' && inDay === 0 ? date : `${date} ${time}`
}

function clock(seconds: number): string {
  const pad = (part: number): string => String(part).padStart(2, '0')
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
}
