import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { operationTable } from '../../../../generated/server/router.ts'
import { outgoingOf } from '../../domain/fetch/addresses.ts'
import { lastingFetchReason, spentFetchReason } from '../../domain/fetch/errors.ts'
import { fetchFile, fileLimits, type FetchedFile } from '../../domain/fetch/fetch.ts'
import { filePrefix, sourceKey, type StoredFile } from '../../domain/files/add.ts'
import type { FileKey } from '../../domain/files/delete.ts'
import { endFile, noteFetched } from '../../domain/files/outcome.ts'
import { headOf, recognize } from '../../domain/files/store.ts'
import { fetchFileJob } from '../../domain/queue/jobs.ts'
import type { JobContext, Task } from '../task.ts'

/** Fetches a file that was given as a URL. It goes on as an uploaded one does, or is failed with the reason. */
export const fetchFileTask: Task<FileKey> = {
  job: fetchFileJob,
  run: async (payload, context) => {
    const { deps } = context
    const file = await findUnfetched(payload, context)
    if (file === null) return
    try {
      const stored = await fetchAndStore(file, payload, context)
      if (stored !== null) await noteFetched(deps, payload, stored)
    } catch (error) {
      const reason = lastingFetchReason(error)
      if (reason === null) throw error
      context.log.info({ err: error }, 'the file cannot be fetched; its error says why')
      await endFile(deps, payload, { status: 'failed', error: reason })
    }
    await clearDeleted(payload, context)
  },
  giveUp: (payload, { deps }, cause) =>
    endFile(deps, payload, { status: 'failed', error: spentFetchReason(cause, 'file', 'upload it as a file') }),
}

interface Unfetched {
  name: string
  url: string
}

const findUnfetched = async (
  { account_id, migration_id, file_id }: FileKey,
  { deps }: JobContext,
): Promise<Unfetched | null> => {
  const file = await deps.prisma.file.findFirst({
    where: { id: file_id, account_id, migration_id, status: 'pending', sha256: null },
  })
  return file?.source_url ? { name: file.name, url: file.source_url } : null
}

/**
 * Fetches into a local folder first. Only a whole file that is still waited for goes to the blob store: an attempt that was
 * thought dead can't harm what a later one has stored.
 */
const fetchAndStore = (file: Unfetched, payload: FileKey, context: JobContext): Promise<StoredFile | null> => {
  const { deps, stopping } = context
  const limits = { ...fileLimits, maxBytes: operationTable.uploadFiles.limits.file_bytes }
  const store = ({ name: given, content }: FetchedFile): Promise<StoredFile | null> =>
    deps.blobs.withWorkFolder(async (folder) => {
      const name = given ?? file.name
      const path = join(folder, 'fetched')
      await pipeline(content, createWriteStream(path))
      const known = recognize(await headOf(path), name)
      if ((await findUnfetched(payload, context)) === null) return null
      const blob = await deps.blobs.putFile(sourceKey(payload.file_id), path)
      return { id: payload.file_id, name, ...blob, ...known }
    })
  return fetchFile(file.url, { outgoing: outgoingOf(deps), limits, signal: stopping }, store)
}

/** A file that was deleted meanwhile leaves nothing behind. */
const clearDeleted = async ({ account_id, migration_id, file_id }: FileKey, { deps }: JobContext): Promise<void> => {
  const there = await deps.prisma.file.count({ where: { id: file_id, account_id, migration_id } })
  if (there === 0) await deps.blobs.removeAll(filePrefix(file_id))
}
