import type { Handler } from '../../../../generated/server/types.ts'
import { onPool } from '../../database/statement.ts'
import { readRun } from '../../domain/runs/find.ts'
import { runReply } from '../../domain/runs/reply.ts'
import type { Context } from '../../http/context.ts'

export const getRun: Handler<'getRun', Context> = async ({ params }, { deps, account }) => {
  const run = await readRun(onPool(deps.pool), account.id, params.migration_id, params.run_id)
  return { status: 200, body: runReply(run) }
}
