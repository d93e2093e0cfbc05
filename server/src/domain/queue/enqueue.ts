import type { Tx } from '../../database/transaction.ts'
import type { JobDefinition } from './jobs.ts'

/**
 * Adds a job within the caller's transaction: it is there if and only if the change that needs it is. A waiting job of the
 * same key is replaced; one that runs already is left alone, and the new one runs beside it, so a task must bear that.
 */
export const enqueue = async <Payload>(tx: Tx, job: JobDefinition<Payload>, payload: Payload): Promise<void> => {
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      identifier => ${job.name}, payload => ${JSON.stringify(job.payload.parse(payload))}::json,
      max_attempts => ${job.attempts}::int, job_key => ${job.key(payload)})`
}
