import type { Run } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { BlobStore } from '../../storage/blob-store.ts'
import { manifestKey, runFolder } from '../runs/blobs.ts'

/** Refuses (410) a run whose result was deleted at the end of its retention. */
export const requireResult = <R extends Pick<Run, 'id' | 'swept_at'>>(run: R): R => {
  if (run.swept_at === null) return run
  throw new ApiError(
    410,
    `The result of run ${run.id} was deleted at ${run.swept_at.toISOString()}, when its retention ended. Upload the files again and start a new run.`,
  )
}

/** Reads of a run's result. Where it was deleted just then, what was thrown for that is the same refusal (410) as for whoever comes later. */
export const readingResult = async <T>(
  { prisma }: Pick<Deps, 'prisma'>,
  { id, account_id }: Pick<Run, 'id' | 'account_id'>,
  read: () => Promise<T>,
): Promise<T> => {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof ApiError)) requireResult(await prisma.run.findFirstOrThrow({ where: { id, account_id } }))
    throw error
  }
}

/** Removes what a run left in the blob store. The manifest of a result that was executed stays: the log reads its ledger. */
export const removeResult = async (
  blobs: BlobStore,
  run: Pick<Run, 'id' | 'attempt'>,
  result_run_id: string | null,
): Promise<void> => {
  if (run.id !== result_run_id) return blobs.removeAll(runFolder(run.id))
  const kept = manifestKey(run)
  for (const key of await blobs.list(runFolder(run.id))) if (key !== kept) await blobs.remove(key)
}
