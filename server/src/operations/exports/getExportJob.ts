import type { Handler } from '../../../../generated/server/types.ts'
import { findExportJob } from '../../domain/exports/find.ts'
import { exportJobReply } from '../../domain/exports/reply.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import type { Context } from '../../http/context.ts'
import { originOf } from '../../http/origin.ts'

export const getExportJob: Handler<'getExportJob', Context> = async ({ params }, { deps, account, key, incoming }) => {
  const { prisma, config, signingKey } = deps
  const at = deps.now()
  const { id: migration_id, account_id } = await findMigration(prisma, account.id, params.migration_id)
  const job = await findExportJob(prisma, { account_id, migration_id }, params.job_id, at)
  const terms = { origin: originOf(config, incoming), signingKey, key_id: key.id, at }
  return { status: 200, body: exportJobReply(job, terms) }
}
