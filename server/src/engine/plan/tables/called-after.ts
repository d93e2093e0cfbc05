import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'

/** Whether the file or the sheet has the template's name in its own: “Trade prices Nov26” are prices. */
export function isCalledAfter({ table: { file_name, name } }: TableProfile, template: Template): boolean {
  const words = new Set(conceptsOf(`${file_name.replace(/\.[^.]+$/, '')} ${name}`))
  const own = conceptsOf(template.name)
  return own.length > 0 && own.every((concept) => words.has(concept))
}

/** The same by several words: “Opening balances 2024” are such, however little they have. */
export function isNamedInWords(profile: TableProfile, template: Template): boolean {
  return conceptsOf(template.name).length > 1 && isCalledAfter(profile, template)
}
