import { describe, expect, it, onTestFinished } from 'vitest'
import type { Progress } from '../../server/src/engine/model.ts'
import { watchRun } from '../../server/src/jobs/watch.ts'
import { useService } from '../support/harness.ts'
import {
  blockedRun,
  cancel,
  customersTemplate,
  eventually,
  migrationWithFile,
  question,
  readRun,
  runThat,
  start,
  takeUpByHand,
} from '../support/runs.ts'

describe('the progress that a watch shows', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  const watched = async () => {
    const run = await start(service, await migrationWithFile(service))
    const row = await takeUpByHand(service, run)
    const watch = watchRun(service.deps, row, service.deps.log, new AbortController().signal)
    onTestFinished(watch.stop)
    const shown = async () => (await readRun(service, run)).progress
    return { run, watch, shown }
  }

  it('only goes on, and never has more done than there is', async () => {
    const { run, watch, shown } = await watched()
    const tell = async (stage: Progress['stage'], done: number, total: number) => {
      watch.report({ stage, done, total })
      await watch.flush()
      return shown()
    }
    expect(await shown()).toEqual({ stage: 'reading', done: 1, total: 1 })
    expect(await tell('profiling', 4, 6)).toEqual({ stage: 'profiling', done: 4, total: 6 })
    expect(await tell('profiling', 2, 6)).toEqual({ stage: 'profiling', done: 4, total: 6 })
    expect(await tell('transforming', 0, 90)).toEqual({ stage: 'transforming', done: 0, total: 90 })
    expect(await tell('matching', 3, 3)).toEqual({ stage: 'transforming', done: 0, total: 90 })
    expect(await tell('writing', 91, 90)).toEqual({ stage: 'writing', done: 90, total: 90 })
    await cancel(service, run)
  })

  it('stays as it was once the run has been taken away', async () => {
    const { run, watch, shown } = await watched()
    watch.report({ stage: 'matching', done: 1, total: 2 })
    await watch.flush()
    await cancel(service, run)
    watch.report({ stage: 'writing', done: 1, total: 2 })
    await watch.flush()
    await eventually('the attempt to be called off', async () => (watch.signal.aborted ? true : null))
    expect(await shown()).toEqual({ stage: 'matching', done: 1, total: 2 })
  })
})

describe('the progress of a run that goes on', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  it('begins again with its answers, until a worker tells more', async () => {
    const run = await blockedRun(service, [question('order')])
    const answers = run.questions.map(({ question_id }) => ({ question_id, value: 'day_first' }))
    const path = `/migrations/${run.migration_id}/runs/${run.run_id}/answers`
    expect((await service.call('POST', path, { body: { answers } })).body).toMatchObject({
      status: 'running',
      progress: { stage: 'reading', done: 1, total: 1 },
    })
    await cancel(service, run)
  })
})

describe('the progress of a run', () => {
  // Rows of which nothing tells that they are one are asked about.
  const keyless = { ...customersTemplate, columns: customersTemplate.columns.map((one) => ({ ...one, unique: false })) }
  const service = useService({ worker: true, templates: [keyless], limits: { runs: 1_000 } })

  it('rests where it came to when the run asks, and goes through the stages once more after the answers', async () => {
    const twins = 'customer_id,full_name,email\r\n1001,Anna,a@example.com\r\n1001,Anna,a@example.com\r\n'
    const run = await start(service, await migrationWithFile(service, twins))
    const blocked = await runThat(service, run, 'blocked')
    expect(blocked.progress).toEqual({ stage: 'transforming', done: 2, total: 2 })
    const answers = blocked.questions.map(({ question_id }) => ({ question_id, value: 'keep_first' }))
    await service.call('POST', `/migrations/${run.migration_id}/runs/${run.run_id}/answers`, { body: { answers } })
    expect((await runThat(service, run, 'awaiting_approval')).progress).toEqual({ stage: 'done', done: 0, total: 0 })
    const told = await service.deps.prisma.threadEvent.findMany({
      where: { run_id: run.run_id, type: 'progress' },
      orderBy: { sequence: 'asc' },
    })
    const stages = ['waiting_for_files', 'reading', 'profiling', 'matching', 'transforming', 'checking', 'writing']
    const places = told.map(({ data }) => stages.indexOf((data as { stage: string }).stage))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places.filter((place, index) => index > 0 && place < (places[index - 1] ?? 0)).length).toBeLessThan(2)
  })
})
