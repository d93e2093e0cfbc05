import { filePrefix } from '../../domain/files/add.ts'
import { removeFileBlobsJob } from '../../domain/queue/jobs.ts'
import type { Task } from '../task.ts'

/** Removes what lies in the blob store of a file that was deleted. A file that is there after all keeps everything. */
export const removeFileBlobsTask: Task<{ account_id: string; migration_id: string; file_id: string }> = {
  job: removeFileBlobsJob,
  run: async ({ account_id, migration_id, file_id }, { deps }) => {
    const kept = await deps.prisma.file.count({ where: { id: file_id, account_id, migration_id } })
    if (kept === 0) await deps.blobs.removeAll(filePrefix(file_id))
  },
  giveUp: async ({ file_id }, { log }, cause) => {
    log.error(
      { err: cause, prefix: filePrefix(file_id) },
      'the bytes of a deleted file are still there: remove them by hand',
    )
  },
}
