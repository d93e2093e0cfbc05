import type { Run } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { UNDER_WAY } from '../exports/state.ts'
import { IN_FLIGHT, lockMigration } from '../runs/state.ts'
import { sweepDue } from './due.ts'
import { removeResult } from './results.ts'

type Parts = Pick<Deps, 'prisma' | 'blobs' | 'config' | 'now' | 'log'>

type Due = Pick<Run, 'id' | 'account_id' | 'migration_id' | 'attempt'>

/**
 * Deletes the results of previews that are neither awaiting approval nor what exports read, once they are older than files are kept,
 * and returns how many: a migration that is planned again and again holds what counts, and not all that ever was.
 */
export const sweepPreviews = (deps: Parts): Promise<number> => {
  const before = new Date(deps.now().getTime() - deps.config.fileRetentionMs)
  const find = (leave: readonly string[], take: number): Promise<Due[]> => deps.prisma.$queryRaw`
    SELECT run.id, run.account_id, run.migration_id, run.attempt
    FROM run JOIN migration ON migration.id = run.migration_id
    WHERE run.swept_at IS NULL AND run.plan_version IS NOT NULL AND run.kind <> 'execute' AND run.finished_at < ${before}
      AND run.id IS DISTINCT FROM migration.awaiting_run_id AND run.id IS DISTINCT FROM migration.result_run_id
      AND NOT run.id = ANY (${[...leave]}::text[])
    ORDER BY run.finished_at LIMIT ${take}::int`
  return sweepDue(deps.log, find, (due) => sweepOne(deps, due))
}

/** A result that is marked and not deleted, because the sweep was cut off, is found by the sweep of orphans. */
const sweepOne = async (deps: Parts, { id, account_id, migration_id, attempt }: Due): Promise<boolean> => {
  const isMarked = await transaction(deps, async (tx) => {
    const { awaiting_run_id, result_run_id } = await lockMigration(tx, account_id, migration_id)
    if (id === awaiting_run_id || id === result_run_id) return false
    const mine = { account_id, migration_id }
    if ((await tx.run.count({ where: { ...mine, status: { in: [...IN_FLIGHT] } } })) > 0) return false
    const reading = { ...mine, run_id: id, status: { in: [...UNDER_WAY] } }
    if ((await tx.exportJob.count({ where: reading })) > 0) return false
    await tx.run.updateMany({ where: { ...mine, id }, data: { swept_at: deps.now() } })
    return true
  })
  if (isMarked) await removeResult(deps.blobs, { id, attempt }, null)
  return isMarked
}
