import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import type { Context } from '../context.ts'
import { foldName } from '../links/near-names.ts'

// “Kind | Meaning | Journal | Name”: two lists that stand beside one another in one sheet, read as one table. What stands in a row of the second
// says nothing of the code in the first.

/** So many of a column's different values stand in the list that it is called after. */
const LEAST_LISTED = 0.75

/** The columns that say what stands for the key in its own list: those up to where the next one begins, with the codes of another column. */
export function besideInList(
  list: TableProfile,
  key: ColumnProfile,
  { shapes }: Pick<Context, 'shapes'>,
): ColumnProfile[] {
  const columns = list.columns.filter(({ filled }) => filled > 0)
  const data = [...shapes.keys()].filter((profile) => profile !== list).flatMap((profile) => profile.columns)
  let start = 0
  const parts = columns.map((column, at) => {
    if (at - start >= 2 && beginsList(column, data)) start = at
    return start
  })
  // What begins where no other list does is a part of the first.
  const own = parts[columns.indexOf(key)]
  return columns.filter((column, at) => column !== key && parts[at] === own)
}

function beginsList({ name, values, unique }: ColumnProfile, data: readonly ColumnProfile[]): boolean {
  if (!unique) return false
  const codes = new Set(values.map(({ value }) => foldName(value)))
  return data.some((column) => {
    if (foldName(column.name) !== foldName(name) || !column.complete || column.values.length < 2) return false
    const listed = column.values.filter(({ value }) => codes.has(foldName(value)))
    return listed.length >= LEAST_LISTED * column.values.length
  })
}
