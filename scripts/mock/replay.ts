import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** An event of an example stream as it is sent; comments have no number. */
const numberOf = (event: string): number | null => {
  const [, digits] = /^id: ?(\d+)$/m.exec(event) ?? []
  return digits === undefined ? null : Number(digits)
}

const eventsOf = (example: string): string[] => example.split(/\n\n+/).filter((event) => event.trim() !== '')

async function* paced(events: readonly string[], milliseconds: number, signal: AbortSignal): AsyncGenerator<string> {
  for (const [index, event] of events.entries()) {
    if (index > 0) await wait(milliseconds, undefined, { signal })
    yield `${event}\n\n`
  }
}

/**
 * The example of a thread's stream as the service would send it: one event after the other, those after number `after` alone, and
 * the end. It stops when the reader has gone.
 */
export const replay = (example: string, after: number, milliseconds: number): Readable => {
  const events = eventsOf(example).filter((event) => (numberOf(event) ?? Infinity) > after)
  const gone = new AbortController()
  const stream = Readable.from(paced(events, milliseconds, gone.signal), { objectMode: false })
  stream.once('close', () => gone.abort())
  stream.once('error', () => undefined)
  return stream
}
