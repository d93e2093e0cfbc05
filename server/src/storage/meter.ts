import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { BlobTooLarge, type StoredBlob } from './blob-store.ts'

/** Counts and hashes what passes, and fails as soon as it is too much. */
export const meter = (key: string, maxBytes: number): { through: Transform; stored: () => StoredBlob } => {
  const hash = createHash('sha256')
  let size = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) return done(new BlobTooLarge(key, maxBytes))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, stored: () => ({ size, sha256: hash.digest('hex') }) }
}
