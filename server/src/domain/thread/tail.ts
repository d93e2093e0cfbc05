import type pg from 'pg'
import type { Logger } from '../../log.ts'
import { listenForThreads, type Listener } from './listen.ts'

// How streams follow threads. The table is the truth: a notification only says when to look. A thread that is followed is read
// once for all of its readers, in batches, never twice at the same time. A reader that takes no more is left where it is and
// costs nothing but the count of bytes that pass it by; when it takes again it is caught up by reading from where it is, and
// when too much has passed it is dropped.

/** An event as its readers get it: its number, and the frame of the stream, made once for all. */
export interface Frame {
  sequence: number
  bytes: Buffer
}

export interface Reader {
  /** Takes a frame; false when it wants no more until `ready` is called on its place. */
  take(frame: Frame): boolean
  /** The migration is settled, and every event has been taken. Called once. */
  settled(): void
  /** The process stops. Called once. */
  stopped(): void
  /** More than the allowed bytes have passed by while it took nothing. Called once. */
  dropped(): void
}

/** A reader's place in a thread. */
export interface Place {
  /** The number of the last event taken, or that to start after. */
  readonly sequence: number
  /** Whether the reader has been told to wait. */
  readonly waiting: boolean
  /** It takes frames again. */
  ready(): void
  leave(): void
}

export interface ThreadTail {
  /** Follows a thread of the account from the event after `after` on. */
  follow(account_id: string, migration_id: string, after: number, reader: Reader): Place
  /** Ends every stream, and stops listening. Streams that begin afterwards end at once. */
  close(): Promise<void>
}

export interface TailOptions {
  connection: pg.ClientConfig
  pool: pg.Pool
  log: Logger
  /** Bytes that may pass by a reader that takes nothing, before it is dropped … */
  backlogBytes: number
  /** … once it has taken nothing for so many milliseconds: a burst is no stall. */
  stallMs: number
  /** Milliseconds between two looks at the connection that listens, and between two tries after a read that failed. */
  checkMs: number
}

interface Seat {
  reader: Reader
  sequence: number
  waiting: boolean
  /** Since when (performance.now). */
  waitsFrom: number
  /** Bytes that have passed by since then. */
  missed: number
}

interface Thread {
  account_id: string
  migration_id: string
  seats: Set<Seat>
  /** Up to here the thread is known: at first its end, then the last event read. What comes after is news. */
  head: number
  reading: boolean
  /** News came during a read. */
  again: boolean
}

interface Row {
  is_settled: boolean
  last_sequence: number
  sequence: number | null
  type: string
  run_id: string | null
  at: Date
  data: unknown
}

/** Events in one read. */
const BATCH = 200

/** Reads at once, of the connections that requests share. */
const MOST_READS = 4

/** The migration's state and its next events, of one instant: a settled one has no event to come unseen. */
const statement = `
SELECT m.last_sequence, e.sequence, e.type, e.run_id, e.at, e.data,
       m.status = 'settled' AND NOT EXISTS (
         SELECT FROM run WHERE run.migration_id = m.id AND run.status IN ('queued', 'running', 'blocked')) AS is_settled
FROM migration m LEFT JOIN LATERAL (
  SELECT * FROM thread_event WHERE migration_id = m.id AND sequence > $3::bigint ORDER BY sequence LIMIT $4
) e ON true
WHERE m.id = $1 AND m.account_id = $2
ORDER BY e.sequence`

const frameOf = (migration_id: string, sequence: number, { type, run_id, at, data }: Row): Frame => {
  const event = JSON.stringify({ sequence, type, migration_id, run_id, at: at.toISOString(), data })
  return { sequence, bytes: Buffer.from(`id: ${sequence}\nevent: ${type}\ndata: ${event}\n\n`) }
}

/** One tail per process; it opens its connection when the first reader comes. */
export const openTail = ({ connection, pool, log, backlogBytes, stallMs, checkMs }: TailOptions): ThreadTail => {
  const threads = new Map<string, Thread>()
  const queue = new Set<Thread>()
  const retries = new Set<NodeJS.Timeout>()
  let reads = 0
  let listener: Listener | null = null
  let closed = false

  const remove = (thread: Thread, seat: Seat): void => {
    thread.seats.delete(seat)
    if (thread.seats.size === 0 && threads.get(thread.migration_id) === thread) threads.delete(thread.migration_id)
  }

  const wake = (thread: Thread): void => {
    if (thread.reading) thread.again = true
    else queue.add(thread)
    work()
  }

  const work = (): void => {
    for (const thread of queue) {
      if (reads === MOST_READS || closed) return
      queue.delete(thread)
      if (thread.seats.size > 0) void readOn(thread)
    }
  }

  const readOn = async (thread: Thread): Promise<void> => {
    reads += 1
    thread.reading = true
    thread.again = false
    try {
      if (await readBatch(thread)) thread.again = true
    } catch (error) {
      if (!closed) retryLater(thread, error)
    }
    thread.reading = false
    reads -= 1
    if (thread.again) queue.add(thread)
    work()
  }

  const retryLater = (thread: Thread, error: unknown): void => {
    log.warn({ err: error, migration_id: thread.migration_id }, 'a thread could not be read; trying again')
    const retry = setTimeout(() => {
      retries.delete(retry)
      wake(thread)
    }, checkMs)
    retries.add(retry)
  }

  /** Reads one batch and hands it out. True when there is more to read at once. */
  const readBatch = async (thread: Thread): Promise<boolean> => {
    const { account_id, migration_id } = thread
    const taking = [...thread.seats].filter(({ waiting }) => !waiting)
    const from = Math.min(thread.head, ...taking.map(({ sequence }) => sequence))
    if (from === Infinity) return false
    const { rows } = await pool.query<Row>({
      name: 'thread-tail',
      text: statement,
      values: [migration_id, account_id, from, BATCH],
    })
    const frames = rows.flatMap((row) => (row.sequence === null ? [] : [frameOf(migration_id, row.sequence, row)]))
    for (const seat of thread.seats) handOut(thread, seat, from, frames)
    const read = frames.at(-1)?.sequence ?? from
    const [state] = rows
    const last = state?.last_sequence ?? 0
    thread.head = thread.head === Infinity ? last : Math.max(thread.head, read)
    if (state === undefined || state.is_settled) settle(thread, last)
    return [...thread.seats].some(({ waiting, sequence }) => !waiting && sequence < last)
  }

  const handOut = (thread: Thread, seat: Seat, from: number, frames: readonly Frame[]): void => {
    // It came, or took again, while the read was under way, and was further back: the next read is for it.
    if (!seat.waiting && seat.sequence < from) return
    for (const frame of frames) {
      if (frame.sequence <= seat.sequence) continue
      if (!seat.waiting) {
        seat.sequence = frame.sequence
        // First, so that a reader may be ready again before `take` has returned.
        seat.waiting = true
        seat.waitsFrom = performance.now()
        if (seat.reader.take(frame)) seat.waiting = false
      } else if (frame.sequence > thread.head) seat.missed += frame.bytes.length
    }
    if (seat.missed <= backlogBytes || performance.now() - seat.waitsFrom < stallMs) return
    remove(thread, seat)
    seat.reader.dropped()
  }

  const settle = (thread: Thread, last: number): void => {
    for (const seat of thread.seats) {
      if (seat.sequence < last) continue
      remove(thread, seat)
      seat.reader.settled()
    }
  }

  const wakeAll = (): void => {
    for (const thread of threads.values()) wake(thread)
  }

  const listen = (): Listener =>
    listenForThreads({
      connection,
      log,
      checkMs,
      onThread: (migration_id) => {
        const thread = threads.get(migration_id)
        if (thread) wake(thread)
      },
      onDoubt: wakeAll,
    })

  const threadOf = (account_id: string, migration_id: string): Thread => {
    const known = threads.get(migration_id)
    if (known) return known
    const thread = { account_id, migration_id, seats: new Set<Seat>(), head: Infinity, reading: false, again: false }
    threads.set(migration_id, thread)
    return thread
  }

  return {
    follow: (account_id, migration_id, after, reader) => {
      const seat: Seat = { reader, sequence: after, waiting: false, waitsFrom: 0, missed: 0 }
      const thread = threadOf(account_id, migration_id)
      if (closed) queueMicrotask(() => reader.stopped())
      else {
        thread.seats.add(seat)
        listener ??= listen()
        wake(thread)
      }
      return {
        get sequence() {
          return seat.sequence
        },
        get waiting() {
          return seat.waiting
        },
        ready: () => {
          if (!seat.waiting) return
          seat.waiting = false
          seat.missed = 0
          if (thread.seats.has(seat)) wake(thread)
        },
        leave: () => remove(thread, seat),
      }
    },
    close: async () => {
      closed = true
      queue.clear()
      for (const retry of retries) clearTimeout(retry)
      const seats = [...threads.values()].flatMap((thread) => [...thread.seats])
      for (const thread of threads.values()) thread.seats.clear()
      threads.clear()
      for (const { reader } of seats) reader.stopped()
      await listener?.close()
    },
  }
}
