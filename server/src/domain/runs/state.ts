import { transitions } from '../../../../generated/server/router.ts'
import type { components } from '../../../../generated/api.ts'
import type { Migration, Prisma, Run } from '../../../../generated/prisma/client.ts'
import type { Tx } from '../../database/transaction.ts'
import { recordEvents, type Actor, type NewThreadEvent } from '../thread/record.ts'
import { recordRunWebhooks } from '../webhooks/record.ts'

// The only place where a run's status changes. Each change is guarded by the contract's table of transitions, takes the
// migration's row lock first, and carries along in the same transaction what follows from it: the migration's own status
// and pointers, the earlier preview, and the thread.

export type RunStatus = components['schemas']['RunStatus']
export type RunKind = components['schemas']['RunKind']

/** Statuses that count: one per migration, and the account's limit. */
export const IN_FLIGHT = ['queued', 'running', 'blocked'] as const satisfies readonly RunStatus[]

/** Kinds that make a plan and its preview. */
export const PLAN_MAKING = ['generate', 'update'] as const satisfies readonly RunKind[]

export interface RunKey {
  id: string
  account_id: string
  migration_id: string
}

export interface RunChange {
  to: RunStatus
  at: Date
  actor: Actor
  /** The attempt that asks for the change; when another one has taken the run up since, nothing happens. */
  attempt?: number
  set?: {
    summary?: string
    error?: string
    digest?: string
    plan_version?: number
    plan_template_slugs?: string[]
    progress?: Prisma.InputJsonObject
  }
  /** What else the thread is told with the change. */
  events?: readonly NewThreadEvent[]
}

export type NewRun = RunKey & {
  kind: RunKind
  autonomy: string
  input?: Prisma.InputJsonObject
  preview: { run_id: string; plan_version: number | null; digest: string | null } | null
  /** What else the thread is told with it. */
  events?: readonly NewThreadEvent[]
  at: Date
}

const targets: Readonly<Record<RunStatus, readonly RunStatus[]>> = transitions.RunStatus

/** The statuses from which the contract lets a run come to `to`. */
export const statusesBefore = (to: RunStatus): RunStatus[] =>
  (Object.keys(targets) as RunStatus[]).filter((from) => targets[from].includes(to))

/** The stored text as the contract's type; throws on anything that was not written here. */
export const statusOf = (text: string): RunStatus => {
  const status = (Object.keys(targets) as RunStatus[]).find((known) => known === text)
  if (!status) throw new Error(`a run has the unknown status ${text}`)
  return status
}

/** The stored text as the contract's kind; throws on anything that was not written here. */
export const kindOf = (text: string): RunKind => {
  const kind = kinds.find((known) => known === text)
  if (!kind) throw new Error(`a run has the unknown kind ${text}`)
  return kind
}

const kinds = [...PLAN_MAKING, 'clarify', 'execute'] as const satisfies readonly RunKind[]

/** A clarify answers and does nothing: the migration's status and outcome stay as they are. */
const changesMigration = ({ kind }: { kind: string }): boolean => kind !== 'clarify'

/** True when no transition leads on. */
export const hasEnded = (status: string): boolean => ended.has(status)

const ended: ReadonlySet<string> = new Set(
  (Object.keys(targets) as RunStatus[]).filter((status) => !targets[status].length),
)

/** Takes the migration's row lock, which every change of its runs and files takes first, and reads the row under it. */
export const lockMigration = async (tx: Tx, account_id: string, migration_id: string): Promise<Migration> => {
  await tx.$queryRaw`SELECT id FROM migration WHERE id = ${migration_id} AND account_id = ${account_id} FOR NO KEY UPDATE`
  return tx.migration.findFirstOrThrow({ where: { id: migration_id, account_id } })
}

/** Adds a queued run. The caller has checked, under the account's lock, that it may be there. */
export const insertRun = async (tx: Tx, run: NewRun): Promise<Run> => {
  const { preview, at, events = [], ...fields } = run
  const row = await tx.run.create({
    data: {
      ...fields,
      created_at: at,
      preview_run_id: preview?.run_id ?? null,
      plan_version: preview?.plan_version ?? null,
      digest: preview?.digest ?? null,
    },
  })
  await tx.migration.updateMany({
    where: { id: run.migration_id, account_id: run.account_id },
    data: {
      ...(changesMigration(run) ? { status: 'running', outcome: null, settled_at: null, swept_at: null } : {}),
      latest_run_id: run.id,
      updated_at: at,
    },
  })
  await recordEvents(tx, run.account_id, run.migration_id, [...events, statusEvent(row, 'caller')])
  return row
}

/**
 * Changes a run's status and everything that follows from it. Null when the run is not where the change may start from, or
 * belongs to a later attempt: then nothing was written.
 */
export const changeRun = async (tx: Tx, key: RunKey, change: RunChange): Promise<Run | null> => {
  const migration = await lockMigration(tx, key.account_id, key.migration_id)
  const run = await moveRun(tx, key, change)
  if (!run) return null
  const followers = await moveOtherRuns(tx, migration, run, change)
  await updateMigration(tx, migration, run, change)
  await recordEvents(tx, key.account_id, key.migration_id, [
    ...(change.events ?? []),
    ...followers.map((follower) => statusEvent(follower, 'system')),
    statusEvent(run, change.actor),
  ])
  for (const told of [...followers, run]) await recordRunWebhooks(tx, migration, told, change.at)
  return run
}

const moveRun = async (tx: Tx, key: RunKey, { to, at, attempt, set }: RunChange): Promise<Run | null> => {
  const ends = to === 'awaiting_approval' || hasEnded(to)
  const [run] = await tx.run.updateManyAndReturn({
    where: { ...key, status: { in: statusesBefore(to) }, ...(attempt === undefined ? {} : { attempt }) },
    data: {
      ...set,
      status: to,
      blocked_at: to === 'blocked' ? at : null,
      ...(ends ? { finished_at: at } : {}),
    },
  })
  if (!run) return null
  if (to !== 'running' || run.started_at) return run
  const [started] = await tx.run.updateManyAndReturn({ where: key, data: { started_at: at } })
  return started ?? run
}

/** A newer preview takes the older one's place; a completed execute completes the run whose preview it applied. */
const moveOtherRuns = async (tx: Tx, migration: Migration, run: Run, change: RunChange): Promise<Run[]> => {
  const { account_id, migration_id } = run
  const move = async (id: string, to: RunStatus): Promise<Run> => {
    const moved = await moveRun(tx, { id, account_id, migration_id }, { to, at: change.at, actor: 'system' })
    if (!moved) throw new Error(`run ${id} can't become ${to} with ${run.id}, which became ${change.to}`)
    return moved
  }
  const older = migration.awaiting_run_id
  if (change.to === 'awaiting_approval' && older && older !== run.id) return [await move(older, 'canceled')]
  if (change.to === 'completed' && run.kind === 'execute' && run.preview_run_id) {
    return [await move(run.preview_run_id, 'completed')]
  }
  return []
}

const updateMigration = async (tx: Tx, before: Migration, run: Run, { to, at }: RunChange): Promise<void> => {
  const where = { id: before.id, account_id: before.account_id }
  if (!changesMigration(run)) return void (await tx.migration.updateMany({ where, data: { updated_at: at } }))
  const pointers = pointersAfter(before, run, to)
  const settled = hasEnded(to) && !pointers.awaiting_run_id && !(await hasRunInFlight(tx, run))
  const outcome = pointers.result_run_id ? 'completed' : to
  await tx.migration.updateMany({
    where,
    data: { ...pointers, updated_at: at, ...(settled ? { status: 'settled', outcome, settled_at: at } : {}) },
  })
}

const pointersAfter = (
  { awaiting_run_id, result_run_id }: Migration,
  run: Run,
  to: RunStatus,
): { awaiting_run_id: string | null; result_run_id: string | null } => {
  if (to === 'awaiting_approval') return { awaiting_run_id: run.id, result_run_id }
  if (to === 'completed' && run.kind === 'execute') return { awaiting_run_id: null, result_run_id: run.preview_run_id }
  return { awaiting_run_id: hasEnded(to) && awaiting_run_id === run.id ? null : awaiting_run_id, result_run_id }
}

/** One that the migration's status depends on. */
const hasRunInFlight = async (tx: Tx, { account_id, migration_id }: RunKey): Promise<boolean> => {
  const where = { account_id, migration_id, status: { in: [...IN_FLIGHT] }, kind: { not: 'clarify' } }
  return (await tx.run.count({ where })) > 0
}

const statusEvent = (run: Run, actor: Actor): NewThreadEvent => ({
  type: 'run.status',
  actor,
  run_id: run.id,
  data: { kind: run.kind, status: run.status, error: run.error, summary: run.summary },
})
