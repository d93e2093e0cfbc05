import { remembering } from '../../remembering.ts'
import { MEANINGS_OF, plainValue } from '../vocabulary/meanings.ts'

// Beginnings of words, with a point.

/** “gr.” for `grey`: two letters and a point are the beginning of a longer word. */
export function cutShort(raw: string, value: string): number {
  const [, start] = /^\s*(\p{L}{2})\.\s*$/u.exec(raw) ?? []
  return start !== undefined && value.length > 3 && value.startsWith(plainValue(start)) ? 0.88 : 0
}

/**
 * “os. fiz.” for “osoba fizyczna”, “przel.” for “przelew”: beginnings with a point of known words that mean the value; asked about where other
 * words begin so, too.
 */
export function meantShort(raw: string, value: string): number {
  const meant = meaningsCutShort(raw)
  const own = MEANINGS_OF.get(value)
  if (own === undefined || !meant.some((meanings) => isShared(meanings, own))) return 0
  return meant.every((meanings) => isShared(meanings, own)) ? 0.86 : 0.8
}

const isShared = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((one) => others.includes(one))

const CUT_WORDS = /^\s*(?=.*\p{L}{2}\.)(?:\p{L}{3,}\.?|\p{L}{2,}\.?(?:[ /-]*\p{L}{2,}\.?){1,3})\s*$/u

const startOf = (word: string): string => word.slice(0, 2)
/** Made when the first is asked for. */
let knownByStart: ReadonlyMap<string, [string, readonly number[]][]> | null = null

/** What the words mean that begin so; nothing where the text itself is a known word. */
const meaningsCutShort = remembering(10_000, (raw): readonly (readonly number[])[] => {
  if (raw.length > 40 || !CUT_WORDS.test(raw) || MEANINGS_OF.has(plainValue(raw))) return []
  const parts = raw
    .trim()
    .split(/(?<=\.)\s*|[ /]+/)
    .map((part) => ({ start: plainValue(part), isCut: part.endsWith('.') }))
    .filter(({ start }) => start !== '')
  // A hyphen is where one word may be written as two.
  const begins = new RegExp(
    `^${parts.map(({ start, isCut }) => start.replaceAll('_', '_?') + (isCut ? '[^_]+' : '')).join('_')}$`,
  )
  knownByStart ??= Map.groupBy(MEANINGS_OF, ([word]) => startOf(word))
  const alike = knownByStart.get(startOf(parts[0]?.start ?? '')) ?? []
  return alike.flatMap(([word, meanings]) => (begins.test(word) ? [meanings] : []))
})
