import type { Task as QueueTask } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { transaction } from '../database/transaction.ts'
import { enqueue } from '../domain/queue/enqueue.ts'
import type { JobDefinition } from '../domain/queue/jobs.ts'

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
    const count = (outcome: 'done' | 'handed over' | 'failed' | 'given up'): void =>
      deps.metrics.jobs.inc({ task: task.job.name, outcome })
    try {
      await task.run(payload, context)
      count('done')
    } catch (error) {
      if (stopping.aborted) {
        count('handed over')
        return handOver(task, payload, context)
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

/** Enqueues the job anew, so that its attempts aren't used up by workers that come and go. */
const handOver = async <Payload>(
  { job }: Task<Payload>,
  payload: Payload,
  { deps, log }: JobContext,
): Promise<void> => {
  await transaction(deps, (tx) => enqueue(tx, job, payload, { afterMs: HAND_OVER_MS }))
  log.info('the worker stops; the job is left to another one')
}
