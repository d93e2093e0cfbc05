import { directivesOf } from '../../knowledge/directives.ts'
import type { JoinPlan } from '../../model.ts'
import type { Context, Mapping, Placed } from '../context.ts'
import { tableLabel, UNMAPPED } from '../context.ts'
import type { Group } from './group.ts'
import { isOwnLink, joinByLinkedRows } from './by-linked-rows.ts'
import { isKey, keyJoin } from './key-join.ts'
import { gapSources, isPreferred } from './gap-fillers.ts'
import { lacksMore, leftKeyOf, plain, positionOf, rowsByKey } from './joined-rows.ts'
import { isFilled, plainSource, SURE } from '../sure.ts'

// Two lists of the same things, each with rows of its own: what is in both has one row of the two, which would lack what only the other list
// has a column for. It is taken from there.

/** So many things are in both lists, and in this share of them something else than the key is the same, too. */
const FEWEST = 3
const ALIKE = 0.5

/** The lists with rows of their own that have a column more than the group, or one that somebody said counts, for the rows that are in both. */
export function otherLists(group: Group, groups: readonly Group[], context: Context): Group['joined'] {
  const { main } = group
  if (main.placement.heads !== undefined) return []
  const taken = new Set(filledIn(group))
  return groups.flatMap((other) => {
    if (other === group || other.main.placement.heads !== undefined) return []
    // Of those of its rows that the other list has as well nothing is left.
    if (group.about?.owner === other.main) return []
    const reference = other.about?.owner === main ? other.about : undefined
    const preferred = surelyFilled(other.main).filter((target) => isPreferred(other.main, target, context, true))
    // What is a part of something in this list can't stand behind what the other one has: which row counts is settled as a whole.
    const told = preferred.every((target) => isPlain(main.mappings[target]!)) ? preferred : []
    const isTaken = (target: number): boolean =>
      taken.has(target) &&
      !(reference && isGuess(main.mappings[target]!) && !isOfFew(target, main, other.main, reference.join))
    const more = surelyFilled(other.main).filter((target) => !isTaken(target) && !told.includes(target))
    const gaps = gapsOf(main, other.main, context).filter((target) => !told.includes(target))
    const isTold = told.length + gaps.length > 0 || isSaidSame(main, context)
    const found = more.length + told.length + gaps.length === 0 ? null : joinOfLists(main, other.main, isTold, context)
    const join = reference?.join ?? found?.join
    if (!join) return []
    // What sets its own rows apart is not so of rows that are in the current list as well, unless somebody says that both are one.
    const isSaid = isTold || reference !== undefined
    const ended = isSaid || found!.share > HALF ? [] : more.filter((target) => isEnd(target, other.main))
    const brought = [...more.filter((target) => !ended.includes(target)), ...told]
    if (ended.length > 0) noteEnded(ended, main, other.main, context)
    if (brought.length + gaps.length === 0) return []
    for (const target of brought) taken.add(target)
    const noted = more.filter((target) => brought.includes(target))
    if (noted.length > 0) note(noted, main, other.main, context)
    const mappings = other.main.mappings.map((mapping, target): Mapping =>
      brought.includes(target) || gaps.includes(target) ? mapping : { ...UNMAPPED, reason: '' },
    )
    return [
      {
        placed: { placement: other.main.placement, mappings },
        join,
        lookup: true as const,
        apart: true as const,
        ...(gaps.length > 0 && { gaps: new Set(gaps) }),
      },
    ]
  })
}

/** Somebody said which of the rows that share a key counts: so they are the same. */
function isSaidSame({ placement }: Placed, { directives }: Context): boolean {
  const { slug } = placement.side.template
  return directivesOf(directives, 'same_key', slug).some(({ keep }) => keep === 'keep_first' || keep === 'keep_last')
}

/** What both lists have, of which somebody said that the first one counts, where that has gaps. */
function gapsOf(main: Placed, other: Placed, context: Context): number[] {
  const own = surelyFilled(main)
  return surelyFilled(other).filter((target) => {
    const [source, ...more] = own.includes(target) ? gapSources(main.mappings[target]!) : []
    const column = source === undefined || more.length > 0 ? undefined : main.placement.table.profile.columns[source]
    const { unique } = main.placement.side.template.columns[target]!
    return column !== undefined && column.empty > 0 && !unique && isPreferred(main, target, context)
  })
}

function filledIn({ main, joined }: Group): number[] {
  return [main, ...joined.map(({ placed }) => placed)].flatMap(({ mappings }) =>
    mappings.flatMap(({ sources, constant, decided_by }, target) =>
      sources.length > 0 || constant !== undefined || decided_by === 'instruction' ? [target] : [],
    ),
  )
}

/** Where the rows are known to be the same, what was hardly found is better taken from those. */
function isGuess({ guessed, confidence, decided_by }: Mapping): boolean {
  return guessed === true || (confidence < UNLIKELY && decided_by === 'matcher')
}

const UNLIKELY = 0.1

/** What each row must have, and all have in a column that is only the likeliest: from a list of a few of the rows nobody learns what the others have. */
function isOfFew(target: number, main: Placed, other: Placed, join: JoinPlan): boolean {
  const { table, side } = main.placement
  const [source, ...more] = main.mappings[target]!.sources
  if (!side.template.columns[target]!.required || source === undefined || more.length > 0) return false
  return table.profile.columns[source]!.empty === 0 && lacksMore(HALF, main, other, join)
}

/** Nothing, or a column as it stands. */
function isPlain(mapping: Mapping): boolean {
  return mapping.sources.length === 0 || plainSource(mapping).length > 0
}

function surelyFilled({ mappings }: Placed): number[] {
  return mappings.flatMap((mapping, target) => (isFilled(mapping) ? [target] : []))
}

/** By a key that both have, where the same numbers are the same things, or somebody said so. */
function joinOfLists(main: Placed, other: Placed, isTold: boolean, context: Context): FoundJoin | null {
  const { columns } = main.placement.side.template
  // Where somebody said that they are the same things, a key that stands there twice is no doubt about it.
  const isKnown = (one: Placed, target: number): boolean =>
    (isTold || isKey(one, target)) &&
    one.mappings[target]!.confidence >= SURE &&
    one.mappings[target]!.sources.length === 1
  const [own, theirs] = [withOwnKeys(main), withOwnKeys(other)]
  const found = columns.flatMap(({ unique }, target) => {
    const key = unique && [own, theirs].every((one) => isKnown(one, target)) ? keyJoin(own, theirs, target) : null
    return key === null || key.share <= 0 ? [] : [{ join: key.join(key.share), share: key.share }]
  })
  const linked = isTold ? null : joinByOwnLink(own, theirs, context)
  if (linked) return linked
  const [first] = found
  if (!first) return null
  if (!isTold) return areSame(main, other, first.join) ? first : null
  // Two systems have numbers of their own, which may be alike here and there; what was said to make their rows one is the next key.
  const best = found.find(({ join }) => areSame(main, other, join)) ?? first
  return best.share <= BY_CHANCE && areStrangers(main, other, best.join) ? null : best
}

/** By what both are of, the same row of another list. That the main list has several rows of it, as of prices that held before, is no matter. */
function joinByOwnLink(main: Placed, other: Placed, context: Context): FoundJoin | null {
  const isSure = ({ mappings }: Placed, target: number): boolean =>
    mappings[target]!.confidence >= SURE && mappings[target]!.sources.length === 1 && !mappings[target]!.guessed
  const target = main.mappings.findIndex(
    (_, at) => isOwnLink(main, at) && isSure(main, at) && isSure(other, at) && isKey(other, at),
  )
  const key = target < 0 ? null : keyJoin(main, other, target)
  if (key !== null && key.share > 0) return { join: key.join(key.share), share: key.share }
  return target < 0 ? null : joinByLinkedRows(main, other, target, context)
}

interface FoundJoin {
  join: Group['joined'][number]['join']
  /** Of the other list's keys, so many are in the main one. */
  share: number
}

const HALF = 0.5
const NEARLY_ALL = 0.95
/** What a day of an end is called by. */
const ENDS = new Set([
  'departure',
  'terminated',
  'end',
  'exit',
  'disposed',
  'closed',
  'archived',
  'resigned',
  'cancelled',
  'deleted',
])

/** The day on which something ended, which each row of the list has: it is a list of what has ended. */
function isEnd(target: number, { placement, mappings }: Placed): boolean {
  const { names, kinds } = placement.side
  const [source] = mappings[target]!.sources
  const column = source === undefined ? undefined : placement.table.profile.columns[source]
  const isCalledEnd = names[target]!.concepts.some((concept) => ENDS.has(concept))
  const filled = column ? column.filled / Math.max(1, column.filled + column.empty) : 0
  return isCalledEnd && kinds[target]!.includes('date') && filled >= NEARLY_ALL
}

function noteEnded(ended: readonly number[], main: Placed, other: Placed, context: Context): void {
  const { columns } = main.placement.side.template
  const [own, theirs] = [main, other].map(({ placement }) => tableLabel(placement.table.profile))
  const names = ended.map((target) => `“${columns[target]!.name}”`).join(', ')
  context.notes.push(
    `${theirs} lists what has ended, with ${names}: rows that are in ${own} as well are current ones, and get none from there.`,
  )
}

/** So few numbers of one system are those of another by mere chance. */
const BY_CHANCE = 0.2

/** Whether the rows with the same number have nothing in common: two systems have numbers of their own, whichever of them counts. */
function areStrangers(main: Placed, other: Placed, join: Group['joined'][number]['join']): boolean {
  const pairs = pairsOf(main, other, join)
  const positions = main.mappings.flatMap((_, target): [number, number][] => {
    const [own, theirs] = [positionOf(main, target), positionOf(other, target)]
    return own === null || theirs === null || own === join.left || theirs === join.right ? [] : [[own, theirs]]
  })
  const filled = pairs.map(({ cells, found }) =>
    positions
      .map(([own, theirs]) => [plain(cells[own]), plain(found[theirs])].map((cell) => cell.toLowerCase()))
      .filter(([one, two]) => one !== '' && two !== ''),
  )
  const compared = filled.filter((both) => both.length >= FEWEST)
  // What few values it has at all, such as a town, two people share without being one.
  return (
    compared.length > 0 &&
    compared.every((both) => both.filter(([one, two]) => one === two).length < ALIKE * both.length)
  )
}

/** Of a key that is another number where a row has none, it is the first one that two lists have in common. */
function withOwnKeys(placed: Placed): Placed {
  const { columns } = placed.placement.side.template
  const mappings = placed.mappings.map((mapping, target): Mapping => {
    const [first] = mapping.lead
    const isFirst = columns[target]!.unique && first?.kind === 'merge' && first.first === true
    return isFirst ? { ...mapping, sources: mapping.sources.slice(0, 1), lead: [] } : mapping
  })
  return { ...placed, mappings }
}

interface Pair {
  cells: readonly (string | null)[]
  found: readonly (string | null)[]
}

/** The rows of both lists that have one key. */
function pairsOf(main: Placed, other: Placed, join: Group['joined'][number]['join']): Pair[] {
  const rows = rowsByKey(other, join.right, join)
  return main.placement.table.profile.rows.flatMap((cells) => {
    const key = leftKeyOf(cells, join)
    const found = key === null ? undefined : rows.get(key)
    return found ? [{ cells, found }] : []
  })
}

function areSame(main: Placed, other: Placed, join: Group['joined'][number]['join']): boolean {
  const pairs = pairsOf(main, other, join)
  if (pairs.length < FEWEST) return false
  return main.mappings.some((_, target) => {
    const [own, theirs] = [positionOf(main, target), positionOf(other, target)]
    if (own === null || theirs === null || own === join.left || theirs === join.right) return false
    const both = pairs.map(({ cells, found }) => [cells[own], found[theirs]].map((cell) => plain(cell).toLowerCase()))
    const filled = both.filter(([one, two]) => one !== '' && two !== '')
    const different = new Set(filled.map(([one]) => one)).size
    return (
      filled.length >= FEWEST &&
      different >= FEWEST &&
      filled.filter(([one, two]) => one === two).length >= ALIKE * filled.length
    )
  })
}

function note(brought: readonly number[], main: Placed, other: Placed, context: Context): void {
  const { columns, name } = main.placement.side.template
  const [own, theirs] = [main, other].map(({ placement }) => tableLabel(placement.table.profile))
  const filled = brought.map((target) => `“${columns[target]!.name}”`).join(', ')
  context.notes.push(
    `${theirs} has ${filled} of ${name}, for which ${own} has no column: of rows that are in both, they are taken from there.`,
  )
}
