import type { Choice } from '../../match/choose-columns.ts'
import { inflectedToo } from '../../match/names/name-score.ts'
import { conceptsOf } from '../../match/names/words.ts'
import { areOpposite, askOffer, isNoFor } from '../../match/values/opposites.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { noOf } from '../../match/values/yes-or-no.ts'
import { sureChoice } from './choices.ts'
import type { OpenTable } from './open-table.ts'
import { tickSaid } from './ticks-explained.ts'

// “Do not phone” for `phone_opt_in`: a column that asks the same thing the other way round is called otherwise just for that. “Sold now” for
// `on_sale` asks the very same in other words.

/** So much of a column says yes or no. */
const MOSTLY = 0.8

/**
 * The only column of yes and no that asks for the opposite, of the same thing, where no other one is called after that; or that alone asks,
 * as it does, what is there to be bought.
 */
export function asOpposite(target: number, { free, placement, byTarget }: OpenTable): Choice | undefined {
  const { table, side } = placement
  const listed = side.rules[target]?.values ?? []
  if (listed.length !== 2 || noOf(listed) === null) return undefined
  const { concepts } = side.names[target]!
  const { name } = side.template.columns[target]!
  const headerOf = ({ source }: Candidate): string => table.profile.columns[source]!.name
  const implied = inflectedToo(side.implied, table.names)
  // “Inactive Account” of accounts is called by what asks for the opposite, and by nothing else than the rows.
  const isOfRowsAlone = ({ source }: Candidate): boolean =>
    table.names[source]!.concepts.filter((concept) => !implied.has(concept)).length === 1 &&
    areOpposite(table.profile.columns[source]!.name, name)
  const isCalledAfter = (candidate: Candidate): boolean =>
    table.names[candidate.source]!.concepts.some((concept) => concepts.includes(concept)) || isOfRowsAlone(candidate)
  const asksSame = (candidate: Candidate): boolean => askOffer(name, headerOf(candidate))
  const found = (byTarget.get(target) ?? []).filter(
    (candidate) =>
      free.has(candidate.source) &&
      (table.profile.columns[candidate.source]!.types.boolean ?? 0) >= MOSTLY &&
      (isCalledAfter(candidate) || asksSame(candidate)),
  )
  const [candidate] = found
  if (!candidate || found.length > 1) return undefined
  const isIt = asksSame(candidate) || areOpposite(headerOf(candidate), name)
  return isIt ? sureChoice(candidate) : undefined
}

/** The only column of ticks of which it is said what one says: what is asked, or the opposite of it. */
export function asTicksSaid(target: number, { free, placement, byTarget, context }: OpenTable): Choice | undefined {
  const { table, side } = placement
  const listed = side.rules[target]?.values ?? []
  const no = listed.length === 2 ? noOf(listed) : null
  if (no === null) return undefined
  const { name, description } = side.template.columns[target]!
  const asked = conceptsOf(name)
  const [candidate, ...others] = (byTarget.get(target) ?? []).filter(({ source }) => {
    const said = free.has(source) ? tickSaid(table.profile.columns[source]!, side.template, context) : null
    if (said === null) return false
    const concepts = conceptsOf(said)
    const isSame = asked.length > 0 && asked.every((concept) => concepts.includes(concept))
    return isSame || areOpposite(said, name) || isNoFor(description ?? '', no, said)
  })
  return others.length > 0 ? undefined : sureChoice(candidate)
}
