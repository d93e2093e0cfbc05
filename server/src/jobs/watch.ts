import type { Run } from '../../../generated/prisma/client.ts'
import type { Deps } from '../deps.ts'
import { transaction } from '../database/transaction.ts'
import { furtherProgress } from '../domain/runs/progress.ts'
import { lockMigration } from '../domain/runs/state.ts'
import { recordEvents } from '../domain/thread/record.ts'
import type { Progress } from '../engine/model.ts'

/** How often a run that is worked on is looked at, and its progress written, in milliseconds. */
const INTERVAL_MS = 300

/** The run was canceled, or another worker has taken it up: this attempt is to leave off and change nothing. */
export class RunTaken extends Error {
  override readonly name = 'RunTaken'
}

export interface Watch {
  /** Aborted with RunTaken, or with the worker's reason when that stops. */
  signal: AbortSignal
  /** Notes progress; it is written at the next look. A step back, as work that is begun again makes it, isn't shown. */
  report: (progress: Progress) => void
  /** Writes what was reported last, so that a run that rests shows how far it came. */
  flush: () => Promise<void>
  /** Ends the watch, once a look that is under way is over. */
  stop: () => Promise<void>
}

/**
 * Watches over an attempt at a run: three times a second the same guarded update writes the progress and tells whether the run is
 * still this attempt's. A look that fails is only logged, for the next one tells as much.
 */
export const watchRun = (deps: Deps, run: Run, log: Deps['log'], stopping: AbortSignal): Watch => {
  const taken = new AbortController()
  let latest: Progress | null = null
  let reported: Progress | null = null
  let told: Progress | null = null
  let looking: Promise<void> = Promise.resolve()
  let idle = true
  const look = async (): Promise<void> => {
    idle = false
    const progress = reported
    reported = null
    try {
      const isOurs = progress
        ? await writeProgress(deps, run, progress, isNews(told, progress))
        : await holds(deps, run)
      if (progress && isOurs && isNews(told, progress)) told = progress
      if (!isOurs) taken.abort(new RunTaken(`run ${run.id} is no longer at attempt ${run.attempt}`))
    } catch (error) {
      log.warn({ err: error }, 'the run could not be looked at; trying again')
    } finally {
      idle = true
    }
  }
  const lookWhenIdle = (): void => {
    if (idle && !taken.signal.aborted) looking = look()
  }
  const timer = setInterval(lookWhenIdle, INTERVAL_MS)
  return {
    signal: AbortSignal.any([taken.signal, stopping]),
    report: (progress) => {
      const further = furtherProgress(latest, progress)
      if (further === null) return
      latest = further
      reported = further
    },
    flush: async () => {
      await looking
      if (reported !== null) lookWhenIdle()
      await looking
    },
    stop: () => {
      clearInterval(timer)
      return looking
    },
  }
}

const ours = ({ id, account_id, attempt }: Run) => ({ id, account_id, attempt, status: 'running' })

const holds = async ({ prisma }: Deps, run: Run): Promise<boolean> => (await prisma.run.count({ where: ours(run) })) > 0

/** The thread is told of each stage, and of each tenth of it: often enough to watch, and never more than ten times a stage. */
const isNews = (told: Progress | null, { stage, done, total }: Progress): boolean =>
  told?.stage !== stage || (done > told.done && done - told.done >= total / 10)

const writeProgress = (deps: Deps, run: Run, progress: Progress, tell: boolean): Promise<boolean> =>
  transaction(deps, async (tx) => {
    const { id: run_id, account_id, migration_id } = run
    const data = { ...progress }
    // The migration first, as everybody does; the event only once it is sure that the run is still at work.
    if (tell) await lockMigration(tx, account_id, migration_id)
    const { count } = await tx.run.updateMany({ where: ours(run), data: { progress: data } })
    if (tell && count > 0)
      await recordEvents(tx, account_id, migration_id, [{ type: 'progress', actor: 'agent', run_id, data }])
    return count > 0
  })
