import type { Choice } from '../../match/choose-columns.ts'
import { areOpposite } from '../../match/values/opposites.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import { sureChoice } from './choices.ts'
import type { OpenTable } from './open-table.ts'

// “Do not phone” for `phone_opt_in`: a column that asks the same thing the other way round is called otherwise just for that.

/** So much of a column says yes or no. */
const MOSTLY = 0.8

/** The only column of yes and no that asks for the opposite, of the same thing, where no other one is called after that. */
export function asOpposite(target: number, { free, placement, byTarget }: OpenTable): Choice | undefined {
  const { table, side } = placement
  const listed = side.rules[target]?.values ?? []
  if (listed.length !== 2 || noOf(listed) === null) return undefined
  const { concepts } = side.names[target]!
  const found = (byTarget.get(target) ?? []).filter(
    ({ source }) =>
      free.has(source) &&
      (table.profile.columns[source]!.types.boolean ?? 0) >= MOSTLY &&
      table.names[source]!.concepts.some((concept) => concepts.includes(concept)),
  )
  const [candidate] = found
  if (!candidate || found.length > 1) return undefined
  const isOpposite = areOpposite(table.profile.columns[candidate.source]!.name, side.template.columns[target]!.name)
  return isOpposite ? sureChoice(candidate) : undefined
}
