import type { Handler } from '../../../../generated/server/types.ts'
import { fileReply } from '../../domain/files/reply.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { page, pageOf } from '../../domain/paging.ts'
import type { Context } from '../../http/context.ts'

export const listFiles: Handler<'listFiles', Context> = async ({ params, query }, { deps, account }) => {
  const { id: migration_id } = await findMigration(deps.prisma, account.id, params.migration_id)
  const { after, take } = pageOf(query)
  const found = await deps.prisma.file.findMany({
    where: { account_id: account.id, migration_id, ...(after !== null && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take,
  })
  const { rows, next_cursor } = page(found, query.limit)
  return { status: 200, body: { files: rows.map(fileReply), next_cursor } }
}
