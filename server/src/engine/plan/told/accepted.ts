import { directivesOf, sameName } from '../../knowledge/directives.ts'
import { ACCEPT, suggestionsKey } from '../../knowledge/statements.ts'
import type { SheetPlan, SourcePlan, Template } from '../../model.ts'
import type { Context } from '../context.ts'

/** Columns of which suggestions are accepted: named themselves, or by a column that fills them, or by an answer. */
export function acceptedColumns(
  template: Template,
  sources: SourcePlan[],
  { directives, answers }: Context,
): NonNullable<SheetPlan['accepted']> {
  const told = directivesOf(directives, 'accept', template.slug)
  return template.columns.flatMap(({ name }) => {
    const inputs = sources.flatMap(({ columns }) =>
      columns.flatMap((plan) => (plan.column === name ? plan.inputs : [])),
    )
    const names = [name, ...inputs.map(({ column }) => column)]
    const by = told.find(({ column }) => column === null || names.some((own) => sameName(own, column)))
    if (by) return [{ column: name, origin: by.origin }]
    const answer = answers.get(suggestionsKey(template.slug, name))
    return answer?.value === ACCEPT ? [{ column: name, origin: 'an answer' }] : []
  })
}
