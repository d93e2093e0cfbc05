import { ruleOf } from '../../match/score-columns.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { keyToLookUp, sharedIn } from '../joins/join-keys.ts'
import { lookedUpTables } from '../joins/lookup-tables.ts'
import type { Context, Placed } from '../context.ts'
import { SURE } from '../columns/map-columns.ts'
import { isSaid } from '../joins/more-about.ts'

// A list of a team has names and addresses of people, as a template of customers has: by its columns alone it is taken for more of them. But
// it lacks what they are known by, and what it lists is what the rows of another table point at: who a ticket was given to.

/** So many of the list's own keys are pointed at. */
const LEAST_POINTED = 0.5
/** Fewer different codes may stand in two tables by chance. */
const LEAST_CODES = 3

/** The tables that lack the key of the template they were given to, or have another, have nothing that its other tables lack, and are looked up by rows of another one. */
export function pointedLists(placed: readonly Placed[], context: Context): Placed[] {
  return placed.filter(
    (one) =>
      (lacksKey(one) || hasOtherKey(one, placed)) &&
      !isSaid(one.placement.table.profile, context) &&
      !bringsMore(one, placed) &&
      isPointedAt(one, placed) &&
      !isTranslated(one, placed, context),
  )
}

function lacksKey(one: Placed): boolean {
  return one.mappings.some(({ sources }, target) => isKey(one, target) && sources.length === 0)
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
    const right = ({ values }: ColumnProfile): number =>
      values.filter(({ value }) => rule.matches(value.trim())).length / Math.max(1, values.length)
    const isRight = ({ placement, mappings }: Placed): boolean => {
      const [own] = mappings[target]!.sources
      return own !== undefined && right(placement.table.profile.columns[own]!) >= MOST_RIGHT
    }
    const others = placed.filter((other) => other !== one && other.placement.side.template === side.template)
    return right(table.profile.columns[source!]!) <= FEW_RIGHT && others.some(isRight)
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
  return placed.some(({ placement }) => {
    if (placement.side.template === side.template) return false
    const [pair] = keyToLookUp(placement.table, table)?.pairs ?? []
    return (
      pair !== undefined && pair.left.distinct >= LEAST_CODES && (sharedIn(pair.right, pair.left) ?? 0) >= LEAST_POINTED
    )
  })
}
