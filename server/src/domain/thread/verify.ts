import type { Db } from '../../database/transaction.ts'
import { ApiError } from '../../errors.ts'
import { firstPreviousHash, hashOf } from './chain.ts'

export interface Verification {
  ok: boolean
  /** Entries that were looked at and found right. */
  entries: number
  /** Sequence of the first entry that was changed, is missing, or was added; null when all is right. */
  broken_at: number | null
}

const BATCH = 1_000

/**
 * Recomputes the hash chain of a migration's thread, settled or not. Sequences without a gap from 1 (or from where its
 * retention has ended) to the thread's counter,
 * each entry naming the hash of the one before, and the last one's hash kept beside the counter: a changed entry shows, and so
 * does one that was removed (at the end too), put in between or moved. `account_id` undefined: of any account. 404 when there is none.
 */
export const verifyThread = async (
  db: Db,
  migration_id: string,
  account_id: string | undefined,
): Promise<Verification> => {
  const migration = await db.migration.findFirst({
    where: { id: migration_id, ...(account_id !== undefined && { account_id }) },
    select: { last_sequence: true, last_hash: true, swept_sequence: true, swept_hash: true },
  })
  if (migration === null) throw new ApiError(404, `There is no migration ${JSON.stringify(migration_id)}.`)
  const { last_sequence, last_hash, swept_sequence, swept_hash } = migration
  const brokenAt = (sequence: number): Verification => ({
    ok: false,
    entries: sequence - 1 - swept_sequence,
    broken_at: sequence,
  })
  let previous_hash = swept_hash ?? firstPreviousHash(migration_id)
  let sequence = swept_sequence
  // Entries that are written meanwhile come after the counter that was read, and are left to the next time.
  while (sequence < last_sequence) {
    const rows = await db.threadEvent.findMany({
      where: { migration_id, sequence: { gt: sequence, lte: last_sequence } },
      orderBy: { sequence: 'asc' },
      take: BATCH,
    })
    if (rows.length === 0) return brokenAt(sequence + 1)
    for (const { at, hash, ...row } of rows) {
      sequence += 1
      const isRight = row.sequence === sequence && row.previous_hash === previous_hash
      if (!isRight || hashOf({ ...row, at: at.toISOString() }) !== hash) return brokenAt(sequence)
      previous_hash = hash
    }
  }
  if (last_sequence > 0 && previous_hash !== last_hash) return brokenAt(last_sequence)
  return { ok: true, entries: last_sequence - swept_sequence, broken_at: null }
}
