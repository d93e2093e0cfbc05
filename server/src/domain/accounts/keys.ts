import { createHash } from 'node:crypto'

/** A new key. `key` is shown once; only `id` and `hash` are stored. */
export interface NewKey {
  id: string
  key: string
  hash: Buffer
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const pattern = /^msk_([0-9A-Za-z]{6})_[0-9A-Za-z]{43}$/

const base62 = (bytes: Buffer, length: number): string => {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = `${alphabet[Number(rest % 62n)]}${text}`
    rest /= 62n
  }
  return text
}

export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest()

/** `msk_`, 6 public characters, `_`, and 43 characters that hold 32 random bytes. */
export const newKey = (randomBytes: (size: number) => Buffer): NewKey => {
  const id = base62(randomBytes(8), 6)
  const key = `msk_${id}_${base62(randomBytes(32), 43)}`
  return { id, key, hash: hashKey(key) }
}

/** The public id and hash of what a caller sent; null when it doesn't have a key's form. */
export const parseKey = (text: string | undefined): { id: string; hash: Buffer } | null => {
  const id = text === undefined ? undefined : pattern.exec(text)?.[1]
  return text === undefined || id === undefined ? null : { id, hash: hashKey(text) }
}
