import { operationTable } from '../../../../generated/server/router.ts'
import type { File } from '../../../../generated/prisma/client.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, notFound } from '../../errors.ts'
import { enqueue } from '../queue/enqueue.ts'
import { fetchFileJob, readFileJob } from '../queue/jobs.ts'
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

/** A file that a job will fetch. `name` is the end of the URL's path until then. */
export interface RemoteFile {
  id: string
  name: string
  source_url: string
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
  tx: Tx,
  migration_id: string,
  added: readonly (StoredFile | RemoteFile)[],
): Promise<void> => {
  const files = await tx.file.count({ where: { migration_id } })
  refuseOver('files_per_run', files, added.length, 'files')
  const documents = added.filter((file) => ('kind' in file ? file.kind === 'document' : namesDocument(file.name)))
  if (documents.length === 0) return
  const where = { migration_id, kind: null, status: 'pending' }
  const coming = (await tx.file.findMany({ where, select: { name: true } })).filter(({ name }) => namesDocument(name))
  await refuseTooManyDocuments(tx, migration_id, { coming: coming.length, added: documents.length })
}

/** Of a file that isn't there yet, its name tells at least what it is said to be. */
const namesDocument = (name: string): boolean => /\.(?:pdf|docx)$/i.test(name)

/** Refuses documents that would take the migration over what one run may consume, with those that are still `coming`. */
export const refuseTooManyDocuments = async (
  tx: Tx,
  migration_id: string,
  { coming = 0, added }: { coming?: number; added: number },
): Promise<void> => {
  const documents = await tx.file.count({ where: { migration_id, kind: 'document' } })
  refuseOver('documents_per_run', documents + coming, added, 'PDF and Word documents')
}

/**
 * Adds files to a migration, all or none: their rows, the events in its thread, and the jobs that fetch or read them. The
 * migration's row is locked first, so that uploads at the same time can't pass the limits together.
 */
export const addFiles = (
  deps: Pick<Deps, 'prisma' | 'now'>,
  account_id: string,
  migration_id: string,
  files: readonly (StoredFile | RemoteFile)[],
): Promise<File[]> =>
  transaction(deps, async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`
      SELECT FROM migration WHERE id = ${migration_id} AND account_id = ${account_id} FOR UPDATE`
    if (locked.length === 0) throw notFound('migration')
    await refuseTooManyInMigration(tx, migration_id, files)
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
    for (const file of files) {
      const job = 'source_url' in file ? fetchFileJob : readFileJob
      await enqueue(tx, job, { account_id, migration_id, file_id: file.id })
    }
    return added.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  })
