import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createEndpoint } from '../../server/src/domain/webhooks/endpoints.ts'
import { createLogger } from '../../server/src/log.ts'
import { exportThat, startExport } from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { retryAtOnce } from '../support/queue.ts'
import { withoutTable } from '../support/refusals.ts'
import { customersTemplate, eventually, runThat, start } from '../support/runs.ts'
import { openReceiver } from '../support/webhook-receiver.ts'

const lines: string[] = []
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

const service = useService({
  worker: true,
  templates: [customersTemplate],
  limits: { runs: 1_000 },
  config: {
    allowPrivateAddresses: true,
    signingSecret: 'a signing secret of 32 characters or more',
  },
  log: createLogger('trace', sink),
})

/** Words that stand in cells, names, answers and bodies, and nowhere else. */
const csv = [
  'customer_id,full_name,email',
  '1001,Zebulon Quux,zebulon.quux@example.com',
  'X-wrong-9,Zebulon Two,',
].join('\r\n')

it('a whole job is logged with the ids of its parts, and without a key, a secret or a value of a cell', async () => {
  // The run waits for the file of the endpoint that fails.
  await retryAtOnce(service)
  const receiver = await openReceiver()
  receiver.answer = (response) => void response.writeHead(500).end('Zebulon says no')
  const { secret } = await createEndpoint(service.deps, service.account.id, `${receiver.url}?token=zebulon-token`)
  await service.call('PUT', '/knowledge/names', {
    body: { scope: { type: 'account' }, content: '`Zebulon` means nothing.' },
  })
  const { id } = await service.newMigration({ name: 'Zebulon Ltd', instructions: 'Zebulon comes first.' })
  await service.upload(id, [{ name: 'zebulon-customers.csv', content: csv }])
  await service.call('POST', `/migrations/${id}/files`, {
    body: { urls: [`${new URL(receiver.url).origin}/zebulon.csv?signature=zebulon-signature`] },
  })
  const generate = await start(service, id, { kind: 'generate', autonomy: 'decide' })
  await runThat(service, generate, 'awaiting_approval')
  await service.call('GET', `/migrations/${id}/preview?lineage=true`)
  await service.call('GET', `/migrations/${id}/preview?column=Zebulon`)
  await service.call('POST', `/migrations/${id}/runs`, { body: { kind: 'Zebulon' } })
  await runThat(service, await start(service, id, { kind: 'execute' }), 'completed')
  await service.call('GET', `/migrations/${id}/exports/customers.csv`)
  const { job_id } = await startExport(service, id, { slug: 'customers' })
  const { download_url } = await exportThat(service, id, job_id, 'completed')
  const token = String(download_url).split('/').at(-1) ?? ''
  expect((await fetch(String(download_url))).status).toBe(200)
  expect((await fetch(`${String(download_url)}x`)).status).toBe(404)
  await withoutTable(service, 'thread_event', () =>
    service.upload(id, [{ name: 'zebulon-more.csv', content: csv }]).catch(() => undefined),
  )
  await eventually('the log of an endpoint that refuses', async () =>
    lines.some((line) => line.includes('the endpoint did not take the webhook')) ? true : null,
  )
  receiver.close()

  const text = lines.join('')
  expect(text).not.toMatch(/zebulon|quux|X-wrong-9/i)
  const { password } = service.deps.connection
  for (const hidden of [service.key, service.key.slice(11), secret, secret.slice(6), token, String(password)])
    expect(text).not.toContain(hidden)
  expect(text).not.toContain(service.deps.signingKey.toString('base64'))

  const entries = lines.flatMap((line) => line.trim().split('\n')).map((line) => JSON.parse(line))
  const requests = entries.filter(({ msg, operation }) => msg === 'request' && operation === 'getPreview')
  expect(requests.length).toBeGreaterThan(1)
  for (const entry of requests)
    expect(entry).toMatchObject({
      request_id: expect.stringMatching(/^req_/),
      account_id: service.account.id,
      migration_id: id,
    })
  const failures = entries.filter(({ msg }) => msg === 'request failed')
  expect(failures).toContainEqual(expect.objectContaining({ migration_id: id, account_id: service.account.id }))
  const jobs = entries.filter(({ job }) => job === 'run' || job === 'export')
  for (const entry of jobs)
    expect(entry).toMatchObject({ job_id: expect.any(String), account_id: service.account.id, migration_id: id })
})
