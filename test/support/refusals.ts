import { expect, it } from 'vitest'
import { revokeKey } from '../../server/src/domain/accounts/accounts.ts'
import type { Call, Reply } from './call.ts'
import type { Service } from './harness.ts'

/** A good request of the operation under test, but for what is given. */
export type Send = (changes?: Call & { path?: string }) => Promise<Reply>

const headersOf = ({ headers }: Reply) =>
  ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after'].map((name) => headers.get(name))

/** Runs while a table can't be found under its name: as broken as a database can be for one operation. */
export const withoutTable = async <T>({ deps }: Service, table: string, work: () => Promise<T>): Promise<T> => {
  await deps.pool.query(`ALTER TABLE "${table}" RENAME TO gone`)
  return work().finally(() => deps.pool.query(`ALTER TABLE gone RENAME TO "${table}"`))
}

/** Every operation refuses a caller without a good key, always with the same words. */
export const itNeedsAKey = (service: Service, send: Send): void => {
  it('401: no key, a malformed, an unknown, a forged and a revoked one, all alike', async () => {
    const { key, id } = await service.newAccount()
    await revokeKey(service.deps, key.slice(4, 10), id)
    const forged = service.key.slice(0, -1) + (service.key.endsWith('a') ? 'b' : 'a')
    const unknown = `msk_zzzzzz_${'0'.repeat(43)}`
    const replies = await Promise.all([null, 'x', unknown, forged, key].map((sent) => send({ key: sent })))
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(replies[0]?.body).toEqual({ error: expect.stringContaining('x-api-key') })
    expect(replies[0]?.headers.get('x-ratelimit-limit')).toBeNull()
  })
}

/** Every operation counts in its class; `send` is refused once the class is spent, whatever else is wrong with it. */
export const itCountsIn = (service: Service, budget: 'read' | 'write' | 'agent', send: Send): void => {
  it(`429: the class ${budget}, with the time to come again`, async () => {
    const { key } = await service.newAccount({ limits: { [budget]: 1 } })
    // At the end of a minute the second call would fall into a window of its own.
    await untilWindowHas(service, 5)
    const [limit, remaining] = headersOf(await send({ key }))
    const refused = await send({ key })
    expect([limit, remaining]).toEqual(['1', '0'])
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({ error: 'Too many requests' })
    const [, , reset, retryAfter] = headersOf(refused)
    expect(Number(reset) % 60).toBe(0)
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(Number(retryAfter)).toBeLessThanOrEqual(60)
  })
}

/** Waits for the next window of the database's clock when the current one, a minute or `window` seconds long, is about to end. */
export const untilWindowHas = async ({ deps }: Service, seconds: number, window = 60): Promise<void> => {
  await deps.pool.query(
    `SELECT pg_sleep(CASE WHEN left_over < $2 THEN left_over ELSE 0 END)
     FROM (SELECT $1 - mod(extract(epoch FROM now()), $1) AS left_over) AS time`,
    [window, seconds],
  )
}

/** A broken database is a bare 500: nothing of the cause reaches the caller. */
export const itHidesFailures = (service: Service, table: string, send: Send): void => {
  it('500: a broken database, without a word of the cause', async () => {
    const { status, body } = await withoutTable(service, table, () => send())
    expect(status).toBe(500)
    expect(body).toEqual({ error: 'Internal server error' })
  })
}

/** Equal refusals: same status, same bytes. */
export const expectAlike = (status: number, replies: readonly Reply[]): void => {
  expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => status))
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
}
