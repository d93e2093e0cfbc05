import type { TemplateColumn } from '../../model.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import type { Expected } from '../expected.ts'
import type { NameFeatures } from '../names/name-score.ts'
import type { Pattern } from '../pattern/pattern.ts'
import type { TaxSide } from '../names/tax.ts'
import type { Likeness } from './value-likeness.ts'

// Log-odds that each kind of evidence adds. The values were fitted on labelled pairs of tables and rounded.

export function nameWorth(name: number | null): number {
  if (name === null) return -2.2
  return -4.2 + 7.6 * name
}

export function kindWorth(share: number | null, kinds: Expected[]): number {
  if (share === null) return 0
  const telling = kinds.includes('words') || kinds.includes('identifier') ? 0.4 : 1
  return telling * (share > 0.5 ? 1.2 * share : -3 * (1 - share))
}

/** A rule that most columns can meet says little when it is met, and much when it isn't. */
export function ruleWorth(rule: { now: number; reachable: number } | null, common: number, coded: boolean): number {
  if (!rule) return 0
  const met = 0.3 * rule.now + 0.7 * rule.reachable
  return met > 0.5 ? 3 * met * (1 - Math.min(1, common)) : (coded ? -0.6 : -3) * (1 - met)
}

/** Letters that all values of a rule begin with: `WO-\d{6}`. */
const LETTERS_IN_FRONT = /^\p{L}{2}/u
const NEARLY_ALL = 0.95
const AS_LETTERED = 6

/** Nearly all values are as the rule writes keys, letters and all: what the column is called matters little then. */
export function isLettered(rule: Pattern | null, met: { now: number } | null): boolean {
  return rule !== null && rule.values === null && LETTERS_IN_FRONT.test(rule.literals.prefix) && isMet(met)
}

function isMet(met: { now: number } | null): boolean {
  return met !== null && met.now >= NEARLY_ALL
}

/** What `isLettered` adds, where no other column meets the rule as well. */
export function letteredWorth(rule: Pattern | null, met: { now: number } | null, column: TemplateColumn): number {
  return column.unique && isLettered(rule, met) ? AS_LETTERED : 0
}

/** Few values for a rule that lists few: each may mean one of them, in other words or another language. */
export function isCodedList({ complete, distinct, filled, values }: ColumnProfile, rule: Pattern | null): boolean {
  const listed = rule?.values?.length ?? 0
  if (listed === 0 || listed > MOST_LISTED || !complete || distinct > 2 * (listed + 2)) return false
  // “30J” and “30j” are one code.
  const different = new Set(values.map(({ value }) => value.trim().toLowerCase())).size
  return different <= listed + 2 && filled > 2 * different
}

const MOST_LISTED = 12

export function wordsAlone({ types }: ColumnProfile): boolean {
  return (types.words ?? 0) >= 0.9
}

/** Names less alike tell nothing. */
const UNTOLD = 0.2
export const MONEY = new Set([
  'price',
  'amount',
  'fee',
  'subtotal',
  'gross',
  'balance',
  'salary',
  'rent',
  'deposit',
  'budget',
])

/** What has a tax on top of it, or in it, is a sum: “Trade ex VAT”. Weights are net, too. */
export function isSum(taxed: TaxSide, { concepts }: NameFeatures): boolean {
  return taxed !== null && !concepts.some((concept) => WEIGHED.has(concept))
}

const TAXED = 1
const WEIGHED = new Set(['weight', 'volume', 'area', 'quantity', 'count'])

/** Whether a name is that of a sum of money. */
export function isMoney(concepts: readonly string[]): boolean {
  return concepts.some((concept) => MONEY.has(concept))
}

/**
 * Sums are written with their currency or with cents, or say of taxes that they are in it: that tells most where names tell nothing, and
 * not which of several sums it is.
 */
export function moneyWorth({ types }: ColumnProfile, name: number | null, isTaxed: boolean): number {
  const { amount = 0, decimal = 0, integer = 0 } = types
  const worth = amount >= 0.5 ? 1.5 : amount + decimal >= 0.5 ? 0.7 : integer >= 0.9 ? -0.5 : 0
  return ((name ?? 0) < UNTOLD ? worth : worth / 2) + (isTaxed && worth > 0 ? TAXED : 0)
}

/** However much two columns have in common: the end is not the start, nor the student the teacher. */
export const CONTRARY = -12

/** With and without tax are two sums. */
export function taxWorth(own: TaxSide, wanted: TaxSide): number {
  if (own === null || wanted === null) return 0
  return own === wanted ? 0.7 : -3
}

/** A name says as well as a key which row is meant, but where there are both it is the key. */
export const BY_NAME = 0.8

/** Rows that cannot stand alone are those of the only key that they have of others. */
export const KEY = 3

/** As a rule that no value meets. */
export const REFUSED = -3

export function linkWorth(share: number | null): number {
  if (share === null) return 0
  return share > 0.3 ? 3 * share : -1.5 * (1 - share)
}

/** More than so many cells repeat others: what each row must have for itself is something else. */
const MOSTLY = 0.5

/** The share of the cells that repeat others. */
export function repeatedShare({ values, filled }: ColumnProfile): number {
  return values.reduce((sum, { count }) => sum + count - 1, 0) / Math.max(1, filled)
}

export function shapeWorth(profile: ColumnProfile, repeated: number, column: TemplateColumn): number {
  // Rows that all lack what each must have are none: whatever an empty column is called, something else is meant.
  if (profile.filled === 0) return column.required && profile.sampled > 0 ? -4 : -0.6
  const uniqueness = column.unique ? (profile.unique ? 0.4 : repeated > MOSTLY ? -4 : repeated > 0.1 ? -1.5 : 0) : 0
  // A key that most rows lack is the key of something else: of who brought them.
  const lacking = column.required && profile.filled < profile.sampled / 2 ? (column.unique ? 3 : 0.8) : 0
  return uniqueness - lacking
}

/** Yes and no are hardly what a column of any text (`open`) is for: “insured” is no insurance policy. */
export function flagWorth({ types, distinct }: ColumnProfile, name: number | null, open: boolean): number {
  return open && distinct <= 2 && (types.boolean ?? 0) >= 0.95 && (name ?? 0) < 0.9 ? -2 : 0
}

/** One day in every row is that of the list, such as from when on its prices hold; what each row has for itself is mostly another. */
export function sameDayWorth({ types, distinct, filled }: ColumnProfile, name: number | null): number {
  return distinct === 1 && filled >= FEW_ROWS && (types.date ?? 0) >= 0.95 && (name ?? 0) < 0.6 ? -1.5 : 0
}

const FEW_ROWS = 8

/** Where values are compared too, a name that is the very same outweighs that some of them look otherwise. */
export const SAME_NAME = 1.2

export function valueWorth({ overlap, telling, words, letters, types, shapes, form, numbers }: Likeness): number {
  const range = numbers === null ? 0 : 0.8 * numbers - 0.4
  return -2.4 + 2.9 * letters + 1.5 * overlap + telling + 4 * words + types + 0.8 * shapes + 2.9 * form + range
}
