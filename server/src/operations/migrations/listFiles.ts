import type { Handler } from '../../../../generated/server/types.ts'
import { fileReply } from '../../domain/files/reply.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { page, pageOf } from '../../domain/paging.ts'
import type { Context } from '../../http/context.ts'

export const listFiles: Handler<'listFiles', Context> = async ({ params, query }, { deps, account }) => {
  const { migration_id } = params
  const { after, take } = pageOf(query)
  const found = await deps.prisma.file.findMany({
    where: { account_id: account.id, migration_id, ...(after !== null && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take,
  })
  // Whose files were found is there; only an empty page leaves open whether the migration is.
  if (found.length === 0) await findMigration(deps.prisma, account.id, migration_id)
  const { rows, next_cursor } = page(found, query.limit)
  return { status: 200, body: { files: rows.map(fileReply), next_cursor } }
}
