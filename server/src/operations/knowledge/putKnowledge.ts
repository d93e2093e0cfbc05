import type { Handler } from '../../../../generated/server/types.ts'
import { transaction } from '../../database/transaction.ts'
import { refuseLongContent } from '../../domain/knowledge/content.ts'
import { readGuard, staleGuard } from '../../domain/knowledge/guard.ts'
import { knowledgeReply } from '../../domain/knowledge/reply.ts'
import { requireScope } from '../../domain/knowledge/scope.ts'
import { writeKnowledge } from '../../domain/knowledge/write.ts'
import type { Context } from '../../http/context.ts'

export const putKnowledge: Handler<'putKnowledge', Context> = async ({ params, body }, { deps, account, key }) => {
  const { scope, content } = body
  refuseLongContent(content)
  const guard = readGuard(body.if_unmodified_since)
  await requireScope(deps.prisma, account.id, scope)
  const entry = { account_id: account.id, key: params.key, scope, content }
  const author = { type: 'key', id: key.id } as const
  const written = await transaction(deps, (tx) => writeKnowledge(tx, { ...entry, updated_by: author }, guard))
  if (written === null) throw await staleGuard(deps.prisma, entry, guard ?? null)
  return { status: written.created ? 201 : 200, body: knowledgeReply(written.row) }
}
