import type { ExportJob } from '../../../generated/prisma/client.ts'
import type { Deps } from '../deps.ts'

/** How often an export that is worked on is looked at, and its progress written, in milliseconds. */
const INTERVAL_MS = 500

/** Another worker has taken the export up, or it has ended: this attempt is to leave off and change nothing. */
class ExportTaken extends Error {
  override readonly name = 'ExportTaken'
}

export interface ExportWatch {
  /** Aborted with ExportTaken, or with the worker's reason when that stops. */
  signal: AbortSignal
  /** Notes the rows written so far; they are shown at the next look. */
  report: (rows: number) => void
  /** Ends the watch, once a look that is under way is over. */
  stop: () => Promise<void>
}

/**
 * Watches over an attempt at an export: twice a second one guarded update writes the rows and tells whether the job is still this
 * attempt's. A look that fails is only logged, for the next one tells as much.
 */
export const watchExport = (
  { prisma }: Pick<Deps, 'prisma'>,
  { id, account_id, attempt }: ExportJob,
  log: Deps['log'],
  stopping: AbortSignal,
): ExportWatch => {
  const taken = new AbortController()
  let rows_processed = 0
  let looking: Promise<void> | null = null
  const look = async (): Promise<void> => {
    try {
      const ours = { id, account_id, attempt, status: 'running' }
      const { count } = await prisma.exportJob.updateMany({ where: ours, data: { rows_processed } })
      if (count === 0) taken.abort(new ExportTaken(`export ${id} is no longer at attempt ${attempt}`))
    } catch (error) {
      log.warn({ err: error }, 'the export could not be looked at; trying again')
    } finally {
      looking = null
    }
  }
  const timer = setInterval(() => {
    if (!taken.signal.aborted) looking ??= look()
  }, INTERVAL_MS)
  return {
    signal: AbortSignal.any([taken.signal, stopping]),
    report: (rows) => {
      rows_processed = rows
    },
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
