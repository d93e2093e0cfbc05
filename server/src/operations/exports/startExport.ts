import type { Handler } from '../../../../generated/server/types.ts'
import { startedExportReply } from '../../domain/exports/reply.ts'
import { namedSheets, startExport as start } from '../../domain/exports/start.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import type { Context } from '../../http/context.ts'
import { originOf } from '../../http/origin.ts'

export const startExport: Handler<'startExport', Context> = async ({ params, body }, { deps, account, incoming }) => {
  const migration = await findMigration(deps.prisma, account.id, params.migration_id)
  const job = await start(deps, migration, { slugs: namedSheets(body), lineage: body.lineage ?? false })
  return { status: 202, body: startedExportReply(job, originOf(deps.config, incoming)) }
}
