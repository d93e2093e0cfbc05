/** The client against the real service: what only the two together can show. */
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { ApiError, RateLimitError, RunInProgressError, RunLimitError, WaitTimeoutError, createClient } from '#client'
import type { Client } from '#client'
import { useService } from '../support/harness.ts'

const failure = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('expected a rejection')
    },
    (error: unknown) => error,
  )

/** Seven customers; the dates can be read both ways, so that a run has something to ask. */
const customers = (date: (day: number) => string) => ({
  name: 'customers.csv',
  data: [
    'customer_id,name,status,since',
    ...Array.from({ length: 7 }, (_, i) => `C-100${i},Person ${'ABCDEFG'[i]},active,${date(i + 1)}`),
  ].join('\r\n'),
})
const ambiguous = customers((day) => `0${day}/0${8 - day}/2024`)
const clear = customers((day) => `2024-05-0${day}`)

const newMigration = async (client: Client, ...files: { name: string; data: string }[]): Promise<string> => {
  const { id } = await client.createMigration({ template_slugs: ['customers'] })
  if (files.length > 0) await client.upload(id, files)
  return id
}

describe('with a worker', () => {
  const service = useService({ worker: true })
  let client: Client

  beforeAll(async () => {
    await service.importTemplates()
    client = createClient({ baseUrl: service.url, apiKey: service.key })
  })

  test('reads the catalog', async () => {
    const { templates } = await client.listTemplates()
    expect(templates.map(({ slug }) => slug).toSorted()).toEqual(['customers', 'orders', 'products'])
    expect((await client.getTemplate('orders')).columns).toHaveLength(7)
  })

  test('creates a migration once per external_id, and lists it', async () => {
    const first = await client.createMigration({ external_id: 'once', name: 'First' })
    const again = await client.createMigration({ external_id: 'once', name: 'Second' })
    expect(again).toEqual(first)
    expect((await client.listMigrations({ external_id: 'once' })).migrations).toEqual([first])
    expect(await client.getMigration(first.id)).toEqual(first)
  })

  test('an unknown key is an ApiError 401, an unknown migration 404', async () => {
    const stranger = createClient({ baseUrl: service.url, apiKey: 'msk_unknown' })
    expect(await failure(stranger.listTemplates())).toMatchObject({ name: 'ApiError', status: 401 })
    const error = await failure(client.getMigration('mig_none'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 404, method: 'GET', limits: { retryAfterSeconds: null } })
    expect((error as ApiError).limits.limit).toBeGreaterThan(0)
  })

  test('uploads more files than one request takes, in order', async () => {
    const id = await newMigration(client)
    const names = Array.from({ length: 30 }, (_, i) => `part-${String(i).padStart(2, '0')}.csv`)
    const uploaded = await client.upload(
      id,
      names.map((name) => ({ name, data: clear.data })),
    )
    expect(uploaded.map(({ name }) => name)).toEqual(names)
    expect((await client.listFiles(id, { limit: 1000 })).files).toHaveLength(30)
  })

  test('waits until blocked, awaiting approval, and completed', async () => {
    const id = await newMigration(client, ambiguous)
    const { run_id } = await client.startRun(id, { kind: 'generate' })
    const stages: string[] = []
    const blocked = await client.waitForRun(id, run_id, { onProgress: ({ progress }) => stages.push(progress.stage) })
    expect(blocked.status).toBe('blocked')
    expect(stages.length).toBeGreaterThan(0)

    const inFlight = await failure(client.startRun(id, { kind: 'generate' }))
    expect(inFlight).toBeInstanceOf(RunInProgressError)
    expect(inFlight).toMatchObject({ status: 409, run_id })

    const answers = blocked.questions.map(({ question_id, options }) => ({ question_id, value: options[0]!.value }))
    await client.answerRun(id, run_id, answers)
    const awaiting = await client.waitForRun(id, run_id)
    expect(awaiting.status).toBe('awaiting_approval')

    const { digest, sheets } = await client.getPreview(id)
    expect(sheets).toMatchObject([{ slug: 'customers', total: 7 }])
    expect(await failure(client.startRun(id, { kind: 'execute', digest: '0'.repeat(64) }))).toMatchObject({
      status: 409,
    })
    const execute = await client.startRun(id, { kind: 'execute', digest })
    expect(await client.waitForRun(id, execute.run_id)).toMatchObject({ status: 'completed', digest })
    // A run that has ended is there at once.
    expect((await client.waitForRun(id, run_id, { timeoutMs: 0 })).status).toBe('completed')
    expect((await client.listRuns(id)).runs.map((run) => run.run_id)).toEqual([execute.run_id, run_id])
  })

  test('waits until canceled', async () => {
    const id = await newMigration(client, ambiguous)
    const { run_id } = await client.startRun(id, { kind: 'generate' })
    await client.waitForRun(id, run_id)
    await client.cancelRun(id, run_id)
    expect((await client.waitForRun(id, run_id)).status).toBe('canceled')
  })

  test('waits until failed, with the reason', async () => {
    const workbook = await readFile(new URL('../../scripts/demo/files/orders.xlsx', import.meta.url))
    const id = await newMigration(client)
    // Longer than the head by which an upload is told: only reading it shows that its end is missing.
    await client.upload(id, [{ name: 'cut-off.xlsx', data: workbook.subarray(0, 90_000) }])
    const { run_id } = await client.startRun(id, { kind: 'generate' })
    const run = await client.waitForRun(id, run_id)
    expect(run.status).toBe('failed')
    expect(run.error).toMatch(/\w/)
  })
})

describe('without a worker', () => {
  const service = useService()
  let client: Client

  beforeAll(async () => {
    await service.importTemplates()
    client = createClient({ baseUrl: service.url, apiKey: service.key })
  })

  test('a wait ends with its time, with its signal, and with the run’s cancellation', async () => {
    const id = await newMigration(client, clear)
    const { run_id } = await client.startRun(id, { kind: 'generate' })
    const late = await failure(client.waitForRun(id, run_id, { timeoutMs: 100 }))
    expect(late).toBeInstanceOf(WaitTimeoutError)
    expect(late).toMatchObject({ run: { run_id, status: 'queued' } })
    expect(await failure(client.waitForRun(id, run_id, { signal: AbortSignal.abort(new Error('no')) }))).toMatchObject({
      message: 'no',
    })
    const wait = client.waitForRun(id, run_id)
    await client.cancelRun(id, run_id)
    expect((await wait).status).toBe('canceled')
  })

  test('a fourth run in progress is refused with the three that are', async () => {
    const account = await service.newAccount()
    await service.importTemplates(account.id)
    const own = createClient({ baseUrl: service.url, apiKey: account.key })
    const started: string[] = []
    for (let i = 0; i < 3; i++) {
      started.push((await own.startRun(await newMigration(own, clear), { kind: 'generate' })).run_id)
    }
    const error = await failure(own.startRun(await newMigration(own, clear), { kind: 'generate' }))
    expect(error).toBeInstanceOf(RunLimitError)
    expect((error as RunLimitError).runs.map(({ run_id }) => run_id).toSorted()).toEqual(started.toSorted())
  })

  test('a rate limit tells how long to wait', async () => {
    const { key } = await service.newAccount({ limits: { read: 1 } })
    const own = createClient({ baseUrl: service.url, apiKey: key, retries: 0 })
    const calls = await Promise.all([1, 2, 3].map(() => own.listTemplates().catch((error: unknown) => error)))
    const refused = calls.find((result) => result instanceof RateLimitError)
    expect(refused).toMatchObject({
      status: 429,
      body: { error: 'Too many requests' },
      limits: { limit: 1, remaining: 0 },
    })
    expect(refused?.limits.retryAfterSeconds).toBeLessThanOrEqual(60)
  })
})
