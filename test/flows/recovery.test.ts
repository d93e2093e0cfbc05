import { Readable } from 'node:stream'
import type { PoolClient } from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../server/src/deps.ts'
import { startWorker, type RunningWorker } from '../../server/src/jobs/worker.ts'
import { cutConnections } from '../support/connections.ts'
import { useService } from '../support/harness.ts'
import {
  customersCsv,
  customersTemplate,
  eventually,
  migrationWithFile,
  readRun,
  runThat,
  start,
  type Run,
} from '../support/runs.ts'
import { itTellsAsTheContractSays } from '../support/thread.ts'

describe('what goes wrong under way', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  itTellsAsTheContractSays(service, 'error', 'file.status')
  let worker: RunningWorker | undefined
  afterEach(() => worker?.stop())

  const generated = async (id: string): Promise<Run> => runThat(service, await start(service, id), 'awaiting_approval')
  const fileThat = (id: string, status: string) =>
    eventually(`the file to be ${status}`, async () => {
      const { files } = (await service.call('GET', `/migrations/${id}/files`)).body
      return files.find((file: { status: string }) => file.status === status)
    })
  const noJobLeft = ({ run_id }: Run) =>
    eventually('no job to be left', async () => {
      const { rowCount } = await service.deps.pool.query('SELECT 1 FROM graphile_worker.jobs WHERE key = $1', [
        `run:${run_id}`,
      ])
      return rowCount === 0 ? true : null
    })

  it('a worker that died after it had stored a result: the next attempt makes its own, and clears up', async () => {
    const run = await start(service, await migrationWithFile(service))
    const leftovers = ['manifest.json', 'customers.parquet'].map((name) => `runs/${run.run_id}/1/${name}`)
    for (const key of leftovers) await service.deps.blobs.put(key, Readable.from(['half a result']))
    await service.deps.prisma.run.update({ where: { id: run.run_id }, data: { attempt: 1 } })
    worker = await startWorker(service.deps)
    await runThat(service, run, 'awaiting_approval')
    await noJobLeft(run)
    const keys = await service.deps.blobs.list(`runs/${run.run_id}`)
    expect(keys).toEqual([`runs/${run.run_id}/2/customers.parquet`, `runs/${run.run_id}/2/manifest.json`])
    expect((await service.call('GET', `/migrations/${run.migration_id}/preview`)).status).toBe(200)
  })

  it('a commit whose answer got lost: the preview stays whole, and nothing is done twice', async () => {
    const { prisma } = service.deps
    let lost = 0
    const $transaction = async (...given: unknown[]): Promise<unknown> => {
      const result: unknown = await Reflect.apply(prisma.$transaction, prisma, given)
      const offered = await prisma.run.count({ where: { status: 'awaiting_approval', id: run.run_id } })
      // Another commit may have been lost while this one looked.
      if (offered === 0 || lost > 0) return result
      lost += 1
      throw new Error('the connection was lost')
    }
    const forgetful: Deps = {
      ...service.deps,
      prisma: new Proxy(prisma, {
        get: (target, name) => (name === '$transaction' ? $transaction : Reflect.get(target, name)),
      }),
    }
    const run = await start(service, await migrationWithFile(service))
    worker = await startWorker(forgetful)
    const preview = await runThat(service, run, 'awaiting_approval')
    await noJobLeft(run)
    expect(lost).toBe(1)
    expect(await readRun(service, run)).toEqual(preview)
    expect((await service.call('GET', `/migrations/${run.migration_id}/preview`)).body).toMatchObject({
      digest: preview.digest,
    })
    await runThat(service, await start(service, run.migration_id, { kind: 'execute' }), 'completed')
  })

  it('a stored preview that was changed, or is gone: it is not executed, and the reason is told', async () => {
    worker = await startWorker(service.deps)
    const { blobs } = service.deps
    for (const spoil of [
      (key: string) => blobs.put(key, Readable.from(['other bytes'])),
      (key: string) => blobs.remove(key),
    ]) {
      const id = await migrationWithFile(service)
      const preview = await generated(id)
      const [sheet] = (await blobs.list(`runs/${preview.run_id}`)).filter((key) => key.endsWith('.parquet'))
      await spoil(sheet ?? '')
      const execute = await runThat(service, await start(service, id, { kind: 'execute' }), 'failed')
      expect(execute.error).toContain(preview.run_id)
      expect((await readRun(service, preview)).status).toBe('awaiting_approval')
      expect((await service.call('GET', `/migrations/${id}/exports/customers.csv`)).status).toBe(409)
      const again = await generated(id)
      await runThat(service, await start(service, id, { kind: 'execute', digest: again.digest }), 'completed')
    }
  })

  it('a file that cannot be read: it is named in summary and ledger, and the others are read', async () => {
    worker = await startWorker(service.deps)
    const id = await migrationWithFile(service)
    await service.upload(id, [{ name: 'broken.csv', content: customersCsv }])
    const broken = await service.deps.prisma.file.findFirstOrThrow({ where: { migration_id: id, name: 'broken.csv' } })
    await eventually('both files to be read', async () =>
      (await service.deps.prisma.file.count({ where: { migration_id: id, status: 'ready' } })) === 2 ? true : null,
    )
    await service.deps.prisma.file.update({
      where: { id: broken.id },
      data: { status: 'failed', error: 'It is broken.', tables: [] },
    })
    const run = await generated(id)
    expect(run.summary).toMatch(/broken\.csv.*It is broken\./)
    const { ledger } = (await service.call('GET', `/migrations/${id}/preview`)).body
    expect(ledger.tables.find((table: { file_id: string }) => table.file_id === broken.id)).toMatchObject({
      table: 'broken.csv',
      ignored: [{ reason: expect.stringContaining('It is broken.'), rows: 0 }],
    })
  })

  it('no file that can be read: the run fails, and says why of each', async () => {
    const { id } = await service.newMigration({})
    await service.upload(id, [{ name: 'lost.csv', content: customersCsv }])
    const file = await service.deps.prisma.file.findFirstOrThrow({ where: { migration_id: id } })
    await service.deps.blobs.removeAll(`files/${file.id}`)
    await service.deps.pool.query(`UPDATE graphile_worker._private_jobs SET max_attempts = 1`)
    const run = await start(service, id)
    worker = await startWorker(service.deps)
    expect(await fileThat(id, 'failed')).toMatchObject({ name: 'lost.csv', error: expect.any(String), tables: [] })
    const failed = await runThat(service, run, 'failed')
    expect(failed.error).toMatch(/lost\.csv could not be read/)
    expect((await service.call('GET', `/migrations/${id}`)).body).toMatchObject({
      status: 'settled',
      outcome: 'failed',
    })
  })

  it('an engine that crashes every time: the run fails after its attempts, with a reason', async () => {
    const engine: Deps['engine'] = {
      ...service.deps.engine,
      run: (task, input, hooks) =>
        task === 'generate'
          ? Promise.reject(new Error('segment 7 is missing'))
          : service.deps.engine.run(task, input, hooks),
    }
    worker = await startWorker(service.deps)
    const id = await migrationWithFile(service)
    await fileThat(id, 'ready')
    await worker.stop()
    const run = await start(service, id)
    await service.deps.pool.query('UPDATE graphile_worker._private_jobs SET max_attempts = 1 WHERE key = $1', [
      `run:${run.run_id}`,
    ])
    worker = await startWorker({ ...service.deps, engine })
    const failed = await runThat(service, run, 'failed')
    expect(failed.error).toMatch(/fault in the service/)
    expect(failed.error).not.toContain('segment 7')
  })

  it.each([
    ['is to be noted that a job is done', 'complete_job', false],
    ['is to be noted that a job broke off', 'fail_job', false],
    ['was noted that a job is taken up', 'get_job', true],
  ])('the connection is lost when it %s: nothing is stuck', async (_when, name, isNoted) => {
    const { deps } = service
    let lost = 0
    const lossy = (client: PoolClient): PoolClient =>
      new Proxy(client, {
        get: (target, field) => {
          const value: unknown = Reflect.get(target, field)
          if (field !== 'query') return typeof value === 'function' ? value.bind(target) : value
          return async (query: { name?: string }, ...rest: unknown[]): Promise<unknown> => {
            const isMeant = lost === 0 && query.name?.startsWith(name) === true
            const reply = isMeant && !isNoted ? null : await Reflect.apply(target.query, target, [query, ...rest])
            if (!isMeant || reply?.rowCount === 0) return reply
            lost += 1
            throw new Error('the connection was lost')
          }
        },
      })
    const pool = new Proxy(deps.pool, {
      get: (target, field) => {
        const value: unknown = Reflect.get(target, field)
        if (field !== 'connect') return typeof value === 'function' ? value.bind(target) : value
        // With a callback it is asked for a connection that listens.
        return (...callback: []) => (callback.length > 0 ? target.connect(...callback) : target.connect().then(lossy))
      },
    })
    let broken = name === 'fail_job' ? 0 : 1
    const run: Deps['engine']['run'] = (task, input, hooks) =>
      task === 'generate' && (broken += 1) === 1
        ? Promise.reject(new Error('segment 7 is missing'))
        : deps.engine.run(task, input, hooks)
    const engine = { ...deps.engine, run }
    worker = await startWorker({ ...deps, pool, engine }, { heartbeatMs: 200, silenceMs: 1_500 })
    const id = await migrationWithFile(service)
    const preview = await generated(id)
    await noJobLeft(preview)
    expect(lost).toBe(1)
    await runThat(service, await start(service, id, { kind: 'execute' }), 'completed')
  })

  it('all connections to PostgreSQL are cut: the worker goes on by itself', async () => {
    worker = await startWorker(service.deps, { heartbeatMs: 200 })
    await generated(await migrationWithFile(service))
    await cutConnections(service)
    const id = await eventually('the service to answer', () => migrationWithFile(service).catch(() => null))
    expect((await generated(id)).status).toBe('awaiting_approval')
  })
})
