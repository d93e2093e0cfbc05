import { currenciesSharing, currencyCode, isCurrencyCode } from '../../profile/countries.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { sharesOf, type Composite } from './composite.ts'
import type { TableSide, TemplateSide } from '../sides.ts'

// The currency of amounts that are written with it: “120,00 CHF” in each row, or in those alone that are not in the usual one.

const hasAny = (concepts: readonly string[], ...wanted: string[]): boolean =>
  wanted.some((concept) => concepts.includes(concept))

/** What is measured in something else than money, though its unit may be spelt like a currency: 120 KGS. */
const MEASURES = [
  'weight',
  'height',
  'width',
  'length',
  'depth',
  'volume',
  'area',
  'distance',
  'odometer',
  'quantity',
  'count',
  'size',
  'capacity',
  'duration',
  'temperature',
  'package',
]
const MONEY = [
  'amount',
  'price',
  'fee',
  'rent',
  'deposit',
  'salary',
  'balance',
  'premium',
  'payment',
  'revenue',
  'budget',
  'expense',
  'subtotal',
  'net',
  'gross',
  'value',
]

/**
 * The currency out of amounts that are written with it, for a column of currencies that no other column has. `usual`: that of amounts that don't
 * say theirs, as somebody said.
 */
export function findCurrencies(
  table: TableSide,
  side: TemplateSide,
  usual: (column: string) => string | null,
): Composite[] {
  const target = side.names.findIndex(({ concepts }) => concepts.includes('currency'))
  const columns = table.profile.columns
  if (target < 0 || columns.some(({ types }) => (types.currency ?? 0) > 0.3)) return []
  if (table.names.some(({ concepts }) => concepts.includes('currency'))) return []
  const rest = usual(side.template.columns[target]!.name)
  if (rest !== null && isCurrencyCode(rest)) return unusualCurrencies(target, rest, table)
  const written = columns.flatMap((column, source) =>
    sharesOf(column, AMOUNT_WITH_CURRENCY) > 0.8 &&
    hasCurrencies(column) &&
    !hasAny(table.names[source]!.concepts, ...MEASURES)
      ? [source]
      : [],
  )
  const money = written.filter((source) => hasAny(table.names[source]!.concepts, ...MONEY))
  const [source, ...more] = money.length > 0 ? money : written
  // Amounts in several currencies each say which: only alike ones are the currency of the row.
  if (source === undefined || more.some((other) => currenciesOf(columns[other]!) !== currenciesOf(columns[source]!)))
    return []
  return [
    {
      target,
      sources: [source],
      transforms: [{ kind: 'extract', pattern: '(\\p{Sc}|[A-Z]{3})' }],
      confidence: 0.85,
      reason: `The amounts of “${columns[source]!.name}” are written with their currency.`,
    },
  ]
}

/** Nearly all units are those of money. */
function hasCurrencies({ values }: ColumnProfile): boolean {
  const units = values.flatMap(({ value }) => UNIT.exec(value)?.[0] ?? [])
  return units.filter((unit) => currencyCode(unit) !== null).length >= 0.95 * units.length
}

function currenciesOf({ values }: ColumnProfile): string {
  return [...new Set(values.flatMap(({ value }) => UNIT.exec(value)?.[0] ?? []))].toSorted().join(' ')
}

const UNIT = /\p{Sc}|[A-Z]{3}/u
const AMOUNT_WITH_CURRENCY =
  /^[-+(]?\s?(?:\p{Sc}|[A-Z]{3})\s?[-\d][\d.,'’\s]*\)?$|^[-+(]?\d[\d.,'’\s]*(?:\p{Sc}|[A-Z]{3})\)?$/u

/** Figures, perhaps with a currency. */
const AMOUNT = /^[-+(]?\s?(?:(?:\p{Sc}|[A-Z]{3})\s?)?[-\d][\d.,'’\s]*(?:\s?(?:\p{Sc}|[A-Z]{3}))?\)?$/u
const MOST = 0.8
/** The code where there is one, and nothing of any other amount; the same with signs that are no usual one's. */
const CODE_ALONE = '^[^A-Z]*(?:([A-Z]{3})[^A-Z]*)?$'
const MARK_ALONE = '^[^A-Z\\p{Sc}]*(?:([A-Z]{3}|\\p{Sc})[^A-Z\\p{Sc}]*)?$'

/** The currency of those amounts that are not in the usual one, of the only column of amounts in which some say so. A sign may only stand for the usual one. */
function unusualCurrencies(target: number, usual: string, table: TableSide): Composite[] {
  const { columns } = table.profile
  const isAmounts = (column: ColumnProfile, source: number): boolean =>
    sharesOf(column, AMOUNT) > MOST && hasAny(table.names[source]!.concepts, ...MONEY)
  const isMarked = (column: ColumnProfile): boolean =>
    hasCodes(column) && (isSignOf(column, usual) || hasOtherSigns(column, usual))
  const found = columns.flatMap((column, source) => (isAmounts(column, source) && isMarked(column) ? [source] : []))
  const [source, ...others] = found
  if (source === undefined || others.length > 0) return []
  const reason = `The amounts of “${columns[source]!.name}” are written with their currency where it is not ${usual}.`
  const pattern = isSignOf(columns[source]!, usual) ? CODE_ALONE : MARK_ALONE
  const transforms = [{ kind: 'extract' as const, pattern }]
  return [{ target, sources: [source], transforms, confidence: 0.85, reason, beside: true }]
}

/** Some have a code of a currency, and none another word in capitals. */
function hasCodes({ values }: ColumnProfile): boolean {
  const words = values.flatMap(({ value }) => value.match(/[A-Z]{2,}/g) ?? [])
  return words.length > 0 && words.every((word) => isCurrencyCode(word))
}

/** A sign of several currencies is the usual one's where that is one of them, as others are written out. */
function isSignOf(column: ColumnProfile, usual: string): boolean {
  return signsIn(column).every((sign) => currencyCode(sign) === usual || currenciesSharing(sign).includes(usual))
}

/** Signs that stand for one currency each, and for another than the usual one. */
function hasOtherSigns(column: ColumnProfile, usual: string): boolean {
  return signsIn(column).every((sign) => sign !== '$' && ![null, usual].includes(currencyCode(sign)))
}

/** The signs of amounts that have no code. */
function signsIn({ values }: ColumnProfile): string[] {
  return [...new Set(values.flatMap(({ value }) => (/[A-Z]{3}/.test(value) ? [] : (value.match(/\p{Sc}/gu) ?? []))))]
}
