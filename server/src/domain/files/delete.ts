import type { Tx } from '../../database/transaction.ts'
import { conflict, notFound } from '../../errors.ts'
import { enqueue } from '../queue/enqueue.ts'
import { removeFileBlobsJob } from '../queue/jobs.ts'
import { IN_FLIGHT, lockMigration } from '../runs/state.ts'
import { recordEvents } from '../thread/record.ts'

export interface FileKey {
  account_id: string
  migration_id: string
  file_id: string
}

/**
 * Takes a file out of a migration: its row goes, the thread is told, and a job removes its bytes once this is committed. 409
 * while a run is in flight; under the migration's lock, so that a run that starts meanwhile doesn't count on the file. The
 * job that reads a pending file finds it gone and does nothing.
 */
export const deleteFile = async (tx: Tx, { account_id, migration_id, file_id }: FileKey, at: Date): Promise<void> => {
  await lockMigration(tx, account_id, migration_id)
  const key = { id: file_id, account_id, migration_id }
  const file = await tx.file.findFirst({ where: key })
  if (!file) throw notFound('file')
  await refuseUnderRun(tx, account_id, migration_id)
  await tx.file.deleteMany({ where: key })
  await tx.migration.updateMany({ where: { id: migration_id, account_id }, data: { updated_at: at } })
  const data = { file_id, name: file.name, status: 'deleted', error: null }
  await recordEvents(tx, account_id, migration_id, [{ type: 'file.status', actor: 'caller', data }])
  await enqueue(tx, removeFileBlobsJob, { account_id, migration_id, file_id })
}

const refuseUnderRun = async (tx: Tx, account_id: string, migration_id: string): Promise<void> => {
  const run = await tx.run.findFirst({ where: { account_id, migration_id, status: { in: [...IN_FLIGHT] } } })
  if (!run) return
  const way =
    run.status === 'blocked' ? 'Answer its questions or cancel it first.' : 'Wait for its end or cancel it first.'
  throw conflict(`Run ${run.id} of this migration is ${run.status} and may read this file. ${way}`)
}
