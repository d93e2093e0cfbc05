// Over 300 lines: one endpoint and its misbehaviours, which share the receiver and the service.
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyWebhook, type WebhookEvent } from '#client'
import type { WebhookDelivery } from '../../generated/prisma/client.ts'
import { transaction, type Tx } from '../../server/src/database/transaction.ts'
import { changeExport, insertExport } from '../../server/src/domain/exports/state.ts'
import { requeueLost } from '../../server/src/domain/queue/reclaim.ts'
import { changeRun } from '../../server/src/domain/runs/state.ts'
import { deliver } from '../../server/src/domain/webhooks/deliver.ts'
import { createEndpoint, rotateSecret, ROTATION_MS } from '../../server/src/domain/webhooks/endpoints.ts'
import { recordWebhooks } from '../../server/src/domain/webhooks/record.ts'
import { sweepWebhooks } from '../../server/src/domain/webhooks/sweep.ts'
import { startWorker, type RunningWorker } from '../../server/src/jobs/worker.ts'
import { useService, type Account } from '../support/harness.ts'
import {
  blockedRun,
  cancel,
  customersTemplate,
  eventually,
  migrationWithFile,
  offeredRun,
  question,
  readRun,
  start,
} from '../support/runs.ts'
import { openReceiver, type ReceivedWebhook, type WebhookReceiver } from '../support/webhook-receiver.ts'

const delaysMs = [0, 50, 50]
const config = { allowPrivateAddresses: true, webhooks: { delaysMs, timeoutMs: 1_000, retentionMs: 60_000 } }

const event = (run_id: string): WebhookEvent => ({
  type: 'run.failed',
  timestamp: '2026-03-02T09:17:02.118Z',
  data: { migration_id: 'mig_1', external_id: null, run_id, kind: 'generate', status: 'failed', error: 'Zürich 😀' },
})

describe('webhooks', () => {
  const service = useService({ templates: [customersTemplate], config })
  let worker: RunningWorker | undefined
  let receiver: WebhookReceiver
  beforeAll(async () => {
    receiver = await openReceiver()
    worker = await startWorker(service.deps, { byTheClock: false })
  })
  afterAll(async () => {
    await worker?.stop()
    receiver.close()
  })

  /** An account with an endpoint of its own on the receiver. */
  const subscriber = async (): Promise<Account & { endpoint_id: string; secret: string; path: string }> => {
    const account = await service.newAccount()
    await service.importTemplates(account.id, [customersTemplate])
    const path = `/${account.id}`
    const { record, secret } = await createEndpoint(service.deps, account.id, receiver.url.replace('/hooks', path))
    return { ...account, endpoint_id: record.id, secret, path }
  }
  const record = (account_id: string, run_id = 'run_1') =>
    transaction(service.deps, (tx) => recordWebhooks(tx, account_id, event(run_id)))
  const deliveriesOf = (account_id: string): Promise<WebhookDelivery[]> =>
    service.deps.prisma.webhookDelivery.findMany({ where: { account_id }, orderBy: { message_id: 'asc' } })
  const ended = (account_id: string, count = 1): Promise<WebhookDelivery[]> =>
    eventually('the deliveries to end', async () => {
      const all = await deliveriesOf(account_id)
      return all.length === count && all.every(({ status }) => status !== 'pending') ? all : null
    })
  /** What came for an account: its secret tells. */
  const receivedBy = async (secret: string): Promise<{ webhook: ReceivedWebhook; event: WebhookEvent }[]> => {
    const verified = receiver.received.map(async (webhook) => {
      try {
        return [
          { webhook, event: await verifyWebhook(webhook.body, webhook.headers as Record<string, string>, secret) },
        ]
      } catch {
        return []
      }
    })
    return (await Promise.all(verified)).flat()
  }
  const answering = (path: string, answer: WebhookReceiver['answer']): void => {
    const before = receiver.answer
    receiver.answer = (response, webhook) =>
      response.req.url === path ? answer(response, webhook) : before(response, webhook)
  }

  it('tell a run from its questions to its end, signed, in the words of the contract', async () => {
    const { id, key, secret } = await subscriber()
    const migration_id = await migrationWithFile(service, undefined, key)
    const run = await start(service, migration_id, { kind: 'generate' }, key)
    await eventually('the preview', async () =>
      (await readRun(service, run, key)).status === 'awaiting_approval' ? true : null,
    )
    const execute = await start(service, migration_id, { kind: 'execute' }, key)
    await eventually('the end', async () =>
      (await readRun(service, execute, key)).status === 'completed' ? true : null,
    )
    await ended(id, 3)
    const told = await receivedBy(secret)
    const { external_id } = (await service.call('GET', `/migrations/${migration_id}`, { key })).body
    const about = { migration_id, external_id, error: null }
    // The execute's end completes the generate with it, at the same time: ids tell which run was before the other.
    const when = ({ timestamp, data }: WebhookEvent): string => `${timestamp} ${'run_id' in data && data.run_id}`
    expect(told.map((each) => each.event).toSorted((a, b) => (when(a) < when(b) ? -1 : 1))).toEqual([
      {
        type: 'run.awaiting_approval',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        data: { ...about, run_id: run.run_id, kind: 'generate', status: 'awaiting_approval' },
      },
      ...[run, execute].map(({ run_id, kind }) =>
        expect.objectContaining({ type: 'run.completed', data: { ...about, run_id, kind, status: 'completed' } }),
      ),
    ])
    for (const { webhook } of told) {
      const headers = Object.fromEntries(
        ['id', 'timestamp', 'signature'].map((name) => [`webhook-${name}`, String(webhook.headers[`svix-${name}`])]),
      )
      expect(new Webhook(secret).verify(webhook.body, headers)).toEqual(JSON.parse(webhook.body))
      expect(webhook.headers['content-type']).toBe('application/json')
    }
  })

  it('tell of export jobs', async () => {
    const { id, key, secret } = await subscriber()
    const { id: migration_id } = await service.newMigration({ external_id: 'northwind' }, key)
    const job = { id: service.deps.newId('exp'), account_id: id, migration_id }
    const at = service.deps.now()
    const fields = {
      ...job,
      run_id: 'run_1',
      slugs: ['a', 'b'],
      format: 'zip',
      total_rows: 7n,
      created_at: at,
      expires_at: at,
    }
    await transaction(service.deps, async (tx) => {
      await insertExport(tx, fields)
      await changeExport(tx, job, { to: 'running', actor: 'system', at })
      const done = { file_size: 91n, rows_processed: 7n, sha256: 'a'.repeat(64), expires_at: at }
      await changeExport(tx, job, { to: 'completed', actor: 'system', at, ...done })
    })
    await ended(id)
    expect((await receivedBy(secret)).map((each) => each.event)).toEqual([
      {
        type: 'workbook.export.completed',
        timestamp: at.toISOString(),
        data: {
          migration_id,
          external_id: 'northwind',
          job_id: job.id,
          status: 'completed',
          format: 'zip',
          total_rows: 7,
          file_size: 91,
          error: null,
        },
      },
    ])
  })

  it('are sent to every endpoint of the account and to nobody else, the same bytes under the same id', async () => {
    const { id, secret } = await subscriber()
    const second = await createEndpoint(service.deps, id, receiver.url)
    const stranger = await subscriber()
    await record(id)
    await ended(id, 2)
    const [one, another] = [await receivedBy(secret), await receivedBy(second.secret)]
    expect([one.length, another.length]).toEqual([1, 1])
    expect(one[0]?.webhook.body).toBe(another[0]?.webhook.body)
    expect(one[0]?.webhook.id).toBe(another[0]?.webhook.id)
    expect(await receivedBy(stranger.secret)).toEqual([])
  })

  it('are not sent for a change that is rolled back', async () => {
    const { id: account_id, key, secret } = await subscriber()
    const { id: migration_id } = await service.newMigration({}, key)
    const row = { id: service.deps.newId('run'), account_id, migration_id, kind: 'generate', status: 'running' }
    await service.deps.prisma.run.create({ data: row })
    const failing = async (tx: Tx): Promise<void> => {
      const change = { to: 'failed', at: service.deps.now(), actor: 'system', set: { error: 'No.' } } as const
      await changeRun(tx, { id: row.id, account_id, migration_id }, change)
      expect(await tx.webhookDelivery.count({ where: { account_id } })).toBe(1)
      throw new Error('rolled back')
    }
    await expect(transaction(service.deps, failing)).rejects.toThrow('rolled back')
    // The next one arrives, so the worker has seen everything before it.
    await record(account_id, 'run_next')
    await ended(account_id)
    expect((await receivedBy(secret)).map((each) => each.event.data)).toEqual([
      expect.objectContaining({ run_id: 'run_next' }),
    ])
  })

  it('are sent although their job was lost', async () => {
    const { id, secret } = await subscriber()
    await transaction(service.deps, async (tx) => {
      await recordWebhooks(tx, id, event('run_lost'))
      await tx.$executeRaw`SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE key LIKE 'webhook:%'`
    })
    expect((await requeueLost(service.deps)).webhooks).toHaveLength(1)
    await ended(id)
    expect(await receivedBy(secret)).toHaveLength(1)
  })

  it('are tried again under the same id until the endpoint takes them', async () => {
    const { id, secret, path } = await subscriber()
    let calls = 0
    answering(path, (response) => {
      calls += 1
      if (calls === 1) response.writeHead(500).end()
      else if (calls === 2) response.destroy()
      else response.writeHead(202).end()
    })
    await record(id)
    const [delivery] = await ended(id)
    expect(delivery).toMatchObject({ status: 'delivered', attempt: 3 })
    expect(delivery?.attempts).toMatchObject([
      { status: 500, error: 'The endpoint answered 500 Internal Server Error.' },
      { status: null, error: expect.stringMatching(/broke the connection off/) },
      { status: 202, error: null },
    ])
    const told = await receivedBy(secret)
    expect(new Set(told.map(({ webhook }) => webhook.id + webhook.body)).size).toBe(1)
    expect(told).toHaveLength(3)
  })

  it.each([
    [
      'refuses',
      (response: Parameters<WebhookReceiver['answer']>[0]) => void response.writeHead(400).end(),
      /answered 400 Bad Request/,
    ],
    ['hangs', () => undefined, /did not answer within 1 second/],
    [
      'redirects',
      (response: Parameters<WebhookReceiver['answer']>[0]) =>
        void response.writeHead(307, { location: '/elsewhere' }).end(),
      /answered 307 Temporary Redirect; redirects are not followed/,
    ],
  ])('are given up after the last attempt when the endpoint %s', async (_what, answer, sentence) => {
    const { id, path } = await subscriber()
    answering(path, answer)
    answering('/elsewhere', () => {
      throw new Error('the redirect was followed')
    })
    await record(id)
    const [delivery] = await ended(id)
    expect(delivery).toMatchObject({ status: 'failed', attempt: delaysMs.length })
    expect(delivery?.attempts).toEqual(
      delaysMs.map(() => expect.objectContaining({ error: expect.stringMatching(sentence) })),
    )
    expect(await requeueLost(service.deps)).toMatchObject({ webhooks: [] })
  })

  it('are taken by an endpoint whose answer has no end, without reading it', async () => {
    const { id, path } = await subscriber()
    let sent = 0
    const closed = new Promise<void>((resolve) => {
      answering(path, (response) => {
        const more = (): void => {
          let free = true
          while (free && !response.destroyed) {
            sent += 100_000
            free = response.write(Buffer.alloc(100_000))
          }
        }
        response.on('drain', more).on('close', () => resolve())
        more()
      })
    })
    await record(id)
    expect(await ended(id)).toMatchObject([{ status: 'delivered', attempt: 1 }])
    await closed
    expect(sent).toBeLessThan(50_000_000)
  })

  it('go only to public addresses, looked at again at each attempt', async () => {
    const { id, secret } = await subscriber()
    const closed = { ...service.deps, config: { ...service.deps.config, allowPrivateAddresses: false } }
    const before = receiver.received.length
    await transaction(service.deps, async (tx) => {
      await recordWebhooks(tx, id, event('run_1'))
      await tx.$executeRaw`SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE key LIKE 'webhook:%'`
    })
    const [pending] = await deliveriesOf(id)
    const key = { account_id: id, message_id: pending?.message_id ?? '', endpoint_id: pending?.endpoint_id ?? '' }
    const sent = await deliver(closed, key, new AbortController().signal)
    expect(sent).toMatchObject({ status: null, error: expect.stringMatching(/not on the public internet/) })
    expect(receiver.received.slice(before).filter(({ id: message }) => message === key.message_id)).toEqual([])
    await ended(id)
    expect(await receivedBy(secret)).toHaveLength(1)
  })

  it('are signed by the old secret beside the new one for 24 hours after a rotation', async () => {
    const { id, endpoint_id, secret } = await subscriber()
    const { secret: next } = await rotateSecret(service.deps, endpoint_id)
    await record(id)
    await ended(id)
    expect([await receivedBy(secret), await receivedBy(next)].map((told) => told.length)).toEqual([1, 1])

    // A day later, and with the receiver's clock there too.
    const later = new Date(Date.now() + ROTATION_MS + 1_000)
    await transaction(service.deps, async (tx) => {
      await recordWebhooks(tx, id, event('run_later'))
      await tx.$executeRaw`SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE key LIKE 'webhook:%'`
    })
    const pending = (await deliveriesOf(id)).find(({ status }) => status === 'pending')
    const key = { account_id: id, message_id: pending?.message_id ?? '', endpoint_id }
    await deliver({ ...service.deps, now: () => later }, key, new AbortController().signal)
    const signatures = receiver.received.find((webhook) => webhook.id === key.message_id)?.headers['svix-signature']
    expect(String(signatures).split(' ')).toHaveLength(1)
  })

  it('are not sent where the region has no webhooks, and no endpoint can be made there', async () => {
    const { id } = await subscriber()
    const off = { ...service.deps, config: { ...service.deps.config, features: { eu: ['exports'] } } }
    await expect(createEndpoint(off, id, receiver.url)).rejects.toMatchObject({ status: 503 })
    await transaction(service.deps, async (tx) => {
      await recordWebhooks(tx, id, event('run_1'))
      await tx.$executeRaw`SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE key LIKE 'webhook:%'`
    })
    const [pending] = await deliveriesOf(id)
    const key = { account_id: id, message_id: pending?.message_id ?? '', endpoint_id: pending?.endpoint_id ?? '' }
    const sent = await deliver(off, key, new AbortController().signal)
    expect(sent?.error).toMatch(/not available in this region/)
    expect(receiver.received.filter((webhook) => webhook.id === key.message_id)).toEqual([])
  })

  it('are kept for their time, and longer while they are still to be delivered', async () => {
    const { id } = await subscriber()
    await record(id, 'run_old')
    await ended(id)
    await transaction(service.deps, async (tx) => {
      await recordWebhooks(tx, id, event('run_pending'))
      await recordWebhooks(tx, id, { ...event('run_new'), timestamp: new Date().toISOString() })
      await tx.$executeRaw`SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE key LIKE 'webhook:%'`
    })
    await sweepWebhooks(service.deps)
    const kept = await service.deps.prisma.webhookMessage.findMany({
      where: { account_id: id },
      orderBy: { id: 'asc' },
    })
    expect(kept.map(({ body }) => JSON.parse(body).data.run_id)).toEqual(['run_pending', 'run_new'])
  })

  it('do not hold up others while one endpoint hangs', async () => {
    const hanging = await subscriber()
    const quick = await subscriber()
    answering(hanging.path, () => undefined)
    for (let index = 0; index < 20; index += 1) await record(hanging.id, `run_${index}`)
    await record(quick.id)
    await ended(quick.id)
    expect((await deliveriesOf(hanging.id)).filter(({ status }) => status !== 'pending').length).toBeLessThan(20)
  })
})

describe('webhooks without a worker', () => {
  const service = useService({ templates: [customersTemplate], config })
  const types = async (): Promise<string[]> =>
    (await service.deps.prisma.webhookMessage.findMany({ orderBy: { id: 'asc' } })).map(({ type }) => type)

  it('are written for what the contract names, and for nothing else', async () => {
    await migrationWithFile(service)
    await blockedRun(service, [question('a')])
    expect(await types()).toEqual([])
    await createEndpoint(service.deps, service.account.id, 'https://hooks.example.com/')
    const blocked = await blockedRun(service, [question('b')])
    expect(await types()).toEqual(['run.blocked'])
    await cancel(service, blocked)
    expect(await types()).toEqual(['run.blocked'])
    await offeredRun(service, await migrationWithFile(service))
    expect(await types()).toEqual(['run.blocked', 'run.awaiting_approval'])
  })
})
