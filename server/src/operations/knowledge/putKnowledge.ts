import { operationTable } from '../../../../generated/server/router.ts'
import type { Handler } from '../../../../generated/server/types.ts'
import { transaction } from '../../database/transaction.ts'
import { readGuard, staleGuard } from '../../domain/knowledge/guard.ts'
import { knowledgeReply } from '../../domain/knowledge/reply.ts'
import { requireScope } from '../../domain/knowledge/scope.ts'
import { writeKnowledge } from '../../domain/knowledge/write.ts'
import { badRequest } from '../../errors.ts'
import type { Context } from '../../http/context.ts'

const { content_bytes } = operationTable.putKnowledge.limits

const refuseTooLong = (content: string): void => {
  const size = Buffer.byteLength(content)
  if (size <= content_bytes) return
  throw badRequest(
    `content: ${size} bytes of UTF-8, and content_bytes is ${content_bytes}. Shorten it, or write several entries.`,
  )
}

export const putKnowledge: Handler<'putKnowledge', Context> = async ({ params, body }, { deps, account, key }) => {
  const { scope, content } = body
  refuseTooLong(content)
  const guard = readGuard(body.if_unmodified_since)
  await requireScope(deps.prisma, account.id, scope)
  const entry = { account_id: account.id, key: params.key, scope, content }
  const author = { type: 'key', id: key.id } as const
  const written = await transaction(deps, (tx) => writeKnowledge(tx, { ...entry, updated_by: author }, guard))
  if (written === null) throw await staleGuard(deps.prisma, entry, guard ?? null)
  return { status: written.created ? 201 : 200, body: knowledgeReply(written.row) }
}
