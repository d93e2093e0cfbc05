import type { WebhookDelivery, WebhookEndpoint, WebhookMessage } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { outgoingOf } from '../fetch/addresses.ts'
import { enqueue } from '../queue/enqueue.ts'
import { deliverWebhookJob } from '../queue/jobs.ts'
import { hasWebhooks, validSecrets } from './endpoints.ts'
import { sendWebhook, type Sent } from './send.ts'
import { signedHeaders } from './sign.ts'

export interface DeliveryKey {
  account_id: string
  message_id: string
  endpoint_id: string
}

type Pending = WebhookDelivery & {
  message: WebhookMessage
  endpoint: WebhookEndpoint & { account: { region: string } }
}

/**
 * Makes one attempt at a delivery and writes down what came of it, together with the job of the next attempt where one is due.
 * Nothing happens when the delivery has ended. An attempt whose result was lost is made again: the receiver tells by `svix-id`.
 * Returns the attempt, or null.
 */
export const deliver = async (
  deps: Pick<Deps, 'prisma' | 'config' | 'now' | 'resolveHost'>,
  key: DeliveryKey,
  signal: AbortSignal,
): Promise<Sent | null> => {
  const pending = await findPending(deps, key)
  if (pending === null) return null
  const sent = await attempt(deps, pending, signal)
  await noteAttempt(deps, key, pending, sent)
  return sent
}

const findPending = (
  { prisma }: Pick<Deps, 'prisma'>,
  { account_id, message_id, endpoint_id }: DeliveryKey,
): Promise<Pending | null> =>
  prisma.webhookDelivery.findFirst({
    where: { account_id, message_id, endpoint_id, status: 'pending' },
    include: { message: true, endpoint: { include: { account: { select: { region: true } } } } },
  })

const attempt = (
  deps: Pick<Deps, 'config' | 'now' | 'resolveHost'>,
  { message, endpoint }: Pending,
  signal: AbortSignal,
): Promise<Sent> | Sent => {
  if (!hasWebhooks(deps, endpoint.account.region))
    return { status: null, error: 'The feature webhooks is not available in this region.', milliseconds: 0 }
  const at = deps.now()
  const headers = signedHeaders(message, validSecrets(endpoint, at), at)
  const { timeoutMs } = deps.config.webhooks
  return sendWebhook(
    { url: endpoint.url, headers, body: message.body },
    { outgoing: outgoingOf(deps), timeoutMs, signal },
  )
}

/** Only the first of two that made the same attempt writes. */
const noteAttempt = (
  deps: Pick<Deps, 'prisma' | 'config' | 'now'>,
  key: DeliveryKey,
  { attempt: before }: Pending,
  sent: Sent,
): Promise<void> =>
  transaction(deps, async (tx) => {
    const at = deps.now()
    const nextMs = deps.config.webhooks.delaysMs[before + 1]
    const failed = sent.error !== null
    const status = failed ? (nextMs === undefined ? 'failed' : 'pending') : 'delivered'
    const entry = JSON.stringify([{ at: at.toISOString(), ...sent }])
    const count = await tx.$executeRaw`
      UPDATE webhook_delivery
      SET status = ${status}, attempt = ${before + 1}::int, attempts = attempts || ${entry}::jsonb,
        ended_at = CASE WHEN ${status} = 'pending' THEN NULL ELSE ${at}::timestamptz END
      WHERE account_id = ${key.account_id} AND message_id = ${key.message_id} AND endpoint_id = ${key.endpoint_id}
        AND status = 'pending' AND attempt = ${before}::int`
    if (count > 0 && failed && nextMs !== undefined) await enqueue(tx, deliverWebhookJob, key, { afterMs: nextMs })
  })
