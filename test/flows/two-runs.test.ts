import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { customersTemplate, migrationWithFile, runThat, start } from '../support/runs.ts'

const csvOf = (...ids: number[]): string =>
  ['customer_id,full_name,email', ...ids.map((id) => `${id},Person ${id},p${id}@example.com`)].join('\r\n')

describe('runs at the same time', () => {
  const service = useService({ worker: true, templates: [customersTemplate] })

  it('of two migrations end each with their own result', async () => {
    const contents = [csvOf(1001, 1002), csvOf(2001, 2002, 2003)]
    const migrations = await Promise.all(contents.map((content) => migrationWithFile(service, content)))
    const runs = await Promise.all(migrations.map((id) => start(service, id)))
    await Promise.all(runs.map((run) => runThat(service, run, 'awaiting_approval')))
    const executes = await Promise.all(migrations.map((id) => start(service, id, { kind: 'execute' })))
    await Promise.all(executes.map((run) => runThat(service, run, 'completed')))
    const exports = await Promise.all(
      migrations.map((id) => service.call('GET', `/migrations/${id}/exports/customers.csv`)),
    )
    expect(exports.map(({ body }) => body.trimEnd())).toEqual(contents)
  })

  it('of one migration, one after the other: the newer preview counts, and the older stays readable', async () => {
    const id = await migrationWithFile(service, csvOf(3001))
    const first = await start(service, id)
    const older = await runThat(service, first, 'awaiting_approval')
    await service.upload(id, [{ name: 'more.csv', content: csvOf(3002) }])
    const newer = await runThat(service, await start(service, id), 'awaiting_approval')
    expect([older.plan_version, newer.plan_version]).toEqual([1, 2])
    expect(newer.digest).not.toBe(older.digest)
    expect((await runThat(service, first, 'canceled')).summary).toBe(older.summary)
    const stale = await service.call('POST', `/migrations/${id}/runs`, {
      body: { kind: 'execute', digest: older.digest },
    })
    expect(stale.status).toBe(409)
    const both = await service.call('GET', `/migrations/${id}/preview?run_id=${older.run_id}`)
    expect(both.body).toMatchObject({ run_id: older.run_id, plan_version: 1, sheets: [{ total: 1 }] })
    expect((await service.call('GET', `/migrations/${id}/preview`)).body).toMatchObject({
      plan_version: 2,
      sheets: [{ total: 2 }],
    })
  })
})
