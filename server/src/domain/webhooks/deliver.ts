import type { WebhookEndpoint } from '../../../../generated/prisma/client.ts'
import { transaction, type Db } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { outgoingOf } from '../fetch/addresses.ts'
import { enqueue } from '../queue/enqueue.ts'
import { deliverWebhookJob } from '../queue/jobs.ts'
import { hasWebhooks, validSecrets } from './endpoints.ts'
import { sendWebhook, type Sent } from './send.ts'
import { signedHeaders } from './sign.ts'
import { handOver } from './svix.ts'

export interface DeliveryKey {
  account_id: string
  message_id: string
  endpoint_id: string
}

interface Pending extends Pick<WebhookEndpoint, 'url' | 'secret' | 'old_secrets'> {
  type: string
  body: string
  region: string
  /** Attempts before this one. */
  attempt: number
}

/**
 * Makes one attempt at a delivery and writes down what came of it, together with the job of the next attempt where one is due.
 * Nothing happens when the delivery has ended. An attempt whose result was lost is made again: the receiver tells by `svix-id`. Where
 * Svix delivers, an attempt is to hand the message over to it.
 * Returns the attempt, or null.
 */
export const deliver = async (
  deps: Pick<Deps, 'prisma' | 'config' | 'now' | 'resolveHost'>,
  key: DeliveryKey,
  signal: AbortSignal,
): Promise<Sent | null> => {
  const pending = await findPending(deps, key)
  if (pending === null) return null
  const sent = await attempt(deps, key, pending, signal)
  await noteAttempt(deps, key, pending.attempt, sent)
  return sent
}

const findPending = async (
  { prisma }: Pick<Deps, 'prisma'>,
  { account_id, message_id, endpoint_id }: DeliveryKey,
): Promise<Pending | null> => {
  const [pending] = await prisma.$queryRaw<Pending[]>`
    SELECT delivery.attempt, message.type, message.body, endpoint.url, endpoint.secret, endpoint.old_secrets, account.region
    FROM webhook_delivery delivery
    JOIN webhook_message message ON message.id = delivery.message_id
    JOIN webhook_endpoint endpoint ON endpoint.id = delivery.endpoint_id
    JOIN account ON account.id = delivery.account_id
    WHERE delivery.account_id = ${account_id} AND delivery.message_id = ${message_id}
      AND delivery.endpoint_id = ${endpoint_id} AND delivery.status = 'pending'`
  return pending ?? null
}

const attempt = (
  deps: Pick<Deps, 'config' | 'now' | 'resolveHost'>,
  key: DeliveryKey,
  { type, body, url, region, ...endpoint }: Pending,
  signal: AbortSignal,
): Promise<Sent> | Sent => {
  if (!hasWebhooks(deps, region))
    return { status: null, error: 'The feature webhooks is not available in this region.', milliseconds: 0 }
  const { svix, webhooks } = deps.config
  const { timeoutMs } = webhooks
  if (svix !== undefined)
    return handOver(svix, { ...key, url, secret: endpoint.secret, type, body }, { timeoutMs, signal })
  const at = deps.now()
  const headers = signedHeaders({ id: key.message_id, body }, validSecrets(endpoint, at), at)
  return sendWebhook({ url, headers, body }, { outgoing: outgoingOf(deps), timeoutMs, signal })
}

const noteAttempt = async (
  deps: Pick<Deps, 'prisma' | 'config' | 'now'>,
  key: DeliveryKey,
  before: number,
  sent: Sent,
): Promise<void> => {
  const at = deps.now()
  if (sent.error === null) return void (await writeAttempt(deps.prisma, key, before, { sent, at, status: 'delivered' }))
  const afterMs = deps.config.webhooks.delaysMs[before + 1]
  if (afterMs === undefined) return void (await writeAttempt(deps.prisma, key, before, { sent, at, status: 'failed' }))
  await transaction(deps, async (tx) => {
    const isFirst = await writeAttempt(tx, key, before, { sent, at, status: 'pending' })
    if (isFirst) await enqueue(tx, deliverWebhookJob, key, { afterMs })
  })
}

/** Of two that made the same attempt, only the first one writes. */
const writeAttempt = async (
  db: Db,
  { account_id, message_id, endpoint_id }: DeliveryKey,
  before: number,
  { sent, at, status }: { sent: Sent; at: Date; status: 'pending' | 'delivered' | 'failed' },
): Promise<boolean> => {
  const entry = JSON.stringify([{ at: at.toISOString(), ...sent }])
  const ended_at = status === 'pending' ? null : at
  const count = await db.$executeRaw`
    UPDATE webhook_delivery
    SET status = ${status}, attempt = ${before + 1}::int, attempts = attempts || ${entry}::jsonb, ended_at = ${ended_at}::timestamptz
    WHERE account_id = ${account_id} AND message_id = ${message_id} AND endpoint_id = ${endpoint_id}
      AND status = 'pending' AND attempt = ${before}::int`
  return count > 0
}
