import type { File } from '../../../../generated/prisma/client.ts'
import { filePrefix, sourceKey } from '../../domain/files/add.ts'
import type { FileKey } from '../../domain/files/delete.ts'
import { endFile } from '../../domain/files/outcome.ts'
import { readFileJob } from '../../domain/queue/jobs.ts'
import { toJsonList } from '../../domain/runs/stored-json.ts'
import { EngineError, type SourceTable } from '../../engine/model.ts'
import { messages } from '../../errors.ts'
import { BlobNotFound, hasNoRoom } from '../../storage/blob-store.ts'
import type { JobContext, Task } from '../task.ts'

/** Reads an uploaded file into tables in a child process; the file becomes ready, or failed with the reason. */
export const readFileTask: Task<FileKey> = {
  job: readFileJob,
  run: async (payload, context) => {
    const { account_id, migration_id, file_id } = payload
    const file = await context.deps.prisma.file.findFirst({ where: { id: file_id, account_id, migration_id } })
    if (!file) return clearDeleted(payload, context)
    if (file.status !== 'pending') return
    try {
      await endFile(context.deps, payload, { status: 'ready', tables: toJsonList(await readTables(file, context)) })
    } catch (error) {
      if (error instanceof BlobNotFound && (await isDeleted(payload, context))) return
      if (!(error instanceof EngineError)) throw error
      context.log.info({ cause: error.cause }, 'the file cannot be read; its error says why')
      await endFile(context.deps, payload, { status: 'failed', error: error.message })
    }
    if (await isDeleted(payload, context)) await clearDeleted(payload, context)
  },
  giveUp: (payload, { deps }, cause) =>
    endFile(deps, payload, {
      status: 'failed',
      error: `The file could not be read: ${hasNoRoom(cause) ? messages.lackedRoom : brokeOff}`,
    }),
}

const brokeOff = 'reading it broke off each time. Save it anew, as CSV for instance, and upload that.'

const isDeleted = async ({ account_id, migration_id, file_id }: FileKey, { deps }: JobContext): Promise<boolean> =>
  (await deps.prisma.file.count({ where: { id: file_id, account_id, migration_id } })) === 0

/** The file was deleted before or while it was read: what the reading stored may have come after its bytes were removed. */
const clearDeleted = ({ file_id }: FileKey, { deps }: JobContext): Promise<void> =>
  deps.blobs.removeAll(filePrefix(file_id))

/** The tables with `parquet` as a key of the blob store, where they lie from now on. */
const readTables = (file: File, { deps, stopping }: JobContext): Promise<SourceTable[]> => {
  const folder = `${filePrefix(file.id)}/tables`
  return deps.blobs.withLocalFile(sourceKey(file.id), (path) =>
    deps.blobs.withWorkFolder(async (workdir) => {
      const limits = file.kind === 'document' ? { timeLimitMs: deps.config.documentMs } : {}
      const input = { path, name: file.name, workdir }
      const { tables, notes } = await deps.engine.run('read', input, {
        signal: stopping,
        owner: file.migration_id,
        ...limits,
      })
      const stored: SourceTable[] = []
      for (const [index, table] of tables.entries()) {
        const parquet = `${folder}/${index}.parquet`
        await deps.blobs.putFile(parquet, table.parquet)
        // What is said of the file as a whole is said with its first table.
        const said = [...(index === 0 ? notes : []), ...(table.notes ?? [])]
        stored.push({ ...table, parquet, ...(said.length === 0 ? {} : { notes: said }) })
      }
      return stored
    }),
  )
}
