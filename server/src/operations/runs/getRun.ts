import type { Handler } from '../../../../generated/server/types.ts'
import { findRun } from '../../domain/runs/find.ts'
import { runReply } from '../../domain/runs/reply.ts'
import type { Context } from '../../http/context.ts'

export const getRun: Handler<'getRun', Context> = async ({ params }, { deps, account }) => {
  const run = await findRun(deps.prisma, account.id, params.migration_id, params.run_id)
  return { status: 200, body: runReply(run) }
}
