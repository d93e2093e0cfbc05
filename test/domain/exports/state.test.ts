import { beforeAll, describe, expect, it } from 'vitest'
import { transitions } from '../../../generated/server/router.ts'
import { transaction } from '../../../server/src/database/transaction.ts'
import { completeExport, failExport, takeUpExport } from '../../../server/src/domain/exports/outcome.ts'
import {
  changeExport,
  insertExport,
  type ExportChange,
  type ExportStatus,
} from '../../../server/src/domain/exports/state.ts'
import { useService } from '../../support/harness.ts'

const at = new Date('2026-01-01T00:00:00Z')
const stored = { size: 12, sha256: 'a'.repeat(64) }
const statuses = Object.keys(transitions.ExportStatus) as ExportStatus[]

const changes: Record<Exclude<ExportStatus, 'pending'>, ExportChange> = {
  running: { to: 'running', actor: 'system', at },
  completed: { to: 'completed', actor: 'system', at, file_size: 1n, rows_processed: 1n, sha256: 'a', expires_at: at },
  failed: { to: 'failed', actor: 'system', at, error: 'No.', expires_at: at },
}

describe('an export job', () => {
  const service = useService()
  const shared = { migration_id: '' }

  beforeAll(async () => {
    shared.migration_id = (await service.newMigration()).id
  })

  const newJob = async (status: ExportStatus = 'pending') => {
    const { migration_id } = shared
    const job = await transaction(service.deps, (tx) =>
      insertExport(tx, {
        id: service.deps.newId('exp'),
        account_id: service.account.id,
        migration_id,
        run_id: 'run_0000000000',
        slugs: ['customers'],
        format: 'csv',
        total_rows: 3n,
        created_at: at,
        expires_at: at,
      }),
    )
    const { id, account_id } = job
    await service.deps.prisma.exportJob.update({ where: { id }, data: { status } })
    return { id, account_id, migration_id }
  }
  const read = (id: string) => service.deps.prisma.exportJob.findUniqueOrThrow({ where: { id } })

  it.each(statuses.flatMap((from) => Object.values(changes).map((change) => ({ from, change, to: change.to }))))(
    '$from → $to happens exactly if the contract has it',
    async ({ from, change }) => {
      const key = await newJob(from)
      const allowed: readonly string[] = transitions.ExportStatus[from]
      const changed = await transaction(service.deps, (tx) => changeExport(tx, key, change))
      expect(changed === null).toBe(!allowed.includes(change.to))
      expect((await read(key.id)).status).toBe(allowed.includes(change.to) ? change.to : from)
    },
  )

  it('is not changed under another account or migration', async () => {
    const key = await newJob()
    for (const wrong of [
      { account_id: (await service.newAccount()).id },
      { migration_id: (await service.newMigration()).id },
    ])
      await expect(
        transaction(service.deps, (tx) => changeExport(tx, { ...key, ...wrong }, changes.running)).catch(() => null),
      ).resolves.toBeNull()
    expect((await read(key.id)).status).toBe('pending')
  })

  it('is ended by its latest attempt alone', async () => {
    const key = await newJob()
    const take = () => transaction(service.deps, (tx) => takeUpExport(tx, key, at))
    const [first, second] = [await take(), await take()]
    if (!first || !second) throw new Error('it could not be taken up')
    expect([first.attempt, second.attempt]).toEqual([1, 2])
    expect(await completeExport(service.deps, first, stored)).toBe(false)
    await failExport(service.deps, first, 'Too late.', first.attempt)
    expect((await read(key.id)).status).toBe('running')
    expect(await completeExport(service.deps, second, stored)).toBe(true)
    expect(await completeExport(service.deps, second, stored)).toBe(false)
    expect(await read(key.id)).toMatchObject({ status: 'completed', file_size: 12n, rows_processed: 3n, error: null })
    expect(await take()).toBeNull()
  })

  it('is taken up by one of many workers at a time, each as an attempt of its own', async () => {
    const key = await newJob()
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => transaction(service.deps, (tx) => takeUpExport(tx, key, at))),
    )
    expect(taken.map((job) => job?.attempt).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const events = await service.deps.prisma.threadEvent.count({
      where: { data: { path: ['job_id'], equals: key.id } },
    })
    expect(events).toBe(2)
  })
})
