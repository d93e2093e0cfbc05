import { beforeAll, describe, expect, it } from 'vitest'
import { createEngine } from '../../server/src/engine/process/pool.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { call } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { itCountsIn } from '../support/refusals.ts'
import { cancel, customersTemplate, migrationWithFile, runThat, start } from '../support/runs.ts'
import { startSecondServer } from '../support/second-server.ts'

const header = 'customer_id,full_name,email'
const valid = ['1001,"Berg, Anna ""Änne""",anna@example.com', '1002,=1+1,jonas@example.com']
const rejected = 'X3,Mira Sand,mira@example.com'
const csv = [header, ...valid, rejected].join('\r\n')

describe('exportCsv', () => {
  const service = useService({ worker: true, templates: [customersTemplate], limits: { runs: 1_000 } })
  const get = (
    migration_id: string,
    slug = 'customers',
    query = '',
    headers: Record<string, string> = {},
    key?: string | null,
  ) =>
    service.call('GET', `/migrations/${migration_id}/exports/${slug}.csv${query}`, {
      headers,
      ...(key === undefined ? {} : { key }),
    })
  const shared = { id: '' }

  const executed = async (content: string): Promise<string> => {
    const id = await migrationWithFile(service, content)
    await runThat(service, await start(service, id), 'awaiting_approval')
    await runThat(service, await start(service, id, { kind: 'execute' }), 'completed')
    return id
  }

  beforeAll(async () => {
    shared.id = await executed(csv)
  })

  it('200: the rows without an error, exactly, with a header, as an attachment', async () => {
    const reply = await get(shared.id)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/)
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"')
    expect(reply.body).toBe(`${[header, ...valid].join('\r\n')}\r\n`)
  })

  it('200: all rows, or the rejected ones with their issues', async () => {
    expect((await get(shared.id, 'customers', '?rows=all')).body).toBe(`${csv}\r\n`)
    const [first, row] = (await get(shared.id, 'customers', '?rows=rejected')).body.trimEnd().split('\r\n')
    expect(first).toBe(`${header},_issues`)
    const [, cells, issues] = /^(X3,Mira Sand,mira@example\.com),"(.*)"$/.exec(row) ?? []
    expect(cells).toBe(rejected)
    expect(JSON.parse((issues ?? '').replaceAll('""', '"'))).toEqual([
      { column: 'customer_id', code: 'strict', message: expect.any(String) },
    ])
  })

  it('200: formulas escaped on demand', async () => {
    expect((await get(shared.id, 'customers', '?escape_formulas=true')).body).toContain("1002,'=1+1,")
  })

  it('200: the result of the last completed execute, while a later run is under way and after it came to nothing', async () => {
    const before = (await get(shared.id)).body
    const later = await start(service, shared.id)
    expect((await get(shared.id)).body).toBe(before)
    await runThat(service, later, 'awaiting_approval')
    expect((await get(shared.id)).body).toBe(before)
    await cancel(service, later)
    expect((await get(shared.id)).body).toBe(before)
  })

  it('200: to HEAD, the headers alone', async () => {
    const reply = await service.call('HEAD', `/migrations/${shared.id}/exports/customers.csv`)
    expect([reply.status, reply.body]).toEqual([200, ''])
    expect(reply.headers.get('etag')).toMatch(/^"/)
  })

  it('304: unchanged since the tag, which differs for other options', async () => {
    const etag = (await get(shared.id)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const reply = await get(shared.id, 'customers', '', { 'if-none-match': known })
      expect([reply.status, reply.body, reply.headers.get('etag')]).toEqual([304, '', etag])
    }
    expect((await get(shared.id, 'customers', '', { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await get(shared.id, 'customers', '?rows=all', { 'if-none-match': etag })).status).toBe(200)
  })

  it.each(['?rows=some', '?escape_formulas=perhaps', '?x=1'])('400: %s', async (query) => {
    expect((await get(shared.id, 'customers', query)).status).toBe(400)
  })

  it('401: no key', async () => {
    expect((await get(shared.id, 'customers', '', {}, null)).status).toBe(401)
  })

  it("404: an unknown migration, another account's, and an unknown sheet, which names those there are", async () => {
    const other = await service.newAccount()
    expect((await get('mig_0000000000')).status).toBe(404)
    expect((await get(shared.id, 'customers', '', {}, other.key)).status).toBe(404)
    expect(await get(shared.id, 'nothing')).toMatchObject({
      status: 404,
      body: { error: expect.stringContaining('customers') },
    })
  })

  it('409: before an execute has completed', async () => {
    const id = await migrationWithFile(service, csv)
    expect((await get(id)).status).toBe(409)
    await runThat(service, await start(service, id), 'awaiting_approval')
    expect(await get(id)).toMatchObject({ status: 409, body: { error: expect.stringContaining('execute') } })
  })

  itCountsIn(service, 'read', ({ key } = {}) => get('mig_0000000000', 'customers', '', {}, key))

  it('500: a result that has gone from the blob store', async () => {
    const id = await executed(csv)
    const { result_run_id } = await service.deps.prisma.migration.findUniqueOrThrow({ where: { id } })
    await service.deps.blobs.removeAll(`runs/${result_run_id}`)
    expect(await get(id)).toMatchObject({ status: 500, body: { error: 'Internal server error' } })
  })

  it('429: more exports than are taken at once, and when to try again', async () => {
    const engine = createEngine({ exportProcesses: 0 })
    const second = await startSecondServer(service, {}, { engine })
    try {
      const reply = await call('GET', `${second.url}/migrations/${shared.id}/exports/customers.csv`, {
        key: service.key,
      })
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '1'])
      expect(reply.body).toEqual({ error: 'Too many requests' })
    } finally {
      await second.stop()
      await engine.close()
    }
  })
})

describe('exportCsv without a worker', () => {
  const service = useService({ templates: [customersTemplate] })

  it('502: until one is there again; what the caller has is still confirmed', async () => {
    const worker = await startWorker(service.deps)
    const id = await migrationWithFile(service, csv)
    await runThat(service, await start(service, id), 'awaiting_approval')
    await runThat(service, await start(service, id, { kind: 'execute' }), 'completed')
    const path = `/migrations/${id}/exports/customers.csv`
    const etag = (await service.call('GET', path)).headers.get('etag') ?? ''
    await worker.stop()
    const reply = await service.call('GET', path)
    const unchanged = await service.call('GET', path, { headers: { 'if-none-match': etag } })
    expect([reply.status, unchanged.status]).toEqual([502, 304])
    expect(reply.body).toEqual({ error: expect.any(String) })
  })
})
