import type { Template } from '../../model.ts'
import { dropQuestions } from '../drop-questions.ts'
import { tableLabel, type Context, type Mapping, type Placement } from '../context.ts'

// “Number of the line within its document, counting from 1”: what few systems export, and anybody can count.

const WORD = '(?:lines?|rows?|pos(?:ition)?|zeilen?|ligne|l[ií]nea|renglón|riga|regel|pozycja|lp)'
const NUMBER = '(?:no|nr|num(?:ber|mer|[ée]ro|ero)?|nummer|numer|index|idx)'
const CALLED = new RegExp(`^(?:\\p{L}+[ _-])??(?:${WORD}[ _-]?${NUMBER}?|${NUMBER}[ _-]?(?:de[ _-])?${WORD})$`, 'iu')
/** A line that has a number of its own may be told apart by nothing else. */
const KEPT = /(?<!\p{L})(?:old|former|original|printed|legacy|alte[rsn]?|bisherig|ancien|antigu|vecchi|oud[e]?)/iu

/** The mappings with the numbers of lines counted, where no column has them: within the rows that link to the same. */
export function withLineNumbers(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { template } = placement.side
  const link = documentOf(mappings, placement)
  if (link === null) return mappings
  return mappings.map((mapping, target) => {
    const { name, description = '', required } = template.columns[target]!
    const isOpen = mapping.constant === undefined && (mapping.decided_by === 'matcher' || mapping.sources.length === 0)
    // By what the lines are linked none of them is numbered.
    const isFound = mapping.sources.length > 0 && !mapping.guessed && !mapping.sources.includes(link)
    if (!required || !isOpen || isFound || !CALLED.test(name) || KEPT.test(description)) return mapping
    if (!isCount(placement, target)) return mapping
    dropQuestions([target], placement, context)
    const { columns } = placement.table.profile
    const reason = `No column holds it: the rows of ${tableLabel(placement.table.profile)} are counted within each “${columns[link]!.name}”, in their order.`
    context.notes.push(`“${name}” of ${template.name}: ${reason}`)
    const { guessed: _, ...open } = mapping
    return {
      ...open,
      sources: [link],
      lead: [{ kind: 'row_number', start: 1, within: true }],
      confidence: 0.9,
      reason,
      alternatives: [],
    }
  })
}

/** The source of the only required link, where several rows have the same. */
function documentOf(mappings: readonly Mapping[], { side, table }: Placement): number | null {
  const links = side.template.columns.flatMap((column, at) => (isDocument(column) ? [at] : []))
  const found = links.flatMap((at) => {
    const { sources, lead, guessed } = mappings[at]!
    const column = sources.length === 1 && lead.length === 0 && !guessed ? table.profile.columns[sources[0]!]! : null
    return column && column.distinct < column.filled ? [sources[0]!] : []
  })
  return links.length === 1 && found.length === 1 ? found[0]! : null
}

function isDocument({ required, unique, desiredRule }: Template['columns'][number]): boolean {
  return required && !unique && desiredRule === 'link'
}

/** Whether the column takes small numbers, and no text. */
function isCount({ side }: Placement, target: number): boolean {
  const rule = side.rules[target]
  return rule ? rule.matches('1') && rule.matches('12') && !rule.matches('A') : side.kinds[target]!.includes('integer')
}
