import { transaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { UNDER_WAY } from '../exports/state.ts'
import { filePrefix } from '../files/add.ts'
import { IN_FLIGHT, lockMigration, PLAN_MAKING } from '../runs/state.ts'
import { sweepDue } from './due.ts'
import { removeResult } from './results.ts'

type Parts = Pick<Deps, 'prisma' | 'blobs' | 'config' | 'now' | 'log'>

interface Due {
  id: string
  account_id: string
}

/**
 * Deletes the source files and sheets of migrations that settled longer ago than they are kept, and returns of how many. The rows
 * stay and say so, before the data goes: a sweep that is cut off is done again by the next.
 */
export const sweepContents = (deps: Parts): Promise<number> => {
  const before = new Date(deps.now().getTime() - deps.config.fileRetentionMs)
  const find = (leave: readonly string[], take: number): Promise<Due[]> => deps.prisma.$queryRaw`
    SELECT id, account_id FROM migration
    WHERE status = 'settled' AND settled_at < ${before} AND swept_at IS NULL
      AND NOT id = ANY (${[...leave]}::text[])
    ORDER BY settled_at LIMIT ${take}::int`
  return sweepDue(deps.log, find, (due) => sweepOne(deps, due, before))
}

const sweepOne = async (deps: Parts, { id, account_id }: Due, before: Date): Promise<boolean> => {
  const marked = await transaction(deps, (tx) => mark(tx, deps, { id, account_id }, before))
  if (marked === null) return false
  for (const file_id of marked.files) await deps.blobs.removeAll(filePrefix(file_id))
  for (const run of marked.runs) await removeResult(deps.blobs, run, marked.result_run_id)
  // Unless it runs again by now, or has: then it is due again, later.
  const where = { id, account_id, status: 'settled', settled_at: { lt: before } }
  await deps.prisma.migration.updateMany({ where, data: { swept_at: deps.now() } })
  return true
}

/** Under the migration's lock, which a starting run takes too: nothing that is in flight reads what is marked here. */
const mark = async (tx: Tx, { now, config }: Parts, { id, account_id }: Due, before: Date) => {
  const { status, settled_at, result_run_id } = await lockMigration(tx, account_id, id)
  if (status !== 'settled' || settled_at === null || settled_at >= before) return null
  const mine = { account_id, migration_id: id }
  // A settled migration can be asked about: a run of kind clarify reads the preview and leaves it settled.
  if ((await tx.run.count({ where: { ...mine, status: { in: [...IN_FLIGHT] } } })) > 0) return null
  if ((await tx.exportJob.count({ where: { ...mine, status: { in: [...UNDER_WAY] } } })) > 0) return null
  const at = now()
  const days = Math.round(config.fileRetentionMs / 86_400_000)
  const error = `The file was deleted at ${at.toISOString()}, ${days} days after its migration had settled. Upload it again.`
  await tx.file.updateMany({ where: { ...mine, status: 'ready' }, data: { status: 'failed', tables: [], error } })
  const made = { ...mine, kind: { in: [...PLAN_MAKING] } }
  await tx.run.updateMany({ where: { ...made, swept_at: null }, data: { swept_at: at } })
  const files = await tx.file.findMany({ where: { ...mine, status: 'failed' }, select: { id: true } })
  const runs = await tx.run.findMany({ where: made, select: { id: true, attempt: true } })
  return { files: files.map((file) => file.id), runs, result_run_id }
}
