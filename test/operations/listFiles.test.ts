import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

describe('listFiles', () => {
  const service = useService()
  const send: Send = async ({ path = '', ...changes } = {}) => {
    const { id } = await service.newMigration({}, changes.key === null ? service.key : await keyThatWorks(changes.key))
    return service.call('GET', `/migrations/${id}/files${path}`, changes)
  }
  const keyThatWorks = async (key: string | undefined) =>
    key !== undefined && (await service.call('POST', '/migrations', { body: {}, key })).status === 201
      ? key
      : service.key

  it('200: in the order in which they were uploaded, page by page', async () => {
    const { id } = await service.newMigration()
    const names = ['c.csv', 'a.csv', 'b.csv']
    const files = await service.upload(
      id,
      names.map((name) => ({ name, content: 'x,y\n1,2\n' })),
    )
    const first = await service.call('GET', `/migrations/${id}/files?limit=2`)
    const second = await service.call('GET', `/migrations/${id}/files?limit=2&cursor=${first.body.next_cursor}`)
    expect([...first.body.files, ...second.body.files]).toEqual(files)
    expect(second.body.next_cursor).toBeNull()
  })

  it('400: a cursor that nobody gave', async () => {
    expect((await send({ path: '?cursor=x' })).status).toBe(400)
  })

  it('404: the files of no migration, and of that of another account, alike', async () => {
    const { id } = await service.newMigration()
    const { key } = await service.newAccount()
    expectAlike(404, [
      await service.call('GET', '/migrations/mig_00000000/files'),
      await service.call('GET', `/migrations/${id}/files`, { key }),
    ])
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'read', send)

  itHidesFailures(service, 'file', async () => {
    const { id } = await service.deps.prisma.migration.findFirstOrThrow({ where: { account_id: service.account.id } })
    return service.call('GET', `/migrations/${id}/files`)
  })
})
