import type { Handler } from '../../../../generated/server/types.ts'
import { transaction } from '../../database/transaction.ts'
import { findMigration } from '../../domain/migrations/find.ts'
import { runReply } from '../../domain/runs/reply.ts'
import { readPlan } from '../../domain/runs/result.ts'
import { readRunRequest, startRun as start } from '../../domain/runs/start.ts'
import type { Context } from '../../http/context.ts'

export const startRun: Handler<'startRun', Context> = async (
  { params, body },
  { deps, account, spendHourlyBudget },
) => {
  const { id: migration_id } = await findMigration(deps.prisma, account.id, params.migration_id)
  const request = await readRunRequest(body)
  const run = await transaction(deps, (tx) =>
    start(tx, {
      account,
      migration_id,
      run_id: deps.newId('run'),
      request,
      at: deps.now(),
      spendBudget: spendHourlyBudget,
      readPlan: (planned) => readPlan(deps.blobs, planned),
    }),
  )
  return { status: 201, body: runReply({ ...run, questions: [] }) }
}
