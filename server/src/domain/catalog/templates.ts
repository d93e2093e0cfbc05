import type { components } from '../../../../generated/api.ts'
import type { Template as TemplateRow } from '../../../../generated/prisma/client.ts'
import type { Run } from '../../database/statement.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { Template } from '../../engine/model.ts'
import { notFound } from '../../errors.ts'
import { storedColumns, storedRules } from './definition.ts'

/** Names the advisory locks of templates among others that take two numbers. */
const templatesLock = 7_305_113

/** An account's active templates by slug; only those of `slugs` when any are given. */
export const activeTemplates = (db: Db, account_id: string, slugs: readonly string[] = []): Promise<TemplateRow[]> =>
  db.template.findMany({
    where: { account_id, active: true, ...(slugs.length > 0 && { slug: { in: [...slugs] } }) },
    orderBy: { slug: 'asc' },
  })

/** The account's active template of this slug, or the 404. */
export const findTemplate = async (db: Db, account_id: string, slug: string): Promise<TemplateRow> => {
  const row = await db.template.findUnique({ where: { account_id_slug: { account_id, slug } } })
  if (row === null || !row.active) throw notFound('template')
  return row
}

/** The parts of a template's row that callers see. */
export type VisibleTemplate = Pick<TemplateRow, 'id' | 'slug' | 'name' | 'description' | 'columns'>

/** An account's active templates by slug, for the list that callers read. */
export const listActiveTemplates = (run: Run, account_id: string): Promise<VisibleTemplate[]> =>
  run('SELECT id, slug, name, description, columns FROM template WHERE account_id = $1 AND active ORDER BY slug', [
    account_id,
  ])

/** All of an account's templates by slug, those that are not active too: for those who set them up. */
export const listAllTemplates = (db: Db, account_id: string): Promise<TemplateRow[]> =>
  db.template.findMany({ where: { account_id }, orderBy: { slug: 'asc' } })

/** A template as callers see it. */
export const templateReply = (row: VisibleTemplate): components['schemas']['Template'] => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  columns: storedColumns(row.columns),
})

/** The templates that a migration uses until it has a plan: those it lists, or all active ones of the account. */
export const templatesOfMigration = async (
  db: Db,
  account_id: string,
  template_slugs: readonly string[],
): Promise<Template[]> => {
  const rows = await activeTemplates(db, account_id, template_slugs)
  return rows.map((row) => ({ ...templateReply(row), cross_cell_rules: storedRules(row.cross_cell_rules) }))
}

/** Held until commit by whoever changes an account's templates and by a starting run: neither goes on under the other. */
export const lockTemplates = async (tx: Tx, account_id: string): Promise<void> => {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${templatesLock}::int, hashtext(${account_id}))`
}
