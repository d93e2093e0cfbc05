import { nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { shapeLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { isFilled } from '../sure.ts'

// “Gang B”, “Abteilung C”, “Hall 3”: sheets that are called by what a column is, and by a letter or a number that none of their columns has.

/** A word of the sheet's name is so much like what the column is called. */
const ALIKE = 0.6
const evenly = { weight: () => 1, implied: new Set<string>() }
const NUMBERED = /^(\p{L}{3,})[ _-]([A-Z]|\d{1,3})$/u

/** The mappings with what the sheet is numbered by, for a column that each row must have and that nothing fills. */
export function withNumberedSheet(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { table, side } = placement
  const { name, file_name } = table.profile.table
  const [, word, value] = NUMBERED.exec(name.trim()) ?? []
  if (value === undefined || name === file_name.replace(/\.[^.]+$/, '')) return mappings
  const isCalled = (at: number): boolean => (nameScore(side.names[at]!, nameFeatures(word!), evenly) ?? 0) >= ALIKE
  const open = mappings.flatMap((mapping, target) => {
    const { required, unique, desiredRule } = side.template.columns[target]!
    const isOpen = mapping.decided_by === 'matcher' && mapping.constant === undefined && !isFilled(mapping)
    const takes = side.rules[target]?.matches(value) ?? true
    return required && !unique && desiredRule !== 'link' && isOpen && takes && isCalled(target) ? [target] : []
  })
  const [target, ...others] = open
  if (target === undefined || others.length > 0) return mappings
  dropQuestions([target], placement, context)
  const { name: column } = side.template.columns[target]!
  context.notes.push(
    `“${column}” of ${side.template.name} is “${value}” for all rows of ${shapeLabel(table.profile, context)}: “${name}” says so.`,
  )
  return mappings.map((mapping, at) =>
    at === target
      ? {
          ...mapping,
          sources: [],
          lead: [],
          constant: value,
          ofSheet: true,
          confidence: 0.9,
          reason: `No column holds it, but “${name}” says so.`,
        }
      : mapping,
  )
}
