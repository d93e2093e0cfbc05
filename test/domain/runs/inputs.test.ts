import { describe, expect, it } from 'vitest'
import { onPool } from '../../../server/src/database/statement.ts'
import { gatherInputs } from '../../../server/src/domain/runs/inputs.ts'
import { findPreviewedRun } from '../../../server/src/domain/runs/result.ts'
import { useService } from '../../support/harness.ts'
import { blockRun } from '../../../server/src/domain/runs/outcome.ts'
import {
  blockedRun,
  cancel,
  customersTemplate,
  question,
  readRun,
  start,
  takeUpByHand,
  type Run,
} from '../../support/runs.ts'

describe('gatherInputs', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  const gather = async ({ run_id, migration_id }: Run) => {
    const { prisma } = service.deps
    const run = await prisma.run.findUniqueOrThrow({ where: { id: run_id } })
    return gatherInputs(prisma, run, await prisma.migration.findUniqueOrThrow({ where: { id: migration_id } }))
  }
  const answerAll = async (run: Run, ...answers: { value: string; remember?: string }[]) => {
    const body = { answers: run.questions.map(({ question_id }, index) => ({ question_id, ...answers[index] })) }
    const reply = await service.call('POST', `/migrations/${run.migration_id}/runs/${run.run_id}/answers`, { body })
    expect(reply.status).toBe(200)
  }

  it("takes this run's answers, and of earlier runs of the migration those to be remembered", async () => {
    const first = await blockedRun(service, [question('once'), question('here'), question('everywhere')])
    const day = { value: 'day_first' }
    await answerAll(first, day, { ...day, remember: 'migration' }, { ...day, remember: 'account' })
    expect((await gather(first)).answers.map(({ key }) => key).toSorted()).toEqual(['everywhere', 'here', 'once'])
    await cancel(service, first)
    const second = await start(service, first.migration_id)
    await takeUpByHand(service, second)
    expect((await gather(second)).answers).toEqual([
      { key: 'here', value: 'day_first' },
      { key: 'everywhere', value: 'day_first' },
    ])
    await cancel(service, second)
  })

  it('takes what this run was answered, though other machines’ clocks are hours ahead of the one that it was started on', async () => {
    const first = await blockedRun(service, [question('same'), question('other')])
    await answerAll(first, { value: 'day_first', remember: 'migration' }, { value: 'day_first' })
    const { prisma } = service.deps
    const ahead = new Date(Date.now() + 7_200_000)
    await prisma.question.updateMany({ where: { run_id: first.run_id }, data: { answered_at: ahead } })
    await cancel(service, first)
    const late = await start(service, first.migration_id)
    await cancel(service, late)
    await prisma.run.update({ where: { id: late.run_id }, data: { id: 'run_ffffffffffff', plan_version: 1 } })
    const made = { kind: 'update', plan_version: 2, input: { instructions: 'Ignore Fax', changes: [] } }
    await prisma.run.update({ where: { id: first.run_id }, data: { id: 'run_fffffffffffe', ...made } })
    const update = await start(service, first.migration_id)
    const { id } = await takeUpByHand(service, update)
    await prisma.run.update({ where: { id }, data: { kind: 'update', input: made.input } })
    await blockRun(service.deps, await prisma.run.findUniqueOrThrow({ where: { id } }), [question('same')])
    await answerAll(await readRun(service, update), { value: 'month_first' })
    const { answers } = await gather(update)
    const shown = await findPreviewedRun(onPool(service.deps.pool), service.account.id, first.migration_id, null)
    expect(shown.plan_version).toBe(2)
    expect(answers.find(({ key }) => key === 'same')).toEqual({ key: 'same', value: 'month_first', revisions: 2 })
    await cancel(service, update)
  })

  it('takes the knowledge of the account, of its source and of its templates, and no other', async () => {
    const run = await blockedRun(service, [question('a')])
    const { source_id } = await service.deps.prisma.migration.findUniqueOrThrow({ where: { id: run.migration_id } })
    const scopes = {
      'for-all': { type: 'account' },
      'for-customers': { type: 'template', slug: 'customers' },
      'for-others': { type: 'template', slug: 'others' },
      'for-source': { type: 'source', id: source_id },
      'for-other-source': { type: 'source', id: 'src_0000000000' },
    }
    const entry = {
      account_id: service.account.id,
      content: 'x',
      updated_at: new Date(),
      updated_by: { type: 'key', id: 'k' },
    }
    await service.deps.prisma.knowledge.createMany({
      data: Object.entries(scopes).map(([key, scope]) => ({ ...entry, key, scope })),
    })
    const keys = (await gather(run)).knowledge.map(({ key }) => key).filter((key) => key.startsWith('for-'))
    expect(keys).toEqual(['for-all', 'for-customers', 'for-source'])
    await cancel(service, run)
  })

  it('leaves out what could not be read, and numbers plans in turn', async () => {
    const run = await blockedRun(service, [question('a')])
    const { prisma } = service.deps
    await prisma.file.updateMany({
      where: { migration_id: run.migration_id },
      data: { status: 'failed', error: 'broken' },
    })
    expect(await gather(run)).toMatchObject({ tables: [], version: 1, files: [{ status: 'failed' }] })
    await prisma.run.update({ where: { id: run.run_id }, data: { plan_version: 4 } })
    expect((await gather(run)).version).toBe(5)
    await cancel(service, run)
  })
})
