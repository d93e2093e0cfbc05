import { fold } from '../../match/names/words.ts'
import { labelledIn } from '../transforms/values/described-codes.ts'
import { LEAST_COLUMNS } from './crosstab-headers.ts'

// “Retail”, “Club”, “Trade” for “END (retail), CLUB or PRO (trade)”: headers that say in other words what the description says of allowed values.

/** The headers, with the allowed value for each that stands for one; null where fewer do, or two stand for the same. */
export function describedHeaders(
  labels: readonly string[],
  allowed: readonly string[],
  description: string,
): string[] | null {
  const labelled = labelledIn(description, allowed)
  const meant = labels.map((label) => meaningOf(label, allowed, labelled))
  const found = meant.filter((value) => value !== null)
  if (found.length < LEAST_COLUMNS || new Set(found).size < found.length) return null
  return labels.map((label, at) => meant[at] ?? label)
}

function meaningOf(label: string, allowed: readonly string[], labelled: (raw: string) => string | null): string | null {
  if (label.trim() === '') return null
  const same = allowed.find((value) => fold(value) === fold(label.trim()))
  return same ?? labelled(label)
}
