import { beforeAll, describe, expect, it } from 'vitest'
import { sweepExports } from '../../server/src/domain/exports/sweep.ts'
import { requeueLost } from '../../server/src/domain/queue/reclaim.ts'
import {
  executedMigration,
  exportThat,
  ordersTemplate,
  readExport,
  startExport,
  twoSheets,
} from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { itCountsIn, itNeedsAKey, withoutTable, type Send } from '../support/refusals.ts'
import { customersTemplate, eventually } from '../support/runs.ts'

const dayMs = 86_400_000

describe('getExportJob', () => {
  const clock = { ahead: 0 }
  const service = useService({
    worker: true,
    templates: [customersTemplate, ordersTemplate],
    limits: { runs: 1_000 },
    surroundings: { now: () => new Date(Date.now() + clock.ahead) },
  })
  const shared = { id: '', job_id: '' }
  const path = (job_id = shared.job_id, migration_id = shared.id) =>
    `/migrations/${migration_id}/exports/jobs/${job_id}`
  const send: Send = ({ path: to = path(), ...changes } = {}) => service.call('GET', to, changes)
  const exported = async (body: object = { slug: 'customers' }) => {
    const { job_id } = await startExport(service, shared.id, body)
    return exportThat(service, shared.id, job_id, 'completed')
  }

  beforeAll(async () => {
    shared.id = await executedMigration(service, twoSheets)
    shared.job_id = (await exported({ slugs: ['customers', 'orders'] })).job_id
  })

  it('200: a completed job, with its size, its expiry in a week and a link', async () => {
    const { status, body } = await send()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      job_id: shared.job_id,
      status: 'completed',
      format: 'zip',
      rows_processed: 5,
      total_rows: 5,
      file_size: expect.any(Number),
      error: null,
    })
    const { finished_at } = await service.deps.prisma.exportJob.findUniqueOrThrow({ where: { id: shared.job_id } })
    expect(Date.parse(body.expires_at)).toBe((finished_at?.getTime() ?? 0) + 7 * dayMs)
    expect(body.download_url).toMatch(new RegExp(`^${service.url}/downloads/`))
  })

  it('200: a fresh link at each read', async () => {
    const first = (await send()).body.download_url
    clock.ahead = 5_000
    const second = (await send()).body.download_url
    clock.ahead = 0
    expect(second).not.toBe(first)
    for (const url of [first, second]) expect((await fetch(url)).status).toBe(200)
  })

  /** An export is completed a moment before its job is gone, and none is requeued that has one. */
  const requeued = (job_id: string) =>
    eventually(`export ${job_id} to be requeued`, async () => {
      const { exports } = await requeueLost(service.deps)
      return exports.some(({ id }) => id === job_id) ? true : null
    })

  it('200: a job that waits has no size, no link and no error', async () => {
    const { job_id } = await startExport(service, shared.id, { slug: 'orders' })
    await exportThat(service, shared.id, job_id, 'completed')
    await service.deps.prisma.exportJob.update({
      where: { id: job_id },
      data: { status: 'pending', file_size: null, rows_processed: 0 },
    })
    const { body } = await readExport(service, shared.id, job_id)
    expect(body).toEqual({
      job_id,
      status: 'pending',
      format: 'csv',
      rows_processed: 0,
      total_rows: 2,
      file_size: null,
      error: null,
      expires_at: expect.any(String),
    })
    await requeued(job_id)
    await exportThat(service, shared.id, job_id, 'completed')
  })

  it('200: a failed one says why and has no link', async () => {
    const id = await executedMigration(service)
    const { result_run_id } = await service.deps.prisma.migration.findUniqueOrThrow({ where: { id } })
    const sheets = await service.deps.blobs.list(`runs/${result_run_id}`)
    const { job_id } = await startExport(service, id, { slug: 'customers' })
    await exportThat(service, id, job_id, 'completed')
    for (const key of sheets.filter((name) => name.endsWith('.parquet'))) await service.deps.blobs.remove(key)
    const { job_id: later } = await startExport(service, id, { slug: 'customers' })
    const failed = await exportThat(service, id, later, 'failed')
    expect(failed).toMatchObject({ file_size: null, error: expect.stringContaining('no longer there') })
    expect(failed.download_url).toBeUndefined()
    expect((await readExport(service, id, job_id)).body.status).toBe('completed')
  })

  itNeedsAKey(service, send)

  it("404: an unknown job, another migration's, and another account's, the same to the byte", async () => {
    const other = await service.newAccount()
    const { id: elsewhere } = await service.newMigration()
    const unknown = await send({ path: path('exp_0000000000') })
    const misplaced = await send({ path: path(shared.job_id, elsewhere) })
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([404, JSON.stringify(misplaced.body)])
    const foreign = await send({ key: other.key })
    const nowhere = await send({ key: other.key, path: path('exp_0000000000', 'mig_0000000000') })
    expect([foreign.status, JSON.stringify(foreign.body)]).toEqual([404, JSON.stringify(nowhere.body)])
    const { id: own } = await service.newMigration({}, other.key)
    const foreignJob = await send({ key: other.key, path: path(shared.job_id, own) })
    const unknownJob = await send({ key: other.key, path: path('exp_0000000000', own) })
    expect([foreignJob.status, JSON.stringify(foreignJob.body)]).toEqual([404, JSON.stringify(unknownJob.body)])
  })

  it('410: past its retention, before and after its data is swept, and its link too', async () => {
    const { job_id, download_url = '' } = await exported()
    const kept = await exported()
    const row = () => service.deps.prisma.exportJob.findUniqueOrThrow({ where: { id: job_id } })
    await service.deps.prisma.exportJob.update({
      where: { id: job_id },
      data: { expires_at: new Date(Date.now() - 1) },
    })
    expect(await send({ path: path(job_id) })).toMatchObject({
      status: 410,
      body: { error: expect.stringContaining('new one') },
    })
    expect((await fetch(download_url)).status).toBe(410)
    expect(await service.deps.blobs.list(`exports/${job_id}`)).toHaveLength(1)
    expect(await sweepExports(service.deps)).toBe(1)
    expect(await service.deps.blobs.list(`exports/${job_id}`)).toEqual([])
    expect((await row()).swept_at).not.toBeNull()
    expect((await send({ path: path(job_id) })).status).toBe(410)
    expect(await sweepExports(service.deps)).toBe(0)
    expect((await fetch(kept.download_url ?? '')).status).toBe(200)
  })

  it('410: swept too when another one can not be, which is swept later', async () => {
    const [stuck, other] = [await exported(), await exported()]
    const ids = [stuck.job_id, other.job_id]
    await service.deps.prisma.exportJob.updateMany({ where: { id: { in: ids } }, data: { expires_at: new Date(0) } })
    const { blobs } = service.deps
    const removeAll = (prefix: string) =>
      prefix.includes(stuck.job_id) ? Promise.reject(new Error('not now')) : blobs.removeAll(prefix)
    expect(await sweepExports({ ...service.deps, blobs: { ...blobs, removeAll } })).toBe(1)
    expect(await blobs.list(`exports/${other.job_id}`)).toEqual([])
    expect((await send({ path: path(stuck.job_id) })).status).toBe(410)
    expect(await sweepExports(service.deps)).toBe(1)
    expect(await blobs.list(`exports/${stuck.job_id}`)).toEqual([])
  })

  it('is never swept while it is under way, however old', async () => {
    const { job_id } = await exported()
    const past = { expires_at: new Date(0), status: 'running' }
    await service.deps.prisma.exportJob.update({ where: { id: job_id }, data: past })
    expect(await sweepExports(service.deps)).toBe(0)
    expect(await service.deps.blobs.list(`exports/${job_id}`)).toHaveLength(1)
    expect((await send({ path: path(job_id) })).status).toBe(200)
    await requeued(job_id)
    const { expires_at } = await exportThat(service, shared.id, job_id, 'completed')
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now() + 6 * dayMs)
    // The attempt that counts has a file, and earlier ones have none.
    await eventually('one file to be left', async () => {
      const keys = await service.deps.blobs.list(`exports/${job_id}`)
      return keys.length === 1 && keys[0]?.endsWith('/2') ? true : null
    })
  })

  itCountsIn(service, 'read', send)

  it('500: told without its cause', async () => {
    const reply = await withoutTable(service, 'export_job', () => send())
    expect(reply).toMatchObject({ status: 500, body: { error: 'Internal server error' } })
  })
})

describe('getExportJob behind a PUBLIC_URL', () => {
  const publicUrl = 'https://migrations.example.com'
  const service = useService({ worker: true, templates: [customersTemplate], config: { publicUrl } })

  it('gives links that lead there', async () => {
    const id = await executedMigration(service)
    const { job_id, status_url } = await startExport(service, id, { slug: 'customers' })
    expect(status_url).toBe(`${publicUrl}/api/v1/migrations/${id}/exports/jobs/${job_id}`)
    const { download_url } = await exportThat(service, id, job_id, 'completed')
    expect(download_url).toMatch(/^https:\/\/migrations\.example\.com\/api\/v1\/downloads\//)
  })
})
