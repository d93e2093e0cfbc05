import { setTimeout as pause } from 'node:timers/promises'
import type { components } from '../../generated/api.ts'
import type { Run as RunRow } from '../../generated/prisma/client.ts'
import { transaction } from '../../server/src/database/transaction.ts'
import { blockRun } from '../../server/src/domain/runs/outcome.ts'
import { changeRun } from '../../server/src/domain/runs/state.ts'
import { takeUp } from '../../server/src/domain/runs/take-up.ts'
import type { Question } from '../../server/src/engine/model.ts'
import type { Account, Service } from './harness.ts'

export type Run = components['schemas']['Run']

const PATIENCE_MS = 100_000

/** Asked so soon again, and later each time by a tenth of the time that has passed: who asks takes from what is waited for. */
const SOONEST_MS = 25
const LATEST_MS = 200
const SHARE_OF_WAIT = 0.1

/** Asks again and again until the answer is not null or undefined; fails with what was waited for after 100 s. */
export const eventually = async <T>(what: string, ask: () => Promise<T | null | undefined>): Promise<T> => {
  const started = performance.now()
  for (;;) {
    const answer = await ask()
    if (answer !== null && answer !== undefined) return answer
    const waited = performance.now() - started
    if (waited > PATIENCE_MS) throw new Error(`waited ${PATIENCE_MS} ms in vain for ${what}`)
    await pause(Math.min(LATEST_MS, Math.max(SOONEST_MS, SHARE_OF_WAIT * waited)))
  }
}

/** The run as its caller sees it. */
export const readRun = async (
  service: Service,
  { migration_id, run_id }: Pick<Run, 'migration_id' | 'run_id'>,
  key = service.key,
): Promise<Run> => (await service.call('GET', `/migrations/${migration_id}/runs/${run_id}`, { key })).body

/** Waits for one of the statuses; a run that rests otherwise fails the wait at once. */
export const runThat = (service: Service, run: Run, ...statuses: Run['status'][]): Promise<Run> =>
  eventually(`run ${run.run_id} to be ${statuses.join(' or ')}`, async () => {
    const now = await readRun(service, run)
    if (statuses.includes(now.status)) return now
    if (!['queued', 'running'].includes(now.status)) throw new Error(`the run rests: ${JSON.stringify(now)}`)
    return null
  })

export const customersCsv = [
  'customer_id,full_name,email',
  '1001,Anna Berg,anna.berg@example.com',
  '1002,Jonas Holm,jonas.holm@example.com',
  '1003,Mira Sand,mira.sand@example.com',
].join('\r\n')

/** A template that `customersCsv` fills without a question. */
export const customersTemplate = {
  slug: 'customers',
  name: 'Customers',
  columns: [
    { name: 'customer_id', required: true, unique: true, desiredRule: 'strict', strictRule: '\\d{4,5}' },
    { name: 'full_name', required: true },
    { name: 'email', required: true },
  ],
}

/** A template with dates, which a file may write so that a run has to ask. */
export const datedTemplate = {
  slug: 'customers',
  name: 'Customers',
  columns: [
    { name: 'customer_id', required: true, unique: true, desiredRule: 'strict', strictRule: '\\d{4,6}' },
    { name: 'full_name', required: true },
    { name: 'birth_date', description: 'A date, as 2024-12-31.' },
  ],
}

/** A migration with a file, pending until a worker reads it. */
export const migrationWithFile = async (
  service: Service,
  content = customersCsv,
  key = service.key,
): Promise<string> => {
  const { id } = await service.newMigration({}, key)
  await service.upload(id, [{ name: 'customers.csv', content }], key)
  return id
}

/** Starts a run that has to be accepted. */
export const start = async (
  service: Service,
  migration_id: string,
  body: object = { kind: 'generate' },
  key = service.key,
): Promise<Run> => {
  const reply = await service.call('POST', `/migrations/${migration_id}/runs`, { body, key })
  if (reply.status !== 201) throw new Error(`startRun gave ${reply.status}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

export const cancel = (
  { call }: Service,
  { migration_id, run_id }: Pick<Run, 'migration_id' | 'run_id'>,
  key?: string | null,
) => call('POST', `/migrations/${migration_id}/runs/${run_id}/cancel`, key === undefined ? {} : { key })

/** What a worker does first, for tests that have none: the file counts as read, and the run is taken up. */
export const takeUpByHand = async ({ deps }: Service, { migration_id, run_id: id }: Run): Promise<RunRow> => {
  await deps.prisma.file.updateMany({ where: { migration_id }, data: { status: 'ready' } })
  const { account_id } = await deps.prisma.run.findUniqueOrThrow({ where: { id } })
  const taken = await transaction(deps, (tx) => takeUp(tx, { id, account_id, migration_id }, deps.now()))
  if (!taken) throw new Error(`run ${id} could not be taken up`)
  return taken.run
}

/** A run whose preview awaits approval, put there as a worker does it, though without a preview to read. */
export const offeredRun = async (
  service: Service,
  migration_id: string,
  digest = 'a'.repeat(64),
  key = service.key,
): Promise<Run> => {
  const run = await start(service, migration_id, { kind: 'generate' }, key)
  const { id, account_id, attempt } = await takeUpByHand(service, run)
  const set = { plan_version: 1, digest }
  const change = { to: 'awaiting_approval', at: service.deps.now(), actor: 'agent', attempt, set } as const
  await transaction(service.deps, (tx) => changeRun(tx, { id, account_id, migration_id }, change))
  return readRun(service, run, key)
}

/**
 * Begins one piece of work after the other, each once those before it wait for the migration's lock, and then lets them through in this
 * order: what a later one had read before it waited is no longer true.
 */
export const throughTheLock = async (
  { deps: { pool } }: Service,
  migration_id: string,
  works: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  const holder = await pool.connect()
  const begun: Promise<unknown>[] = []
  try {
    await holder.query('BEGIN')
    await holder.query('SELECT FROM migration WHERE id = $1 FOR UPDATE', [migration_id])
    for (const work of works) {
      begun.push(work())
      await eventually(`${begun.length} to wait for the lock`, async () => {
        const { rows } = await pool.query<{ waiting: number }>(
          `SELECT count(*)::int AS waiting FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        return (rows[0]?.waiting ?? 0) >= begun.length ? true : null
      })
    }
    await holder.query('COMMIT')
  } finally {
    holder.release()
  }
  await Promise.all(begun)
}

export const question = (key: string, fields: Partial<Question> = {}): Question => ({
  key,
  kind: 'date_order',
  prompt: 'Is 03/04/2024 the 3rd of April or the 4th of March?',
  target: { slug: 'customers', column: 'full_name' },
  options: [
    { value: 'day_first', label: 'Day first', confidence: 0.6 },
    { value: 'month_first', label: 'Month first', confidence: 0.4 },
  ],
  free_text: false,
  evidence: [],
  affected_rows: 3,
  default: 'day_first',
  ...fields,
})

/** A run that is blocked with these questions, in a migration of its own; the service needs no worker. */
export const blockedRun = async (
  service: Service,
  questions: readonly Question[],
  { key }: Pick<Account, 'key'> = service,
): Promise<Run> => {
  const run = await start(service, await migrationWithFile(service, customersCsv, key), { kind: 'generate' }, key)
  if (!(await blockRun(service.deps, await takeUpByHand(service, run), questions)))
    throw new Error('the run could not be blocked')
  return readRun(service, run, key)
}
