import { joinedOf } from '../../knowledge/keys-said.ts'
import { UNMAPPED, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { isFilled } from '../sure.ts'

// What the rows of a list have as the first ones of what belongs to them (tables/numbered-firsts.ts): the key with the number of the first, and nothing of
// what only further ones have.

/** What is said to stay empty in the first one: “empty for address 01”. */
const EMPTY = /(?<!\p{L})(?:empty|blank|leer|vide|vac[ií][oa]|vuot[oa]|leeg)(?!\p{L})/iu

/** The mappings with the key of the first row of each, and without what is said to stay empty there; what else may fill it is not asked about. */
export function withFirstNumber(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { first, side } = placement
  if (!first) return mappings
  const link = mappings[first.link]!
  if (!isFilled(link) || link.sources.length !== 1) return mappings
  const { columns } = side.template
  return mappings.map((mapping, target) => {
    const { name, description = '', required } = columns[target]!
    if (target === first.key) {
      dropQuestions([target], placement, context)
      const between = joinedOf(description)?.between.at(-1) ?? ''
      const lead: Mapping['lead'] = [{ kind: 'trim' }, { kind: 'suffix', text: `${between}${first.number}` }]
      const reason = `It is the first of each, whose number is ${first.number}, as the description says.`
      return { ...UNMAPPED, sources: link.sources, lead, confidence: 0.9, reason }
    }
    if (required || (isFilled(mapping) && !isSaidEmpty(description, first.number))) return mapping
    dropQuestions([target], placement, context)
    return { ...UNMAPPED, decided_by: 'knowledge', reason: `Nothing is “${name}” of the first of each.` }
  })
}

function isSaidEmpty(description: string, number: string): boolean {
  return EMPTY.test(description) && new RegExp(`(?<!\\d)${number}(?!\\d)`, 'u').test(description)
}
