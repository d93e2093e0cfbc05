import type { SheetPlan, Template, TemplateColumn } from '../model.ts'
import { value, type AnyCheck } from './check.ts'

/** The columns that a link may lead to, in their templates; -1 where there is none. */
function namedBy(
  { linkRule }: TemplateColumn,
  templates: Template[],
): { template: Template | undefined; columnName: string; position: number }[] {
  return (linkRule ?? []).map(({ templateId, columnName }) => {
    const template = templates.find(({ id }) => id === templateId)
    const position = template?.columns.findIndex(({ name }) => name === columnName) ?? -1
    return { template, columnName, position }
  })
}

/**
 * The value must be in one of the columns that the rule names, in any row, whatever else is wrong with that row. Where none of their
 * templates has a sheet in this plan there is nothing to look in: that is told as a warning, not passed over.
 */
export function linkCheck(
  column: TemplateColumn,
  index: number,
  templates: Template[],
  slugs: Set<string>,
): AnyCheck[] {
  if (column.desiredRule !== 'link' || !column.linkRule || column.linkRule.length === 0) return []
  const named = namedBy(column, templates)
  const names = named.map(
    ({ template, columnName }) => `${template?.name ?? 'a template that is not used here'}, ${columnName}`,
  )
  const parents = named.flatMap(({ template, position }) =>
    template && position >= 0 && slugs.has(template.slug) ? [{ slug: template.slug, column: position }] : [],
  )
  if (parents.length === 0) {
    return [
      {
        column: column.name,
        code: 'link',
        severity: 'warning',
        message: [
          value(index),
          ` could not be looked up in ${names.join(' or ')}, because this migration has no rows there.`,
        ],
        fails: `v${index} IS NOT NULL`,
      },
    ]
  }
  return [
    {
      column: column.name,
      code: 'link',
      severity: 'error',
      message: [
        value(index),
        ` of ${column.name} is not in ${names.join(' or ')}. Correct the value, or add the row that it names.`,
      ],
      across: { kind: 'link', column: index, parents },
    },
  ]
}

/** The row that is named should not have an error itself: it is not exported then. Where somebody said that rows stay behind with it, it must not. */
export function bereftCheck(
  column: TemplateColumn,
  index: number,
  templates: Template[],
  { slug, bereft = [] }: SheetPlan,
): AnyCheck[] {
  const told = bereft.find((one) => one.column === column.name)
  const parents = namedBy(column, templates).flatMap(({ template, position }) =>
    template && template.slug !== slug && position >= 0 ? [{ template, position }] : [],
  )
  if (column.desiredRule !== 'link' || parents.length === 0) return []
  const names = parents.map(({ template }) => template.name).join(' or ')
  const why = told
    ? `${told.origin} says that this one stays behind with it`
    : 'exported without that row, this one points at nothing'
  return [
    {
      column: column.name,
      code: 'link',
      severity: told ? 'error' : 'warning',
      message: [
        value(index),
        ` of ${column.name} names a row of ${names} that has an error: ${why}. Correct that row.`,
      ],
      across: {
        kind: 'bereft',
        column: index,
        parents: parents.map(({ template, position }) => ({ slug: template.slug, column: position })),
      },
    },
  ]
}
