import type { Handler } from '../../../../generated/server/types.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { idsOf, page, pageOf } from '../../domain/paging.ts'
import { runReply } from '../../domain/runs/reply.ts'
import type { Context } from '../../http/context.ts'

export const listRuns: Handler<'listRuns', Context> = async ({ params, query }, { deps, account }) => {
  const { id: migration_id } = await findMigration(deps.prisma, account.id, params.migration_id)
  const { after, take } = pageOf(query, idsOf('run'))
  const found = await deps.prisma.run.findMany({
    where: { account_id: account.id, migration_id, ...(after === null ? {} : { id: { lt: after } }) },
    include: { questions: { orderBy: { position: 'asc' } } },
    orderBy: { id: 'desc' },
    take,
  })
  const { rows, next_cursor } = page(found, take - 1)
  return { status: 200, body: { runs: rows.map(runReply), next_cursor } }
}
