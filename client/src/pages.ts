/** A page of a list: the next one is asked for by its cursor, and there is none after null. */
interface Page {
  next_cursor: string | null
}

/** Items to a page: as many as the service gives, so that a long list costs few of the account's reads. */
const itemsPerPage = 1000

/**
 * Every item of a paged list, read page by page as they are consumed. `query.cursor` is where to begin, `query.limit` the size of
 * the pages.
 */
export const itemsOf = async function* <Query extends { cursor?: string; limit?: number }, Reply extends Page, Item>(
  read: (query: Query) => Promise<Reply>,
  query: Query,
  pick: (page: Reply) => readonly Item[],
): AsyncGenerator<Item, void> {
  let cursor = query.cursor
  do {
    const page: Reply = await read({ limit: itemsPerPage, ...query, ...(cursor === undefined ? {} : { cursor }) })
    yield* pick(page)
    cursor = page.next_cursor ?? undefined
  } while (cursor !== undefined)
}
