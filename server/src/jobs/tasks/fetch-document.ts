import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Extraction } from '../../../../generated/prisma/client.ts'
import { documentKey, extractionFolder } from '../../domain/extractions/blobs.ts'
import { failExtraction, noteDocument } from '../../domain/extractions/outcome.ts'
import { UNDER_WAY } from '../../domain/extractions/state.ts'
import { DOCUMENT_BYTES, requireDocument } from '../../domain/extractions/store.ts'
import { outgoingOf } from '../../domain/fetch/addresses.ts'
import { lastingFetchReason, spentFetchReason } from '../../domain/fetch/errors.ts'
import { fetchFile, fileLimits, type FetchedFile } from '../../domain/fetch/fetch.ts'
import { headOf } from '../../domain/files/store.ts'
import { fetchDocumentJob } from '../../domain/queue/jobs.ts'
import type { JobContext, Task } from '../task.ts'

type Payload = { account_id: string; extraction_id: string }

/** Fetches the document of an extraction that was given as a URL. It goes on as an uploaded one does, or fails with the reason. */
export const fetchDocumentTask: Task<Payload> = {
  job: fetchDocumentJob,
  run: async (payload, context) => {
    const extraction = await findUnfetched(payload, context)
    if (extraction === null) return
    try {
      await fetchAndStore(extraction, payload, context)
    } catch (error) {
      const reason = lastingFetchReason(error)
      if (reason === null) throw error
      context.log.info({ err: error }, 'the document cannot be fetched; the extraction says why')
      await failExtraction(context.deps, extraction, reason)
    }
  },
  giveUp: ({ account_id, extraction_id }, { deps }, cause) =>
    failExtraction(deps, { id: extraction_id, account_id }, spentFetchReason(cause, 'document', 'send it as a file')),
}

const findUnfetched = ({ account_id, extraction_id }: Payload, { deps }: JobContext): Promise<Extraction | null> =>
  deps.prisma.extraction.findFirst({
    where: { id: extraction_id, account_id, status: { in: [...UNDER_WAY] }, size: null, source_url: { not: null } },
  })

/** Fetches into a local folder first: only a whole document that is still waited for goes to the blob store. */
const fetchAndStore = (extraction: Extraction, payload: Payload, context: JobContext): Promise<void> => {
  const { deps, stopping } = context
  const limits = { ...fileLimits, maxBytes: DOCUMENT_BYTES }
  const store = ({ name: given, content }: FetchedFile): Promise<void> =>
    deps.blobs.withWorkFolder(async (folder) => {
      const name = given ?? extraction.name
      const path = join(folder, 'fetched')
      await pipeline(content, createWriteStream(path))
      requireDocument(await headOf(path), name)
      if ((await findUnfetched(payload, context)) === null) return
      const { size } = await deps.blobs.putFile(documentKey(extraction.id), path)
      if (await noteDocument(deps, extraction, { name, size })) return
      // Ended meanwhile by whoever gave it up; what another attempt has stored is the same document.
      const kept = await deps.prisma.extraction.count({
        where: { id: extraction.id, account_id: extraction.account_id, status: { in: [...UNDER_WAY] } },
      })
      if (kept === 0) await deps.blobs.removeAll(extractionFolder(extraction.id))
    })
  return fetchFile(extraction.source_url ?? '', { outgoing: outgoingOf(deps), limits, signal: stopping }, store)
}
