import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Context, type Mapping, type Placed } from '../context.ts'
import { sharedIn, sharedUnmarked } from '../joins/join-keys.ts'
import { isOnceEach } from '../joins/repeated-keys.ts'
import { isSaid } from '../joins/more-about.ts'
import { isNamedInWords } from './called-after.ts'

// A price list has an article number and a price, as the lines of orders have, which need an order and a number of pieces as well: by its links
// alone it would be taken for such lines, all of them lost. Each article stands in it once: it is of the articles, and says more of them.

/** So many of the keys must be those of rows that are there. */
const LEAST_SHARED = 0.9
/** So much of what each row must have, besides what it names, is lacking in rows that are none. */
const HALF = 0.5
const ALL = 1
/** So many keys are shared by no chance. */
const FEW = 5

/**
 * The tables that lack half of what each row of their template must have, and have each key of another template's rows once. That nobody said
 * which rows they are is needed, too.
 */
export function listsOfLinked(placed: readonly Placed[], context: Context): Placed[] {
  const found = placed.filter((one) => isList(one, placed, context))
  for (const { placement } of found)
    context.notes.push(
      `${tableLabel(placement.table.profile)} was not taken for ${placement.side.template.name}: it lacks most of what each must have, and has each of what these name once.`,
    )
  return found
}

function isList(one: Placed, placed: readonly Placed[], context: Context): boolean {
  const { placement, mappings } = one
  const { profile } = placement.table
  if (profile.table.rows < FEW || isSaid(profile, context) || isNamedInWords(profile, placement.side.template))
    return false
  return placement.side.template.columns.some(({ required, unique, linkRule = [] }, target) => {
    const own = required ? columnOf(one, mappings[target]!) : null
    // Where each may be named once, as of balances, that each is there once tells nothing.
    const most = unique ? ALL : HALF
    if (own === null || !isOnceEach(own, profile) || lackingBeside(one, target) < most) return false
    return linkRule.some(({ templateId, columnName }) =>
      keysOf(templateId, columnName, one, placed).some((key) => areSame(own, key)),
    )
  })
}

/** The share of what each row must have, besides this, that nothing fills. */
function lackingBeside({ placement, mappings }: Placed, but: number): number {
  const { columns } = placement.side.template
  const needed = [...columns.keys()].filter((at) => columns[at]!.required && at !== but)
  const lacking = needed.filter(
    (at) => mappings[at]!.sources.length === 0 && (mappings[at]!.constant === undefined || mappings[at]!.ofRest),
  )
  return needed.length === 0 ? 0 : lacking.length / needed.length
}

function keysOf(templateId: string, columnName: string, one: Placed, placed: readonly Placed[]): ColumnProfile[] {
  return placed.flatMap((other) => {
    const { template } = other.placement.side
    if (other.placement.table === one.placement.table || template.id !== templateId) return []
    const target = template.columns.findIndex(({ name, unique }) => unique && name === columnName)
    return target < 0 ? [] : (columnOf(other, other.mappings[target]!) ?? [])
  })
}

function columnOf({ placement }: Placed, { sources, lead }: Mapping): ColumnProfile | null {
  return sources.length === 1 && lead.length === 0 ? placement.table.profile.columns[sources[0]!]! : null
}

function areSame(own: ColumnProfile, key: ColumnProfile): boolean {
  return Math.max(sharedIn(own, key) ?? 0, sharedUnmarked(key, own) ?? 0) >= LEAST_SHARED
}
