import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#client'
import { readPlace } from '../../server/src/storage/place.ts'
import { startService, type Service } from '../support/harness.ts'
import { customersCsv, customersTemplate } from '../support/runs.ts'
import { startS3Server, type S3Server } from '../support/s3-server.ts'

let s3: S3Server
let service: Service

beforeAll(async () => {
  s3 = await startS3Server()
  const storage = readPlace(s3.url('migrations'))
  service = await startService({ worker: true, templates: [customersTemplate], config: { storage } })
})
afterAll(async () => {
  await service.stop()
  await s3.stop()
})

test('a job goes from upload to export with all of its bytes in S3', async () => {
  const client = createClient({ baseUrl: service.url, apiKey: service.key })
  const { id } = await client.createMigration({ name: 'In S3' })
  await client.upload(id, [{ name: 'customers.csv', data: Buffer.from(customersCsv) }])
  const generate = await client.startRun(id, { kind: 'generate' })
  expect(await client.waitForRun(id, generate.run_id)).toMatchObject({ status: 'awaiting_approval' })
  const preview = await client.getPreview(id)
  const execute = await client.startRun(id, { kind: 'execute', digest: preview.digest })
  expect(await client.waitForRun(id, execute.run_id)).toMatchObject({ status: 'completed' })
  expect((await (await client.exportCsv(id, 'customers')).text()).trim()).toBe(customersCsv)
  const stored = s3.requests.filter((request) => request.startsWith('PUT /blobs/migrations/'))
  expect(stored.map((request) => request.split('/')[3])).toEqual(expect.arrayContaining(['files', 'runs']))
}, 60_000)
