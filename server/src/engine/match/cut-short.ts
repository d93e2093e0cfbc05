import type { NameFeatures } from './name-score.ts'
import { wordsOf } from './words.ts'

// Headers that are cut short with a point: `Ad.` beside `Ch.` in a list of bookings, for the “adults” of the template.

/** A few letters and the point that says that there were more. */
const CUT = /^\s*\p{L}{2,5}\.\s*$/u

/** How alike such a header is to the only template column that has a word which begins so. */
export const CUT_SHORT = 0.65

/**
 * For each header the template column that it may be short for: the only one with a word that begins so, where the letters mean nothing by
 * themselves, and no other header is short for it.
 */
export function cutShort(
  headers: readonly string[],
  names: readonly NameFeatures[],
  columns: readonly { name: string }[],
): (number | null)[] {
  if (!headers.some((header) => CUT.test(header))) return headers.map(() => null)
  const words = columns.map(({ name }) => wordsOf(name))
  const found = headers.map((header, at) => {
    const [letters = '', ...more] = CUT.test(header) && !names[at]!.understood ? wordsOf(header) : []
    if (letters === '' || more.length > 0) return null
    const begun = words.flatMap((all, target) => (all.some((word) => word.startsWith(letters)) ? [target] : []))
    return begun.length === 1 ? begun[0]! : null
  })
  return found.map((target) => (found.filter((other) => other === target).length === 1 ? target : null))
}
