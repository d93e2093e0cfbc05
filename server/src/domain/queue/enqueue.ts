import type { Tx } from '../../database/transaction.ts'
import type { JobDefinition } from './jobs.ts'

/**
 * Adds a job within the caller's transaction: it is there if and only if the change that needs it is. A waiting job of the
 * same key is replaced; one that runs already is left alone, and the new one runs beside it, so a task must bear that.
 * With `afterMs` it starts that much later.
 */
export const enqueue = async <Payload>(
  tx: Tx,
  job: JobDefinition<Payload>,
  payload: Payload,
  { afterMs = 0 }: { afterMs?: number } = {},
): Promise<void> => {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${job.name}, payload => ${JSON.stringify(job.payload.parse(payload))}::json,
      queue_name => ${job.queue?.(payload) ?? null}::text, run_at => now() + make_interval(secs => ${afterMs / 1000}::float8),
      max_attempts => ${job.attempts}::int, job_key => ${job.key(payload)})`
}
