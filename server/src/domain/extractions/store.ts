import type { Readable } from 'node:stream'
import { operationTable } from '../../../../generated/server/router.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, badRequest } from '../../errors.ts'
import { BlobTooLarge, gaveNoAnswer } from '../../storage/blob-store.ts'
import { putWithHead, recognize } from '../files/store.ts'
import { documentKey, extractionFolder } from './blobs.ts'

export const { file_bytes: DOCUMENT_BYTES } = operationTable.createExtraction.limits

/** A document whose bytes are in the blob store. */
export interface StoredDocument {
  id: string
  name: string
  size: number
}

/** Refuses (400) what is no document: told by its first bytes. */
export const requireDocument = (head: Buffer, name: string): void => {
  const { kind } = recognize(head, name, 'document')
  if (kind === 'document') return
  const is = kind === 'csv' ? 'plain or delimited text' : 'a spreadsheet'
  const advice = 'Send a PDF or a Word document (docx), or upload it to a migration.'
  throw badRequest(`${JSON.stringify(name)} is no document: it is ${is}. ${advice}`)
}

/** Removes a document that was stored and then refused, unless that is because of the store: then the sweep of blobs without a record finds it. */
export const discardDocument = async ({ blobs }: Pick<Deps, 'blobs'>, id: string, because?: unknown): Promise<void> => {
  if (!gaveNoAnswer(because)) await blobs.removeAll(extractionFolder(id))
}

/**
 * Streams a document into the blob store and looks at what it is. Refuses (413) one that is too large, and (400) what is no
 * document; then nothing of it is left.
 */
export const storeDocument = async (
  { blobs, newId }: Pick<Deps, 'blobs' | 'newId'>,
  name: string,
  content: Readable,
): Promise<StoredDocument> => {
  const id = newId('ext')
  const key = documentKey(id)
  try {
    const { size, head } = await putWithHead({ blobs }, key, content, DOCUMENT_BYTES)
    requireDocument(head, name)
    return { id, name, size }
  } catch (error) {
    await discardDocument({ blobs }, id, error)
    if (!(error instanceof BlobTooLarge)) throw error
    const sentence = `${JSON.stringify(name)} is larger than ${DOCUMENT_BYTES} bytes, the most that a document may have.`
    throw new ApiError(413, `${sentence} Split it, and send the parts.`, { cause: error })
  }
}
