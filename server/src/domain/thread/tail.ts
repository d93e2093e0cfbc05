import type pg from 'pg'
import type { Logger } from '../../log.ts'
import { listenForThreads, type Listener } from './listen.ts'
import { readNext, type Frame } from './read-next.ts'

// How streams follow threads. The table is the truth: a notification only says when to look. A thread that is followed is read
// once for all of its readers, in batches, never twice at the same time. A reader that takes no more is left where it is and
// costs nothing but the count of bytes that pass it by; when it takes again it is caught up by reading from where it is, and
// when too much has passed it is dropped.

export interface Reader {
  /** Takes a frame; false when it wants no more until `ready` is called on its place. */
  take(frame: Frame): boolean
  /** The migration is settled, and every event has been taken. Called once. */
  settled(): void
  /** The process stops, or the key was revoked. Called once. */
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

/** What a reader follows: a thread of the account, from the event after `after` on, by right of a key. */
export interface Following {
  account_id: string
  migration_id: string
  key_id: string
  after: number
}

export interface ThreadTail {
  follow(what: Following, reader: Reader): Place
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
  /** Milliseconds between two looks at the connection that listens and at the readers' keys, and until a read that failed is tried again. */
  checkMs: number
}

interface Seat {
  reader: Reader
  key_id: string
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

/** Reads at once, of the connections that requests share. */
const MOST_READS = 4

/** One tail per process; it opens its connection when the first reader comes. */
export const openTail = ({ connection, pool, log, backlogBytes, stallMs, checkMs }: TailOptions): ThreadTail => {
  const threads = new Map<string, Thread>()
  const queue = new Set<Thread>()
  const retries = new Set<NodeJS.Timeout>()
  let reads = 0
  let running: { stop: () => Promise<void> } | null = null
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
    // Whoever comes during the read has a read of its own: this one may be of an instant before.
    const seats = [...thread.seats]
    const taking = seats.filter(({ waiting }) => !waiting)
    const from = Math.min(thread.head, ...taking.map(({ sequence }) => sequence))
    if (from === Infinity) return false
    const { frames, last, isSettled } = await readNext(pool, account_id, migration_id, from)
    for (const seat of seats) handOut(thread, seat, from, frames)
    if (frames.length === 0) passOver(seats, from, last)
    const read = frames.at(-1)?.sequence ?? Math.max(from, last)
    thread.head = thread.head === Infinity ? last : Math.max(thread.head, read)
    if (isSettled) settle(thread, seats, last)
    return [...thread.seats].some(({ waiting, sequence }) => !waiting && sequence < last)
  }

  const handOut = (thread: Thread, seat: Seat, from: number, frames: readonly Frame[]): void => {
    // It has left, or took again while the read was under way and is further back: then the next read is for it.
    if (!thread.seats.has(seat) || (!seat.waiting && seat.sequence < from)) return
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

  /** Events up to `last` that nobody has any more: their retention has ended, and to wait for them would be for ever. */
  const passOver = (seats: readonly Seat[], from: number, last: number): void => {
    for (const seat of seats) if (!seat.waiting && seat.sequence >= from) seat.sequence = Math.max(seat.sequence, last)
  }

  const settle = (thread: Thread, seats: readonly Seat[], last: number): void => {
    for (const seat of seats) {
      if (seat.sequence < last || !thread.seats.has(seat)) continue
      remove(thread, seat)
      seat.reader.settled()
    }
  }

  const wakeAll = (): void => {
    for (const thread of threads.values()) wake(thread)
  }

  /** A key that is revoked ends its streams; connecting again is what tells the reader why. */
  const endRevoked = async (): Promise<void> => {
    const seats = [...threads.values()].flatMap((thread) => [...thread.seats].map((seat) => ({ thread, seat })))
    if (seats.length === 0) return
    const { rows } = await pool.query<{ id: string }>({
      name: 'thread-keys',
      text: 'SELECT id FROM api_key WHERE id = ANY ($1) AND revoked_at IS NOT NULL',
      values: [[...new Set(seats.map(({ seat }) => seat.key_id))]],
    })
    const revoked = new Set(rows.map(({ id }) => id))
    for (const { thread, seat } of seats) {
      if (!revoked.has(seat.key_id) || !thread.seats.has(seat)) continue
      remove(thread, seat)
      seat.reader.stopped()
    }
  }

  const start = (): { stop: () => Promise<void> } => {
    const listener = listen()
    const checks = setInterval(() => {
      endRevoked().catch((error: unknown) => {
        if (!closed) log.warn({ err: error }, "the keys of a thread's readers could not be looked at; trying again")
      })
    }, checkMs)
    return {
      stop: () => {
        clearInterval(checks)
        return listener.close()
      },
    }
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
    follow: ({ account_id, migration_id, key_id, after }, reader) => {
      const seat: Seat = { reader, key_id, sequence: after, waiting: false, waitsFrom: 0, missed: 0 }
      const thread = threadOf(account_id, migration_id)
      if (closed) queueMicrotask(() => reader.stopped())
      else {
        thread.seats.add(seat)
        running ??= start()
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
      await running?.stop()
    },
  }
}
