import { createServer } from 'node:http'
import { chmod, readdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../server/src/database/embedded.ts'
import { readPlace } from '../../server/src/storage/place.ts'
import { executedMigration, exportThat, readExport, startExport } from '../support/exports.ts'
import { invoicePdf } from '../support/extractions.ts'
import { formOf, startService, type Service } from '../support/harness.ts'
import { customersCsv, customersTemplate, eventually, readRun, runThat, start } from '../support/runs.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const disk = mountSmallDisk(16)
const databaseDisk = mountSmallDisk(100)
// Of the file, not of its parts: those are left out where only some tests are asked for.
afterAll(() => {
  disk?.remove()
  databaseDisk?.remove()
})

const noRoom = {
  error:
    'The service has no room left for files and results. Nothing of this was kept: try again once those who run the service have made room.',
}
const lackedRoom = 'the service had no room left for it; try again once those who run it have made some.'

describe.skipIf(disk === undefined)('a disk that is full', () => {
  let service: Service
  let executed = ''

  beforeAll(async () => {
    const storage = readPlace(pathToFileURL(disk!.folder).href)
    const config = { storage, allowPrivateAddresses: true }
    service = await startService({ worker: true, templates: [customersTemplate], config })
    executed = await executedMigration(service, [{ name: 'customers.csv', content: customersCsv }])
  })
  afterEach(() => disk!.empty())
  afterAll(() => service.stop())

  /** The queue waits longer after each attempt, and tries several; here two come at once. */
  const endOf = <T>(what: string, ask: () => Promise<T | null>): Promise<T> =>
    eventually(what, async () => {
      await service.deps.pool.query(
        'UPDATE graphile_worker._private_jobs SET run_at = now(), max_attempts = 2 WHERE locked_at IS NULL',
      )
      return ask()
    })

  const unfinished = (): Promise<string[]> => readdir(join(disk!.folder, 'unfinished'))

  it('502: uploads are told so, nothing of them is kept, and they work again once there is room', async () => {
    const { id } = await service.newMigration()
    const before = await service.deps.blobs.list('files')
    await disk!.fill(65_536)
    const large = Buffer.alloc(1 << 20, 'a,b\n')
    const upload = (): Promise<{ status: number; body: unknown }> =>
      service.call('POST', `/migrations/${id}/files`, {
        raw: formOf([
          { name: 'a.csv', content: customersCsv },
          { name: 'large.csv', content: large },
        ]),
      })
    const document = new FormData()
    document.append('file', new Blob([new Uint8Array(invoicePdf), large]), 'invoice.pdf')
    expect(await upload()).toMatchObject({ status: 502, body: noRoom })
    expect(await service.call('POST', '/extractions', { raw: document })).toMatchObject({ status: 502, body: noRoom })
    expect(await service.call('GET', `/migrations/${id}/files`)).toMatchObject({ body: { files: [] } })
    expect([await service.deps.blobs.list('files'), await unfinished()]).toEqual([before, []])
    expect(await service.deps.prisma.extraction.count()).toBe(0)
    await disk!.empty()
    expect((await upload()).status).toBe(201)
  })

  it('runs and exports fail with that reason after their attempts, leave nothing, and go well afterwards', async () => {
    await eventually('every file to be read', async () =>
      (await service.deps.prisma.file.count({ where: { status: 'pending' } })) === 0 ? true : null,
    )
    const before = await service.deps.blobs.list('runs')
    await disk!.fill()
    const run = await start(service, executed, { kind: 'generate', autonomy: 'decide' })
    const failed = await endOf('the run to fail', async () => {
      const now = await readRun(service, run)
      return ['queued', 'running'].includes(now.status) ? null : now
    })
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining(lackedRoom) })
    const { job_id } = await startExport(service, executed, { slug: 'customers' })
    const stopped = await endOf('the export to fail', async () => {
      const { body } = await readExport(service, executed, job_id)
      return ['pending', 'running'].includes(body.status) ? null : body
    })
    expect(stopped).toMatchObject({ status: 'failed', error: expect.stringContaining(lackedRoom) })
    expect([await service.deps.blobs.list('runs'), await unfinished()]).toEqual([before, []])
    await disk!.empty()
    await runThat(
      service,
      await start(service, executed, { kind: 'generate', autonomy: 'decide' }),
      'awaiting_approval',
    )
    const again = await startExport(service, executed, { slug: 'customers' })
    await exportThat(service, executed, again.job_id, 'completed')
  })

  it('files and documents of URLs are fetched once there is room, and fail with that reason where none comes', async () => {
    const server = createServer((_request, response) => response.end(`${customersCsv}\r\n`.repeat(2_000)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://localhost:${(server.address() as AddressInfo).port}/customers.csv`
    const { id } = await service.newMigration()
    await disk!.fill()
    await service.call('POST', `/migrations/${id}/files`, { body: { urls: [url] } })
    const { body: created } = await service.call('POST', '/extractions', { body: { url } })
    const ended = await endOf('the file to fail', async () => {
      const [file] = (await service.call('GET', `/migrations/${id}/files`)).body.files
      const { body: extraction } = await service.call('GET', `/extractions/${created.extraction_id}`)
      return [file.status, extraction.status].some((status) => status === 'pending' || status === 'running')
        ? null
        : [file, extraction]
    })
    expect(ended).toEqual([
      expect.objectContaining({ status: 'failed', error: `The file could not be fetched: ${lackedRoom}` }),
      expect.objectContaining({ status: 'failed', error: `The document could not be fetched: ${lackedRoom}` }),
    ])
    await disk!.empty()
    await service.call('POST', `/migrations/${id}/files`, { body: { urls: [url] } })
    await endOf('another file to be read', async () => {
      const file = (await service.call('GET', `/migrations/${id}/files`)).body.files[1]
      return file.status === 'ready' || null
    })
    server.closeAllConnections()
    server.close()
  })
})

describe.skipIf(databaseDisk === undefined)('a disk that is full, with the embedded PostgreSQL on it', () => {
  it('loses nothing that was committed: PostgreSQL, which ends for lack of room, starts again once there is some', async () => {
    const { folder, fill, empty } = databaseDisk!
    await chmod(folder, 0o711)
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
    const { connection, close } = await openEmbedded(folder, { log })
    const ask = async (text: string): Promise<unknown[]> => {
      const client = new pg.Client({ ...connection, database: 'postgres' })
      // It is told of by the query, too.
      client.on('error', () => undefined)
      await client.connect()
      return client
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => client.end())
    }
    await ask('CREATE TABLE kept AS SELECT 1 AS acknowledged')
    await eventually('PostgreSQL to end for lack of room, and to find none', async () => {
      await fill()
      await ask(`SELECT FROM pg_logical_emit_message(true, '', repeat('x', 1000000))`).catch(() => undefined)
      await ask('UPDATE kept SET acknowledged = 1').catch(() => undefined)
      return lines.find((line) => line.includes('full disk'))
    })
    await empty()
    const kept = await eventually('PostgreSQL to be there', () => ask('SELECT * FROM kept').catch(() => null))
    expect(kept).toEqual([{ acknowledged: 1 }])
    await close()
  })
})
