import { scoreColumns } from '../../match/score-columns.ts'
import { tableSide, type TableSide } from '../../match/sides.ts'
import { squash } from '../../match/names/words.ts'
import type { JoinPlan } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { placeKey } from '../tables/ask-table.ts'
import { isTableCalled, percent, tableLabel, type Context, type Placed } from '../context.ts'
import { joinBy, keyToLookUp, sharedIn, sharedUnmarked } from './join-keys.ts'
import type { Group } from './group.ts'
import { spareTables } from './spare-tables.ts'
import { linkShares } from '../links/links.ts'
import { isNameAlone } from '../columns/names-of-others.ts'
import { registersOthers } from './named-register.ts'
import { isOfAnother } from './of-another.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { isFilled, isKnown } from '../sure.ts'
import { isOnceEach } from './repeated-keys.ts'

// A list of the insured, of limits, of contracts: too unlike the template to be rows of it, but each line has the key of one of its rows.

/** So many of its keys must be those of rows. */
const LEAST_SHARED = 0.9
/** And so many of them those of this table's rows, where several tables have some. */
const LEAST_OWN = 0.1
/** Small figures are everywhere: that they occur in two columns says nothing. */
const TELLING = /\p{L}|\d{4}/u
/** So many keys are shared by no chance. */
const FEW = 5
/** So many tables are looked at. */
const MOST_TABLES = 30

/**
 * The tables without a template that say more of the main table's rows, by their key, than it and what completes it: `own` are the tables
 * of the template, `all` those of all templates. What they surely fill is taken, what they may fill is asked about.
 */
export function tablesSayingMore(
  { main, joined }: Group,
  own: readonly Placed[],
  all: Placed[],
  context: Context,
): Group['joined'] {
  const { side, fit } = main.placement
  const { columns } = side.template
  // A row may be known by several: by its own number, and by that of its account in another system.
  const keys = columns.flatMap(({ unique }, target) => {
    const left = unique ? keyOf(main, target) : null
    return left === null ? [] : [{ left, all: own.flatMap((placed) => keyOf(placed, target) ?? []) }]
  })
  const filledBy = (some: Group['joined']): ReadonlySet<number> => {
    const tables = [main, ...some.map(({ placed }) => placed)]
    return new Set(columns.keys().filter((target) => isFilledIn(tables, target)))
  }
  if (filledBy(joined).size === columns.length) return []
  const isLacking = (elsewhere: ReadonlySet<number>): boolean =>
    columns.some(({ required }, target) => required && !elsewhere.has(target))
  // What is only looked up may be asked about as well, where rows would be lost without it.
  // And so may what lists the very rows.
  const isOfRows = ({ left, also }: JoinPlan): boolean => !also && keys.some((key) => key.left.position === left)
  const settled = joined.filter(({ lookup, join }) => !lookup || !(isLacking(filledBy(joined)) || isOfRows(join)))
  const spare = spareTables([...all, ...settled.map(({ placed }) => placed)], context)
  const others = spare.filter(({ table }) => table.rows >= FEW)
  return others.slice(0, MOST_TABLES).flatMap((profile) => {
    const table = tableSide(profile, columns.length)
    const elsewhere = filledBy(joined.filter(({ placed }) => placed.placement.table.profile !== profile))
    const found = keys.map((one) => keyIn(profile, one.left, one.all)).find((one) => one !== null)
    const pair = found ?? (isLacking(elsewhere) ? pointedTo(main, table) : null)
    if (!pair) return []
    // What many rows share is called so itself, and they are not.
    const isShared = pair.isPointer && !isOnceEach(pair.left, main.placement.table.profile)
    const candidates = scoreColumns(table, side).filter(
      ({ source, target }) =>
        profile.columns[source] !== pair.right &&
        !(isShared && (isNameAlone(target, main.placement) || isOfAnother(target, main.placement, pair.left, profile))),
    )
    const placement = { table, side, candidates, fit }
    const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
    const more = { elsewhere, others: new Set<number>(), known: new Set<number>() }
    const mappings = mapColumns(placement, quiet, linkShares(placement, all, context), more)
    const says = mappings.some((mapping, target) => !elsewhere.has(target) && isFilled(mapping))
    if (!says && quiet.questions.length === 0) return []
    const reason = `${tableLabel(profile)} says more of what ${tableLabel(main.placement.table.profile)} ${pair.isPointer ? 'names' : 'lists'}: ${percent(pair.share)} of ${pair.isPointer ? `the “${pair.left.name}” there occur in it` : `its “${pair.right.name}” occur there`} as “${pair.isPointer ? pair.right.name : pair.left.name}”, each once.`
    return [
      {
        placed: { placement, mappings },
        join: {
          ...joinBy(profile, [pair], reason),
          ...(pair.unmarked && { loose: true as const, unmarked: true as const }),
        },
      },
    ]
  })
}

/**
 * Of the tables that were placed those that cannot hold rows of their template, or hardly do, but have the keys of another one's rows: who
 * keeps which machine is a list of machines, though “person” is a column of repairs, too. What was said to belong to a template has keys of
 * that one.
 */
export function sayingMoreOfOthers(placed: readonly Placed[], context: Context): Placed[] {
  const thin = placed.filter(
    (one) =>
      (lacksRows(one) ||
        isKeyedByOthers(one, placed, context) ||
        (registersOthers(one, placed) && !isSaid(one.placement.table.profile, context))) &&
      !isJoined(one.placement.table.profile, context),
  )
  const mains = placed.filter((one) => !thin.includes(one))
  const bySide = [...Map.groupBy(mains, ({ placement }) => placement.side)]
  return thin.filter(({ placement: { table, side: own } }) => {
    const isOwn = isSaid(table.profile, context)
    return bySide.some(([side, tables]) => {
      const target = side.template.columns.findIndex(({ unique }) => unique)
      const keys = (side === own) !== isOwn || target < 0 ? [] : tables.flatMap((one) => keyOf(one, target) ?? [])
      return table.profile.table.rows >= FEW && keys.some((key) => keyIn(table.profile, key, keys) !== null)
    })
  })
}

/** It has neither the key of the rows nor columns enough for what each of them must have. */
function lacksRows({ placement, mappings }: Placed): boolean {
  const { columns } = placement.side.template
  const lacksKey = columns.some(({ required, unique }, at) => required && unique && mappings[at]!.sources.length === 0)
  const usable = placement.table.profile.columns.filter(({ filled }) => filled > 0).length
  return lacksKey && columns.filter(({ required }) => required).length > usable
}

/**
 * What would be its key is called as the key of another template's rows is, and has those, while its own template has a list with other keys:
 * the languages and licences of applicants, by their numbers, are no skills beside a list of skills.
 */
function isKeyedByOthers(one: Placed, placed: readonly Placed[], context: Context): boolean {
  const { side, table } = one.placement
  const target = side.template.columns.findIndex(({ unique }) => unique)
  const key = target < 0 || isSaid(table.profile, context) ? null : keyOf(one, target)
  if (!key || side.template.columns[target]!.desiredRule === 'link') return false
  const own = placed.filter((other) => other !== one && other.placement.side === side)
  const isAmong = ({ placement }: Placed): boolean =>
    placement.table.profile.columns.some((column) => (sharedIn(key, column) ?? 0) > 0)
  if (own.length === 0 || own.some(isAmong)) return false
  return placed.some((other) => {
    const template = other.placement.side.template
    const theirs = template === side.template ? -1 : template.columns.findIndex(({ unique }) => unique)
    const left = theirs < 0 ? null : keyOf(other, theirs)
    return left !== null && squash(left.name) === squash(key.name) && keyIn(table.profile, left, [left])?.right === key
  })
}

/** Whether somebody said which template the table belongs to. */
export function isSaid(profile: TableProfile, context: Context): boolean {
  if (context.answers.has(placeKey(profile, context))) return true
  return context.directives.some((one) => one.kind === 'table' && isTableCalled(profile.table, one.table))
}

function isJoined(profile: TableProfile, context: Context): boolean {
  return context.directives.some((one) => one.kind === 'join' && isTableCalled(profile.table, one.table))
}

/** The column that alone fills the template's key for sure. */
function keyOf({ placement, mappings }: Placed, target: number): ColumnProfile | null {
  const mapping = mappings[target]!
  const { sources, lead } = mapping
  const isSingle = sources.length === 1 && lead.length === 0 && isFilled(mapping)
  const column = isSingle ? placement.table.profile.columns[sources[0]!]! : null
  return column && isOnceEach(column, placement.table.profile) ? column : null
}

/** That no column of the main table is meant says nothing about other tables. */
function isFilledIn(tables: readonly Placed[], target: number): boolean {
  return tables.some(({ mappings }) => {
    const mapping = mappings[target]!
    return isKnown(mapping) || (!mapping.ofRest && !['matcher', 'answer'].includes(mapping.decided_by))
  })
}

/**
 * By what the rows point at those of a list whose key is called alike, where that is nothing else: the customer number on a car, for a template
 * that must have the owner's name.
 */
function pointedTo({ placement, mappings }: Placed, list: TableSide): More | null {
  const { table } = placement
  const found = keyToLookUp(table, list)
  const [pair, ...also] = found?.pairs ?? []
  if (!found || !pair || also.length > 0 || squash(pair.left.name) !== squash(pair.right.name)) return null
  const isTaken = mappings.some(
    (one) => isFilled(one) && one.sources.some((at) => table.profile.columns[at] === pair.left),
  )
  return isTaken || pair.right.filled < FEW ? null : { ...pair, share: found.share, isPointer: true }
}

/** The columns by which a list says more, and the share of the keys that are in both. */
interface More {
  left: ColumnProfile
  right: ColumnProfile
  share: number
  /** It has the keys of what the rows name, not their own. */
  isPointer?: true
  /** It has other marks within them. */
  unmarked?: true
}

/** The column of the list that has the keys of the rows, each once: of this table, or of all tables of the template together. */
function keyIn(profile: TableProfile, left: ColumnProfile, keys: readonly ColumnProfile[]): More | null {
  const found = profile.columns.flatMap((right) => {
    const isTelling =
      right.values.filter(({ value }) => TELLING.test(value)).length >= LEAST_SHARED * right.values.length
    if (right.filled < FEW || !isTelling || !isOnceEach(right, profile)) return []
    const own = sharedIn(right, left) ?? 0
    const share = Math.min(
      1,
      keys.reduce((sum, one) => sum + (sharedIn(right, one) ?? 0), 0),
    )
    if (own >= LEAST_OWN && share >= LEAST_SHARED) return [{ left, right, share }]
    const unmarked = sharedUnmarked(left, right) ?? 0
    return unmarked >= LEAST_SHARED ? [{ left, right, share: unmarked, unmarked: true as const }] : []
  })
  return found.toSorted((a, b) => b.share - a.share)[0] ?? null
}
