import { describe, expect, it } from 'vitest'
import { useService } from '../../support/harness.ts'
import { blockedRun, customersTemplate, question } from '../../support/runs.ts'

describe('an answer that is remembered for the account', () => {
  const service = useService({ templates: [customersTemplate], limits: { runs: 1_000 } })

  const answer = async (value: string) => {
    const run = await blockedRun(service, [question('dates:full_name')])
    const answers = [{ question_id: run.questions[0]?.question_id, value, remember: 'account' }]
    const path = `/migrations/${run.migration_id}/runs/${run.run_id}/answers`
    expect((await service.call('POST', path, { body: { answers } })).status).toBe(200)
    const { body } = await service.call('GET', '/knowledge')
    return { question_id: run.questions[0]?.question_id, knowledge: body.knowledge }
  }

  it('is knowledge like any other: listed, guarded, replaced by the next answer, and by hand', async () => {
    const first = await answer('day_first')
    expect(first.knowledge).toEqual([
      {
        key: expect.stringMatching(/^answer-customers-[0-9a-f]{16}$/),
        scope: { type: 'template', slug: 'customers' },
        content: expect.stringMatching(/day/i),
        updated_at: expect.any(String),
        updated_by: { type: 'answer', id: first.question_id },
      },
    ])
    const second = await answer('month_first')
    const [before, after] = [first.knowledge[0], second.knowledge[0]]
    expect(second.knowledge).toHaveLength(1)
    expect(after).toMatchObject({ key: before.key, updated_by: { type: 'answer', id: second.question_id } })
    expect(after.updated_at > before.updated_at).toBe(true)
    const write = (if_unmodified_since: string) =>
      service.call('PUT', `/knowledge/${after.key}`, { body: { content: 'By hand.', if_unmodified_since } })
    expect((await write(before.updated_at)).status).toBe(412)
    expect(await write(after.updated_at)).toMatchObject({ status: 200, body: { updated_by: { type: 'key' } } })
  })
})
