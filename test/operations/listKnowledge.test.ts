import { describe, expect, it } from 'vitest'
import type { Reply } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

const keysOf = ({ body }: Reply): string[] => body.knowledge.map((entry: { key: string }) => entry.key)

describe('listKnowledge', () => {
  const service = useService()
  const send: Send = ({ path = '', ...changes } = {}) => service.call('GET', `/knowledge${path}`, changes)
  const write = async (name: string, key: string) =>
    (await service.call('PUT', `/knowledge/${name}`, { body: { content: name }, key })).body

  it('200: nothing but null as the next cursor, where nothing is known', async () => {
    const { key } = await service.newAccount()
    expect(await send({ key })).toMatchObject({ status: 200, body: { knowledge: [], next_cursor: null } })
  })

  it('200: by key, page by page, and only that of the account', async () => {
    const { key } = await service.newAccount()
    const entries = []
    for (const name of ['e', 'b', 'a-1', 'd', 'a_1', '0'.repeat(128), 'c']) entries.push(await write(name, key))
    await write('b2', service.key)
    const { body: whole } = await send({ key })
    expect(whole.next_cursor).toBeNull()
    const listed: { key: string }[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await send({ key, path: `?limit=3${cursor && `&cursor=${cursor}`}` })
      expect(body.knowledge.length).toBeLessThanOrEqual(3)
      listed.push(...body.knowledge)
      cursor = body.next_cursor
    }
    expect(listed).toEqual(whole.knowledge)
    expect(listed).toHaveLength(7)
    expect(listed).toEqual(expect.arrayContaining(entries))
    expect(listed.map((entry) => entry.key)).toEqual(entries.map((entry) => entry.key).toSorted())
  })

  it('200: at most 4 MB of content on a page, whatever its limit, and none left out', async () => {
    const { key } = await service.newAccount()
    const content = 'x'.repeat(65_536)
    const names = Array.from({ length: 67 }, (_, index) => `large-${100 + index}`)
    for (const name of names) await service.call('PUT', `/knowledge/${name}`, { body: { content }, key })
    const first = await send({ key, path: '?limit=1000' })
    expect(keysOf(first)).toEqual(names.slice(0, 64))
    const second = await send({ key, path: `?limit=1000&cursor=${first.body.next_cursor}` })
    expect(keysOf(second)).toEqual(names.slice(64))
    expect(second.body.next_cursor).toBeNull()
  })

  it('200: no next page after a last one that is full', async () => {
    const { key } = await service.newAccount()
    await write('a', key)
    await write('b', key)
    expect((await send({ key, path: '?limit=2' })).body.next_cursor).toBeNull()
  })

  it.each(['?cursor=x', '?cursor=', '?limit=0', '?limit=1001', '?limit=many', '?scope=account'])(
    '400: %s',
    async (path) => {
      expect(await send({ path })).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    },
  )

  it('400: a cursor that was tampered with', async () => {
    const cursor = Buffer.from(JSON.stringify({ after: 'NO KEY' })).toString('base64url')
    expect((await send({ path: `?cursor=${cursor}` })).status).toBe(400)
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'read', send)
  itHidesFailures(service, 'knowledge', send)
})
