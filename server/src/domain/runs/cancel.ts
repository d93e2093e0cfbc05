import type { Run } from '../../../../generated/prisma/client.ts'
import type { Tx } from '../../database/transaction.ts'
import { conflict } from '../../errors.ts'
import { changeRun, IN_FLIGHT, lockMigration } from './state.ts'

/**
 * Cancels a run wherever it is; 409 when it has ended. The worker that is at it notices within a second. A preview that is
 * being executed takes its execute along: what nobody approves any more isn't applied.
 */
export const cancelRun = async (tx: Tx, run: Run, at: Date): Promise<void> => {
  const { account_id, migration_id } = run
  await lockMigration(tx, account_id, migration_id)
  const executing = await tx.run.findFirst({
    where: { account_id, migration_id, kind: 'execute', preview_run_id: run.id, status: { in: [...IN_FLIGHT] } },
  })
  for (const { id } of executing ? [executing, run] : [run]) {
    const canceled = await changeRun(tx, { id, account_id, migration_id }, { to: 'canceled', at, actor: 'caller' })
    if (id === run.id && canceled) return
  }
  const { status } = await tx.run.findFirstOrThrow({ where: { id: run.id, account_id } })
  throw conflict(
    `Run ${run.id} has ended already: it is ${status}. Only a run that is under way or awaits approval can be canceled.`,
  )
}
