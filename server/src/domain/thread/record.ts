import type { Prisma } from '../../../../generated/prisma/client.ts'
import type { Tx } from '../../database/transaction.ts'

export type ThreadEventType =
  'run.status' | 'message' | 'step' | 'progress' | 'question' | 'preview.ready' | 'file.status' | 'error'

export type Actor = 'caller' | 'agent' | 'system'

export interface NewThreadEvent {
  type: ThreadEventType
  actor: Actor
  run_id?: string | null
  data: Prisma.InputJsonObject
}

/** The channel that tells a thread's readers to look: its payload is the migration's id, the table is the truth. */
export const THREAD_CHANNEL = 'thread'

/**
 * Appends events to a migration's thread within the caller's transaction, and returns the last sequence number given out
 * (the first of a thread is 1). The numbers come from the migration's counter row, which stays locked until the commit:
 * so they become visible in order, and a tailing reader misses none, as it would with a database sequence.
 */
export const recordEvents = async (
  tx: Tx,
  account_id: string,
  migration_id: string,
  events: readonly NewThreadEvent[],
): Promise<number> => {
  if (events.length === 0) throw new Error('recordEvents was called without an event')
  const payload = JSON.stringify(events.map((event) => ({ ...event, run_id: event.run_id ?? null })))
  const [added] = await tx.$queryRaw<{ last: number | null }[]>`
    WITH counter AS (
      UPDATE migration SET last_sequence = last_sequence + ${events.length}::int
      WHERE id = ${migration_id} AND account_id = ${account_id}
      RETURNING last_sequence - ${events.length}::int AS before
    ), added AS (
      INSERT INTO thread_event (migration_id, sequence, account_id, run_id, type, actor, data, at)
      SELECT ${migration_id}, counter.before + item.position::int, ${account_id}, item.event ->> 'run_id',
        item.event ->> 'type', item.event ->> 'actor', item.event -> 'data', clock_timestamp()
      FROM counter, jsonb_array_elements(${payload}::jsonb) WITH ORDINALITY AS item (event, position)
      RETURNING sequence
    )
    SELECT max(sequence) AS last, pg_notify(${THREAD_CHANNEL}, ${migration_id})::text FROM added`
  const last = added?.last ?? null
  if (last === null) throw new Error(`no migration ${migration_id} in account ${account_id} to record an event for`)
  return last
}
