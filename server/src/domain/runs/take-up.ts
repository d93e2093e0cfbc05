import type { Migration, Run } from '../../../../generated/prisma/client.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Progress } from '../../engine/model.ts'
import { enqueue } from '../queue/enqueue.ts'
import { runJob } from '../queue/jobs.ts'
import { changeRun, lockMigration, type RunKey } from './state.ts'

export interface TakenUp {
  run: Run
  migration: Migration
}

/**
 * A worker takes a run up: it becomes running, and this attempt is the one that counts from now on. Null when there is nothing
 * to do: the run has ended, waits for answers, or waits for files. Under the migration's lock, so that either this sees the
 * last file read, or the reader of that file sees the run waiting and wakes it (noteFileRead).
 */
export const takeUp = async (tx: Tx, key: RunKey, at: Date): Promise<TakenUp | null> => {
  const migration = await lockMigration(tx, key.account_id, key.migration_id)
  const found = await tx.run.findFirst({ where: { ...key, status: { in: ['queued', 'running'] } } })
  if (!found) return null
  if (found.status === 'queued') await changeRun(tx, key, { to: 'running', at, actor: 'system' })
  const waiting = found.kind === 'generate' ? await filesToWaitFor(tx, key) : null
  const data = waiting ? { progress: { ...waiting } } : { attempt: { increment: 1 }, progress: { ...started } }
  const [run] = await tx.run.updateManyAndReturn({ where: { ...key, status: 'running' }, data })
  return run && !waiting ? { run, migration } : null
}

/** A file of the migration has been read (or not): a run that waits for the files shows it, and goes on after the last. */
export const noteFileRead = async (tx: Tx, account_id: string, migration_id: string): Promise<void> => {
  const run = await tx.run.findFirst({
    where: { account_id, migration_id, status: 'running', progress: { path: ['stage'], equals: 'waiting_for_files' } },
  })
  if (!run) return
  const key = { id: run.id, account_id, migration_id }
  const waiting = await filesToWaitFor(tx, key)
  if (waiting) await tx.run.updateMany({ where: key, data: { progress: { ...waiting } } })
  else await enqueue(tx, runJob, { account_id, migration_id, run_id: run.id })
}

const started: Progress = { stage: 'reading', done: 0, total: 0 }

const filesToWaitFor = async (tx: Tx, { account_id, migration_id }: RunKey): Promise<Progress | null> => {
  const total = await tx.file.count({ where: { account_id, migration_id } })
  const pending = await tx.file.count({ where: { account_id, migration_id, status: 'pending' } })
  return pending === 0 ? null : { stage: 'waiting_for_files', done: total - pending, total }
}
