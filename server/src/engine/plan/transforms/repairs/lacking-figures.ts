import { cellsOf } from '../../../profile/cells-of.ts'
import type { Travelling, Work } from '../column-values.ts'

// Numbers that are too short because a figure was left out, and not because a spreadsheet took zeros in front away: with zeros they would be other
// numbers, and rows of somebody else.

/** So many different codes that lack their zeros are no slips, and they are this share of all codes. */
export const SEVERAL = 3
export const OWN_SHARE = 0.2
/** A description that speaks of zeros, or of what begins with one: “Numbers of the north begin with 0”. */
export const ZEROS =
  /zero|\b0s\b|nullen|\bz[ée]ros?\b|\bceros?\b|\bzeri\b|(?:leading|führende\p{L}*) 0(?!\d)|(?<!\p{L})(?:(?:begin|start)(?:s|ning|ing)? with(?: an?)?|(?:beginn|fäng|fang)\p{L}* mit(?: einer)?|commenc\p{L}+ par(?: un)?|(?:empiez|comienz)\p{L}+ (?:con|por)(?: un)?|inizi\p{L}+ (?:con|per)(?: un[oa]?)?|begin\p{L}* met(?: een)?)\s["“„«]?0(?!\d|[.,]\d)/iu

/** The different numbers that the rule takes, and those that are too short for it: one or two. */
interface Numbers {
  whole: readonly string[]
  short: readonly string[]
}

/** Whether the few that are too short lack something else than zeros in front. */
export function lackFigures(figures: readonly Travelling[], work: Work): boolean {
  const { rule, mapping } = work
  const [whole = [], short = []] = [true, false].map((isMet) => [
    ...new Set(figures.flatMap(({ value }) => (rule!.matches(value!) === isMet ? value! : []))),
  ])
  const isFew = short.length > 0 && short.length < SEVERAL
  if (isFew && LACKING.some((isLacking) => isLacking({ whole, short }, work, figures))) return true
  // What is a part of a text was no number that loses its zeros: there few short ones lack a figure, and nobody knows which, unless all of them stand
  // there with their zeros as well, or zeros in front are spoken of.
  const isPart = mapping.lead.some(({ kind }) => kind === 'extract' || kind === 'split')
  const isSaid = !work.target.unique && ZEROS.test(work.target.description ?? '')
  if (!isPart || isSaid || (short.length > 0 && short.every((value) => whole.includes(`0${value}`)))) return false
  const isShort = ({ value }: Travelling): boolean => !rule!.matches(value!)
  return short.length < SEVERAL || cellsOf(figures.filter(isShort)) < OWN_SHARE * cellsOf(figures)
}

const LACKING = [areBegunAlike, areCut, areFarShorter, areSpacedWithout]

/** So many numbers have a beginning, and so long a one, by no chance. */
const BEGUN = 10
const BEGINNING = 2

/** All that are whole begin with the same figures, as numbers of a net do: one that lacks a figure lost no zero in front of them, but where some are said to have one. */
function areBegunAlike({ whole }: Numbers, { target: { description } }: Work): boolean {
  if (ZEROS.test(description ?? '')) return false
  const front = whole[0]?.slice(0, BEGINNING) ?? ''
  return whole.length >= BEGUN && !front.startsWith('0') && whole.every((value) => value.startsWith(front))
}

/** Shorter numbers are like others by chance. */
const LEAST_FIGURES = 6

/** Each that is short is one of the whole ones without one of its figures, which is no zero in front: 146751230 beside 1467512303. */
function areCut({ whole, short }: Numbers): boolean {
  return short.every((value) => {
    const own = whole.filter((one) => one.length === value.length + 1 && !one.startsWith('0'))
    return value.length >= LEAST_FIGURES && own.some((one) => lacksOne(value, one))
  })
}

function lacksOne(value: string, one: string): boolean {
  const at = [...one].findIndex((figure, index) => figure !== value[index])
  return one.slice(at + 1) === value.slice(at)
}

/** A spreadsheet that takes so many zeros from one number takes one or two from many more. */
const MORE_ZEROS = 3

/**
 * A few that lack three figures or more among numbers of which none begins with a zero and none lacks but one or two: nobody counts up to such
 * numbers, and what is so much shorter is not all there. Where zeros in front are spoken of, they may be what it lacks.
 */
function areFarShorter({ whole, short }: Numbers, { target: { description } }: Work): boolean {
  const shortest = Math.min(...whole.map(({ length }) => length))
  return (
    !ZEROS.test(description ?? '') &&
    whole.length >= BEGUN &&
    short.every(({ length }) => length <= shortest - MORE_ZEROS) &&
    !whole.some((value) => value.startsWith('0'))
  )
}

/** So many different numbers have no zero in front by no chance. */
const WITHOUT = 30

/**
 * Own numbers of which many were typed with blanks, “296 161 772”: as texts these have lost no zero, and where none begins with one, none of the
 * others did. A short one or two lack some other figure.
 */
function areSpacedWithout({ whole }: Numbers, { target, rule }: Work, figures: readonly Travelling[]): boolean {
  const isSpaced = ({ raw, value }: Travelling): boolean => rule!.matches(value!) && /\d[ \u00a0\u202f]\d/.test(raw)
  const spaced = new Set(figures.filter(isSpaced).map(({ value }) => value))
  return target.unique && spaced.size >= WITHOUT && !whole.some((value) => value.startsWith('0'))
}
