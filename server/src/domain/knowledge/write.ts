import { operationTable } from '../../../../generated/server/router.ts'
import type { Knowledge } from '../../../../generated/prisma/client.ts'
import type { Db, Tx } from '../../database/transaction.ts'
import type { KnowledgeEntry } from '../../engine/model.ts'
import { badRequest } from '../../errors.ts'

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
export type Guard = Instant | null | undefined

/** A time as it was sent. `at` is null where it lies between two milliseconds, at which no entry is ever written. */
export interface Instant {
  said: string
  at: Date | null
}

/** The entry as it is now, and whether it is new. */
export interface Written {
  row: Knowledge
  created: boolean
}

const { entries_per_account, bytes_per_account } = operationTable.putKnowledge.limits

/** Names the advisory locks of knowledge among others that take two numbers. */
const knowledgeLock = 7_305_114

/**
 * Writes an entry in one statement, so that of any number of writers with the same guard exactly one gets through. Null when
 * the guard doesn't hold; then nothing was written. `updated_at` rises by a millisecond at least, however fast the writes come.
 * 400 when the account would have more than the contract allows.
 */
export const writeKnowledge = async (tx: Tx, entry: NewKnowledge, guard?: Guard): Promise<Written | null> => {
  await requireRoom(tx, entry)
  const [written] = await (guard ? replace(tx, entry, guard) : insert(tx, entry, guard === null))
  if (!written) return null
  const { created, ...row } = written
  return { row, created }
}

/** Holds the account's lock, so that what is counted stays so until the commit. */
const requireRoom = async (tx: Tx, { account_id, key, content }: NewKnowledge): Promise<void> => {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${knowledgeLock}::int, hashtext(${account_id}))`
  const [others] = await tx.$queryRaw<{ entries: number; bytes: number }[]>`
    SELECT count(*)::int AS entries, COALESCE(sum(octet_length(content)), 0)::float8 AS bytes
    FROM knowledge WHERE account_id = ${account_id} AND key <> ${key}`
  const entries = (others?.entries ?? 0) + 1
  const bytes = (others?.bytes ?? 0) + Buffer.byteLength(content)
  if (entries > entries_per_account) throw tooMuch('entries_per_account', entries_per_account, `${entries} entries`)
  if (bytes > bytes_per_account) throw tooMuch('bytes_per_account', bytes_per_account, `${bytes} bytes of knowledge`)
}

const tooMuch = (name: string, limit: number, would: string) =>
  badRequest(`${name} is ${limit}, and this account would have ${would}. Delete entries that are no longer needed.`)

type Row = Knowledge & { created: boolean }

const insert = (tx: Tx, entry: NewKnowledge, onlyNew: boolean): Promise<Row[]> => {
  const { account_id, key, content } = entry
  const [scope, updatedBy] = [JSON.stringify(entry.scope), JSON.stringify(entry.updated_by)]
  // xmax is 0 in a row version that no update made.
  return tx.$queryRaw`
    INSERT INTO knowledge AS known (account_id, key, scope, content, updated_at, updated_by)
    VALUES (${account_id}, ${key}, ${scope}::jsonb, ${content}, clock_timestamp(), ${updatedBy}::jsonb)
    ON CONFLICT (account_id, key) DO UPDATE SET
      scope = excluded.scope, content = excluded.content, updated_by = excluded.updated_by,
      updated_at = greatest(excluded.updated_at, known.updated_at + interval '1 millisecond')
    WHERE NOT ${onlyNew}::boolean
    RETURNING known.*, known.xmax = 0 AS created`
}

const replace = (tx: Tx, entry: NewKnowledge, { at }: Instant): Promise<Row[]> => {
  const { account_id, key, content } = entry
  const [scope, updatedBy] = [JSON.stringify(entry.scope), JSON.stringify(entry.updated_by)]
  return tx.$queryRaw`
    UPDATE knowledge SET scope = ${scope}::jsonb, content = ${content}, updated_by = ${updatedBy}::jsonb,
      updated_at = greatest(clock_timestamp()::timestamptz(3), updated_at + interval '1 millisecond')
    WHERE account_id = ${account_id} AND key = ${key} AND updated_at = ${at?.toISOString() ?? null}::timestamptz
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
  guard?: Instant,
): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>`
    WITH removed AS (
      DELETE FROM knowledge
      WHERE account_id = ${account_id} AND key = ${key}
        AND (${guard === undefined}::boolean OR updated_at = ${guard?.at?.toISOString() ?? null}::timestamptz)
      RETURNING updated_at
    )
    SELECT pg_sleep(least(extract(epoch FROM updated_at - clock_timestamp()), ${mostAheadMs}::int / 1000.0) + 0.001)::text
    FROM removed`
  return rows.length > 0
}
