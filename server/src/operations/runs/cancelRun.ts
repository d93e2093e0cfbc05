import type { Handler } from '../../../../generated/server/types.ts'
import { transaction } from '../../database/transaction.ts'
import { cancelRun as cancel } from '../../domain/runs/cancel.ts'
import { findRun } from '../../domain/runs/find.ts'
import { runReply } from '../../domain/runs/reply.ts'
import type { Context } from '../../http/context.ts'

export const cancelRun: Handler<'cancelRun', Context> = async ({ params }, { deps, account }) => {
  const found = await findRun(deps.prisma, account.id, params.migration_id, params.run_id)
  const run = await transaction(deps, async (tx) => {
    await cancel(tx, found, deps.now())
    return findRun(tx, account.id, found.migration_id, found.id)
  })
  return { status: 200, body: runReply(run) }
}
