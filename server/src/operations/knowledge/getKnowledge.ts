import type { Handler } from '../../../../generated/server/types.ts'
import { findKnowledge } from '../../domain/knowledge/find.ts'
import { knowledgeReply } from '../../domain/knowledge/reply.ts'
import type { Context } from '../../http/context.ts'

export const getKnowledge: Handler<'getKnowledge', Context> = async ({ params }, { deps, account }) => {
  const row = await findKnowledge(deps.prisma, account.id, params.key)
  return { status: 200, body: knowledgeReply(row) }
}
