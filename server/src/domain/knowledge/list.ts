import { operationTable } from '../../../../generated/server/router.ts'
import type { Knowledge } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import { pageBy, pageOf, type PageStart } from '../paging.ts'

const { page_bytes } = operationTable.listKnowledge.limits
const keyPattern = /^[a-z0-9][a-z0-9_-]{0,127}$/

export interface KnowledgePage {
  rows: Knowledge[]
  next_cursor: string | null
}

/** Where a page of entries starts: they are in the order of their keys. */
export const knowledgePage = (query: { cursor?: string; limit: number }): PageStart => pageOf(query, keyPattern)

/** A page of the account's entries by key, ended by `limit` or by the most bytes of content that a page may have. */
export const listKnowledge = async (
  db: Db,
  account_id: string,
  query: { cursor?: string; limit: number },
): Promise<KnowledgePage> => {
  const { after, take } = knowledgePage(query)
  // Content that no page can have room for is not even sent: only the first entry too many, which tells that there is one.
  const found = await db.$queryRaw<(Knowledge & { bytes: number })[]>`
    SELECT * FROM (
      SELECT *, (sum(octet_length(content)) OVER (ORDER BY key ROWS UNBOUNDED PRECEDING))::int AS bytes
      FROM (
        SELECT * FROM knowledge WHERE account_id = ${account_id} AND key > ${after ?? ''} ORDER BY key LIMIT ${take}::int
      ) AS candidates
    ) AS summed
    WHERE bytes - octet_length(content) <= ${page_bytes}::int ORDER BY key`
  const fitting = found.filter(({ bytes }) => bytes <= page_bytes).length
  const { rows, next_cursor } = pageBy(found, Math.min(query.limit, fitting), ({ key }) => key)
  return { rows: rows.map(({ bytes: _bytes, ...row }) => row), next_cursor }
}
