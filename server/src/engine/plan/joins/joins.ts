import type { JoinPlan, TemplateColumn, Transform } from '../../model.ts'
import { percent, tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import { isLooseList, joinBy, keyNames, keyOfNamed, keyOfSeveral, keyToLookUp } from './join-keys.ts'
import { isKey, keyJoin, type PossibleJoin } from './key-join.ts'
import { SURE } from '../sure.ts'
import { joinByDressedNumbers } from './by-dressed-numbers.ts'
import { joinByNames } from './by-names.ts'
import { joinByToldFront } from './by-told-fronts.ts'
import { bringingOnly, joinByReference } from './by-reference.ts'
import { joinByShortNames } from './by-short-names.ts'
import { joinBySuppliersNumbers } from './by-suppliers-numbers.ts'
import type { Group } from './group.ts'
import { stateOfLatest } from './states.ts'
import { isToldToJoin, toldJoin } from './told-joins.ts'

/** The share of a table's keys that the main table must have, to be taken for the same things. */
const LEAST_SHARED = 0.5
/** The share that proves it of tables that look as if they had rows of their own. */
const SAME_THINGS = 0.9

/**
 * Sorts the tables of one template into main tables (their rows are united) and tables that only complete them: the same key, each at
 * most once, and columns that the main tables lack. Its keys may be spread over several main tables. What was told about a table goes
 * before what its data says.
 */
export function groupTables(tables: Placed[], context: Context): Group[] {
  const groups: Group[] = []
  const isTold = ({ placement }: Placed): boolean => isToldToJoin(placement.table.profile, context)
  const spread = new Set(tables.filter((one) => isSpread(one, tables, context)))
  const order = (a: Placed, b: Placed): number =>
    Number(isTold(a)) - Number(isTold(b)) ||
    Number(spread.has(a)) - Number(spread.has(b)) ||
    holdsMore(a, b, tables, context) ||
    Number(isWhole(b)) - Number(isWhole(a)) ||
    mapped(b).length - mapped(a).length
  for (const placed of tables.toSorted(order)) {
    const told = groups.flatMap((group) => {
      const join = toldJoin(group.main, placed, tables, context)
      return join ? [{ group, join }] : []
    })
    for (const { group, join } of told) group.joined.push(joined(placed, join))
    if (told.length > 0) continue
    const found = groups.flatMap((group) => {
      const join = joinOf(group.main, placed, context)
      return join && join.share > 0 ? [{ group, ...join }] : []
    })
    const shared = Math.min(
      1,
      found.reduce((sum, { share }) => sum + share, 0),
    )
    if (shared >= Math.max(LEAST_SHARED, ...found.map(({ least = 0 }) => least)))
      for (const { group, join, brings } of found)
        group.joined.push(joined(brings ? bringingOnly(placed, brings) : placed, join(shared)))
    else groups.push({ main: placed, joined: [] })
  }
  return groups.toSorted((a, b) => tables.indexOf(a.main) - tables.indexOf(b.main))
}

function joined(placed: Placed, join: JoinPlan): Group['joined'][number] {
  return { placed: asListed(placed, join), join }
}

function mapped({ mappings }: Placed): number[] {
  return mappings.flatMap(({ sources, guessed }, target) => (sources.length > 0 && !guessed ? [target] : []))
}

/** Whether its rows have all that each must have: what a list of everything that was ever bought has besides completes those that are sold. */
function isWhole(placed: Placed): boolean {
  const own = mapped(placed).filter((target) => !isUnread(placed, target))
  return placed.placement.side.template.columns.every(({ required }, target) => !required || own.includes(target))
}

/** Codes of which none means what the column allows are nothing that it has before somebody tells what they mean: a 1 and a 2 for kinds of customers. */
function isUnread({ placement, mappings }: Placed, target: number): boolean {
  const { sources, lead, decided_by } = mappings[target]!
  const pair = placement.candidates.find((one) => one.target === target && one.source === sources[0])
  const isPlain = sources.length === 1 && lead.length === 0 && decided_by === 'matcher'
  return isPlain && Boolean(placement.side.rules[target]?.values) && pair?.rule?.reachable === 0
}

/** So much of a table's keys is as good as all of them. */
const ALL = 0.98
/** And so much is not. */
const NOT_ALL = 0.95

/**
 * Below 0 where the first table has all that the second one is about and more, above 0 the other way round: rows that only the bigger one
 * has would be lost. Not where the smaller is one of several parts that are united.
 */
function holdsMore(a: Placed, b: Placed, tables: Placed[], context: Context): number {
  const isPart = (one: Placed, whole: Placed): boolean =>
    tables.some((other) => other !== one && other !== whole && areParts(mapped(one), mapped(other)))
  // Rows that lack nearly all that each row must have are none: a price list may well list more than there is.
  const needs = (one: Placed): number =>
    mapped(one).filter((target) => one.placement.side.template.columns[target]!.required).length
  const [bInA, aInB] = [
    2 * needs(a) < needs(b) ? 0 : (joinOf(a, b, context)?.share ?? 0),
    2 * needs(b) < needs(a) ? 0 : (joinOf(b, a, context)?.share ?? 0),
  ]
  // Rows that their own rule refuses would be lost in any case.
  const taken = (one: Placed): number =>
    Math.min(1, ...mapped(one).flatMap((target) => (columnsOf(one)[target]!.unique ? takenOf(one, target) : [])))
  if (bInA >= ALL && aInB > 0 && aInB < NOT_ALL * taken(a)) return isPart(b, a) ? 0 : -1
  return aInB >= ALL && bInA > 0 && bInA < NOT_ALL * taken(b) && !isPart(a, b) ? 1 : 0
}

/** More tables than these are files of the same, of which each is compared with no other. */
const MOST_TABLES = 12

/** Whether several other tables together have all that a table is about, each a part of it, and more: the open balances of two branches. */
function isSpread(one: Placed, tables: readonly Placed[], context: Context): boolean {
  if (tables.length < 3 || tables.length > MOST_TABLES) return false
  const having = tables.flatMap((other) => {
    const share = other === one ? 0 : (joinOf(other, one, context)?.share ?? 0)
    return share > 0 ? [{ share, back: joinOf(one, other, context)?.share ?? 0 }] : []
  })
  const shared = having.reduce((sum, { share }) => sum + share, 0)
  return having.length > 1 && shared >= ALL && having.every(({ share, back }) => share < ALL && back < NOT_ALL)
}

function columnsOf({ placement }: Placed): TemplateColumn[] {
  return placement.side.template.columns
}

/** Tables that fill most of the same columns: a column more or less is what one of them was kept with. */
function areParts(own: number[], other: number[]): boolean {
  const both = own.filter((target) => other.includes(target)).length
  return own.length > 1 && both >= PARTS * (own.length + other.length - both)
}

const PARTS = 0.7

function joinOf(main: Placed, other: Placed, context: Context): PossibleJoin | null {
  const [own, more] = [mapped(main), mapped(other)]
  const { columns } = main.placement.side.template
  const shared = more.filter((target) => own.includes(target) && !isRefused(other, target))
  const brings = [...more, ...saidOf(other)].filter((target) => !own.includes(target) && !saidOf(main).includes(target))
  const lacksRequired = columns.some(
    ({ required }, target) => required && own.includes(target) && (!more.includes(target) || isRefused(other, target)),
  )
  const isHalf = (target: number): boolean =>
    columns[target]!.unique &&
    [main, other].every((one) => one.mappings[target]!.sources.length > 0 && !isRefused(one, target))
  const keys = [
    ...shared.filter((target) => columns[target]!.unique),
    ...shared.filter((target) => isKey(other, target)),
    ...columns.keys().filter(isHalf),
  ]
  // What differs in all rows by chance, as days may, has no rows in common.
  const joins = (target: number): boolean => (keyJoin(main, other, target)?.share ?? 0) > 0
  const apart = shared.find((target) => columns[target]!.unique && !joins(target))
  const bySuppliers = apart === undefined ? null : joinBySuppliersNumbers(main, other, apart)
  if (bySuppliers) return bySuppliers
  const key = (keys.length > 1 ? keys.find(joins) : undefined) ?? keys[0] ?? -1
  // A column that was only guessed is no key by itself: by its values it may be.
  // What rows are called is one here and there: their numbers say it for all, however they are written.
  const dressed =
    brings.length > 0 && !(key >= 0 && columns[key]!.unique && joins(key)) ? joinByDressedNumbers(main, other) : null
  if (dressed && (lacksRequired || dressed.share > (key < 0 ? 0 : (keyJoin(main, other, key)?.share ?? 0))))
    return dressed
  if (key < 0) {
    if (brings.length === 0 || !lacksRequired) return null
    return joinByRefused(main, other) ?? joinByOthers(main, other, shared) ?? joinByNames(main, other, context)
  }
  const fronted = joins(key) ? null : joinByToldFront(main, other, key, context)
  if (fronted && brings.length > 0) return { ...fronted, least: SAME_THINGS }
  const byReference = joins(key) ? null : joinByReference(main, other)
  if (byReference) return byReference
  // That no name of the list is one of the rows' says nothing where their numbers, which the template has no column for, are in both.
  const isStranger = !joins(key) && brings.length > 0 && lacksRequired
  const byNumbers = isStranger && !columns[key]!.unique ? joinByOthers(main, other, []) : null
  const otherwise = byNumbers ?? (isStranger ? joinByShortNames(main, other) : null)
  if (otherwise) return otherwise
  if (!isKey(other, key)) return latestOf(main, other, key)
  const repeats = shared.filter((target) => target !== key)
  const join = keyJoin(main, other, key)
  if (brings.length === 0) {
    const needed = columns.flatMap(({ required }, target) => (required && own.includes(target) ? [target] : []))
    const isMost = needed.filter((target) => !more.includes(target)).length >= needed.length / 2
    if (!join || !columns[key]!.unique || !lacksRequired) return null
    // Only the key was found for sure: rows of their own would all lack what is required, and what else the table has may be missing there.
    const isKeyAlone = repeats.every((target) => other.mappings[target]!.confidence < SURE) && hasMore(other)
    if (isKeyAlone) return { ...join, least: isMost ? LEAST_SHARED : SAME_THINGS }
    // Pieces counted beside those that are booked are no rows, either: nearly all would lack that, and have the key of another one.
    // Nor are the new prices of what is all in the list: united, each would stand there twice, and lack the rest.
    return join.share >= (isMost ? SAME_THINGS : ALL) ? join : null
  }
  if (repeats.length <= brings.length && (lacksRequired || repeats.length === 0)) return join
  // It could be rows of their own, were it not that a key may stand there once: united with all main tables, nearly every row would break that.
  return join && columns[key]!.unique ? { ...join, least: SAME_THINGS * takenOf(other, key) } : null
}

/** The share of a table's keys that their rule takes: what it refuses, such as the suppliers among accounts, is no row of the template's anyway. */
function takenOf({ placement, mappings }: Placed, key: number): number {
  const { sources, lead } = mappings[key]!
  const pair = placement.candidates.find((one) => one.target === key && one.source === sources[0])
  return sources.length === 1 && lead.length === 0 && pair?.rule ? pair.rule.reachable : 1
}

/** Several rows of one key, as a list has them that keeps what was before: that of the latest day says how it is. */
function latestOf(main: Placed, other: Placed, key: number): PossibleJoin | null {
  const latest = isKey(main, key) ? stateOfLatest(main, other, key) : null
  return latest && keyJoin(main, other, key, latest)
}

/** What the rule takes in no way is no key of such rows, whatever it is called. */
function isRefused({ placement, mappings }: Placed, target: number): boolean {
  const { sources, lead, decided_by } = mappings[target]!
  const pair = placement.candidates.find((one) => one.target === target && one.source === sources[0])
  const isPlain = sources.length === 1 && lead.length === 0 && decided_by === 'matcher'
  return isPlain && placement.side.template.columns[target]!.unique && pair?.rule?.reachable === 0
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

/** What is said of all rows of a table: “everything on the list is unpaid”. */
function saidOf({ mappings }: Placed): number[] {
  return mappings.flatMap(({ constant }, target) => (constant === undefined ? [] : [target]))
}

/** What is said of all rows of a table holds for those of another one that it lists by their key, and for no others. */
function asListed(placed: Placed, { right }: JoinPlan): Placed {
  const { columns } = placed.placement.table.profile
  const key = columns.findIndex(({ position }) => position === right)
  const written = (value: string): Transform[] => [
    { kind: 'trim' },
    { kind: 'rewrite', pattern: '(?s).+', with: value.replaceAll('\\', '\\\\') },
  ]
  const mappings = placed.mappings.map(({ constant, ...mapping }): Mapping => {
    if (constant === undefined) return mapping
    const reason = `${mapping.reason} It is that of the rows whose “${columns[key]!.name}” is there.`
    return { ...mapping, sources: [key], lead: written(constant), reason }
  })
  return { ...placed, mappings }
}

/** So much surer it is of the one column that it is what the template asks for. */
const CLEARER = 0.1

/** Whether both tables have a column for it, and the one of the other table is clearly what is meant: the pieces counted beside those booked. */
export function isClearer(other: Mapping, own: Mapping): boolean {
  const areSingle = [other, own].every(
    ({ sources, lead, guessed, decided_by }) =>
      sources.length === 1 && lead.length === 0 && !guessed && decided_by === 'matcher',
  )
  return areSingle && other.confidence >= Math.max(SURE, own.confidence + CLEARER)
}

/** No column that both fill is a key of its own: several of them are, or a column that fills none. */
function joinByOthers(main: Placed, other: Placed, shared: number[]): PossibleJoin | null {
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

/** Whether values of the table go nowhere yet, but where they were guessed to. */
function hasMore({ placement, mappings }: Placed): boolean {
  const taken = new Set(mappings.flatMap(({ sources, guessed }) => (guessed ? [] : sources)))
  return placement.table.profile.columns.some(({ filled }, source) => filled > 0 && !taken.has(source))
}
