import type { Choice } from '../../match/choose-columns.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { Placement } from '../context.ts'
import { CLEAR, SURE } from '../sure.ts'
import { KNOWN } from './choices.ts'

/** So much of a column must be keys of the linked table. */
const LEAST_KEYS = 0.9
/** Small figures and single letters are everywhere: that they occur among keys says nothing. Initials and names don't. */
const TELLING = /\p{L}.*\p{N}|\p{N}.*\p{L}|\d{4}|@|\p{L}{2}/u
/** So many different ones are none by chance. */
const FEW = 3

/**
 * The only column that holds keys of the linked table, whatever it is called. Not where the template links there twice, as the one may be
 * either, nor by what is a key of the rows themselves.
 */
export function onlyKeys(
  target: number,
  linked: Candidate[],
  free: ReadonlySet<number>,
  { table, side }: Placement,
): Choice | undefined {
  const candidate = onlyWithKeys(target, linked, { table, side })
  return candidate && free.has(candidate.source) ? { candidate, confidence: SURE, rivals: [] } : undefined
}

function onlyWithKeys(
  target: number,
  linked: Candidate[],
  { table, side }: Pick<Placement, 'table' | 'side'>,
): Candidate | undefined {
  if (!isOnlyLink(target, side)) return undefined
  const [candidate, ...others] = linked.filter(({ source, target: other, link, byName }) => {
    if (other !== target || byName || (link ?? 0) < LEAST_KEYS) return false
    const { values, distinct } = table.profile.columns[source]!
    const telling = values.filter(({ value }) => TELLING.test(value)).length >= LEAST_KEYS * values.length
    return distinct >= FEW && (telling || areFarApart(values.map(({ value }) => value.trim())))
  })
  return others.length === 0 ? candidate : undefined
}

/** A choice that leaves no doubt, whatever its header is: it alone holds keys of the linked table. */
export function asOnlyWithKeys(target: number, choice: Choice, linked: Candidate[], placement: Placement): Choice {
  const isOnly = onlyWithKeys(target, linked, placement)?.source === choice.candidate.source
  return isOnly ? { ...choice, confidence: Math.max(choice.confidence, CLEAR) } : choice
}

/**
 * A choice that leaves no doubt, whatever its header is: the only column whose cells name rows of the linked table, nearly all of them, where
 * the template links there only once.
 */
export function asOnlyNames(target: number, choice: Choice, linked: Candidate[], { table, side }: Placement): Choice {
  const { source, byName, link } = choice.candidate
  if (!byName || (link ?? 0) < LEAST_KEYS || !isOnlyLink(target, side)) return choice
  const { distinct, types } = table.profile.columns[source]!
  const isRival = (one: Candidate): boolean =>
    one.target === target && one.source !== source && (one.link ?? 0) >= KNOWN
  if (distinct < FEW_NAMES || (types.words ?? 0) < LEAST_WORDS || linked.some(isRival)) return choice
  return { ...choice, confidence: Math.max(choice.confidence, CLEAR) }
}

/** So many different names are those of rows; what few words name may be kinds of something else. */
const FEW_NAMES = 6
const LEAST_WORDS = 0.5

/** No other column of the template leads to the same column. */
function isOnlyLink(target: number, { template: { columns } }: Placement['side']): boolean {
  const { desiredRule, linkRule = [] } = columns[target]!
  if (desiredRule !== 'link' || linkRule.length !== 1) return false
  const same = columns.filter(
    (other) => other.desiredRule === 'link' && JSON.stringify(other.linkRule) === JSON.stringify(linkRule),
  )
  return same.length === 1
}

/** So many small numbers, of which fewer than every other stands there, are those of groups and kinds, and count nothing. */
const FEW_APART = 6
const APART = 2
const LONGEST = 999

/** Some lists write zeros in front of them, at times or always; longer ones, such as a mistyped one, do not part the others. */
function areFarApart(values: readonly string[]): boolean {
  if (!values.every((value) => /^(?:\d{2,3}|0*[1-9]\d+)$/.test(value))) return false
  const short = [...new Set(values.map(Number))].filter((number) => number <= LONGEST)
  return short.length >= FEW_APART && Math.max(...short) - Math.min(...short) >= APART * short.length
}

/** Fewer keys are there by chance. */
const LEAST_LINKED = 0.3

/** What is called like the link may hold something else that is said of it, as a name which several have, beside the column with its keys. */
export function leadsNowhere({ candidate: { link } }: Choice): boolean {
  return link !== null && link < LEAST_LINKED
}
