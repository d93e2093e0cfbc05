import type { Handler } from '../../../../generated/server/types.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { readLog } from '../../domain/thread/log.ts'
import type { Context } from '../../http/context.ts'

export const getLog: Handler<'getLog', Context> = async ({ params, query }, { deps, account }) => {
  const migration = await findMigration(deps.prisma, account.id, params.migration_id)
  return { status: 200, body: await readLog(deps.prisma, deps.blobs, migration, query) }
}
