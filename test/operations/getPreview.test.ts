import { beforeAll, describe, expect, it } from 'vitest'
import { createEngine } from '../../server/src/engine/process/pool.ts'
import { call } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { itCountsIn } from '../support/refusals.ts'
import { cancel, customersTemplate, migrationWithFile, runThat, start, type Run } from '../support/runs.ts'
import { startSecondServer } from '../support/second-server.ts'

/** 12 rows: numbers 5 and 9 break the rule of `customer_id`, number 7 has no name. */
const csv = [
  'customer_id,full_name,email',
  ...Array.from({ length: 12 }, (_, index) => {
    const number = index + 1
    const id = number === 5 || number === 9 ? `X${number}` : String(1000 + number)
    return `${id},${number === 7 ? '' : `Person ${number}`},person${number}@example.com`
  }),
].join('\r\n')

describe('getPreview', () => {
  const service = useService({ worker: true, templates: [customersTemplate], limits: { runs: 1_000 } })
  const get = (migration_id: string, query = '', key?: string | null) =>
    service.call('GET', `/migrations/${migration_id}/preview${query}`, key === undefined ? {} : { key })
  const shared: { run?: Run } = {}
  const run = (): Run => shared.run as Run
  const rowsOf = async (query: string) => {
    const { status, body } = await get(run().migration_id, query)
    expect(status).toBe(200)
    return body.rows.map((row: { values: { customer_id: string } }) => row.values.customer_id)
  }

  beforeAll(async () => {
    const started = await start(service, await migrationWithFile(service, csv))
    shared.run = await runThat(service, started, 'awaiting_approval')
  })

  it('200: all decisions, the ledger, and the first rows', async () => {
    const { status, body } = await get(run().migration_id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      run_id: run().run_id,
      plan_version: 1,
      digest: run().digest,
      sheets: [{ slug: 'customers', total: 12, error: 3 }],
      unmapped_columns: [],
      impact: null,
      next_cursor: null,
      ledger: {
        rows: { source: 12, exported: 9, rejected: 3, merged: 0, ignored: 0 },
        columns: { source: 3, mapped: 3, ignored: 0 },
      },
    })
    expect(
      body.mappings.map(({ column, sources }: { column: string; sources: unknown[] }) => [column, sources]),
    ).toEqual(
      ['customer_id', 'full_name', 'email'].map((column) => [
        column,
        [{ file_id: expect.any(String), table: 'customers', column }],
      ]),
    )
    expect(body.rows).toHaveLength(12)
    expect(body.rows[4]).toMatchObject({
      values: { customer_id: 'X5', full_name: 'Person 5', email: 'person5@example.com' },
      issues: [{ column: 'customer_id', code: 'strict', severity: 'error', message: expect.any(String) }],
      source: { table: 'customers', row: 6 },
    })
  })

  it('200: what the data says that a value should be, and what an update that accepts it writes', async () => {
    const file = csv.replace('Person 3', 'BjÃ¶rn Ek')
    const migration_id = await migrationWithFile(service, file)
    await runThat(service, await start(service, migration_id), 'awaiting_approval')
    const suggested = (await get(migration_id, '?code=ai')).body.rows
    expect(suggested).toHaveLength(1)
    expect(suggested[0].values.full_name).toBe('BjÃ¶rn Ek')
    expect(suggested[0].issues).toEqual([
      {
        column: 'full_name',
        code: 'ai',
        severity: 'warning',
        message: expect.stringContaining('may have to be “Björn Ek”'),
        suggestion: { value: 'Björn Ek', kind: 'encoding', confidence: 0.97, evidence: expect.any(String) },
      },
    ])
    const update = { kind: 'update', instructions: 'Accept the suggestions for full_name.' } as const
    const updated = await runThat(service, await start(service, migration_id, update), 'awaiting_approval')
    expect(updated.summary).toContain('Suggestions were accepted for one cell')
    const { body } = await get(migration_id, '?code=lossy&lineage=true')
    const lineage = body.rows[0].lineage.full_name
    expect(body.rows).toMatchObject([{ source: { row: 4 }, values: { full_name: 'Björn Ek' } }])
    expect(lineage).toMatchObject([{ raw: 'BjÃ¶rn Ek', transforms: [{ kind: 'correct', entries: [{ row: 4 }] }] }])
    expect(body.impact.columns).toMatchObject([{ column: 'full_name', cells_changed: 1 }])
  })

  it('200: filtered by status, column and code', async () => {
    expect(await rowsOf('?status=error')).toEqual(['X5', '1007', 'X9'])
    expect(await rowsOf('?status=valid&limit=3')).toEqual(['1001', '1002', '1003'])
    expect(await rowsOf('?column=full_name')).toEqual(['1007'])
    expect(await rowsOf('?code=strict')).toEqual(['X5', 'X9'])
    expect(await rowsOf('?column=full_name&code=strict')).toEqual([])
    expect(await rowsOf('?slug=customers&status=warning')).toEqual([])
  })

  it('200: pages that together are the whole sheet, with a filter too', async () => {
    for (const [filter, expected] of [
      ['', 12],
      ['&status=error', 3],
    ] as const) {
      const pages: string[] = []
      let cursor = ''
      do {
        const { body } = await get(run().migration_id, `?limit=2${filter}${cursor}`)
        pages.push(...body.rows.map((row: { row_id: string }) => row.row_id))
        cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
      } while (cursor !== '')
      expect(new Set(pages).size).toBe(expected)
      expect(pages).toHaveLength(expected)
    }
  })

  it('200: row ids that are the same in the next plan, wherever the row stands in it', async () => {
    const id = await migrationWithFile(service, csv)
    await runThat(service, await start(service, id), 'awaiting_approval')
    const ids = async (): Promise<Record<string, string>> =>
      Object.fromEntries(
        (await get(id)).body.rows.map(({ row_id, values }: { row_id: string; values: { customer_id: string } }) => [
          values.customer_id,
          row_id,
        ]),
      )
    const before = await ids()
    await service.upload(id, [
      { name: 'a.csv', content: 'customer_id,full_name,email\r\n2001,Late Person,late@example.com\r\n' },
    ])
    await runThat(service, await start(service, id), 'awaiting_approval')
    const { 2001: added, ...kept } = await ids()
    expect(kept).toEqual(before)
    expect(new Set([added, ...Object.values(kept)]).size).toBe(13)
  })

  it('200: lineage on request, from each value back to the exact text of its cells', async () => {
    const id = await migrationWithFile(
      service,
      'customer_id,full_name,email\r\n1001, Anna  Berg ,ANNA@example.com\r\n1002,Jo Weiss,jo@example.com\r\n',
    )
    await runThat(service, await start(service, id), 'awaiting_approval')
    const { status, body } = await get(id, '?lineage=true&limit=1')
    expect(status).toBe(200)
    const [{ values, lineage, source }] = body.rows
    expect(values).toMatchObject({ customer_id: '1001', full_name: 'Anna Berg' })
    expect(Object.keys(lineage)).toEqual(['customer_id', 'full_name', 'email'])
    const transformsOf = (column: string) =>
      body.mappings.find((mapping: { column: string }) => mapping.column === column).transforms
    expect(lineage.full_name).toEqual([
      { ...source, row: 2, column: 'full_name', raw: ' Anna  Berg ', transforms: transformsOf('full_name') },
    ])
    expect(lineage.email).toMatchObject([{ raw: 'ANNA@example.com', transforms: transformsOf('email') }])
    expect((await get(id, '?lineage=false')).body.rows[0]).not.toHaveProperty('lineage')
    expect((await get(id)).body.rows[0]).not.toHaveProperty('lineage')
  })

  it('200: an older preview by its run, also through the run that executed it, and pages that stay with theirs', async () => {
    const id = await migrationWithFile(service, csv)
    const older = await runThat(service, await start(service, id), 'awaiting_approval')
    const page = (await get(id, '?limit=5')).body
    await service.upload(id, [
      { name: 'more.csv', content: 'customer_id,full_name,email\r\n2001,Late Person,late@example.com\r\n' },
    ])
    const newer = await runThat(service, await start(service, id), 'awaiting_approval')
    expect((await get(id)).body).toMatchObject({ run_id: newer.run_id, plan_version: 2, sheets: [{ total: 13 }] })
    expect((await get(id, `?run_id=${older.run_id}`)).body).toMatchObject({
      run_id: older.run_id,
      sheets: [{ total: 12 }],
    })
    expect((await get(id, `?limit=5&cursor=${page.next_cursor}`)).body).toMatchObject({ run_id: older.run_id })
    const execute = await runThat(service, await start(service, id, { kind: 'execute' }), 'completed')
    expect((await get(id, `?run_id=${execute.run_id}`)).body).toMatchObject({ run_id: newer.run_id })
    expect((await get(id)).body).toMatchObject({ run_id: newer.run_id })
  })

  it.each([
    '?slug=nothing',
    '?column=nothing',
    '?cursor=nonsense',
    '?limit=0',
    '?limit=1001',
    '?status=bad',
    '?code=bad',
    '?lineage=perhaps',
    '?x=1',
  ])('400: %s', async (query) => {
    const reply = await get(run().migration_id, query)
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ error: expect.any(String) })
  })

  it('400: names the column that is not there, its spaces written as a browser does', async () => {
    const reply = await get(run().migration_id, '?column=not+there')
    expect([reply.status, reply.body.error]).toEqual([400, expect.stringContaining('not there')])
  })

  it('400: a cursor of another preview', async () => {
    const id = await migrationWithFile(service, csv)
    await runThat(service, await start(service, id), 'awaiting_approval')
    const { body } = await get(id, '?limit=2')
    expect((await get(run().migration_id, `?cursor=${body.next_cursor}`)).status).toBe(400)
  })

  it('400: a cursor that was given for other rows', async () => {
    const { next_cursor } = (await get(run().migration_id, '?limit=2')).body
    for (const filter of ['status=error', 'column=email', 'code=strict']) {
      expect((await get(run().migration_id, `?limit=2&${filter}&cursor=${next_cursor}`)).status).toBe(400)
    }
    expect((await get(run().migration_id, `?limit=5&status=all&cursor=${next_cursor}`)).status).toBe(200)
  })

  it('401: no key', async () => {
    expect((await get('mig_0000000000', '', null)).status).toBe(401)
  })

  it("404: an unknown migration, another account's, and an unknown run", async () => {
    const other = await service.newAccount()
    const replies = [await get('mig_0000000000'), await get(run().migration_id, '', other.key)]
    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    expect((await get(run().migration_id, '?run_id=run_0000000000')).status).toBe(404)
  })

  it('409: before there is a preview: no run yet, one that was canceled', async () => {
    const { id } = await service.newMigration({})
    expect(await get(id)).toMatchObject({ status: 409, body: { error: expect.stringContaining('no preview yet') } })
    const filled = await migrationWithFile(service)
    const canceled = await start(service, filled)
    await cancel(service, canceled)
    expect((await get(filled)).status).toBe(409)
    expect((await get(filled, `?run_id=${canceled.run_id}`)).status).toBe(409)
  })

  it('410: lineage when its file was deleted; the rest can still be read', async () => {
    const id = await migrationWithFile(service, csv)
    const { run_id } = await runThat(service, await start(service, id), 'awaiting_approval')
    const { body } = await service.call('GET', `/migrations/${id}/files`)
    const { file_id } = body.files[0]
    await service.call('DELETE', `/migrations/${id}/files/${file_id}`)
    expect(await get(id, `?lineage=true&run_id=${run_id}`)).toMatchObject({
      status: 410,
      body: { error: expect.stringContaining(`the file ${file_id} has gone`) },
    })
    expect((await get(id, `?run_id=${run_id}`)).status).toBe(200)
  })

  itCountsIn(service, 'read', ({ key } = {}) => get('mig_0000000000', '', key))

  it('500: a result that has gone from the blob store, told without its cause', async () => {
    const id = await migrationWithFile(service, csv)
    const gone = await runThat(service, await start(service, id), 'awaiting_approval')
    await service.deps.blobs.removeAll(`runs/${gone.run_id}`)
    expect(await get(id)).toMatchObject({ status: 500, body: { error: 'Internal server error' } })
  })

  it('429: more previews than are taken at once, and when to try again', async () => {
    const engine = createEngine({ previewQueue: 0 })
    const second = await startSecondServer(service, {}, { engine })
    try {
      const reply = await call('GET', `${second.url}/migrations/${run().migration_id}/preview`, { key: service.key })
      expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '1'])
      expect(reply.body).toEqual({ error: 'Too many requests' })
    } finally {
      await second.stop()
      await engine.close()
    }
  })
})
