import type { Db } from '../../database/transaction.ts'
import { badGateway } from '../../errors.ts'

/** How long a worker may be silent before it counts as dead and its jobs are freed, in milliseconds. */
export const WORKER_SILENCE_MS = 15_000

/** How long all of them may be before callers are told: a refusal too many costs less than a job taken away too early. */
export const CALLERS_PATIENCE_MS = 8_000

/** Whether any worker has told within the last 8 seconds that it lives (by the database's clock). */
export const hasLiveWorker = async (db: Db): Promise<boolean> => {
  const [row] = await db.$queryRaw<{ alive: boolean }[]>`
    SELECT EXISTS (
      SELECT FROM worker_heartbeat WHERE seen_at > now() - make_interval(secs => ${CALLERS_PATIENCE_MS / 1000}::float8)
    ) AS alive`
  return row?.alive ?? false
}

/** Refuses (502) work that takes a worker, `toDo` in words, while none lives. */
export const requireLiveWorker = async (db: Db, toDo: string): Promise<void> => {
  if (!(await hasLiveWorker(db))) throw badGateway(`No worker is there to ${toDo}. Try again in a few seconds.`)
}
