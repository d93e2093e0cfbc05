import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, type Placed } from '../context.ts'
import { isFilled } from '../sure.ts'
import { isLooseList, joinBy, sharedIn } from './join-keys.ts'
import type { PossibleJoin } from './key-join.ts'
import { isOnceEach } from './repeated-keys.ts'

// The suppliers' price lists have their own numbers, which the list of all that we sell keeps beside ours: by these they say what the rows of that list cost.

/** So many numbers are in both by no chance, and so many of the list's own are of what is sold. */
const FEW = 5
const HALF = 0.5
/** Short numbers are everywhere. */
const TELLING = /\p{L}.*\p{N}|\d{4}/u

/**
 * The join of a list, whose key leads to the rows that the main table's are as well, by another number that these have; null where the list has all that each
 * row must have, or there is no such number, or are several.
 */
export function joinBySuppliersNumbers(main: Placed, other: Placed, key: number): PossibleJoin | null {
  const { columns } = main.placement.side.template
  const lacksRequired = columns.some(
    ({ required }, at) => required && isFilled(main.mappings[at]!) && !isFilled(other.mappings[at]!),
  )
  const right = keyColumn(other, key)
  const own = keyColumn(main, key)
  if (!main.placement.both || !columns[key]!.unique || !lacksRequired || !right || !own) return null
  const { profile } = main.placement.table
  const pairs = profile.columns.flatMap((left) => {
    const telling = left.values.filter(({ value }) => TELLING.test(value)).length
    const share = left !== own && left.filled >= FEW && 2 * telling > left.values.length ? sharedIn(right, left) : null
    return share !== null && share >= HALF && isOnceEach(left, profile) ? [{ left, share }] : []
  })
  const [pair, ...more] = pairs
  const { profile: list } = other.placement.table
  if (!pair || more.length > 0 || !isOnceEach(right, list)) return null
  const { left, share } = pair
  const reason = `${tableLabel(list)} only completes ${tableLabel(profile)}: its “${right.name}” is what stands there as “${left.name}”, and rows of its own would lack what each must have.`
  return { share, join: () => joinBy(list, [{ left, right }], reason, (one, two) => isLooseList(one, two, list)) }
}

function keyColumn({ placement, mappings }: Placed, key: number): ColumnProfile | null {
  const { sources } = mappings[key]!
  return sources.length === 1 ? placement.table.profile.columns[sources[0]!]! : null
}
