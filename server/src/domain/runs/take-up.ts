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
  const progress = starts[found.kind] ?? (await startOfWork(tx, key))
  const waiting = progress.stage === 'waiting_for_files'
  const data = { progress: { ...progress }, ...(waiting ? {} : { attempt: { increment: 1 } }) }
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
  const files = await filesRead(tx, key)
  const progress: Progress = { stage: 'waiting_for_files', ...files }
  await tx.run.updateMany({ where: key, data: { progress: { ...progress } } })
  if (files.done === files.total) await enqueue(tx, runJob, { account_id, migration_id, run_id: run.id })
}

/**
 * Runs that wait for no files: an execute begins with checking what was previewed, and counts the sheets once it knows them; a clarify
 * reads what is there.
 */
const starts: Readonly<Record<string, Progress>> = {
  execute: { stage: 'checking', done: 0, total: 0 },
  clarify: { stage: 'reading', done: 0, total: 0 },
}

/** How far a run is that makes a plan when its work begins: it waits for files, or all are read. */
export const startOfWork = async (tx: Tx, key: RunKey): Promise<Progress> => {
  const files = await filesRead(tx, key)
  return { stage: files.done < files.total ? 'waiting_for_files' : 'reading', ...files }
}

/** Of the migration's files, those that were read, be it in vain. */
const filesRead = async (tx: Tx, { account_id, migration_id }: RunKey): Promise<Pick<Progress, 'done' | 'total'>> => {
  const total = await tx.file.count({ where: { account_id, migration_id } })
  const pending = await tx.file.count({ where: { account_id, migration_id, status: 'pending' } })
  return { done: total - pending, total }
}
