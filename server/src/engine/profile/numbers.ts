import { takeUnit } from './units.ts'

/** The bare figures of a written number: currency, unit, percent and sign off. Null for what is no number. */
export interface WrittenNumber {
  figures: string
  currency: boolean
  percent: boolean
  negative: boolean
  /** A dash stands for its decimals: the zeros among the figures only tell which mark is which. */
  dashed?: true
  /** The unit that stands behind the figures. */
  unit: string | null
}

/** Currencies by letters that are no codes of ISO 4217, as bills have them: rands, rupees, shillings, ringgits, soles … */
export const CURRENCY_LETTERS = [
  '[Kk]r\\.?, z[łl], Kč, [A-Z]{1,2}\\$, Rs\\.?, RM, Rp\\.?, [KTU][Ss]h\\.?, Bs\\.?, S/\\.?, F?CFA, [Ee]uros?, EURO, Dhs?\\.?, лв\\.?, руб\\.?, грн\\.?, R',
].flatMap((line) => line.split(', '))

const CURRENCY = new RegExp(`^(?:\\p{Sc}|[A-Z]{3}|Fr\\.?|${CURRENCY_LETTERS.join('|')})$`, 'u')
/** The rand has one letter, which codes have, too: an amount has its cents. */
const RAND = /^R\s*-?\d[\d ,.\u00a0]*[.,]\d{2}$/
const CODES = new Set(Intl.supportedValuesOf('currency'))
const BARE = /^\d(?:[\d.,]*\d)?$/
/** No sign stands between the figures of a number: most days, phone numbers and many codes are told at once. */
const PARTED = /\d-\d/
const DASHED = /(?<=([.,])\d{3})(?!\1)([.,])[-–—]{1,2}(?=$|\s|\))/u
const FIGURES = /^\d[\d.,'’ \u00a0\u202f]*$/

/** Reads `-1.234,56 €`, `($75.00)`, `CHF 1'000.–` and `450:-` (a dash for no decimals), `12,5 kg`. Linear in the value. */
export function readNumber(value: string): WrittenNumber | null {
  if (value.length > 40 || !/\d/.test(value) || PARTED.test(value)) return null
  // Most numbers are figures alone.
  if (BARE.test(value)) return { figures: value, currency: false, percent: false, negative: false, unit: null }
  let text = value
    .trim()
    // The comma of “1.250,-” says what the point before it is.
    .replace(DASHED, (_, _inner, mark: string) => `${mark}00`)
    .replace(/(?<=\d)[.,:][-–—]{1,2}(?=$|\s|\))/u, '')
  let negative = false
  if (/^\(.*\)$/.test(text)) {
    negative = true
    text = text.slice(1, -1).trim()
  }
  const percent = text.endsWith('%')
  if (percent) text = text.slice(0, -1).trim()
  const measured = percent ? null : takeUnit(text)
  if (measured) text = measured.text
  const signed = takeSign(text)
  const bare = takeCurrency(signed.text)
  const again = takeSign(bare.text)
  const figures = again.text.startsWith('.') || again.text.startsWith(',') ? `0${again.text}` : again.text
  if (!FIGURES.test(figures) || /[.,'’ ]$/.test(figures)) return null
  return {
    figures,
    currency: bare.currency,
    percent,
    negative: negative || signed.negative || again.negative,
    unit: measured?.unit ?? null,
    ...(DASHED.test(value) && { dashed: true }),
  }
}

/** Three capitals are a currency's where it has them for its code: a code of something else (“LOT 12”) is no amount. */
function isCurrency(text: string): boolean {
  return CURRENCY.test(text) && (!/^[A-Z]{3}$/.test(text) || CODES.has(text))
}

function takeSign(text: string): { text: string; negative: boolean } {
  if (/^[-−–]/.test(text)) return { text: text.slice(1).trim(), negative: true }
  if (/[-−–]$/.test(text)) return { text: text.slice(0, -1).trim(), negative: true }
  return { text: text.startsWith('+') ? text.slice(1).trim() : text, negative: false }
}

function takeCurrency(text: string): { text: string; currency: boolean } {
  const before = /^([^\d\s.,+\-−–]{1,5}\.?)\s*(?=[\d.,+\-−–])/u.exec(text)
  if (before && isCurrency(before[1]!) && (before[1] !== 'R' || RAND.test(text)))
    return { text: text.slice(before[0].length), currency: true }
  const after = /(?<=[\d])\s*([^\d\s.,+\-−–]{1,5}\.?)$/u.exec(text)
  if (after && after[1] !== 'R' && isCurrency(after[1]!)) return { text: text.slice(0, after.index), currency: true }
  return { text, currency: false }
}

export type Grouping = '' | ',' | '.' | ' ' | "'"

export interface Marks {
  decimal: '.' | ','
  grouping: Grouping
}

/**
 * What a value's figures say about the marks: both (`1.234,56`), that a mark groups (`1.234.567`), that a mark is the
 * decimal one (`12,5`), nothing (`125`), or that it could be either (`1.234`). Null: no consistent number.
 */
export type MarkEvidence =
  | { says: 'both'; decimal: '.' | ','; grouping: Grouping }
  | { says: 'grouping'; grouping: Grouping }
  | { says: 'decimal'; decimal: '.' | ',' }
  | { says: 'nothing' }
  | { says: 'either'; mark: '.' | ',' }

/** Groups of three digits, the first of one to three; or as in India of two, but for the last one. */
function grouped(parts: string[]): boolean {
  const [first = '', ...rest] = parts
  if (rest.every((part) => part.length === 3)) return first.length <= 3
  const [last = '', ...between] = rest.toReversed()
  return last.length === 3 && first.length <= 2 && between.every((part) => part.length === 2)
}

export function markEvidence(figures: string): MarkEvidence | null {
  if (/^\d+$/.test(figures)) return { says: 'nothing' }
  const marks = figures
    .replace(/\d/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/’/g, "'")
  const last = marks.at(-1)!
  const kinds = new Set(marks)
  const parts = figures.split(/[.,'’ \u00a0\u202f]/)
  if (kinds.size === 2) {
    const other = marks[0]!
    if (marks.indexOf(last) !== marks.length - 1 || last === other) return null
    if (last !== '.' && last !== ',') return null
    if (!grouped(parts.slice(0, -1))) return null
    return { says: 'both', decimal: last, grouping: other as Grouping }
  }
  if (kinds.size > 2) return null
  if (last === ' ' || last === "'") return grouped(parts) ? { says: 'grouping', grouping: last } : null
  const mark = last === '.' ? '.' : ','
  if (marks.length > 1) return grouped(parts) ? { says: 'grouping', grouping: mark } : null
  const [whole, rest] = [parts[0]!, parts[1]!]
  return rest.length === 3 && whole.length <= 3 && !whole.startsWith('0')
    ? { says: 'either', mark }
    : { says: 'decimal', decimal: mark }
}
