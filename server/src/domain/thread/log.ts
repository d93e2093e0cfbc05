import { z } from 'zod'
import type { components } from '../../../../generated/api.ts'
import type { Migration, ThreadEvent } from '../../../../generated/prisma/client.ts'
import type { Db } from '../../database/transaction.ts'
import { ApiError, badRequest, conflict } from '../../errors.ts'
import type { BlobStore } from '../../storage/blob-store.ts'
import { readManifest } from '../runs/result.ts'

type Log = components['schemas']['Log']
type LogEntry = components['schemas']['LogEntry']

export interface LogPage {
  cursor?: string
  limit: number
}

const encode = (sequence: number): string => Buffer.from(JSON.stringify({ after: sequence })).toString('base64url')

/** The number after which a page of the log starts. 400 for a cursor that no reply gave. */
export const logPosition = ({ cursor }: Pick<LogPage, 'cursor'>): number => {
  if (cursor === undefined) return 0
  const [, digits = '0'] = /^\{"after":(\d{1,9})\}$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const after = Number(digits)
  if (after > 0 && encode(after) === cursor) return after
  throw badRequest(
    'cursor: not a cursor that this service gave. Pass the next_cursor of the page before, or leave it out.',
  )
}

const actors = z.enum(['caller', 'agent', 'system'])
const types = z.enum([
  'run.status',
  'message',
  'step',
  'progress',
  'question',
  'preview.ready',
  'file.status',
  'export.status',
  'error',
])
const contents = z.record(z.string(), z.unknown())

const entryOf = ({ sequence, at, actor, type, run_id, summary, data, previous_hash, hash }: ThreadEvent): LogEntry => ({
  sequence,
  at: at.toISOString(),
  actor: actors.parse(actor),
  type: types.parse(type),
  run_id,
  summary,
  data: contents.parse(data),
  previous_hash,
  hash,
})

const refuseUnsettled = ({ status, id }: Migration): void => {
  if (status === 'settled') return
  throw conflict(
    status === 'created'
      ? `Nothing has been run in migration ${id}, so it has no log yet. Start a run, and read the log once it has settled.`
      : `Migration ${id} is ${status}. Its log can be read once it has settled; follow its thread until then.`,
  )
}

const refuseSwept = ({ id, last_sequence, swept_sequence }: Migration): void => {
  if (swept_sequence < last_sequence) return
  throw new ApiError(410, `The log of migration ${id} was deleted when its retention ended.`)
}

/** What was executed; its ledger is null once it was deleted with the log that it belonged to, and the migration has run again. */
const executedOf = async (
  db: Db,
  blobs: BlobStore,
  { account_id, result_run_id, swept_sequence }: Migration,
): Promise<Pick<Log, 'totals' | 'digest'>> => {
  if (result_run_id === null) return { totals: null, digest: null }
  const run = await db.run.findFirstOrThrow({ where: { id: result_run_id, account_id } })
  if (run.swept_at !== null && swept_sequence > 0) return { totals: null, digest: run.digest }
  const { ledger, digest } = await readManifest(blobs, run)
  return { totals: ledger, digest }
}

/**
 * A page of the settled record, with what became of every row and column by the executed plan. 400 for a cursor that is none, 409
 * before it has settled, 410 once its retention has ended.
 */
export const readLog = async (db: Db, blobs: BlobStore, migration: Migration, page: LogPage): Promise<Log> => {
  const after = logPosition(page)
  refuseUnsettled(migration)
  refuseSwept(migration)
  const { id: migration_id, account_id, settled_at, outcome } = migration
  const found = await db.threadEvent.findMany({
    where: { migration_id, account_id, sequence: { gt: after } },
    orderBy: { sequence: 'asc' },
    take: page.limit + 1,
  })
  const entries = found.slice(0, page.limit).map(entryOf)
  const last = entries.at(-1)
  return {
    migration_id,
    settled_at: z.date().parse(settled_at).toISOString(),
    outcome: z.enum(['completed', 'failed', 'canceled']).parse(outcome),
    entries,
    ...(await executedOf(db, blobs, migration)),
    next_cursor: found.length > page.limit && last !== undefined ? encode(last.sequence) : null,
  }
}
