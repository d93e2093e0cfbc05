import type { Handler } from '../../../../generated/server/types.ts'
import { knowledgeReply } from '../../domain/knowledge/reply.ts'
import { pageBy, pageOf } from '../../domain/paging.ts'
import type { Context } from '../../http/context.ts'

const keyPattern = /^[a-z0-9][a-z0-9_-]{0,127}$/

export const listKnowledge: Handler<'listKnowledge', Context> = async ({ query }, { deps, account }) => {
  const { after, take } = pageOf(query, keyPattern)
  const found = await deps.prisma.knowledge.findMany({
    where: { account_id: account.id, ...(after !== null && { key: { gt: after } }) },
    orderBy: { key: 'asc' },
    take,
  })
  const { rows, next_cursor } = pageBy(found, query.limit, ({ key }) => key)
  return { status: 200, body: { knowledge: rows.map(knowledgeReply), next_cursor } }
}
