import { describe, expect, it } from 'vitest'
import { earlierAnswers } from '../../../server/src/domain/runs/history.ts'
import { tablesOf } from '../../../server/src/domain/runs/inputs.ts'
import { useService } from '../../support/harness.ts'
import { blockedRun, cancel, customersTemplate, question, type Run } from '../../support/runs.ts'

describe('answers of earlier migrations', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  /** Gives the migration's file a table with these headers, as reading it would. */
  const read = async (migration_id: string, headers: string[], header_row: number | null = 1): Promise<string> => {
    const columns = headers.map((name, position) => ({ name, position, samples: [] }))
    const table = {
      name: 't',
      page: null,
      header_row,
      first_row: 2,
      rows: 3,
      columns,
      ignored: [],
      problem_rows: 0,
      parquet: 'p',
    }
    const { prisma } = service.deps
    await prisma.file.updateMany({ where: { migration_id }, data: { status: 'ready', sha256: 'a', tables: [table] } })
    return (await prisma.file.findFirstOrThrow({ where: { migration_id } })).id
  }
  const executed = ({ migration_id, run_id }: Run) =>
    service.deps.prisma.migration.update({ where: { id: migration_id }, data: { result_run_id: run_id } })

  /** A migration whose run asked about its table, had the answer, and was executed unless told otherwise. */
  const answered = async (
    headers: string[],
    more: { remember?: string; executes?: boolean; header_row?: null } = {},
  ): Promise<Run> => {
    const asking = await blockedRun(service, [question('placeholder')])
    const file_id = await read(asking.migration_id, headers, more.header_row === null ? null : 1)
    const [asked] = asking.questions
    await service.deps.prisma.question.updateMany({
      where: { run_id: asking.run_id },
      data: { key: `column:customers.full_name@${file_id}/t` },
    })
    const answer = {
      question_id: asked?.question_id,
      value: 'day_first',
      ...(more.remember && { remember: more.remember }),
    }
    const body = { answers: [answer] }
    const path = `/migrations/${asking.migration_id}/runs/${asking.run_id}/answers`
    expect((await service.call('POST', path, { body })).status).toBe(200)
    await cancel(service, asking)
    if (more.executes !== false) await executed(asking)
    return asking
  }
  /** What holds for a new migration with these headers. */
  const holding = async (
    headers: string[],
    { header_row = 1, source_id }: { header_row?: number | null; source_id?: string } = {},
  ) => {
    const { id } = await service.newMigration({ ...(source_id && { source_id }) })
    await service.upload(id, [{ name: 'new.csv', content: 'a\n1' }])
    const file_id = await read(id, headers, header_row)
    const { prisma } = service.deps
    const migration = await prisma.migration.findUniqueOrThrow({ where: { id } })
    const tables = (await prisma.file.findMany({ where: { migration_id: id } })).flatMap(tablesOf)
    const answers = await earlierAnswers(prisma, migration, tables)
    return answers.map((answer) => ({ ...answer, key: answer.key.replace(file_id, 'here') }))
  }

  it('hold once their migration was executed, for the table of the same headers', async () => {
    const open = await answered(['a', 'b'], { executes: false })
    expect(await holding(['a', 'b'])).toEqual([])
    await executed(open)
    expect(await holding(['a', 'b'])).toMatchObject([
      { key: 'column:customers.full_name@here/t', value: 'day_first', earlier: { migration_id: open.migration_id } },
    ])
    expect(await holding(['b', 'a'])).toEqual([])
    expect(await holding(['a', 'b', 'c'])).toEqual([])
  })

  it('tell nothing of tables that have no headers', async () => {
    await answered(['Column 1', 'Column 2'], { header_row: null })
    expect(await holding(['Column 1', 'Column 2'], { header_row: null })).toEqual([])
  })

  it('hold for other sources only when they were to be remembered, as long as they are knowledge', async () => {
    const { id: source_id } = await service.deps.prisma.source.create({
      data: { id: 'src_00000009', account_id: service.account.id, name: 'Other' },
    })
    await answered(['x', 'y'])
    expect(await holding(['x', 'y'], { source_id })).toEqual([])
    await answered(['x', 'z'], { remember: 'account', executes: false })
    expect(await holding(['x', 'z'], { source_id })).toHaveLength(1)
    const { body } = await service.call('GET', '/knowledge')
    for (const { key } of body.knowledge) await service.call('DELETE', `/knowledge/${key}`)
    expect(await holding(['x', 'z'], { source_id })).toEqual([])
  })

  it('are asked for anew once an update of the source went over them', async () => {
    await answered(['u', 'v'])
    const { migration_id } = await answered(['u', 'w'])
    const update = await service.deps.prisma.run.create({
      data: {
        id: service.deps.newId('run'),
        account_id: service.account.id,
        migration_id,
        kind: 'update',
        status: 'canceled',
        plan_version: 7,
        input: { instructions: 'Map u to full_name', changes: [] },
      },
    })
    expect(await holding(['u', 'v'])).toEqual([])
    await service.deps.prisma.run.update({
      where: { id: update.id },
      data: { input: { instructions: 'Map u to email', changes: [] } },
    })
    expect(await holding(['u', 'v'])).toHaveLength(1)
  })

  it('of another account hold nowhere', async () => {
    const other = await service.newAccount()
    await answered(['q', 'r'])
    const { id } = await service.newMigration({}, other.key)
    await service.upload(id, [{ name: 'new.csv', content: 'a\n1' }], other.key)
    await read(id, ['q', 'r'])
    const { prisma } = service.deps
    const migration = await prisma.migration.findUniqueOrThrow({ where: { id } })
    const tables = (await prisma.file.findMany({ where: { migration_id: id } })).flatMap(tablesOf)
    expect(await earlierAnswers(prisma, migration, tables)).toEqual([])
  })
})
