import { scoreColumns, templateSide } from '../../match/score-columns.ts'
import type { Template } from '../../model.ts'
import { tableLabel, type Context, type Placed, type Placement } from '../context.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { isFilled, isKnown } from '../sure.ts'

// A list of pupils has the instrument, the teacher and the length of the lesson on each row, and the template wants lessons beside the pupils: where
// no other table has any, each pupil's lesson is taken from the pupil's own row.

/** So many columns of its own, besides the link, say that a row is one of those as well. */
const LEAST_OWN = 2

/** Tables that also fill a template without any table, which links to what their rows are, with all that each row of it must have. */
export function evidentBoth(placed: readonly Placed[], templates: readonly Template[], context: Context): Placement[] {
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  return templates.flatMap((template) => {
    if (placed.some(({ placement }) => placement.side.template === template)) return []
    const found = placed.flatMap((one) => besides(one, template, quiet) ?? [])
    for (const { table } of found)
      context.notes.push(
        `${tableLabel(table.profile)} also fills ${template.name}, for which there is no other table: each of its rows has all that one of these must have.`,
      )
    return found
  })
}

function besides(one: Placed, template: Template, context: Context): Placement | null {
  const { table, side, fit } = one.placement
  const key = keyLinked(template, side.template)
  if (key === null || !isKnown(one.mappings[key.target]!) || table.profile.table.header_row === null) return null
  const wide = templateSide(template)
  // What the row is known by is no number of anything else.
  const taken = new Set(one.mappings.flatMap((mapping) => (isKnown(mapping) ? mapping.sources : [])))
  const candidates = scoreColumns(table, wide).filter(({ source }) => !taken.has(source))
  const placement: Placement = {
    table,
    side: wide,
    candidates,
    fit,
    both: { template: side.template, mappings: one.mappings },
  }
  const mappings = mapColumns(placement, context, () => null)
  const own = [...template.columns.keys()].filter((at) => at !== key.link)
  const isThere = own.every((at) => !template.columns[at]!.required || isKnown(mappings[at]!))
  const required = own.filter((at) => template.columns[at]!.required)
  const filled = own.filter((at) => isFilled(mappings[at]!))
  return isThere && required.length > 0 && filled.length >= LEAST_OWN ? placement : null
}

/** The only required link to the rows that the table has, and the column of these that it leads to. */
function keyLinked({ columns }: Template, parent: Template): { link: number; target: number } | null {
  const links = columns.flatMap(({ required, desiredRule, linkRule = [] }, link) =>
    required && desiredRule === 'link'
      ? linkRule.flatMap(({ templateId, columnName }) =>
          templateId === parent.id
            ? [{ link, target: parent.columns.findIndex(({ name }) => name === columnName) }]
            : [],
        )
      : [],
  )
  const others = columns.filter(({ required, desiredRule }) => required && desiredRule === 'link').length
  const [only, ...more] = links
  return only && only.target >= 0 && more.length === 0 && others === 1 ? only : null
}
