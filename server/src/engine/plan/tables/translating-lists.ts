import type { ColumnProfile } from '../../profile/model.ts'
import type { Context, Placed } from '../context.ts'
import { knownIn, sharedIn } from '../joins/join-keys.ts'
import { isSaid } from '../joins/more-about.ts'
import { bringsNothing, columnOf, keyOf, lackingOf, namesOthers, siblings } from './needed-templates.ts'
import { isKnown } from '../sure.ts'
import { isOnceEach } from '../joins/repeated-keys.ts'

// Which of our accounts another firm's account is, our number of what a supplier calls otherwise: such a list has our keys and our names, as a
// list of accounts or products has, and would give each of them a second row. Its other numbers are what the rows that point at ours have.
// A list of the new numbers beside the old ones has the keys that are wanted, and the rows themselves stand elsewhere under the old.

/** So many of what rows of another table have must stand in the list. */
const LEAST_POINTED = 0.8
/** So few of our own keys may do. */
const FEW_OWN = 0.2
/** Not one of its keys is known to it alone. */
const ALL = 1
/** Fewer different codes may stand in two tables by chance. */
const LEAST_CODES = 5

/**
 * The tables that have the keys of other tables of their template beside other codes, by which rows of another template name those: they have
 * nothing that the others lack, and lack what each row must have. What the codes mean is looked up in them.
 */
export function translatingLists(placed: readonly Placed[], context: Context): Placed[] {
  return placed.filter(
    (one) =>
      (bringsNothing(one, placed) &&
        (lackingOf(one, placed).length > 0 || isWholeElsewhere(one, placed)) &&
        namesOthers(one, placed, context) &&
        foreignCodes(one).some((codes) => isPointedAt(codes, one, placed))) ||
      (hasKeyAlone(one) &&
        !isSaid(one.placement.table.profile, context) &&
        foreignCodes(one).some((codes) => isKeyElsewhere(codes, one, placed) || isOldKey(codes, one, placed))),
  )
}

/** Whether the key is all that a table has of what each row must have. */
function hasKeyAlone({ placement: { side }, mappings }: Placed): boolean {
  const key = keyOf(side.template)
  const needed = [...side.template.columns.keys()].filter((target) => side.template.columns[target]!.required)
  const filled = needed.filter((target) => mappings[target]!.sources.length > 0 && !mappings[target]!.guessed)
  return key >= 0 && needed.length > 1 && filled.length === 1 && filled[0] === key
}

/** Whether another table has all of its keys, each once, and more of each row, were it only guessed: what it has no column for at all. */
function isWholeElsewhere(one: Placed, placed: readonly Placed[]): boolean {
  const key = keyOf(one.placement.side.template)
  const own = columnOf(one, key)
  const isFilled = ({ mappings }: Placed, target: number): boolean => isKnown(mappings[target]!)
  const isLacking = (target: number): boolean => one.mappings[target]!.sources.length === 0
  return siblings(one, placed).some((other) => {
    const keys = columnOf(other, key)
    const isWhole = own !== null && keys !== null && isOnceEach(keys, other.placement.table.profile)
    if (!isWhole || (knownIn(own, keys) ?? 0) < ALL) return false
    const targets = [...other.mappings.keys()]
    const more = targets.filter(
      (target) => isFilled(other, target) || (isLacking(target) && other.mappings[target]!.sources.length > 0),
    )
    return more.length > targets.filter((target) => isFilled(one, target)).length
  })
}

/** Whether rows of the template that come without a key have these codes: another firm's articles, under the numbers of that firm. */
function isKeyElsewhere(codes: ColumnProfile, one: Placed, placed: readonly Placed[]): boolean {
  const key = keyOf(one.placement.side.template)
  return siblings(one, placed).some(
    (other) =>
      other.mappings[key]!.sources.length === 0 &&
      other.placement.table.profile.columns.some(
        (column) => column.distinct >= LEAST_CODES && (knownIn(column, codes) ?? 0) >= LEAST_POINTED,
      ),
  )
}

/** Whether the rows of the template have these codes for a key, which its rule refuses, and none of those that the list has and the rule takes. */
function isOldKey(codes: ColumnProfile, one: Placed, placed: readonly Placed[]): boolean {
  const { side } = one.placement
  const rule = side.rules[keyOf(side.template)]
  const own = columnOf(one, keyOf(side.template))
  if (!rule || !own) return false
  const passing = ({ values }: ColumnProfile): number =>
    values.filter(({ value }) => rule.matches(value.trim())).length / Math.max(1, values.length)
  return siblings(one, placed).some((other) => {
    const key = columnOf(other, keyOf(side.template))
    if (key === null || (knownIn(key, codes) ?? 0) < LEAST_POINTED || (sharedIn(own, key) ?? 0) > FEW_OWN) return false
    return passing(key) <= FEW_OWN && passing(own) >= LEAST_POINTED
  })
}

/** The columns, other than the key, that may be what something is called elsewhere. */
function foreignCodes(one: Placed): ColumnProfile[] {
  const { profile } = one.placement.table
  const key = columnOf(one, keyOf(one.placement.side.template))
  return profile.columns.filter(
    (column) => column !== key && column.distinct >= LEAST_CODES && isOnceEach(column, profile),
  )
}

/** Whether rows that link to the template have these codes where they could have its keys. */
function isPointedAt(codes: ColumnProfile, one: Placed, placed: readonly Placed[]): boolean {
  const { template } = one.placement.side
  const keys = siblings(one, placed).flatMap((other) => columnOf(other, keyOf(template)) ?? [])
  const isOwn = (column: ColumnProfile): boolean => keys.some((key) => (sharedIn(column, key) ?? 0) > FEW_OWN)
  return placed.some(({ placement: { side, table } }) => {
    const links = side.template.columns.some(
      ({ desiredRule, linkRule = [] }) =>
        desiredRule === 'link' && linkRule.some(({ templateId }) => templateId === template.id),
    )
    if (side.template === template || !links) return false
    return table.profile.columns.some(
      (column) => column.distinct >= LEAST_CODES && (knownIn(column, codes) ?? 0) >= LEAST_POINTED && !isOwn(column),
    )
  })
}
