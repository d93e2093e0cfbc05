import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { runFolder } from '../runs/blobs.ts'
import { IN_FLIGHT, lockMigration } from '../runs/state.ts'
import { sweepDue } from './due.ts'

type Parts = Pick<Deps, 'prisma' | 'blobs' | 'config' | 'now' | 'log'>

interface Due {
  id: string
  account_id: string
}

/**
 * Deletes the threads of migrations that settled longer ago than logs are kept, with the cells that questions showed and the ledger
 * of the executed result, and returns of how many. The migration keeps the number and hash of the last event: should it run
 * again, its thread goes on from there.
 */
export const sweepThreads = (deps: Parts): Promise<number> => {
  const before = new Date(deps.now().getTime() - deps.config.logRetentionMs)
  const find = (leave: readonly string[], take: number): Promise<Due[]> => deps.prisma.$queryRaw`
    SELECT id, account_id FROM migration
    WHERE status = 'settled' AND settled_at < ${before} AND swept_sequence < last_sequence
      AND NOT id = ANY (${[...leave]}::text[])
    ORDER BY settled_at LIMIT ${take}::int`
  return sweepDue(deps.log, find, (due) => sweepOne(deps, due, before))
}

const sweepOne = async (deps: Parts, { id, account_id }: Due, before: Date): Promise<boolean> => {
  // First, because the log's ledger may be read until its events go; a sweep that is cut off here is done again by the next.
  const ended = await deps.prisma.migration.findFirst({ where: { id, account_id }, select: { result_run_id: true } })
  const isSwept = await transaction(deps, async (tx) => {
    const migration = await lockMigration(tx, account_id, id)
    const { status, settled_at, last_sequence, last_hash } = migration
    if (status !== 'settled' || settled_at === null || settled_at >= before) return false
    const mine = { account_id, migration_id: id }
    if ((await tx.run.count({ where: { ...mine, status: { in: [...IN_FLIGHT] } } })) > 0) return false
    await tx.threadEvent.deleteMany({ where: { ...mine, sequence: { lte: last_sequence } } })
    await tx.$executeRaw`
      UPDATE question SET body = jsonb_set(body, '{evidence}', '[]') WHERE account_id = ${account_id} AND migration_id = ${id}`
    const data = { swept_sequence: last_sequence, swept_hash: last_hash }
    await tx.migration.updateMany({ where: { id, account_id }, data })
    return true
  })
  const result = ended?.result_run_id
  if (isSwept && result) {
    const swept = await deps.prisma.run.count({ where: { id: result, account_id, swept_at: { not: null } } })
    if (swept > 0) await deps.blobs.removeAll(runFolder(result))
  }
  return isSwept
}
