import { createHash } from 'node:crypto'
import { digestOf } from '../../engine/write/digest.ts'

// Why the hashes are made when an event is written, and not when the migration settles: from its commit on an event can't be
// changed, removed, added or moved without the chain showing it, also while the migration is under way; settling costs nothing
// however long the thread is; and a migration that runs again continues the same chain. The writer holds the thread's counter
// row, which keeps the last hash, so that there is one chain whatever races.

/** An entry of a migration's log without its own hash, as callers see it. `at` is RFC 3339 in UTC with milliseconds. */
export interface ChainedEntry {
  sequence: number
  at: string
  actor: string
  type: string
  run_id: string | null
  summary: string
  data: unknown
  previous_hash: string
}

/** What the first entry of a thread has as `previous_hash`: SHA-256 (hex) of the migration's id. */
export const firstPreviousHash = (migration_id: string): string =>
  createHash('sha256').update(migration_id).digest('hex')

/** An entry's hash: SHA-256 (hex) over the RFC 8785 JSON of the entry without it. */
export const hashOf = ({ sequence, at, actor, type, run_id, summary, data, previous_hash }: ChainedEntry): string =>
  digestOf({ sequence, at, actor, type, run_id, summary, data, previous_hash })
