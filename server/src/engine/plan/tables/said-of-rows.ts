import type { TableSide } from '../../match/sides.ts'
import { isTableCalled, type Context, type Placement } from '../context.ts'

// “Everything in the breakage log is breakage”, of what only one template has a required column for: the log holds rows of that one.

/** The template of which somebody said what a required column is in all rows of a table; none where it was said of several. */
export function saidOfRows(
  { profile }: TableSide,
  fits: readonly Placement[],
  { directives }: Context,
): Placement | undefined {
  const slugs = new Set(
    directives.flatMap((one) =>
      one.kind === 'constant' &&
      one.slug !== null &&
      !one.perhaps &&
      one.within !== undefined &&
      isTableCalled(profile.table, one.within)
        ? [`${one.slug} ${one.column}`]
        : [],
    ),
  )
  const found = fits.filter(({ side: { template } }) =>
    template.columns.some(({ name, required }) => required && slugs.has(`${template.slug} ${name}`)),
  )
  return found.length === 1 ? found[0] : undefined
}
