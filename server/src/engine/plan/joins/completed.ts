import type { JoinPlan } from '../../model.ts'
import { askCompleting } from './ask-completing.ts'
import type { Context, Mapping, Placed } from '../context.ts'
import type { Group } from './group.ts'
import { isClearer } from './joins.ts'
import { linkShares } from '../links/links.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { SURE } from '../sure.ts'
import { isCalledSo, isForItsValues } from './for-its-values.ts'
import { alsoPreferred, isCalculated, isPreferred, ownBehind, preferredFor, toldBehind } from './gap-fillers.ts'
import { lacksMore, positionOf, rowsByKey } from './joined-rows.ts'
import type { Part } from './parts.ts'
import { inOwnWords } from './own-words.ts'
import { haveOthers, othersIn } from './tell-contradictions.ts'
import { unknownCodes } from './unknown-codes.ts'

// What the tables that complete a main table give it.

/** A template column with the table that fills it. */
export interface Filled {
  placed: Placed
  mapping: Mapping
  /** The columns that fill its gaps, where it is taken before them. */
  behind?: Part[]
}

/** A completing table, and the template columns that the main table has with other figures. */
export type Completing = Group['joined'][number] & { others: ReadonlySet<number> }

/** A completing table with what its columns are once those are left out that the main table has, with other figures. */
export function withoutOthers(main: Placed, one: Group['joined'][number], all: Placed[], context: Context): Completing {
  // What fills nothing but gaps may well say something else elsewhere.
  if (one.gaps || isDescribed(one)) return { ...one, others: new Set() }
  const clearer = clearerIn(main, one)
  // That it has other figures is what it was named for.
  const isMeant = (target: number): boolean =>
    clearer.has(target) ||
    isPreferred(one.placed, target, context) ||
    (isForItsValues(main.mappings[target]!, target, main.placement) &&
      isCalledSo(one.placed.mappings[target]!, target, one.placed.placement))
  const others = new Set([...othersIn(main, one)].filter((target) => !isMeant(target)))
  if (others.size === 0) return { ...one, others }
  const { placement } = one.placed
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  const completed = { elsewhere: others, others, known: new Set<number>() }
  const mappings = mapColumns(placement, quiet, linkShares(placement, all, context), completed)
  return { ...one, placed: { placement, mappings }, others }
}

/** What a description makes of a table was not looked for among its columns. */
function isDescribed({ placed }: Group['joined'][number]): boolean {
  return placed.placement.candidates.length === 0
}

/** Each template column from the main table, or from the first completing table that fills it where the main one does not. */
export function filledByAll(main: Placed, asking: Mapping[], joined: Completing[], context: Context): Filled[] {
  return asking.map((mapping, target): Filled => {
    const preferred = preferredFor(target, main, joined, context)
    if (preferred && !isJoinKey(mapping, preferred.placed.mappings[target]!, preferred.placed, preferred.join))
      return {
        placed: preferred.placed,
        mapping: preferred.placed.mappings[target]!,
        behind: isCalculated(preferred.placed.mappings[target]!)
          ? []
          : [...alsoPreferred(target, preferred, joined, context), ...ownBehind(main, mapping)],
      }
    const completing = joined.find(({ placed, join, gaps, apart }) => {
      const other = placed.mappings[target]!
      if (gaps?.has(target) || (apart && saysOfEmpty(other))) return false
      return other.sources.length > 0 && !other.guessed && !isJoinKey(mapping, other, placed, join)
    })
    if (!completing) return { placed: main, mapping }
    const other = completing.placed.mappings[target]!
    if (areWordsAlready(main, mapping, completing, target)) return { placed: main, mapping }
    // That no column of the main table is meant says nothing about the others.
    const unsure = mapping.confidence < SURE
    const none = mapping.sources.length === 0 && (unsure || mapping.decided_by === 'answer')
    const isGuess = isForItsValues(mapping, target, main.placement)
    const isBetter = unsure || (isGuess && isCalledSo(other, target, completing.placed.placement))
    const surer = isBetter && other.confidence >= SURE && !fitsWorse(main, completing.placed, target)
    const standsIn = toldBehind(main, target, context).some(({ source }) =>
      mapping.sources.every((own) => own === source),
    )
    // Where it says something of the rows that it lacks as well, it leaves none of them empty.
    const lacks =
      none ||
      standsIn ||
      (mapping.guessed && !fitsWorse(main, completing.placed, target)) ||
      (surer && (saysOfEmpty(other) || !leavesGaps(main, mapping, completing, target)))
    const assigned = !mapping.assigned && other.assigned
    const inOwn = lacks ? inOwnWords(main, asking, completing, target) : null
    if (inOwn) return { placed: main, mapping: inOwn }
    // Somebody who was asked named the completing table's column, and nobody the main one's.
    const named = other.decided_by === 'answer' && mapping.decided_by === 'matcher'
    if (named && lacksRows(main, completing) && !saysOthers(main, mapping, completing, target))
      return { placed: completing.placed, mapping: other, behind: isCalculated(other) ? [] : ownBehind(main, mapping) }
    return lacks ||
      named ||
      (isDescribed(completing) && mapping.decided_by === 'matcher') ||
      assigned ||
      completing.lookup ||
      isByJoinKey(main, mapping, completing, target) ||
      (clearerIn(main, completing).has(target) && !leavesGaps(main, mapping, completing, target))
      ? { placed: completing.placed, mapping: other, behind: unknownCodes(main, completing, target) }
      : { placed: main, mapping }
  })
}

/**
 * The main table's own key, by which the completing one is joined, leads to linked rows only by way of that: what stands there beside the key is
 * the link itself, and a row that is not there has none.
 */
function isByJoinKey(main: Placed, mapping: Mapping, { placed, join }: Completing, target: number): boolean {
  const { table, side } = main.placement
  const [source, ...more] = mapping.sources
  const other = placed.mappings[target]!
  if (source === undefined || more.length > 0 || mapping.decided_by !== 'matcher') return false
  const isKey = table.profile.columns[source]!.position === join.left
  const isOfRow = main.mappings.some(
    ({ sources }, at) => at !== target && side.template.columns[at]!.unique && sources[0] === source,
  )
  return side.template.columns[target]!.desiredRule === 'link' && isKey && isOfRow && isClearer(other, mapping)
}

/** Both columns have values of the same rows, and not the same ones: the one that was not named is something else. What each row must have is better than nothing. */
function saysOthers(main: Placed, { sources }: Mapping, { placed, join }: Completing, target: number): boolean {
  const [own] = sources
  if (main.placement.side.template.columns[target]!.required) return false
  const other = positionOf(placed, target)
  if (own === undefined || other === null) return false
  const rows = rowsByKey(placed, join.right, join)
  return haveOthers(main, main.placement.table.profile.columns[own]!.position, rows, [other], join)
}

/** Of what is empty in rows of another list it is said what that means: rows that are not there at all have no empty cell. */
function saysOfEmpty({ lead }: Mapping): boolean {
  return lead.some(({ kind }) => kind === 'default')
}

/** A code of a list, and a word. */
const CODE = /^[\p{Lu}\d]{1,5}$/u
const WORD = /\p{Ll}{3}/u
const CALLED_CODE = /(?:^|[_ ])(?:code|cd|id|k(?:ü|ue)rzel|sigle|codice|c[oó]digo|kod)$/iu

/** The words that a list has codes for stand in the rows, and what any text is taken for is no code: it was for tables that have the codes. */
function areWordsAlready(main: Placed, { sources }: Mapping, { placed, join }: Completing, target: number): boolean {
  const { columns } = main.placement.table.profile
  const own = sources.length === 1 ? columns[sources[0]!]! : undefined
  const other = placed.mappings[target]!.sources
  const theirs = other.length === 1 ? placed.placement.table.profile.columns[other[0]!]! : undefined
  if (!own || !theirs || own.position !== join.left || theirs.position === join.right) return false
  const { desiredRule, name } = main.placement.side.template.columns[target]!
  if (desiredRule !== 'none' || CALLED_CODE.test(name)) return false
  return theirs.values.every(({ value }) => CODE.test(value)) && own.values.every(({ value }) => WORD.test(value))
}

/** A column that a completing table fills needs no answer from the main table, but where most rows of that are others. */
export function answeredBy(joined: readonly Completing[], main: Placed, filled: readonly Filled[]): number[] {
  const apart = joined.filter((one) => one.apart).map(({ placed }) => placed)
  return filled.flatMap(({ placed, mapping }, target) => {
    const one = joined.find((other) => other.placed === placed)
    // Of a list of some of the rows nobody learns what the others have, but where that is what was said.
    const { required } = main.placement.side.template.columns[target]!
    const isPartly =
      required &&
      mapping.decided_by === 'matcher' &&
      mapping.rest === undefined &&
      one !== undefined &&
      lacksRows(main, one)
    // A list with rows of its own may lack what others have, unless somebody said which of its columns it is.
    const isOfOthers = apart.includes(placed) && !['instruction', 'knowledge'].includes(mapping.decided_by)
    return placed === main || isOfOthers || isPartly ? [] : [target]
  })
}

/** The name of the completing table's column may be the right one, and its values not what the rule allows, where those of the main table's are. */
function fitsWorse(main: Placed, completing: Placed, target: number): boolean {
  const [own, other] = [allowedOf(main, target), allowedOf(completing, target)]
  return own !== null && other !== null && other < MISFITTING && own > other + FITTING
}

/** The share of the values of the one column that fills the template column that its rule allows once they are read. */
function allowedOf({ placement, mappings }: Placed, target: number): number | null {
  const [source, ...more] = mappings[target]!.sources
  if (source === undefined || more.length > 0) return null
  const pair = placement.candidates.find((one) => one.source === source && one.target === target)
  return pair?.rule?.reachable ?? null
}

/** What each row must have is not taken from a table that lacks some of the rows, where all of them have it themselves. */
function leavesGaps(
  main: Placed,
  { sources, guessed }: Mapping,
  { join, placed }: Completing,
  target: number,
): boolean {
  const { table, side } = main.placement
  const isWanted = side.template.columns[target]!.required && sources.length > 0 && !guessed
  if (!isWanted || table.profile.columns[sources[0]!]!.empty > 0) return false
  return lacksRows(main, { join, placed })
}

/** Whether more than a few rows of the main table are not in the completing one. */
function lacksRows(main: Placed, { join, placed }: Pick<Completing, 'join' | 'placed'>): boolean {
  return !join.also && lacksMore(MANY, main, placed, join)
}

/** A row or two may have been forgotten. */
const MANY = 0.05

const FITTING = 0.3
const MISFITTING = 0.3

/** What both fill, and the completing table more clearly: where it has nothing that the main one lacks, that is what it is there for. */
function clearerIn(main: Placed, { placed, join }: Group['joined'][number]): ReadonlySet<number> {
  const bringsMore = placed.mappings.some(
    ({ sources, guessed }, target) => sources.length > 0 && !guessed && main.mappings[target]!.sources.length === 0,
  )
  const targets = bringsMore ? [] : [...placed.mappings.entries()]
  const clearer = targets.filter(([target, other]) => {
    const own = main.mappings[target]!
    return isClearer(other, own) && !isJoinKey(own, other, placed, join)
  })
  return new Set(clearer.map(([target]) => target))
}

/** The key by which the tables are joined is the main table's: rows that the other one lacks have theirs, too. */
function isJoinKey(own: Mapping, other: Mapping, { placement }: Placed, { right }: JoinPlan): boolean {
  const [source] = other.sources
  const single = own.sources.length === 1 && other.sources.length === 1
  // “yes” for those whom a register names is none, though it is read off its keys.
  return single && placement.table.profile.columns[source!]!.position === right && !saysOfEmpty(other)
}

/** Asks of each completing table what it may fill; what is looked up needs no answer. */
export function askOfCompleting(
  main: Placed,
  joined: Completing[],
  filled: Filled[],
  all: Placed[],
  context: Context,
): void {
  const known = sureElsewhere([main, ...joined.map(({ placed }) => placed)], all)
  for (const { placed, others, lookup } of joined) {
    if (lookup) continue
    const both = filled.map(({ placed: by, mapping }) =>
      by === placed && isUnsure(mapping) ? emptied(mapping) : mapping,
    )
    const share = linkShares(placed.placement, all, context)
    const clear = askCompleting(placed.placement, main.placement, both, share, { others, known }, context)
    for (const [target, mapping] of clear)
      if (filled[target]!.mapping.sources.length === 0) filled[target] = { placed, mapping }
  }
}

function isUnsure({ decided_by, confidence, sources }: Mapping): boolean {
  return decided_by === 'matcher' && confidence < SURE && sources.length === 1
}

/** What a completing table may fill is asked about as what nothing fills. */
function emptied(mapping: Mapping): Mapping {
  return { ...mapping, sources: [] }
}

/** What tables of the template that are not among these fill for sure. */
function sureElsewhere(group: Placed[], all: Placed[]): ReadonlySet<number> {
  const [{ placement }] = group as [Placed]
  const own = group.map((placed) => placed.placement.table)
  const others = all.filter(
    ({ placement: { side, table } }) => side.template === placement.side.template && !own.includes(table),
  )
  return new Set(
    others.flatMap(({ mappings }) =>
      mappings.flatMap(({ sources, confidence }, target) => (sources.length > 0 && confidence >= SURE ? [target] : [])),
    ),
  )
}
