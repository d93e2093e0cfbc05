import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { operationTable } from '../../../../generated/server/router.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { sniff } from '../../engine/read/sniff.ts'
import { ApiError, badRequest } from '../../errors.ts'
import { BlobTooLarge, gaveNoAnswer, type StoredBlob } from '../../storage/blob-store.ts'
import { lockMigration } from '../runs/state.ts'
import { filePrefix, sourceKey, type StoredFile } from './add.ts'

const { file_bytes } = operationTable.uploadFiles.limits

/** As much as telling the kinds of files apart takes. */
const headBytes = 65_536

/** The first bytes of a local file. */
export const headOf = async (path: string): Promise<Buffer> => {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** What a file is, told by its first bytes. Refuses (400) one that is empty or of a kind that can't be read. */
export const recognize = (
  head: Buffer,
  name: string,
  wanted: 'file' | 'document' = 'file',
): Pick<StoredFile, 'content_type' | 'kind'> => {
  if (head.length === 0) throw badRequest(`${JSON.stringify(name)} is empty: it has 0 bytes.`)
  const found = sniff(head, name, wanted)
  if ('refused' in found) throw badRequest(`${JSON.stringify(name)} can't be read: ${found.refused}`)
  return { content_type: found.content_type, kind: found.kind }
}

/** Streams content into the blob store, and keeps its beginning: nothing has to be fetched back to tell what it is. */
export const putWithHead = async (
  { blobs }: Pick<Deps, 'blobs'>,
  key: string,
  content: Readable,
  maxBytes: number,
): Promise<StoredBlob & { head: Buffer }> => {
  const head: Buffer[] = []
  let missing = headBytes
  const passing = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      if (missing > 0) head.push(Buffer.from(chunk.subarray(0, missing)))
      missing -= chunk.length
      yield chunk
    }
  }
  const stored = await blobs.put(key, Readable.from(passing(), { objectMode: false }), { maxBytes })
  return { ...stored, head: Buffer.concat(head) }
}

/**
 * Streams one file into the blob store and looks at what it is. Refuses (413) a file that is too large, and (400) one that
 * is empty or of a kind that can't be read; then nothing of it is left.
 */
export const storeFile = async (
  { blobs, newId }: Pick<Deps, 'blobs' | 'newId'>,
  name: string,
  content: Readable,
): Promise<StoredFile> => {
  const id = newId('file')
  const key = sourceKey(id)
  try {
    const { size, sha256, head } = await putWithHead({ blobs }, key, content, file_bytes)
    return { id, name, size, sha256, ...recognize(head, name) }
  } catch (error) {
    await discardFiles({ blobs }, [{ id }], error)
    if (!(error instanceof BlobTooLarge)) throw error
    const sentence = `${JSON.stringify(name)} is larger than ${file_bytes} bytes, the most that a file may have.`
    throw new ApiError(413, `${sentence} Split it, and upload the parts.`, { cause: error })
  }
}

/**
 * Removes files that were stored and then not added to a migration after all. A commit can have succeeded though its answer got lost: the
 * migration's lock is waited for, which an end in doubt still holds. Where that can't be found out they are left, for the sweep of blobs
 * that no record tells of.
 */
export const discardUnadded = async (
  deps: Pick<Deps, 'prisma' | 'blobs' | 'log'>,
  { account_id, migration_id }: { account_id: string; migration_id: string },
  files: readonly { id: string }[],
): Promise<void> => {
  try {
    const added = await transaction(deps, async (tx) => {
      await lockMigration(tx, account_id, migration_id)
      return tx.file.count({ where: { account_id, migration_id, id: { in: files.map(({ id }) => id) } } })
    })
    if (added === 0) await discardFiles(deps, files)
  } catch (error) {
    deps.log.warn({ err: error, migration_id }, 'files of an upload that failed could not be removed')
  }
}

/**
 * Removes files that nothing tells of, because of an error or not. Where that is that the store gives no answer, whoever waits for the reply doesn't wait
 * for the store again: the sweep of blobs that no record tells of finds them.
 */
export const discardFiles = async (
  { blobs }: Pick<Deps, 'blobs'>,
  files: readonly { id: string }[],
  because?: unknown,
): Promise<void> => {
  if (gaveNoAnswer(because)) return
  for (const { id } of files) await blobs.removeAll(filePrefix(id))
}
