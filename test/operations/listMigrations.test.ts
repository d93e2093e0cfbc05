import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

describe('listMigrations', () => {
  const service = useService()
  const send: Send = ({ path = '', ...changes } = {}) => service.call('GET', `/migrations${path}`, changes)
  const ids = (body: { migrations: { id: string }[] }) => body.migrations.map(({ id }) => id)

  it('200: newest first, page by page, each once', async () => {
    const { key } = await service.newAccount()
    const made: string[] = []
    for (let count = 0; count < 5; count += 1) made.unshift((await service.newMigration({}, key)).id)
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { body } = await send({ path: `?limit=2${cursor && `&cursor=${cursor}`}`, key })
      seen.push(...ids(body))
      cursor = body.next_cursor
    }
    expect(seen).toEqual(made)
  })

  it('200: a page that is just full is the last one', async () => {
    const { key } = await service.newAccount()
    await service.newMigration({}, key)
    expect((await send({ path: '?limit=1', key })).body.next_cursor).toBeNull()
  })

  it('200: filtered by external_id and by status', async () => {
    const { key } = await service.newAccount()
    const wanted = await service.newMigration({ external_id: 'wanted' }, key)
    const other = await service.newMigration({ external_id: 'other' }, key)
    await service.deps.prisma.migration.update({
      where: { id: other.id },
      data: { status: 'settled', outcome: 'canceled' },
    })
    expect(ids((await send({ path: '?external_id=wanted', key })).body)).toEqual([wanted.id])
    expect(ids((await send({ path: '?status=settled', key })).body)).toEqual([other.id])
    expect(ids((await send({ path: '?status=settled&external_id=wanted', key })).body)).toEqual([])
  })

  it('200: only those of the account', async () => {
    await service.newMigration()
    expect((await send({ key: (await service.newAccount()).key })).body).toEqual({ migrations: [], next_cursor: null })
  })

  it.each([
    '?cursor=nonsense',
    '?cursor=',
    '?limit=0',
    '?limit=1001',
    '?limit=x',
    '?limit=1&limit=2',
    '?status=done',
    '?page=2',
    '?external_id=%00',
  ])('400: %s', async (path) => {
    const { status, body } = await send({ path })
    expect([status, body]).toEqual([400, { error: expect.any(String) }])
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'read', send)
  itHidesFailures(service, 'migration', send)
})
