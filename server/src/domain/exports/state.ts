import { transitions } from '../../../../generated/server/router.ts'
import type { components } from '../../../../generated/api.ts'
import type { ExportJob } from '../../../../generated/prisma/client.ts'
import type { Tx } from '../../database/transaction.ts'
import { lockMigration } from '../runs/state.ts'
import { recordEvents, type Actor, type NewThreadEvent } from '../thread/record.ts'
import { recordExportWebhooks } from '../webhooks/record.ts'

// The only place where an export job's status changes. Each change is guarded by the contract's table of transitions, takes the
// migration's row lock first, and is told to the thread in the same transaction.

export type ExportStatus = components['schemas']['ExportStatus']

/** Statuses of a job whose file is still to be made. */
export const UNDER_WAY = ['pending', 'running'] as const satisfies readonly ExportStatus[]

export interface ExportKey {
  id: string
  account_id: string
  migration_id: string
}

export type NewExport = ExportKey &
  Pick<ExportJob, 'run_id' | 'slugs' | 'format' | 'total_rows' | 'created_at' | 'expires_at'> & { lineage?: boolean }

export type ExportChange = {
  actor: Actor
  at: Date
  /** The attempt that asks for the change; when another one has taken the job up since, nothing happens. */
  attempt?: number
} & (
  | { to: 'running' }
  | { to: 'completed'; file_size: bigint; rows_processed: bigint; sha256: string; expires_at: Date }
  | { to: 'failed'; error: string; expires_at: Date }
)

const targets: Readonly<Record<ExportStatus, readonly ExportStatus[]>> = transitions.ExportStatus

const statuses = Object.keys(targets) as ExportStatus[]

/** The stored text as the contract's type; throws on anything that was not written here. */
export const exportStatusOf = (text: string): ExportStatus => {
  const status = statuses.find((known) => known === text)
  if (!status) throw new Error(`an export job has the unknown status ${text}`)
  return status
}

/** True when no transition leads on. */
export const hasEnded = (status: string): boolean => targets[exportStatusOf(status)].length === 0

/** Adds a pending job. */
export const insertExport = async (tx: Tx, fields: NewExport): Promise<ExportJob> => {
  const job = await tx.exportJob.create({ data: fields })
  await recordEvents(tx, job.account_id, job.migration_id, [statusEvent(job, 'caller')])
  return job
}

/**
 * Changes a job's status. Null when it is not where the change may start from, or belongs to a later attempt: then nothing was
 * written.
 */
export const changeExport = async (tx: Tx, key: ExportKey, change: ExportChange): Promise<ExportJob | null> => {
  const { to, actor, at, attempt, ...set } = change
  const migration = await lockMigration(tx, key.account_id, key.migration_id)
  const before = statuses.filter((status) => targets[status].includes(to))
  const { id, account_id, migration_id } = key
  const [job] = await tx.exportJob.updateManyAndReturn({
    where: {
      id,
      account_id,
      migration_id,
      status: { in: before },
      ...(attempt === undefined ? {} : { attempt }),
    },
    data: { ...set, status: to, ...(hasEnded(to) ? { finished_at: at } : {}) },
  })
  if (!job) return null
  await recordEvents(tx, account_id, migration_id, [statusEvent(job, actor)])
  await recordExportWebhooks(tx, migration, job, at)
  return job
}

const statusEvent = ({ id, status, error }: ExportJob, actor: Actor): NewThreadEvent => ({
  type: 'export.status',
  actor,
  data: { job_id: id, status, error },
})
