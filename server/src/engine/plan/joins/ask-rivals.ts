import { notWantedHere } from '../columns/not-wanted-here.ts'
import { NONE } from '../../knowledge/statements.ts'
import type { Candidate } from '../../match/score-columns.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { ask, columnKey, columnRef, tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import type { Completing, Filled } from './completed.ts'
import { leftKeyOf, rowsByKey } from './joined-rows.ts'
import { oneAmountOf } from '../sides/one-amount.ts'
import { SURE } from '../sure.ts'
import { haveOthers } from './tell-contradictions.ts'

// Two files have a price of the same article, and not the same one: which of them counts is asked where neither is called clearly more like
// what is wanted. Taken in silence, every row could be wrong.

/** Above this a column is what is wanted, whatever else there is, if it is called more than half so: “Price” says of no price which it is. */
const CERTAIN = 0.9
const CALLED_SO = 0.7
/** Another one is as likely as not, by its name and its values. */
const LIKELY = 0.5
/** So many rows have an entry of a list of kinds on the average. */
const SEVERAL_EACH = 2
/** One and the same value in so many rows is no chance. */
const BY_NO_CHANCE = 4

/** Asks about figures and dates that the main table fills, and a completing table could fill as well, with others. */
export function askRivals(
  main: Placed,
  joined: readonly Completing[],
  filled: readonly Filled[],
  context: Context,
): void {
  for (const [target, { placed, mapping }] of filled.entries()) {
    const own = placed === main && isGuess(mapping) ? pairOf(main, mapping.sources[0]!, target) : undefined
    if (!own || (mapping.confidence >= CERTAIN && (own.name ?? 0) >= CALLED_SO)) continue
    for (const one of joined) {
      const isOpen = !one.lookup && !one.join.also && !notWantedHere(one.placed.placement, context).has(target)
      const rivals = isOpen ? rivalsOf(own, main, one) : []
      if (rivals.length > 0) askWhich(own, rivals, main, one.placed, context)
    }
  }
}

function isGuess({ sources, lead, decided_by }: Mapping): boolean {
  return decided_by === 'matcher' && sources.length === 1 && lead.length === 0
}

function pairOf({ placement }: Placed, source: number, target: number): Candidate | undefined {
  return placement.candidates.find((one) => one.source === source && one.target === target)
}

function rivalsOf(own: Candidate, main: Placed, { placed, join }: Completing): Candidate[] {
  const { columns } = placed.placement.table.profile
  // What the rows are joined by is the same in both.
  if (main.placement.table.profile.columns[own.source]!.position === join.left) return []
  const isTaken = (source: number): boolean =>
    placed.mappings.some(
      ({ sources, confidence, decided_by }, target) =>
        target !== own.target && sources.includes(source) && (confidence >= SURE || decided_by !== 'matcher'),
    )
  const rows = rowsByKey(placed, join.right, join)
  const position = main.placement.table.profile.columns[own.source]!.position
  const isOfKinds = areKinds(main, join)
  const found = oneAmountOf(placed.placement.table, placed.placement.side)
  const sides = found?.target === own.target ? found.sources : []
  const likely = placed.placement.candidates.filter(
    ({ source, target, probability }) =>
      target === own.target &&
      (probability >= LIKELY || sides.includes(source)) &&
      columns[source]!.position !== join.right &&
      !isTaken(source) &&
      !(isOfKinds && isAlwaysTheSame(columns[source]!)),
  )
  // One with the same figures bears the main table's out.
  const amounts = [...likely.filter(({ source }) => !sides.includes(source)).map(({ source }) => [source]), sides]
  const isOther = (sources: readonly number[]): boolean =>
    haveOthers(
      main,
      position,
      rows,
      sources.map((source) => columns[source]!.position),
      join,
    )
  return amounts.every((sources) => sources.length === 0 || isOther(sources))
    ? likely.toSorted((a, b) => b.probability - a.probability)
    : []
}

/** Several rows have the same entry of the completing table: it lists kinds, and no more of each row. */
function areKinds(main: Placed, join: Completing['join']): boolean {
  const keys = main.placement.table.profile.rows.flatMap((cells) => leftKeyOf(cells, join) ?? [])
  return keys.length >= SEVERAL_EACH * new Set(keys).size
}

/** A list of kinds that is valid from one day has that in each of its rows: it tells of the list, and of nothing that is of such a kind. */
function isAlwaysTheSame({ complete, values, filled }: ColumnProfile): boolean {
  return complete && values.length === 1 && filled >= BY_NO_CHANCE
}

function askWhich(own: Candidate, rivals: Candidate[], main: Placed, { placement }: Placed, context: Context): void {
  const { table, side } = placement
  const { template } = side
  const { name } = template.columns[own.target]!
  const [mine, theirs] = [main.placement.table.profile, table.profile]
  const header = mine.columns[own.source]!.name
  const total = rivals.reduce((sum, { probability }) => sum + probability, own.probability)
  ask(context, {
    key: columnKey(placement, name, context),
    kind: 'column_match',
    prompt:
      `Which column is “${name}” of ${template.name}? “${header}” of ${tableLabel(mine)} is taken for it, and ` +
      `${tableLabel(theirs)} has other values of the same rows in ${rivals.map(({ source }) => `“${theirs.columns[source]!.name}”`).join(', ')}.`,
    target: { slug: template.slug, column: name },
    options: [
      ...rivals.map(({ source, probability }) => ({
        value: theirs.columns[source]!.name,
        label: `“${theirs.columns[source]!.name}” of ${tableLabel(theirs)}`,
        confidence: share(probability, total),
      })),
      { value: NONE, label: `“${header}” of ${tableLabel(mine)}`, confidence: share(own.probability, total) },
    ],
    free_text: false,
    evidence: rivals.slice(0, 3).flatMap(({ source }) => {
      const column = theirs.columns[source]!
      const { file_id, table: sheet, column: of } = columnRef(theirs, column)
      return column.values.slice(0, 3).map(({ value, row }) => ({ file_id, table: sheet, row, column: of, value }))
    }),
    affected_rows: mine.table.rows,
    default: NONE,
  })
}

function share(probability: number, total: number): number {
  return Math.round((1000 * probability) / total) / 1000
}
