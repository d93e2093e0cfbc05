import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * RFC 8785 (JSON Canonicalization Scheme): members sorted by UTF-16 code units, no spaces, numbers and strings as ECMAScript writes
 * them. Members that are `undefined` are left out, as JSON has no such value.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
  }
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`JSON has no number ${value}`)
  return JSON.stringify(value)
}

/** SHA-256 in hex of a value's canonical JSON. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex')
}

/** SHA-256 of a file in hex. */
export async function fileSha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}
