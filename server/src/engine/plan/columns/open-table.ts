import { withoutBareNumbers } from '../../match/bare-numbers.ts'
import { type Choice, decideColumns } from '../../match/choose-columns.ts'
import type { Composite } from '../../match/composites/composite.ts'
import { withoutOtherPrices } from '../../match/named-prices.ts'
import { inOrder } from '../../match/precedence.ts'
import { type Candidate, type LinkShare, withLinks } from '../../match/score-columns.ts'
import { type Context, type Mapping, type Placement, UNMAPPED } from '../context.ts'
import { isIgnoredColumn } from '../tables/told-tables.ts'
import { isOfDiscount } from './after-discount.ts'
import { blankForAll } from './blank-for.ts'
import { isSureChoice } from './choices.ts'
import { chooseComposites, wholeSources, withoutSources } from './choose-composites.ts'
import { notWantedHere } from './not-wanted-here.ts'
import { isPartOnly } from './described-keys.ts'
import { intervalsInMeanings } from './intervals-in-meanings.ts'
import { listsByTicks } from './lists-by-ticks.ts'
import { isNameBesideKey, namesOfOthers } from './names-of-others.ts'
import { isForHowMany } from './price-units.ts'
import { columnsAddingUp } from './adding-up.ts'
import { withoutFallbacks } from './stand-ins.ts'
import { statesByBlanks } from './states-by-blanks.ts'
import { statesByBoth } from './states-by-both.ts'
import { statesByFilling } from './states-by-filling.ts'
import { statesByTicks } from './states-by-ticks.ts'
import { statesByValue } from './states-by-value.ts'
import { statesInMeanings } from './states-in-meanings.ts'
import { isLeftByTold, toldMappings } from './told-columns.ts'

/** What is known of the template columns of a table that only completes another one. */
export interface Completed {
  /** The main table fills them: they are not looked for here, but where a column is clearly just that. */
  elsewhere: ReadonlySet<number>
  /** Of those, what this table seems to have and has other figures of. */
  others: ReadonlySet<number>
  /** What other tables of the template fill for sure. */
  known: ReadonlySet<number>
}

export const COMPLETES_NOTHING: Completed = { elsewhere: new Set(), others: new Set(), known: new Set() }

/** A table whose columns are being mapped: what is settled by words, and what is open. Columns are indexes, of the table or of the template. */
export interface OpenTable {
  placement: Placement
  context: Context
  /** What words settle, by template column. */
  told: ReadonlyMap<number, Mapping>
  /** The table's columns that are to be left out. */
  ignored: readonly boolean[]
  /** Every pair of columns, with what links say. */
  linked: Candidate[]
  /** The pairs that may be chosen. */
  open: Candidate[]
  /** The same by template column. */
  byTarget: ReadonlyMap<number, Candidate[]>
  /** Columns that are put together of several, or are parts of one. */
  composites: ReadonlyMap<number, Composite>
  /** The assignment of the other columns. */
  choices: ReadonlyMap<number, Choice>
  /** The table's columns that name rows of other tables. */
  others: ReadonlySet<number>
  /** The table's columns with values that nothing was found for. */
  free: ReadonlySet<number>
}

/** Settles what words settle, and assigns the other columns, alone or together. */
export function openTable(
  placement: Placement,
  context: Context,
  linkShare: LinkShare,
  completed: Completed,
): OpenTable {
  const { table, side } = placement
  const { slug } = side.template
  const told = toldMappings(placement, context)
  for (const [target, reason] of notWantedHere(placement, context))
    if (!told.has(target)) told.set(target, { ...UNMAPPED, reason })
  const ignored = table.profile.columns.map(({ name }) => isIgnoredColumn(name, slug, context) !== null)
  const linked = withLinks(placement.candidates, linkShare)
  for (const target of filledElsewhere(linked, told, completed, side))
    told.set(target, { ...UNMAPPED, reason: 'Another table fills it.' })
  let open = openPairs(linked, told, ignored, placement, context)
  let whole = choicesOf(open, side)
  const summed = columnsAddingUp(whole, told, ignored, placement)
  if (summed.size > 0) {
    for (const [target, mapping] of summed) told.set(target, mapping)
    open = openPairs(linked, told, ignored, placement, context)
    whole = choicesOf(open, side)
  }
  // The day by which rows are told to be done is that day as well.
  const taking = new Map(told)
  tellStates(told, whole, placement, context)
  const composites = chooseComposites(placement, linked, whole, told, ignored, context)
  const choices = withoutSources(open, composites, whole, side)
  const free = freeSources(placement, taking, ignored, composites, choices)
  const byTarget = Map.groupBy(open, ({ target }) => target)
  const others = namesOfOthers(placement, context)
  return { placement, context, told, ignored, linked, open, byTarget, composites, choices, others, free }
}

/** The pairs that may still be chosen. */
function openPairs(
  linked: Candidate[],
  told: ReadonlyMap<number, Mapping>,
  ignored: readonly boolean[],
  placement: Placement,
  context: Context,
): Candidate[] {
  const { table, side } = placement
  const used = new Set([...told.values()].flatMap(({ sources }) => sources))
  const possible = withoutFallbacks(linked, placement, context).filter(
    (one) =>
      !told.has(one.target) &&
      !ignored[one.source] &&
      !isPartOnly(one.target, one.source, placement) &&
      !isNameBesideKey(one, placement) &&
      !isOfDiscount(one, placement) &&
      !isForHowMany(table.profile.columns[one.source]!, side.template.columns[one.target]!) &&
      (!used.has(one.source) || isLeftByTold(one, told, placement)),
  )
  return inOrder(withoutOtherPrices(withoutBareNumbers(possible, table, side), table, side), table, side)
}

function choicesOf(open: Candidate[], side: Placement['side']): Map<number, Choice> {
  return new Map(decideColumns(open, side).map((choice) => [choice.candidate.target, choice]))
}

/** The template columns that another table fills, but where a column here is clearly just that. */
function filledElsewhere(
  linked: Candidate[],
  told: ReadonlyMap<number, Mapping>,
  { elsewhere, others }: Completed,
  side: Placement['side'],
): number[] {
  if (elsewhere.size === 0) return []
  const here = new Set(decideColumns(linked, side).flatMap((one) => (isSureChoice(one) ? one.candidate.target : [])))
  return [...elsewhere].filter((target) => !told.has(target) && (others.has(target) || !here.has(target)))
}

/** Adds to `told` the states and the like that descriptions say how to read off other columns, and what they say stays empty. */
function tellStates(
  told: Map<number, Mapping>,
  choices: ReadonlyMap<number, Choice>,
  placement: Placement,
  context: Context,
): void {
  const untold = [...placement.side.template.columns.keys()].filter((target) => !told.has(target))
  const stateless = untold.filter((target) => !isSureChoice(choices.get(target)))
  for (const [target, mapping] of [
    // What says more of a column than what its empty cells mean comes behind it, and counts.
    ...statesByBlanks(stateless, placement, context),
    ...statesInMeanings(stateless, placement, context),
    ...intervalsInMeanings(stateless, placement, context),
    ...statesByBoth(untold, placement, context),
    ...statesByTicks(stateless, placement, context),
    ...listsByTicks(stateless, placement, context),
    ...statesByValue(stateless, placement, context),
    ...statesByFilling(stateless, choices, placement, context),
  ])
    told.set(target, mapping)
  const left = untold.filter((target) => !told.has(target))
  for (const [target, mapping] of blankForAll(left, told, placement, context)) told.set(target, mapping)
}

/** Columns with values that nothing was found for. */
function freeSources(
  { table }: Placement,
  told: Map<number, Mapping>,
  ignored: boolean[],
  composites: Map<number, Composite>,
  choices: Map<number, Choice>,
): ReadonlySet<number> {
  const sure = [...choices.values()].filter(isSureChoice)
  const taken = new Set([
    ...[...told.values()].flatMap(({ sources }) => sources),
    ...wholeSources(composites),
    ...sure.map(({ candidate }) => candidate.source),
  ])
  const indexes = table.profile.columns.flatMap(({ filled }, source) => (filled > 0 ? [source] : []))
  return new Set(indexes.filter((source) => !taken.has(source) && !ignored[source]))
}
