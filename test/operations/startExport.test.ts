import { beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../server/src/database/transaction.ts'
import { enqueue } from '../../server/src/domain/queue/enqueue.ts'
import { exportJob } from '../../server/src/domain/queue/jobs.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import type { Call } from '../support/call.ts'
import { executedMigration, exportThat, ordersTemplate, startExport, twoSheets } from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { itCountsIn, itNeedsAKey, withoutTable, type Send } from '../support/refusals.ts'
import { customersTemplate, migrationWithFile, runThat, start } from '../support/runs.ts'
import { itTellsAsTheContractSays } from '../support/thread.ts'

describe('startExport', () => {
  const service = useService({ worker: true, templates: [customersTemplate, ordersTemplate], limits: { runs: 1_000 } })
  itTellsAsTheContractSays(service, 'export.status')
  const shared = { id: '' }
  const path = (migration_id = shared.id) => `/migrations/${migration_id}/exports`
  const send: Send = ({ path: to = path(), ...changes } = {}) =>
    service.call('POST', to, { body: { slug: 'customers' }, ...changes })
  const refused = async (body: unknown) => {
    const reply = await send({ body })
    return [reply.status, reply.body.error]
  }

  beforeAll(async () => {
    shared.id = await executedMigration(service, twoSheets)
  })

  it('202: one sheet is a CSV, its rows known at once', async () => {
    const reply = await send()
    expect(reply).toMatchObject({ status: 202, body: { status: 'pending', format: 'csv', total_rows: 3 } })
    expect(reply.body.job_id).toMatch(/^exp_/)
    expect(reply.body.status_url).toBe(`${service.url}${path()}/jobs/${reply.body.job_id}`)
    expect(Object.keys(reply.body).toSorted()).toEqual(['format', 'job_id', 'status', 'status_url', 'total_rows'])
  })

  it('202: one in slugs is a CSV too; several are a ZIP with the sum of their rows', async () => {
    expect(await send({ body: { slugs: ['orders'] } })).toMatchObject({
      status: 202,
      body: { format: 'csv', total_rows: 2 },
    })
    expect(await send({ body: { slugs: ['orders', 'customers'] } })).toMatchObject({
      status: 202,
      body: { format: 'zip', total_rows: 5 },
    })
  })

  it('202: with lineage a single sheet is a ZIP too', async () => {
    const { status, body } = await send({ body: { slug: 'customers', lineage: true } })
    expect([status, body.format, body.total_rows]).toEqual([202, 'zip', 3])
    expect(await exportThat(service, shared.id, body.job_id, 'completed')).toMatchObject({ rows_processed: 3 })
  })

  it('202: each call is a job of its own, also of many at once, and each is told to the thread in full', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202))
    const ids = replies.map(({ body }) => body.job_id as string)
    expect(new Set(ids).size).toBe(10)
    for (const job_id of ids) await exportThat(service, shared.id, job_id, 'completed')
    const events = await service.deps.prisma.threadEvent.findMany({
      where: { migration_id: shared.id, type: 'export.status' },
      orderBy: { sequence: 'asc' },
    })
    for (const job_id of ids) {
      const told = events
        .map(({ data }) => data as { job_id: string; status: string })
        .filter((data) => data.job_id === job_id)
      expect(told.map(({ status }) => status)).toEqual(['pending', 'running', 'completed'])
    }
  })

  it('202: what a later execute changes leaves it alone', async () => {
    const id = await executedMigration(service, twoSheets)
    const { body } = await send({ path: path(id) })
    const job = await service.deps.prisma.exportJob.findUniqueOrThrow({ where: { id: body.job_id } })
    await runThat(service, await start(service, id), 'awaiting_approval')
    await runThat(service, await start(service, id, { kind: 'execute' }), 'completed')
    const migration = await service.deps.prisma.migration.findUniqueOrThrow({ where: { id } })
    expect(migration.result_run_id).not.toBe(job.run_id)
    await exportThat(service, id, body.job_id, 'completed')
  })

  it('400: neither slug nor slugs, both, none in slugs, the same twice, and what is no slug', async () => {
    const bodies = [
      {},
      { slug: 'customers', slugs: ['orders'] },
      { slugs: [] },
      { slugs: ['orders', 'orders'] },
      { slug: 1 },
      { slug: '' },
      { slugs: 'orders' },
      { slug: 'customers', rows: 'all' },
      [],
    ]
    for (const body of bodies) expect(await refused(body)).toEqual([400, expect.any(String)])
    expect((await send({ body: undefined, raw: '{', headers: { 'content-type': 'application/json' } })).status).toBe(
      400,
    )
  })

  it('400: says which of its two fields a body lacks or has too many of', async () => {
    const both = { slug: 'customers', slugs: ['orders'] }
    expect(await refused(both)).toEqual([400, 'The body: slug and slugs exclude each other; send one of them.'])
    for (const none of [{}, { lineage: true }])
      expect(await refused(none)).toEqual([400, 'The body names no sheet. Send a slug, or several as slugs.'])
  })

  it('400: a sheet that the result does not have, with those it has', async () => {
    for (const body of [{ slug: 'product' }, { slugs: ['customers', 'product'] }])
      expect(await refused(body)).toEqual([400, expect.stringMatching(/"product".*customers, orders/)])
  })

  itNeedsAKey(service, send)

  it('403: no active subscription', async () => {
    const { key } = await service.newAccount({ subscription: 'lapsed' })
    expect((await send({ key })).status).toBe(403)
  })

  it("404: an unknown migration and another account's, the same to the byte", async () => {
    const other = await service.newAccount()
    const foreign = await send({ key: other.key })
    const unknown = await send({ key: other.key, path: path('mig_0000000000') })
    expect(foreign.status).toBe(404)
    expect([foreign.status, JSON.stringify(foreign.body)]).toEqual([unknown.status, JSON.stringify(unknown.body)])
  })

  it('409: before an execute has completed', async () => {
    const id = await migrationWithFile(service)
    expect(await send({ path: path(id) })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('execute') },
    })
    await runThat(service, await start(service, id), 'awaiting_approval')
    expect((await send({ path: path(id) })).status).toBe(409)
  })

  it('410: lineage of a sheet whose file was deleted, before and while it is exported; its cells can still be', async () => {
    const id = await executedMigration(service, twoSheets)
    const { body } = await service.call('GET', `/migrations/${id}/files`)
    const { file_id } = body.files.find(({ name }: { name: string }) => name === 'customers.csv')
    const wanted = { slugs: ['orders', 'customers'], lineage: true }
    const { body: started } = await send({ path: path(id), body: wanted })
    await exportThat(service, id, started.job_id, 'completed')
    expect((await service.call('DELETE', `/migrations/${id}/files/${file_id}`)).status).toBe(204)
    const gone = { status: 410, body: { error: expect.stringContaining(`the file ${file_id} has gone`) } }
    expect(await send({ path: path(id), body: wanted })).toMatchObject(gone)
    expect((await send({ path: path(id), body: { slug: 'orders', lineage: true } })).status).toBe(202)
    expect((await send({ path: path(id) })).status).toBe(202)
    const { exportJob: jobs } = service.deps.prisma
    const { id: late, account_id } = await jobs.update({
      where: { id: started.job_id },
      data: { status: 'pending', finished_at: null },
    })
    await transaction(service.deps, (tx) => enqueue(tx, exportJob, { account_id, migration_id: id, export_id: late }))
    expect(await exportThat(service, id, late, 'failed')).toMatchObject({ error: gone.body.error })
  })

  it('413: a body that is too large', async () => {
    const large: Call = { body: { slugs: ['x'.repeat(1 << 20)] } }
    expect((await send(large)).status).toBe(413)
  })

  it('415: a body of another type', async () => {
    expect((await send({ body: undefined, raw: 'slug=a', headers: { 'content-type': 'text/plain' } })).status).toBe(415)
  })

  itCountsIn(service, 'write', send)

  it('500: told without its cause', async () => {
    const reply = await withoutTable(service, 'export_job', () => send())
    expect(reply).toMatchObject({ status: 500, body: { error: 'Internal server error' } })
  })
})

describe('startExport without a worker', () => {
  const service = useService({ templates: [customersTemplate] })

  it('502: until one is there again; nothing is queued', async () => {
    const worker = await startWorker(service.deps)
    const id = await executedMigration(service)
    await worker.stop()
    const body = { slug: 'customers' }
    expect((await service.call('POST', `/migrations/${id}/exports`, { body })).status).toBe(502)
    expect(await service.deps.prisma.exportJob.count()).toBe(0)
    const again = await startWorker(service.deps)
    const { job_id } = await startExport(service, id, body)
    await exportThat(service, id, job_id, 'completed')
    await again.stop()
  })
})

describe('startExport in a region without exports', () => {
  const service = useService({ config: { features: { eu: ['extraction'] } } })

  it('503: whatever the migration, and other operations go on', async () => {
    const { id } = await service.newMigration()
    const reply = await service.call('POST', `/migrations/${id}/exports`, { body: { slug: 'customers' } })
    expect(reply).toMatchObject({ status: 503, body: { error: expect.stringMatching(/exports.*eu/) } })
    expect(reply.headers.get('x-ratelimit-limit')).not.toBeNull()
    expect((await service.call('GET', `/migrations/${id}`)).status).toBe(200)
  })
})
