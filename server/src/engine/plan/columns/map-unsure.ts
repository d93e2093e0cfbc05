import type { Choice } from '../../match/choose-columns.ts'
import type { Composite } from '../../match/composites/composite.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { type Mapping, type Placement, UNMAPPED } from '../context.ts'
import { adviseColumns, type AdvisedChoice } from './advised.ts'
import { alternativesOf, askColumn, isFarAhead, isOnlyOne, round } from './ask-column.ts'
import { isSureChoice } from './choices.ts'
import { isNameOfOther } from './clear-choices.ts'
import { lastResorts } from './last-resort.ts'
import { areCodesForRule, areUnread, isOnlyPair, isPossible, mayBeMeant, WORTH_ASKING } from './left-behind.ts'
import { isLoneKey } from './lone-keys.ts'
import { isLoneLink } from './lone-links.ts'
import type { OpenTable } from './open-table.ts'
import { candidateReason } from './reasons.ts'
import { toldDefault, withFallbacks } from './stand-ins.ts'
import { mayNameLinked } from './words-of-linked.ts'

/** So many columns left on either side are few. */
const FEW = 6
/** Rivals with this share of the best one's chance make a choice unclear. */
const NEAR_EQUAL = 0.75
/** What is less likely, and less like by name, holds no told value. */
const HARDLY = 0.1
const LITTLE_LIKE = 0.25

/**
 * A mapping for every template column: what is sure as it is; of the rest what an adviser settles, what a required column takes for want of
 * better, and what has to be asked. `known`: what other tables of the template fill for sure.
 */
export function mapUnsure(
  looked: OpenTable,
  clear: readonly (Choice | undefined)[],
  known: ReadonlySet<number>,
): Mapping[] {
  const { placement, context, told, open, composites, choices, free } = looked
  const columns = placement.side.template.columns
  const unsure = clear.flatMap((choice, target) =>
    told.has(target) || composites.has(target) || isSureChoice(choice) ? [] : [target],
  )
  const advised = adviseColumns(unsure, open, free, placement, context)
  const left = leftOf(looked, clear, unsure, advised, known)
  const mapped = (target: number): Mapping => {
    const given = told.get(target)
    if (given) return given
    const composite = composites.get(target)
    if (composite) return compositeMapping(composite, choices.get(target), placement)
    const advice = advised.get(target)
    if (advice) return advisedMapping(advice, placement)
    const choice = clear[target]
    if (choice && isSureChoice(choice)) return chosen(choice, placement)
    const first = left.taken.get(target)
    return first
      ? askColumn(target, likelyFor(target, choice, looked, first), choice, first, free, placement, context, true)
      : unsureMapping(target, choice, left, looked)
  }
  return columns.map(({ name }, target) => withFallbacks(mapped(target), placement, name, context))
}

/** What is left once what is sure has been mapped. */
interface Left {
  free: ReadonlySet<number>
  /** What is taken for columns until there is an answer. */
  resorts: ReadonlyMap<number, Candidate>
  /** Of those, what required columns take as what is by far likeliest, or all that there is. */
  taken: ReadonlyMap<number, Candidate>
  few: boolean
  /** One column is left on either side. */
  last: boolean
  /** The headers tell nothing. */
  unread: boolean
}

function leftOf(
  looked: OpenTable,
  clear: readonly (Choice | undefined)[],
  unsure: readonly number[],
  advised: ReadonlyMap<number, AdvisedChoice>,
  known: ReadonlySet<number>,
): Left {
  const { placement, told, open, composites, choices, free } = looked
  const columns = placement.side.template.columns
  const left = new Set(free)
  for (const { candidate } of advised.values()) left.delete(candidate.source)
  const needed = unsure.filter((target) => !advised.has(target))
  const texts = open.filter((one) => !isNameOfOther(one, looked))
  const resorts = lastResorts(needed, clear, texts, left, placement, known)
  const required = [...resorts].filter(([target]) => columns[target]!.required)
  const likely = ([target, first]: [number, Candidate]): Candidate[] => likelyFor(target, clear[target], looked, first)
  const ahead = required.filter((one) => isFarAhead(likely(one), free, placement))
  const isLone = (one: Candidate): boolean => isLoneKey(one, free, placement) || isLoneLink(one, looked)
  const only = required.filter((one) => isOnlyOne(likely(one), free, placement) || isLone(one[1]))
  // What nobody is asked about is settled, and leaves fewer columns for the others, which may be asked about what is not by far likelier.
  for (const [, { source }] of ahead) left.delete(source)
  const unfilled = columns.filter(
    (_, target) => !told.has(target) && !composites.has(target) && !isSureChoice(choices.get(target)),
  )
  const [sources, targets] = [free.size - ahead.length, unfilled.length - ahead.length]
  return {
    free: left,
    resorts,
    taken: new Map([...ahead, ...only]),
    few: sources <= FEW && targets <= FEW,
    last: sources === 1 && targets === 1,
    unread: areUnread(told, placement),
  }
}

/** What may be meant for a column, the likeliest first: `first` where that is given. */
function likelyFor(
  target: number,
  choice: Choice | undefined,
  { byTarget }: OpenTable,
  first?: Candidate,
): Candidate[] {
  const likely = choice ? [choice.candidate, ...choice.rivals] : bestOf(byTarget.get(target) ?? [])
  return first ? [first, ...likely.filter(({ source }) => source !== first.source)] : likely
}

function unsureMapping(target: number, choice: Choice | undefined, left: Left, looked: OpenTable): Mapping {
  const { placement, context } = looked
  const { table, side } = placement
  const column = side.template.columns[target]!
  const found = likelyFor(target, choice, looked)
  const resort = left.resorts.get(target)
  if (isAsked(target, choice, found, left, looked)) {
    // A column that is needed elsewhere is no default of one that isn't.
    const lost = !resort && [...left.resorts.values()].some(({ source }) => source === choice?.candidate.source)
    return askColumn(target, found, lost ? undefined : choice, resort, left.free, placement, context)
  }
  const best = found[0]
  const nearest = best ? ` The nearest is “${table.profile.columns[best.source]!.name}”, which is too unlike it.` : ''
  const reason = `No column of the table is clearly “${column.name}”.${nearest}`
  return { ...UNMAPPED, alternatives: alternativesOf(found, table, side), reason }
}

/** Whether somebody is asked what fills the column. A told value is for rows that have none: a column that may well hold it is asked about all the same. */
function isAsked(
  target: number,
  choice: Choice | undefined,
  found: Candidate[],
  { free, resorts, few, last, unread }: Left,
  { placement, context, byTarget }: OpenTable,
): boolean {
  const { template } = placement.side
  const column = template.columns[target]!
  const own = byTarget.get(target) ?? []
  const resort = resorts.get(target)
  if (free.size === 0) return false
  const preset = toldDefault(template.slug, column.name, [], context)
  if (resort !== undefined && (!preset || mayHold(resort))) return true
  if ((choice && isUnclear(choice)) || mayBeMeant(target, found, own, free, placement)) return true
  if (mayNameLinked(target, free, placement, context)) return true
  if (preset) return false
  return (
    column.required ||
    unread ||
    isOnlyPair(target, free, placement) ||
    (few && isPossible(target, own, free, placement)) ||
    (last && areCodesForRule(target, free, placement))
  )
}

/** A told value is for rows that have none: what is hardly like the column holds no other. */
function mayHold({ probability, name }: Candidate): boolean {
  return probability >= HARDLY || (name ?? 0) >= LITTLE_LIKE
}

function isUnclear({ candidate, rivals }: Choice): boolean {
  const rival = rivals[0]
  return candidate.probability >= 0.5 && rival !== undefined && rival.probability >= NEAR_EQUAL * candidate.probability
}

function bestOf(candidates: Candidate[]): Candidate[] {
  return candidates
    .filter(({ probability }) => probability >= WORTH_ASKING)
    .toSorted((a, b) => b.probability - a.probability || a.source - b.source)
    .slice(0, 5)
}

function compositeMapping(composite: Composite, single: Choice | undefined, { table, side }: Placement): Mapping {
  return {
    sources: composite.sources,
    lead: composite.transforms,
    confidence: composite.confidence,
    reason: composite.reason,
    decided_by: 'matcher',
    alternatives: single ? alternativesOf([single.candidate, ...single.rivals], table, side) : [],
  }
}

function advisedMapping(advised: AdvisedChoice, placement: Placement): Mapping {
  const mapping = chosen(advised, placement)
  return { ...mapping, decided_by: 'model', reason: `${advised.reason} ${mapping.reason}` }
}

function chosen({ candidate, confidence, rivals, why }: Choice, { table, side }: Placement): Mapping {
  return {
    sources: [candidate.source],
    lead: [],
    confidence: round(confidence),
    reason: why ?? candidateReason(candidate, table, side),
    decided_by: 'matcher',
    alternatives: alternativesOf(rivals, table, side),
  }
}
