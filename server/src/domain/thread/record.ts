import type { Prisma } from '../../../../generated/prisma/client.ts'
import type { Tx } from '../../database/transaction.ts'
import { firstPreviousHash, hashOf, type ChainedEntry } from './chain.ts'
import { summaryOf } from './event-summary.ts'
import type { NewThreadEvent } from './event.ts'

export type { Actor, NewThreadEvent, ThreadEventType } from './event.ts'

/** The channel that tells a thread's readers to look: its payload is the migration's id, the table is the truth. */
export const THREAD_CHANNEL = 'thread'

interface Counter {
  before: number
  last_hash: string | null
  at: Date
}

/**
 * Appends events to a migration's thread within the caller's transaction, and returns the last sequence number given out
 * (the first of a thread is 1). The numbers come from the migration's counter row, which stays locked until the commit:
 * so they become visible in order, and a tailing reader misses none, as it would with a database sequence. Each event
 * carries the hash of the one before (chain.ts).
 */
export const recordEvents = async (
  tx: Tx,
  account_id: string,
  migration_id: string,
  events: readonly NewThreadEvent[],
): Promise<number> => {
  if (events.length === 0) throw new Error('recordEvents was called without an event')
  const [counter] = await tx.$queryRaw<Counter[]>`
    UPDATE migration SET last_sequence = last_sequence + ${events.length}::int
    WHERE id = ${migration_id} AND account_id = ${account_id}
    RETURNING last_sequence - ${events.length}::int AS before, last_hash,
      date_trunc('milliseconds', clock_timestamp()) AS at`
  if (!counter) throw new Error(`no migration ${migration_id} in account ${account_id} to record an event for`)
  const entries = chained(migration_id, counter, events)
  const last_hash = entries.at(-1)?.hash ?? null
  await tx.$queryRaw`
    WITH added AS (
      INSERT INTO thread_event
        (migration_id, account_id, sequence, at, actor, type, run_id, summary, data, previous_hash, hash)
      SELECT ${migration_id}, ${account_id}, sequence, at, actor, type, run_id, summary, data, previous_hash, hash
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry
        (sequence int, at timestamptz, actor text, type text, run_id text, summary text, data jsonb,
         previous_hash text, hash text)
    ), counted AS (
      UPDATE migration SET last_hash = ${last_hash} WHERE id = ${migration_id} AND account_id = ${account_id}
    )
    SELECT pg_notify(${THREAD_CHANNEL}, ${migration_id})::text`
  return counter.before + events.length
}

const chained = (
  migration_id: string,
  { before, last_hash, at }: Counter,
  events: readonly NewThreadEvent[],
): (ChainedEntry & { hash: string })[] => {
  let previous_hash = last_hash ?? firstPreviousHash(migration_id)
  return events.map(({ type, actor, run_id = null, data: given }, index) => {
    // As it will be read back: a Date is a text there, and what is undefined is not there.
    const data: Prisma.InputJsonObject = JSON.parse(JSON.stringify(given))
    const sequence = before + index + 1
    const summary = summaryOf({ type, data })
    const entry = { sequence, at: at.toISOString(), actor, type, run_id, summary, data, previous_hash }
    previous_hash = hashOf(entry)
    return { ...entry, hash: previous_hash }
  })
}
