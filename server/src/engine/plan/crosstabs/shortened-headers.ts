import { fold } from '../../match/names/words.ts'
import { LEAST_COLUMNS } from './crosstab-headers.ts'

// “Vacation”, “Sick”, “Comp”, “PTO” for “Vacation”, “Sick”, “Compensatory time” and “Paid time off”: headers beside one another that are
// allowed values, some of them shortened.

const LEAST_LETTERS = 3
/** So many must be written out, or all values be there: one short word may be the beginning of anything. */
const LEAST_WRITTEN_OUT = 2

/** The headers, with the allowed value for each that is one or the beginning of only one; null where too few are, or two are the same. */
export function shortenedHeaders(labels: readonly string[], allowed: readonly string[]): string[] | null {
  const byName = new Map(allowed.map((value) => [fold(value), value]))
  const same = labels.map((label) => byName.get(fold(label.trim())) ?? null)
  const rest = allowed.filter((value) => !same.includes(value))
  const meant = labels.map((label, at) => same[at] ?? shortenedFrom(label, rest))
  const found = meant.filter((value) => value !== null)
  const written = same.filter((value) => value !== null).length
  const isSure = written >= LEAST_WRITTEN_OUT || found.length === allowed.length
  if (!isSure || found.length < LEAST_COLUMNS || new Set(found).size < found.length) return null
  return written === found.length ? null : labels.map((label, at) => meant[at] ?? label)
}

/** The only value that begins with it, or of whose words it has the first letters. */
function shortenedFrom(label: string, values: readonly string[]): string | null {
  const short = fold(label.trim().replace(/\.$/, ''))
  if (short.length < LEAST_LETTERS || !/^\p{L}+$/u.test(short)) return null
  const found = values.filter((value) => {
    const words = fold(value).split(/[^\p{L}\p{N}]+/u)
    return words[0]!.startsWith(short) || words.map((word) => word.charAt(0)).join('') === short
  })
  return found.length === 1 ? found[0]! : null
}
