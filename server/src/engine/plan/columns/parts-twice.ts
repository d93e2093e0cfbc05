import type { JoinedOf } from '../../knowledge/keys-said.ts'
import { ask, UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { SURE } from '../sure.ts'
import { columnQuestion } from './ask-column.ts'
import { isCalled } from './key-parts.ts'

// “Pièce n°” is the number of the entry that a key is made of. Where the template wants the reference of the voucher as well, and the table has a
// “Référence” that goes nowhere, either may be it.

/** The mapping as somebody says, where it takes a part of a key, and a column that nothing takes is likely enough. */
export function askedIfTwice(
  mapping: Mapping,
  target: number,
  described: readonly JoinedOf[],
  mappings: readonly Mapping[],
  placement: Placement,
  context: Context,
): Mapping {
  const { table, side, candidates } = placement
  const [source] = mapping.sources
  const isSame = described.some(({ pieces }) =>
    pieces.some((piece) => 'part' in piece && isCalled(piece.part, side.names[target]!)),
  )
  if (source === undefined || isSame) return mapping
  const taken = new Set(mappings.flatMap(({ sources }) => sources))
  const own = candidates.filter((one) => one.target === target)
  const rivals = own.filter((one) => !taken.has(one.source) && one.probability >= SURE)
  if (rivals.length === 0) return mapping
  const likely = [
    ...own.filter((one) => one.source === source),
    ...rivals.toSorted((a, b) => b.probability - a.probability),
  ]
  const preset = table.profile.columns[source]!.name
  const answer = ask(context, columnQuestion(target, likely, new Set(), preset, placement, context))
  if (answer === null || answer === preset) return mapping
  const said = table.profile.columns.findIndex(({ name }) => name === answer)
  const reason = said < 0 ? 'You answered that no column is it.' : `You answered that it is “${answer}”.`
  return { ...UNMAPPED, sources: said < 0 ? [] : [said], confidence: 1, reason, decided_by: 'answer' }
}
