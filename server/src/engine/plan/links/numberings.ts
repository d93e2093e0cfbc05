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

/** Of the numbers that there could be, the list has no more than this share: what counts something fills its range, with zeros in front as well. */
const MOST_DENSE = 1 / 3
/** One in so many powers of ten: what is as unlikely is no chance. */
const POWERS = 5
/** A remark among the numbers of a list makes them no others. */
const NEARLY_ALL = 0.9

/** The share that a list has of the numbers between its first and its last, such as those of accounts: 110, 400, 530, or 0010, 1100, 7400; null where it has no numbers. */
function densityOf({ isKey, pairs }: Naming): number | null {
  const names = new Set(pairs.map(({ name }) => name))
  const numbers = [...names].flatMap((name) => (/^\d{3,}$/.test(name) ? Number(name) : []))
  if (isKey || numbers.length === 0 || numbers.length < NEARLY_ALL * names.size) return null
  const range = Math.max(...numbers) - Math.min(...numbers)
  return range === 0 ? null : numbers.length / range
}

/** Numbers far apart, of which the values are so many that they are there by no chance: five where the list has one in ten, ten where one in three. */
export function isFarApart(open: ValueCount[], naming: Naming): boolean {
  const density = densityOf(naming)
  return density !== null && density <= MOST_DENSE && open.length * -Math.log10(density) >= POWERS
}

/** Rows that have two running numbers: where a value is one in both, and not of one row, neither is clear. */
export function inNoTwoNumberings(lookups: Lookup[], open: ValueCount[]): Lookup[] {
  const counts = lookups.filter(({ isCount }) => isCount)
  const isClear = ({ keyOf }: Lookup): boolean =>
    counts.every((other) => open.every(({ value }) => [keyOf(value), undefined].includes(other.keyOf(value))))
  return lookups.map((one) => (one.isCount && one.isClear && !isClear(one) ? { ...one, isClear: false } : one))
}
