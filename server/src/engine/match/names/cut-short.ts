import type { NameFeatures } from './name-score.ts'
import { remembering } from '../../remembering.ts'
import { CONCEPT_OF } from '../vocabulary.ts'
import { conceptsOf, wordsOf } from './words.ts'

// Headers that are cut short with a point: `Ad.` beside `Ch.` in a list of bookings, for the “adults” of the template; or part by part, with a
// capital letter for each: `StKl` for “steuerklasse”, `VatCl` for “vat_class”.

/** A few letters and the point that says that there were more. */
const CUT = /^\s*\p{L}{2,5}\.\s*$/u
/** More of them begin hardly another word in any language: “Vervald.” for what a template calls the day that is due. */
const CUT_LATE = /^\s*\p{L}{5,12}\.\s*$/u
/** So much longer is the word that was meant. */
const LEFT_OUT = 2

/** The beginnings of parts, each with its capital. */
const PARTS = /^\s*\p{Lu}\p{Ll}{1,3}(?:\p{Lu}\p{Ll}{1,3}){1,2}\.?\s*$/u
/** A part of a word that is put together has so many letters at least. */
const LEAST_PART = 3

/** How alike such a header is to the only template column that has a word which begins so. */
export const CUT_SHORT = 0.65

/**
 * For each header the template column that it may be short for: the only one with a word that begins so, where the letters mean nothing by
 * themselves, and no other header is short for it.
 */
export function cutShort(
  headers: readonly string[],
  names: readonly NameFeatures[],
  columns: readonly { name: string; description?: string | null }[],
): (number | null)[] {
  if (!headers.some((header) => [CUT, CUT_LATE, PARTS, BESIDE, BARE].some((form) => form.test(header))))
    return headers.map(() => null)
  const words = columns.map(({ name }) => wordsOf(name))
  const found = headers.map((header, at) => {
    if (PARTS.test(header) && !names[at]!.understood) {
      const parts = (header.match(/\p{Lu}\p{Ll}+/gu) ?? []).map((part) => part.toLowerCase())
      const begun = words.flatMap((all, target) => (areParts(parts, all.join('')) ? [target] : []))
      return begun.length === 1 ? begun[0]! : null
    }
    if (CUT_LATE.test(header) && !names[at]!.understood) {
      const meant = meantBy(wordsOf(header).join(''))
      const begun = columns.flatMap(({ name }, target) =>
        conceptsOf(name).some((one) => meant.has(one)) ? [target] : [],
      )
      if (begun.length > 0) return begun.length === 1 ? begun[0]! : null
    }
    if (BARE.test(header) && !names[at]!.understood) return begunBy(header, words)
    if (BESIDE.test(header)) {
      const begun = words.flatMap((all, target) => (isCutBeside(wordsOf(header), all) ? [target] : []))
      return begun.length === 1 ? begun[0]! : null
    }
    const [letters = '', ...more] = CUT.test(header) && !names[at]!.understood ? wordsOf(header) : []
    if (letters === '' || more.length > 0) return null
    const begun = words.flatMap((all, target) => (all.some((word) => word.startsWith(letters)) ? [target] : []))
    return begun.length === 0 ? describedSo(letters, columns) : begun.length === 1 ? begun[0]! : null
  })
  const isAlone = (at: number): boolean =>
    BARE.test(headers[at]!) &&
    ![at - 1, at + 1].some((next) => BARE.test(headers[next] ?? '') && (found[next] ?? null) !== null)
  return found.map((target, at) =>
    found.filter((other) => other === target).length === 1 && !isAlone(at) ? target : null,
  )
}

/** Two letters begin too many words of a sentence. */
const LEAST_DESCRIBED = 3

/** The only template column whose description begins with a word that begins so: “Initials as on the rota” for `Init.`. */
function describedSo(letters: string, columns: readonly { description?: string | null }[]): number | null {
  const begun = columns.flatMap(({ description }, target) => {
    const [first = ''] = wordsOf(description ?? '')
    return first.startsWith(letters) && first.length >= letters.length + LEFT_OUT ? [target] : []
  })
  return letters.length >= LEAST_DESCRIBED && begun.length === 1 ? begun[0]! : null
}

/** Without a point, of which two stand side by side: “Ad” and “Ch” for adults and children. */
const BARE = /^\s*\p{Lu}\p{Ll}{1,3}\s*$/u

/** The only template column that has a word which begins so, and is longer. */
function begunBy(header: string, words: readonly (readonly string[])[]): number | null {
  const letters = header.trim().toLowerCase()
  const begun = words.flatMap((all, target) =>
    all.some((word) => word.startsWith(letters) && word.length >= letters.length + LEFT_OUT) ? [target] : [],
  )
  return begun.length === 1 ? begun[0]! : null
}

/** Two words of which one may be cut: “Acc Qty” beside “Rej Qty”. */
const BESIDE = /^\s*\p{L}{2,12}\.?[ _]\p{L}{2,12}\.?\s*$/u
const MOST_CUT = 5

/** “Acc Qty” for `qty_accepted`: one word is there as it is, and the other one begins so. */
function isCutBeside([first = '', second = '']: readonly string[], wanted: readonly string[]): boolean {
  if (wanted.length !== 2) return false
  const isCut = (own: string, word: string): boolean =>
    own.length >= 2 && own.length <= MOST_CUT && word.length >= own.length + LEFT_OUT && word.startsWith(own)
  const [one = '', other = ''] = wanted
  return [
    [first, second],
    [second, first],
  ].some(([same, cut]) => (same === one && isCut(cut!, other)) || (same === other && isCut(cut!, one)))
}

/** What the words mean that begin with these letters. */
const meantBy = remembering(1_000, (letters): ReadonlySet<string> => {
  const found = [...CONCEPT_OF].filter(([word]) => word.length >= letters.length + LEFT_OUT && word.startsWith(letters))
  return new Set(found.map(([, concept]) => concept))
})

/** Whether a name begins with the first part, and goes on with the others, each some letters after the one before. */
function areParts([first, ...others]: readonly string[], name: string): boolean {
  if (first === undefined || !name.startsWith(first)) return false
  let from = 0
  for (const part of others) {
    const at = name.indexOf(part, from + Math.max(LEAST_PART, part.length))
    if (at < 0 || name.length - at < LEAST_PART) return false
    from = at
  }
  return true
}
