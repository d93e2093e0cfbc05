import type { Prisma } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../queue/enqueue.ts'
import { readFileJob } from '../queue/jobs.ts'
import { lockMigration } from '../runs/state.ts'
import { noteFileRead } from '../runs/take-up.ts'
import { recordEvents } from '../thread/record.ts'
import { refuseTooManyDocuments, type StoredFile } from './add.ts'
import type { FileKey } from './delete.ts'

type Ending = { status: 'ready'; tables: Prisma.InputJsonArray } | { status: 'failed'; error: string }

const MOST_CHARACTERS = 4_000

/** A pending file has been read, or it can't be fetched or read: its row and the thread say so, and a run that waits goes on. */
export const endFile = (
  deps: Pick<Deps, 'prisma'>,
  { account_id, migration_id, file_id }: FileKey,
  ending: Ending,
): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockMigration(tx, account_id, migration_id)
    const error = ending.status === 'failed' ? ending.error.slice(0, MOST_CHARACTERS) : null
    const tables = ending.status === 'ready' ? ending.tables : []
    const [file] = await tx.file.updateManyAndReturn({
      where: { id: file_id, account_id, migration_id, status: 'pending' },
      data: { status: ending.status, tables, error, source_url: null },
    })
    if (!file) return
    const data = { file_id, name: file.name, status: file.status, tables: tables.length, error }
    await recordEvents(tx, account_id, migration_id, [{ type: 'file.status', actor: 'system', data }])
    await noteFileRead(tx, account_id, migration_id)
  })

/**
 * The bytes of a file that was given as a URL lie in the blob store: its row tells what they are, and the job that reads them
 * follows. Nothing happens when it is no longer waited for. Refuses (400) one document too many.
 */
export const noteFetched = (
  deps: Pick<Deps, 'prisma'>,
  { account_id, migration_id, file_id }: FileKey,
  { name, size, sha256, content_type, kind }: StoredFile,
): Promise<void> =>
  transaction(deps, async (tx) => {
    await lockMigration(tx, account_id, migration_id)
    if (kind === 'document') await refuseTooManyDocuments(tx, migration_id, { added: 1 })
    const { count } = await tx.file.updateMany({
      where: { id: file_id, account_id, migration_id, status: 'pending', sha256: null },
      data: { name, size, sha256, content_type, kind, source_url: null },
    })
    if (count > 0) await enqueue(tx, readFileJob, { account_id, migration_id, file_id })
  })
