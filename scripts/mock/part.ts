import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Request } from 'express'
import { namesTag } from '../../server/src/domain/exports/csv.ts'
import { wantedRange } from '../../server/src/http/byte-range.ts'
import type { Reply } from '../../server/src/http/reply.ts'

interface WholeFile {
  status: number
  /** The statuses that the contract gives the operation. */
  declared: readonly string[]
  headers: Record<string, string>
}

/**
 * A file as the service sends it: nothing to who has it (304), or the part that `Range` asks for (206, 416), where the contract has
 * such replies. A status that was preferred stays. What is made while it is sent has no length before.
 */
export const partWanted = (
  { status, declared, headers }: WholeFile,
  { method, headers: asked }: Request,
  bytes: Buffer,
): Reply => {
  const ETag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
  const mayBe = (other: number): boolean => status === 200 && declared.includes(String(other))
  if (mayBe(304) && namesTag(asked['if-none-match'], ETag)) return { status: 304, headers: { ETag } }
  const isStored = declared.includes('206')
  const range = mayBe(206) && method === 'GET' ? wantedRange(asked, { size: bytes.length, etag: ETag }) : null
  const { start, end } = range ?? { start: 0, end: bytes.length - 1 }
  const sent = { ...headers, ETag, ...(isStored && { 'Content-Length': String(end - start + 1) }) }
  const body = Readable.from([bytes.subarray(start, end + 1)])
  if (range === null) return { status, headers: sent, body }
  return { status: 206, headers: { ...sent, 'Content-Range': `bytes ${start}-${end}/${bytes.length}` }, body }
}
