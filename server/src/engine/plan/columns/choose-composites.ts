import { type Choice, decideColumns } from '../../match/choose-columns.ts'
import { findAddedCounts } from '../../match/composites/added-counts.ts'
import { findAmountsWithTimes } from '../../match/composites/amounts-with-times.ts'
import type { Composite } from '../../match/composites/composite.ts'
import { splitGroups } from '../../match/composites/composites.ts'
import { splitCountLists } from '../../match/composites/count-lists.ts'
import { splitCounts } from '../../match/composites/count-pairs.ts'
import { findCensoredValues } from '../../match/composites/censored-values.ts'
import { findContacts } from '../../match/composites/contact-beside-firm.ts'
import { findCurrencies } from '../../match/composites/currencies.ts'
import { findInTwoUnits } from '../../match/composites/figures-in-two-units.ts'
import { findFiguresWithUnits } from '../../match/composites/figures-with-units.ts'
import { findFirmsWithForms } from '../../match/composites/firms-with-forms.ts'
import { findIntervals } from '../../match/composites/intervals.ts'
import { findAddressLines, findMerges } from '../../match/composites/merges.ts'
import { findMoments } from '../../match/composites/moments.ts'
import { findLabelledParts } from '../../match/composites/labelled-parts.ts'
import { findNamedValues } from '../../match/composites/named-values.ts'
import { findTaxCountriesApart } from '../../match/composites/tax-countries-apart.ts'
import { findTextLines } from '../../match/composites/text-lines.ts'
import { findTrees } from '../../match/composites/trees.ts'
import { findPhonesWithAreas } from '../../match/composites/phones-with-areas.ts'
import { findWordedCounts } from '../../match/composites/worded-counts.ts'
import { squash } from '../../match/names/words.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { type Context, isWhole, type Mapping, type Placement } from '../context.ts'
import { isSureChoice } from './choices.ts'
import { saidCounts } from './said-counts.ts'
import { namesOtherRows, selfLinked } from './self-links.ts'
import { toldDefault } from './stand-ins.ts'

// Columns that are put together of several, or are parts of one.

/** Composites that are surer than the single column that the assignment found. */
export function chooseComposites(
  placement: Placement,
  linked: Candidate[],
  choices: Map<number, Choice>,
  told: Map<number, Mapping>,
  ignored: readonly boolean[],
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
    return told.get(target)?.sources[0] ?? (isSureChoice(choice) ? choice!.candidate.source : undefined)
  }
  const taken = new Map([...told].flatMap(([target, { sources }]) => sources.map((source) => [source, target])))
  const merges = [
    ...findMerges(table, side, taken),
    ...findAddressLines(table, side, new Set(taken.keys())),
    ...findTextLines(table, side, new Set(taken.keys())),
    ...findMoments(table, side),
    ...findPhonesWithAreas(table, side),
    ...findContacts(table, side),
    ...findFirmsWithForms(table, side),
    ...findNamedValues(table, side),
    ...findLabelledParts(table, side),
    ...findFiguresWithUnits(table, side),
    ...findCensoredValues(table, side),
    ...findInTwoUnits(table, side),
    ...findAmountsWithTimes(table, side),
    ...findTaxCountriesApart(table, side),
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
  const isOpen = ({ target, sources: [source] }: Composite): boolean => !told.has(target) && !ignored[source!]
  const splits = [...splitGroups(table, side), counts, splitCountLists(table, side)].filter((group) => {
    const rivals = group.filter((one) => !usable(one))
    return rivals.length === 0 || (group.every(isOpen) && areOfAnother(rivals, group, choices, placement))
  })
  return new Map([...merges, ...splits.flat()].map((composite) => [composite.target, composite]))
}

/** Parts of one column without which the others would be nothing. */
const LEAST_PARTS = 3
/** Of what two columns have alike, so little is chance. */
const CHANCE = 0.2

/**
 * Whether the only part that has a column to itself is another thing there: the “Prov” beside “12 Elm St, Boston, MA 02118” is a province only
 * if it says MA.
 */
function areOfAnother(
  [rival, ...more]: readonly Composite[],
  group: readonly Composite[],
  choices: ReadonlyMap<number, Choice>,
  { table, side }: Placement,
): boolean {
  const single = choices.get(rival!.target)?.candidate.source
  const [step] = rival!.transforms
  if (more.length > 0 || group.length < LEAST_PARTS || single === undefined || step?.kind !== 'extract') return false
  const { columns, rows } = table.profile
  if (squash(columns[single]!.name) === squash(side.template.columns[rival!.target]!.name)) return false
  const part = new RegExp(step.pattern, 'u')
  const pairs = rows.flatMap((cells) => {
    const [own, whole] = [single, rival!.sources[0]!].map((at) => cells[columns[at]!.position]?.trim() ?? '')
    const found = part.exec(whole!)?.[1]
    return own === '' || found === undefined ? [] : [own!.toLowerCase() === found.toLowerCase()]
  })
  return pairs.length > 0 && pairs.filter((same) => same).length <= CHANCE * pairs.length
}

/** The assignment again without the columns that composites take. */
export function withoutSources(
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
    return !sources.has(source) || (own?.candidate.source === source && isSureChoice(own))
  })
  return new Map(decideColumns(rest, side).map((choice) => [choice.candidate.target, choice]))
}

/** The columns of composites that leave nothing of them to others. */
export function wholeSources(composites: Map<number, Composite>): number[] {
  return [...composites.values()].flatMap(({ sources, beside }) => (beside ? [] : sources))
}
