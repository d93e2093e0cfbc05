import { looseKey } from '../../profile/sketch.ts'
import { isNullWord } from '../../profile/null-words.ts'
import type { Placed } from '../context.ts'
import type { Group } from './group.ts'
import type { Part } from './parts.ts'

// A code that a list of codes has not is no empty cell: where only certain values are allowed it stands as it is, and its row is told of.

/** A code stands in so many rows on average. */
const OFTEN = 4

/** The main table's column with the codes behind what a list says of them, where some codes are not in it and a list of values is wanted. */
export function unknownCodes(main: Placed, { placed, join }: Group['joined'][number], target: number): Part[] {
  const { side, table } = main.placement
  if (join.also || !side.rules[target]?.values) return []
  const source = table.profile.columns.findIndex(({ position }) => position === join.left)
  const list = placed.placement.table.profile.columns.find(({ position }) => position === join.right)
  const own = table.profile.columns[source]
  // The number of a product that is written as such is no unit that the list of products lacks.
  if (main.mappings.some(({ sources }, at) => at !== target && sources.includes(source))) return []
  // What is another one in most rows is no code.
  if (!own?.complete || !list?.complete || own.distinct * OFTEN > own.filled) return []
  const known = new Set(list.values.map(({ value }) => looseKey(value)))
  const isUnknown = own.values.some(({ value }) => !isNullWord(value) && !known.has(looseKey(value)))
  return isUnknown ? [{ placed: main, source }] : []
}
