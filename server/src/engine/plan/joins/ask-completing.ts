import type { LinkShare } from '../../match/score-columns.ts'
import { columnKey, type Context, type Mapping, type Placement } from '../context.ts'
import { mapColumns } from '../columns/map-columns.ts'
import type { Completed } from '../columns/open-table.ts'

/**
 * Asks which column of a completing table is what nothing fills yet, once there is nothing left to ask about it of the main table.
 * `found` are the columns of both together, in the template's order. Gives back what is clear by now without a question, as it is in a
 * main table, by the template column.
 */
export function askCompleting(
  placement: Placement,
  main: Placement,
  found: Mapping[],
  linkShare: LinkShare,
  { others, known }: Pick<Completed, 'others' | 'known'>,
  context: Context,
): Map<number, Mapping> {
  const asked = new Set(context.questions.map(({ key }) => key))
  const keys = found.flatMap((mapping, target) => {
    const { name } = main.side.template.columns[target]!
    if (!isOpen(mapping) || asked.has(columnKey(main, name, context))) return []
    return [columnKey(placement, name, context)]
  })
  if (keys.length === 0) return new Map()
  const own: Context = { ...context, questions: [], notes: [], doubts: null }
  const filled = found.flatMap((mapping, target) => (isOpen(mapping) ? [] : [target]))
  const mappings = mapColumns(placement, own, linkShare, { elsewhere: new Set(filled), others, known })
  context.questions.push(...own.questions.filter(({ key }) => keys.includes(key) && !asked.has(key)))
  const open = new Set(own.questions.map(({ key }) => key))
  const clear = [...mappings.entries()].filter(([target, { sources }]) => {
    const key = columnKey(placement, main.side.template.columns[target]!.name, context)
    return sources.length > 0 && keys.includes(key) && !open.has(key) && main.side.template.columns[target]!.required
  })
  if (clear.length > 0) context.notes.push(...own.notes.filter((note) => !context.notes.includes(note)))
  return new Map(clear)
}

/** Nobody said that it is to be empty, or has a value of its own: only that no column of some table is meant. */
function isOpen({ sources, decided_by }: Mapping): boolean {
  return sources.length === 0 && (decided_by === 'matcher' || decided_by === 'answer')
}
