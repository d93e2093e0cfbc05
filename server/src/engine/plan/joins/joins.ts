import type { JoinPlan, TemplateColumn, Transform } from '../../model.ts'
import type { Context, Mapping, Placed } from '../context.ts'
import { SURE } from '../sure.ts'
import { bringingOnly } from './by-reference.ts'
import { isUnread, mapped, takenOf } from './filled-columns.ts'
import type { Group } from './group.ts'
import { isToldToJoin, toldJoin } from './told-joins.ts'
import { ALL, joinOf, LEAST_SHARED } from './ways-to-join.ts'

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

/** Whether its rows have all that each must have: what a list of everything that was ever bought has besides completes those that are sold. */
function isWhole(placed: Placed): boolean {
  const own = mapped(placed).filter((target) => !isUnread(placed, target))
  return placed.placement.side.template.columns.every(({ required }, target) => !required || own.includes(target))
}

/** So much of a table's keys is not as good as all of them. */
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
