import type { Pattern } from '../../../match/pattern/pattern.ts'
import type { Work } from '../column-values.ts'
import { insertion, padded, type Repair } from './repair-steps.ts'

// “403044”, “42256” for a rule that wants `40-30-44`: a spreadsheet made a number of a code without its marks, and took the zeros in front away.
// Marks alone mend only those that have kept all of their figures.

/** A spreadsheet takes a zero or two; what lacks more is something else. */
const MOST_ZEROS = 2
/** So many different codes that lack their zeros are no slips, and they are this share of all; so many have all their figures. */
const SEVERAL = 3
const OWN_SHARE = 0.1

/** Zeros in front, and the marks that the rule has at its places, where some figures lack zeros and the others have none in front. */
export function zerosAndMarks({ values }: Work, { matches, literals }: Pattern): Repair[][] {
  const places = (literals.places ?? []).toSorted((a, b) => a.at - b.at)
  const [first] = places
  if (!first || first.at === 0 || literals.prefix !== '') return []
  const failing = values.flatMap(({ value }) => (value === null || matches(value) ? [] : value))
  const figures = [...new Set(failing.filter((value) => /^\d{4,20}$/.test(value)))]
  const length = Math.max(0, ...figures.map((value) => value.length))
  const short = figures.filter((value) => value.length < length)
  const areLost =
    short.length >= SEVERAL &&
    Math.min(short.length, figures.length - short.length) >= OWN_SHARE * figures.length &&
    figures.every((value) => value.length >= length - MOST_ZEROS && !value.startsWith('0'))
  const put = places.map(({ text, at }) => insertion(text, at))
  return areLost ? [[padded(length), ...put]] : []
}
