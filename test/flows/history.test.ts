import { describe, expect, it } from 'vitest'
import { createClient, type Run } from '#client'
import { useService } from '../support/harness.ts'

const people = {
  slug: 'people',
  name: 'People',
  columns: [
    { name: 'person_id', required: true },
    { name: 'reach', required: true },
    { name: 'status', desiredRule: 'strict', strictRule: 'active|paused|left' },
    { name: 'joined', desiredRule: 'strict', strictRule: '\\d{4}-\\d{2}-\\d{2}' },
  ],
}

/** Which column is “reach”, what “X” means, the order of dates, and what to do with equal rows can't be known. */
const csvOf = (from: number): string => {
  const rows = Array.from({ length: 8 }, (_, index) => {
    const status = ['active', 'X', 'paused', 'X'][index % 4]
    return `${from + index},w${from + index},v${from - index},${status},0${(index % 8) + 1}/0${((index + 3) % 8) + 1}/2021`
  })
  return ['person_id,zq one,zq two,status,joined', ...rows, rows[0]].join('\r\n')
}

const answers: Record<string, string> = {
  column_match: 'zq two',
  value_map: 'left',
  date_order: 'mdy',
  duplicate: 'keep_last',
}

describe('what was answered once', () => {
  const service = useService({ templates: [people], worker: true, limits: { runs: 100 } })
  const client = () => createClient({ baseUrl: service.url, apiKey: service.key })

  const migrate = async (
    from: number,
    {
      source,
      remember,
      name = `people_${from}.csv`,
      csv = csvOf(from),
    }: {
      source?: string
      remember?: 'account'
      name?: string
      csv?: string
    },
  ): Promise<{ id: string; asked: Run['questions']; run: Run }> => {
    const { createMigration, upload, startRun, waitForRun, answerRun } = client()
    const { id } = await createMigration(source ? { source } : {})
    await upload(id, [{ name, data: new Blob([csv]) }])
    const { run_id } = await startRun(id, { kind: 'generate' })
    const asked: Run['questions'] = []
    let run = await waitForRun(id, run_id)
    while (run.status === 'blocked') {
      const open = run.questions.filter(({ answer }) => answer === null)
      asked.push(...open)
      const given = open.map(({ question_id, kind }) => ({
        question_id,
        value: answers[kind] ?? '',
        ...(remember && { remember }),
      }))
      run = await answerRun(id, run_id, given)
      run = await waitForRun(id, run_id)
    }
    expect(run.status).toBe('awaiting_approval')
    return { id, asked, run }
  }
  const execute = async (id: string): Promise<string> => {
    const { startRun, waitForRun, exportCsv } = client()
    const { run_id } = await startRun(id, { kind: 'execute' })
    expect(await waitForRun(id, run_id)).toMatchObject({ status: 'completed' })
    return (await exportCsv(id, 'people')).text()
  }

  it('is not asked again by a migration from the same source with the same headers, which says so', async () => {
    await service.deps.prisma.source.create({
      data: { id: 'src_00000001', account_id: service.account.id, name: 'Old CRM' },
    })
    const first = await migrate(100, { source: 'Old CRM' })
    expect(first.asked.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(answers).toSorted())
    await execute(first.id)

    const second = await migrate(200, { source: 'Old CRM' })
    expect(second.asked).toEqual([])
    expect(await execute(second.id)).toContain('201,v199,left,2021-02-05')
    const { getPreview, getLog } = client()
    const { mappings, value_maps } = await getPreview(second.id)
    expect(mappings.find(({ column }) => column === 'reach')).toMatchObject({
      decided_by: 'answer',
      reason: 'You answered for an earlier migration that it is “zq two”.',
    })
    expect(value_maps).toMatchObject([{ entries: [{ raw: 'X', value: 'left', decided_by: 'answer' }] }])
    const told = (await getLog(second.id)).entries.flatMap(({ type, data }) =>
      type === 'step' && data.topic === 'assumption' ? [data.text] : [],
    )
    for (const value of Object.values(answers)) {
      expect(told).toContainEqual(
        expect.stringMatching(`^Not asked again, because ${first.id} .*The answer was “${value}”\\.$`),
      )
    }
  })

  it('and remembered in the account is asked by no source again', async () => {
    // Another source than that of the first, so that it is asked.
    const first = await migrate(600, { remember: 'account' })
    expect(first.asked).toHaveLength(4)
    await service.deps.prisma.source.create({
      data: { id: 'src_00000003', account_id: service.account.id, name: 'Third' },
    })
    expect((await migrate(700, { source: 'Third' })).asked).toEqual([])
    const { listKnowledge } = client()
    const { knowledge } = await listKnowledge()
    expect(knowledge).toHaveLength(4)
  })
})
