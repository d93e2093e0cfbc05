import { directivesOf, sameName, type ExactTable } from '../../knowledge/directives.ts'
import type { SheetPlan, SourcePlan, Template } from '../../model.ts'
import type { Context } from '../context.ts'

/** Which stays of rows that share a value of a column that is to be unique, where somebody said it: of the column, or of what fills it. */
export function toldSameKeys(
  template: Template,
  sources: SourcePlan[],
  { directives }: Context,
): NonNullable<SheetPlan['same_key']> {
  const told = directivesOf(directives, 'same_key', template.slug)
  const origins = directivesOf(directives, 'key_from', template.slug).filter(({ column }) => column === undefined)
  return template.columns.flatMap(({ name, unique }) => {
    const inputs = sources.flatMap(({ columns }) =>
      columns.flatMap((plan) => (plan.column === name ? plan.inputs.map(({ column }) => column) : [])),
    )
    const by = told.find(({ column }) => [name, ...inputs].some((own) => sameName(own, column)))
    const from = origins.find((one) => sources.some((source) => isFrom(source, one.table)))
    const isNearer = by && (!from || directives.indexOf(by) < directives.indexOf(from))
    const keep = isNearer ? by.keep : sources.length > 1 ? from?.table : by?.keep
    return keep && unique ? [{ column: name, keep }] : []
  })
}

function isFrom({ file_id, table }: SourcePlan, from: ExactTable): boolean {
  return from.file_id === file_id && from.table === table
}
