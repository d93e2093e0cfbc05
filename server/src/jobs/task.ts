import type { Task as QueueTask } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { transaction } from '../database/transaction.ts'
import { enqueue } from '../domain/queue/enqueue.ts'
import type { JobDefinition } from '../domain/queue/jobs.ts'
import { isOutOfReach } from '../storage/blob-store.ts'

export interface JobContext {
  deps: Deps
  /** Names the job and its subject. */
  log: Deps['log']
  /** Aborted when the worker stops: leave off, another worker takes the job over. */
  stopping: AbortSignal
}

/**
 * A kind of job: what the queue knows of it, and what is done. `run` must bear being run again from the start at any time, and
 * twice at once; it ends permanent failures itself by marking its subject failed, and throws what may pass.
 */
export interface Task<Payload> {
  job: JobDefinition<Payload>
  run: (payload: Payload, context: JobContext) => Promise<void>
  /** Marks the subject failed when no attempt is left. */
  giveUp: (payload: Payload, context: JobContext, cause: unknown) => Promise<void>
}

/** The task as graphile-worker calls it. */
export const queueTask =
  <Payload>(task: Task<Payload>, deps: Deps, stopping: AbortSignal): QueueTask =>
  async (raw, { job }) => {
    const payload = task.job.payload.parse(raw)
    const log = deps.log.child({ job: task.job.name, job_id: job.id, attempt: job.attempts, ...payload })
    const context: JobContext = { deps, log, stopping }
    const count = (outcome: 'done' | 'handed over' | 'postponed' | 'failed' | 'given up'): void =>
      deps.metrics.jobs.inc({ task: task.job.name, outcome })
    try {
      await task.run(payload, context)
      count('done')
    } catch (error) {
      if (stopping.aborted) {
        count('handed over')
        await enqueueAnew(task, payload, context, HAND_OVER_MS)
        return log.info('the worker stops; the job is left to another one')
      }
      if (isOutOfReach(error)) {
        count('postponed')
        log.warn({ err: error }, 'the blob store is out of reach; the job is tried again in a moment')
        return enqueueAnew(task, payload, context, POSTPONE_MS)
      }
      log.error({ err: error }, 'the job failed')
      const isLast = job.attempts >= job.max_attempts
      count(isLast ? 'given up' : 'failed')
      if (!isLast) throw error
      await task.giveUp(payload, context, error)
    }
  }

/** While a worker stops, a slot of it may still be asking for a job: this one must not come back to it, to lie there locked. */
const HAND_OVER_MS = 1_000

/** A job that could not reach the blob store waits so long before it tries again, however often. */
const POSTPONE_MS = 5_000

/** With all its attempts, so that they aren't used up by workers that come and go, or by an outage. */
const enqueueAnew = <Payload>(
  { job }: Task<Payload>,
  payload: Payload,
  { deps }: JobContext,
  afterMs: number,
): Promise<void> => transaction(deps, (tx) => enqueue(tx, job, payload, { afterMs }))
