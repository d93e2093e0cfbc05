import type { ColumnProfile } from '../../profile/model.ts'
import { tableLabel, UNMAPPED, type Placed } from '../context.ts'
import { isFilled } from '../sure.ts'
import { joinBy, knownIn, sharedIn } from './join-keys.ts'
import type { PossibleJoin } from './key-join.ts'
import { isOnceEach } from './repeated-keys.ts'

// The lender's list of loans has its own number for each, which the register keeps beside the number that its rows are known by: the list says more
// of the register's rows by that number, whatever the list itself calls it.

/** So many numbers are in both tables by no chance. */
const FEW = 5
/** Nearly all that the main table refers to is there. */
const MOST = 0.8
/** Short numbers are everywhere. */
const TELLING = /\p{L}.*\p{N}|\d{4}/u
/** Rows of its own would lack so many of what each row must have. */
const LACKING = 2

/** The join by a number that is no key of the template; null where the other table could have rows of its own, or there is no such number, or are several. */
export function joinByReference(main: Placed, other: Placed): PossibleJoin | null {
  const { columns } = main.placement.side.template
  const lacking = columns.filter(
    ({ required, unique }, target) =>
      required && !unique && isFilled(main.mappings[target]!) && !isFilled(other.mappings[target]!),
  )
  const brings = [...columns.keys()].filter(
    (target) => isFilled(other.mappings[target]!) && main.mappings[target]!.sources.length === 0,
  )
  if (lacking.length < LACKING || brings.length === 0) return null
  const pairs = columns.flatMap(({ unique, desiredRule }, target) => {
    const left = unique || desiredRule === 'link' ? null : single(main, target)
    return left === null ? [] : rightsOf(left, other).map((right) => ({ left, right }))
  })
  const [pair] = pairs
  if (!pair || pairs.length > 1) return null
  const { profile } = other.placement.table
  const reason = `${tableLabel(profile)} only completes ${tableLabel(main.placement.table.profile)}: its “${pair.right.name}” is what stands there as “${pair.left.name}”, and rows of its own would lack most of what each must have.`
  return { share: sharedIn(pair.right, pair.left) ?? 0, brings, join: () => joinBy(profile, [pair], reason) }
}

/** The table as one that fills these columns alone: what else it was taken for is said of rows of its own. */
export function bringingOnly(placed: Placed, brings: readonly number[]): Placed {
  return { ...placed, mappings: placed.mappings.map((one, at) => (brings.includes(at) ? one : UNMAPPED_HERE)) }
}

const UNMAPPED_HERE = { ...UNMAPPED, reason: 'The table only completes the rows of another one.' }

function single({ placement, mappings }: Placed, target: number): ColumnProfile | null {
  const { sources, lead } = mappings[target]!
  const isSingle = sources.length === 1 && lead.length === 0 && isFilled(mappings[target]!)
  return isSingle ? placement.table.profile.columns[sources[0]!]! : null
}

/** The columns that have nearly all of its values, each once. */
function rightsOf(left: ColumnProfile, { placement }: Placed): ColumnProfile[] {
  const { profile } = placement.table
  const telling = left.values.filter(({ value }) => TELLING.test(value))
  if (telling.length < FEW) return []
  return profile.columns.filter((right) => {
    if (right.filled < FEW || !isOnceEach(right, profile)) return false
    const shared = telling.filter(({ value }) => right.values.some((one) => one.value.trim() === value.trim())).length
    return shared >= FEW && (knownIn(left, right) ?? 0) >= MOST
  })
}
