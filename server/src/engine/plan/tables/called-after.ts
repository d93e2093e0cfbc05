import { conceptsOf } from '../../match/names/words.ts'
import type { Template } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'

/** Whether the file or the sheet has the template's name in its own: “Trade prices Nov26” are prices. */
export function isCalledAfter({ table: { file_name, name } }: TableProfile, template: Template): boolean {
  return isNamedIn(`${file_name.replace(/\.[^.]+$/, '')} ${name}`, template)
}

/** Whether another sheet of its file has the template's name, and it has not: “Helpers” of “Shop and funds” beside the sheet “Funds” are none. */
export function isCalledBeside(
  { table }: TableProfile,
  template: Template,
  profiles: readonly TableProfile[],
): boolean {
  const isBeside = (other: TableProfile): boolean =>
    other.table !== table && other.table.file_id === table.file_id && isNamedIn(other.table.name, template)
  return !isNamedIn(table.name, template) && profiles.some(isBeside)
}

function isNamedIn(text: string, template: Template): boolean {
  const words = new Set(conceptsOf(text))
  const own = conceptsOf(template.name)
  return own.length > 0 && own.every((concept) => words.has(concept))
}

/** The same by several words: “Opening balances 2024” are such, however little they have. */
export function isNamedInWords(profile: TableProfile, template: Template): boolean {
  return conceptsOf(template.name).length > 1 && isCalledAfter(profile, template)
}
