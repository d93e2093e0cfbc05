import { describe, expect, it } from 'vitest'
import type { Engine } from '../../server/src/engine/process/pool.ts'
import { startWorker } from '../../server/src/jobs/worker.ts'
import { executedMigration, exportThat, startExport } from '../support/exports.ts'
import { useService } from '../support/harness.ts'
import { customersTemplate, eventually, migrationWithFile, readRun, runThat, start } from '../support/runs.ts'

describe('the places of a worker', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  it('are apart for runs: files are read and exports made, however many runs take however long', async () => {
    const { engine } = service.deps
    const gate = Promise.withResolvers<void>()
    let plans = 0
    const slow: Engine = {
      ...engine,
      run: async (task, input, hooks) => {
        if (task === 'generate' && (plans += 1) > 1) await gate.promise
        return engine.run(task, input, hooks)
      },
    }
    const worker = await startWorker({ ...service.deps, engine: slow }, { concurrency: 1 })
    try {
      const executed = await executedMigration(service)
      const waiting = [await migrationWithFile(service), await migrationWithFile(service)]
      const runs = await Promise.all(waiting.map((id) => start(service, id)))
      await eventually('a run to take the only place', async () => (plans > 1 ? true : null))
      const quick = await migrationWithFile(service)
      await eventually('a file to be read', async () => {
        const { files } = (await service.call('GET', `/migrations/${quick}/files`)).body
        return files[0].status === 'ready' ? true : null
      })
      const { job_id } = await startExport(service, executed, { slug: 'customers' })
      await exportThat(service, executed, job_id, 'completed')
      const statuses = (await Promise.all(runs.map((run) => readRun(service, run)))).map(({ status }) => status)
      expect(statuses.every((status) => status === 'queued' || status === 'running')).toBe(true)
      expect(plans).toBe(2)
      gate.resolve()
      for (const run of runs) await runThat(service, run, 'awaiting_approval')
    } finally {
      gate.resolve()
      await worker.stop()
    }
  })
})
