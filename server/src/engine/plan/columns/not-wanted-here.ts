import { directivesOf, sameName } from '../../knowledge/directives.ts'
import type { Context, Placement } from '../context.ts'

/** The template columns that a table does not fill, as somebody said for which alone it is used, each with why; what rows are known by it has for all. */
export function notWantedHere({ table, side }: Placement, { directives }: Context): Map<number, string> {
  const { file_id, name } = table.profile.table
  const { slug, columns } = side.template
  const told = directivesOf(directives, 'only_for', slug).find(
    (one) => one.slug === slug && one.table.file_id === file_id && one.table.table === name,
  )
  if (!told) return new Map()
  const wanted = told.columns.map((column) => `“${column}”`).join(' and ')
  const reason = `The table is used for ${wanted} only, as ${told.origin} says.`
  return new Map(
    columns.flatMap((column, target) =>
      column.unique || told.columns.some((one) => sameName(one, column.name)) ? [] : [[target, reason] as const],
    ),
  )
}
