import type { Db } from '../../database/transaction.ts'

/** How long a worker may be silent before it counts as dead, in milliseconds. */
export const WORKER_SILENCE_MS = 15_000

/** Whether any worker has told within the last 15 seconds that it lives (by the database's clock). */
export const hasLiveWorker = async (db: Db): Promise<boolean> => {
  const [row] = await db.$queryRaw<{ alive: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM worker_heartbeat WHERE seen_at > now() - make_interval(secs => ${WORKER_SILENCE_MS / 1000}::float8)
    ) AS alive`
  return row?.alive ?? false
}
