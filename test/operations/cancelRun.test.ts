import { describe, expect, it } from 'vitest'
import type { Reply } from '../support/call.ts'
import { useService } from '../support/harness.ts'
import { itCountsIn } from '../support/refusals.ts'
import {
  blockedRun,
  cancel as cancelRun,
  customersTemplate,
  migrationWithFile,
  offeredRun,
  question,
  readRun,
  start,
  takeUpByHand,
  throughTheLock,
  type Run,
} from '../support/runs.ts'

/** Without a worker; how the work itself is stopped is shown in test/flows/cancel.test.ts. */
describe('cancelRun', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  const cancel = (run: Pick<Run, 'migration_id' | 'run_id'>, key?: string | null) => cancelRun(service, run, key)
  const newRun = async () => start(service, await migrationWithFile(service))
  const offered = async () => offeredRun(service, await migrationWithFile(service))

  it('200: a queued run, and the migration settles', async () => {
    const run = await newRun()
    const reply = await cancel(run)
    expect(reply).toMatchObject({ status: 200, body: { run_id: run.run_id, status: 'canceled', error: null } })
    expect(reply.body.finished_at).toEqual(expect.any(String))
    const { body } = await service.call('GET', `/migrations/${run.migration_id}`)
    expect(body).toMatchObject({
      status: 'settled',
      outcome: 'canceled',
      active_run_id: null,
      latest_run_id: run.run_id,
    })
  })

  it('200: a running one', async () => {
    const run = await newRun()
    await takeUpByHand(service, run)
    expect(await cancel(run)).toMatchObject({ status: 200, body: { status: 'canceled' } })
  })

  it('200: a blocked one, its questions unanswered', async () => {
    const run = await blockedRun(service, [question('a')])
    expect(await cancel(run)).toMatchObject({
      status: 200,
      body: { status: 'canceled', questions: [{ answer: null }] },
    })
  })

  it('200: a blocked one with the answers that came meanwhile', async () => {
    const run = await blockedRun(service, [question('a'), question('b')])
    const answers = [{ question_id: run.questions[0]!.question_id, value: 'day_first' }]
    const replies: Reply[] = []
    await throughTheLock(service, run.migration_id, [
      () => service.call('POST', `/migrations/${run.migration_id}/runs/${run.run_id}/answers`, { body: { answers } }),
      async () => replies.push(await cancel(run)),
    ])
    expect(replies).toMatchObject([{ status: 200, body: { questions: [{ answer: 'day_first' }, { answer: null }] } }])
    expect(replies[0]?.body).toEqual(await readRun(service, run))
  })

  it('200: one that awaits approval', async () => {
    expect(await cancel(await offered())).toMatchObject({ status: 200, body: { status: 'canceled' } })
  })

  it('200: an execute; its preview goes on awaiting approval and can be executed again', async () => {
    const preview = await offered()
    const execute = await start(service, preview.migration_id, { kind: 'execute' })
    expect((await cancel(execute)).status).toBe(200)
    expect((await readRun(service, preview)).status).toBe('awaiting_approval')
    expect((await cancel(await start(service, preview.migration_id, { kind: 'execute' }))).status).toBe(200)
  })

  it('200: a preview that is being executed takes its execute along', async () => {
    const preview = await offered()
    const execute = await start(service, preview.migration_id, { kind: 'execute' })
    expect((await cancel(preview)).body.status).toBe('canceled')
    expect((await readRun(service, execute)).status).toBe('canceled')
    const { body } = await service.call('GET', `/migrations/${preview.migration_id}`)
    expect(body).toMatchObject({ status: 'settled', outcome: 'canceled' })
  })

  it('401: no key', async () => {
    expect((await cancel({ migration_id: 'mig_0000000000', run_id: 'run_0000000000' }, null)).status).toBe(401)
  })

  it("404: unknown, and another account's, which is left alone", async () => {
    const run = await newRun()
    const other = await service.newAccount()
    expect((await cancel({ ...run, run_id: 'run_0000000000' })).status).toBe(404)
    expect((await cancel(run, other.key)).status).toBe(404)
    expect((await readRun(service, run)).status).toBe('queued')
    await cancel(run)
  })

  it('409: a run that has ended; of many cancels at once one wins', async () => {
    const run = await newRun()
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(run)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect((await cancel(run)).body).toEqual({ error: expect.stringContaining('it is canceled') })
  })

  itCountsIn(service, 'write', ({ key } = {}) =>
    cancel({ migration_id: 'mig_0000000000', run_id: 'run_0000000000' }, key),
  )

  it('500: a status that is unknown, told without its cause', async () => {
    const run = await newRun()
    await service.deps.prisma.run.update({ where: { id: run.run_id }, data: { progress: { stage: 'nowhere' } } })
    expect(await cancel(run)).toMatchObject({ status: 500, body: { error: 'Internal server error' } })
  })
})
