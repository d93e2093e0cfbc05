import type { Handler } from '../../../../generated/server/types.ts'
import { readGuard, staleGuard } from '../../domain/knowledge/guard.ts'
import { removeKnowledge } from '../../domain/knowledge/write.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'

export const deleteKnowledge: Handler<'deleteKnowledge', Context> = async ({ params, query }, { deps, account }) => {
  const entry = { account_id: account.id, key: params.key }
  const guard = readGuard(query.if_unmodified_since)
  if (await removeKnowledge(deps.prisma, entry, guard)) return { status: 204 }
  throw guard === undefined ? notFound('knowledge') : await staleGuard(deps.prisma, entry, guard)
}
