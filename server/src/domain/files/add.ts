import { operationTable } from '../../../../generated/server/router.ts'
import type { File, Prisma } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../errors.ts'
import { enqueue } from '../queue/enqueue.ts'
import { readFileJob } from '../queue/jobs.ts'
import { recordEvents } from '../thread/record.ts'

/** A file whose bytes are in the blob store already, at `sourceKey(id)`. */
export interface StoredFile {
  id: string
  name: string
  size: number
  sha256: string
  content_type: string
  kind: 'csv' | 'spreadsheet' | 'document'
}

const { limits } = operationTable.uploadFiles

/** Everything of a file lies under this prefix in the blob store. */
export const filePrefix = (file_id: string): string => `files/${file_id}`

/** Where the bytes of a file lie as they were uploaded. */
export const sourceKey = (file_id: string): string => `${filePrefix(file_id)}/source`

const refuseOver = (name: 'files_per_run' | 'documents_per_run', before: number, added: number, what: string): void => {
  const total = before + added
  const limit = limits[name]
  if (total <= limit) return
  const room = limit > before ? `Upload at most ${limit - before} of these` : 'Upload into another migration'
  throw badRequest(`${name} is ${limit}, and this migration would have ${total} ${what}. ${room}.`)
}

/** Refuses a request with more files than one may have. */
export const refuseTooManyInRequest = (files: number): void => {
  const limit = limits.files_per_request
  if (files > limit) {
    throw badRequest(
      `files_per_request is ${limit}, and this request has ${files} files. Send them in several requests.`,
    )
  }
}

/** Refuses files that would take the migration over what one run may consume. */
const refuseTooManyInMigration = async (
  tx: Prisma.TransactionClient,
  migration_id: string,
  added: { files: number; documents: number },
): Promise<void> => {
  const files = await tx.file.count({ where: { migration_id } })
  refuseOver('files_per_run', files, added.files, 'files')
  if (added.documents === 0) return
  const documents = await tx.file.count({ where: { migration_id, kind: 'document' } })
  refuseOver('documents_per_run', documents, added.documents, 'PDF and Word documents')
}

/**
 * Adds files to a migration, all or none: their rows, the events in its thread, and the jobs that read them. The
 * migration's row is locked first, so that uploads at the same time can't pass the limits together.
 */
export const addFiles = (
  deps: Pick<Deps, 'prisma' | 'now'>,
  account_id: string,
  migration_id: string,
  files: readonly StoredFile[],
): Promise<File[]> =>
  transaction(deps, async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`
      SELECT FROM migration WHERE id = ${migration_id} AND account_id = ${account_id} FOR UPDATE`
    if (locked.length === 0) throw notFound('migration')
    const documents = files.filter(({ kind }) => kind === 'document').length
    await refuseTooManyInMigration(tx, migration_id, { files: files.length, documents })
    const created_at = deps.now()
    const added = await tx.file.createManyAndReturn({
      data: files.map((file) => ({ ...file, account_id, migration_id, created_at })),
    })
    await tx.migration.update({ where: { id: migration_id }, data: { updated_at: created_at } })
    await recordEvents(
      tx,
      account_id,
      migration_id,
      files.map(({ id, name }) => ({
        type: 'file.status' as const,
        actor: 'caller' as const,
        data: { file_id: id, name, status: 'pending', error: null },
      })),
    )
    for (const { id: file_id } of files) await enqueue(tx, readFileJob, { account_id, migration_id, file_id })
    return added.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  })
