import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashKey, newKey, parseKey } from '../../../server/src/domain/accounts/keys.ts'
import { useService } from '../../support/harness.ts'

describe('an API key', () => {
  it('is msk_, 6 public characters, _ and 43 that hold 32 random bytes', () => {
    const { id, key } = newKey(randomBytes)
    expect(key).toMatch(/^msk_[0-9A-Za-z]{6}_[0-9A-Za-z]{43}$/)
    expect(key.slice(4, 10)).toBe(id)
  })

  it('keeps its length for the smallest and the largest bytes there are, and differs', () => {
    const low = newKey((size) => Buffer.alloc(size))
    const high = newKey((size) => Buffer.alloc(size, 0xff))
    expect([low.key.length, high.key.length]).toEqual([54, 54])
    expect(parseKey(high.key)?.id).toBe(high.id)
  })

  it.each([
    '',
    'msk',
    'msk_abcdef_',
    `msk_abcdef_${'a'.repeat(42)}`,
    `msk_abcdef_${'a'.repeat(44)}`,
    ` msk_abcdef_${'a'.repeat(43)}`,
    `msk_abcde!_${'a'.repeat(43)}`,
  ])('is not %j', (text) => {
    expect(parseKey(text)).toBeNull()
  })

  it('is hashed by SHA-256', () => {
    expect(hashKey('x')).toEqual(createHash('sha256').update('x').digest())
  })
})

describe('a stored key', () => {
  const service = useService()
  const rowOf = (key: string) => service.deps.prisma.apiKey.findUniqueOrThrow({ where: { id: key.slice(4, 10) } })

  it('is nowhere in the database but as its hash', async () => {
    const row = await rowOf(service.key)
    expect(Buffer.from(row.hash)).toEqual(hashKey(service.key))
    expect(JSON.stringify(row)).not.toContain(service.key.slice(11))
  })

  it('tells when it was last used, at most once a minute', async () => {
    const { key } = await service.newAccount()
    expect((await rowOf(key)).last_used_at).toBeNull()
    await service.call('GET', '/templates', { key })
    const { last_used_at } = await rowOf(key)
    await service.call('GET', '/templates', { key })
    expect((await rowOf(key)).last_used_at).toEqual(last_used_at)
    const earlier = new Date(Date.now() - 61_000)
    await service.deps.prisma.apiKey.update({ where: { id: key.slice(4, 10) }, data: { last_used_at: earlier } })
    await service.call('GET', '/templates', { key })
    expect((await rowOf(key)).last_used_at?.getTime()).toBeGreaterThan(earlier.getTime())
  })
})
