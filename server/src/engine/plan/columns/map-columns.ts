// Over 300 lines: the ways in which a column is settled are tried in one order, and read in it.
import { withoutBareNumbers } from '../../match/bare-numbers.ts'
import { decideColumns, type Choice } from '../../match/choose-columns.ts'
import type { Composite } from '../../match/composites/composite.ts'
import { splitGroups } from '../../match/composites/composites.ts'
import { findCurrencies } from '../../match/composites/currencies.ts'
import { splitCountLists } from '../../match/composites/count-lists.ts'
import { splitCounts } from '../../match/composites/count-pairs.ts'
import { findAmountsWithTimes } from '../../match/composites/amounts-with-times.ts'
import { findFiguresWithUnits } from '../../match/composites/figures-with-units.ts'
import { findAddedCounts } from '../../match/composites/added-counts.ts'
import { findIntervals } from '../../match/composites/intervals.ts'
import { findMoments } from '../../match/composites/moments.ts'
import { findAddressLines, findMerges } from '../../match/composites/merges.ts'
import { findNamedValues } from '../../match/composites/named-values.ts'
import { findTextLines } from '../../match/composites/text-lines.ts'
import { findTrees } from '../../match/composites/trees.ts'
import { findWordedCounts } from '../../match/composites/worded-counts.ts'
import { inOrder } from '../../match/precedence.ts'
import { withLinks, type Candidate, type LinkShare } from '../../match/score-columns.ts'
import { isState, stateCode } from '../../profile/subdivisions.ts'
import { alternativesOf, askColumn, isFarAhead, isOnlyOne, round } from './ask-column.ts'
import { adviseColumns, type AdvisedChoice } from './advised.ts'
import { isWhole, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { withBookPeriods } from './book-periods.ts'
import { blankForAll } from './blank-for.ts'
import { withCalculated } from './calculated.ts'
import { withSharesOf } from './shares-of.ts'
import { isPartOnly, withDescribedKeys } from './described-keys.ts'
import { explainedColumn } from './explained-columns.ts'
import { asInSameShape, likeElsewhere } from './filled-elsewhere.ts'
import { withInherited } from './inherited.ts'
import { keyElsewhere } from './keys-elsewhere.ts'
import { LEAST_DEFAULT, lastResorts } from './last-resort.ts'
import {
  areCodesForRule,
  areUnread,
  isOnlyPair,
  isPossible,
  isTelling,
  mayBeMeant,
  WORTH_ASKING,
} from './left-behind.ts'
import { isIgnoredColumn } from '../tables/told-tables.ts'
import { withEmptyAlike } from './empty-alike.ts'
import { withFloors } from './floors.ts'
import { withFrontsAsStates } from './fronts-as-states.ts'
import { withDaysInTexts } from './days-in-texts.ts'
import { withKeysInTexts } from './keys-in-texts.ts'
import { withKindsBeforeMarks } from './kinds-before-marks.ts'
import { withKindsInTexts } from './kinds-in-texts.ts'
import { withLineNumbers } from './line-numbers.ts'
import { withSignedSides } from '../sides/signed-amounts.ts'
import { ofNamedParty } from './named-party.ts'
import { withNamesInTexts } from './names-in-texts.ts'
import { isNameBesideKey, namesOfOthers } from './names-of-others.ts'
import { leadsNowhere, onlyKeys } from './only-keys.ts'
import { withPrefixedKeys } from './prefixed-keys.ts'
import { isForHowMany } from './price-units.ts'
import { candidateReason } from './reasons.ts'
import { saidCounts } from './said-counts.ts'
import { secondLine } from './second-lines.ts'
import { withMobilesApart } from './mobiles-apart.ts'
import { withNumberedSheet } from './numbered-sheets.ts'
import { withNumbersElsewhere } from './numbers-elsewhere.ts'
import { withOwnNumbers } from './own-numbers.ts'
import { withTimesBeside } from './times-beside.ts'
import { withOwnRow } from '../tables/said-both.ts'
import { SURE } from '../sure.ts'
import { withSaidParts } from './said-parts.ts'
import { withSaidPlaces } from './said-places.ts'
import { intervalsInMeanings } from './intervals-in-meanings.ts'
import { statesByBoth } from './states-by-both.ts'
import { statesInMeanings } from './states-in-meanings.ts'
import { statesByFilling } from './states-by-filling.ts'
import { listsByTicks } from './lists-by-ticks.ts'
import { statesByTicks } from './states-by-ticks.ts'
import { statesByValue } from './states-by-value.ts'
import { sameAsDescribed } from './same-as-described.ts'
import { toldDefault, withFallbacks, withoutFallbacks } from './stand-ins.ts'
import { isLeftByTold, toldMappings } from './told-columns.ts'

/** So many columns left on either side are few. */
const FEW = 6
/** Rivals with this share of the best one's chance make a choice unclear. */
const NEAR_EQUAL = 0.75

/** What is known of the template columns of a table that only completes another one. */
export interface Completed {
  /** The main table fills them: they are not looked for here, but where a column is clearly just that. */
  elsewhere: ReadonlySet<number>
  /** Of those, what this table seems to have and has other figures of. */
  others: ReadonlySet<number>
  /** What other tables of the template fill for sure. */
  known: ReadonlySet<number>
}

/** What is settled once each column has been looked at alone, in this order. */
const SETTLED = [
  withEmptyAlike,
  withPrefixedKeys,
  withKeysInTexts,
  withNamesInTexts,
  withKindsInTexts,
  withDaysInTexts,
  withSaidPlaces,
  withSaidParts,
  withKindsBeforeMarks,
  withOwnNumbers,
  withMobilesApart,
  withOwnRow,
  withSignedSides,
  withTimesBeside,
  withCalculated,
  withSharesOf,
  withBookPeriods,
  withLineNumbers,
  withNumberedSheet,
  withDescribedKeys,
  withNumbersElsewhere,
  withFrontsAsStates,
  withFloors,
  withInherited,
  sameAsDescribed,
]

const COMPLETES_NOTHING: Completed = { elsewhere: new Set(), others: new Set(), known: new Set() }

/** A mapping for every template column, in the template's order. */
export function mapColumns(
  placement: Placement,
  context: Context,
  linkShare: LinkShare,
  { elsewhere, others, known } = COMPLETES_NOTHING,
): Mapping[] {
  const { table, side } = placement
  const { slug } = side.template
  const told = toldMappings(placement, context)
  const usedSources = new Set([...told.values()].flatMap(({ sources }) => sources))
  const ignored = table.profile.columns.map(({ name }) => isIgnoredColumn(name, slug, context) !== null)
  const linked = withLinks(placement.candidates, linkShare)
  if (elsewhere.size > 0) {
    const here = new Set(decideColumns(linked, side).flatMap((one) => (isSure(one) ? one.candidate.target : [])))
    for (const target of elsewhere)
      if (!told.has(target) && (others.has(target) || !here.has(target)))
        told.set(target, { ...UNMAPPED, reason: 'Another table fills it.' })
  }
  const possible = withoutFallbacks(linked, placement, context).filter(
    (one) =>
      !told.has(one.target) &&
      !ignored[one.source] &&
      !isPartOnly(one.target, one.source, placement) &&
      !isNameBesideKey(one, placement) &&
      !isForHowMany(table.profile.columns[one.source]!, side.template.columns[one.target]!) &&
      (!usedSources.has(one.source) || isLeftByTold(one, told, placement)),
  )
  const open = inOrder(withoutBareNumbers(possible, table, side), table, side)
  const choices = new Map(decideColumns(open, side).map((choice) => [choice.candidate.target, choice]))
  const untold = [...side.template.columns.keys()].filter((target) => !told.has(target))
  const stateless = untold.filter((target) => !isSure(choices.get(target)))
  // The day by which rows are told to be done is that day as well.
  const taking = new Map(told)
  for (const [target, mapping] of [
    ...statesInMeanings(stateless, placement, context),
    ...intervalsInMeanings(stateless, placement, context),
    ...statesByBoth(untold, placement, context),
    ...statesByTicks(stateless, placement, context),
    ...listsByTicks(stateless, placement, context),
    ...statesByValue(stateless, placement, context),
    ...statesByFilling(stateless, choices, placement, context),
  ])
    told.set(target, mapping)
  for (const [target, mapping] of blankForAll(
    untold.filter((one) => !told.has(one)),
    told,
    placement,
    context,
  ))
    told.set(target, mapping)
  const composites = chooseComposites(placement, linked, choices, told, ignored, context)
  const withoutParts = withoutSources(open, composites, choices, side)
  const free = freeSources(placement, taking, ignored, composites, withoutParts)
  const byTarget = Map.groupBy(open, ({ target }) => target)
  const unfilled = side.template.columns.filter(
    (_, target) => !told.has(target) && !composites.has(target) && !isSure(withoutParts.get(target)),
  )
  const isOthers = namesOfOthers(placement, context)
  const isName = ({ source, target }: Candidate): boolean =>
    isOthers.has(source) && side.template.columns[target]!.desiredRule === 'none'
  const clear = side.template.columns.map((_, target) => {
    const choice = withoutParts.get(target)
    if (told.has(target) || composites.has(target)) return choice
    const own = byTarget.get(target) ?? []
    const named = isSure(choice) ? choice : sameNamed(target, own, withoutParts, composites, placement)
    const knownElsewhere = keyElsewhere(target, named ?? choice, own, free, placement, context)
    if (knownElsewhere) return knownElsewhere
    if (named && !leadsNowhere(named)) return ofNamedParty(target, named, open, free, placement, context) ?? named
    return (
      onlyKeys(target, linked, free, placement) ??
      named ??
      onlyFit(target, open, free, placement) ??
      ofStates(target, open, free, placement) ??
      explainedColumn(target, open, free, placement, context) ??
      alsoLinked(target, linked, ignored, placement) ??
      selfChoice(target, linked, ignored, withoutParts, placement) ??
      asElsewhere(target, open, free, placement, context) ??
      asSecond(asInSameShape(target, own, free, placement, context)) ??
      asSecond(secondLine(target, open, free, told, withoutParts, placement, context)) ??
      (choice && isName(choice.candidate)
        ? nextText(
            own.filter((one) => free.has(one.source) && !isName(one)),
            placement,
          )
        : choice)
    )
  })
  const unsure = clear.flatMap((choice, target) =>
    told.has(target) || composites.has(target) || isSure(choice) ? [] : [target],
  )
  const advised = adviseColumns(unsure, open, free, placement, context)
  const left = new Set(free)
  for (const { candidate } of advised.values()) left.delete(candidate.source)
  const needed = unsure.filter((target) => !advised.has(target))
  const resorts = lastResorts(
    needed,
    clear,
    open.filter((one) => !isName(one)),
    left,
    placement,
    known,
  )
  const foundFor = (target: number, first?: Candidate): Candidate[] => {
    const choice = clear[target]
    const likely = choice ? [choice.candidate, ...choice.rivals] : bestFor(target, byTarget.get(target) ?? [])
    return first ? [first, ...likely.filter(({ source }) => source !== first.source)] : likely
  }
  const required = [...resorts].filter(([target]) => side.template.columns[target]!.required)
  const ahead = required.filter(([target, first]) => isFarAhead(foundFor(target, first), free, placement))
  const only = required.filter(([target, first]) => isOnlyOne(foundFor(target, first), free, placement))
  const taken = new Map([...ahead, ...only])
  // What nobody is asked about is settled, and leaves fewer columns for the others, which may be asked about what is not by far likelier.
  for (const [, { source }] of ahead) left.delete(source)
  const [columns, targets] = [free.size - ahead.length, unfilled.length - ahead.length]
  const few = columns <= FEW && targets <= FEW
  const last = columns === 1 && targets === 1
  const unread = areUnread(told, placement)
  const resorted = new Set([...resorts.values()].map(({ source }) => source))
  const mapped = (target: number): Mapping => {
    const own = byTarget.get(target) ?? []
    const given = told.get(target)
    if (given) return given
    const composite = composites.get(target)
    if (composite) return compositeMapping(composite, withoutParts.get(target), placement)
    const advice = advised.get(target)
    if (advice) return advisedMapping(advice, placement)
    const resort = resorts.get(target)
    const choice = clear[target]
    // A column that is needed elsewhere is no default of one that isn't.
    const lost = !resort && !isSure(choice) && choice !== undefined && resorted.has(choice.candidate.source)
    const first = taken.get(target)
    if (first) return askColumn(target, foundFor(target), choice, first, free, placement, context, true)
    return choiceMapping(target, choice, own, { free: left, few, last, unread, resort, lost }, placement, context)
  }
  const mappings = side.template.columns.map(({ name }, target) =>
    withFallbacks(mapped(target), placement, name, context),
  )
  return SETTLED.reduce((found, settle) => settle(found, placement, context), mappings)
}

/** The columns of composites that leave nothing of them to others. */
function wholeSources(composites: Map<number, Composite>): number[] {
  return [...composites.values()].flatMap(({ sources, beside }) => (beside ? [] : sources))
}

/** Columns with values that nothing was found for. */
function freeSources(
  { table }: Placement,
  told: Map<number, Mapping>,
  ignored: boolean[],
  composites: Map<number, Composite>,
  choices: Map<number, Choice>,
): ReadonlySet<number> {
  const sure = [...choices.values()].filter(({ confidence }) => confidence >= SURE)
  const taken = new Set([
    ...[...told.values()].flatMap(({ sources }) => sources),
    ...wholeSources(composites),
    ...sure.map(({ candidate }) => candidate.source),
  ])
  const indexes = table.profile.columns.flatMap(({ filled }, source) => (filled > 0 ? [source] : []))
  return new Set(indexes.filter((source) => !taken.has(source) && !ignored[source]))
}

/**
 * The only column whose header is the template column's own name, where nothing else has it and no other column is likelier. Its values
 * may all break the rule: rows with an issue each say so, and an empty column says nothing.
 */
function sameNamed(
  target: number,
  open: Candidate[],
  choices: Map<number, Choice>,
  composites: Map<number, Composite>,
  { table, side }: Placement,
): Choice | undefined {
  const wanted = side.names[target]!.squashed
  const named = table.names.flatMap(({ squashed, empty }, source) => (squashed === wanted && !empty ? [source] : []))
  const candidate = open.find(({ source, target: other }) => other === target && source === named[0])
  if (named.length !== 1 || !candidate) return undefined
  const taken = [...choices.values()].some(
    (choice) => choice.confidence >= SURE && choice.candidate.source === candidate.source,
  )
  const joined = [...composites.values()].some(({ sources }) => sources.includes(candidate.source))
  const beaten = open.some((other) => other.target === target && other.probability > candidate.probability)
  return taken || joined || beaten ? undefined : { candidate, confidence: SURE, rivals: [] }
}

/** A column without a name, whose values are the only ones that the rule takes, where no other rule takes them. */
function onlyFit(
  target: number,
  open: Candidate[],
  free: ReadonlySet<number>,
  { table, side }: Placement,
): Choice | undefined {
  const rule = side.rules[target]
  if (!rule || !isTelling(rule)) return undefined
  const fits = ({ rule: met }: Candidate): boolean => met !== null && met.reachable >= 0.95
  const fitting = open.filter((one) => one.target === target && free.has(one.source) && fits(one))
  const [candidate] = fitting
  if (!candidate || fitting.length > 1 || !table.names[candidate.source]!.empty) return undefined
  const elsewhere = open.some((one) => one.source === candidate.source && one.target !== target && fits(one))
  return elsewhere ? undefined : { candidate, confidence: SURE, rivals: [] }
}

/** The likeliest text, as the default of a question. */
function nextText(candidates: Candidate[], { table }: Placement): Choice | undefined {
  const texts = candidates.filter(({ source }) => (table.profile.columns[source]!.types.words ?? 0) >= 0.5)
  const [candidate, ...rivals] = texts.toSorted((a, b) => b.probability - a.probability)
  return candidate && { candidate, confidence: LEAST_DEFAULT, rivals }
}

/** So many different states are no chance, and so many of the cells must be some. */
const MOST_STATES = 0.95
const FEW_STATES = 4

/** The only column that holds states and provinces, by name at least at times, for what is called a state or province. */
function ofStates(
  target: number,
  open: Candidate[],
  free: ReadonlySet<number>,
  { table, side }: Placement,
): Choice | undefined {
  if (!side.names[target]!.concepts.includes('state')) return undefined
  const found = open.filter(({ source, target: other }) => {
    if (other !== target || !free.has(source)) return false
    const { values, filled, distinct } = table.profile.columns[source]!
    const states = values.filter(({ value }) => isState(value))
    const cells = states.reduce((sum, { count }) => sum + count, 0)
    return (
      distinct >= FEW_STATES && cells >= MOST_STATES * filled && states.some(({ value }) => stateCode(value) !== null)
    )
  })
  const [candidate] = found
  return candidate && found.length === 1 ? { candidate, confidence: SURE, rivals: [] } : undefined
}

/** From here on the values of a column are known by the table that is linked to. */
const KNOWN = 0.5

/**
 * The column by which the linked table is known, though it is another template column as well: an e-mail address that is to be kept also says
 * whose it is. Not for links to the template itself, where every column is of the row that it stands in.
 */
function alsoLinked(target: number, linked: Candidate[], ignored: boolean[], { side }: Placement): Choice | undefined {
  const { desiredRule, linkRule } = side.template.columns[target]!
  if (desiredRule !== 'link' || linkRule?.some(({ templateId }) => templateId === side.template.id)) return undefined
  const [candidate, ...rivals] = linked
    .filter((one) => one.target === target && one.byName && one.link! >= KNOWN && !ignored[one.source])
    .toSorted((a, b) => b.link! - a.link! || b.probability - a.probability)
  return candidate && { candidate, confidence: SURE, rivals }
}

/** So many of what rows are under must be other rows, by their keys or names. */
const OTHER_ROWS = 0.9

/**
 * The only column whose values are keys of other rows of the table, or name them again and again, for the only link that the template has to
 * itself: what each row is under. `taken`: columns that are something else for sure.
 */
function selfLinked(
  target: number,
  linked: Candidate[],
  ignored: boolean[],
  taken: readonly number[],
  { template }: Placement['side'],
): Candidate | undefined {
  const isSelf = ({ desiredRule, linkRule = [] }: Placement['side']['template']['columns'][number]): boolean =>
    desiredRule === 'link' && linkRule.length > 0 && linkRule.every(({ templateId }) => templateId === template.id)
  if (!isSelf(template.columns[target]!) || template.columns.filter(isSelf).length > 1) return undefined
  const isOwnKey = (other: number): boolean =>
    (template.columns[target]!.linkRule ?? []).some(({ columnName }) => columnName === template.columns[other]!.name)
  // The keys of what a row belongs to stand in many rows, which they don't name.
  const isOfOthers = ({ source }: Candidate): boolean =>
    linked.some(
      (one) => one.source === source && one.target !== target && !isOwnKey(one.target) && (one.link ?? 0) >= KNOWN,
    )
  const found = linked.filter(
    (one) =>
      one.target === target &&
      (one.link ?? 0) >= OTHER_ROWS &&
      !ignored[one.source] &&
      !taken.includes(one.source) &&
      !isOfOthers(one),
  )
  return found.length === 1 ? found[0] : undefined
}

function selfChoice(
  target: number,
  linked: Candidate[],
  ignored: boolean[],
  choices: Map<number, Choice>,
  { side, table }: Placement,
): Choice | undefined {
  const taken = [...choices.values()].filter(isSure).map(({ candidate }) => candidate.source)
  const candidate = selfLinked(target, linked, ignored, taken, side)
  return candidate && namesOtherRows(candidate, table) ? { candidate, confidence: SURE, rivals: [] } : undefined
}

/** Names of the rows themselves are each there once, and in every row. */
function namesOtherRows(candidate: Candidate | undefined, { profile }: Placement['table']): boolean {
  if (!candidate) return false
  const { unique, filled, sampled } = profile.columns[candidate.source]!
  return !unique || filled <= sampled / 2
}

/** The column with the values that fill the template column in another table. */
function asElsewhere(
  target: number,
  open: Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
  context: Context,
): Choice | undefined {
  const found = likeElsewhere(target, open, free, placement, context)
  return found && { ...found, confidence: SURE, rivals: [] }
}

function asSecond(candidate: Candidate | undefined): Choice | undefined {
  return candidate && { candidate, confidence: SURE, rivals: [] }
}

/** Composites that are surer than the single column that the assignment found. */
function chooseComposites(
  placement: Placement,
  linked: Candidate[],
  choices: Map<number, Choice>,
  told: Map<number, Mapping>,
  ignored: boolean[],
  context: Context,
): Map<number, Composite> {
  const { table, side } = placement
  const usable = ({ target, sources }: Composite): boolean =>
    !told.has(target) && !sources.some((source) => ignored[source]) && betterThanSingle(target, sources)
  const betterThanSingle = (target: number, sources: number[]): boolean => {
    const choice = choices.get(target)
    return !choice || choice.confidence < 0.8 || sources.includes(choice.candidate.source)
  }
  const keyOf = (target: number): number | undefined => {
    const choice = choices.get(target)
    return told.get(target)?.sources[0] ?? (isSure(choice) ? choice!.candidate.source : undefined)
  }
  const taken = new Map([...told].flatMap(([target, { sources }]) => sources.map((source) => [source, target])))
  const merges = [
    ...findMerges(table, side, taken),
    ...findAddressLines(table, side, new Set(taken.keys())),
    ...findTextLines(table, side, new Set(taken.keys())),
    ...findMoments(table, side),
    ...findNamedValues(table, side),
    ...findFiguresWithUnits(table, side),
    ...findAmountsWithTimes(table, side),
    ...findWordedCounts(table, side),
    ...findIntervals(table, side),
    ...findAddedCounts(table, side),
    ...findCurrencies(
      table,
      side,
      (column) => toldDefault(side.template.slug, column, [column], context)?.value ?? null,
    ),
    ...findTrees(table, side, keyOf, isWhole(table.profile)).filter(
      ({ target, sources }) => !namesOtherRows(selfLinked(target, linked, ignored, sources, side), table),
    ),
  ].filter(usable)
  const counts = splitCounts(table, side, saidCounts(placement, context))
  const splits = [...splitGroups(table, side), counts, splitCountLists(table, side)].filter((group) =>
    group.every(usable),
  )
  return new Map([...merges, ...splits.flat()].map((composite) => [composite.target, composite]))
}

/** The assignment again without the columns that composites take. */
function withoutSources(
  open: Candidate[],
  composites: Map<number, Composite>,
  choices: Map<number, Choice>,
  side: Placement['side'],
): Map<number, Choice> {
  if (composites.size === 0) return choices
  const sources = new Set(wholeSources(composites))
  const targets = new Set(composites.keys())
  const rest = open.filter(({ source, target }) => {
    if (targets.has(target)) return false
    // A part may have a column of its own as well: first name for `first_name` beside `full_name`.
    const own = choices.get(target)
    return !sources.has(source) || (own?.candidate.source === source && own.confidence >= SURE)
  })
  return new Map(decideColumns(rest, side).map((choice) => [choice.candidate.target, choice]))
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

/** What is left once what is sure has been mapped. */
interface Left {
  free: ReadonlySet<number>
  few: boolean
  /** One column is left on either side. */
  last: boolean
  /** The headers tell nothing. */
  unread: boolean
  /** What is taken for a required column until there is an answer. */
  resort: Candidate | undefined
  /** The column's own choice is another one's last resort. */
  lost: boolean
}

function choiceMapping(
  target: number,
  choice: Choice | undefined,
  open: Candidate[],
  { free, few, last, unread, resort, lost }: Left,
  placement: Placement,
  context: Context,
): Mapping {
  const { table, side } = placement
  const column = side.template.columns[target]!
  const found = choice ? [choice.candidate, ...choice.rivals] : bestFor(target, open)
  if (choice && choice.confidence >= SURE) return chosen(choice, placement)
  const alternatives = alternativesOf(found, table, side)
  const preset = toldDefault(side.template.slug, column.name, [], context)
  const unclear = choice !== undefined && isUnclear(choice)
  // A told value is for rows that have none: a column that may well hold it is asked about all the same.
  if (
    free.size > 0 &&
    ((column.required && !preset) ||
      (resort !== undefined && (!preset || mayHold(resort))) ||
      unclear ||
      mayBeMeant(target, found, open, free, placement) ||
      (!preset &&
        (unread ||
          isOnlyPair(target, free, placement) ||
          (few && isPossible(target, open, free, placement)) ||
          (last && areCodesForRule(target, free, placement)))))
  ) {
    return askColumn(target, found, lost ? undefined : choice, resort, free, placement, context)
  }
  const best = found[0]
  const nearest = best ? ` The nearest is “${table.profile.columns[best.source]!.name}”, which is too unlike it.` : ''
  return { ...UNMAPPED, alternatives, reason: `No column of the table is clearly “${column.name}”.${nearest}` }
}

/** A told value is for rows that have none: what is hardly like the column holds no other. */
function mayHold({ probability, name }: Candidate): boolean {
  return probability >= HARDLY || (name ?? 0) >= LITTLE_LIKE
}

const HARDLY = 0.1
const LITTLE_LIKE = 0.25

function isSure(choice: Choice | undefined): boolean {
  return choice !== undefined && choice.confidence >= SURE
}

function isUnclear({ candidate, rivals }: Choice): boolean {
  const rival = rivals[0]
  return candidate.probability >= 0.5 && rival !== undefined && rival.probability >= NEAR_EQUAL * candidate.probability
}

function bestFor(target: number, open: Candidate[]): Candidate[] {
  return open
    .filter((candidate) => candidate.target === target && candidate.probability >= WORTH_ASKING)
    .toSorted((a, b) => b.probability - a.probability || a.source - b.source)
    .slice(0, 5)
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
