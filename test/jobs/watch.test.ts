import { describe, expect, it } from 'vitest'
import { watchRun } from '../../server/src/jobs/watch.ts'
import { useService } from '../support/harness.ts'
import { cancel, customersTemplate, eventually, migrationWithFile, start, takeUpByHand } from '../support/runs.ts'

describe('watching a run', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  const progressOf = async (migration_id: string): Promise<unknown[]> => {
    const where = { migration_id, type: 'progress' }
    const events = await service.deps.prisma.threadEvent.findMany({ where, orderBy: { sequence: 'asc' } })
    return events.map(({ data }) => data)
  }

  it('tells the thread of each stage and each tenth of it, and the run of every step', async () => {
    const run = await start(service, await migrationWithFile(service))
    const watch = watchRun(
      service.deps,
      await takeUpByHand(service, run),
      service.deps.log,
      new AbortController().signal,
    )
    const seen = [0, 5, 10, 12, 19, 25].map((done) => ({ stage: 'checking', done, total: 100 }) as const)
    for (const progress of seen) {
      watch.report(progress)
      await eventually('the progress to be written', async () => {
        const row = await service.deps.prisma.run.findUniqueOrThrow({ where: { id: run.run_id } })
        return JSON.stringify(row.progress).includes(`"done":${progress.done},`) || null
      })
    }
    await watch.stop()
    expect(await progressOf(run.migration_id)).toEqual([seen[0], seen[2], seen[5]])
  })

  it('tells nothing once the run has been taken away', async () => {
    const run = await start(service, await migrationWithFile(service))
    const watch = watchRun(
      service.deps,
      await takeUpByHand(service, run),
      service.deps.log,
      new AbortController().signal,
    )
    await cancel(service, run)
    watch.report({ stage: 'checking', done: 1, total: 2 })
    await eventually('the watch to notice', async () => watch.signal.aborted || null)
    await watch.stop()
    expect(await progressOf(run.migration_id)).toEqual([])
    expect((await service.call('GET', `/migrations/${run.migration_id}/log`)).body.entries.at(-1)).toMatchObject({
      data: { status: 'canceled' },
    })
  })
})
