import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEndpoint } from '../../server/src/domain/webhooks/endpoints.ts'
import { call } from '../support/call.ts'
import { executedMigration, exportThat, startExport } from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { customersTemplate, eventually, migrationWithFile, start } from '../support/runs.ts'
import { startSecondServer } from '../support/second-server.ts'
import { openReceiver } from '../support/webhook-receiver.ts'

const page = new URL('../../docs/operations.md', import.meta.url)

/** Samples by name and labels, as Prometheus' text format has them. */
const read = async (origin: string): Promise<Map<string, number>> => {
  const { status, headers, body } = await call('GET', `${origin}/metrics`)
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)])
  const lines = String(body)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1).replace('+Inf', 'Infinity')),
    ]),
  )
}

describe('metrics', () => {
  const service = useService({
    worker: true,
    templates: [customersTemplate],
    limits: { runs: 1_000 },
    config: { allowPrivateAddresses: true },
  })
  const shared = { id: '' }

  beforeAll(async () => {
    const receiver = await openReceiver()
    await createEndpoint(service.deps, service.account.id, receiver.url)
    shared.id = await executedMigration(service)
    const { job_id } = await startExport(service, shared.id, { slug: 'customers' })
    await exportThat(service, shared.id, job_id, 'completed')
    await eventually('the webhooks to be delivered', async () =>
      (await service.deps.prisma.webhookDelivery.count({ where: { status: 'pending' } })) === 0 ? true : null,
    )
    receiver.close()
  })

  /** What is read from the database may be told again for two seconds. */
  const eventuallyTold = (what: string, holds: (samples: Map<string, number>) => boolean, origin = service.origin) =>
    eventually(what, async () => {
      const samples = await read(origin)
      return holds(samples) ? samples : null
    })

  it('count requests by operation and status, and none by its address', async () => {
    await service.call('GET', '/templates')
    await service.call('GET', '/migrations/mig_0000000000')
    await service.call('GET', `/nowhere/${service.account.id}`)
    const samples = await eventuallyTold('the requests', (all) =>
      [
        'migration_request_duration_seconds_count{operation="listTemplates",status="200"}',
        'migration_request_duration_seconds_count{operation="getMigration",status="404"}',
        'migration_request_duration_seconds_count{operation="none",status="404"}',
      ].every((name) => (all.get(name) ?? 0) >= 1),
    )
    expect(
      samples.get('migration_request_duration_seconds_bucket{le="+Inf",operation="listTemplates",status="200"}'),
    ).toBe(samples.get('migration_request_duration_seconds_count{operation="listTemplates",status="200"}'))
  })

  it('tell the time of every stage, jobs and webhooks by their outcomes', async () => {
    // An attempt is counted once its outcome is written.
    const samples = await eventuallyTold(
      'the webhooks',
      (all) => (all.get('migration_webhook_attempts_total{outcome="delivered"}') ?? 0) >= 3,
    )
    for (const stage of ['read', 'profile', 'match', 'apply', 'check', 'write'])
      expect([stage, samples.get(`migration_stage_duration_seconds_count{stage="${stage}"}`)]).toEqual([
        stage,
        expect.toSatisfy((count) => count >= 1),
      ])
    expect(samples.get('migration_jobs_total{task="run",outcome="done"}')).toBeGreaterThanOrEqual(2)
  })

  it('tell runs, exports, webhooks and the queue out of the database, the same on every process', async () => {
    const second = await startSecondServer(service)
    try {
      for (const origin of [service.origin, new URL(second.url).origin]) {
        const samples = await eventuallyTold(
          'the end of all work',
          (all) => all.get('migration_runs{kind="execute",status="completed"}') === 1,
          origin,
        )
        expect(samples.get('migration_runs{kind="generate",status="completed"}')).toBe(1)
        expect(samples.get('migration_exports{format="csv",status="completed"}')).toBe(1)
        expect(samples.get('migration_webhook_deliveries{status="delivered"}')).toBeGreaterThanOrEqual(3)
        expect(samples.get('migration_database_up')).toBe(1)
        expect(samples.get('migration_worker_silence_seconds')).toBeLessThan(15)
      }
      const other = await read(new URL(second.url).origin)
      expect([...other.keys()].some((name) => name.startsWith('migration_stage_duration_seconds_count'))).toBe(false)
    } finally {
      await second.stop()
    }
  })

  it('count the streams that are open', async () => {
    const { id } = await service.newMigration()
    const before = (await read(service.origin)).get('migration_streams_open') ?? Number.NaN
    const leave = new AbortController()
    const reply = await fetch(`${service.url}/migrations/${id}/thread/stream`, {
      headers: { 'x-api-key': service.key },
      signal: leave.signal,
    })
    expect(reply.status).toBe(200)
    await eventuallyTold('one stream more', (all) => all.get('migration_streams_open') === before + 1)
    leave.abort()
    await eventuallyTold('as many streams as before', (all) => all.get('migration_streams_open') === before)
  })

  it('are all documented, with their labels, and tell of this process too', async () => {
    const text = await readFile(page, 'utf8')
    const documented = new Map(
      [...text.matchAll(/^\| `(migration_\w+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', labels = '']) => [
        name,
        labels.replaceAll('`', '').split(' ').filter(Boolean).toSorted(),
      ]),
    )
    const { body } = await call('GET', `${service.origin}/metrics`)
    const names = [...String(body).matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name)
    const ours = names.filter((name) => name.startsWith('migration_'))
    expect([...documented.keys()].toSorted()).toEqual(ours.toSorted())
    const samples = [...String(body).matchAll(/^(migration_\w+?)(?:_bucket|_sum|_count)?\{(.*)\}/gm)]
    const undocumented = samples.filter(([, name = '', inside = '']) => {
      const labels = [...inside.matchAll(/(\w+)="/g)].map(([, label = '']) => label).filter((label) => label !== 'le')
      return String(labels.toSorted()) !== String(documented.get(name))
    })
    expect(samples.length).toBeGreaterThan(10)
    expect(undocumented).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']))
  })

  it('hold no id of an account, a migration or a key', async () => {
    const { body } = await call('GET', `${service.origin}/metrics`)
    expect(body).not.toMatch(/acc_|mig_|run_|exp_|whe_|msk_/)
    expect(body).not.toContain(service.key.slice(4, 10))
  })
})

describe('metrics without a worker', () => {
  const service = useService({ templates: [customersTemplate] })

  it('tell how long the first job has waited, and that nobody has been heard of', async () => {
    const id = await migrationWithFile(service)
    await start(service, id)
    await service.deps.pool.query(`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 hour'`)
    const samples = await read(service.origin)
    expect(samples.get('migration_queue_jobs{task="read-file",state="waiting"}')).toBe(1)
    expect(samples.get('migration_queue_oldest_seconds{task="read-file"}')).toBeGreaterThanOrEqual(3_600)
    expect(samples.get('migration_worker_silence_seconds')).toBe(Number.POSITIVE_INFINITY)
  })
})
