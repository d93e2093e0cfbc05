import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from '../../log.ts'
import { THREAD_CHANNEL } from './record.ts'

export interface ListenOptions {
  connection: pg.ClientConfig
  log: Logger
  /** Milliseconds between two looks at whether the connection still lives. */
  checkMs: number
  /** A thread has new events. */
  onThread: (migration_id: string) => void
  /** Notifications may have been missed, or can't come now: every thread is to be looked at. */
  onDoubt: () => void
}

export interface Listener {
  /** Resolves once the connection is closed. */
  close(): Promise<void>
}

const SHORTEST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000

/** Longest wait for the database's answer: a connection that is silent for longer counts as lost. */
const PATIENCE_MS = 5_000

/**
 * Listens for news of threads on a connection of its own. What breaks it is logged, and it connects again after a pause (100 ms,
 * doubled up to 5 s). `onDoubt` is called after each connection, as what was notified before it was missed, and at every check
 * while there is none: so that news come late then, but come.
 */
export const listenForThreads = (options: ListenOptions): Listener => {
  const closing = new AbortController()
  const ended = keepListening(options, closing.signal)
  return {
    close: () => {
      closing.abort(new Error('the listener is closed'))
      return ended
    },
  }
}

const keepListening = async (options: ListenOptions, closing: AbortSignal): Promise<void> => {
  const { log, onDoubt, checkMs } = options
  let listening = false
  let pause = SHORTEST_PAUSE_MS
  const checks = setInterval(() => {
    if (!listening) onDoubt()
  }, checkMs)
  while (!closing.aborted) {
    try {
      await listenOnce(options, closing, () => {
        listening = true
        pause = SHORTEST_PAUSE_MS
        onDoubt()
      })
    } catch (error) {
      log.warn({ err: error, pause }, 'the connection that listens for threads was lost; connecting again')
    }
    listening = false
    await wait(pause, undefined, { signal: closing }).catch(() => log.debug('closed while waiting to listen again'))
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
  clearInterval(checks)
}

/** Listens until the connection breaks (rejects) or is to close (resolves). */
const listenOnce = async (
  { connection, log, checkMs, onThread }: ListenOptions,
  closing: AbortSignal,
  onListening: () => void,
): Promise<void> => {
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) onThread(payload)
  })
  let checks: NodeJS.Timeout | undefined
  let close = (): void => undefined
  try {
    await new Promise<void>((resolve, reject) => {
      close = resolve
      closing.addEventListener('abort', close)
      client.on('error', reject)
      client.on('end', () => reject(new Error('PostgreSQL ended the connection')))
      const listen = async (): Promise<void> => {
        await client.connect()
        await client.query(`LISTEN ${THREAD_CHANNEL}`)
        checks = setInterval(() => void client.query('SELECT 1').catch(reject), checkMs)
        if (!closing.aborted) onListening()
      }
      listen().catch(reject)
    })
  } finally {
    closing.removeEventListener('abort', close)
    clearInterval(checks)
    // What was lost or is closed needs no more than to be let go of.
    await client
      .end()
      .catch((error: unknown) => log.debug({ err: error }, 'the listening connection did not end cleanly'))
  }
}
