import { cellsOf } from '../profile/cells-of.ts'
import { isOpenEnded } from './vocabulary/open-ends.ts'
import { readDate, readMonth } from '../profile/dates.ts'
import { daysOf } from '../profile/terms.ts'
import type { TemplateColumn } from '../model.ts'
import type { ColumnProfile, ValueType } from '../profile/model.ts'
import { areFourFigureTimes } from '../profile/times.ts'
import { unitNamed } from '../profile/units.ts'
import { compilePattern, type Pattern } from './pattern/pattern.ts'
import { dateDescribed, isMoneyDescribed, isNumberDescribed } from './values/described-notation.ts'
import { wordedShare } from './values/worded-figures.ts'
import { callingCodesOf } from './values/dialled.ts'
import { HEADS } from './vocabulary.ts'
import { isDescribedAsText } from './names/described-texts.ts'
import { leadOf } from './names/leads.ts'
import { conceptsOf } from './names/words.ts'

/** What a template column is expected to hold. */
export type Expected =
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'time'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'country'
  | 'currency'
  | 'identifier'
  | 'words'

/** Values of each kind in the notation that rules ask for; a rule that takes all of a kind expects that kind. */
const PROBES: [Expected, string[]][] = [
  ['email', ['anna.schmidt@example.com', 'x@mail.example.org']],
  ['url', ['https://www.example.com/a', 'http://example.org']],
  ['date', ['2024-02-29', '2023-12-31']],
  ['date', ['29.02.2024', '31.12.2023']],
  ['date', ['02/29/2024', '12/31/2023']],
  ['date', ['2024-02-29T09:30', '2023-12-31T23:59']],
  ['date', ['2024-02-29 09:30', '2023-12-31 23:59']],
  ['date', ['2024-02-29T09:30:00', '2023-12-31T23:59:59']],
  ['date', ['2024-02-29 09:30:00', '2023-12-31 23:59:59']],
  ['date', ['2024-02-29T09:30:00Z', '2023-12-31T23:59:59Z']],
  ['date', ['29.02.2024 09:30', '31.12.2023 23:59']],
  ['time', ['09:30', '23:59']],
  ['time', ['09:30:00', '23:59:59']],
  ['phone', ['+4917012345678', '+12125550123']],
  ['number', ['12.50', '1234.56', '7']],
  ['number', ['12.50', '1234.56']],
  ['number', ['12,50', '1234,56']],
  // Of hours or degrees a tenth is enough.
  ['number', ['7', '12.5']],
  ['number', ['7', '12,5']],
  ['integer', ['7', '120']],
  ['integer', ['1', '12', '5']],
  ['boolean', ['true', 'false']],
]
/** A rule that takes this is open to anything and says nothing about its kind. */
const ANYTHING = ['Lorem ipsum, dolor!', 'x']
const DOMAINS = ['example.com', 'shop.example.org']

const BY_CONCEPT = new Map<string, Expected>(
  Object.entries({
    email: 'email',
    phone: 'phone',
    fax: 'phone',
    website: 'url',
    date: 'date',
    birth: 'date',
    since: 'date',
    due: 'date',
    expiry: 'date',
    amount: 'number',
    subtotal: 'number',
    price: 'number',
    balance: 'number',
    salary: 'number',
    revenue: 'number',
    discount: 'number',
    percent: 'number',
    weight: 'number',
    quantity: 'number',
    count: 'number',
    age: 'number',
    days: 'number',
    year: 'integer',
    country: 'country',
    currency: 'currency',
    name: 'words',
    city: 'words',
  } as const),
)
/** Words beside which a concept means something else: `phone type`, `date format`, `cost centre`, `country count`. */
const TURNING = new Set([
  'type',
  'status',
  'flag',
  'indicator',
  'format',
  'number',
  'description',
  'note',
  'category',
  'center',
])

/** Alone they mean when something was; beside another head what else is known of it: `country of birth`. */
const OF_AN_EVENT = new Set(['birth', 'since', 'due', 'expiry'])

const isHead = (concept: string): boolean => HEADS.has(concept) && concept !== 'date'

/** Kinds that the name, the description and the rule let one expect; empty when they say nothing. */
export function expectedKinds(column: TemplateColumn): Expected[] {
  const rule = column.desiredRule === 'strict' && column.strictRule ? compilePattern(column.strictRule) : null
  const fromRule = rule ? kindsOfRule(rule) : []
  if (fromRule.length > 0) return fromRule
  const noted = kindNoted(column.description ?? '')
  if (noted && mayHold(rule, noted)) return [noted]
  const name = conceptsOf(column.name)
  // “reference: the text on the invoice” is no number.
  if (rule === null && column.desiredRule === 'none' && isDescribedAsText(leadOf(column.description ?? '')))
    return ['words']
  const own = kindOf(name) ?? kindDone(column)
  if (own) return mayHold(rule, own) ? [own] : []
  if (isMoneyDescribed(column.description ?? '') && mayHold(rule, 'number')) return ['number']
  const described = conceptsOf((column.description ?? '').split(/[.;,(]/)[0] ?? '')
  const fromDescription = name.some((concept) => TURNING.has(concept)) ? null : kindOf(described)
  return fromDescription && fromDescription !== 'words' && mayHold(rule, fromDescription) ? [fromDescription] : []
}

/** “Checked on” and “checked at” are when something was done, “checked by” is who did it. */
function kindDone({ name, desiredRule }: TemplateColumn): Expected | null {
  if (/[a-z]{3,}ed[ _]?(?:at|on)$/i.test(name)) return 'date'
  return desiredRule !== 'link' && /[a-z]{3,}(?:ed|en|wn)[ _]?by$/i.test(name) ? 'words' : null
}

/** What the description says of the notation: “YYYY-MM-DD, empty while open” are dates whatever the column is called, “two decimals” numbers. */
function kindNoted(description: string): Expected | null {
  if (dateDescribed(description) !== null) return 'date'
  return isNumberDescribed(description) ? 'number' : null
}

/** Dates, and parts of them, in more notations than those that alone tell of dates. */
const DATED = PROBES.flatMap(([kind, values]) => (kind === 'date' ? values : [])).concat(
  [
    '20240229|290224|2024/02/29|29-02-2024|29/02/2024|29.02.24|02/29/24|29/02/24|24-02-29|2024-060|1709164800|45351',
    '2024|24|02|2024-02|02/2024|02.2024|02-2024|202402|2/2024|02/24|2024-Q1|Q1 2024|2024-W09|29-FEB-24|29Feb2024|29FEB2024',
    '29-Feb-2024|29-FEB-2024|29 Feb 2024|29 February 2024|Feb 2024|February 2024|Feb 29, 2024|February 29, 2024',
  ].flatMap((line) => line.split('|')),
)

/** A rule by which a value begins with a letter takes no figures: a price group is no price. */
const LETTER_FIRST = /^\^?\(?(?:\?:)?(?:[A-Za-z]|\[A-Za-z](?:-[A-Za-z])?\])(?![?*|])(?!\{0)/

/** A rule that takes no date makes codes of a “registration”, whatever the word may mean elsewhere, and of a “cost centre” one that takes no sum. */
function mayHold(rule: Pattern | null, kind: Expected): boolean {
  if (rule === null) return true
  if (kind === 'number' || kind === 'integer') return !LETTER_FIRST.test(rule.source) && !wantsParts(rule)
  if (kind !== 'date' || ANYTHING.every((value) => rule.matches(value))) return true
  // Six capitals or figures are the date `290224`, and any plate of a car.
  return DATED.some((date) => rule.matches(date) && !rule.matches(date.replace(/\d/g, 'X')))
}

/** “1974.5.21” is a number in three parts, and no figure. */
function wantsParts(rule: Pattern): boolean {
  return IN_PARTS.some((value) => rule.matches(value)) && !FIGURES.some((value) => rule.matches(value))
}

const IN_PARTS = ['.', '-', '/'].flatMap((mark) =>
  ['1974 5 21', '1987 123 123', '12 3 1', '12 34 56', '1 2 3'].map((parts) => parts.replaceAll(' ', mark)),
)
const FIGURES = ['7', '12', '123', '1234', '12345', '123456', '1.5', '12.50', '1234.56', '0.125', '1,5', '12,50']

function kindsOfRule(rule: Pattern): Expected[] {
  if (ANYTHING.every((value) => rule.matches(value))) return []
  // What takes bare domains takes figures with points as well, which are none.
  if (DOMAINS.every((value) => rule.matches(value)) && !ANYTHING.some((value) => rule.matches(value))) return ['url']
  const probed = PROBES.filter(([, values]) => values.every((value) => rule.matches(value))).map(([kind]) => kind)
  const kinds = callingCodesOf(rule).length > 0 ? [...probed, 'phone' as const] : probed
  const apart = [...new Set(kinds)]
  // What takes addresses, dates and figures alike, as “no comma” does, is as open as what takes anything.
  return apart.length > MOST_KINDS ? [] : apart
}

/** Of one rule: dates with and without a time of day, numbers and whole numbers are written alike. */
const MOST_KINDS = 4

function kindOf(concepts: readonly string[]): Expected | null {
  if (concepts.some((concept) => TURNING.has(concept) && concept !== 'number')) return null
  if (concepts.includes('per')) return 'number'
  const telling = concepts.toReversed().filter((concept) => BY_CONCEPT.has(concept))
  const head = telling.find((concept) => !OF_AN_EVENT.has(concept)) ?? (concepts.some(isHead) ? undefined : telling[0])
  if (head !== undefined && (!concepts.includes('number') || head === 'phone' || head === 'fax'))
    return BY_CONCEPT.get(head)!
  return concepts.includes('number') ? 'identifier' : null
}

/** Whether a number of days is wanted, as of the terms of payment. */
export function wantsDays({ name, description }: TemplateColumn, rule: Pattern | null): boolean {
  if (rule !== null && (!rule.matches('30') || rule.matches('net 30'))) return false
  return unitNamed(name, description) === 'd' || conceptsOf(`${name} ${description ?? ''}`).includes('days')
}

/** As what the values of a column of each kind are read. */
export const ACCEPTED: Readonly<Record<Expected, readonly ValueType[]>> = {
  email: ['email'],
  phone: ['phone'],
  url: ['url'],
  date: ['date', 'datetime'],
  time: ['time'],
  number: ['integer', 'decimal', 'amount', 'percent'],
  integer: ['integer'],
  boolean: ['boolean'],
  country: ['country'],
  currency: ['currency'],
  identifier: ['code', 'integer', 'uuid', 'url'],
  words: ['words'],
}

/** The share of the column's filled cells that can be read as one of the kinds, 0 to 1; null when nothing can be said. */
export function kindShare(expected: Expected[], profile: ColumnProfile): number | null {
  if (expected.length === 0 || profile.filled === 0) return null
  return Math.max(...expected.map((kind) => shareOfKind(kind, profile)))
}

function shareOfKind(kind: Expected, profile: ColumnProfile): number {
  const { types, values, filled } = profile
  if (kind === 'time' && (types.integer ?? 0) === 1 && areFourFigureTimes(values.map(({ value }) => value))) return 1
  const shares = ACCEPTED[kind].map((type) => types[type] ?? 0)
  if (kind === 'date') shares.push(monthsShare(values, filled))
  if (kind === 'url') return Math.min(1, shares[0]! + domainsShare(values, filled))
  // A value is of at most one number type and of at most one date type, so these add up; the others overlap.
  if (kind === 'number' || kind === 'integer') return figuresShare(kind, shares, profile)
  return Math.min(1, kind === 'date' ? shares.reduce((a, b) => a + b, 0) : Math.max(...shares))
}

/** The share of the cells that are months without a day and nothing else: 04.2027 and 202704 may be any figures. */
function monthsShare(values: ColumnProfile['values'], filled: number): number {
  let cells = monthCells.get(values)
  if (cells === undefined) {
    const isMonth = (value: string): boolean =>
      /[/\p{L}-]/u.test(value) && readMonth(value) !== null && readDate(value) === null
    cells = values.reduce((sum, { value, count }) => (isMonth(value) ? sum + count : sum), 0)
    monthCells.set(values, cells)
  }
  return cells / filled
}

/** The share of the cells that are web addresses without a scheme: `example.com`, `example.com/shop`. */
function domainsShare(values: ColumnProfile['values'], filled: number): number {
  const cells = values.reduce((sum, { value, count }) => (BARE_DOMAIN.test(value.trim()) ? sum + count : sum), 0)
  return cells / filled
}

const BARE_DOMAIN = /^(?!www\.)(?:[\p{L}\d][\p{L}\d-]{0,62}\.){1,6}\p{L}{2,24}\/?(?:\/\S*)?$/iu

/** Counted once for a column: it is compared with each of a template. */
const monthCells = new WeakMap<ColumnProfile['values'], number>()

/** “ca. 30 min” beside “45 min”: with the words that leave them what they are, they add up. */
function figuresShare(kind: Expected, shares: number[], profile: ColumnProfile): number {
  const plain = kind === 'number' ? shares.reduce((a, b) => a + b, 0) : wholeShare(profile, Math.max(...shares))
  return Math.min(1, (profile.types.words ?? 0) > 0 ? plain + wordedShare(profile) : plain)
}

/** “104.230” is a whole number with a mark between thousands, where nothing in the column is a fraction. */
const GROUPED = /^-?[1-9]\d{0,2}(?:[.,'’ \u00a0\u202f]\d{3})+$/u
const WHOLE = /^-?\d{1,3}$|^-?[1-9]\d{3}$/u
const ZEROS_BEHIND = /^-?\d+[^\d]0{3}$/u

function wholeShare({ values, filled, complete }: ColumnProfile, plain: number): number {
  const texts = values.map(({ value }) => value.trim())
  // “5.000” and “12.000” alone may be five and twelve.
  const areGrouped = texts.some((text) => GROUPED.test(text) && !ZEROS_BEHIND.test(text))
  const areWhole = areGrouped && texts.every((text) => GROUPED.test(text) || WHOLE.test(text))
  return plain < 1 && complete && areWhole ? values.reduce((sum, { count }) => sum + count, 0) / filled : plain
}

/** The share of the cells that are dates or say that there is no end, where some say so and others are dates; 0 where there is anything else. */
export function openEndedShare({ values, types, filled }: ColumnProfile): number {
  const dates = ACCEPTED.date.reduce((sum, type) => sum + (types[type] ?? 0), 0)
  if (dates === 0 || dates > ALL_DATES || values.length === 0) return 0
  const open = values.reduce(
    (sum, { value, count }) => (isOpenEnded(value.trim().toLowerCase()) ? sum + count : sum),
    0,
  )
  const share = dates + open / filled
  return open > 0 && share >= ALL_DATES ? Math.min(1, share) : 0
}

/** Of dates and words for no end together. */
const ALL_DATES = 0.98

/** The share of the cells that are terms of payment in days, where most of them say more than a number. */
export function termsShare({ values }: ColumnProfile): number {
  if (values.length > MOST_TERMS) return 0
  const worded = values.filter(({ value }) => /\p{L}/u.test(value) && daysOf(value) !== null)
  const figures = values.filter(({ value }) => /^\s*\d{1,3}\s*$/.test(value))
  return cellsOf(worded) < cellsOf(values) / 2 ? 0 : cellsOf([...worded, ...figures]) / cellsOf(values)
}

/** More different ones are no terms. */
const MOST_TERMS = 60
