import type { Mapping, Placement, Context } from '../context.ts'
import { tableLabel } from '../context.ts'
import { FIRST_FILLED } from './told-columns.ts'

// A list of members with their own numbers, of whom some have one of the other club as well: where a key must be in every row, the number that
// only some have is theirs, and all others have their own.

/** What most rows have is what they are known by. */
const LEAST_KEYED = 0.5

/** The mappings with the list's own numbers where a key that each row must have is found in a column that most rows leave empty. */
export function withOwnNumbers(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  return mappings.map((mapping, target) => {
    const { required, unique, name } = template.columns[target]!
    const source = mapping.sources.length === 1 && mapping.lead.length === 0 ? mapping.sources[0]! : null
    if (!required || !unique || source === null || mapping.assigned) return mapping
    const { filled, empty } = placement.table.profile.columns[source]!
    const own = filled < LEAST_KEYED * (filled + empty) ? ownNumber(source, mappings, placement) : null
    if (own === null) return mapping
    const [first, other] = [source, own].map((at) => `“${placement.table.profile.columns[at]!.name}”`)
    context.notes.push(
      `“${name}” of ${template.name} is ${first} of ${tableLabel(placement.table.profile)} where a row has one, and else ${other}: each row must have one, and most have no ${first}.`,
    )
    const reason = `${mapping.reason} Most rows have none: they have ${other}.`
    return { ...mapping, sources: [source, own], lead: [FIRST_FILLED], reason }
  })
}

/** The only column that is called alike, has another value in every row, and fills nothing else. */
function ownNumber(source: number, mappings: readonly Mapping[], { table }: Placement): number | null {
  const taken = new Set(mappings.flatMap(({ sources, guessed }) => (guessed ? [] : sources)))
  const called = new Set(table.names[source]!.concepts)
  const found = table.profile.columns.flatMap(({ unique, empty }, at) => {
    const isAlike = table.names[at]!.concepts.some((concept) => called.has(concept))
    return unique && empty === 0 && isAlike && !taken.has(at) ? [at] : []
  })
  return found.length === 1 ? found[0]! : null
}
