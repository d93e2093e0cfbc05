import type { Handler } from '../../../../generated/server/types.ts'
import { transaction } from '../../database/transaction.ts'
import { answerRun as answer, refuseTwice } from '../../domain/runs/answer.ts'
import { findRun } from '../../domain/runs/find.ts'
import { runReply } from '../../domain/runs/reply.ts'
import type { Context } from '../../http/context.ts'

export const answerRun: Handler<'answerRun', Context> = async (
  { params, body },
  { deps, account, key, spendHourlyBudget },
) => {
  const asked = await findRun(deps.prisma, account.id, params.migration_id, params.run_id)
  refuseTwice(body.answers)
  const run = await transaction(deps, async (tx) => {
    await spendHourlyBudget(tx)
    await answer(tx, { run: asked, answers: body.answers, key_id: key.id, at: deps.now() })
    return findRun(tx, account.id, asked.migration_id, asked.id)
  })
  return { status: 200, body: runReply(run) }
}
