import { decideColumns } from '../../match/choose-columns.ts'
import type { Template } from '../../model.ts'
import { tableLabel, type Context, type Placed, type Placement } from '../context.ts'
import { isSaid } from '../joins/more-about.ts'
import { linkShares } from '../links/links.ts'
import { isKnown } from '../sure.ts'
import { WORTH_ASKING } from './ask-table.ts'
import { asRowsOf, namesOthers } from './needed-templates.ts'

// What was lent, to whom and from when on: a list kept by hand, of which the headers say little, and whose numbers are keys of things and of people.

/** From this share of the values on, a column has the keys of the rows that a link leads to. */
const NEARLY_ALL = 0.9
/** A table that lacks more than one column of those that each row must have is hardly one of such rows. */
const LACKING = 2

/**
 * The places of tables that lack what each row of their template must have, and have the keys of all that the rows of the only other one link to, which
 * are two others at least.
 */
export function placedByLinks(
  looked: readonly Placed[],
  templates: readonly Template[],
  context: Context,
): Map<Placed, Placement> {
  const linking = templates.filter((template) => new Set(linksOf(template).map(({ to }) => to)).size > 1)
  const found = new Map<Placed, Placement>()
  for (const one of looked) {
    const { side, table } = one.placement
    const lacking = side.template.columns.filter(({ required }, at) => required && !isKnown(one.mappings[at]!)).length
    if (lacking < LACKING || isSaid(table.profile, context)) continue
    // What has the keys of its own template's rows says more of these.
    if (hasLinks(one.placement, looked, context) || namesOthers(one, looked, context)) continue
    const [only, ...others] = linking
      .filter(({ id }) => id !== side.template.id)
      .map((template) => asRowsOf(template, one, looked, context))
      .filter((place) => hasLinks(place, looked, context) && lackingIn(place) < lacking && place.fit >= WORTH_ASKING)
    if (!only || others.length > 0) continue
    found.set(one, only)
    const { name } = only.side.template
    context.notes.push(`${tableLabel(table.profile)} was taken for ${name}: it has the keys of all that these link to.`)
  }
  return found
}

function linksOf({ id, columns }: Template): { target: number; to: string }[] {
  return columns.flatMap(({ required, desiredRule, linkRule = [] }, target) => {
    const [to] = linkRule.map(({ templateId }) => templateId)
    return required && desiredRule === 'link' && to !== undefined && to !== id ? [{ target, to }] : []
  })
}

/** Whether each link that the rows must have, to two other templates or more, has a column of keys for itself. */
function hasLinks(place: Placement, looked: readonly Placed[], context: Context): boolean {
  const { table, side } = place
  const links = linksOf(side.template)
  if (new Set(links.map(({ to }) => to)).size < 2) return false
  const others = looked.filter(({ placement }) => placement.table !== table)
  const shareOf = linkShares(place, others, context)
  const sources = links.map(({ target }) =>
    table.profile.columns.findIndex((column, source) => {
      const link = column.filled === 0 ? null : shareOf(source, target)
      return link !== null && !link.byName && !link.refused && link.share >= NEARLY_ALL
    }),
  )
  return sources.every((source) => source >= 0) && new Set(sources).size === sources.length
}

/** How much of what else each row must have the table has nothing for. */
function lackingIn({ side, candidates }: Placement): number {
  const links = linksOf(side.template).map(({ target }) => target)
  const filled = new Set(decideColumns(candidates, side).map(({ candidate }) => candidate.target))
  return side.template.columns.filter(({ required }, at) => required && !links.includes(at) && !filled.has(at)).length
}
