import { conceptsOf } from '../../match/names/words.ts'
import type { ValueCount } from '../../profile/model.ts'
import type { Naming } from './naming.ts'
import type { Lookup } from './near-names.ts'

// Numbers that rows have beside their key: those that count them, and those that are far apart, such as those of accounts.

const NUMBERS = new Set(['number', 'id', 'code'])

/** A header that speaks of a number: “No”. */
export function isNumbered(header: string): boolean {
  return conceptsOf(header).some((concept) => NUMBERS.has(concept))
}

/** The same of something: “Client ID”. */
export function isNumberOf(header: string): boolean {
  return isNumbered(header) && conceptsOf(header).some((concept) => !NUMBERS.has(concept))
}

/** Rows that have a running number beside their key: figures alone, each of one row, under a header that says so. */
export function isNumbering({ label, isKey, pairs }: Naming): boolean {
  return !isKey && isNumbered(label) && pairs.every(({ name }) => /^\d+$/.test(name))
}

/** Of so few numbers that there could be, the list has but one: that it has others by chance is out of the question. */
const SPARSE = 10
/** A remark among the numbers of a list makes them no others. */
const NEARLY_ALL = 0.9

/**
 * Whether the list has numbers far apart, such as those of accounts: 110, 400, 530, or 0010, 1100, 7400. What counts something fills its range,
 * with zeros in front as well.
 */
function areFarApart({ isKey, pairs }: Naming): boolean {
  const names = new Set(pairs.map(({ name }) => name))
  const numbers = [...names].flatMap((name) => (/^\d{3,}$/.test(name) ? Number(name) : []))
  if (isKey || numbers.length < NEARLY_ALL * names.size) return false
  return Math.max(...numbers) - Math.min(...numbers) >= SPARSE * numbers.length
}

/** So many values are none of these by chance, where a list has one in ten. */
const FAR_APART = 5

/** Numbers far apart, of which the values are so many that they are there by no chance. */
export function isFarApart(open: ValueCount[], naming: Naming): boolean {
  return open.length >= FAR_APART && areFarApart(naming)
}

/** Rows that have two running numbers: where a value is one in both, and not of one row, neither is clear. */
export function inNoTwoNumberings(lookups: Lookup[], open: ValueCount[]): Lookup[] {
  const counts = lookups.filter(({ isCount }) => isCount)
  const isClear = ({ keyOf }: Lookup): boolean =>
    counts.every((other) => open.every(({ value }) => [keyOf(value), undefined].includes(other.keyOf(value))))
  return lookups.map((one) => (one.isCount && one.isClear && !isClear(one) ? { ...one, isClear: false } : one))
}
