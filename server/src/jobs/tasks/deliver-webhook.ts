import { deliverWebhookJob } from '../../domain/queue/jobs.ts'
import { deliver, type DeliveryKey } from '../../domain/webhooks/deliver.ts'
import type { Task } from '../task.ts'

/** Sends a webhook message to an endpoint. That the endpoint refuses it is no failure of the job: the next attempt follows. */
export const deliverWebhookTask: Task<DeliveryKey> = {
  job: deliverWebhookJob,
  run: async (key, { deps, log, stopping }) => {
    const sent = await deliver(deps, key, stopping)
    if (sent?.error) log.info({ status: sent.status, reason: sent.error }, 'the endpoint did not take the webhook')
  },
  giveUp: async (_key, { log }, cause) => {
    log.error(
      { err: cause },
      'a webhook could not be attempted; it is enqueued again when its job has been cleared away',
    )
  },
}
