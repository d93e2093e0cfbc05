import { describe, expect, test } from 'vitest'
import { ApiError, ConnectionError, createClient } from '#client'
import { readEvents } from '../../client/src/server-sent-events.ts'
import { json, scriptedServer } from './scripted-server.ts'

type Reply = Parameters<typeof scriptedServer>[number]

const clientOf = (baseUrl: string) => createClient({ baseUrl, apiKey: 'msk_test', retries: 0 })

const frame = (sequence: number): string =>
  `id: ${sequence}\nevent: message\ndata: ${JSON.stringify({ sequence, type: 'message', data: { text: `event ${sequence}` } })}\n\n`

const done = (reason: string, last_sequence: number): string =>
  `event: done\ndata: ${JSON.stringify({ type: 'done', reason, last_sequence })}\n\n`

/** Sends these, and then ends, or breaks off. */
const stream =
  (texts: string[], ending: 'end' | 'break' | 'silence' = 'end'): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`: hello\n\n${texts.join('')}`, () => {
      if (ending === 'end') response.end()
      if (ending === 'break') response.destroy()
    })
  }

const follow = async (url: string, options: object = {}): Promise<number[]> => {
  const seen: number[] = []
  for await (const event of clientOf(url).followThread('mig_1', options)) seen.push(event.sequence)
  return seen
}

const afters = (received: { url: string }[]): (string | null)[] =>
  received.map(({ url }) => new URL(url, 'http://x').searchParams.get('after'))

describe('followThread', () => {
  test('gives every event once and in order over connections that end, break and repeat', async () => {
    const { url, received } = await scriptedServer(
      stream([frame(1), frame(2), done('timeout', 2)]),
      stream([frame(3), frame(4).slice(0, -1)], 'break'),
      json(503, { error: 'Not now.' }),
      stream([frame(3), frame(4), frame(5)]),
      stream([done('settled', 5)]),
    )
    expect(await follow(url)).toEqual([1, 2, 3, 4, 5])
    expect(afters(received)).toEqual(['0', '2', '3', '3', '5'])
    expect(received[0]).toMatchObject({ url: '/api/v1/migrations/mig_1/thread/stream?after=0' })
  })

  test('goes on after the event given, with typed events', async () => {
    const { url, received } = await scriptedServer(stream([frame(8), done('settled', 8)]))
    for await (const event of clientOf(url).followThread('mig_1', { after: 7 })) {
      expect(event.type === 'message' ? event.data.text : event.type).toBe('event 8')
    }
    expect(afters(received)).toEqual(['7'])
  })

  test('gives a silent connection up for a new one', async () => {
    const { url, received } = await scriptedServer(
      stream([frame(1)], 'silence'),
      stream([frame(2), done('settled', 2)]),
    )
    expect(await follow(url, { silenceMs: 100 })).toEqual([1, 2])
    expect(afters(received)).toEqual(['0', '1'])
  })

  test('throws what another try would not change, at once', async () => {
    const { url, received } = await scriptedServer(json(404, { error: 'There is no such migration.' }))
    await expect(follow(url)).rejects.toBeInstanceOf(ApiError)
    expect(received).toHaveLength(1)
  })

  test('gives up after as many failures in a row as it may have', async () => {
    const { url, received } = await scriptedServer(stream([], 'break'))
    await expect(follow(url, { attempts: 2 })).rejects.toBeInstanceOf(ConnectionError)
    expect(received).toHaveLength(2)
  })

  test.each([
    ['end', 'got no reply: it ended without its last event'],
    ['silence', 'got no reply: nothing came for 50 ms'],
  ] as const)('says what became of the last try: %s', async (ending, told) => {
    const { url } = await scriptedServer(stream([], ending))
    await expect(follow(url, { attempts: 1, silenceMs: 50 })).rejects.toThrow(`The stream of the thread ${told}`)
  })

  test('ends with the reason of its signal, also between connections, and when nobody reads on', async () => {
    const { url, received } = await scriptedServer(stream([frame(1)], 'silence'))
    const leaving = new AbortController()
    const reason = new Error('enough')
    const seen: number[] = []
    const following = async () => {
      for await (const { sequence } of clientOf(url).followThread('mig_1', { signal: leaving.signal })) {
        seen.push(sequence)
        queueMicrotask(() => leaving.abort(reason))
      }
    }
    await expect(following()).rejects.toBe(reason)
    expect(seen).toEqual([1])
    for await (const event of clientOf(url).followThread('mig_1')) {
      expect(event.sequence).toBe(1)
      break
    }
    expect(received).toHaveLength(2)
  })
})

describe('readEvents', () => {
  const whole =
    'id: 1\nevent: a\ndata: {"x":\ndata: 1}\n\n: comment\n\ndata:no space\r\n\r\nevent: none\n\nid\rdata: ü𝄞\r\runknown: 1\ndata\n\ndata: cut off'
  const given = [
    { id: '1', event: 'a', data: '{"x":\n1}' },
    { id: '1', event: 'message', data: 'no space' },
    { id: '', event: 'message', data: 'ü𝄞' },
    { id: '', event: 'message', data: '' },
  ]

  test.each([1, 2, 3, 7, 1_000])('reads the standard in chunks of %i bytes', async (size) => {
    const bytes = new TextEncoder().encode(whole)
    const chunks = async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
    }
    const read = []
    for await (const event of readEvents(chunks())) read.push(event)
    expect(read).toEqual(given)
  })

  test('reads a long line that comes in small pieces, and gives up one that does not end', async () => {
    const piece = new TextEncoder().encode('x'.repeat(64))
    const chunks = async function* (length: number) {
      yield new TextEncoder().encode('data: ')
      for (let sent = 0; sent < length; sent += piece.length) yield piece
      yield new TextEncoder().encode('\n\n')
    }
    // Each piece split together with all before it: that would take minutes.
    const read = []
    for await (const { data } of readEvents(chunks(8_000_000))) read.push(data.length)
    expect(read).toEqual([8_000_000])
    await expect(readEvents(chunks(20_000_000)).next()).rejects.toThrow('a line of more than 16777216 characters')
  })
})

const page = (sequence: number, next_cursor: string | null) => json(200, { entries: [{ sequence }], next_cursor })

describe('the log', () => {
  test('is read page after page, as far as the caller goes', async () => {
    const { url, received } = await scriptedServer(page(1, 'c1'), page(2, null))
    const seen: number[] = []
    for await (const { sequence } of clientOf(url).logEntries('mig_1')) seen.push(sequence)
    expect(seen).toEqual([1, 2])
    expect(received.map((request) => request.url)).toEqual([
      '/api/v1/migrations/mig_1/log?limit=1000',
      '/api/v1/migrations/mig_1/log?limit=1000&cursor=c1',
    ])
  })
})
