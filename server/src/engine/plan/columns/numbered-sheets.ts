import type { Pattern } from '../../match/pattern/pattern.ts'
import { evenly, nameFeatures, nameScore } from '../../match/names/name-score.ts'
import { shapeLabel, type Context, type Mapping, type Placement } from '../context.ts'
import { dropQuestions } from '../drop-questions.ts'
import { isFilled } from '../sure.ts'

// “Gang B”, “Abteilung C”, “Hall 3”: sheets that are called by what a column is, and by a letter or a number that none of their columns has; or
// just by the code that a column wants: “AW25”, “2024-Q3”.

/** A word of the sheet's name is so much like what the column is called. */
const ALIKE = 0.6
const NUMBERED = /^(\p{L}{3,})[ _-]([A-Z]|\d{1,3})$/u

/** What sheets are called that are called nothing, and codes of forms that many columns have. */
const ANY = [
  'Sheet1',
  'Tabelle1',
  'Data',
  'Export',
  'A',
  'AB',
  'ABC',
  'A1',
  'X12',
  'AB12',
  'AB-12',
  '1',
  '12',
  '123',
  '1234',
  '12345',
]
const OF_THE_SHEET =
  /(?<!\p{L})(?:(?:of|from|by|per|in) (?:the )?(?:work)?sheets?|sheet(?:['’]s)? (?:name|title)|(?:name|title) of the (?:work)?(?:sheet|tab)|blatt(?:e?s|namen?)?|tabellenblatt\p{L}*|registerblatt\p{L}*|reiters?|onglets?|feuilles?|hojas?|pestañas?|fogli[oa]?|schede?|tabblad(?:en)?|werkblad(?:en)?|arkusz[ay]?)(?!\p{L})/iu

/** Whether the name of a sheet is a code that the column alone takes by its form, or that its description says to be there. */
function isCodeFor(value: string, rule: Pattern | null | undefined, description = ''): boolean {
  if (!rule?.matches(value) || !/\d/.test(value)) return false
  return OF_THE_SHEET.test(description) || !ANY.some((other) => other !== value && rule.matches(other))
}

/** The mappings with what the sheet is numbered by, for a column that each row must have and that nothing fills. */
export function withNumberedSheet(mappings: Mapping[], placement: Placement, context: Context): Mapping[] {
  const { table, side } = placement
  const { name, file_name } = table.profile.table
  if (name === file_name.replace(/\.[^.]+$/, '')) return mappings
  const [, word = null, value = name.trim()] = NUMBERED.exec(name.trim()) ?? []
  const isCalled = (at: number): boolean =>
    word === null
      ? isCodeFor(value, side.rules[at], side.template.columns[at]!.description)
      : (nameScore(side.names[at]!, nameFeatures(word), evenly) ?? 0) >= ALIKE
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
