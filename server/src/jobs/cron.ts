import { makeWorkerUtils, parseCronItems, type ParsedCronItem } from 'graphile-worker'
import type { Deps } from '../deps.ts'
import { sweepExports } from '../domain/exports/sweep.ts'
import { sweepExtractions } from '../domain/extractions/sweep.ts'
import { requeueLost } from '../domain/queue/reclaim.ts'
import { sweepContents } from '../domain/retention/contents.ts'
import { sweepOrphans } from '../domain/retention/orphans.ts'
import { sweepPreviews } from '../domain/retention/previews.ts'
import { sweepThreads } from '../domain/retention/threads.ts'
import { expireRuns } from '../domain/runs/expire.ts'
import { sweepWebhooks } from '../domain/webhooks/sweep.ts'

/** Work that is due by the clock. Several workers run it once between them; running it twice does no harm. */
export interface CronTask {
  name: string
  /** As in a crontab, in UTC. */
  match: string
  run: (deps: Deps) => Promise<void>
}

export const cronTasks: readonly CronTask[] = [
  {
    name: 'expire-runs',
    match: '*/10 * * * *',
    run: async (deps) => {
      const expired = await expireRuns(deps)
      if (expired > 0) deps.log.info({ runs: expired }, 'runs that nobody answered or approved have ended')
    },
  },
  {
    name: 'requeue-lost',
    match: '* * * * *',
    run: async (deps) => {
      const lost = await requeueLost(deps)
      const subjects = Object.values(lost).flatMap((each) => each.map(({ id }) => id))
      if (subjects.length > 0) deps.log.warn({ subjects }, 'what had lost its job got a new one')
    },
  },
  {
    name: 'sweep-exports',
    match: '*/15 * * * *',
    run: async (deps) => {
      const swept = await sweepExports(deps)
      if (swept > 0) deps.log.info({ exports: swept }, 'the data of expired exports was deleted')
    },
  },
  {
    name: 'sweep-extractions',
    match: '7,22,37,52 * * * *',
    run: async (deps) => {
      const swept = await sweepExtractions(deps)
      if (swept > 0) deps.log.info({ extractions: swept }, 'the data of expired extractions was deleted')
    },
  },
  {
    name: 'sweep-webhooks',
    match: '41 * * * *',
    run: async (deps) => {
      const swept = await sweepWebhooks(deps)
      if (swept > 0) deps.log.info({ messages: swept }, 'old webhook messages were deleted')
    },
  },
  {
    name: 'sweep-contents',
    match: '7 * * * *',
    run: async (deps) => {
      const contents = await sweepContents(deps)
      const previews = await sweepPreviews(deps)
      const threads = await sweepThreads(deps)
      if (contents + previews + threads > 0)
        deps.log.info({ contents, previews, threads }, 'what was past its retention was deleted')
    },
  },
  {
    name: 'sweep-orphans',
    match: '53 3 * * *',
    run: async (deps) => {
      const orphans = await sweepOrphans(deps)
      if (orphans > 0) deps.log.warn({ orphans }, 'blobs that no record tells of were deleted')
    },
  },
  {
    name: 'remove-failed-jobs',
    match: '23 * * * *',
    run: async ({ pool }) => {
      const worker = await makeWorkerUtils({ pgPool: pool })
      await worker.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS', 'GC_JOB_QUEUES'] }).finally(() => worker.release())
    },
  },
]

export const cronItems = (): ParsedCronItem[] =>
  parseCronItems(
    cronTasks.map(({ name, match }) => ({ task: name, match, options: { maxAttempts: 3, jobKey: `cron:${name}` } })),
  )
