import { v7 } from 'uuid'
import type { ExportJob, Migration, Run } from '../../../../generated/prisma/client.ts'
import type { operations } from '../../../../generated/api.ts'
import type { Tx } from '../../database/transaction.ts'
import { enqueue } from '../queue/enqueue.ts'
import { deliverWebhookJob } from '../queue/jobs.ts'

type BodyOf<Type extends keyof operations> = operations[Type] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

type RunEventType = 'run.blocked' | 'run.awaiting_approval' | 'run.completed' | 'run.failed'
type ExportEventType = 'workbook.export.completed' | 'workbook.export.failed'

/** What is told, as the contract has it: type, time and data. */
export type WebhookEvent = BodyOf<RunEventType> | BodyOf<ExportEventType>

/**
 * Writes an event for every endpoint of the account, with the jobs that deliver it, within the caller's transaction: it is sent if
 * and only if the change that it tells of is committed. Its body is serialised here, once.
 */
export const recordWebhooks = async (tx: Tx, account_id: string, event: WebhookEvent): Promise<void> => {
  // Locked, so that none of them is deleted before its delivery is written.
  const endpoints = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM webhook_endpoint WHERE account_id = ${account_id} ORDER BY id FOR KEY SHARE`
  if (endpoints.length === 0) return
  const message_id = `msg_${v7().replaceAll('-', '')}`
  const { type, timestamp } = event
  const body = JSON.stringify(event)
  await tx.webhookMessage.create({
    data: { id: message_id, account_id, type, body, created_at: new Date(timestamp) },
  })
  await tx.webhookDelivery.createMany({
    data: endpoints.map(({ id: endpoint_id }) => ({ message_id, endpoint_id, account_id })),
  })
  for (const { id: endpoint_id } of endpoints)
    await enqueue(tx, deliverWebhookJob, { account_id, message_id, endpoint_id })
}

const runEvents: Record<string, RunEventType> = {
  blocked: 'run.blocked',
  awaiting_approval: 'run.awaiting_approval',
  completed: 'run.completed',
  failed: 'run.failed',
}

/** Tells the account's endpoints what became of a run, for the statuses that are told. */
export const recordRunWebhooks = async (
  tx: Tx,
  { external_id }: Pick<Migration, 'external_id'>,
  { id: run_id, account_id, migration_id, kind, status, error }: Run,
  at: Date,
): Promise<void> => {
  const type = runEvents[status]
  if (type === undefined) return
  const data = { migration_id, external_id, run_id, kind, status, error }
  await recordWebhooks(tx, account_id, { type, timestamp: at.toISOString(), data } as BodyOf<RunEventType>)
}

const exportEvents: Record<string, ExportEventType> = {
  completed: 'workbook.export.completed',
  failed: 'workbook.export.failed',
}

/** The same for an export job. */
export const recordExportWebhooks = async (
  tx: Tx,
  { external_id }: Pick<Migration, 'external_id'>,
  { id: job_id, account_id, migration_id, status, format, total_rows, file_size, error }: ExportJob,
  at: Date,
): Promise<void> => {
  const type = exportEvents[status]
  if (type === undefined) return
  const sizes = { total_rows: Number(total_rows), file_size: file_size === null ? null : Number(file_size) }
  const data = { migration_id, external_id, job_id, status, format, ...sizes, error }
  await recordWebhooks(tx, account_id, { type, timestamp: at.toISOString(), data } as BodyOf<ExportEventType>)
}
