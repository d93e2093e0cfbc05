import type { Handler } from '../../../../generated/server/types.ts'
import { listKnowledge as list } from '../../domain/knowledge/list.ts'
import { knowledgeReply } from '../../domain/knowledge/reply.ts'
import type { Context } from '../../http/context.ts'

export const listKnowledge: Handler<'listKnowledge', Context> = async ({ query }, { deps, account }) => {
  const { rows, next_cursor } = await list(deps.prisma, account.id, query)
  return { status: 200, body: { knowledge: rows.map(knowledgeReply), next_cursor } }
}
