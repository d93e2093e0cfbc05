import { afterEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../server/src/deps.ts'
import type { Progress, Stage } from '../../server/src/engine/model.ts'
import { startWorker, type RunningWorker } from '../../server/src/jobs/worker.ts'
import { RunTaken } from '../../server/src/jobs/watch.ts'
import { useService } from '../support/harness.ts'
import {
  cancel as cancelRun,
  customersTemplate,
  eventually,
  migrationWithFile,
  readRun,
  runThat,
  start,
  type Run,
} from '../support/runs.ts'

const stages: Stage[] = ['profiling', 'matching', 'transforming', 'checking', 'writing']

describe('cancel', () => {
  const service = useService({ templates: [customersTemplate] })
  let worker: RunningWorker | undefined
  afterEach(() => worker?.stop())

  const cancel = async (run: Run): Promise<Run> => {
    const { status, body } = await cancelRun(service, run)
    expect(status).toBe(200)
    return body
  }
  const settled = async (id: string) => (await service.call('GET', `/migrations/${id}`)).body

  /** The real engine, but one task stays at one stage until it is told to stop; `begun` and `stopped` tell when it was there. */
  const heldAt = (
    stage: Stage,
    held: 'generate' | 'clarify' = 'generate',
  ): { deps: Deps; begun: Promise<void>; stopped: Promise<void> } => {
    const begun = Promise.withResolvers<void>()
    const stopped = Promise.withResolvers<void>()
    const run: Deps['engine']['run'] = (task, input, hooks) =>
      task === held
        ? new Promise((_resolve, reject) => {
            const progress: Progress = { stage, done: 0, total: 1 }
            hooks?.onProgress?.(progress)
            begun.resolve()
            hooks?.signal?.addEventListener('abort', () => {
              stopped.resolve()
              reject(hooks.signal?.reason)
            })
          })
        : service.deps.engine.run(task, input, hooks)
    const deps = { ...service.deps, engine: { ...service.deps.engine, run } }
    return { deps, begun: begun.promise, stopped: stopped.promise }
  }

  it.each(stages)(
    'while the run is %s: the work stops, nothing is left of it, and the migration settles',
    async (stage) => {
      const { deps, stopped } = heldAt(stage)
      worker = await startWorker(deps)
      const run = await start(service, await migrationWithFile(service))
      await eventually(`stage ${stage}`, async () =>
        (await readRun(service, run)).progress.stage === stage ? true : null,
      )
      expect(await cancel(run)).toMatchObject({ status: 'canceled', error: null })
      await stopped
      expect(await settled(run.migration_id)).toMatchObject({ status: 'settled', outcome: 'canceled' })
      await eventually('no job to be left', async () => {
        const { rowCount } = await service.deps.pool.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [
          `run:${run.run_id}`,
        ])
        return rowCount === 0 ? true : null
      })
      expect(await readRun(service, run)).toMatchObject({ status: 'canceled' })
      expect(await service.deps.blobs.list(`runs/${run.run_id}`)).toEqual([])
    },
  )

  it('in the middle of the real work: its process is gone before it is done', async () => {
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<unknown>()
    const run: Deps['engine']['run'] = (task, input, hooks) => {
      if (task !== 'generate') return service.deps.engine.run(task, input, hooks)
      const work = service.deps.engine.run(task, input, { ...hooks, onProgress: () => begun.resolve() })
      work.then(() => ended.resolve('done'), ended.resolve)
      return work
    }
    worker = await startWorker({ ...service.deps, engine: { ...service.deps.engine, run } })
    const rows = Array.from(
      { length: 500_000 },
      (_, index) => `${10_000 + (index % 90_000)},Person ${index},p${index}@example.com`,
    )
    const started = await start(
      service,
      await migrationWithFile(service, ['customer_id,full_name,email', ...rows].join('\n')),
    )
    await begun.promise
    await cancel(started)
    expect(await ended.promise).toBeInstanceOf(RunTaken)
    expect(await service.deps.blobs.list(`runs/${started.run_id}`)).toEqual([])
  })

  it('while it is queued: no worker takes it up any more', async () => {
    const run = await start(service, await migrationWithFile(service))
    await cancel(run)
    worker = await startWorker(service.deps)
    await eventually('no job to be left', async () => {
      const { rowCount } = await service.deps.pool.query('SELECT 1 FROM graphile_worker.jobs')
      return rowCount === 0 ? true : null
    })
    expect(await readRun(service, run)).toMatchObject({ status: 'canceled', started_at: null })
  })

  it('while it waits for files: reading them to the end wakes nothing', async () => {
    const run = await start(service, await migrationWithFile(service))
    const engine: Deps['engine'] = {
      ...service.deps.engine,
      run: (_task, _input, hooks) => untilAborted(hooks?.signal),
    }
    const reader = await startWorker({ ...service.deps, engine })
    await eventually('the run to wait', async () =>
      (await readRun(service, run)).progress.stage === 'waiting_for_files' ? true : null,
    )
    await cancel(run)
    await reader.stop()
    worker = await startWorker(service.deps)
    await eventually('the file to be read', async () => {
      const { files } = (await service.call('GET', `/migrations/${run.migration_id}/files`)).body
      return files[0].status === 'ready' ? true : null
    })
    expect((await readRun(service, run)).status).toBe('canceled')
  })

  it('while its preview awaits approval: the preview stays readable, and cannot be executed', async () => {
    worker = await startWorker(service.deps)
    const run = await runThat(service, await start(service, await migrationWithFile(service)), 'awaiting_approval')
    await cancel(run)
    const preview = await service.call('GET', `/migrations/${run.migration_id}/preview`)
    expect(preview).toMatchObject({ status: 200, body: { run_id: run.run_id, digest: run.digest } })
    const execute = await service.call('POST', `/migrations/${run.migration_id}/runs`, { body: { kind: 'execute' } })
    expect(execute.status).toBe(409)
  })

  it('while it answers a question: no answer is told, its preview still awaits approval, and the next question is answered', async () => {
    worker = await startWorker(service.deps)
    const id = await migrationWithFile(service)
    const preview = await runThat(service, await start(service, id), 'awaiting_approval')
    await worker.stop()
    const { deps, begun, stopped } = heldAt('reading', 'clarify')
    worker = await startWorker(deps)
    const question = { kind: 'clarify', message: 'How many rows have errors?' }
    const asking = await start(service, id, question)
    await begun
    expect(await cancel(asking)).toMatchObject({ status: 'canceled', summary: null, error: null })
    await stopped
    expect(await settled(id)).toMatchObject({ status: 'running', outcome: null, active_run_id: preview.run_id })
    await worker.stop()
    expect(await readRun(service, asking)).toMatchObject({ status: 'canceled', summary: null })
    const told = await service.deps.prisma.threadEvent.findMany({
      where: { run_id: asking.run_id },
      orderBy: { sequence: 'asc' },
    })
    expect(told.map(({ type, actor }) => [type, actor])).toEqual([
      ['message', 'caller'],
      ['run.status', 'caller'],
      ['run.status', 'system'],
      ['run.status', 'caller'],
    ])
    worker = await startWorker(service.deps)
    expect(await runThat(service, await start(service, id, question), 'completed')).toMatchObject({
      summary: expect.stringContaining('error'),
    })
  })

  it('while its preview is being executed: that preview can be executed again', async () => {
    worker = await startWorker(service.deps)
    const id = await migrationWithFile(service)
    const preview = await runThat(service, await start(service, id), 'awaiting_approval')
    await worker.stop()
    const execute = await start(service, id, { kind: 'execute' })
    await cancel(execute)
    expect((await readRun(service, preview)).status).toBe('awaiting_approval')
    worker = await startWorker(service.deps)
    await runThat(service, await start(service, id, { kind: 'execute', digest: preview.digest }), 'completed')
  })
})

const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
