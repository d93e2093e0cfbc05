import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executedMigration } from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { customersTemplate, eventually } from '../support/runs.ts'
import { forkWorker, killWorker } from '../support/worker.ts'

describe('what takes a worker, while workers come and die', () => {
  const service = useService({ templates: [customersTemplate] })
  const shared = { id: '' }
  const processes: ChildProcess[] = []

  const known = async (): Promise<string[]> =>
    (await service.deps.prisma.workerHeartbeat.findMany()).map(({ id }) => id)

  const startProcess = async (): Promise<ChildProcess> => {
    const before = await known()
    const child = forkWorker(service)
    processes.push(child)
    await eventually('a sign of life of the new worker', async () =>
      (await known()).some((id) => !before.includes(id)) ? true : null,
    )
    return child
  }
  const statuses = async (): Promise<number[]> => {
    const replies = await Promise.all([
      service.call('GET', `/migrations/${shared.id}/exports/customers.csv`),
      service.call('POST', `/migrations/${shared.id}/exports`, { body: { slug: 'customers' } }),
      service.call('POST', '/extractions', { body: { url: 'https://files.invalid/invoice.pdf' } }),
    ])
    return replies.map(({ status }) => status)
  }
  const eventuallyAll = (what: string, ...wanted: number[]) =>
    eventually(what, async () => ((await statuses()).join() === wanted.join() ? true : null))

  beforeAll(async () => {
    processes.push(forkWorker(service))
    shared.id = await executedMigration(service)
  })
  afterAll(async () => {
    for (const child of processes) await killWorker(child)
  })

  it('is 502 once the last one was killed, and possible again once one is back', async () => {
    const second = await startProcess()
    expect(await statuses()).toEqual([200, 202, 202])
    await killWorker(processes[0] as ChildProcess)
    expect(await statuses()).toEqual([200, 202, 202])
    await killWorker(second)
    await eventuallyAll('all to be 502', 502, 502, 502)
    expect((await service.call('GET', `/migrations/${shared.id}/preview`)).status).toBe(200)
    await startProcess()
    expect(await statuses()).toEqual([200, 202, 202])
  })
})
