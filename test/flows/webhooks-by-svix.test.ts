import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WebhookDelivery } from '../../generated/prisma/client.ts'
import { transaction } from '../../server/src/database/transaction.ts'
import type { Deps } from '../../server/src/deps.ts'
import { requeueLost } from '../../server/src/domain/queue/reclaim.ts'
import { deliver } from '../../server/src/domain/webhooks/deliver.ts'
import { createEndpoint, deleteEndpoint, rotateSecret } from '../../server/src/domain/webhooks/endpoints.ts'
import { recordWebhooks } from '../../server/src/domain/webhooks/record.ts'
import { startWorker, type RunningWorker } from '../../server/src/jobs/worker.ts'
import { useService } from '../support/harness.ts'
import { customersTemplate, eventually, migrationWithFile, readRun, start } from '../support/runs.ts'
import { openSvix, type SvixServer } from '../support/svix-server.ts'

const webhooks = { delaysMs: [0, 30, 30, 30], timeoutMs: 1_000, retentionMs: 60_000 }

describe('webhooks where Svix delivers them', () => {
  const service = useService({ templates: [customersTemplate], config: { allowPrivateAddresses: true, webhooks } })
  let svix: SvixServer
  let deps: Deps
  let worker: RunningWorker | undefined

  beforeAll(async () => {
    svix = await openSvix()
    deps = { ...service.deps, config: { ...service.deps.config, svix: { url: svix.url, token: svix.token } } }
    worker = await startWorker(deps, { byTheClock: false })
  })
  afterEach(() => {
    svix.disturb = () => false
    svix.afterTaking = () => false
  })
  afterAll(async () => {
    await worker?.stop()
    svix.close()
  })

  const url = 'https://hooks.example.com/migrations'
  const subscriber = async () => {
    const account = await service.newAccount()
    const { record, secret } = await createEndpoint(deps, account.id, url)
    return { ...account, endpoint_id: record.id, secret }
  }
  const record = (account_id: string, run_id = 'run_1') =>
    transaction(deps, (tx) =>
      recordWebhooks(tx, account_id, {
        type: 'run.failed',
        timestamp: '2026-03-02T09:17:02.118Z',
        data: {
          migration_id: 'mig_1',
          external_id: null,
          run_id,
          kind: 'generate',
          status: 'failed',
          error: 'Zürich 😀',
        },
      }),
    )
  const ended = (account_id: string, count = 1): Promise<WebhookDelivery[]> =>
    eventually('the deliveries to end', async () => {
      const all = await deps.prisma.webhookDelivery.findMany({ where: { account_id }, orderBy: { message_id: 'asc' } })
      return all.length === count && all.every(({ status }) => status !== 'pending') ? all : null
    })
  const taken = (endpoint_id: string) => svix.messages.filter(({ app }) => app === endpoint_id)
  const withoutJobs = (account_id: string) =>
    transaction(deps, async (tx) => {
      await recordWebhooks(tx, account_id, {
        type: 'run.failed',
        timestamp: '2026-03-02T09:17:02.118Z',
        data: {
          migration_id: 'mig_1',
          external_id: null,
          run_id: 'run_1',
          kind: 'generate',
          status: 'failed',
          error: null,
        },
      })
      await tx.$executeRaw`SELECT graphile_worker.remove_job(key) FROM graphile_worker.jobs WHERE key LIKE 'webhook:%'`
    })

  it('are handed over once, with the endpoint that they are for, its secret, and the body as it was written', async () => {
    const { id, key, endpoint_id, secret } = await subscriber()
    await service.importTemplates(id, [customersTemplate])
    const run = await start(service, await migrationWithFile(service, undefined, key), { kind: 'generate' }, key)
    await eventually('the preview', async () =>
      (await readRun(service, run, key)).status === 'awaiting_approval' ? true : null,
    )
    const [delivery] = await ended(id)
    expect(delivery).toMatchObject({ status: 'delivered', attempt: 1, attempts: [{ status: 202, error: null }] })
    const [message, ...others] = taken(endpoint_id)
    expect(others).toEqual([])
    const { body } = await deps.prisma.webhookMessage.findFirstOrThrow({ where: { account_id: id } })
    expect(message).toMatchObject({
      eventType: 'run.awaiting_approval',
      eventId: `${delivery?.message_id}-${endpoint_id}`,
      payload: { type: 'run.awaiting_approval', data: { run_id: run.run_id, status: 'awaiting_approval' } },
    })
    expect(message?.raw).toContain(`"payload":${body}}`)
    const app = svix.apps.get(endpoint_id)
    expect(app?.name).toBe(id)
    expect([...(app?.endpoints ?? [])]).toEqual([[endpoint_id, { url, secrets: [secret] }]])
    const calls = svix.calls.length
    await record(id)
    await ended(id, 2)
    expect(svix.calls.slice(calls)).toEqual([`POST /api/v1/app/${endpoint_id}/msg?with_content=false`])
  })

  it('are handed over again under the same eventId while Svix has no time or breaks off, and count once', async () => {
    const { id, endpoint_id } = await subscriber()
    const answers: ((response: Parameters<SvixServer['disturb']>[1]) => void)[] = [
      (response) => void response.writeHead(429, { 'retry-after': '1' }).end('{}'),
      (response) => void response.writeHead(503).end(),
    ]
    svix.disturb = (call, response) => {
      const answer = call.includes('/msg') ? answers.shift() : undefined
      answer?.(response)
      return answer !== undefined
    }
    svix.afterTaking = (response) => {
      svix.afterTaking = () => false
      response.destroy()
      return true
    }
    await record(id)
    const [delivery] = await ended(id)
    expect(delivery).toMatchObject({ status: 'delivered', attempt: 4 })
    expect(delivery?.attempts).toMatchObject([
      { status: 429, error: 'Svix answered 429 Too Many Requests to a message.' },
      { status: 503, error: expect.stringContaining('503 Service Unavailable') },
      { status: null, error: expect.stringContaining('Svix could not be reached') },
      { status: 409, error: null },
    ])
    expect(taken(endpoint_id)).toHaveLength(1)
  })

  it.each<[string, SvixServer['disturb'], RegExp]>([
    ['hangs', () => true, /did not answer within 1 second/],
    [
      'redirects',
      (_call, response) => !!response.writeHead(307, { location: 'https://example.com' }).end(),
      /answered 307 Temporary Redirect to an application/,
    ],
    ['knows the token no more', (_call, response) => !!response.writeHead(401).end(), /answered 401 Unauthorized/],
    [
      'answers without end',
      (_call, response) => {
        response.writeHead(500).on('error', () => undefined)
        const more = setInterval(() => response.write('x'.repeat(100_000)), 1)
        response.on('close', () => clearInterval(more))
        return true
      },
      /answered 500/,
    ],
  ])(
    'are given up after the last attempt when Svix %s, and the token is in no reason',
    async (_what, disturb, said) => {
      const { id, endpoint_id } = await subscriber()
      svix.disturb = disturb
      await record(id)
      const [delivery] = await ended(id)
      expect(delivery).toMatchObject({ status: 'failed', attempt: webhooks.delaysMs.length })
      expect(delivery?.attempts).toEqual(
        webhooks.delaysMs.map(() => expect.objectContaining({ error: expect.stringMatching(said) })),
      )
      expect(JSON.stringify(delivery?.attempts)).not.toContain(svix.token)
      expect(taken(endpoint_id)).toEqual([])
    },
  )

  it('are handed over although their job was lost, and not for a change that is rolled back', async () => {
    const { id, endpoint_id } = await subscriber()
    const failing = transaction(deps, async (tx) => {
      await recordWebhooks(tx, id, { type: 'run.failed', timestamp: '2026-03-02T09:17:02.118Z', data: {} } as never)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await withoutJobs(id)
    expect((await requeueLost(deps)).webhooks).toHaveLength(1)
    await ended(id)
    expect(taken(endpoint_id)).toHaveLength(1)
  })

  it('are signed with the new secret after a rotation, and an endpoint that went away at Svix is made again', async () => {
    const { id, endpoint_id, secret } = await subscriber()
    await record(id)
    await ended(id)
    const { secret: next } = await rotateSecret(deps, endpoint_id)
    await record(id)
    await ended(id, 2)
    const secrets = () => svix.apps.get(endpoint_id)?.endpoints.get(endpoint_id)?.secrets
    expect(secrets()).toEqual([next, secret])
    svix.apps.delete(endpoint_id)
    await record(id)
    const deliveries = await ended(id, 3)
    expect(deliveries.at(-1)).toMatchObject({ status: 'delivered', attempts: [{ status: 404 }, { status: 202 }] })
    expect(secrets()).toEqual([next])
  })

  it('are taken away from Svix with their endpoint, whether it was ever there or not', async () => {
    const known = await subscriber()
    await record(known.id)
    await ended(known.id)
    const unknown = await subscriber()
    for (const { endpoint_id } of [known, unknown]) await deleteEndpoint(deps, endpoint_id)
    await eventually('both to be taken away', async () => {
      const removed = svix.calls.filter((call) => call.startsWith('DELETE '))
      return [known, unknown].every(({ endpoint_id }) => removed.includes(`DELETE /api/v1/app/${endpoint_id}`))
        ? true
        : null
    })
    await eventually('no job to be left', async () => {
      const { rowCount } = await deps.pool.query("SELECT FROM graphile_worker.jobs WHERE key LIKE 'remove-from-svix:%'")
      return rowCount === 0 ? true : null
    })
    expect(svix.apps.has(known.endpoint_id)).toBe(false)
  })

  it('are broken off with the reason of the worker that stops', async () => {
    const { id } = await subscriber()
    await withoutJobs(id)
    const [pending] = await deps.prisma.webhookDelivery.findMany({ where: { account_id: id } })
    const key = { account_id: id, message_id: pending?.message_id ?? '', endpoint_id: pending?.endpoint_id ?? '' }
    const stop = new AbortController()
    svix.disturb = () => {
      stop.abort(new Error('stopping'))
      return true
    }
    await expect(deliver(deps, key, stop.signal)).rejects.toThrow('stopping')
    expect(await deps.prisma.webhookDelivery.findMany({ where: { account_id: id } })).toMatchObject([{ attempt: 0 }])
  })
})
