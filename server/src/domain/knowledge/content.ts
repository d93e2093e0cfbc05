import { operationTable } from '../../../../generated/server/router.ts'
import { badRequest } from '../../errors.ts'

const { content_bytes } = operationTable.putKnowledge.limits

/** Refuses content that an entry has no room for: the limit is one of bytes, and the contract can only count characters. */
export const refuseLongContent = (content: string): void => {
  const size = Buffer.byteLength(content)
  if (size <= content_bytes) return
  throw badRequest(
    `content: ${size} bytes of UTF-8, and content_bytes is ${content_bytes}. Shorten it, or write several entries.`,
  )
}
