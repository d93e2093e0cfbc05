import { directivesOf, sameName } from '../knowledge/directives.ts'
import type { SheetPlan, SourcePlan, Template } from '../model.ts'
import type { Context } from './context.ts'

/** Which stays of rows that share a value of a column that is to be unique, where somebody said it: of the column, or of what fills it. */
export function toldSameKeys(
  template: Template,
  sources: SourcePlan[],
  { directives }: Context,
): NonNullable<SheetPlan['same_key']> {
  const told = directivesOf(directives, 'same_key', template.slug)
  return template.columns.flatMap(({ name, unique }) => {
    const inputs = sources.flatMap(({ columns }) =>
      columns.flatMap((plan) => (plan.column === name ? plan.inputs.map(({ column }) => column) : [])),
    )
    const by = told.find(({ column }) => [name, ...inputs].some((own) => sameName(own, column)))
    return by && unique ? [{ column: name, keep: by.keep }] : []
  })
}
