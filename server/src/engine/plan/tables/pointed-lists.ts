import { ruleOf } from '../../match/sides.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { looseKey } from '../../profile/sketch.ts'
import { keyToLookUp, sharedIn } from '../joins/join-keys.ts'
import { lookedUpTables } from '../joins/lookup-tables.ts'
import type { Context, Placed } from '../context.ts'
import { isKnown, SURE } from '../sure.ts'
import { isSaid } from '../joins/more-about.ts'
import { columnOf, keyOf, lackingOf, siblings } from './needed-templates.ts'

// A list of a team has names and addresses of people, as a template of customers has: by its columns alone it is taken for more of them. But
// it lacks what they are known by, and what it lists is what the rows of another table point at: who a ticket was given to.

/** So many of the list's own keys are pointed at. */
const LEAST_POINTED = 0.5
/** Fewer different codes may stand in two tables by chance. */
const LEAST_CODES = 3
const LEAST_KEYED = 0.5
/** So often each stands in the rows that share what a list says. */
const TIMES = 3

/**
 * The tables that lack the key of the template they were given to, or have another, or lack most of what each row must have. They have nothing
 * that its other tables lack, and are looked up by rows of another one; or by those of its own, again and again, as a list of insurers is.
 */
export function pointedLists(placed: readonly Placed[], context: Context): Placed[] {
  return placed.filter((one) => {
    if (isSaid(one.placement.table.profile, context)) return false
    const isKeyless = lacksKey(one)
    const isOther = isKeyless || hasOtherKey(one, placed) || (lacksMost(one, placed) && hasOwnKeys(one, placed))
    const isLookedUp =
      (isOther && !bringsMore(one, placed) && isPointedAt(one, placed)) ||
      isSharedBySiblings(one, placed) ||
      isListOfLines(one, placed)
    return isLookedUp && !isTranslated(one, placed, context)
  })
}

/** Of what each row must have beside its key, and other tables of the template have, at least two things and the half. */
function lacksMost(one: Placed, placed: readonly Placed[]): boolean {
  const { columns } = one.placement.side.template
  const needed = columns.filter(({ required, unique }) => required && !unique).length
  const lacking = lackingOf(one, placed).length
  return lacking >= 2 && 2 * lacking >= needed
}

/** Whether none of its keys is one of another table of the template. */
function hasOwnKeys(one: Placed, placed: readonly Placed[]): boolean {
  const key = keyOf(one.placement.side.template)
  const own = columnOf(one, key)
  const others = siblings(one, placed).flatMap((other) => columnOf(other, key) ?? [])
  return own !== null && others.length > 0 && others.every((other) => (sharedIn(own, other) ?? 1) === 0)
}

/** Whether rows of another table of the template, which has the key, name its rows, each of them several times: and it lacks more than the key. */
function isSharedBySiblings(list: Placed, placed: readonly Placed[]): boolean {
  const { table, side } = list.placement
  const isLacking = side.template.columns.some(
    ({ required, unique }, target) => required && !unique && list.mappings[target]!.sources.length === 0,
  )
  // What is only guessed to be its key is none that it surely has.
  const isKeyless = list.mappings.some(
    ({ sources, guessed }, target) => isKey(list, target) && (sources.length === 0 || guessed),
  )
  return (
    isLacking &&
    isKeyless &&
    siblings(list, placed).some((other) => {
      const [pair] = lacksKey(other) ? [] : (keyToLookUp(other.placement.table, table)?.pairs ?? [])
      const isMany = pair !== undefined && pair.left.filled >= TIMES * pair.left.distinct
      return (
        isMany &&
        isKeyed(pair.right, table.profile) &&
        pair.left.distinct >= LEAST_CODES &&
        (sharedIn(pair.right, pair.left) ?? 0) >= LEAST_POINTED
      )
    })
  )
}

/**
 * Whether it has each of the things once that the lines of another table name again and again, and neither says what a line belongs to nor all else
 * that each must have, where that table has it and lacks what the list says: what each part costs, beside the parts of every repair.
 */
function isListOfLines(list: Placed, placed: readonly Placed[]): boolean {
  const { table, side } = list.placement
  const { columns } = side.template
  if (columns.some(({ required, unique }) => required && unique)) return false
  const needed = [...columns.keys()].filter((target) => columns[target]!.required)
  const links = needed.filter((target) => columns[target]!.desiredRule === 'link')
  if (!links.some((target) => !isKnown(list.mappings[target]!) && !mayLink(list, columns[target]!, placed)))
    return false
  const isThere = ({ mappings }: Placed, target: number): boolean => isKnown(mappings[target]!)
  return siblings(list, placed).some((other) => {
    const lacking = needed.filter((target) => !isThere(list, target) && isThere(other, target))
    const said = needed.some((target) => isThere(list, target) && !isThere(other, target))
    if (!said || lacking.length === 0) return false
    const [pair] = keyToLookUp(other.placement.table, table)?.pairs ?? []
    if (!pair || !isKeyed(pair.right, table.profile) || pair.right.filled < LEAST_CODES) return false
    const isOfLines = needed.some(
      (target) => columnOf(list, target) === pair.right && columnOf(other, target) === pair.left,
    )
    const named = new Set(pair.left.values.map(({ value }) => looseKey(value)))
    return isOfLines && pair.left.complete && pair.left.filled > named.size
  })
}

/** Whether some column has keys of what the template links to. */
function mayLink(
  { placement: { table } }: Placed,
  { linkRule = [] }: TemplateColumn,
  placed: readonly Placed[],
): boolean {
  return placed.some((parent) =>
    linkRule.some(({ templateId, columnName }) => {
      const { template } = parent.placement.side
      const at = template.id === templateId ? template.columns.findIndex(({ name }) => name === columnName) : -1
      const key = at < 0 ? null : columnOf(parent, at)
      return key !== null && table.profile.columns.some((own) => (sharedIn(own, key) ?? 0) >= LEAST_POINTED)
    }),
  )
}

/** Who has one of several things that rows are known by does not lack their social security numbers as well. */
function lacksKey(one: Placed): boolean {
  const keys = one.mappings.filter((_, target) => isKey(one, target))
  return keys.length > 0 && keys.every(({ sources }) => sources.length === 0)
}

/** So many keys have the form that they are to have, as they stand; and so few of another list's. */
const MOST_RIGHT = 0.9
const FEW_RIGHT = 0.1

/** What might be its key has another form than that is to have, which other tables have: the number of a fund is no department's. */
function hasOtherKey(one: Placed, placed: readonly Placed[]): boolean {
  const { side, table } = one.placement
  return one.mappings.some(({ sources: [source], confidence, decided_by }, target) => {
    const rule = isKey(one, target) && source !== undefined ? ruleOf(side.template.columns[target]!) : null
    if (!rule || decided_by !== 'matcher' || confidence >= SURE) return false
    const isRight = ({ placement, mappings }: Placed): boolean => {
      const [own] = mappings[target]!.sources
      return own !== undefined && rightShare(placement.table.profile.columns[own]!, rule) >= MOST_RIGHT
    }
    const others = placed.filter((other) => other !== one && other.placement.side.template === side.template)
    return rightShare(table.profile.columns[source!]!, rule) <= FEW_RIGHT && others.some(isRight)
  })
}

function isKey({ placement: { side } }: Placed, target: number): boolean {
  const { required, unique } = side.template.columns[target]!
  return required && unique
}

/** Whether a list says which key each of its rows has, by what stands there for it: the other firm's numbers, and ours. Then they are rows. */
function isTranslated(one: Placed, placed: readonly Placed[], context: Context): boolean {
  const { template } = one.placement.side
  const own = placed.filter(({ placement: { side } }) => side.template === template)
  const keys = [...template.columns.keys()].filter((target) => isKey(one, target))
  return lookedUpTables({ main: one, joined: [] }, own, placed, context).some(({ placed: list }) =>
    keys.some((target) => list.mappings[target]!.sources.length > 0),
  )
}

/** Whether it fills what no other table of the template does, or there is none. */
function bringsMore(one: Placed, placed: readonly Placed[]): boolean {
  const { template } = one.placement.side
  const others = placed.filter((other) => other.placement.side.template === template && !lacksKey(other))
  return one.mappings.some(
    ({ sources }, target) => sources.length > 0 && !others.some(({ mappings }) => mappings[target]!.sources.length > 0),
  )
}

function isPointedAt(list: Placed, placed: readonly Placed[]): boolean {
  const { side, table } = list.placement
  return placed.some((one) => {
    const { placement } = one
    if (placement.side.template === side.template) return false
    const [pair] = keyToLookUp(placement.table, table)?.pairs ?? []
    if (!pair || isRunning(pair.left) || isLinkTo(side.template, pair, one)) return false
    if (!isKeyed(pair.right, table.profile)) return false
    return pair.left.distinct >= LEAST_CODES && (sharedIn(pair.right, pair.left) ?? 0) >= LEAST_POINTED
  })
}

/** Whether its rows have a list's key: the same remark beside a few rows of two tables is none. */
function isKeyed({ filled }: ColumnProfile, { table }: TableProfile): boolean {
  return filled >= LEAST_KEYED * table.rows
}

/** So much of a series of numbers is there, where rows are counted. */
const GAPLESS = 0.75

/** Whether a column counts its own rows, 1, 2, 3: that another table counts its rows, too, points at none of those. */
function isRunning({ values, unique, empty }: ColumnProfile): boolean {
  const numbers = values.map(({ value }) => (/^\d{1,6}$/.test(value.trim()) ? Number(value) : Number.NaN))
  return unique && empty === 0 && values.length > 0 && GAPLESS * Math.max(...numbers) <= values.length
}

/**
 * Whether the column is what links its rows to those of the template: what it points at are rows of that, then, and no mere list. Where that is
 * only guessed, the keys have to be such as the template's rule takes.
 */
function isLinkTo(
  { id, columns }: Template,
  { left, right }: { left: ColumnProfile; right: ColumnProfile },
  { placement: { side, table }, mappings }: Placed,
): boolean {
  const source = table.profile.columns.indexOf(left)
  const key = columns.find(({ required, unique }) => required && unique)
  const rule = key ? ruleOf(key) : null
  const isRight = rule !== null && rightShare(right, rule) >= MOST_RIGHT
  return side.template.columns.some(
    ({ linkRule = [] }, target) =>
      linkRule.some(({ templateId, columnName }) => templateId === id && columnName === key?.name) &&
      mappings[target]!.sources.join() === String(source) &&
      (isRight || isKnown(mappings[target]!)),
  )
}

/** The share of a column's values that a rule takes as they stand. */
function rightShare({ values }: ColumnProfile, rule: NonNullable<ReturnType<typeof ruleOf>>): number {
  return values.filter(({ value }) => rule.matches(value.trim())).length / Math.max(1, values.length)
}
