import { dropQuestions } from '../drop-questions.ts'
import { askedWith, tableLabel, type Context, type Mapping, type Placement } from '../context.ts'

// The sheets of twelve months have the same columns, and in that of the next month nobody has filled the one for what became of a booking: it is
// the same column all the same, and what is said of its empty cells holds there.

/** The mappings with the empty columns that tables of the same columns fill what nothing else fills with. */
export function withEmptyAlike(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { profile } = placement.table
  const { template } = placement.side
  const like = askedWith(profile, context)
  const others = (context.placed ?? []).filter(
    ({ placement: { table, side } }) =>
      side.template === template && table.profile !== profile && like.includes(table.profile),
  )
  if (others.length === 0) return mappings
  return mappings.map((mapping, target) => {
    if (mapping.sources.length > 0 || mapping.constant !== undefined || mapping.decided_by !== 'matcher') return mapping
    const other = others.find(({ mappings: theirs }) => isPlain(theirs[target]!))
    const source = other?.mappings[target]!.sources[0]
    if (!other || source === undefined || profile.columns[source]?.filled !== 0) return mapping
    dropQuestions([target], placement, context)
    const { name } = profile.columns[source]!
    const reason = `“${name}” is empty here; in ${tableLabel(other.placement.table.profile)}, which has the same columns, it is that.`
    return { ...mapping, sources: [source], confidence: other.mappings[target]!.confidence, reason, alternatives: [] }
  })
}

function isPlain({ sources, lead, guessed }: Mapping): boolean {
  return sources.length === 1 && lead.length === 0 && !guessed
}
