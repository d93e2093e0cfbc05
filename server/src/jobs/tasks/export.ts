import type { ExportJob } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import { exportFolder, exportKey } from '../../domain/exports/blobs.ts'
import { completeExport, failExport, takeUpExport } from '../../domain/exports/outcome.ts'
import { writeExport } from '../../domain/exports/write.ts'
import { exportJob } from '../../domain/queue/jobs.ts'
import { readManifest } from '../../domain/runs/result.ts'
import { EngineError } from '../../engine/model.ts'
import { ApiError, messages } from '../../errors.ts'
import { EngineCrash } from '../../engine/process/pool.ts'
import { BlobNotFound, hasNoRoom, type StoredBlob } from '../../storage/blob-store.ts'
import type { JobContext, Task } from '../task.ts'
import { watchExport, type ExportWatch } from '../watch-export.ts'

/** Makes the file of an export job; the job becomes completed, or failed with the reason. */
export const exportTask: Task<{ account_id: string; migration_id: string; export_id: string }> = {
  job: exportJob,
  run: async ({ account_id, migration_id, export_id }, context) => {
    const key = { id: export_id, account_id, migration_id }
    const taken = await transaction(context.deps, (tx) => takeUpExport(tx, key, context.deps.now()))
    if (taken) await workOn(taken, context)
  },
  giveUp: async ({ account_id, migration_id, export_id }, { deps }, cause) => {
    const broken = cause instanceof EngineCrash ? cause.message : 'The export broke off.'
    const reason = hasNoRoom(cause) ? `The export broke off: ${messages.lackedRoom}` : broken
    const key = { id: export_id, account_id, migration_id }
    await failExport(
      deps,
      key,
      `${reason} It was tried ${exportJob.attempts} times. Start another export; if that fails too, report ${export_id}.`,
    )
  },
}

const workOn = async (job: ExportJob, context: JobContext): Promise<void> => {
  const { deps, log, stopping } = context
  const watch = watchExport(deps, job, log, stopping)
  try {
    const stored = await write(job, watch, context)
    if (await completeExport(deps, job, stored)) await clearOtherAttempts(job, context)
    else await clearAttempt(job, exportKey(job), context)
  } catch (error) {
    if (stopping.aborted) throw error
    await clearAttempt(job, exportKey(job), context)
    if (watch.signal.aborted) return log.info('the export was taken over from this attempt')
    if (!(error instanceof EngineError)) throw error
    log.info({ cause: error.cause }, 'the export failed; its error says why')
    await failExport(deps, job, error.message, job.attempt)
  } finally {
    await watch.stop()
  }
}

const write = async (job: ExportJob, watch: ExportWatch, { deps }: JobContext): Promise<StoredBlob> => {
  const run = await deps.prisma.run.findFirstOrThrow({ where: { id: job.run_id, account_id: job.account_id } })
  try {
    const manifest = await readManifest(deps.blobs, run)
    return await writeExport(deps, { job, run, manifest }, { signal: watch.signal, onRows: watch.report })
  } catch (error) {
    // What lineage leads back to was deleted after the export had been started.
    if (error instanceof ApiError) throw new EngineError(error.message, { cause: error })
    if (!(error instanceof BlobNotFound)) throw error
    throw new EngineError(
      'The stored result that this export reads is no longer there. Generate and execute again, then start another export.',
      { cause: error },
    )
  }
}

/**
 * Removes what an attempt that came to nothing left. Asks the job first whether this attempt is the one that completed it: a commit
 * can have succeeded though its answer got lost. Leftovers cost space alone, so that failing here is no failure.
 */
const clearAttempt = async (
  { id, account_id, attempt }: ExportJob,
  key: string,
  { deps, log }: JobContext,
): Promise<void> => {
  try {
    const counts = await deps.prisma.exportJob.count({ where: { id, account_id, attempt, status: 'completed' } })
    if (counts === 0) await deps.blobs.remove(key)
  } catch (error) {
    log.warn({ err: error }, 'the file of an attempt could not be removed')
  }
}

/** Earlier attempts may have left a file when their worker died between writing it and telling so. */
const clearOtherAttempts = async (job: ExportJob, { deps, log }: JobContext): Promise<void> => {
  if (job.attempt === 1) return
  try {
    const keys = await deps.blobs.list(exportFolder(job.id))
    for (const key of keys) if (key !== exportKey(job)) await deps.blobs.remove(key)
  } catch (error) {
    log.warn({ err: error }, 'the files of earlier attempts could not be removed')
  }
}
