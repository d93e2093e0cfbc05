import { rateLimits } from '../../../../generated/server/router.ts'
import type { Tx } from '../../database/transaction.ts'
import { limitOf, type Budget, type Overrides, type RateState } from './limits.ts'

/**
 * Counts one call in an hourly budget, in the transaction of the work that it is for: work that fails costs nothing.
 * A refused call changes no row, and has a null count. Calls of one account wait for one another here until commit.
 */
export const spend = async (tx: Tx, account: { id: string; limits: Overrides }, budget: Budget): Promise<RateState> => {
  const limit = limitOf(account.limits, budget)
  const seconds = rateLimits[budget].window_seconds
  const rows = await tx.$queryRaw<{ count: number | null; reset: number; now: number }[]>`
    WITH current AS (
      SELECT to_timestamp(floor(extract(epoch FROM clock_timestamp()) / ${seconds}::int) * ${seconds}::int) AS window_start
    ), counted AS (
      INSERT INTO rate_window AS w (account_id, budget, window_start, count)
      SELECT ${account.id}, ${budget}, window_start, 1 FROM current WHERE ${limit}::int > 0
      ON CONFLICT (account_id, budget) DO UPDATE
      SET window_start = GREATEST(w.window_start, excluded.window_start),
          count = CASE WHEN w.window_start < excluded.window_start THEN 1 ELSE w.count + 1 END
      WHERE w.window_start < excluded.window_start OR w.count < ${limit}::int
      RETURNING count
    )
    SELECT count, extract(epoch FROM window_start)::int + ${seconds}::int AS reset,
           extract(epoch FROM clock_timestamp())::float8 AS now
    FROM current LEFT JOIN counted ON true`
  const row = rows[0]
  if (row === undefined) throw new Error(`The budget ${budget} could not be counted.`)
  return { limit, ...row }
}
