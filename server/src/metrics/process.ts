import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts of its own work. What all processes share is read from the database (metrics/shared.ts). */
export interface ProcessMetrics {
  registry: Registry
  requests: Histogram<'operation' | 'status'>
  streams: Gauge
  stages: Histogram<'stage'>
  jobs: Counter<'task' | 'outcome'>
  webhookAttempts: Counter<'outcome'>
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 300]
const stageSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600]

/** No label has an account, an id or a value of a cell: their values are few, and nobody's. docs/operations.md tells of each. */
export const createMetrics = (): ProcessMetrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'migration_request_duration_seconds',
      help: 'Requests from their first byte to the end of their reply',
      labelNames: ['operation', 'status'],
      buckets: requestSeconds,
      registers,
    }),
    streams: new Gauge({
      name: 'migration_streams_open',
      help: 'Streams of threads that are open in this process',
      registers,
    }),
    stages: new Histogram({
      name: 'migration_stage_duration_seconds',
      help: 'Time that a task of the engine spent in a stage',
      labelNames: ['stage'],
      buckets: stageSeconds,
      registers,
    }),
    jobs: new Counter({
      name: 'migration_jobs_total',
      help: 'Jobs that this process has worked on, by what came of it',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    webhookAttempts: new Counter({
      name: 'migration_webhook_attempts_total',
      help: 'Attempts of this process to deliver a webhook, by what came of it',
      labelNames: ['outcome'],
      registers,
    }),
  }
}
