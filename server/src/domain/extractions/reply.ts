import type { components } from '../../../../generated/api.ts'
import type { Extraction } from '../../../../generated/prisma/client.ts'
import type { Deps } from '../../deps.ts'
import type { ExtractedDocument } from '../../engine/extract/model.ts'
import { BlobNotFound } from '../../storage/blob-store.ts'
import { extractionKey } from './blobs.ts'
import { gone } from './find.ts'
import { extractionStatusOf } from './state.ts'

type Reply = components['schemas']['Extraction']

/** What an extraction shows before it is completed. */
const nothing: Pick<Reply, 'text' | 'tables' | 'fields'> = { text: null, tables: [], fields: [] }

/** An extraction as its poller sees it, with what was read once it is completed. */
export const extractionReply = async ({ blobs }: Pick<Deps, 'blobs'>, extraction: Extraction): Promise<Reply> => ({
  extraction_id: extraction.id,
  status: extractionStatusOf(extraction.status),
  template_slug: extraction.template_slug,
  document: {
    name: extraction.name,
    pages: extraction.pages,
    size: extraction.size === null ? null : Number(extraction.size),
  },
  ...(extraction.status === 'completed' ? await storedResult(blobs, extraction) : nothing),
  error: extraction.error,
  created_at: extraction.created_at.toISOString(),
  expires_at: extraction.expires_at.toISOString(),
})

/** The result as the engine wrote it, which the contract's limits bound. */
const storedResult = async (blobs: Deps['blobs'], extraction: Extraction): Promise<typeof nothing> => {
  try {
    const pieces: Buffer[] = []
    for await (const piece of await blobs.open(extractionKey(extraction))) pieces.push(piece as Buffer)
    const { text, tables, fields } = JSON.parse(Buffer.concat(pieces).toString('utf8')) as ExtractedDocument
    return { text, tables, fields }
  } catch (error) {
    // A sweep that began between the look at the row and this one has taken it.
    throw error instanceof BlobNotFound ? gone(extraction) : error
  }
}
