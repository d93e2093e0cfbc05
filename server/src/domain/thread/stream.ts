import { Readable } from 'node:stream'
import type { Logger } from '../../log.ts'
import type { Following, Reader, ThreadTail } from './tail.ts'

export interface StreamTimes {
  /** Milliseconds after which a stream ends. */
  durationMs: number
  /** Milliseconds between two comments that keep the connection alive. */
  keepAliveMs: number
}

export interface StreamOptions extends StreamTimes {
  threads: ThreadTail
  log: Logger
}

/** What waits here for a reader, at most and about: the connection holds as much again. */
const HELD_BYTES = 16_384

const comment = (text: string): string => `: ${text}\n\n`

/**
 * The thread's events after number `after` as server-sent events, as they come. Ends with `event: done` when the migration is
 * settled, the time is over or the process stops. A reader that takes nothing is dropped once too much has passed it.
 */
export const streamThread = (
  { threads, log, durationMs, keepAliveMs }: StreamOptions,
  following: Following,
): Readable => {
  const end = (reason: 'settled' | 'timeout'): void => {
    release()
    // Nobody takes what has been sent already, so nobody would take this.
    if (place.waiting && reason === 'timeout') return void stream.destroy()
    const done = JSON.stringify({ type: 'done', reason, last_sequence: place.sequence })
    stream.push(`event: done\ndata: ${done}\n\n`)
    stream.push(null)
  }
  const reader: Reader = {
    take: ({ bytes }) => stream.push(bytes),
    settled: () => end('settled'),
    stopped: () => end('timeout'),
    dropped: () => {
      log.info(
        { migration_id: following.migration_id },
        'a reader of the thread took nothing for too long and was dropped',
      )
      stream.destroy()
    },
  }
  const release = (): void => {
    clearTimeout(timeout)
    clearInterval(keepAlive)
    place.leave()
  }
  const stream = new Readable({
    highWaterMark: HELD_BYTES,
    read: () => place.ready(),
    destroy: (error, callback) => {
      release()
      callback(error)
    },
  })
  // At once, so that the caller has the reply's head before there is an event.
  stream.push(comment(`the thread of ${following.migration_id} after ${following.after}`))
  const place = threads.follow(following, reader)
  const timeout = setTimeout(() => end('timeout'), durationMs)
  const keepAlive = setInterval(() => {
    if (!place.waiting) stream.push(comment('still here'))
  }, keepAliveMs)
  return stream
}
