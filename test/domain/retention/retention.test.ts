import { Readable } from 'node:stream'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sweepContents } from '../../../server/src/domain/retention/contents.ts'
import { sweepOrphans } from '../../../server/src/domain/retention/orphans.ts'
import { sweepPreviews } from '../../../server/src/domain/retention/previews.ts'
import { sweepThreads } from '../../../server/src/domain/retention/threads.ts'
import { verifyThread } from '../../../server/src/domain/thread/verify.ts'
import { startWorker } from '../../../server/src/jobs/worker.ts'
import type { BlobStore } from '../../../server/src/storage/blob-store.ts'
import { call, type Reply } from '../../support/call.ts'
import { executedMigration, twoSheets } from '../../support/exports.ts'
import { useService } from '../../support/harness.ts'
import { customersTemplate, eventually, migrationWithFile, runThat, start } from '../../support/runs.ts'
import { startSecondServer } from '../../support/second-server.ts'

const DAY_MS = 86_400_000

describe('retention', () => {
  const clock = { days: 0 }
  const service = useService({
    templates: [customersTemplate],
    limits: { runs: 1_000 },
    surroundings: { now: () => new Date(Date.now() + clock.days * DAY_MS) },
  })
  const get = (id: string, path: string) => service.call('GET', `/migrations/${id}${path}`)
  const post = (id: string, path: string, body: object) => service.call('POST', `/migrations/${id}${path}`, { body })
  /** Jobs are worked on while the clock stands still: by the moved one, cron would sweep in between. */
  const working = async <T>(work: () => Promise<T>): Promise<T> => {
    const worker = await startWorker(service.deps)
    return work().finally(() => worker.stop())
  }
  /** A CSV and a page of the preview that are asked for at once, and whose files are opened when the result is called for. */
  const readersAboutToOpen = async (id: string): Promise<() => Promise<Reply[]>> => {
    const { blobs } = service.deps
    const opening = Promise.withResolvers<void>()
    let waiting = 0
    const wait = async (): Promise<void> => {
      waiting += 1
      await opening.promise
    }
    const patient: BlobStore = {
      ...blobs,
      withLocalFile: (key, use) => wait().then(() => blobs.withLocalFile(key, use)),
      withLocalFiles: (keys, use) => wait().then(() => blobs.withLocalFiles(keys, use)),
    }
    const second = await startSecondServer(service, {}, { blobs: patient })
    const worker = await startWorker(service.deps, { byTheClock: false })
    const replies = Promise.all(
      ['/exports/customers.csv', '/preview'].map((path) =>
        call('GET', `${second.url}/migrations/${id}${path}`, { key: service.key }),
      ),
    )
    await eventually('both to be about to open their files', async () => waiting === 2 || null)
    await worker.stop()
    return async () => {
      opening.resolve()
      return replies.finally(() => second.stop())
    }
  }
  const migrationOf = (id: string) => service.deps.prisma.migration.findUniqueOrThrow({ where: { id } })

  afterEach(() => {
    clock.days = 0
  })

  describe('of a migration that has settled', () => {
    const shared = { id: '', file: '', result: '' }

    beforeAll(async () => {
      shared.id = await working(() => executedMigration(service))
      shared.file = (await get(shared.id, '/files')).body.files[0].file_id
      shared.result = (await migrationOf(shared.id)).result_run_id ?? ''
    })

    it('leaves files and sheets alone for 30 days', async () => {
      clock.days = 29
      expect(await sweepContents(service.deps)).toBe(0)
      expect((await get(shared.id, '/preview')).status).toBe(200)
    })

    it('leaves them alone while an export reads them', async () => {
      const job = await post(shared.id, '/exports', { slug: 'customers' })
      expect(job.status).toBe(502)
      const { id: migration_id, account_id } = await migrationOf(shared.id)
      const id = service.deps.newId('exp')
      const at = service.deps.now()
      const fields = { id, account_id, migration_id, run_id: shared.result, slugs: ['customers'], format: 'csv' }
      await service.deps.prisma.exportJob.create({ data: { ...fields, total_rows: 3n, expires_at: at } })
      clock.days = 31
      expect(await sweepContents(service.deps)).toBe(0)
      expect((await get(shared.id, '/preview')).status).toBe(200)
      await service.deps.prisma.exportJob.delete({ where: { id } })
    })

    it('deletes them after 30 days, says so wherever they are asked for, and keeps the log with its ledger', async () => {
      const log = (await get(shared.id, '/log')).body
      clock.days = 31
      const late = await readersAboutToOpen(shared.id)
      expect(await sweepContents(service.deps)).toBe(1)
      expect(await sweepContents(service.deps)).toBe(0)
      const { blobs } = service.deps
      expect(await blobs.list(`files/${shared.file}`)).toEqual([])
      const deleted = { error: expect.stringMatching(/^The result of run \S+ was deleted at /) }
      expect(await late()).toMatchObject([
        { status: 410, body: deleted },
        { status: 410, body: deleted },
      ])
      expect(await blobs.list(`runs/${shared.result}`)).toEqual([expect.stringMatching(/manifest\.json$/)])
      expect((await get(shared.id, '/files')).body.files).toMatchObject([
        {
          file_id: shared.file,
          status: 'failed',
          tables: [],
          error: expect.stringMatching(/30 days .* Upload it again/),
        },
      ])
      const gone = [
        await get(shared.id, '/preview'),
        await get(shared.id, `/preview?run_id=${shared.result}&lineage=true`),
        await get(shared.id, '/exports/customers.csv'),
        await post(shared.id, '/exports', { slug: 'customers' }),
        await post(shared.id, '/runs', { kind: 'clarify', message: 'Why was email mapped so?' }),
      ]
      for (const { status, body } of gone)
        expect([status, body.error]).toEqual([410, expect.stringMatching(/retention ended/)])
      expect((await post(shared.id, '/runs', { kind: 'generate' })).status).toBe(409)
      expect((await post(shared.id, '/runs', { kind: 'execute' })).status).toBe(409)
      expect((await get(shared.id, '/log')).body).toEqual(log)
    })

    it('lets the migration go on with files that are uploaded again', async () => {
      await service.upload(shared.id, twoSheets.slice(0, 1))
      await working(async () => {
        await runThat(service, await start(service, shared.id, { kind: 'generate' }), 'awaiting_approval')
        await runThat(service, await start(service, shared.id, { kind: 'execute' }), 'completed')
        expect((await get(shared.id, '/exports/customers.csv')).status).toBe(200)
      })
      clock.days = 31
      expect(await sweepContents(service.deps)).toBe(1)
      expect((await get(shared.id, '/exports/customers.csv')).status).toBe(410)
    })

    it('deletes the thread and the log after 365 days; both go on from there when the migration runs again', async () => {
      clock.days = 364
      expect(await sweepThreads(service.deps)).toBe(0)
      clock.days = 366
      expect(await sweepThreads(service.deps)).toBe(1)
      expect(await sweepThreads(service.deps)).toBe(0)
      expect(await get(shared.id, '/log')).toMatchObject({
        status: 410,
        body: { error: expect.stringContaining(shared.id) },
      })
      expect(await verifyThread(service.deps.prisma, shared.id, undefined)).toEqual({
        ok: true,
        entries: 0,
        broken_at: null,
      })
      const { last_sequence } = await migrationOf(shared.id)
      clock.days = 0
      await service.upload(shared.id, twoSheets.slice(0, 1))
      await working(async () => {
        const run = await start(service, shared.id, { kind: 'generate' })
        await runThat(service, run, 'awaiting_approval')
        await post(shared.id, `/runs/${run.run_id}/cancel`, {})
      })
      const { status, body } = await get(shared.id, '/log')
      expect([status, body.entries[0].sequence, body.totals]).toEqual([200, last_sequence + 1, null])
      expect(await verifyThread(service.deps.prisma, shared.id, undefined)).toMatchObject({ ok: true, broken_at: null })
      await service.deps.prisma.threadEvent.updateMany({
        where: { migration_id: shared.id, sequence: last_sequence + 2 },
        data: { summary: 'Something else.' },
      })
      expect(await verifyThread(service.deps.prisma, shared.id, undefined)).toMatchObject({
        ok: false,
        broken_at: last_sequence + 2,
      })
    })
  })

  it('never touches what a run that was started meanwhile works on', async () => {
    const id = await working(() => executedMigration(service))
    const run = await start(service, id, { kind: 'generate' })
    clock.days = 400
    const before = await migrationOf(id)
    await sweepContents(service.deps)
    await sweepPreviews(service.deps)
    await sweepThreads(service.deps)
    expect(await migrationOf(id)).toEqual(before)
    clock.days = 0
    await working(() => runThat(service, run, 'awaiting_approval'))
  })

  it('deletes previews 30 days after a newer one, and keeps the one that counts', async () => {
    const id = await migrationWithFile(service)
    const [first, second] = await working(async () => {
      const one = await runThat(service, await start(service, id), 'awaiting_approval')
      return [one, await runThat(service, await start(service, id), 'awaiting_approval')]
    })
    clock.days = 29
    expect(await sweepPreviews(service.deps)).toBe(0)
    clock.days = 31
    expect(await sweepPreviews(service.deps)).toBe(1)
    expect(await service.deps.blobs.list(`runs/${first?.run_id}`)).toEqual([])
    expect((await get(id, `/preview?run_id=${first?.run_id}`)).status).toBe(410)
    expect((await get(id, '/preview')).body).toMatchObject({ run_id: second?.run_id })
  })
})

describe('blobs that no record tells of', () => {
  const clock = { hours: 0 }
  const service = useService({
    templates: [customersTemplate],
    surroundings: { now: () => new Date(Date.now() + clock.hours * 3_600_000) },
  })

  it('are deleted once they are a day old; all that a record tells of stays', async () => {
    const { blobs, prisma } = service.deps
    const worker = await startWorker(service.deps)
    const id = await executedMigration(service)
    await worker.stop()
    const run = await prisma.run.findFirstOrThrow({ where: { migration_id: id, kind: 'generate' } })
    const counts = await Promise.all(['files', 'runs', 'exports', 'extractions'].map((folder) => blobs.list(folder)))
    const orphans = [
      'files/file_0/source',
      'files/file_0/tables/0.parquet',
      'runs/run_0/1/manifest.json',
      `runs/${run.id}/${run.attempt + 1}/customers.parquet`,
      'exports/exp_0/1',
      'extractions/ext_0/source',
    ]
    for (const key of orphans) await blobs.put(key, Readable.from(['x']))
    expect(await sweepOrphans(service.deps)).toBe(0)
    clock.hours = 25
    expect(await sweepOrphans(service.deps)).toBe(5)
    expect(await Promise.all(['files', 'runs', 'exports', 'extractions'].map((folder) => blobs.list(folder)))).toEqual(
      counts,
    )
    expect(await sweepOrphans(service.deps)).toBe(0)
    expect((await service.call('GET', `/migrations/${id}/preview`)).status).toBe(200)
  })
})
