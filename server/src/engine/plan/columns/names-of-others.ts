import { containment } from '../../profile/sketch.ts'
import type { Context, Placement } from '../context.ts'

// Beside the number of a customer or an account often stands its name: that is the other's, and no text of the row that it stands in.

/** So many of the values stand in the linked table. */
const NEARLY_ALL = 0.9
/** There each row has its own. */
const OWN = 0.8
/** Figures are alike by chance, and so are a few values. */
const LEAST_VALUES = 3

/** The columns of a table whose values are what a linked table calls its rows; none before it is known what fills those. */
export function namesOfOthers({ table, side }: Placement, { placed = [], templates }: Context): ReadonlySet<number> {
  const linked = side.template.columns.flatMap(({ desiredRule, linkRule = [] }) =>
    desiredRule === 'link' ? linkRule.map(({ templateId }) => templateId) : [],
  )
  const others = templates.filter((template) => template !== side.template && linked.includes(template.id))
  const names = placed.flatMap(({ placement, mappings }) => {
    const { template } = placement.side
    if (!others.includes(template) || placement.table === table) return []
    return mappings.flatMap(({ sources, lead }, target) => {
      const { unique, desiredRule } = template.columns[target]!
      if (unique || desiredRule !== 'none' || sources.length !== 1 || lead.length > 0) return []
      const profile = placement.table.profile.columns[sources[0]!]!
      return profile.distinct >= OWN * profile.filled ? [profile] : []
    })
  })
  return new Set(
    table.profile.columns.flatMap((column, source) => {
      const isText = (column.types.words ?? 0) >= OWN && column.distinct >= LEAST_VALUES
      return isText && names.some((name) => (containment(column, name) ?? 0) >= NEARLY_ALL) ? [source] : []
    }),
  )
}
