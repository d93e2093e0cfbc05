import type { Choice } from '../../match/choose-columns.ts'
import { conceptsOf, wordsOf } from '../../match/names/words.ts'
import type { Candidate } from '../../match/score-columns.ts'
import { kinship } from '../../match/vocabulary/kinship.ts'
import type { Context, Placement } from '../context.ts'
import { explainedColumn } from './explained-columns.ts'
import { ofAnything } from './of-anything.ts'
import { isTelling } from './left-behind.ts'

// “Owner e-mail” of companies: their own “Main e-mail” is of the right kind, and of somebody else. Where a column says who the owner is, and a
// list has the e-mail of each, that is what is meant.

/** What the list says of those whom the template column names, where the column that was found is of the kind alone. */
export function ofNamedParty(
  target: number,
  { candidate }: Choice,
  open: Candidate[],
  free: ReadonlySet<number>,
  placement: Placement,
  context: Context,
): Choice | undefined {
  const { side, table } = placement
  const rule = side.rules[target]
  if (!rule || rule.values || !isTelling(rule)) return undefined
  const { name, description } = side.template.columns[target]!
  const telling = (text: string): string[] =>
    conceptsOf(text).filter((concept) => !ofAnything(concept) && !side.implied.has(concept))
  const own = telling(table.profile.columns[candidate.source]!.name)
  const said = telling(`${name} ${description ?? ''}`).filter((concept) => !own.includes(concept))
  // Whose it is has to be said in the name, and the column that was found must not say it.
  const whose = telling(name).filter((concept) => said.includes(concept))
  if (whose.length === 0) return undefined
  const words = new Set(wordsOf(`${name} ${description ?? ''}`))
  const isOfParty = ({ source }: Candidate): boolean => {
    const header = table.profile.columns[source]!.name
    const party = telling(header)
    // “Rep” alone may be many things, and is one where a “sales rep” is spoken of.
    const isWritten = wordsOf(header).every((word) => words.has(word))
    // The price of a unit, “in the currency of the plan”, is not whose price it is.
    const isThem = party.some((concept) => whose.some((one) => one === concept || kinship(one, concept)))
    return party.length > 0 && (isWritten || (isThem && party.every((concept) => said.includes(concept))))
  }
  const parties = open.filter((one) => one.target === target && one.source !== candidate.source && isOfParty(one))
  return parties.length === 0 ? undefined : explainedColumn(target, parties, free, placement, context)
}
