import { readNumber } from '../../profile/numbers.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { fold } from './words.ts'

// What somebody paid, the fee that the terminal keeps, and what arrives: “before any fees” means the first, however much the header of the last is
// like what is wanted.

const FEE_WORDS =
  'fees?|charges?|commissions?|deductions?|gebuhr(?:en)?|provision(?:en)?|abzuge?n?|frais|comision(?:es)?|cargos|commissioni|trattenute|kosten|comissao|comissoes|taxas|avgift(?:er)?|gebyr(?:er)?|oplat[ay]?|poplatk[yu]|prowizj[ai]'
const FEE = new RegExp(`(?<![\\p{L}])(?:${FEE_WORDS})(?![\\p{L}])`, 'u')
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:before|excluding|without deducting|gross of|vor(?: abzug der| allen)?|avant|antes de|prima del(?:le)?|voor(?: aftrek van)?|przed|pred|fore|for) (?:(?:any|all|the|card|bank|les|las|los|le|des|der|die|de|alle|van) )*(?:${FEE_WORDS})(?!\\p{L})`,
  'u',
)
const AFTER = new RegExp(
  `(?<!\\p{L})(?:after|less|net of|minus|nach(?: abzug der)?|abzuglich(?: der)?|apres|despues de|dopo|al netto del(?:le)?|na(?: aftrek van)?|po|efter|etter) (?:(?:any|all|the|card|bank|les|las|los|le|des|der|die|de|alle|van) )*(?:${FEE_WORDS})(?!\\p{L})`,
  'u',
)

export type FeeSide = 'before' | 'after' | null

/** Whether a description wants an amount before fees are taken off, or what is left of it. */
export function wantedFeeSide(description = ''): FeeSide {
  const text = fold(description)
  const [isBefore, isAfter] = [BEFORE.test(text), AFTER.test(text)]
  return isBefore === isAfter ? null : isBefore ? 'before' : 'after'
}

/** Fewer rows add up by chance. */
const LEAST_ROWS = 4
/** And of more columns, some pair does. */
const MOST_AMOUNTS = 12
/** The rows that don't add up are wrong ones. */
const NEARLY_ALL = 0.9
const ROUNDING = 0.005

/** The columns of a table that have an amount before and after a fee, by the only two that are apart by just what the column of fees has. */
export function feeSidesOf({ columns, rows }: TableProfile): FeeSide[] {
  const none = columns.map((): FeeSide => null)
  const fees = columns.filter(({ name }) => FEE.test(fold(name)))
  const [fee, ...others] = fees
  const amounts = columns.filter((column) => column !== fee && areAmounts(column))
  if (!fee || others.length > 0 || !areAmounts(fee) || amounts.length > MOST_AMOUNTS) return none
  const figures = new Map(
    [fee, ...amounts].map((column) => [column, rows.map((cells) => figureOf(cells[column.position]))]),
  )
  const off = figures.get(fee)!.map((figure) => (figure === null ? null : Math.abs(figure)))
  const isPair = (before: ColumnProfile, after: ColumnProfile): boolean => {
    const [one, other] = [figures.get(before)!, figures.get(after)!]
    const full = rows.flatMap((_, at) => {
      const [whole, less, rest] = [one[at] ?? null, off[at] ?? null, other[at] ?? null]
      return whole === null || less === null || less === 0 || rest === null
        ? []
        : [Math.abs(whole - less - rest) < ROUNDING]
    })
    return full.length >= LEAST_ROWS && full.filter(Boolean).length >= NEARLY_ALL * full.length
  }
  const pairs = amounts.flatMap((before) =>
    amounts.flatMap((after) => (before !== after && isPair(before, after) ? [{ before, after }] : [])),
  )
  const [pair, ...more] = pairs
  if (!pair || more.length > 0) return none
  return columns.map((column) => (column === pair.before ? 'before' : column === pair.after ? 'after' : null))
}

function areAmounts({ types }: ColumnProfile): boolean {
  return (types.amount ?? 0) + (types.decimal ?? 0) > 0.5
}

/** One or two figures behind the last mark are decimals, whichever mark it is. */
function figureOf(cell: string | null | undefined): number | null {
  const written = cell ? readNumber(cell) : null
  const [, whole = '', part = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written?.figures ?? '') ?? []
  if (!written || whole === '') return null
  const size = Number(`${whole.replace(/\D/gu, '')}.${part}`)
  return written.negative ? -size : size
}

/** As of amounts with and without tax: of one description, one of the two is wanted. */
export function feeWorth(own: FeeSide, wanted: FeeSide): number {
  return own === null || wanted === null ? 0 : own === wanted ? MEANT : APART
}

const MEANT = 2
const APART = -5
