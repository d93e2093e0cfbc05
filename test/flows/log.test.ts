import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { createLogger } from '../../server/src/log.ts'
import { useService } from '../support/harness.ts'
import { withoutTable } from '../support/refusals.ts'

const lines: string[] = []
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

const service = useService({ log: createLogger('info', sink) })

it('logs each request with its id and account, and neither keys nor bodies nor names', async () => {
  lines.length = 0
  await service.newMigration({ name: 'secret-name', instructions: 'secret-words', external_id: 'known' })
  await service.call('GET', '/migrations?external_id=secret-query')
  await service.call('GET', '/migrations/mig_visible_id')
  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
  expect(requests).toHaveLength(3)
  for (const request of requests) {
    expect(request).toMatchObject({
      request_id: expect.stringMatching(/^req_/),
      account_id: service.account.id,
      status: expect.any(Number),
    })
  }
  expect(requests[2].migration_id).toBe('mig_visible_id')
  expect(lines.join('')).not.toMatch(/secret/)
  expect(lines.join('')).not.toContain(service.key.slice(11))
})

it('logs the cause of a failure with its stack, which the caller does not see', async () => {
  lines.length = 0
  await withoutTable(service, 'template', () => service.call('GET', '/templates'))
  const failure = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
  expect(failure.err.stack).toContain('listTemplates')
})
