import { conceptsOf } from '../../match/names/words.ts'
import type { Placement } from '../context.ts'

/** Whether the file or the sheet has the words of the template's name, which are several: “Opening balances 2024” are such, however little they have. */
export function isCalledAfter({ side: { template }, table: { profile } }: Placement): boolean {
  const { file_name, name } = profile.table
  const words = new Set(conceptsOf(`${file_name.replace(/\.[^.]+$/, '')} ${name}`))
  const own = conceptsOf(template.name)
  return own.length > 1 && own.every((concept) => words.has(concept))
}
