import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ApiError, ExportNotReadyError, ExportWaitTimeoutError, createClient } from '#client'
import type { ExportJob } from '#client'
import { executedMigration, ordersTemplate, twoSheets } from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { customersTemplate } from '../support/runs.ts'
import { json, scriptedServer } from './scripted-server.ts'

const job = (status: ExportJob['status'], changes: Partial<ExportJob> = {}): ExportJob => ({
  job_id: 'exp_1',
  status,
  format: 'csv',
  rows_processed: 0,
  total_rows: 10,
  file_size: null,
  error: null,
  expires_at: '2026-01-08T00:00:00.000Z',
  ...changes,
})

const clientOf = (baseUrl: string) => createClient({ baseUrl, apiKey: 'msk_test' })

describe('exports by jobs, against the service', () => {
  const service = useService({ worker: true, templates: [customersTemplate, ordersTemplate] })

  test('are started, waited for and saved', async () => {
    const client = createClient({ baseUrl: service.url, apiKey: service.key })
    const id = await executedMigration(service, twoSheets)
    const started = await client.startExport(id, { slugs: ['customers', 'orders'] })
    const seen: string[] = []
    const done = await client.waitForExport(id, started.job_id, { onProgress: ({ status }) => seen.push(status) })
    expect(done).toMatchObject({ status: 'completed', format: 'zip', rows_processed: 5, total_rows: 5 })
    expect(seen.at(-1)).toBe('completed')
    const folder = await mkdtemp(join(tmpdir(), 'client-export-'))
    try {
      const file = await client.downloadExport(id, started.job_id)
      expect(file).toMatchObject({ name: `${started.job_id}.zip`, size: done.file_size })
      expect(await file.saveTo(join(folder, file.name))).toBe(done.file_size)
      expect((await readFile(join(folder, file.name))).subarray(0, 2).toString()).toBe('PK')
    } finally {
      await rm(folder, { recursive: true })
    }
    const { job_id } = await client.startExport(id, { slug: 'customers' })
    await client.waitForExport(id, job_id)
    const { stream } = await client.downloadExport(id, job_id)
    expect(await new Response(stream).text()).toBe(await (await client.exportCsv(id, 'customers')).text())
  })
})

describe('waitForExport', () => {
  test('stops at the end, also a bad one, and tells each change once', async () => {
    const { url } = await scriptedServer(
      json(200, job('pending')),
      json(200, job('running', { rows_processed: 4 })),
      json(200, job('running', { rows_processed: 4 })),
      json(200, job('failed', { error: 'The disk is full.' })),
    )
    const seen: string[] = []
    const onProgress = ({ status, rows_processed }: ExportJob) => seen.push(`${status} ${rows_processed}`)
    expect(await clientOf(url).waitForExport('mig_1', 'exp_1', { onProgress })).toMatchObject({ status: 'failed' })
    expect(seen).toEqual(['pending 0', 'running 4', 'failed 0'])
  })

  test('gives up after its time with the job as last read', async () => {
    const { url } = await scriptedServer(json(200, job('running')))
    const error = await clientOf(url)
      .waitForExport('mig_1', 'exp_1', { timeoutMs: 300 })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ExportWaitTimeoutError)
    expect(error).toMatchObject({ job: { job_id: 'exp_1', status: 'running' } })
  })

  test('is ended by its signal, with the signal’s reason', async () => {
    const { url, received } = await scriptedServer(json(200, job('running')))
    const stop = new AbortController()
    const waiting = clientOf(url).waitForExport('mig_1', 'exp_1', { signal: stop.signal }).catch(String)
    await expect.poll(() => received.length).toBeGreaterThan(0)
    stop.abort(new Error('changed my mind'))
    expect(await waiting).toBe('Error: changed my mind')
  })
})

describe('downloadExport', () => {
  test('follows the link without the key, and again after a refusal that may pass', async () => {
    const { url, received } = await scriptedServer(
      (response, { headers }) =>
        json(200, job('completed', { download_url: `http://${headers.host}/api/v1/downloads/x` }))(
          response,
          received[0]!,
        ),
      json(503, { error: 'later' }, { 'retry-after': '0' }),
      (response) =>
        void response
          .writeHead(200, { 'content-disposition': 'attachment; filename="customers.csv"', 'content-length': '3' })
          .end('a,b'),
    )
    const file = await clientOf(url).downloadExport('mig_1', 'exp_1')
    expect([file.name, file.size, await new Response(file.stream).text()]).toEqual(['customers.csv', 3, 'a,b'])
    expect(received.map(({ headers }) => headers['x-api-key'])).toEqual(['msk_test', undefined, undefined])
    expect(received[2]?.url).toBe('/api/v1/downloads/x')
  })

  test('tells why there is no file, and what the link was answered', async () => {
    const { url } = await scriptedServer(
      json(200, job('failed', { error: 'The disk is full.' })),
      (response, { headers }) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(job('completed', { download_url: `http://${headers.host}/gone` }))),
      json(410, { error: 'This link expired.' }),
    )
    const client = clientOf(url)
    const failed = await client.downloadExport('mig_1', 'exp_1').catch((reason: unknown) => reason)
    expect(failed).toBeInstanceOf(ExportNotReadyError)
    expect(String(failed)).toContain('The disk is full.')
    const gone = await client.downloadExport('mig_1', 'exp_1').catch((reason: unknown) => reason)
    expect(gone).toBeInstanceOf(ApiError)
    expect(gone).toMatchObject({ status: 410 })
  })
})
