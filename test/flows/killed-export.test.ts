import type { ChildProcess } from 'node:child_process'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startWorker, type RunningWorker } from '../../server/src/jobs/worker.ts'
import { executedMigration, exportThat, readExport, startExport } from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { customersTemplate, eventually } from '../support/runs.ts'
import { forkWorker, killWorker } from '../support/worker.ts'

/** Enough rows for a kill to fall into the middle of the work. */
const rows = Array.from({ length: 60_000 }, (_, index) => {
  const id = String(index + 1000).padStart(5, '0')
  return `${id},Person ${id},person${id}@example.com`
})
const content = ['customer_id,full_name,email', ...rows].join('\r\n')

describe('a worker that dies in an export', () => {
  const service = useService({ templates: [customersTemplate] })
  const shared = { id: '' }
  const processes: ChildProcess[] = []
  let survivor: RunningWorker | undefined

  beforeAll(async () => {
    const worker = await startWorker(service.deps)
    shared.id = await executedMigration(service, [{ name: 'customers.csv', content }])
    await worker.stop()
  })

  afterEach(async () => {
    for (const child of processes) await killWorker(child)
    await survivor?.stop()
    await service.deps.prisma.workerHeartbeat.deleteMany()
  })

  const startProcess = async (): Promise<ChildProcess> => {
    const child = forkWorker(service)
    processes.push(child)
    await eventually('the worker to live', async () =>
      (await service.deps.prisma.workerHeartbeat.count()) > 0 ? true : null,
    )
    return child
  }

  const takenUp = (id: string) =>
    eventually('the export to be taken up', async () => {
      const job = await service.deps.prisma.exportJob.findUniqueOrThrow({ where: { id } })
      if (!['pending', 'running'].includes(job.status)) throw new Error(`it is ${job.status} before it could be killed`)
      return job.attempt > 0 ? job : null
    })

  const fileAlone = (job_id: string, attempt: number) =>
    eventually('the file of the last attempt alone to be left', async () => {
      const keys = await service.deps.blobs.list(`exports/${job_id}`)
      return keys.join() === `exports/${job_id}/${attempt}` ? true : null
    })

  const told = async (job_id: string): Promise<string[]> => {
    const events = await service.deps.prisma.threadEvent.findMany({
      where: { migration_id: shared.id, type: 'export.status' },
      orderBy: { sequence: 'asc' },
    })
    const data = events.map((event) => event.data as { job_id: string; status: string })
    return data.filter((each) => each.job_id === job_id).map(({ status }) => status)
  }

  it('leaves no job stuck: another one takes it up, makes the whole file, and the thread hears of it once', async () => {
    const first = await startProcess()
    const { job_id } = await startExport(service, shared.id, { slug: 'customers' })
    await takenUp(job_id)
    await killWorker(first)
    expect((await readExport(service, shared.id, job_id)).body.status).toBe('running')

    survivor = await startWorker(service.deps, { heartbeatMs: 200, silenceMs: 1_500 })
    const { download_url = '', ...job } = await exportThat(service, shared.id, job_id, 'completed')
    expect(job).toMatchObject({ rows_processed: rows.length, total_rows: rows.length, error: null })
    const exported = await service.call('GET', `/migrations/${shared.id}/exports/customers.csv`)
    expect(await (await fetch(download_url)).text()).toBe(exported.body)
    const { attempt } = await service.deps.prisma.exportJob.findUniqueOrThrow({ where: { id: job_id } })
    expect(attempt).toBeGreaterThan(1)
    await fileAlone(job_id, attempt)
    expect(await told(job_id)).toEqual(['pending', 'running', 'completed'])
  })

  it('again and again: the job fails with a reason, also if none of them came to begin', async () => {
    const worker = await startProcess()
    const { job_id } = await startExport(service, shared.id, { slug: 'customers' })
    await killWorker(worker)
    await service.deps.prisma.exportJob.update({ where: { id: job_id }, data: { status: 'pending' } })
    await service.deps.pool.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 hour' WHERE key = $1`,
      [`export:${job_id}`],
    )
    survivor = await startWorker(service.deps, { heartbeatMs: 200, silenceMs: 1_500 })
    const failed = await exportThat(service, shared.id, job_id, 'failed')
    expect(failed.error).toMatch(/tried 4 times/)
    expect((await told(job_id)).slice(-2)).toEqual(['running', 'failed'])
  })

  it('is not mourned when it is stopped in an orderly way: the job goes on elsewhere, and nothing half-made stays', async () => {
    const leaving = await startWorker(service.deps, { heartbeatMs: 200 })
    const { job_id } = await startExport(service, shared.id, { slug: 'customers' })
    await takenUp(job_id)
    await leaving.stop()
    const { rows: jobs } = await service.deps.pool.query(
      'SELECT attempts, locked_by FROM graphile_worker.jobs WHERE key = $1',
      [`export:${job_id}`],
    )
    // It may have been done just before the end.
    for (const job of jobs) expect(job).toEqual({ attempts: 0, locked_by: null })
    expect((await readExport(service, shared.id, job_id)).body.error).toBeNull()
    survivor = await startWorker(service.deps, { heartbeatMs: 200, silenceMs: 1_500 })
    await exportThat(service, shared.id, job_id, 'completed')
    const { attempt } = await service.deps.prisma.exportJob.findUniqueOrThrow({ where: { id: job_id } })
    await fileAlone(job_id, attempt)
    expect(await told(job_id)).toEqual(['pending', 'running', 'completed'])
  })
})
