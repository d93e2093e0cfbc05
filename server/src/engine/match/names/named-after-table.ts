import { isSkeleton } from './abbreviations.ts'
import { kinship } from '../vocabulary/kinship.ts'

/**
 * A column `Department` in a list of departments holds their names, and so does `Machine` in one of equipment; what the machines are called
 * may be their description.
 */
export function namedAfterTable(
  source: readonly string[],
  target: readonly string[],
  implied: ReadonlySet<string>,
): string | null {
  if (!target.some((concept) => CALLED.has(concept))) return null
  const own = target.filter((concept) => !implied.has(concept) && !WHOLE.has(concept))
  const areFirms = [...implied].some((one) => FIRMS.has(one))
  const isImplied = (concept: string): boolean => isSameThing(concept, implied) || (areFirms && FIRMS.has(concept))
  if (own.length !== 1 || !CALLED.has(own[0]!)) return null
  const [last, ...others] = source.toReversed()
  if (last === undefined || !isImplied(last)) return null
  // “Customer / Site”: whose it is, or what it is called.
  return others.every((one) => isImplied(one) || FIRMS.has(one)) ? own[0]! : null
}

function isSameThing(concept: string, implied: ReadonlySet<string>): boolean {
  return implied.has(concept) || [...implied].some((one) => (kinship(one, concept) ?? 0) >= SAME_THING)
}

const CALLED = new Set(['name', 'description'])
/** A full name is the name. */
const WHOLE = new Set(['full', 'complete', 'display'])
/** Whoever sells and buys: a list of companies has them under “Customer”. */
const FIRMS = new Set(['company', 'customer', 'supplier'])

/** From here on two words are taken for the same thing. */
const SAME_THING = 0.8

/** A column `Invoice` in a list of invoices may hold their numbers: its values say whether. */
export function isKeyNamedAfterTable(
  source: readonly string[],
  target: readonly string[],
  implied: ReadonlySet<string>,
): boolean {
  const key = target.includes('number')
  if (!key || !target.every((concept) => concept === 'number' || implied.has(concept))) return false
  // “Cost Ctr” in a list of cost centres.
  const isShort = (word: string): boolean =>
    word.length >= LEAST_LETTERS && [...implied].some((one) => isSkeleton(word, one))
  // “Dept / Service”: the same in another word.
  return (
    source.some((concept) => implied.has(concept)) &&
    source.every((concept) => isSameThing(concept, implied) || isShort(concept))
  )
}

const LEAST_LETTERS = 3
