import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

describe('getMigration', () => {
  const service = useService()
  const send: Send = async ({ path, key = service.key, ...changes } = {}) => {
    const { id } = path === undefined && key === service.key ? await service.newMigration() : { id: 'mig_of_another' }
    return service.call('GET', path ?? `/migrations/${id}`, { key, ...changes })
  }

  it('200: the migration as it was created', async () => {
    const created = await service.newMigration({ external_id: 'one', name: 'One', metadata: { a: 'b' } })
    const { status, body } = await send({ path: `/migrations/${created.id}` })
    expect(status).toBe(200)
    expect(body).toEqual(created)
  })

  it('200: with the number of its files', async () => {
    const { id } = await service.newMigration()
    await service.upload(id, [
      { name: 'a.csv', content: 'x,y\n1,2\n' },
      { name: 'b.csv', content: 'x,y\n3,4\n' },
    ])
    expect((await send({ path: `/migrations/${id}` })).body.file_counts).toEqual({ total: 2, documents: 0 })
  })

  it('404: unknown, of another account, malformed, all alike', async () => {
    const { id } = await service.newMigration()
    const other = await service.newAccount()
    const paths = ['mig_00000000', 'x', '%00', encodeURIComponent("' OR 1=1 --")].map((name) => `/migrations/${name}`)
    const replies = await Promise.all(paths.map((path) => send({ path })))
    expectAlike(404, [...replies, await send({ path: `/migrations/${id}`, key: other.key })])
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'read', send)
  itHidesFailures(service, 'migration', () => send({ path: '/migrations/mig_00000000' }))
})
