import { timingSafeEqual } from 'node:crypto'
import type pg from 'pg'
import { rateLimits } from '../../../../generated/server/router.ts'
import type { Budget, Overrides, RateState } from '../limits/limits.ts'
import { parseKey } from './keys.ts'

/** Who calls. */
export interface Caller {
  account: { id: string; region: string; subscription: 'active' | 'lapsed'; limits: Overrides }
  key: { id: string }
}

export interface Admission extends Caller {
  /** Where the call stands in its class's window. */
  rate: RateState
}

interface Row {
  id: string
  hash: Buffer
  account_id: string
  region: string
  subscription: 'active' | 'lapsed'
  limits: Overrides
  limit: number
  count: number | null
  reset: number
  now: number
}

/**
 * The key's look-up and the guarded count in one round trip, since every call pays for it. Only the owner of the key
 * counts, and a refused call changes no row. The count needn't survive a crash of the database's machine, so the reply
 * doesn't wait for the disk; what an operation writes does, in its own transaction.
 */
const statement = `
WITH known AS (
  SELECT k.id, k.hash, k.account_id, k.last_used_at, a.region, a.subscription, a.limits,
         COALESCE((a.limits ->> $3)::int, $4::int) AS "limit",
         to_timestamp(floor(extract(epoch FROM now()) / $5::int) * $5::int) AS window_start
  FROM api_key k JOIN account a ON a.id = k.account_id
  WHERE k.id = $1 AND k.revoked_at IS NULL
), counted AS (
  INSERT INTO rate_window AS w (account_id, budget, window_start, count)
  SELECT account_id, $3, window_start, 1 FROM known WHERE hash = $2 AND "limit" > 0
  ON CONFLICT (account_id, budget) DO UPDATE
  SET window_start = GREATEST(w.window_start, excluded.window_start),
      count = CASE WHEN w.window_start < excluded.window_start THEN 1 ELSE w.count + 1 END
  WHERE w.window_start < excluded.window_start OR w.count < (SELECT "limit" FROM known)
  RETURNING count
), used AS (
  UPDATE api_key SET last_used_at = now() FROM known, counted
  WHERE api_key.id = known.id AND (known.last_used_at IS NULL OR known.last_used_at < now() - interval '1 minute')
)
SELECT known.id, hash, account_id, region, subscription, limits, "limit", count,
       extract(epoch FROM window_start)::int + $5::int AS reset, extract(epoch FROM now())::float8 AS now,
       set_config('synchronous_commit', 'off', true)
FROM known LEFT JOIN counted ON true`

/** Who sends this key, counted in `budget`. null when the key is missing, malformed, unknown or revoked. */
export const admit = async (pool: pg.Pool, sent: string | undefined, budget: Budget): Promise<Admission | null> => {
  const key = parseKey(sent)
  if (key === null) return null
  const { limit, window_seconds } = rateLimits[budget]
  const values = [key.id, key.hash, budget, limit, window_seconds]
  const { rows } = await pool.query<Row>({ name: 'admit', text: statement, values })
  const row = rows[0]
  if (row === undefined || !timingSafeEqual(row.hash, key.hash)) return null
  return {
    account: { id: row.account_id, region: row.region, subscription: row.subscription, limits: row.limits },
    key: { id: row.id },
    rate: { limit: row.limit, count: row.count, reset: row.reset, now: row.now },
  }
}
