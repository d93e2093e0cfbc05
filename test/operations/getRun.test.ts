import { describe, expect, it } from 'vitest'
import { useService } from '../support/harness.ts'
import { itCountsIn } from '../support/refusals.ts'
import { blockedRun, customersTemplate, migrationWithFile, question, start } from '../support/runs.ts'

describe('getRun', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  const get = (migration_id: string, run_id: string, key?: string | null) =>
    service.call('GET', `/migrations/${migration_id}/runs/${run_id}`, key === undefined ? {} : { key })

  it('200: the run as startRun told it', async () => {
    const run = await start(service, await migrationWithFile(service))
    expect(await get(run.migration_id, run.run_id)).toMatchObject({ status: 200, body: run })
  })

  it('200: a blocked run with its questions, in order, and no key of the engine', async () => {
    const run = await blockedRun(service, [question('first'), question('second', { free_text: true, options: [] })])
    expect(run).toMatchObject({ status: 'blocked', summary: null, finished_at: null, started_at: expect.any(String) })
    expect(run.questions).toMatchObject([
      { question_id: expect.stringMatching(/^qst_/), kind: 'date_order', default: 'day_first', answer: null },
      { free_text: true, options: [], answer: null },
    ])
    expect(run.questions[0]).not.toHaveProperty('key')
  })

  it('401: no key', async () => {
    expect((await get('mig_0000000000', 'run_0000000000', null)).status).toBe(401)
  })

  it('404: unknown, of another migration, of another account, malformed: all alike', async () => {
    const run = await start(service, await migrationWithFile(service))
    const { id: elsewhere } = await service.newMigration({})
    const other = await service.newAccount()
    const replies = [
      await get(run.migration_id, 'run_0000000000'),
      await get(elsewhere, run.run_id),
      await get(run.migration_id, run.run_id, other.key),
      await get('x', run.run_id),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(replies.map(({ body }) => body.error))).toEqual(new Set([replies[0]?.body.error]))
  })

  itCountsIn(service, 'read', ({ key } = {}) => get('mig_0000000000', 'run_0000000000', key))

  it('500: a record that is broken in the database, told without its cause', async () => {
    const run = await start(service, await migrationWithFile(service))
    await service.deps.prisma.run.update({ where: { id: run.run_id }, data: { progress: { stage: 'nowhere' } } })
    expect(await get(run.migration_id, run.run_id)).toMatchObject({
      status: 500,
      body: { error: 'Internal server error' },
    })
  })
})
