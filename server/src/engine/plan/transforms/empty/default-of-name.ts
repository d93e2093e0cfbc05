import { fold } from '../../../match/names/words.ts'
import type { Work } from '../column-values.ts'

// `Option1 Name` is “Title” and `Option1 Value` is “Default Title”: what a shop writes beside the name of a choice where there is none to be made.

const DEFAULT = /^(?:default|standard)\s+(\p{L}[\p{L} ]*)$/iu

/** Whether a value is but the default of what the column before it says in the same rows that it is. */
export function isDefaultOfName({ placement, source, target }: Work, value: string): boolean {
  const [, name] = DEFAULT.exec(value) ?? []
  if (name === undefined || target.required) return false
  const { columns, rows } = placement.table.profile
  const before = columns[columns.findIndex(({ position }) => position === source.position) - 1]
  if (!before) return false
  const own = rows.filter((cells) => cells[source.position]?.trim() === value)
  return own.length > 0 && own.every((cells) => fold(cells[before.position]?.trim() ?? '') === fold(name))
}
