// “Year 10”, “10th” and “10B” say which of 7 to 11 is meant.

const WORDED = /^(\p{L}{0,12}\.?)\s*0*(\d{1,4})\s?(\p{L}{0,4}\.?)$/u
/** What makes an ordinal of a figure. */
const ORDINAL = /^(?:st|nd|rd|th|er|re|e|[eè]me|\.|º|ª|[oa]|te|ter|tes|de)$/iu

interface Worded {
  before: string
  figure: string
  behind: string
}

function wordedOf(raw: string, allowed: readonly string[]): Worded | null {
  const [, before = '', figure = '', behind = ''] = WORDED.exec(raw.trim()) ?? []
  return allowed.includes(figure) ? { before, figure, behind } : null
}

/** “3rd” or “03” where a list allows 3, among words: what nobody writes of anything else. */
const NTH = /^(?:0*(?=\d+\D)|0+)(\d{1,3})(?:\s?(?:st|nd|rd|th|[eè]me|er|º|ª|\.))?$/iu

function nthOf(raw: string, allowed: readonly string[]): string | null {
  const figure = NTH.exec(raw.trim())?.[1]
  // A zero in front makes a code of it.
  if (allowed.some((value) => /^0\d/.test(value))) return null
  return figure !== undefined && allowed.includes(figure) && !allowed.includes(raw) ? figure : null
}

/** Whether a list allows figures alone, whose letters around could mean nothing else. */
function areFigures(allowed: readonly string[]): boolean {
  return allowed.length > 1 && allowed.every((value) => /^(?:0|[1-9]\d{0,3})$/.test(value))
}

/** Whether one of the figures that a list allows stands in a value, with a word or letters beside it. */
export function hasFigureOf(raw: string, allowed: readonly string[]): boolean {
  return areFigures(allowed) && wordedOf(raw, allowed) !== null
}

/**
 * The allowed figure that stands in a raw value; null for all but ordinals where not every value has one, or where the letters beside it tell the values
 * apart, and nobody said that the column is meant: `T1` and `S1` are two things.
 */
export function figureWithin(
  raws: readonly string[],
  allowed: readonly string[],
  isTold: boolean,
): (raw: string) => string | null {
  const none = (raw: string): string | null => nthOf(raw, allowed)
  const worded = areFigures(allowed) ? raws.map((raw) => wordedOf(raw, allowed)) : [null]
  const found = worded.filter((one) => one !== null)
  const isMixed = (part: 'before' | 'behind'): boolean =>
    new Set(found.flatMap((one) => (one[part] === '' || ORDINAL.test(one[part]) ? [] : one[part][0]!.toLowerCase())))
      .size > 1
  if (found.length < worded.length || (!isTold && (isMixed('before') || isMixed('behind')))) return none
  return (raw) => wordedOf(raw, allowed)?.figure ?? null
}
