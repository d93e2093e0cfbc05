import { beforeEach, describe, expect, it } from 'vitest'
import { reclaim, requeueLost } from '../../../server/src/domain/queue/reclaim.ts'
import { hasLiveWorker } from '../../../server/src/domain/runs/worker-health.ts'
import { useService } from '../../support/harness.ts'
import { customersTemplate, migrationWithFile, start, takeUpByHand } from '../../support/runs.ts'

const silenceMs = 15_000

describe('reclaim', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  const sql = (text: string, values: unknown[] = []) => service.deps.pool.query(text, values)
  const beat = (id: string, age: string) =>
    sql(`INSERT INTO worker_heartbeat (id, seen_at) VALUES ($1, now() - $2::interval)`, [id, age])
  const holdAllJobs = (worker: string) =>
    sql(
      `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now() - interval '1 hour', attempts = 1`,
      [worker],
    )
  const held = async () => (await sql('SELECT 1 FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).rowCount
  const newRun = async () => start(service, await migrationWithFile(service))

  beforeEach(async () => {
    await sql('DELETE FROM graphile_worker._private_jobs')
    await sql('DELETE FROM worker_heartbeat')
    await sql(`UPDATE run SET status = 'canceled'`)
    await sql(`UPDATE file SET status = 'ready'`)
  })

  it('frees the jobs of workers that are silent or unknown, and leaves those of the living', async () => {
    await newRun()
    await beat('living', '5 seconds')
    await holdAllJobs('living')
    expect(await reclaim(service.deps, silenceMs)).toMatchObject({ workers: [] })
    expect(await held()).toBe(2)
    await sql(`UPDATE worker_heartbeat SET seen_at = now() - interval '1 minute'`)
    expect(await reclaim(service.deps, silenceMs)).toMatchObject({ workers: ['living'] })
    expect(await held()).toBe(0)
    await holdAllJobs('never heard of')
    expect(await reclaim(service.deps, silenceMs)).toMatchObject({ workers: ['never heard of'] })
  })

  it('reports runs and files whose job has no attempt left', async () => {
    const run = await newRun()
    await sql('UPDATE graphile_worker._private_jobs SET attempts = max_attempts')
    const reclaimed = await reclaim(service.deps, silenceMs)
    expect(reclaimed?.exhausted).toMatchObject({
      runs: [{ id: run.run_id, account_id: service.account.id, migration_id: run.migration_id }],
      files: [{ migration_id: run.migration_id }],
    })
  })

  it('gives a new job to runs and files that have lost theirs, but not to a run that waits for files', async () => {
    const run = await newRun()
    await sql('DELETE FROM graphile_worker._private_jobs')
    expect(await requeueLost(service.deps)).toMatchObject({ runs: [], files: [{ migration_id: run.migration_id }] })
    await takeUpByHand(service, run)
    expect(await requeueLost(service.deps)).toMatchObject({ runs: [{ id: run.run_id }], files: [] })
    expect(await requeueLost(service.deps)).toMatchObject({ runs: [], files: [], exports: [] })
  })

  it('is done by one process at a time', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => reclaim(service.deps, silenceMs)))
    expect(results.some((result) => result !== null)).toBe(true)
  })

  it('counts a worker as live for 8 seconds after its last sign of life', async () => {
    expect(await hasLiveWorker(service.deps.prisma)).toBe(false)
    await beat('slow', '4 seconds')
    expect(await hasLiveWorker(service.deps.prisma)).toBe(true)
    await sql(`UPDATE worker_heartbeat SET seen_at = now() - interval '9 seconds'`)
    expect(await hasLiveWorker(service.deps.prisma)).toBe(false)
  })
})
