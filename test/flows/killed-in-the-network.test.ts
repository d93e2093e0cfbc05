import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { verifyWebhook } from '#client'
import { transaction } from '../../server/src/database/transaction.ts'
import { createEndpoint } from '../../server/src/domain/webhooks/endpoints.ts'
import { recordWebhooks } from '../../server/src/domain/webhooks/record.ts'
import { startWorker, type RunningWorker } from '../../server/src/jobs/worker.ts'
import { useService } from '../support/harness.ts'
import { customersCsv, eventually } from '../support/runs.ts'
import { openReceiver } from '../support/webhook-receiver.ts'
import { forkWorker, killWorker } from '../support/worker.ts'

describe('a worker that is killed while it waits for somebody else’s server', () => {
  const service = useService({ config: { allowPrivateAddresses: true } })
  const closing: (() => void)[] = []
  let child: ChildProcess | undefined
  let survivor: RunningWorker | undefined

  afterEach(async () => {
    if (child) await killWorker(child)
    await survivor?.stop()
  })
  afterAll(() => closing.forEach((close) => close()))

  const startProcess = (): void => {
    child = forkWorker(service, { ALLOW_PRIVATE_ADDRESSES: 'true' })
  }
  const killAndReplace = async (): Promise<void> => {
    if (child === undefined) throw new Error('there is no process to kill')
    await killWorker(child)
    survivor = await startWorker(service.deps, { heartbeatMs: 200, silenceMs: 1_500 })
  }

  it('leaves no file pending: another worker fetches it', async () => {
    let calls = 0
    const server = createServer((_request, response) => {
      calls += 1
      // The first one waits for ever.
      if (calls > 1) response.end(customersCsv)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closing.push(() => {
      server.closeAllConnections()
      server.close()
    })
    const { id } = await service.newMigration()
    const url = `http://localhost:${(server.address() as AddressInfo).port}/customers.csv`
    await service.call('POST', `/migrations/${id}/files`, { body: { urls: [url] } })
    startProcess()
    await eventually('the fetch to begin', async () => (calls > 0 ? true : null))
    await killAndReplace()
    const file = await eventually('the file to be read', async () => {
      const [read] = (await service.call('GET', `/migrations/${id}/files`)).body.files
      return read.status === 'pending' ? null : read
    })
    expect(file).toMatchObject({ status: 'ready', error: null })
  })

  it('leaves no webhook unsent: another worker sends it, under the same id', async () => {
    const receiver = await openReceiver()
    closing.push(receiver.close)
    const taken = receiver.answer
    receiver.answer = () => undefined
    const { id } = service.account
    const { secret } = await createEndpoint(service.deps, id, receiver.url)
    const data = {
      migration_id: 'mig_1',
      external_id: null,
      run_id: 'run_1',
      kind: 'generate',
      status: 'blocked',
    } as const
    const event = { type: 'run.blocked', timestamp: new Date().toISOString(), data: { ...data, error: null } } as const
    await transaction(service.deps, (tx) => recordWebhooks(tx, id, event))
    startProcess()
    await eventually('the webhook to come', async () => receiver.received[0])
    receiver.answer = taken
    await killAndReplace()
    await eventually('the delivery to end', async () =>
      service.deps.prisma.webhookDelivery.findFirst({ where: { account_id: id, status: 'delivered' } }),
    )
    expect(new Set(receiver.received.map((webhook) => webhook.id)).size).toBe(1)
    const last = receiver.received.at(-1)
    expect(await verifyWebhook(last?.body ?? '', last?.headers ?? {}, secret)).toEqual(event)
  })
})
