import { describe, expect, it } from 'vitest'
import { transitions } from '../../../generated/server/router.ts'
import type { Run } from '../../../generated/prisma/client.ts'
import { transaction } from '../../../server/src/database/transaction.ts'
import {
  changeRun,
  hasEnded,
  insertRun,
  statusesBefore,
  type NewRun,
  type RunChange,
  type RunStatus,
} from '../../../server/src/domain/runs/state.ts'
import { useService } from '../../support/harness.ts'

const statuses = Object.keys(transitions.RunStatus) as RunStatus[]
const targets: Record<RunStatus, readonly RunStatus[]> = transitions.RunStatus
const pairs = statuses.flatMap((from) => statuses.map((to) => ({ from, to, allowed: targets[from].includes(to) })))

describe('changeRun', () => {
  const service = useService({})

  const insert = (migration_id: string, fields: Partial<NewRun> = {}): Promise<Run> =>
    transaction(service.deps, (tx) =>
      insertRun(tx, {
        id: service.deps.newId('run'),
        account_id: service.account.id,
        migration_id,
        kind: 'generate',
        autonomy: 'ask',
        preview: null,
        at: service.deps.now(),
        ...fields,
      }),
    )
  const change = ({ id, account_id, migration_id }: Run, to: RunStatus, more: Partial<RunChange> = {}) =>
    transaction(service.deps, (tx) =>
      changeRun(tx, { id, account_id, migration_id }, { to, at: service.deps.now(), actor: 'agent', ...more }),
    )
  const statusOf = async ({ id }: Run) => (await service.deps.prisma.run.findUniqueOrThrow({ where: { id } })).status
  const migrationOf = (id: string) => service.deps.prisma.migration.findUniqueOrThrow({ where: { id } })
  const newMigration = async () => (await service.newMigration({})).id

  /** A run whose preview awaits approval. */
  const offered = async (migration_id: string): Promise<Run> => {
    const run = await insert(migration_id)
    await change(run, 'running')
    await change(run, 'awaiting_approval', { set: { plan_version: 1, digest: 'd'.repeat(64) } })
    return run
  }
  const executing = async (migration_id: string, preview: Run): Promise<Run> => {
    const run = await insert(migration_id, {
      kind: 'execute',
      preview: { run_id: preview.id, plan_version: 1, digest: null },
    })
    await change(run, 'running')
    return run
  }

  it.each(pairs)('from $from to $to: $allowed', async ({ from, to, allowed }) => {
    const migration_id = await newMigration()
    const run = await insert(migration_id)
    await service.deps.prisma.run.update({ where: { id: run.id }, data: { status: from } })
    const before = await migrationOf(migration_id)
    const changed = await change(run, to)
    expect(changed?.status ?? null).toBe(allowed ? to : null)
    expect(await statusOf(run)).toBe(allowed ? to : from)
    const told = (await migrationOf(migration_id)).last_sequence - before.last_sequence
    expect(told).toBe(allowed ? 1 : 0)
  })

  it('knows which statuses are final, and from where each is reached', () => {
    expect(statuses.filter(hasEnded)).toEqual(['completed', 'failed', 'canceled'])
    expect(statusesBefore('running').toSorted()).toEqual(['blocked', 'queued'])
    expect(statusesBefore('queued')).toEqual([])
  })

  it('lets only one of many simultaneous changes through', async () => {
    const run = await insert(await newMigration())
    const changes = await Promise.all(Array.from({ length: 10 }, () => change(run, 'running')))
    expect(changes.filter((changed) => changed !== null)).toHaveLength(1)
  })

  it('changes nothing for an attempt that is not the latest', async () => {
    const run = await insert(await newMigration())
    await change(run, 'running')
    await service.deps.prisma.run.update({ where: { id: run.id }, data: { attempt: 2 } })
    expect(await change(run, 'failed', { attempt: 1 })).toBeNull()
    expect(await change(run, 'failed', { attempt: 2 })).toMatchObject({ status: 'failed' })
  })

  it('makes the migration running, and settles it as its only run ended', async () => {
    for (const outcome of ['failed', 'canceled'] as const) {
      const id = await newMigration()
      const run = await insert(id)
      expect(await migrationOf(id)).toMatchObject({ status: 'running', latest_run_id: run.id })
      await change(run, outcome)
      expect(await migrationOf(id)).toMatchObject({ status: 'settled', outcome, settled_at: expect.any(Date) })
    }
  })

  it('keeps the times: when it started, blocked and came to rest', async () => {
    const run = await insert(await newMigration())
    const started = await change(run, 'running')
    expect(started).toMatchObject({ started_at: expect.any(Date), finished_at: null })
    expect(await change(run, 'blocked')).toMatchObject({ blocked_at: expect.any(Date) })
    expect(await change(run, 'running')).toMatchObject({ started_at: started?.started_at, blocked_at: null })
    expect(await change(run, 'failed')).toMatchObject({ finished_at: expect.any(Date) })
  })

  it('keeps the migration running while a preview awaits approval', async () => {
    const id = await newMigration()
    const run = await offered(id)
    expect(await migrationOf(id)).toMatchObject({ status: 'running', awaiting_run_id: run.id, settled_at: null })
    await change(run, 'canceled')
    expect(await migrationOf(id)).toMatchObject({ status: 'settled', outcome: 'canceled', awaiting_run_id: null })
  })

  it('cancels the older preview when a newer one is ready, and not before', async () => {
    const id = await newMigration()
    const older = await offered(id)
    const newer = await insert(id)
    await change(newer, 'running')
    expect(await statusOf(older)).toBe('awaiting_approval')
    await change(newer, 'awaiting_approval')
    expect(await statusOf(older)).toBe('canceled')
    expect(await migrationOf(id)).toMatchObject({ status: 'running', awaiting_run_id: newer.id })
  })

  it('leaves the earlier preview awaiting when a newer run fails or is canceled', async () => {
    for (const end of ['failed', 'canceled'] as const) {
      const id = await newMigration()
      const preview = await offered(id)
      const newer = await insert(id)
      await change(newer, end)
      expect(await statusOf(preview)).toBe('awaiting_approval')
      expect(await migrationOf(id)).toMatchObject({ status: 'running', outcome: null, awaiting_run_id: preview.id })
    }
  })

  it('completes the preview with its execute, and settles the migration with that result', async () => {
    const id = await newMigration()
    const preview = await offered(id)
    const run = await executing(id, preview)
    await change(run, 'completed')
    expect([await statusOf(preview), await statusOf(run)]).toEqual(['completed', 'completed'])
    expect(await migrationOf(id)).toMatchObject({
      status: 'settled',
      outcome: 'completed',
      awaiting_run_id: null,
      result_run_id: preview.id,
    })
  })

  it('leaves the preview to be executed again when the execute fails or is canceled', async () => {
    for (const end of ['failed', 'canceled'] as const) {
      const id = await newMigration()
      const preview = await offered(id)
      await change(await executing(id, preview), end)
      expect(await statusOf(preview)).toBe('awaiting_approval')
      expect(await migrationOf(id)).toMatchObject({ status: 'running', awaiting_run_id: preview.id })
      await change(await executing(id, preview), 'completed')
      expect(await migrationOf(id)).toMatchObject({ status: 'settled', outcome: 'completed' })
    }
  })

  it('settles as completed once any execute has completed, whatever later runs come to', async () => {
    const id = await newMigration()
    const first = await offered(id)
    await change(await executing(id, first), 'completed')
    const later = await insert(id)
    expect(await migrationOf(id)).toMatchObject({
      status: 'running',
      outcome: null,
      settled_at: null,
      result_run_id: first.id,
    })
    await change(later, 'failed')
    expect(await migrationOf(id)).toMatchObject({ status: 'settled', outcome: 'completed', result_run_id: first.id })
  })

  it('tells the thread of every change, its followers included, in one transaction', async () => {
    const id = await newMigration()
    const preview = await offered(id)
    await change(await executing(id, preview), 'completed')
    const events = await service.deps.prisma.threadEvent.findMany({
      where: { migration_id: id },
      orderBy: { sequence: 'asc' },
    })
    const told = events.map(({ run_id, data }) => [
      run_id === preview.id ? 'preview' : 'execute',
      (data as { status: string }).status,
    ])
    expect(told).toEqual([
      ['preview', 'queued'],
      ['preview', 'running'],
      ['preview', 'awaiting_approval'],
      ['execute', 'queued'],
      ['execute', 'running'],
      ['preview', 'completed'],
      ['execute', 'completed'],
    ])
  })

  it('never has two runs of a migration in flight, even past every check', async () => {
    const id = await newMigration()
    await insert(id)
    await expect(insert(id)).rejects.toThrow(/migration_id|Unique|unique/)
  })
})
