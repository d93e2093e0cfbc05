import { z } from 'zod'
import type { Db } from '../../database/transaction.ts'
import type { KnowledgeEntry } from '../../engine/model.ts'

const storedScope: z.ZodType<KnowledgeEntry['scope']> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('account') }),
  z.object({ type: z.literal('template'), slug: z.string() }),
  z.object({ type: z.literal('source'), id: z.string() }),
])

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
