import { transaction } from '../../database/transaction.ts'
import { enqueue } from '../../domain/queue/enqueue.ts'
import { deliverWebhookJob } from '../../domain/queue/jobs.ts'
import { deliver, type DeliveryKey } from '../../domain/webhooks/deliver.ts'
import { paced } from '../../domain/webhooks/pace.ts'
import type { Sent } from '../../domain/webhooks/send.ts'
import type { Task } from '../task.ts'

/** When an attempt is made that a slow endpoint has no place for. */
const LATER_MS = 15_000

const outcomeOf = ({ status, error }: Sent): string => {
  if (error === null) return 'delivered'
  return status === null ? 'unreachable' : 'refused'
}

/** Sends a webhook message to an endpoint. That the endpoint refuses it is no failure of the job: the next attempt follows. */
export const deliverWebhookTask: Task<DeliveryKey> = {
  job: deliverWebhookJob,
  run: async (key, { deps, log, stopping }) => {
    const { timeoutMs } = deps.config.webhooks
    const outcome = await paced(key.endpoint_id, timeoutMs, () => deliver(deps, key, stopping))
    if (outcome === null) {
      await transaction(deps, (tx) => enqueue(tx, deliverWebhookJob, key, { afterMs: LATER_MS }))
      return
    }
    if (outcome.made === null) return
    deps.metrics.webhookAttempts.inc({ outcome: outcomeOf(outcome.made) })
    if (outcome.made.error !== null)
      log.info({ status: outcome.made.status, reason: outcome.made.error }, 'the endpoint did not take the webhook')
  },
  giveUp: async (_key, { log }, cause) => {
    log.error(
      { err: cause },
      'a webhook could not be attempted; it is enqueued again when its job has been cleared away',
    )
  },
}
