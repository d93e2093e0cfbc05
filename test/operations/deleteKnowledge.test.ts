import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { expectAlike, itCountsIn, itHidesFailures, itNeedsAKey, type Send } from '../support/refusals.ts'

describe('deleteKnowledge', () => {
  const service = useService()
  const send: Send = ({ path = '/knowledge/dates', ...changes } = {}) => service.call('DELETE', path, changes)
  const remove = (name: string, guard?: string) =>
    send({
      path: `/knowledge/${name}${guard === undefined ? '' : `?if_unmodified_since=${encodeURIComponent(guard)}`}`,
    })
  const write = async (name: string, content = 'x') =>
    (await service.call('PUT', `/knowledge/${name}`, { body: { content } })).body
  const read = (name: string) => service.call('GET', `/knowledge/${name}`)

  it('204: the entry is gone, and the reply is empty', async () => {
    await write('gone')
    expect(await remove('gone')).toMatchObject({ status: 204, body: '' })
    expect((await read('gone')).status).toBe(404)
  })

  it('204: with the updated_at that was read', async () => {
    const { updated_at } = await write('guarded')
    expect((await remove('guarded', updated_at)).status).toBe(204)
  })

  it.each(['null', 'yesterday', '0', '', '2026-13-41T00:00:00.000Z'])('400: the guard "%s"', async (guard) => {
    await write('kept')
    expect(await remove('kept', guard)).toMatchObject({ status: 400, body: { error: expect.any(String) } })
    expect((await read('kept')).status).toBe(200)
  })

  it('400: an unknown query parameter', async () => {
    expect((await send({ path: '/knowledge/kept?force=true' })).status).toBe(400)
  })

  it('404: unknown, deleted already, of another account, and no possible key, all alike', async () => {
    await write('ours')
    await write('twice')
    await remove('twice')
    const { key } = await service.newAccount()
    expectAlike(404, [
      await remove('unknown'),
      await remove('twice'),
      await send({ path: '/knowledge/ours', key }),
      await remove('NO%20KEY'),
    ])
    expect((await read('ours')).status).toBe(200)
  })

  it("412: changed since, not there, and another account's, which is left alone", async () => {
    const first = await write('raced')
    const second = await write('raced')
    expect((await remove('raced', second.updated_at.replace('Z', '5Z'))).status).toBe(412)
    expect(await remove('raced', first.updated_at)).toMatchObject({ status: 412, body: { error: expect.any(String) } })
    expect((await read('raced')).status).toBe(200)
    expect((await remove('never', first.updated_at)).status).toBe(412)
    const { key } = await service.newAccount()
    const path = `/knowledge/raced?if_unmodified_since=${first.updated_at}`
    const foreign = await send({ path, key })
    const unknown = await send({ path: path.replace('raced', 'other') })
    expect([foreign.status, unknown.status]).toEqual([412, 412])
    expect(foreign.body.error).toBe(unknown.body.error.replace('other', 'raced'))
  })

  it('lets one of 20 deletes at once through; with a guard the others are told that they came too late', async () => {
    const { updated_at } = await write('contested')
    const guarded = await Promise.all(Array.from({ length: 20 }, () => remove('contested', updated_at)))
    expect(guarded.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 412)])
    await write('contested')
    const plain = await Promise.all(Array.from({ length: 20 }, () => remove('contested')))
    expect(plain.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 19 }, () => 404)])
  })

  it('never gives an entry that is made anew a time that the deleted one had', async () => {
    const seen = new Set<string>()
    for (let round = 0; round < 3; round++) {
      const burst = await Promise.all(Array.from({ length: 20 }, (_, index) => write('again', `${index}`)))
      for (const { updated_at } of burst) seen.add(updated_at)
      await remove('again')
    }
    expect(seen.size).toBe(60)
  })

  itNeedsAKey(service, send)
  itCountsIn(service, 'write', send)
  itHidesFailures(service, 'knowledge', send)
})
