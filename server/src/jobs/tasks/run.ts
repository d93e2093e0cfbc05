import type { Run } from '../../../../generated/prisma/client.ts'
import { transaction } from '../../database/transaction.ts'
import { runJob } from '../../domain/queue/jobs.ts'
import { attemptFolder } from '../../domain/runs/blobs.ts'
import { failRun } from '../../domain/runs/outcome.ts'
import { kindOf } from '../../domain/runs/state.ts'
import { takeUp, type TakenUp } from '../../domain/runs/take-up.ts'
import { EngineError } from '../../engine/model.ts'
import { EngineCrash } from '../../engine/process/pool.ts'
import { messages } from '../../errors.ts'
import { hasNoRoom } from '../../storage/blob-store.ts'
import type { JobContext, Task } from '../task.ts'
import { watchRun } from '../watch.ts'
import { clarify } from './clarify.ts'
import { execute } from './execute.ts'
import { generate } from './generate.ts'

/** Takes a run as far as it can go: to its end, or to questions, or to files that are still being read. */
export const runTask: Task<{ account_id: string; migration_id: string; run_id: string }> = {
  job: runJob,
  run: async ({ account_id, migration_id, run_id }, context) => {
    const key = { id: run_id, account_id, migration_id }
    const taken = await transaction(context.deps, (tx) => takeUp(tx, key, context.deps.now()))
    if (taken) await workOn(taken, context)
  },
  giveUp: async ({ account_id, migration_id, run_id }, { deps }, cause) => {
    const key = { id: run_id, account_id, migration_id }
    await failRun(
      deps,
      key,
      `${explain(cause)} It was tried ${runJob.attempts} times. Start another run; if that fails too, report ${run_id}.`,
    )
  },
}

const works = { generate, update: generate, clarify, execute } as const

const workOn = async (taken: TakenUp, context: JobContext): Promise<void> => {
  const { deps, log, stopping } = context
  const watch = watchRun(deps, taken.run, log, stopping)
  try {
    const work = works[kindOf(taken.run.kind)]
    if (await work(taken, watch, context)) await clearEarlierAttempts(taken.run, context)
    else await clearAttempt(taken.run, context)
  } catch (error) {
    if (stopping.aborted) throw error
    await clearAttempt(taken.run, context)
    if (watch.signal.aborted) return log.info('the run was taken away from this attempt')
    if (!(error instanceof EngineError)) throw error
    log.info({ cause: error.cause }, 'the run failed; its error says why')
    await watch.flush()
    await failRun(deps, taken.run, error.message, taken.run.attempt)
  } finally {
    await watch.stop()
  }
}

/**
 * Removes what an attempt that came to nothing left. Asks the run first whether this attempt is the one whose preview it shows:
 * a commit can have succeeded though its answer got lost. Leftovers cost space alone, so that failing here is no failure.
 */
const clearAttempt = async ({ id, account_id, attempt }: Run, { deps, log }: JobContext): Promise<void> => {
  try {
    const shown = await deps.prisma.run.count({ where: { id, account_id, attempt, plan_version: { not: null } } })
    if (shown === 0) await deps.blobs.removeAll(attemptFolder({ id, attempt }))
  } catch (error) {
    log.warn({ err: error }, 'the result of an attempt could not be removed')
  }
}

const clearEarlierAttempts = async (run: Run, context: JobContext): Promise<void> => {
  for (let attempt = 1; attempt < run.attempt; attempt++) await clearAttempt({ ...run, attempt }, context)
}

const explain = (cause: unknown): string => {
  if (hasNoRoom(cause)) return `The run broke off: ${messages.lackedRoom}`
  return cause instanceof EngineCrash ? cause.message : 'The run broke off because of a fault in the service.'
}
