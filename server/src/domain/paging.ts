import { badRequest } from '../errors.ts'

/** Where a page starts, and how many rows to fetch for it. */
export interface PageStart {
  /** The id after which to go on, in the order of the list; null from the start. */
  after: string | null
  /** One more than the page has, so that it is known whether there is a next one. */
  take: number
}

/** What a cursor of a list of such ids may say: `idsOf('run')`. */
export const idsOf = (prefix: string): RegExp => new RegExp(`^${prefix}_[0-9A-Za-z-]{8,64}$`)

const encode = (id: string): string => Buffer.from(JSON.stringify({ after: id })).toString('base64url')

const decode = (cursor: string, pattern: RegExp): string | null => {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const after = typeof content === 'object' && content !== null && 'after' in content ? content.after : null
    return typeof after === 'string' && pattern.test(after) && encode(after) === cursor ? after : null
  } catch {
    return null
  }
}

/** Reads a list's `cursor` and `limit`. 400 for a cursor that no reply gave. `pattern` is that of what the list is ordered by. */
export const pageOf = ({ cursor, limit }: { cursor?: string; limit: number }, pattern: RegExp): PageStart => {
  const after = cursor === undefined ? null : decode(cursor, pattern)
  if (cursor !== undefined && after === null) {
    throw badRequest(
      'cursor: not a cursor that this service gave. Pass the next_cursor of the page before, or leave it out.',
    )
  }
  return { after, take: limit + 1 }
}

/** Cuts what was fetched to the page, and says where the next one starts: null on the last page. */
export const page = <Row extends { id: string }>(fetched: readonly Row[], limit: number) =>
  pageBy(fetched, limit, ({ id }) => id)

/** The same for a list in another order than that of ids. */
export const pageBy = <Row>(fetched: readonly Row[], limit: number, positionOf: (row: Row) => string) => {
  const rows = fetched.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next_cursor: fetched.length > limit && last !== undefined ? encode(positionOf(last)) : null }
}
