import { sameName, type CalledTable } from '../../knowledge/directives.ts'
import type { TableSide } from '../../match/sides.ts'
import { isTableCalled, type Context, type Placement } from '../context.ts'

// “Everything in the breakage log is breakage”, of what only one template has a required column for: the log holds rows of that one. A workbook
// of several sheets has lists of several kinds: what was said of all of it tells of none of them that it is the one that was meant.

/** The template of which somebody said what a required column is in all rows of a table; none where it was said of several. */
export function saidOfRows(
  { profile }: TableSide,
  fits: readonly Placement[],
  { directives, shapes }: Context,
): Placement | undefined {
  const { table } = profile
  const isOneOfSeveral = [...shapes.keys()].some((other) => other !== profile && other.table.file_id === table.file_id)
  const isMeant = (called: CalledTable): boolean =>
    isTableCalled(table, called) && (!isOneOfSeveral || typeof called !== 'string' || sameName(table.name, called))
  const slugs = new Set(
    directives.flatMap((one) =>
      one.kind === 'constant' && one.slug !== null && !one.perhaps && one.within !== undefined && isMeant(one.within)
        ? [`${one.slug} ${one.column}`]
        : [],
    ),
  )
  const found = fits.filter(({ side: { template } }) =>
    template.columns.some(({ name, required }) => required && slugs.has(`${template.slug} ${name}`)),
  )
  return found.length === 1 ? found[0] : undefined
}
