import type { ChildProcess } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { startWorker, type RunningWorker } from '../../server/src/jobs/worker.ts'
import { useService } from '../support/harness.ts'
import { customersTemplate, eventually, migrationWithFile, runThat, start, type Run } from '../support/runs.ts'
import { forkWorker, killWorker } from '../support/worker.ts'

/** Enough rows for a kill to fall into the middle of the work. */
const rows = Array.from({ length: 60_000 }, (_, index) => {
  const id = String(index + 1000).padStart(5, '0')
  return `${id},Person ${id},person${id}@example.com`
})
const csv = ['customer_id,full_name,email', ...rows].join('\r\n')

describe('a worker that is killed', () => {
  const service = useService({ templates: [customersTemplate] })
  const processes: ChildProcess[] = []
  let survivor: RunningWorker | undefined

  afterEach(async () => {
    for (const child of processes) await killWorker(child)
    await survivor?.stop()
  })

  const startProcess = (): ChildProcess => {
    const child = forkWorker(service)
    processes.push(child)
    return child
  }

  const takenUp = ({ run_id }: Run, attempt: number, stages: readonly string[]) =>
    eventually(`attempt ${attempt} at ${stages.join(' or ')}`, async () => {
      const run = await service.deps.prisma.run.findUniqueOrThrow({ where: { id: run_id } })
      const { stage } = run.progress as { stage?: string }
      if (!['queued', 'running'].includes(run.status))
        throw new Error(`the run is ${run.status} before it could be killed`)
      return run.attempt >= attempt && stages.includes(stage ?? '') ? run : null
    })

  it('leaves no run stuck: another worker goes on, and ends it right', async () => {
    const id = await migrationWithFile(service, csv)
    const run = await start(service, id)
    const first = startProcess()
    await takenUp(run, 1, ['reading', 'profiling', 'matching', 'transforming', 'checking', 'writing'])
    await killWorker(first)
    expect((await service.call('GET', `/migrations/${id}/runs/${run.run_id}`)).body.status).toBe('running')

    survivor = await startWorker(service.deps, { heartbeatMs: 200, silenceMs: 1_500 })
    const preview = await runThat(service, run, 'awaiting_approval')
    const { attempt } = await service.deps.prisma.run.findUniqueOrThrow({ where: { id: run.run_id } })
    expect(attempt).toBeGreaterThan(1)
    await eventually('its result alone to be left', async () => {
      const blobs = await service.deps.blobs.list(`runs/${run.run_id}`)
      const isAlone = blobs.length > 0 && blobs.every((key) => key.startsWith(`runs/${run.run_id}/${attempt}/`))
      return isAlone ? true : null
    })

    const execute = await start(service, id, { kind: 'execute', digest: preview.digest })
    await runThat(service, execute, 'completed')
    const exported = await service.call('GET', `/migrations/${id}/exports/customers.csv`)
    expect(exported.body.trimEnd().split('\r\n')).toEqual(csv.split('\r\n'))
  })

  it('while it reads a file: the file is read by another one, and the run that waits for it goes on', async () => {
    const id = await migrationWithFile(service, csv)
    const [file] = await service.deps.prisma.file.findMany({ where: { migration_id: id } })
    const run = await start(service, id)
    const first = startProcess()
    await eventually('the job of the file to be taken', async () => {
      const { rowCount } = await service.deps.pool.query(
        'SELECT 1 FROM graphile_worker.jobs WHERE key = $1 AND locked_by IS NOT NULL',
        [`file:${file?.id}`],
      )
      return rowCount === 1 ? true : null
    })
    await killWorker(first)
    survivor = await startWorker(service.deps, { heartbeatMs: 200, silenceMs: 1_500 })
    expect(await runThat(service, run, 'awaiting_approval')).toMatchObject({ plan_version: 1 })
  })

  it('again and again: the run fails with a reason, and the migration settles', async () => {
    const id = await migrationWithFile(service)
    const run = await start(service, id)
    await service.deps.prisma.file.updateMany({ where: { migration_id: id }, data: { status: 'ready' } })
    await service.deps.pool.query(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_by = 'pool-of-the-dead', locked_at = now() - interval '1 hour' WHERE key = $1`,
      [`run:${run.run_id}`],
    )
    survivor = await startWorker(service.deps, { heartbeatMs: 200, silenceMs: 1_500 })
    const failed = await runThat(service, run, 'failed')
    expect(failed.error).toMatch(/tried 5 times/)
    expect((await service.call('GET', `/migrations/${id}`)).body).toMatchObject({
      status: 'settled',
      outcome: 'failed',
    })
  })

  it('is not mourned when it is stopped in an orderly way: its jobs go to others at once, with all their attempts', async () => {
    const id = await migrationWithFile(service, csv)
    const run = await start(service, id)
    const leaving = await startWorker(service.deps, { heartbeatMs: 200 })
    await takenUp(run, 1, ['reading', 'profiling', 'matching', 'transforming', 'checking', 'writing'])
    await leaving.stop()
    const { rows: jobs } = await service.deps.pool.query(
      'SELECT attempts, locked_by FROM graphile_worker.jobs WHERE key = $1',
      [`run:${run.run_id}`],
    )
    expect(jobs).toEqual([{ attempts: 0, locked_by: null }])
    expect(await service.deps.prisma.workerHeartbeat.count()).toBe(0)
    survivor = await startWorker(service.deps)
    await runThat(service, run, 'awaiting_approval')
  })

  it('is not taken for one while it is held up: it shows that it lives beside looking after others', async () => {
    survivor = await startWorker(service.deps, { heartbeatMs: 100 })
    const seen = async () => (await service.deps.prisma.workerHeartbeat.findFirstOrThrow()).seen_at.getTime()
    const holder = await service.deps.pool.connect()
    try {
      await holder.query('BEGIN; LOCK TABLE extraction IN ACCESS EXCLUSIVE MODE')
      await eventually('a look after others that waits', async () => {
        const waiting = await holder.query(
          `SELECT FROM pg_locks WHERE NOT granted AND relation = 'extraction'::regclass`,
        )
        return waiting.rows[0]
      })
      const before = await seen()
      const later = await eventually('another sign of life', async () => {
        const now = await seen()
        return now > before + 300 ? now : null
      })
      expect(later).toBeGreaterThan(before)
    } finally {
      await holder.query('ROLLBACK')
      holder.release()
    }
  })
})
