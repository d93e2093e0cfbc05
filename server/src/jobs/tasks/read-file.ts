import type { File, Prisma } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import { filePrefix, sourceKey } from '../../domain/files/add.ts'
import { readFileJob } from '../../domain/queue/jobs.ts'
import { lockMigration } from '../../domain/runs/state.ts'
import { toJsonList } from '../../domain/runs/stored-json.ts'
import { noteFileRead } from '../../domain/runs/take-up.ts'
import { recordEvents } from '../../domain/thread/record.ts'
import { EngineError, type SourceTable } from '../../engine/model.ts'
import { BlobNotFound } from '../../storage/blob-store.ts'
import type { JobContext, Task } from '../task.ts'

type Payload = { account_id: string; migration_id: string; file_id: string }

/** Reads an uploaded file into tables in a child process; the file becomes ready, or failed with the reason. */
export const readFileTask: Task<Payload> = {
  job: readFileJob,
  run: async (payload, context) => {
    const { account_id, migration_id, file_id } = payload
    const file = await context.deps.prisma.file.findFirst({ where: { id: file_id, account_id, migration_id } })
    if (!file) return clearDeleted(payload, context)
    if (file.status !== 'pending') return
    try {
      await endReading(payload, context, { status: 'ready', tables: toJsonList(await readTables(file, context)) })
    } catch (error) {
      if (error instanceof BlobNotFound && (await isDeleted(payload, context))) return
      if (!(error instanceof EngineError)) throw error
      context.log.info({ cause: error.cause }, 'the file cannot be read; its error says why')
      await endReading(payload, context, { status: 'failed', error: error.message })
    }
    if (await isDeleted(payload, context)) await clearDeleted(payload, context)
  },
  giveUp: (payload, context) =>
    endReading(payload, context, {
      status: 'failed',
      error:
        'The file could not be read: reading it broke off each time. Save it anew, as CSV for instance, and upload that.',
    }),
}

const isDeleted = async ({ account_id, migration_id, file_id }: Payload, { deps }: JobContext): Promise<boolean> =>
  (await deps.prisma.file.count({ where: { id: file_id, account_id, migration_id } })) === 0

/** The file was deleted before or while it was read: what the reading stored may have come after its bytes were removed. */
const clearDeleted = ({ file_id }: Payload, { deps }: JobContext): Promise<void> =>
  deps.blobs.removeAll(filePrefix(file_id))

/** The tables with `parquet` as a key of the blob store, where they lie from now on. */
const readTables = (file: File, { deps, stopping }: JobContext): Promise<SourceTable[]> => {
  const folder = `${filePrefix(file.id)}/tables`
  return deps.blobs.withLocalFile(sourceKey(file.id), (path) =>
    deps.blobs.withWorkFolder(async (workdir) => {
      const { tables } = await deps.engine.run('read', { path, name: file.name, workdir }, { signal: stopping })
      const stored: SourceTable[] = []
      for (const [index, table] of tables.entries()) {
        const parquet = `${folder}/${index}.parquet`
        await deps.blobs.putFile(parquet, table.parquet)
        stored.push({ ...table, parquet })
      }
      return stored
    }),
  )
}

type Ending = { status: 'ready'; tables: Prisma.InputJsonArray } | { status: 'failed'; error: string }

const MOST_CHARACTERS = 4_000

const endReading = (
  { account_id, migration_id, file_id }: Payload,
  { deps }: JobContext,
  ending: Ending,
): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockMigration(tx, account_id, migration_id)
    const error = ending.status === 'failed' ? ending.error.slice(0, MOST_CHARACTERS) : null
    const tables = ending.status === 'ready' ? ending.tables : []
    const [file] = await tx.file.updateManyAndReturn({
      where: { id: file_id, account_id, migration_id, status: 'pending' },
      data: { status: ending.status, tables, error },
    })
    if (!file) return
    const data = { file_id, name: file.name, status: file.status, tables: tables.length, error }
    await recordEvents(tx, account_id, migration_id, [{ type: 'file.status', actor: 'system', data }])
    await noteFileRead(tx, account_id, migration_id)
  })
