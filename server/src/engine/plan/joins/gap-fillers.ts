import { directivesOf, sameName } from '../../knowledge/directives.ts'
import type { TableProfile } from '../../profile/model.ts'
import { isSure, plainSource } from '../sure.ts'
import { groupsOf } from '../../transforms/rewrite.ts'
import { FIRST_FILLED } from '../columns/told-columns.ts'
import { askedWith, isWhole, type Context, type Mapping, type Placed } from '../context.ts'
import { areAlike, leftKeyOf, plain, rowsByKey } from './joined-rows.ts'
import type { Group } from './group.ts'
import type { Part } from './parts.ts'

// Two tables of the same rows both have a column for something, and one has gaps where the other has a value: codes scanned later, telephones
// that only the older system knows. The one that counts goes first, and the other fills its gaps.

type Joined = Group['joined'][number]

/** So many of the values that both have must be alike for one to stand in for the other, where nobody said so. */
const ALIKE = 0.5

/** The completing tables that have values where the main table's column is empty. */
export function gapFillers(
  main: Placed,
  target: number,
  mapping: Mapping,
  joined: readonly Joined[],
  context: Context,
): Part[] {
  const { profile } = main.placement.table
  const [source, ...more] = gapSources(mapping)
  if (source === undefined || more.length > 0 || profile.columns[source]!.empty === 0 || !isWhole(profile)) return []
  const isTold = joined.some((one) => isPreferred(main, target, context) || isPreferred(one.placed, target, context))
  const isToldOfGaps = ({ placed, described }: Joined): boolean =>
    described?.has(target) === true || toldGaps(main, placed.placement.table.profile, context).includes(target)
  // Of two lists with the same columns it is the rows that count: what is empty in the one that does was emptied.
  const isOfWholeRows = ({ placed }: Joined): boolean =>
    [main, placed].some((side) =>
      countingFor(side, target, context, false).some((told) => told.rows && isOfTable(side, told)),
    ) && askedWith(profile, context).includes(placed.placement.table.profile)
  return joined.flatMap((one): Part[] => {
    const other = one.placed.mappings[target]!
    const theirs = gapSources(other)
    if (
      (isOfWholeRows(one) && !isToldOfGaps(one)) ||
      (one.lookup && !one.gaps?.has(target)) ||
      one.join.also ||
      wholeOr(mapping, [other]) === null ||
      theirs.some((at) => isRefused(one.placed, target, at)) ||
      !isWhole(one.placed.placement.table.profile)
    )
      return []
    const { columns } = one.placed.placement.table.profile
    return theirs.flatMap((at): Part[] => {
      const { position } = columns[at]!
      if (position === one.join.right) return []
      const { gaps, share } = comparedWith(main, profile.columns[source]!.position, one, position)
      const isSame = mapping.lead.length + other.lead.length === 0 && share >= ALIKE
      return gaps > 0 && (isTold || isToldOfGaps(one) || isSame) ? [{ placed: one.placed, source: at }] : []
    })
  })
}

/** The columns of which cells can fill gaps, or that can have them: one as it is or a part of it, or several of which the first with a value counts. */
export function gapSources(mapping: Mapping): number[] {
  const { sources, lead, guessed } = mapping
  if (!isSure(mapping) || guessed) return []
  const [first, ...more] = lead
  const isFirst = first?.kind === 'merge' && first.first === true && first.calculation === undefined
  if (more.length === 0 && isFirst) return sources
  return sources.length === 1 && (first === undefined || partIn(mapping) !== null) ? sources : []
}

/** The only step that a mapping begins with, where it takes a part out of what has parts, as a pattern with one group. */
function partIn({ lead }: Mapping): string | null {
  const [first, ...more] = lead
  if (more.length > 0) return null
  if (first?.kind === 'extract') return groupsOf(first.pattern) === 1 ? first.pattern : null
  const mark = first?.kind === 'split' ? first.separator.trim() : ''
  if (first?.kind !== 'split' || !/^[^\w\\\]^-]$/u.test(mark)) return null
  const before = `(?:[^${mark}]*[${mark}]){${first.part - 1}}`
  const behind = first.part === 1 ? `[${mark}].*` : `(?:[${mark}].*)?`
  return first.rest === true ? `${before}\\s*(.*\\S)\\s*` : `${before}\\s*([^${mark}]*[^\\s${mark}])\\s*${behind}`
}

/**
 * What a column becomes whose gaps others fill: where one table has “Ely, Cambs” and the other “Ely”, the part of what has parts, and all of what has
 * none. Null where the tables have it in parts of different kinds.
 */
export function wholeOr(mapping: Mapping, others: readonly Mapping[]): Mapping | null {
  const [pattern, ...more] = new Set([mapping, ...others].flatMap((one) => partIn(one) ?? []))
  if (more.length > 0) return null
  const isMerge = mapping.lead[0]?.kind === 'merge'
  return pattern === undefined
    ? mapping
    : isMerge
      ? null
      : { ...mapping, lead: [{ kind: 'rewrite', pattern: `${pattern}|\\s*(.*\\S)\\s*`, with: '\\1\\2' }] }
}

/** The columns with gaps in the main table of which somebody said, or a description does (`described`), that these are filled from the list. */
export function toldGaps(
  { placement, mappings }: Placed,
  list: TableProfile,
  { directives }: Context,
  described: ReadonlySet<number> = new Set(),
): number[] {
  const { template } = placement.side
  const { file_id, name } = list.table
  const told = directivesOf(directives, 'gaps_from', template.slug).filter(
    ({ table }) => table.file_id === file_id && table.table === name,
  )
  return template.columns.flatMap(({ name: called }, target) => {
    const [source] = plainSource(mappings[target]!)
    const own = source === undefined ? undefined : placement.table.profile.columns[source]!
    const isTold = told.some(({ column }) => sameName(column, called) || (own && sameName(column, own.name)))
    return own !== undefined && own.empty > 0 && (isTold || described.has(target)) ? [target] : []
  })
}

/** So much at least of what fills gaps must be able to meet the rule. */
const LEAST_MET = 0.5

/** What the rule takes next to nothing of fills no gap: the names of owners are no e-mail addresses. */
function isRefused({ placement }: Placed, target: number, source: number): boolean {
  const pair = placement.candidates.find((one) => one.source === source && one.target === target)
  return pair !== undefined && pair.rule !== null && pair.rule.reachable < LEAST_MET
}

/** The completing table that somebody said counts for the column, of those that fill it. */
export function preferredFor(
  target: number,
  main: Placed,
  joined: readonly Joined[],
  context: Context,
): Joined | undefined {
  if (isPreferred(main, target, context, true)) return undefined
  return joined.find(
    (one) =>
      (!one.lookup || one.apart) &&
      toldSource(one.placed.mappings[target]!).length > 0 &&
      isPreferred(one.placed, target, context, one.apart),
  )
}

/** What fills a column that was said to come from its table: it need not be sure by itself, and no more than likely. */
function toldSource(mapping: Mapping): number[] {
  const { sources, lead, guessed, confidence } = mapping
  if (isCalculated(mapping)) return sources
  const isLikely = sources.length === 1 && lead.length === 0 && !guessed && confidence >= LIKELY
  return isLikely ? sources : plainSource(mapping)
}

const LIKELY = 0.5

/** What several columns come to is no cell that another one could stand in for. */
export function isCalculated({ lead: [first] }: Mapping): boolean {
  return first?.kind === 'merge' && first.calculation !== undefined
}

/** The other completing tables that somebody said count for the column as well: a row stands in one of the lists. */
export function alsoPreferred(target: number, first: Joined, joined: readonly Joined[], context: Context): Part[] {
  return joined
    .filter((one) => one !== first && (!one.lookup || one.apart) && isPreferred(one.placed, target, context, true))
    .flatMap(({ placed }) => {
      const mapping = placed.mappings[target]!
      return isCalculated(mapping) ? [] : toldSource(mapping).map((source) => ({ placed, source }))
    })
}

/** The main table's own column behind that of the preferred one, for the rows that this one lacks. */
export function ownBehind(main: Placed, own: Mapping): Part[] {
  // What its empty cells are filled with from another column is left to the list that counts.
  const isFirst = own.lead[0] === FIRST_FILLED && isSure(own)
  const [source] = isFirst ? own.sources : plainSource(own)
  return source === undefined ? [] : [{ placed: main, source }]
}

/** The main table's columns that somebody said stand in where a completing table has nothing. */
export function toldBehind({ placement }: Placed, target: number, context: Context): Part[] {
  const { side, table } = placement
  return directivesOf(context.directives, 'fallback', side.template.slug).flatMap(({ column, source }) => {
    const at = table.profile.columns.findIndex(({ name }) => sameName(name, source))
    return at >= 0 && sameName(column, side.template.columns[target]!.name)
      ? [{ placed: { placement, mappings: [] }, source: at }]
      : []
  })
}

type Counting = Extract<Context['directives'][number], { kind: 'key_from' }>

/** What was said to count where several have a column: what names the column, else, unless `only` that is asked for, what is said of all of them. */
function countingFor({ placement, mappings }: Placed, target: number, context: Context, only: boolean): Counting[] {
  const { template } = placement.side
  const { columns } = placement.table.profile
  const called = [template.columns[target]!.name, ...mappings[target]!.sources.map((source) => columns[source]!.name)]
  const told = directivesOf(context.directives, 'key_from', template.slug)
  const named = told.filter(({ column }) => column !== undefined && called.includes(column))
  return named.length > 0 || only
    ? named
    : told.filter(({ column, over }) => column === undefined && over === undefined)
}

function isOfTable({ placement }: Placed, { table }: Counting): boolean {
  const own = placement.table.profile.table
  return table.file_id === own.file_id && table.table === own.name
}

/** Whether somebody said that this table counts where several have the column; `only`: that it is the column that was named. */
export function isPreferred(placed: Placed, target: number, context: Context, only = false): boolean {
  return countingFor(placed, target, context, only).some((one) => isOfTable(placed, one))
}

/** Whether somebody said that the column comes from this table alone: where it has nothing, nothing stands in. */
export function isFromAlone(placed: Placed, target: number, context: Context): boolean {
  return countingFor(placed, target, context, true).some((one) => one.alone === true && isOfTable(placed, one))
}

/** How many of the main table's empty cells the other one fills, and the share of alike values among those that both have. */
function comparedWith(
  main: Placed,
  own: number,
  { placed, join }: Joined,
  other: number,
): { gaps: number; share: number } {
  const rows = rowsByKey(placed, join.right, join)
  let [gaps, both, alike] = [0, 0, 0]
  for (const cells of main.placement.table.profile.rows) {
    const key = leftKeyOf(cells, join)
    const [one, two] = [plain(cells[own]), plain((key === null ? undefined : rows.get(key))?.[other])]
    if (two === '') continue
    if (one === '') gaps++
    else {
      both++
      if (areAlike(one, two)) alike++
    }
  }
  return { gaps, share: both === 0 ? 1 : alike / both }
}
