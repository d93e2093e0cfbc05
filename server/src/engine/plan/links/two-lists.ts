import type { ValueCount } from '../../profile/model.ts'
import type { Lookup } from './near-names.ts'

// What links may name rows of two lists, each of which calls its rows otherwise: people by last and first name in one, firms by theirs in the other.
// One list may hold both, each with a column of its own: “Forename” and “Surname” of people, and “Company” of firms.

/** The share of the cells that a list names at least; and so many different ones. */
export const LEAST_IN_LIST = 0.05
const FEW = 3
/** The share of the cells left over by the first list that the second names. */
const MOST_OF_REST = 0.5

/** The best lookup with the one of another table or column that names most of the rest; what both name, and not as one row, is neither's. Null without one. */
export function inTwoLists(lookups: readonly Lookup[], open: ValueCount[]): Lookup | null {
  const [one, ...others] = lookups.filter(({ isNear, isGuess }) => !isNear && !isGuess)
  if (!one) return null
  const rest = open.filter(({ value }) => one.keyOf(value) === undefined)
  const beside = others
    .filter(({ where, called }) => where !== one.where || called !== one.called)
    .map((lookup) => ({ lookup, share: namedShare(rest, (value) => lookup.keyOf(value) !== undefined) }))
  const [second] = beside.toSorted((a, b) => b.share - a.share)
  const named = second ? rest.filter(({ value }) => second.lookup.keyOf(value) !== undefined) : []
  if (!second || named.length < FEW || second.share < MOST_OF_REST) return null
  const other = second.lookup
  const keyOf = (value: string): string | undefined => {
    const [own, next] = [one.keyOf(value), other.keyOf(value)]
    return own === undefined || next === undefined || own === next ? (own ?? next) : undefined
  }
  const share = namedShare(open, (value) => keyOf(value) !== undefined)
  return {
    ...one,
    keyOf,
    names: [...new Set([...one.names, ...other.names])],
    share,
    inAll: share,
    isClear: true,
    reason: `${one.reason} ${other.reason}`,
  }
}

/** The share of the cells whose value is named. */
export function namedShare(open: readonly ValueCount[], isNamed: (value: string) => boolean): number {
  let total = 0
  let named = 0
  for (const { value, count } of open) {
    total += count
    if (isNamed(value)) named += count
  }
  return total === 0 ? 0 : named / total
}
