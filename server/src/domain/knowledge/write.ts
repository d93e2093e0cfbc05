import type { Knowledge } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import type { KnowledgeEntry } from '../../engine/model.ts'

/** Who wrote an entry last: an API key, or the answer to a question. */
export interface Author {
  type: 'key' | 'answer'
  id: string
}

export interface NewKnowledge extends KnowledgeEntry {
  account_id: string
  updated_by: Author
}

/**
 * What must hold for a write to be done: `undefined` nothing, `null` that there is no entry of this key, a time that the
 * entry was last written exactly then.
 */
export type Guard = Date | null | undefined

/** The entry as it is now, and whether it is new. */
export interface Written {
  row: Knowledge
  created: boolean
}

/**
 * Writes an entry in one statement, so that of any number of writers with the same guard exactly one gets through: the row
 * itself is their lock. Null when the guard doesn't hold; then nothing was written. `updated_at` rises by a millisecond at
 * least, however fast the writes come.
 */
export const writeKnowledge = async (db: Db, entry: NewKnowledge, guard?: Guard): Promise<Written | null> => {
  const [written] = await (guard instanceof Date ? replace(db, entry, guard) : insert(db, entry, guard === null))
  if (!written) return null
  const { created, ...row } = written
  return { row, created }
}

type Row = Knowledge & { created: boolean }

const insert = (db: Db, entry: NewKnowledge, onlyNew: boolean): Promise<Row[]> => {
  const { account_id, key, content } = entry
  const [scope, updatedBy] = [JSON.stringify(entry.scope), JSON.stringify(entry.updated_by)]
  // xmax is 0 in a row version that no update made.
  return db.$queryRaw`
    INSERT INTO knowledge AS known (account_id, key, scope, content, updated_at, updated_by)
    VALUES (${account_id}, ${key}, ${scope}::jsonb, ${content}, clock_timestamp(), ${updatedBy}::jsonb)
    ON CONFLICT (account_id, key) DO UPDATE SET
      scope = excluded.scope, content = excluded.content, updated_by = excluded.updated_by,
      updated_at = greatest(excluded.updated_at, known.updated_at + interval '1 millisecond')
    WHERE NOT ${onlyNew}::boolean
    RETURNING known.*, known.xmax = 0 AS created`
}

const replace = (db: Db, entry: NewKnowledge, guard: Date): Promise<Row[]> => {
  const { account_id, key, content } = entry
  const [scope, updatedBy] = [JSON.stringify(entry.scope), JSON.stringify(entry.updated_by)]
  return db.$queryRaw`
    UPDATE knowledge SET scope = ${scope}::jsonb, content = ${content}, updated_by = ${updatedBy}::jsonb,
      updated_at = greatest(clock_timestamp()::timestamptz(3), updated_at + interval '1 millisecond')
    WHERE account_id = ${account_id} AND key = ${key} AND updated_at = ${guard.toISOString()}::timestamptz
    RETURNING *, false AS created`
}

/** How far writes in quick succession may have taken `updated_at` ahead of the clock; more would be a clock set back. */
const mostAheadMs = 1_000

/**
 * Deletes an entry; false when there is none that the guard allows. It waits until the clock is past the entry's
 * `updated_at`, so that an entry made anew under the key never has a time that was read before.
 */
export const removeKnowledge = async (
  db: Db,
  { account_id, key }: { account_id: string; key: string },
  guard?: Date,
): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    WITH removed AS (
      DELETE FROM knowledge
      WHERE account_id = ${account_id} AND key = ${key}
        AND (${guard === undefined}::boolean OR updated_at = ${guard?.toISOString() ?? null}::timestamptz)
      RETURNING updated_at
    )
    SELECT pg_sleep(least(extract(epoch FROM updated_at - clock_timestamp()), ${mostAheadMs}::int / 1000.0) + 0.001)::text
    FROM removed`
  return rows.length > 0
}
