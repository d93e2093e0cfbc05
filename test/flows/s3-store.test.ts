import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, type Client } from '#client'
import { readPlace } from '../../server/src/storage/place.ts'
import { call, type Call, type Reply } from '../support/call.ts'
import { createExtraction, extractionThat, invoicePdf } from '../support/extractions.ts'
import { exportThat } from '../support/exports.ts'
import { formOf, startService, type Service } from '../support/harness.ts'
import { customersCsv, customersTemplate, eventually, migrationWithFile, runThat, start } from '../support/runs.ts'
import { startSecondServer } from '../support/second-server.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'

let s3: S3Server
let service: Service
let client: Client
const executed = { id: '' }

beforeAll(async () => {
  s3 = await startS3Server()
  const storage = readPlace(s3.url('migrations'))
  service = await startService({ worker: true, templates: [customersTemplate], config: { storage } })
  client = createClient({ baseUrl: service.url, apiKey: service.key })
  const { id } = await client.createMigration({ name: 'In S3' })
  await client.upload(id, [{ name: 'customers.csv', data: Buffer.from(customersCsv) }])
  const generate = await client.startRun(id, { kind: 'generate' })
  await client.waitForRun(id, generate.run_id)
  const preview = await client.getPreview(id)
  const execute = await client.startRun(id, { kind: 'execute', digest: preview.digest })
  await client.waitForRun(id, execute.run_id)
  executed.id = id
}, 120_000)
afterAll(async () => {
  await service.stop()
  await s3.stop()
})

test('a job goes from upload to export with all of its bytes in S3', async () => {
  expect((await (await client.exportCsv(executed.id, 'customers')).text()).trim()).toBe(customersCsv)
  const stored = s3.requests.filter((request) => request.startsWith('PUT /blobs/migrations/'))
  expect(stored.map((request) => request.split('/')[3])).toEqual(expect.arrayContaining(['files', 'runs']))
}, 120_000)

test('502: whatever needs the store while it is out of reach or lets nobody in, with one sentence; runs wait for it, and all goes on when it is back', async () => {
  const at = `/migrations/${executed.id}`
  const { job_id } = await client.startExport(executed.id, { slug: 'customers' })
  const { download_url = '' } = await exportThat(service, executed.id, job_id, 'completed')
  const { extraction_id } = await createExtraction(service, invoicePdf)
  await extractionThat(service, extraction_id, 'completed')
  const waiting = await migrationWithFile(service)
  await eventually('the file to be read', async () => {
    const { files } = (await service.call('GET', `/migrations/${waiting}/files`)).body
    return files[0].status === 'ready' ? true : null
  })

  const changes = [{ kind: 'default', slug: 'customers', column: 'email', value: 'none@example.com' }]
  const document = new FormData()
  document.append('file', new Blob([new Uint8Array(invoicePdf)]), 'invoice.pdf')
  // Another process, which has nothing of the results in its memory yet.
  const second = await startSecondServer(service, {}, { blobs: { ...service.deps.blobs } })
  const ask = (method: string, path: string, more: Call = {}): Promise<Reply> =>
    call(method, second.url + path, { key: service.key, ...more })
  const askAll = async (): Promise<Reply[]> =>
    Promise.all([
      ask('POST', `${at}/files`, { raw: formOf([{ name: 'more.csv', content: customersCsv }]) }),
      ask('POST', '/extractions', { raw: document }),
      ask('GET', `/extractions/${extraction_id}`),
      ask('GET', `${at}/preview`),
      ask('POST', `${at}/runs`, { body: { kind: 'update', changes } }),
      ask('GET', `${at}/log`),
      ask('GET', `${at}/exports/customers.csv`),
      ask('POST', `${at}/exports`, { body: { slug: 'customers' } }),
      call('GET', download_url),
    ])
  const error = 'The store of files and results cannot be reached. Try again in a moment.'
  s3.refuse(400, Number.POSITIVE_INFINITY)
  const failed = await askAll()
  expect(new Set(failed.map(({ status, body }) => `${status} ${body.error}`))).toEqual(
    new Set(['500 Internal server error']),
  )
  s3.refuse(403, Number.POSITIVE_INFINITY)
  const run = await start(service, waiting)
  const barred = await askAll()
  s3.refuse(503, Number.POSITIVE_INFINITY)
  const refused = await askAll()
  for (const replies of [barred, refused])
    expect(replies.map(({ status, body }) => [status, body])).toEqual(replies.map(() => [502, { error }]))
  s3.refuse(507, Number.POSITIVE_INFINITY)
  const files = formOf([{ name: 'more.csv', content: customersCsv }])
  expect(await ask('POST', `${at}/files`, { raw: files })).toMatchObject({
    status: 502,
    body: { error: expect.stringContaining('has no room left') },
  })
  s3.refuse(503, Number.POSITIVE_INFINITY)
  expect((await service.call('GET', at)).status).toBe(200)
  await eventually('the run to meet it', async () => {
    const { values } = await service.deps.metrics.jobs.get()
    return values.some(({ labels }) => labels['task'] === 'run' && labels['outcome'] === 'postponed') || null
  })
  s3.refuse(503, 0)
  await second.stop()
  await runThat(service, run, 'awaiting_approval')
  expect((await (await client.exportCsv(executed.id, 'customers')).text()).trim()).toBe(customersCsv)
}, 120_000)
