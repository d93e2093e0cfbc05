// Over 300 lines: every declared status and every way in which a stream goes on or ends.
import { connect } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../server/src/config.ts'
import { createKey, revokeKey } from '../../server/src/domain/accounts/accounts.ts'
import { transaction } from '../../server/src/database/transaction.ts'
import { sweepThreads } from '../../server/src/domain/retention/threads.ts'
import { recordEvents } from '../../server/src/domain/thread/record.ts'
import { startService, useService, type Service } from '../support/harness.ts'
import { itCountsIn, untilWindowHas } from '../support/refusals.ts'
import { cancel, customersTemplate, eventually, migrationWithFile, start } from '../support/runs.ts'
import { startSecondServer } from '../support/second-server.ts'
import { openStream } from '../support/sse.ts'

const times = readConfig({}).threadStream

/** The numbers from one to another. */
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

const say = (service: Service, migration_id: string, ...texts: string[]): Promise<number> =>
  transaction(service.deps, (tx) =>
    recordEvents(
      tx,
      service.account.id,
      migration_id,
      texts.map((text) => ({ type: 'message', actor: 'agent', data: { text } }) as const),
    ),
  )

const settle = async (service: Service, migration_id: string): Promise<void> => {
  const reply = await cancel(service, await start(service, migration_id))
  expect(reply.status).toBe(200)
}

const until = (what: string, holds: () => boolean): Promise<true> =>
  eventually(what, async () => (holds() ? true : null))

describe('streamThread', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  const get = (migration_id: string, query = '', more: object = {}) =>
    service.call('GET', `/migrations/${migration_id}/thread/stream${query}`, more)

  it('200: what has happened, then what happens, until the migration is settled', async () => {
    const id = await migrationWithFile(service)
    const stream = await openStream(service, id)
    expect(stream.status).toBe(200)
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(stream.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(stream.headers.get('x-ratelimit-limit')).toBe('1000000')
    await until('the file event', () => stream.sequences().length === 1)
    await say(service, id, 'hello')
    await settle(service, id)
    expect(await stream.ended).toBe(true)
    expect(stream.sequences()).toEqual([1, 2, 3, 4])
    expect(stream.sent.filter((sent) => sent.id !== null)).toMatchObject([
      {
        event: 'file.status',
        data: { sequence: 1, type: 'file.status', run_id: null, data: { name: 'customers.csv' } },
      },
      {
        event: 'message',
        data: { sequence: 2, migration_id: id, at: expect.stringMatching(/Z$/), data: { text: 'hello' } },
      },
      { event: 'run.status', data: { data: { status: 'queued' } } },
      { event: 'run.status', data: { data: { status: 'canceled' } } },
    ])
    expect(stream.sent.at(-1)).toEqual({
      id: null,
      comment: null,
      event: 'done',
      data: { type: 'done', reason: 'settled', last_sequence: 4 },
    })
  })

  it('200: a settled migration is told to its end, and done at once', async () => {
    const id = await migrationWithFile(service)
    await settle(service, id)
    const all = await openStream(service, id)
    expect(await all.ended).toBe(true)
    expect(all.sequences()).toEqual([1, 2, 3])
    const rest = await openStream(service, id, { query: '?after=3' })
    expect(await rest.ended).toBe(true)
    expect([rest.sequences(), rest.done()]).toEqual([[], { type: 'done', reason: 'settled', last_sequence: 3 }])
  })

  it('200: a thread whose retention has ended is done at once, wherever its reader was, and is not read again and again', async () => {
    const id = await migrationWithFile(service)
    await settle(service, id)
    const now = (): Date => new Date(Date.now() + service.deps.config.logRetentionMs + 60_000)
    await sweepThreads({ ...service.deps, now })
    const read = vi.spyOn(service.deps.pool, 'query')
    for (const query of ['', '?after=2']) {
      const stream = await openStream(service, id, { query })
      expect(await stream.ended).toBe(true)
      expect([stream.sequences(), stream.done()]).toEqual([[], { type: 'done', reason: 'settled', last_sequence: 3 }])
    }
    const reads = read.mock.calls.filter(([statement]) => Object(statement).name === 'thread-next')
    read.mockRestore()
    expect(reads.length).toBeLessThan(5)
  })

  it('200: goes on after `after`, else after Last-Event-ID, else from the beginning', async () => {
    const { id } = await service.newMigration({})
    await say(service, id, 'a', 'b', 'c', 'd')
    const headers = { 'last-event-id': '1' }
    const both = await openStream(service, id, { query: '?after=3', headers })
    const header = await openStream(service, id, { headers })
    const none = await openStream(service, id, { query: '?after=0' })
    await until('all of it', () => none.sequences().length === 4)
    await until('the rest', () => header.sequences().length === 3 && both.sequences().length === 1)
    expect([both.sequences(), header.sequences(), none.sequences()]).toEqual([[4], [2, 3, 4], [1, 2, 3, 4]])
    for (const stream of [both, header, none]) stream.close()
  })

  it('200: a number past the end waits for what comes after it', async () => {
    const { id } = await service.newMigration({})
    const far = await openStream(service, id, { query: '?after=9007199254740991' })
    const ahead = await openStream(service, id, { query: '?after=2' })
    const first = await openStream(service, id)
    await say(service, id, 'a')
    await say(service, id, 'b', 'c')
    await until('the third event', () => ahead.sequences().length === 1 && first.sequences().length === 3)
    expect([ahead.sequences(), far.sequences(), far.done()]).toEqual([[3], [], null])
    for (const stream of [far, ahead, first]) stream.close()
  })

  it('200: a settled migration that is run again streams on', async () => {
    const id = await migrationWithFile(service)
    await settle(service, id)
    const run = await start(service, id)
    const stream = await openStream(service, id, { query: '?after=3' })
    await until('the run', () => stream.sequences().length === 1)
    await cancel(service, run)
    await stream.ended
    expect([stream.sequences(), stream.done()?.reason]).toEqual([[4, 5], 'settled'])
  })

  it('200: counts once against the read class, however much it tells', async () => {
    const { id: account_id, key } = await service.newAccount({ limits: { read: 3 } })
    const { id } = await service.newMigration({}, key)
    await untilWindowHas(service, 10)
    const stream = await openStream({ url: service.url, key }, id)
    await say({ ...service, deps: service.deps, account: { id: account_id, key } }, id, ...numbers(1, 50).map(String))
    await until('all of it', () => stream.sequences().length === 50)
    expect((await service.call('GET', `/migrations/${id}`, { key })).headers.get('x-ratelimit-remaining')).toBe('1')
    stream.close()
  })

  it('HEAD: the head of the reply alone', async () => {
    const { id } = await service.newMigration({})
    const reply = await service.call('HEAD', `/migrations/${id}/thread/stream`)
    expect([reply.status, reply.headers.get('content-type'), reply.body]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      '',
    ])
  })

  it.each([
    '?after=-1',
    '?after=x',
    '?after=',
    '?after=1.5',
    '?after=1&after=2',
    '?after=9007199254740993',
    '?unknown=1',
  ])('400: %s', async (query) => {
    const { id } = await service.newMigration({})
    const { status, body } = await get(id, query)
    expect([status, body]).toEqual([400, { error: expect.any(String) }])
  })

  it('400: a Last-Event-ID that is no number', async () => {
    const { id } = await service.newMigration({})
    expect((await get(id, '', { headers: { 'last-event-id': 'x' } })).status).toBe(400)
  })

  it('401: no key', async () => {
    expect((await get('mig_0000000000', '', { key: null })).status).toBe(401)
  })

  it("404: unknown, malformed, and another account's, alike to the byte", async () => {
    const { id } = await service.newMigration({})
    const other = await service.newAccount()
    const replies = [await get('mig_0000000000'), await get('x'), await get(id, '', { key: other.key })]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  itCountsIn(service, 'read', (changes) => get('mig_0000000000', '', changes))

  it('500: a database that lacks what it should have, told without the cause', async () => {
    const broken = await startService()
    const { id } = await broken.newMigration({})
    await broken.deps.pool.query('ALTER TABLE migration RENAME TO elsewhere')
    const reply = await broken.call('GET', `/migrations/${id}/thread/stream`)
    expect(reply).toMatchObject({ status: 500, body: { error: 'Internal server error' } })
    await broken.stop()
  })
})

describe('streams on several servers', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  it('tell the same sequence without a gap or a repeat while many write, and go on anywhere', async () => {
    const { id } = await service.newMigration({})
    const second = await startSecondServer(service)
    const streams = await Promise.all(
      [service, second, service, second].map((server) => openStream({ url: server.url, key: service.key }, id)),
    )
    const writing = Promise.all(
      numbers(1, 40).map((writer) => say(service, id, `${writer}a`, `${writer}b`, `${writer}c`)),
    )
    // Readers that break off in the middle and go on at the other server with what they have.
    const wanderer = async (): Promise<number[]> => {
      const seen: number[] = []
      for (let turn = 0; seen.length < 120; turn += 1) {
        const { url } = turn % 2 === 0 ? second : service
        const stream = await openStream({ url, key: service.key }, id, { query: `?after=${seen.at(-1) ?? 0}` })
        const enough = Math.min(120 - seen.length, 7)
        await until(`${enough} events`, () => stream.sequences().length >= enough)
        stream.close()
        seen.push(...stream.sequences())
      }
      return seen
    }
    const wandered = await Promise.all([wanderer(), wanderer()])
    await writing
    await until('every event on every stream', () => streams.every((stream) => stream.sequences().length >= 120))
    for (const seen of [...wandered, ...streams.map((stream) => stream.sequences())])
      expect(seen).toEqual(numbers(1, 120))
    expect(new Set(streams.map(({ sent }) => JSON.stringify(sent.flatMap(({ data }) => data ?? [])))).size).toBe(1)
    for (const stream of streams) stream.close()
    await second.stop()
  })

  it('go on by themselves when the connection that listens is lost', async () => {
    const { id } = await service.newMigration({})
    const second = await startSecondServer(service)
    const stream = await openStream(second, id)
    await say(service, id, 'before')
    await until('the first event', () => stream.sequences().length === 1)
    // It may tell of the first event before it has come to listen.
    await eventually('the connection that listens', async () => {
      const { rowCount } = await service.deps.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND query IN ('LISTEN thread', 'SELECT 1')`,
      )
      return rowCount || null
    })
    await say(service, id, 'while it was lost')
    await until('the second event', () => stream.sequences().length === 2)
    await say(service, id, 'after')
    await until('the third event', () => stream.sequences().length === 3)
    expect(stream.sequences()).toEqual([1, 2, 3])
    stream.close()
    await second.stop()
  })

  it('end in order when a server stops, so that their readers go on elsewhere', async () => {
    const { id } = await service.newMigration({})
    const second = await startSecondServer(service)
    await say(service, id, 'a', 'b')
    const stream = await openStream(second, id)
    await until('both events', () => stream.sequences().length === 2)
    await second.stop()
    expect(await stream.ended).toBe(true)
    expect(stream.done()).toEqual({ type: 'done', reason: 'timeout', last_sequence: 2 })
  })

  it('end after their time with done, and stay alive by comments until then', async () => {
    const { id } = await service.newMigration({})
    const second = await startSecondServer(service, {
      threadStream: { ...times, durationMs: 1_500, keepAliveMs: 20 },
    })
    await say(service, id, 'a')
    const stream = await openStream(second, id)
    expect(await stream.ended).toBe(true)
    expect(stream.done()).toEqual({ type: 'done', reason: 'timeout', last_sequence: 1 })
    expect(stream.sent.filter(({ comment }) => comment === 'still here').length).toBeGreaterThan(2)
    await second.stop()
  })

  it('end when their key is revoked, and say so to whoever connects again', async () => {
    const { id: account_id } = service.account
    const { record, key } = await createKey(service.deps, account_id, 'soon gone', null)
    const { id } = await service.newMigration({})
    const second = await startSecondServer(service, { threadStream: { ...times, checkMs: 50 } })
    const revoked = await openStream({ url: second.url, key }, id)
    const other = await openStream(second, id)
    await revokeKey(service.deps, record.id, undefined)
    expect(await revoked.ended).toBe(true)
    expect(revoked.done()).toMatchObject({ reason: 'timeout' })
    expect((await openStream({ url: second.url, key }, id)).status).toBe(401)
    await say(service, id, 'for the other')
    await until('the event', () => other.sequences().length === 1)
    other.close()
    await second.stop()
  })

  it('drop a reader that takes nothing, at no cost to the others', async () => {
    const { id } = await service.newMigration({})
    const second = await startSecondServer(service, { threadStream: { ...times, backlogBytes: 200_000, stallMs: 500 } })
    const { hostname, port, pathname } = new URL(second.url)
    const stalled = connect(Number(port), hostname)
    stalled.pause()
    stalled.write(
      `GET ${pathname}/migrations/${id}/thread/stream HTTP/1.1\r\nHost: x\r\nx-api-key: ${service.key}\r\n\r\n`,
    )
    const broken = new Promise<void>((resolve) => {
      stalled.on('error', () => resolve())
      stalled.on('close', () => resolve())
    })
    const other = await openStream(second, id)
    const bulk = 'x'.repeat(20_000)
    let said = 0
    await eventually('the stalled reader to be dropped', async () => {
      said = await say(service, id, ...numbers(1, 20).map(() => bulk))
      await until('all of it on the other', () => other.sequences().length === said)
      return (await second.connections()) === 1 ? true : null
    })
    expect(other.sequences()).toEqual(numbers(1, said))
    stalled.resume()
    await broken
    other.close()
    await second.stop()
  })

  it('share one read of their thread for an event, however many they are', async () => {
    const { id } = await service.newMigration({})
    const second = await startSecondServer(service)
    const streams = await Promise.all(numbers(1, 30).map(() => openStream(second, id)))
    await say(service, id, 'first')
    await until('the first event everywhere', () => streams.every((stream) => stream.sequences().length === 1))
    const query = vi.spyOn(second.deps.pool, 'query')
    await say(service, id, 'second')
    await until('the second event everywhere', () => streams.every((stream) => stream.sequences().length === 2))
    // One for the news, and those that were under way: never one for each.
    expect(query.mock.calls.length).toBeLessThan(10)
    for (const stream of streams) stream.close()
    await eventually('all readers to be gone', async () => ((await second.connections()) === 0 ? true : null))
    // Notifications come in the order of their commits: once the later one is there, the earlier one has been passed over.
    const { id: later } = await service.newMigration({})
    const stream = await openStream(second, later)
    query.mockClear()
    await say(service, id, 'to nobody')
    await say(service, later, 'to one')
    await until('the later event', () => stream.sequences().length === 1)
    expect(JSON.stringify(query.mock.calls)).not.toContain(id)
    stream.close()
    await second.stop()
  })

  it('catch a slow reader up without losing an event', async () => {
    const { id } = await service.newMigration({})
    const text = 'y'.repeat(15_000)
    for (let batch = 0; batch < 10; batch += 1) await say(service, id, ...numbers(1, 50).map(() => text))
    const stream = await openStream(service, id)
    await until('7 MB', () => stream.sequences().length === 500)
    expect(stream.sequences()).toEqual(numbers(1, 500))
    stream.close()
  })
})
