import { scoreColumns, withLinks } from '../../match/score-columns.ts'
import { templateSide } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import { WORTH_ASKING } from './ask-table.ts'
import { tableLabel, type Context, type Placed, type Placement } from '../context.ts'
import { knownIn, sharedIn } from '../joins/join-keys.ts'
import { linkShares } from '../links/links.ts'
import { isKnown } from '../sure.ts'
import { isSaid } from '../joins/more-about.ts'
import { fitOf } from './place-tables.ts'
import { isOnceEach } from '../joins/repeated-keys.ts'

// Payments have the number of an invoice, a day and an amount, as invoices have: by its columns alone a list of them is taken for more
// invoices, each of which would double one that is there and lack what an invoice must have.

/** So many of its keys must be those of rows that are there. */
const LEAST_SHARED = 0.8
/** And they must be as like the other template as this, beside the one they were given to. */
const NEARLY = 0.7
/** So much of what each row must have is lacking in rows that only name others. */
const HALF = 0.5

/**
 * The places of tables that name the rows of the template they were given to, where another template that links to it has no table and is
 * as like them once the links are known.
 */
export function placedForNeeded(
  looked: readonly Placed[],
  templates: readonly Template[],
  context: Context,
): Map<Placed, Placement> {
  const missing = templates.filter(({ id }) => !looked.some(({ placement: { side } }) => side.template.id === id))
  const found = new Map<Placed, Placement>()
  for (const template of missing) {
    const [best] = looked
      .filter(
        (one) => !found.has(one) && linksTo(template, one) && isBare(one, looked) && namesOthers(one, looked, context),
      )
      .map((one) => ({ one, placement: asRowsOf(template, one, looked, context) }))
      .filter(({ one, placement: { fit } }) => fit >= WORTH_ASKING && fit >= NEARLY * one.placement.fit)
      .toSorted((a, b) => b.placement.fit - a.placement.fit)
    if (!best) continue
    const { one, placement } = best
    found.set(one, placement)
    const { name } = one.placement.side.template
    context.notes.push(
      `${tableLabel(one.placement.table.profile)} was taken for ${template.name}, not for more ${name}: its rows name ${name} that stand in other tables.`,
    )
  }
  return found
}

/** What a table says of each row must come from so many more rows than there are to be named. */
const MANY_MORE = 3

/**
 * The places of tables that were given to a template whose rows they only name: articles with a number and a name are no groups of goods,
 * where another table has the groups, and each article the code of one. They are rows of what links to those, if no other table can be.
 */
export function placedByNaming(
  looked: readonly Placed[],
  templates: readonly Template[],
  context: Context,
): Map<Placed, Placement> {
  const found = new Map<Placed, Placement>()
  for (const one of looked) {
    if (isSaid(one.placement.table.profile, context) || !namesRowsOf(one, looked)) continue
    const linking = templates.filter((template) => linksTo(template, one) && !hasRows(template, looked))
    const places = linking.map((template) => asRowsOf(template, one, looked, context))
    const [best] = places.filter(({ fit }) => fit >= WORTH_ASKING).toSorted((a, b) => b.fit - a.fit)
    if (!best) continue
    found.set(one, best)
    const { name } = one.placement.side.template
    context.notes.push(
      `${tableLabel(one.placement.table.profile)} was taken for ${best.side.template.name}, not for ${name}: its rows name ${name} of another table.`,
    )
  }
  return found
}

/** Another table has rows of the template, each once, and a column of this one, not its key, is nothing but keys of those. */
function namesRowsOf(one: Placed, looked: readonly Placed[]): boolean {
  const key = keyOf(one.placement.side.template)
  const own = columnOf(one, key)
  const { profile } = one.placement.table
  return siblings(one, looked).some((other) => {
    const keys = columnOf(other, key)
    if (own === null || keys === null || !isOnceEach(keys, other.placement.table.profile)) return false
    if (profile.table.rows < MANY_MORE * keys.filled || (sharedIn(own, keys) ?? 1) > 0) return false
    return profile.columns.some(
      (column) => column !== own && column.filled > 0 && (knownIn(column, keys) ?? 0) >= NAMED,
    )
  })
}

/** So many of the values are keys of rows that are there. */
const NAMED = 0.9

/** Whether some table has more than the key of what each row of the template must have. */
function hasRows({ id, columns }: Template, looked: readonly Placed[]): boolean {
  const needed = [...columns.keys()].filter((at) => columns[at]!.required && !columns[at]!.unique)
  return looked.some(
    ({ placement: { side }, mappings }) =>
      side.template.id === id && needed.filter((at) => isKnown(mappings[at]!)).length >= HALF * needed.length,
  )
}

/**
 * The tables that could only double rows which are there: nearly all their keys are those of other tables, they
 * have half of what each row must have at most, nothing that the others lack, and can't be joined.
 */
export function doublingOnly(placed: readonly Placed[], context: Context): Placed[] {
  return placed.filter((one) => isBare(one, placed) && isNeverJoined(one, placed) && namesOthers(one, placed, context))
}

/**
 * The tables that have nothing of what the rows of their template are known by, where another table has it, half of what each row must have at
 * most, and nothing that the others lack: payouts have a day and an amount, as orders have.
 */
export function keylessOnly(placed: readonly Placed[], context: Context): Placed[] {
  return placed.filter((one) => {
    const { columns } = one.placement.side.template
    const key = keyOf(one.placement.side.template)
    const isKeyless = columns[key]?.required === true && one.mappings[key]!.sources.length === 0
    const isElsewhere = siblings(one, placed).some(
      ({ mappings }) => mappings[key] !== undefined && isKnown(mappings[key]),
    )
    return isKeyless && isElsewhere && isBare(one, placed) && !isSaid(one.placement.table.profile, context)
  })
}

function linksTo({ columns }: Template, { placement: { side } }: Placed): boolean {
  return columns.some(
    ({ desiredRule, linkRule, required }) =>
      desiredRule === 'link' && required && linkRule?.some(({ templateId }) => templateId === side.template.id),
  )
}

/** Whether its keys are those of other tables of the template. */
export function namesOthers(one: Placed, placed: readonly Placed[], context: Context): boolean {
  const { side, table } = one.placement
  if (isSaid(table.profile, context) || isOneOfSeveral(one, placed)) return false
  const key = keyOf(side.template)
  const own = columnOf(one, key)
  if (!own || !isKnown(one.mappings[key]!)) return false
  const keys = siblings(one, placed).flatMap((other) => {
    const column = columnOf(other, key)
    return column && isOnceEach(column, other.placement.table.profile) ? [column] : []
  })
  return keys.reduce((sum, column) => sum + (sharedIn(own, column) ?? 0), 0) >= LEAST_SHARED
}

/** Whether it can't complete other tables: several of its rows have one key, or its keys are spread over them and it has nothing else. */
function isNeverJoined(one: Placed, placed: readonly Placed[]): boolean {
  const { side, table } = one.placement
  const target = keyOf(side.template)
  const key = columnOf(one, target)
  if (key === null) return false
  const others = siblings(one, placed)
  const isWhole = others.some((other) => {
    const column = columnOf(other, target)
    return column !== null && (sharedIn(key, column) ?? 0) >= LEAST_SHARED
  })
  return !isOnceEach(key, table.profile) || !isWhole
}

/** Whether it lacks half of what each row must have and other tables of the template have, and has nothing that they lack. */
function isBare(one: Placed, placed: readonly Placed[]): boolean {
  const { columns } = one.placement.side.template
  const needed = filledBySiblings(one, placed).filter((target) => columns[target]!.required && !columns[target]!.unique)
  return bringsNothing(one, placed) && needed.length > 1 && lackingOf(one, placed).length >= HALF * needed.length
}

/** What other tables have of the same rows: a branch with rows of its own says nothing of these. */
function filledBySiblings(one: Placed, placed: readonly Placed[]): number[] {
  const others = siblings(one, placed).filter((other) => mayHaveSameRows(one, other))
  const targets = [...one.placement.side.template.columns.keys()]
  return targets.filter((target) => others.some(({ mappings }) => isKnown(mappings[target]!)))
}

function mayHaveSameRows(one: Placed, other: Placed): boolean {
  const key = keyOf(one.placement.side.template)
  const [own, theirs] = [columnOf(one, key), columnOf(other, key)]
  return own === null || theirs === null || sharedIn(own, theirs) !== 0
}

/** Whether other tables of the template have all that it has, and of half of its rows: the town of six new accounts is none of eighteen others. */
export function bringsNothing(one: Placed, placed: readonly Placed[]): boolean {
  const key = keyOf(one.placement.side.template)
  const own = columnOf(one, key)
  const others = siblings(one, placed).map(({ mappings, ...other }) => {
    const theirs = columnOf({ ...other, mappings }, key)
    return { mappings, share: own === null || theirs === null ? 1 : (sharedIn(own, theirs) ?? 1) }
  })
  return one.mappings.every((mapping, target) => {
    if (!isKnown(mapping)) return true
    return others.reduce((sum, other) => (isKnown(other.mappings[target]!) ? sum + other.share : sum), 0) >= HALF
  })
}

/** Of what each row must have beside its key, and other tables of the template have, what it lacks. */
export function lackingOf(one: Placed, placed: readonly Placed[]): number[] {
  const { columns } = one.placement.side.template
  return filledBySiblings(one, placed).filter((target) => {
    const { required, unique } = columns[target]!
    return required && !unique && !isKnown(one.mappings[target]!)
  })
}

export function siblings(one: Placed, placed: readonly Placed[]): Placed[] {
  const { template } = one.placement.side
  return placed.filter((other) => other !== one && other.placement.side.template === template)
}

/** Tables of equal columns hold rows of one kind, whatever keys they share: rows move from one sheet to the next. */
function isOneOfSeveral(one: Placed, placed: readonly Placed[]): boolean {
  const named = ({ placement: { table } }: Placed): string =>
    table.profile.columns.map(({ name }) => name.trim().toLowerCase()).join('\n')
  return siblings(one, placed).some((other) => named(other) === named(one))
}

export function keyOf({ columns }: Template): number {
  return columns.findIndex(({ unique }) => unique)
}

export function columnOf(
  { placement, mappings }: Placed,
  target: number,
): Placement['table']['profile']['columns'][number] | null {
  const { sources, lead } = mappings[target] ?? { sources: [], lead: [] }
  return sources.length === 1 && lead.length === 0 ? placement.table.profile.columns[sources[0]!]! : null
}

/** A table as rows of another template, with what is known of its links. */
export function asRowsOf(
  template: Template,
  { placement: { table } }: Placed,
  looked: readonly Placed[],
  context: Context,
): Placement {
  const side = templateSide(template)
  const placement = { table, side, candidates: scoreColumns(table, side), fit: 0 }
  const others = looked.filter((one) => one.placement.table !== table)
  const linked = withLinks(placement.candidates, linkShares(placement, others, context))
  return { ...placement, fit: fitOf(table, side, linked) }
}
