import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

describe('getTemplate', () => {
  const service = useService({
    templates: [
      { slug: 'people', name: 'People', description: 'Who', columns: [{ name: 'id', required: true, unique: true }] },
      { slug: 'hidden', name: 'Hidden', active: false, columns: [{ name: 'id' }] },
    ],
  })
  const send: Send = ({ path = '/templates/people', ...changes } = {}) => service.call('GET', path, changes)

  it('200: an active template', async () => {
    const { status, body } = await send()
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^tpl_/),
      slug: 'people',
      name: 'People',
      description: 'Who',
      columns: [{ name: 'id', required: true, unique: true, desiredRule: 'none' }],
    })
  })

  it('404: unknown, inactive, of another account, and no possible slug, all alike', async () => {
    const { key } = await service.newAccount()
    const paths = ['/templates/unknown', '/templates/hidden', '/templates/%00', '/templates/Ünter']
    expectAlike(404, [...(await Promise.all(paths.map((path) => send({ path })))), await send({ key })])
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'read', send)
  itHidesFailures(service, 'template', send)
})
