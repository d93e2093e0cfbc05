import type { TableSide } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import type { Context, Placement } from '../context.ts'
import { LEAST_FIT } from './ask-table.ts'

// A list of codes is no data where it only explains what others have, and all the data of a template whose rows others only name:
// departments, each with its code and name.

/** A list that fits a template by less than this share of what another one does isn't it beside that one. */
const NEARLY_AS_MUCH = 0.5

/** Which of these lists may be the rows of a template that has no other table. Each is that of the only such template. */
export function wantedLists(
  lists: readonly { table: TableSide; fits: Placement[] }[],
  lacking: (slug: string) => boolean,
  context: Context,
): Map<TableSide, Placement> {
  const wants = lists.flatMap(({ table, fits }) => {
    const wanting = fits.filter((fit) => lacking(fit.side.template.slug) && mayBeListedIn(fit, context))
    return wanting.length === 1 ? [[table, wanting[0]!] as const] : []
  })
  return new Map(wants.filter(([, want]) => !wants.some(([, other]) => isLikelier(other, want))))
}

/** The types of devices are no departments where the departments are there as well. */
function isLikelier(other: Placement, want: Placement): boolean {
  const isSame = other.side.template === want.side.template
  return isSame && other.fit >= LEAST_FIT && want.fit < LEAST_FIT && want.fit < NEARLY_AS_MUCH * other.fit
}

export function mayBeListedIn({ table, side: { template } }: Placement, { templates }: Context): boolean {
  const isNamed = templates.some((other) => other !== template && isLinkedTo(other, template))
  return isNamed && requiredOf(template) <= table.profile.columns.length
}

/** A file of orders may well have a row for each of their lines. */
export function isLinkedTo({ columns }: Template, { id }: Template): boolean {
  return columns.some(({ linkRule = [] }) => linkRule.some(({ templateId }) => templateId === id))
}

export function requiredOf({ columns }: Template): number {
  return columns.filter(({ required }) => required).length
}
