import { percent, tableLabel, type Context, type Placed } from '../context.ts'
import { SURE } from '../sure.ts'
import { joinOfDivided } from './by-divided-lists.ts'
import { joinByDressedNumbers } from './by-dressed-numbers.ts'
import { joinByNames } from './by-names.ts'
import { joinByReference } from './by-reference.ts'
import { joinByShortNames } from './by-short-names.ts'
import { joinBySuppliersNumbers } from './by-suppliers-numbers.ts'
import { joinByToldFront } from './by-told-fronts.ts'
import { hasMore, isRefused, mapped, saidOf, takenOf } from './filled-columns.ts'
import { isLooseList, joinBy, keyNames, keyOfNamed, keyOfSeveral, keyToLookUp } from './join-keys.ts'
import { isKey, keyJoin, type PossibleJoin } from './key-join.ts'
import { stateOfLatest } from './states.ts'

// How the rows of one table are found for those of another one, where both are of one template.

/** The share of a table's keys that the main table must have, to be taken for the same things. */
export const LEAST_SHARED = 0.5
/** The share that proves it of tables that look as if they had rows of their own. */
const SAME_THINGS = 0.9
/** So much of a table's keys is as good as all of them. */
export const ALL = 0.98

/** Two tables, and what of the template both or one of them fill. */
interface Pair {
  main: Placed
  other: Placed
  context: Context
  /** What both fill, of which the other table's values are not all refused. */
  shared: readonly number[]
  /** What the other table alone fills, or says of all its rows. */
  brings: readonly number[]
  /** The other table's rows would lack what each row must have, and the main one's have. */
  lacksRequired: boolean
  /** The column by which rows are known in both; null where there is none. */
  key: number | null
  /** The join by a column that both fill, and whether the main table has any of its values. */
  by: (target: number) => PossibleJoin | null
  joins: (target: number) => boolean
}

/** The same where there is such a column. */
type Keyed = Pair & { key: number }

/** A join, null where there is none, or undefined where another way may find one. */
type Way = (pair: Keyed) => PossibleJoin | null | undefined

/** The first that has something to say decides. */
const WAYS: readonly Way[] = [
  byToldFront,
  byReference,
  byNumbersOfTheirOwn,
  byShortNames,
  byLatestOfEach,
  withNothingNew,
  byKey,
]

/** How a table may complete the rows of the main table; null where it does not, and has rows of its own. */
export function joinOf(main: Placed, other: Placed, context: Context): PossibleJoin | null {
  const pair = pairOf(main, other, context)
  const byNumbers = ofDivided(pair) ?? bySuppliersNumbers(pair) ?? byDressedNumbers(pair)
  const { key } = pair
  if (byNumbers || key === null) return byNumbers ?? withoutSharedKey(pair)
  for (const way of WAYS) {
    const found = way({ ...pair, key })
    if (found !== undefined) return found
  }
  return null
}

function pairOf(main: Placed, other: Placed, context: Context): Pair {
  const [own, more] = [mapped(main), mapped(other)]
  const { columns } = main.placement.side.template
  const shared = more.filter((target) => own.includes(target) && !isRefused(other, target))
  const brings = [...more, ...saidOf(other)].filter((target) => !own.includes(target) && !saidOf(main).includes(target))
  const lacksRequired = columns.some(
    ({ required }, target) => required && own.includes(target) && (!more.includes(target) || isRefused(other, target)),
  )
  const found = new Map<number, PossibleJoin | null>()
  const by = (target: number): PossibleJoin | null => {
    if (!found.has(target)) found.set(target, keyJoin(main, other, target))
    return found.get(target)!
  }
  // What differs in all rows by chance, as days may, has no rows in common.
  const joins = (target: number): boolean => (by(target)?.share ?? 0) > 0
  // A column that was only guessed is no key by itself: by its values it may be.
  const isHalf = (target: number): boolean =>
    columns[target]!.unique &&
    [main, other].every((one) => one.mappings[target]!.sources.length > 0 && !isRefused(one, target))
  const keys = [
    ...shared.filter((target) => columns[target]!.unique),
    ...shared.filter((target) => isKey(other, target)),
    ...columns.keys().filter(isHalf),
  ]
  const key = (keys.length > 1 ? keys.find(joins) : undefined) ?? keys[0] ?? null
  return { main, other, context, shared, brings, lacksRequired, key, by, joins }
}

function isUnique({ main }: Pair, target: number): boolean {
  return main.placement.side.template.columns[target]!.unique
}

/** One list for the rows of several tables, with a column that says of which each is. */
function ofDivided({ main, other, context, brings, lacksRequired, key, joins }: Pair): PossibleJoin | null {
  if (brings.length === 0 || !lacksRequired || (key !== null && joins(key))) return null
  return joinOfDivided(main, other, brings, context)
}

/** Keys that have nothing in common: both list the numbers of those who supply. */
function bySuppliersNumbers(pair: Pair): PossibleJoin | null {
  const apart = pair.shared.find((target) => isUnique(pair, target) && !pair.joins(target))
  return apart === undefined ? null : joinBySuppliersNumbers(pair.main, pair.other, apart)
}

/** What rows are called is one here and there: their numbers say it for all, however they are written. */
function byDressedNumbers(pair: Pair): PossibleJoin | null {
  const { main, other, brings, lacksRequired, key, by, joins } = pair
  if (brings.length === 0 || (key !== null && isUnique(pair, key) && joins(key))) return null
  const dressed = joinByDressedNumbers(main, other)
  const share = key === null ? 0 : (by(key)?.share ?? 0)
  return dressed && (lacksRequired || dressed.share > share) ? dressed : null
}

function withoutSharedKey({ main, other, context, shared, brings, lacksRequired }: Pair): PossibleJoin | null {
  if (brings.length === 0 || !lacksRequired) return null
  return joinByRefused(main, other) ?? joinByOthers(main, other, shared) ?? joinByNames(main, other, context)
}

function byToldFront({ main, other, context, brings, key, joins }: Keyed): PossibleJoin | undefined {
  if (joins(key) || brings.length === 0) return undefined
  const fronted = joinByToldFront(main, other, key, context)
  return fronted ? { ...fronted, least: SAME_THINGS } : undefined
}

function byReference({ main, other, key, joins }: Keyed): PossibleJoin | undefined {
  return joins(key) ? undefined : (joinByReference(main, other) ?? undefined)
}

/** No row of the other table is found by what both have, and its rows could not stand alone. */
function areStrangers({ brings, lacksRequired, key, joins }: Keyed): boolean {
  return !joins(key) && brings.length > 0 && lacksRequired
}

/** That no name of the list is one of the rows' says nothing where their numbers, which the template has no column for, are in both. */
function byNumbersOfTheirOwn(pair: Keyed): PossibleJoin | undefined {
  const isMeant = areStrangers(pair) && !isUnique(pair, pair.key)
  return isMeant ? (joinByOthers(pair.main, pair.other, []) ?? undefined) : undefined
}

function byShortNames(pair: Keyed): PossibleJoin | undefined {
  return areStrangers(pair) ? (joinByShortNames(pair.main, pair.other) ?? undefined) : undefined
}

/** Several rows of one key, as a list has them that keeps what was before: that of the latest day says how it is. */
function byLatestOfEach({ main, other, key }: Keyed): ReturnType<Way> {
  if (isKey(other, key)) return undefined
  const latest = isKey(main, key) ? stateOfLatest(main, other, key) : null
  return latest && keyJoin(main, other, key, latest)
}

function withNothingNew(pair: Keyed): ReturnType<Way> {
  const { main, other, shared, brings, lacksRequired, key, by } = pair
  if (brings.length > 0) return undefined
  const join = by(key)
  if (!join || !isUnique(pair, key) || !lacksRequired) return null
  const [own, more] = [mapped(main), mapped(other)]
  const needed = own.filter((target) => main.placement.side.template.columns[target]!.required)
  const isMost = needed.filter((target) => !more.includes(target)).length >= needed.length / 2
  // Only the key was found for sure: rows of their own would all lack what is required, and what else the table has may be missing there.
  const isKeyAlone =
    shared.every((target) => target === key || other.mappings[target]!.confidence < SURE) && hasMore(other)
  if (isKeyAlone) return { ...join, least: isMost ? LEAST_SHARED : SAME_THINGS }
  // Pieces counted beside those that are booked are no rows, either: nearly all would lack that, and have the key of another one.
  // Nor are the new prices of what is all in the list: united, each would stand there twice, and lack the rest.
  return join.share >= (isMost ? SAME_THINGS : ALL) ? join : null
}

function byKey(pair: Keyed): PossibleJoin | null {
  const { other, shared, brings, lacksRequired, key, by } = pair
  const join = by(key)
  const repeats = shared.filter((target) => target !== key)
  if (repeats.length <= brings.length && (lacksRequired || repeats.length === 0)) return join
  // It could be rows of their own, were it not that a key may stand there once: united with all main tables, nearly every row would break that.
  return join && isUnique(pair, key) ? { ...join, least: SAME_THINGS * takenOf(other, key) } : null
}

/** Another system writes the key in its own way: as the rows are found by it, it is no other, though the rule takes none of it as it stands. */
function joinByRefused(main: Placed, other: Placed): PossibleJoin | null {
  const { columns } = main.placement.side.template
  const keys = mapped(other).filter(
    (target) => columns[target]!.unique && isRefused(other, target) && !isRefused(main, target) && isKey(main, target),
  )
  const found = keys.flatMap((key) => (isKey(other, key) ? (keyJoin(main, other, key) ?? []) : []))
  const [join] = found.filter(({ share }) => share >= LEAST_OF_REFUSED)
  return join ? { ...join, least: SAME_THINGS } : null
}

/** So much of them is in one of several lists by no chance. */
const LEAST_OF_REFUSED = 0.1

/** No column that both fill is a key of its own: several of them are, or a column that fills none. */
function joinByOthers(main: Placed, other: Placed, shared: readonly number[]): PossibleJoin | null {
  const [own, table] = [main.placement.table, other.placement.table]
  const several = keyOfSeveral(main, other, shared)
  const looked = several || shared.length > 0 ? null : keyToLookUp(own, table)
  const named = !several && !looked && !canHoldRows(other) ? keyOfNamed(own.profile, table.profile) : null
  const found = several ?? looked ?? named
  if (!found) return null
  const names = keyNames(found.pairs)
  return {
    share: found.share,
    join: (share) =>
      joinBy(
        table.profile,
        found.pairs,
        several || named
          ? `${tableLabel(table.profile)} only completes ${tableLabel(own.profile)}: ${percent(share)} of its ${names} occur there, each once, and it has columns that are missing there.`
          : `${tableLabel(table.profile)} says more of what ${tableLabel(own.profile)} names by ${names}: each stands there once.`,
        named ? (left, right) => isLooseList(left, right, table.profile) : undefined,
      ),
  }
}

/** Rows of its own would have no key, and half at most of what each row must have. */
function canHoldRows(other: Placed): boolean {
  const needed = [...other.placement.side.template.columns.entries()].filter(([, { required }]) => required)
  const own = mapped(other)
  const lacksKey = needed.some(([target, { unique }]) => unique && !own.includes(target))
  return !lacksKey || needed.filter(([target]) => own.includes(target)).length * 2 > needed.length
}
