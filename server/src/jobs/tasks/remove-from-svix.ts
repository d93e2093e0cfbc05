import { removeFromSvixJob } from '../../domain/queue/jobs.ts'
import { removeFromSvix } from '../../domain/webhooks/svix.ts'
import type { Task } from '../task.ts'

/** Takes a webhook endpoint that was deleted here away from Svix too. */
export const removeFromSvixTask: Task<{ account_id: string; endpoint_id: string }> = {
  job: removeFromSvixJob,
  run: async ({ endpoint_id }, { deps, stopping }) => {
    const { svix, webhooks } = deps.config
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(webhooks.timeoutMs)])
    if (svix !== undefined) await removeFromSvix(svix, endpoint_id, signal)
  },
  giveUp: async ({ endpoint_id }, { log }, cause) => {
    log.error({ err: cause, endpoint_id }, 'a deleted webhook endpoint is still at Svix: remove its application there')
  },
}
