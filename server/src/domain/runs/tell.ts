import type { Run } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { NewThreadEvent } from '../thread/event.ts'
import { recordEvents } from '../thread/record.ts'
import { lockMigration } from './state.ts'

/**
 * Tells the thread the run's first steps, while it is at work. Nothing is written when the run is no longer this attempt's, or
 * has told steps before: it went on after its questions, or after a worker that died.
 */
export const tellFirst = (
  deps: Pick<Deps, 'prisma'>,
  { id, account_id, migration_id, attempt }: Run,
  events: readonly NewThreadEvent[],
): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockMigration(tx, account_id, migration_id)
    const isOurs = await tx.run.count({ where: { id, account_id, attempt, status: 'running' } })
    const told = await tx.threadEvent.count({ where: { account_id, migration_id, run_id: id, type: 'step' } })
    if (isOurs > 0 && told === 0) await recordEvents(tx, account_id, migration_id, events)
  })
