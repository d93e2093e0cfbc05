import { describe, expect, it } from 'vitest'
import { transaction } from '../../../server/src/database/transaction.ts'
import { lockMigration } from '../../../server/src/domain/runs/state.ts'
import { noteFileRead, takeUp } from '../../../server/src/domain/runs/take-up.ts'
import { useService } from '../../support/harness.ts'
import { cancel, customersTemplate, migrationWithFile, readRun, start, type Run } from '../../support/runs.ts'

const waiting = (done: number) => ({ status: 'running', progress: { stage: 'waiting_for_files', done, total: 2 } })

describe('takeUp', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  const take = ({ run_id, migration_id }: Run) =>
    transaction(service.deps, (tx) =>
      takeUp(tx, { id: run_id, account_id: service.account.id, migration_id }, service.deps.now()),
    )

  /** What the job that reads a file does at its end. */
  const endReading = (migration_id: string, file_id: string) =>
    transaction(service.deps, async (tx) => {
      await lockMigration(tx, service.account.id, migration_id)
      await tx.file.updateMany({ where: { id: file_id }, data: { status: 'ready' } })
      await noteFileRead(tx, service.account.id, migration_id)
    })

  const jobsOf = async ({ run_id }: Run) =>
    (await service.deps.pool.query('SELECT id FROM graphile_worker.jobs WHERE key = $1', [`run:${run_id}`])).rows

  const withoutJob = ({ run_id }: Run) =>
    service.deps.pool.query('SELECT graphile_worker.remove_job($1)', [`run:${run_id}`])

  it('waits for pending files without holding a job, and shows how many are read', async () => {
    const id = await migrationWithFile(service)
    await service.upload(id, [{ name: 'second.csv', content: 'a,b\n1,2\n' }])
    const files = await service.deps.prisma.file.findMany({ where: { migration_id: id } })
    const run = await start(service, id)
    expect(await take(run)).toBeNull()
    await withoutJob(run)
    expect(await readRun(service, run)).toMatchObject(waiting(0))
    await endReading(id, files[0]?.id ?? '')
    expect(await readRun(service, run)).toMatchObject(waiting(1))
    expect(await jobsOf(run)).toHaveLength(0)
    await endReading(id, files[1]?.id ?? '')
    expect(await jobsOf(run)).toHaveLength(1)
    expect(await readRun(service, run)).toMatchObject(waiting(2))
    expect(await take(run)).toMatchObject({ run: { attempt: 1 } })
    expect(await readRun(service, run)).toMatchObject({ progress: { stage: 'reading', done: 2, total: 2 } })
    await cancel(service, run)
  })

  it('never sleeps past the last file, whichever comes first', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await migrationWithFile(service)
      const [file] = await service.deps.prisma.file.findMany({ where: { migration_id: id } })
      const run = await start(service, id)
      await withoutJob(run)
      const [taken] = await Promise.all([take(run), endReading(id, file?.id ?? '')])
      expect(taken !== null || (await jobsOf(run)).length === 1).toBe(true)
      await cancel(service, run)
    }
  })

  it('counts attempts; a run that has ended is left alone', async () => {
    const id = await migrationWithFile(service)
    await service.deps.prisma.file.updateMany({ where: { migration_id: id }, data: { status: 'ready' } })
    const run = await start(service, id)
    expect(await take(run)).toMatchObject({ run: { attempt: 1, status: 'running' } })
    expect(await take(run)).toMatchObject({ run: { attempt: 2, status: 'running' } })
    await cancel(service, run)
    expect(await take(run)).toBeNull()
  })
})
