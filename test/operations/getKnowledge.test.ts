import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

describe('getKnowledge', () => {
  const service = useService()
  const send: Send = ({ path = '/knowledge/dates', ...changes } = {}) => service.call('GET', path, changes)

  it('200: the entry as it was written', async () => {
    const written = await service.call('PUT', '/knowledge/dates', { body: { content: 'Dates are day first.' } })
    expect(await send()).toMatchObject({ status: 200, body: written.body })
  })

  it('404: unknown, of another account, and what can be no key, all alike', async () => {
    await service.call('PUT', '/knowledge/ours', { body: { content: 'x' } })
    const { key } = await service.newAccount()
    const paths = ['/knowledge/unknown', '/knowledge/OURS', '/knowledge/o%20urs', `/knowledge/${'o'.repeat(500)}`]
    const replies = await Promise.all(paths.map((path) => send({ path })))
    expect(replies[0]?.body).toEqual({ error: 'There is no such knowledge in this account.' })
    expectAlike(404, [...replies, await send({ path: '/knowledge/ours', key })])
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'read', send)
  itHidesFailures(service, 'knowledge', send)
})
