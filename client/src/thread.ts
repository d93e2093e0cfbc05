import { isWorthAnotherTry, mostFailures, pauseAfter, shortestPauseMs } from './another-try.ts'
import { ConnectionError } from './errors.ts'
import { pause } from './pause.ts'
import { readEvents } from './server-sent-events.ts'
import type { DoneEvent, ThreadEvent } from './types.ts'

/** How to follow a thread. */
export interface FollowOptions {
  /** The number of the last event that you have; 0, or left out, is from the beginning. */
  after?: number | undefined
  /** Ends following (not the migration) when aborted: the iterator throws the signal's reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds without a sign of life after which a connection is given up for a new one; 45 s when left out. */
  silenceMs?: number | undefined
  /** Connections in a row that may break, or not come about, without an event between them; 10 when left out. */
  attempts?: number | undefined
}

/** Opens the stream after an event; its body. */
export type OpenStream = (after: number, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>

/** The body's chunks; the connection is given up once none has come for `silenceMs`, and let go of when nobody reads on. */
const chunksOf = async function* (
  body: ReadableStream<Uint8Array>,
  giveUp: AbortController,
  silenceMs: number,
): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader()
  const silent = () => giveUp.abort(new Error(`nothing came for ${silenceMs} ms`))
  let timer = setTimeout(silent, silenceMs)
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new ConnectionError('The stream of the thread', error)
      })
      if (done) return
      clearTimeout(timer)
      yield value
      timer = setTimeout(silent, silenceMs)
    }
  } finally {
    clearTimeout(timer)
    // A connection that broke has nothing left to let go of.
    reader.cancel().catch(() => undefined)
  }
}

/**
 * The events of a thread, one connection after the other, until the migration is settled. Every connection starts after the last
 * event that was given, so that there is no gap and no repeat.
 *
 * @throws ApiError for what another try won't change (401, 404 …), ConnectionError or the like after too many failures in a row,
 * and the signal's reason.
 */
export const followThread = async function* (
  open: OpenStream,
  { after = 0, signal, silenceMs = 45_000, attempts = mostFailures }: FollowOptions = {},
): AsyncGenerator<ThreadEvent, void> {
  let last = after
  let failures = 0
  for (;;) {
    const giveUp = new AbortController()
    const either = signal === undefined ? giveUp.signal : AbortSignal.any([signal, giveUp.signal])
    try {
      const body = await open(last, either)
      let done: DoneEvent | null = null
      for await (const { data } of readEvents(chunksOf(body, giveUp, silenceMs))) {
        const event: ThreadEvent | DoneEvent = JSON.parse(data)
        failures = 0
        if (event.type === 'done') done = event
        else if (event.sequence > last) {
          last = event.sequence
          yield event
        }
      }
      if (done?.reason === 'settled') return
      if (done === null)
        throw new ConnectionError('The stream of the thread', new Error('it ended without its last event'))
      await pause(shortestPauseMs, signal)
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      failures += 1
      if (!isWorthAnotherTry(error) || failures >= attempts) throw error
      await pause(pauseAfter(error, failures), signal)
    }
  }
}
