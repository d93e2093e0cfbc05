import type { Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { templatesIn } from './tables.ts'

// “Where a customer is in both lists, the web shop is right”, where no list of customers is called so, but a file of orders is: the list of the same program
// is the one whose names that file repeats as they are written.

const NEARLY_ALL = 0.8
const HALF = 0.5
/** Fewer names may be in both by chance. */
const FEWEST = 3

/** The lists of what is spoken of that belong to the tables which are named; these themselves where one of them is such a list, or none stands out. */
export function listsOfSystem(
  named: readonly TableProfile[],
  spoken: Template | undefined,
  profiles: readonly TableProfile[],
): readonly TableProfile[] {
  if (!spoken || named.length === 0) return named
  const lists = profiles.filter(({ table }) =>
    [table.name, table.file_name].some((one) => templatesIn(one, [spoken]).length > 0),
  )
  if (lists.length < 2 || lists.some((list) => named.includes(list))) return named
  const rated = lists.map((list) => ({ list, share: Math.max(0, ...named.map((one) => shareIn(one, list))) }))
  const own = rated.filter(({ share }) => share >= NEARLY_ALL)
  const others = rated.filter(({ share }) => share < NEARLY_ALL)
  return own.length === 1 && others.every(({ share }) => share <= HALF) ? own.map(({ list }) => list) : named
}

/** How many of a table's names stand in a list as they are written. */
function shareIn({ columns }: TableProfile, list: TableProfile): number {
  const known = new Set(list.columns.filter(isNames).flatMap(valuesOf))
  const shares = columns.filter(isNames).map((column) => {
    const own = valuesOf(column)
    return own.length < FEWEST ? 0 : own.filter((value) => known.has(value)).length / own.length
  })
  return Math.max(0, ...shares)
}

function isNames({ complete, types, distinct }: ColumnProfile): boolean {
  return complete && distinct >= FEWEST && (types.words ?? 0) > HALF
}

function valuesOf({ values }: ColumnProfile): string[] {
  return [...new Set(values.map(({ value }) => value.trim()))]
}
