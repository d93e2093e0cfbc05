import type { ExportJob } from '../../../../generated/prisma/client.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { StoredBlob } from '../../storage/blob-store.ts'
import { lockMigration } from '../runs/state.ts'
import { changeExport, type ExportKey } from './state.ts'

type Parts = Pick<Deps, 'prisma' | 'now' | 'config'>

/**
 * A worker takes a job up: it becomes running, and this attempt is the one that counts from now on. Null when it has ended or is
 * not there.
 */
export const takeUpExport = async (tx: Tx, key: ExportKey, at: Date): Promise<ExportJob | null> => {
  await lockMigration(tx, key.account_id, key.migration_id)
  await changeExport(tx, key, { to: 'running', actor: 'system', at })
  const [job] = await tx.exportJob.updateManyAndReturn({
    where: { ...key, status: 'running' },
    data: { attempt: { increment: 1 }, rows_processed: 0 },
  })
  return job ?? null
}

const expiry = (at: Date, { config }: Parts): Date => new Date(at.getTime() + config.exportRetentionMs)

/** The attempt's file is there. False when the job isn't this attempt's any more. */
export const completeExport = async (parts: Parts, job: ExportJob, { size, sha256 }: StoredBlob): Promise<boolean> => {
  const at = parts.now()
  const completed = await transaction(parts, (tx) =>
    changeExport(tx, keyOf(job), {
      to: 'completed',
      actor: 'system',
      at,
      attempt: job.attempt,
      file_size: BigInt(size),
      rows_processed: job.total_rows,
      sha256,
      expires_at: expiry(at, parts),
    }),
  )
  return completed !== null
}

const MOST_CHARACTERS = 4_000

/** Ends a job with its reason, also one that no worker ever came to begin; with `attempt`, only while it is that attempt's. */
export const failExport = async (parts: Parts, key: ExportKey, reason: string, attempt?: number): Promise<void> => {
  const at = parts.now()
  const error = reason.slice(0, MOST_CHARACTERS)
  await transaction(parts, async (tx) => {
    if (attempt === undefined) await changeExport(tx, keyOf(key), { to: 'running', actor: 'system', at })
    await changeExport(tx, keyOf(key), {
      to: 'failed',
      actor: 'system',
      at,
      error,
      expires_at: expiry(at, parts),
      ...(attempt === undefined ? {} : { attempt }),
    })
  })
}

const keyOf = ({ id, account_id, migration_id }: ExportKey): ExportKey => ({ id, account_id, migration_id })
