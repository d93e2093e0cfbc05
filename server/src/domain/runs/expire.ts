import type { Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import { transaction } from '../../database/transaction.ts'
import { failRunIn } from './outcome.ts'
import { changeRun, IN_FLIGHT, lockMigration } from './state.ts'

const DAY_MS = 86_400_000
const PATIENCE_DAYS = 7
const BATCH = 100

/**
 * Ends the runs that nobody has answered (failed) or approved (canceled) for 7 days, oldest first, and returns how many.
 * Previews that are being executed are spared.
 */
export const expireRuns = async (deps: Pick<Deps, 'prisma' | 'now'>): Promise<number> => {
  const before = new Date(deps.now().getTime() - PATIENCE_DAYS * DAY_MS)
  const blocked = await deps.prisma.run.findMany({
    where: { status: 'blocked', blocked_at: { lt: before } },
    orderBy: { blocked_at: 'asc' },
    take: BATCH,
  })
  for (const run of blocked) await failExpired(deps, run)
  const awaiting = await deps.prisma.run.findMany({
    where: {
      status: 'awaiting_approval',
      finished_at: { lt: before },
      migration: { is: { runs: { none: inFlight } } },
    },
    orderBy: { finished_at: 'asc' },
    take: BATCH,
  })
  for (const run of awaiting) await cancelExpired(deps, run)
  return blocked.length + awaiting.length
}

const inFlight = { status: { in: [...IN_FLIGHT] } }

/** Looks again under the lock: the answer may have come by now. */
const failExpired = (deps: Pick<Deps, 'prisma' | 'now'>, run: Run): Promise<void> =>
  transaction(deps, async (tx) => {
    const { id, account_id, migration_id, blocked_at } = run
    await lockMigration(tx, account_id, migration_id)
    if ((await tx.run.count({ where: { id, account_id, status: 'blocked', blocked_at } })) === 0) return
    await failRunIn(tx, run, `No answer came for ${PATIENCE_DAYS} days. Start a new run to go on.`, { at: deps.now() })
  })

/** Looks again under the lock: the preview may be executed or canceled by now. */
const cancelExpired = (deps: Pick<Deps, 'prisma' | 'now'>, { id, account_id, migration_id }: Run): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockMigration(tx, account_id, migration_id)
    if ((await tx.run.count({ where: { account_id, migration_id, ...inFlight } })) > 0) return
    await changeRun(tx, { id, account_id, migration_id }, { to: 'canceled', at: deps.now(), actor: 'system' })
  })
