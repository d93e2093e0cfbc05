import { describe, expect, it } from 'vitest'
import { expireRuns } from '../../../server/src/domain/runs/expire.ts'
import { useService } from '../../support/harness.ts'
import {
  blockedRun,
  customersTemplate,
  migrationWithFile,
  offeredRun,
  question,
  readRun,
  start,
  throughTheLock,
} from '../../support/runs.ts'

const days = (count: number) => count * 86_400_000

describe('expireRuns', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })
  const after = (milliseconds: number) => ({ ...service.deps, now: () => new Date(Date.now() + milliseconds) })

  const offered = async () => offeredRun(service, await migrationWithFile(service))

  it('fails a run that nobody answered, and cancels a preview that nobody approved, after 7 days and not before', async () => {
    const blocked = await blockedRun(service, [question('a')])
    const awaiting = await offered()
    expect(await expireRuns(after(days(7) - 60_000))).toBe(0)
    expect(await expireRuns(after(days(7) + 60_000))).toBe(2)
    expect(await readRun(service, blocked)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('7 days'),
    })
    expect(await readRun(service, awaiting)).toMatchObject({ status: 'canceled', error: null })
    const { body } = await service.call('GET', `/migrations/${awaiting.migration_id}`)
    expect(body).toMatchObject({ status: 'settled', outcome: 'canceled' })
  })

  it('spares a preview that is being executed', async () => {
    const preview = await offered()
    const execute = await start(service, preview.migration_id, { kind: 'execute' })
    expect(await expireRuns(after(days(8)))).toBe(0)
    expect((await readRun(service, preview)).status).toBe('awaiting_approval')
    expect((await readRun(service, execute)).status).toBe('queued')
  })

  it('lets a run go on whose answer comes at the same moment', async () => {
    const blocked = await blockedRun(service, [question('a')])
    const answers = [{ question_id: blocked.questions[0]!.question_id, value: 'day_first' }]
    const path = `/migrations/${blocked.migration_id}/runs/${blocked.run_id}/answers`
    await throughTheLock(service, blocked.migration_id, [
      async () => expect((await service.call('POST', path, { body: { answers } })).status).toBe(200),
      // It has found the run blocked.
      () => expireRuns(after(days(8))),
    ])
    expect((await readRun(service, blocked)).status).toBe('running')
  })
})
