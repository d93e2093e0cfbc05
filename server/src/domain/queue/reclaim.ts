import type { Deps } from '../../deps.ts'
import { transaction, type Tx } from '../../database/transaction.ts'
import { enqueue } from './enqueue.ts'
import {
  deliverWebhookJob,
  exportJob,
  extractJob,
  fetchDocumentJob,
  fetchFileJob,
  readFileJob,
  runJob,
} from './jobs.ts'

/** Any number will do; of the processes that use one database only one reclaims at a time. */
const reclaimLock = 7_305_112_010

export interface Subject {
  id: string
  account_id: string
  migration_id: string
}

export interface FileSubject extends Subject {
  /** Its bytes are there; else it is to be fetched. */
  fetched: boolean
}

/** An extraction; it belongs to no migration. */
export interface ExtractionSubject {
  id: string
  account_id: string
  /** Its document is there; else it is to be fetched. */
  fetched: boolean
}

export interface Reclaimed {
  /** Workers whose jobs were freed. */
  workers: string[]
  /** Runs, files, exports and extractions whose job was started as often as it may and never came to an end. */
  exhausted: { runs: Subject[]; files: FileSubject[]; exports: Subject[]; extractions: ExtractionSubject[] }
}

/**
 * Finds what dead workers left behind. Jobs that a worker holds which has been silent for `silenceMs` are freed for the others;
 * those that have no attempt left are reported for their subject to be failed. By the database's clock; every worker does this
 * every few seconds, so it goes from the few jobs to their subjects. Null when another process is at it.
 */
export const reclaim = (deps: Pick<Deps, 'prisma'>, silenceMs: number): Promise<Reclaimed | null> =>
  transaction(deps, async (tx) => {
    const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`SELECT pg_try_advisory_xact_lock(${reclaimLock}) AS taken`
    if (!lock?.taken) return null
    const workers = await freeJobsOfTheDead(tx, silenceMs / 1000)
    const exhausted = {
      runs: await exhaustedRuns(tx),
      files: await exhaustedFiles(tx),
      exports: await exhaustedExports(tx),
      extractions: await exhaustedExtractions(tx),
    }
    return { workers, exhausted }
  })

/**
 * Frees the jobs that a worker holds and isn't at: the answer to taking one up got lost, or its end could not be noted. Not those that it
 * took up within `silenceMs`: it may not know of them yet.
 */
export const freeForgotten = async (
  { prisma }: Pick<Deps, 'prisma'>,
  { worker, jobs }: { worker: string; jobs: readonly string[] },
  silenceMs: number,
): Promise<void> => {
  await prisma.$executeRaw`
    WITH freed AS (
      UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL
      WHERE locked_by = ${worker} AND id <> ALL (${jobs}::bigint[])
        AND locked_at < now() - make_interval(secs => ${silenceMs / 1000}::float8)
      RETURNING job_queue_id
    )
    UPDATE graphile_worker._private_job_queues queue SET locked_by = NULL, locked_at = NULL
    FROM freed WHERE queue.id = freed.job_queue_id AND queue.locked_by = ${worker}`
}

/**
 * Gives a job to every run, file, export, extraction and webhook that waits for one which isn't there, and returns them. A job and
 * what needs it are written together, so there are some only after somebody has tampered with the queue. Looks through all files: for once a minute.
 */
export const requeueLost = (
  deps: Pick<Deps, 'prisma'>,
): Promise<Reclaimed['exhausted'] & { webhooks: { id: string }[] }> =>
  transaction(deps, async (tx) => ({
    runs: await requeueRuns(tx),
    files: await requeueFiles(tx),
    exports: await requeueExports(tx),
    extractions: await requeueExtractions(tx),
    webhooks: await requeueWebhooks(tx),
  }))

const freeJobsOfTheDead = async (tx: Tx, silence: number): Promise<string[]> => {
  await tx.$executeRaw`DELETE FROM worker_heartbeat WHERE seen_at < now() - make_interval(secs => ${silence}::float8)`
  const dead = await tx.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs
    WHERE locked_by IS NOT NULL AND locked_at < now() - make_interval(secs => ${silence}::float8)
      AND locked_by NOT IN (SELECT id FROM worker_heartbeat)`
  const ids = dead.map(({ id }) => id)
  if (ids.length > 0) await tx.$executeRaw`SELECT graphile_worker.force_unlock_workers(${ids}::text[])`
  return ids
}

const exhaustedRuns = (tx: Tx): Promise<Subject[]> => tx.$queryRaw`
  SELECT run.id, run.account_id, run.migration_id FROM run JOIN graphile_worker.jobs job ON run.id = substr(job.key, 5)
  WHERE job.key LIKE 'run:%' AND run.status IN ('queued', 'running') AND job.locked_at IS NULL AND job.attempts >= job.max_attempts`

const exhaustedFiles = (tx: Tx): Promise<FileSubject[]> => tx.$queryRaw`
  SELECT file.id, file.account_id, file.migration_id, file.sha256 IS NOT NULL AS fetched
  FROM file JOIN graphile_worker.jobs job ON file.id = substr(job.key, 6)
  WHERE job.key LIKE 'file:%' AND file.status = 'pending' AND job.locked_at IS NULL AND job.attempts >= job.max_attempts`

const exhaustedExports = (tx: Tx): Promise<Subject[]> => tx.$queryRaw`
  SELECT export.id, export.account_id, export.migration_id
  FROM export_job export JOIN graphile_worker.jobs job ON export.id = substr(job.key, 8)
  WHERE job.key LIKE 'export:%' AND export.status IN ('pending', 'running') AND job.locked_at IS NULL
    AND job.attempts >= job.max_attempts`

const exhaustedExtractions = (tx: Tx): Promise<ExtractionSubject[]> => tx.$queryRaw`
  SELECT extraction.id, extraction.account_id, extraction.size IS NOT NULL AS fetched
  FROM extraction JOIN graphile_worker.jobs job ON extraction.id = substr(job.key, 12)
  WHERE job.key LIKE 'extraction:%' AND extraction.status IN ('pending', 'running') AND job.locked_at IS NULL
    AND job.attempts >= job.max_attempts`

/** A plan-making run that waits for files has no job by design: the last file's makes one. */
const requeueRuns = async (tx: Tx): Promise<Subject[]> => {
  const runs = await tx.$queryRaw<Subject[]>`
    SELECT run.id, run.account_id, run.migration_id FROM run
    WHERE run.status IN ('queued', 'running')
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs job WHERE job.key = 'run:' || run.id)
      AND NOT (run.kind <> 'execute' AND EXISTS (
        SELECT FROM file WHERE file.migration_id = run.migration_id AND file.status = 'pending'))`
  for (const { id: run_id, ...owner } of runs) await enqueue(tx, runJob, { ...owner, run_id })
  return runs
}

const requeueFiles = async (tx: Tx): Promise<FileSubject[]> => {
  const files = await tx.$queryRaw<FileSubject[]>`
    SELECT file.id, file.account_id, file.migration_id, file.sha256 IS NOT NULL AS fetched FROM file
    WHERE file.status = 'pending' AND NOT EXISTS (SELECT FROM graphile_worker.jobs job WHERE job.key = 'file:' || file.id)`
  for (const { id: file_id, account_id, migration_id, fetched } of files)
    await enqueue(tx, fetched ? readFileJob : fetchFileJob, { account_id, migration_id, file_id })
  return files
}

const requeueExports = async (tx: Tx): Promise<Subject[]> => {
  const exports = await tx.$queryRaw<Subject[]>`
    SELECT export.id, export.account_id, export.migration_id FROM export_job export
    WHERE export.status IN ('pending', 'running')
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs job WHERE job.key = 'export:' || export.id)`
  for (const { id: export_id, ...owner } of exports) await enqueue(tx, exportJob, { ...owner, export_id })
  return exports
}

const requeueExtractions = async (tx: Tx): Promise<ExtractionSubject[]> => {
  const extractions = await tx.$queryRaw<ExtractionSubject[]>`
    SELECT extraction.id, extraction.account_id, extraction.size IS NOT NULL AS fetched FROM extraction
    WHERE extraction.status IN ('pending', 'running')
      AND NOT EXISTS (SELECT FROM graphile_worker.jobs job WHERE job.key = 'extraction:' || extraction.id)`
  for (const { id: extraction_id, account_id, fetched } of extractions)
    await enqueue(tx, fetched ? extractJob : fetchDocumentJob, { account_id, extraction_id })
  return extractions
}

const requeueWebhooks = async (tx: Tx): Promise<{ id: string }[]> => {
  const lost = await tx.$queryRaw<{ account_id: string; message_id: string; endpoint_id: string }[]>`
    SELECT delivery.account_id, delivery.message_id, delivery.endpoint_id FROM webhook_delivery delivery
    WHERE delivery.status = 'pending' AND NOT EXISTS (
      SELECT FROM graphile_worker.jobs job WHERE job.key = 'webhook:' || delivery.message_id || ':' || delivery.endpoint_id)
    LIMIT 1000`
  for (const key of lost) await enqueue(tx, deliverWebhookJob, key)
  return lost.map(({ message_id: id }) => ({ id }))
}
