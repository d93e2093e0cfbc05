import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { Work } from '../column-values.ts'
import { ZEROS } from './lacking-figures.ts'
import { insertion, padded, removal, type Repair } from './repair-steps.ts'

// “403044”, “42256” for a rule that wants `40-30-44`: a spreadsheet made a number of a code without its marks, and took the zeros in front away.
// Marks alone mend only those that have kept all of their figures.

/** A spreadsheet takes a zero or two; what lacks more is something else. */
const MOST_ZEROS = 2
/** So many different codes that lack their zeros are no slips, and they are this share of all; so many have all their figures. */
const SEVERAL = 3
const OWN_SHARE = 0.1
/** Between the figures of codes there are no more different marks. */
const MOST_MARKS = 4

/** Zeros in front, and the marks that the rule has at its places, where some figures lack zeros and the others have none in front. */
export function zerosAndMarks({ values, target }: Work, { matches, literals }: Pattern): Repair[][] {
  const places = (literals.places ?? []).toSorted((a, b) => a.at - b.at)
  const [first] = places
  if (!first || first.at === 0 || literals.prefix !== '') return []
  const codes = [...new Set(values.flatMap(({ value }) => (value && CODE.test(value) ? value : [])))]
  const figures = codes.filter((value) => FIGURES.test(value))
  const marked = codes.filter((value) => !FIGURES.test(value)).map((value) => ({ value, bare: bareOf(value) }))
  const kept = marked.filter(({ value }) => matches(value)).map(({ bare }) => bare)
  const length = Math.max(0, ...kept.map((bare) => bare.length), ...figures.map((value) => value.length))
  const short = figures.filter((value) => value.length < length)
  const whole = figures.length - short.length
  // “A shorter one has lost its leading zero.”
  const isTold = !target.unique && ZEROS.test(target.description ?? '')
  const areLost =
    (short.length >= SEVERAL || (short.length > 0 && isTold)) &&
    short.length >= OWN_SHARE * figures.length &&
    (whole >= OWN_SHARE * figures.length || areTexts(kept)) &&
    figures.every((value) => value.length >= length - MOST_ZEROS && !value.startsWith('0')) &&
    // What has a mark was no number, and lacks something else.
    marked.every(({ bare }) => bare.length >= length || bare.length < length - MOST_ZEROS)
  const marks = new Set(marked.flatMap(({ value }) => value.match(/\D/g) ?? []))
  if (!areLost || marks.size > MOST_MARKS) return []
  return [[...[...marks].map(removal), padded(length), ...places.map(({ text, at }) => insertion(text, at))]]
}

const CODE = /^\d[\d ./–-]{2,24}\d$/
const FIGURES = /^\d{4,20}$/

function bareOf(code: string): string {
  return code.replace(/\D/g, '')
}

/** Codes with their marks are no numbers to a spreadsheet: of those that begin with a zero, it has left the zero there. */
function areTexts(bare: readonly string[]): boolean {
  return new Set(bare.filter((code) => code.startsWith('0'))).size >= SEVERAL
}
