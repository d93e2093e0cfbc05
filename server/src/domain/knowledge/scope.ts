import { z } from 'zod'
import type { Db } from '../../database/transaction.ts'
import type { KnowledgeEntry } from '../../engine/model.ts'
import { badRequest, notFound } from '../../errors.ts'
import { activeTemplates } from '../catalog/templates.ts'

/** A scope as an entry's row has it. */
export const storedScope: z.ZodType<KnowledgeEntry['scope']> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('account') }),
  z.object({ type: z.literal('template'), slug: z.string() }),
  z.object({ type: z.literal('source'), id: z.string() }),
])

/** Refuses a scope that names what the account doesn't have: 400 for a template, 404 for a source. */
export const requireScope = async (db: Db, account_id: string, scope: KnowledgeEntry['scope']): Promise<void> => {
  if (scope.type === 'source') {
    if ((await db.source.count({ where: { account_id, id: scope.id } })) === 0) throw notFound('source')
  } else if (scope.type === 'template') {
    if ((await activeTemplates(db, account_id, [scope.slug])).length > 0) return
    throw badRequest(`scope.slug: ${JSON.stringify(scope.slug)} is no active template of this account.`)
  }
}

export interface Surroundings {
  account_id: string
  source_id: string
  template_slugs: readonly string[]
}

/** The account's knowledge that counts for a run: entries for everything, for its source and for its templates, by key. */
export const knowledgeInScope = async (
  db: Db,
  { account_id, source_id, template_slugs }: Surroundings,
): Promise<KnowledgeEntry[]> => {
  const rows = await db.knowledge.findMany({ where: { account_id }, orderBy: { key: 'asc' } })
  return rows
    .map(({ key, scope, content }) => ({ key, scope: storedScope.parse(scope), content }))
    .filter(({ scope }) => {
      if (scope.type === 'source') return scope.id === source_id
      return scope.type === 'account' || template_slugs.includes(scope.slug)
    })
}
