import { EventEmitter } from 'node:events'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, run, type ParsedCronItem, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { freeForgotten, reclaim } from '../domain/queue/reclaim.ts'
import { WORKER_SILENCE_MS } from '../domain/runs/worker-health.ts'
import { cronItems } from './cron.ts'
import { longTaskList, networkTaskList, taskList } from './index.ts'
import { queuePool } from './queue-pool.ts'
import type { JobContext } from './task.ts'
import { exportTask } from './tasks/export.ts'
import { extractTask } from './tasks/extract.ts'
import { fetchDocumentTask } from './tasks/fetch-document.ts'
import { fetchFileTask } from './tasks/fetch-file.ts'
import { readFileTask } from './tasks/read-file.ts'
import { runTask } from './tasks/run.ts'

export interface WorkerOptions {
  /** Runs at once, and as many other jobs beside them. Default: as many as there are processors, and at least 2. */
  concurrency?: number
  /** Milliseconds between two signs of life. Default 2,000. */
  heartbeatMs?: number
  /** Milliseconds without a sign of life after which another worker counts as dead. Default 15,000. */
  silenceMs?: number
  /** Does what is due by the clock too (cron.ts). Default true. */
  byTheClock?: boolean
}

export interface RunningWorker {
  /** Takes no more jobs, hands those at hand over to other workers, and resolves when everything has ended. */
  stop(): Promise<void>
}

/** Jobs at once that wait for somebody else's server. */
const NETWORK_CONCURRENCY = 16

/** Pauses before a worker that broke off starts again: doubled each time, until it has lived for the longest. */
const SHORTEST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/**
 * Starts working on jobs. Resolves once the worker has shown its first sign of life, rejects when it can't start. From then on
 * it is supervised: whatever ends it (a restart of PostgreSQL, say) is logged, and it starts again after a pause.
 */
export const startWorker = async (deps: Deps, options: WorkerOptions = {}): Promise<RunningWorker> => {
  const stopping = new AbortController()
  const first = await launch(deps, options, stopping.signal)
  const ended = supervise(first, () => launch(deps, options, stopping.signal), deps.log, stopping.signal)
  return {
    stop: () => {
      stopping.abort(new Error('the worker is stopping'))
      return ended
    },
  }
}

interface Launched {
  /** Settles when the worker has ended by itself. */
  ended: Promise<void>
  stop: () => Promise<void>
}

const supervise = async (
  first: Launched,
  start: () => Promise<Launched>,
  log: Deps['log'],
  stopping: AbortSignal,
): Promise<void> => {
  let worker: Launched | null = first
  let pause = SHORTEST_PAUSE_MS
  for (;;) {
    const startedAt = performance.now()
    if (worker) await outlive(worker, log, stopping)
    if (stopping.aborted) return
    pause = performance.now() - startedAt > LONGEST_PAUSE_MS ? SHORTEST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    await wait(pause, undefined, { signal: stopping }).catch(() => log.debug('stopped while waiting to start again'))
    if (stopping.aborted) return
    worker = await start().catch((error: unknown) => {
      log.error({ err: error }, 'the worker could not start; trying again')
      return null
    })
  }
}

/** Waits until the worker has ended by itself or is to stop, and then for it to be gone. */
const outlive = async (worker: Launched, log: Deps['log'], stopping: AbortSignal): Promise<void> => {
  const ended = worker.ended.catch((error: unknown) => log.error({ err: error }, 'the worker broke off'))
  await Promise.race([ended, aborted(stopping)])
  await worker.stop().catch((error: unknown) => log.warn({ err: error }, 'the worker did not stop cleanly'))
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const launch = async (deps: Deps, options: WorkerOptions, stopping: AbortSignal): Promise<Launched> => {
  const {
    concurrency = Math.max(2, availableParallelism()),
    heartbeatMs = 2_000,
    silenceMs = WORKER_SILENCE_MS,
    byTheClock = true,
  } = options
  const runners: StartedRunner[] = []
  const add = async (...parts: [number, TaskList, ParsedCronItem[]?]): Promise<void> =>
    void runners.push(await startRunner(deps, ...parts))
  try {
    await add(concurrency, taskList(deps, stopping), byTheClock ? cronItems() : [])
    await add(concurrency, longTaskList(deps, stopping))
    await add(NETWORK_CONCURRENCY, networkTaskList(deps, stopping))
    const ids = runners.map(({ id }) => id)
    const log = deps.log.child({ workers: ids })
    const life = await keepAlive(deps, runners, { heartbeatMs, silenceMs }, { deps, log, stopping })
    log.info({ concurrency }, 'the worker takes jobs')
    const stop = async (): Promise<void> => {
      await stopRunners(runners)
      await life.end()
    }
    return { ended: Promise.race(runners.map(({ runner }) => runner.promise)), stop }
  } catch (error) {
    await stopRunners(runners)
    throw error
  }
}

interface StartedRunner {
  /** What its jobs are locked by. */
  id: string
  runner: Runner
  /** Jobs that it is at. */
  jobs: ReadonlySet<string>
  /** Resolves once the ends of its jobs are noted. */
  idle: () => Promise<void>
}

const startRunner = async (
  deps: Deps,
  concurrency: number,
  tasks: TaskList,
  parsedCronItems: ParsedCronItem[] = [],
): Promise<StartedRunner> => {
  const events: WorkerEvents = new EventEmitter()
  let id = ''
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id
  })
  const jobs = new Set<string>()
  const { pool, idle } = queuePool(deps)
  events.on('job:start', ({ job }) => jobs.add(job.id))
  events.on('job:complete', ({ job }) => jobs.delete(job.id))
  const runner = await run({
    pgPool: pool,
    concurrency,
    taskList: tasks,
    parsedCronItems,
    noHandleSignals: true,
    pollInterval: 1_000,
    events,
    logger: queueLogger(deps.log),
  })
  return { id, runner, jobs, idle }
}

const stopRunners = async (runners: readonly StartedRunner[]): Promise<void> => {
  await Promise.all(runners.map(stopRunner))
}

/** A runner that has ended by itself refuses to be stopped. */
const stopRunner = async ({ runner, idle }: StartedRunner): Promise<void> => {
  await runner.stop().catch(() => undefined)
  await runner.promise.catch(() => undefined)
  await idle()
}

/** While the work is under way, asking for it again gives the same. */
const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let underWay: Promise<void> | null = null
  return () => {
    underWay ??= work().finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** Shows that this worker lives, and looks after what dead ones left, until `end` is called. */
const keepAlive = async (
  deps: Deps,
  runners: readonly StartedRunner[],
  { heartbeatMs, silenceMs }: Required<Pick<WorkerOptions, 'heartbeatMs' | 'silenceMs'>>,
  context: JobContext,
): Promise<{ end: () => Promise<void> }> => {
  const ids = runners.map(({ id }) => id)
  await beat(deps, ids)
  // By itself: what is looked after takes many statements, and where each waits its turn, the sign would come too late to be believed.
  const showLife = oneAtATime(() => beat(deps, ids))
  // Behind a sign of life: one that was frozen would take itself for dead.
  const lookAfter = oneAtATime(async () => {
    await showLife()
    for (const { id, jobs } of runners) await freeForgotten(deps, { worker: id, jobs: [...jobs] }, silenceMs)
    await takeOver(deps, silenceMs, context)
  })
  const tick = async (): Promise<void> => {
    const outcomes = await Promise.allSettled([showLife(), lookAfter()])
    const failed = outcomes.find((each) => each.status === 'rejected')
    if (failed) context.log.warn({ err: failed.reason }, 'the sign of life could not be given; trying again')
  }
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = tick()
  }, heartbeatMs)
  return {
    end: async () => {
      clearInterval(timer)
      await last
      await deps.prisma.workerHeartbeat.deleteMany({ where: { id: { in: [...ids] } } })
    },
  }
}

const beat = async ({ prisma }: Deps, ids: readonly string[]): Promise<void> => {
  await prisma.$executeRaw`
    INSERT INTO worker_heartbeat (id, started_at, seen_at) SELECT id, now(), now() FROM unnest(${ids}::text[]) AS id
    ON CONFLICT (id) DO UPDATE SET seen_at = now()`
}

const takeOver = async (deps: Deps, silenceMs: number, context: JobContext): Promise<void> => {
  const reclaimed = await reclaim(deps, silenceMs)
  if (!reclaimed) return
  const { workers, exhausted } = reclaimed
  if (workers.length > 0) context.log.warn({ workers }, 'the jobs of dead workers were freed')
  const cause = new Error('every worker that took the job up died with it')
  for (const { id: run_id, ...owner } of exhausted.runs) await runTask.giveUp({ ...owner, run_id }, context, cause)
  for (const { id: file_id, fetched, ...owner } of exhausted.files)
    await (fetched ? readFileTask : fetchFileTask).giveUp({ ...owner, file_id }, context, cause)
  for (const { id: export_id, ...owner } of exhausted.exports)
    await exportTask.giveUp({ ...owner, export_id }, context, cause)
  for (const { id: extraction_id, account_id, fetched } of exhausted.extractions)
    await (fetched ? extractTask : fetchDocumentTask).giveUp({ account_id, extraction_id }, context, cause)
}

/** What graphile-worker logs, in our log; its tales of every job are for debugging only. */
const queueLogger = (log: Deps['log']): Logger =>
  new Logger((scope) => (level, message, meta) => {
    const fields = { ...scope, err: meta?.['error'] }
    if (level === 'error') log.error(fields, message)
    else if (level === 'warning') log.warn(fields, message)
    else log.debug(fields, message)
  })
