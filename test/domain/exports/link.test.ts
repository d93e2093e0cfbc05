import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLink, signLink } from '../../../server/src/domain/exports/link.ts'
import { openSigningKey } from '../../../server/src/signing-key.ts'

const key = Buffer.alloc(32, 7)
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~'
const claims = fc.record({
  account_id: fc.string({ maxLength: 20 }),
  job_id: fc.string({ maxLength: 20 }),
  key_id: fc.string({ maxLength: 20 }),
  expires: fc.nat(),
})

describe('a download link', () => {
  it('says what was signed, in characters that need no escaping', () => {
    fc.assert(
      fc.property(claims, (given) => {
        const token = signLink(key, given)
        expect(token).toMatch(/^[\w.-]+$/)
        expect(readLink(key, token)).toEqual(given)
        expect(readLink(Buffer.alloc(32, 8), token)).toBeNull()
      }),
    )
  })

  it('says nothing once a character is changed, added or left out', () => {
    fc.assert(
      fc.property(claims, fc.nat(), fc.constantFrom(...alphabet), (given, place, character) => {
        const token = signLink(key, given)
        const at = place % token.length
        const [before, after] = [token.slice(0, at), token.slice(at + 1)]
        for (const other of [before + character + after, before + after, before + character + token.slice(at)])
          expect(readLink(key, other)).toEqual(other === token ? given : null)
      }),
    )
  })

  it('says nothing for any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readLink(key, text)).toBeNull()
      }),
    )
  })
})

describe('the signing key', () => {
  let folder = ''
  const open = (name: string, signingSecret?: string) => openSigningKey({ dataDir: join(folder, name), signingSecret })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signing-key-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is made once, by many processes that start at once, and kept for its owner alone', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => open('first')))
    expect(new Set(keys.map((each) => each.toString('hex'))).size).toBe(1)
    expect(await open('first')).toEqual(keys[0])
    expect(await open('second')).not.toEqual(keys[0])
    expect(await readdir(join(folder, 'first'))).toEqual(['signing-secret'])
    expect((await stat(join(folder, 'first', 'signing-secret'))).mode & 0o777).toBe(0o600)
  })

  it('is that of SIGNING_SECRET where it is set, and then nothing is written', async () => {
    const secret = 'a secret of thirty-two characters'
    expect(await open('third', secret)).toEqual(await open('fourth', secret))
    expect(await open('third', `${secret}!`)).not.toEqual(await open('third', secret))
    await expect(readdir(join(folder, 'third'))).rejects.toThrow('ENOENT')
  })
})
