import type pg from 'pg'
import { Gauge, Registry } from 'prom-client'
import { withTimeLimit } from '../time-limit.ts'

/** What the database knows of the whole service: the same numbers, whichever process tells them. */
interface Shared {
  runs: { kind: string; status: string; count: number }[]
  exports: { format: string; status: string; count: number }[]
  webhooks: { status: string; count: number }[]
  /** `waiting`: due and not taken up; `later`: due in the future; `failed`: no attempt is left. */
  jobs: { task: string; state: 'running' | 'waiting' | 'later' | 'failed'; count: number; oldest: number }[]
  /** Seconds since any worker's last sign of life; null when there is none. */
  silence: number | null
}

const statements = {
  runs: `SELECT kind, status, count(*)::int AS count FROM run GROUP BY kind, status`,
  exports: `SELECT format, status, count(*)::int AS count FROM export_job GROUP BY format, status`,
  webhooks: `SELECT status, count(*)::int AS count FROM webhook_delivery GROUP BY status`,
  jobs: `
    SELECT task_identifier AS task, state, count(*)::int AS count,
           COALESCE(extract(epoch FROM now() - min(run_at)), 0)::float8 AS oldest
    FROM (
      SELECT task_identifier, run_at,
             CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'failed'
                  WHEN run_at > now() THEN 'later' ELSE 'waiting' END AS state
      FROM graphile_worker.jobs
    ) job GROUP BY task, state`,
  silence: `SELECT extract(epoch FROM now() - max(seen_at))::float8 AS silence FROM worker_heartbeat`,
}

const read = async (pool: pg.Pool): Promise<Shared> => {
  const rows = async (name: keyof typeof statements) => (await pool.query({ text: statements[name] })).rows
  const silence = (await rows('silence')) as { silence: number | null }[]
  return {
    runs: await rows('runs'),
    exports: await rows('exports'),
    webhooks: await rows('webhooks'),
    jobs: await rows('jobs'),
    silence: silence[0]?.silence ?? null,
  }
}

const gauges = (registry: Registry) => {
  const gauge = <const Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames: [...labelNames], registers: [registry] })
  return {
    up: gauge('migration_database_up', '1 when the database answered just now, else 0'),
    runs: gauge('migration_runs', 'Runs by kind and status', ['kind', 'status']),
    exports: gauge('migration_exports', 'Export jobs by format and status', ['format', 'status']),
    webhooks: gauge('migration_webhook_deliveries', 'Webhook deliveries that are kept, by status', ['status']),
    jobs: gauge('migration_queue_jobs', 'Jobs in the queue by task and state', ['task', 'state']),
    oldest: gauge('migration_queue_oldest_seconds', 'How long the first job in the queue has been due', ['task']),
    silence: gauge('migration_worker_silence_seconds', "Time since any worker's last sign of life"),
  }
}

const registryOf = (shared: Shared | null): Registry => {
  const registry = new Registry()
  const { up, runs, exports, webhooks, jobs, oldest, silence } = gauges(registry)
  up.set(shared === null ? 0 : 1)
  for (const { count, ...labels } of shared?.runs ?? []) runs.set(labels, count)
  for (const { count, ...labels } of shared?.exports ?? []) exports.set(labels, count)
  for (const { count, ...labels } of shared?.webhooks ?? []) webhooks.set(labels, count)
  for (const { task, state, count, oldest: seconds } of shared?.jobs ?? []) {
    jobs.set({ task, state }, count)
    if (state === 'waiting') oldest.set({ task }, seconds)
  }
  // No worker has ever been there, or all have stopped in order: nobody has been heard of for longer than anybody waits.
  silence.set(shared === null || shared.silence === null ? Number.POSITIVE_INFINITY : shared.silence)
  return registry
}

/** For so long what was read is told again: however many ask, the database is asked seldom. */
const FRESH_MS = 2_000
const PATIENCE_MS = 5_000

/** The metrics that are read from the database. Without one they say just that. */
export const sharedMetrics = (pool: pg.Pool): (() => Promise<Registry>) => {
  let known: { at: number; registry: Promise<Registry> } | undefined
  return () => {
    const now = performance.now()
    if (known === undefined || now - known.at > FRESH_MS) {
      const registry = withTimeLimit(read(pool), PATIENCE_MS).then(registryOf, () => registryOf(null))
      known = { at: now, registry }
    }
    return known.registry
  }
}
