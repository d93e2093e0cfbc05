import type { components } from '../../../../generated/api.ts'
import type { Template } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { TemplateColumn } from '../../engine/model.ts'
import { toJsonList } from '../runs/stored-json.ts'
import { checkColumns, placeOfColumn, refuseTemplate } from './columns.ts'
import { storedColumns } from './definition.ts'
import { refuseInUse } from './in-use.ts'
import { findTemplate, lockTemplates } from './templates.ts'

export type TemplateChanges = components['schemas']['UpdateTemplate']
type ColumnChanges = NonNullable<TemplateChanges['columns']>[number]

/** A link column keeps the links that the column of its name has: they are set elsewhere. */
const withLinks = (slug: string, wanted: ColumnChanges, present: readonly TemplateColumn[]): TemplateColumn => {
  const { name, description, required = false, unique = false, desiredRule = 'none', strictRule } = wanted
  const linkRule = present.find((column) => column.name === name)?.linkRule
  if (desiredRule === 'link' && linkRule === undefined) {
    const way = 'links are set in the dashboard, and here only kept'
    refuseTemplate(slug, `${placeOfColumn(name)} is to be a link and has no links so far; ${way}`)
  }
  return {
    name,
    ...(description !== undefined && { description }),
    required,
    unique,
    desiredRule,
    ...(strictRule !== undefined && { strictRule }),
    ...(desiredRule === 'link' && linkRule !== undefined && { linkRule }),
  }
}

/**
 * Changes an active template, but never its slug nor its cross-cell rules: those that name a column which is gone rest until
 * it comes back. 404 for no such template, 400 for columns that can't be checked later, 409 while a running migration uses it.
 */
export const updateTemplate = async (
  deps: Pick<Deps, 'prisma' | 'now'>,
  account_id: string,
  slug: string,
  { columns, ...fields }: TemplateChanges,
): Promise<Template> => {
  await findTemplate(deps.prisma, account_id, slug)
  if (columns) await checkColumns([{ slug, columns }])
  return transaction(deps, async (tx) => {
    await lockTemplates(tx, account_id)
    const present = await findTemplate(tx, account_id, slug)
    const replaced = columns?.map((column) => withLinks(slug, column, storedColumns(present.columns)))
    await refuseInUse(tx, account_id, [slug])
    return tx.template.update({
      where: { account_id_slug: { account_id, slug } },
      data: { ...fields, ...(replaced && { columns: toJsonList(replaced) }), updated_at: deps.now() },
    })
  })
}
