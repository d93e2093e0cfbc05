import { calculationOf } from '../columns/calculations.ts'
import type { Context, Mapping, Placed } from '../context.ts'
import type { Completing } from '../joins/completed.ts'
import { isPreferred } from '../joins/gap-fillers.ts'
import { isFilled } from '../sure.ts'
import { oneAmountOf } from './one-amount.ts'
import { isReversed } from './sides.ts'

// A trial balance beside the list of accounts, a count with what came in and what went out beside the list of goods: a table that completes another one
// has the only amount of the template in two columns, of which each row has one. What it brings is the one less the other.

/** The completing tables, those with two sides bringing one amount where the main table has none, or somebody says that theirs counts. */
export function withSidesJoined(main: Placed, joined: readonly Completing[], context: Context): Completing[] {
  return joined.map((one) => {
    const { placement, mappings } = one.placed
    const sides = one.lookup || one.gaps ? null : oneAmountOf(placement.table, placement.side)
    if (sides === null) return one
    const { target, sources } = sides
    const own = mappings[target]!
    const isOpen = own.constant === undefined && own.sources.every((source) => sources.includes(source))
    const isMeant = (own.decided_by !== 'matcher' && own.sources.length > 0) || isPreferred(one.placed, target, context)
    if (!isOpen || (isFilled(main.mappings[target]!) && !isMeant)) return one
    const order = isReversed(sides, one.placed, context) ? sources.toReversed() : sources
    return {
      ...one,
      placed: { placement, mappings: mappings.with(target, amountOf(one.placed, target, order, context)) },
    }
  })
}

/** What stands in the first column less what stands in the second. */
function amountOf(
  { placement, mappings }: Placed,
  target: number,
  order: readonly number[],
  context: Context,
): Mapping {
  const { columns } = placement.table.profile
  const read = new Map(order.map((source) => [source, { empty: '0' }] as const))
  const [plus, minus] = order.map((source) => `“${columns[source]!.name}”`)
  const calculation = calculationOf('$1 - $2', order, target, placement, context, read)
  const { constant: _, guessed: __, ...own } = mappings[target]!
  return {
    ...own,
    sources: [...order],
    lead: [{ kind: 'merge', separator: '', calculation }],
    confidence: 0.9,
    reason: `${plus} and ${minus} are the two sides of one amount: each row has one of them.`,
  }
}
