import type { Template } from '../../model.ts'

/** The column that links to rows of another template, and the one there that it leads to. */
export interface Linked {
  link: number
  target: number
}

/** The only required link to the rows that the table has, and the column of these that it leads to; `hasMore` where others may be required, too. */
export function keyLinked({ columns }: Template, parent: Template, hasMore: boolean): Linked | null {
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
  return only && only.target >= 0 && more.length === 0 && (hasMore || others === 1) ? only : null
}
