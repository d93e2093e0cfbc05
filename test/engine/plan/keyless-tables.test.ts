import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const jobs = templateOf('jobs', [
  { name: 'job_no', required: true, unique: true, rule: '^J-\\d{4}$' },
  { name: 'done_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'fitter', required: true },
  { name: 'state', required: true, rule: '^(open|done)$' },
  { name: 'amount', rule: '^\\d+\\.\\d{2}$' },
])

const list = tableOf(
  'jobs',
  `Job no|Done on|Fitter|State|Amount
J-1001|2024-03-02|Ida Holm|done|120.00
J-1002|2024-03-04|Per Lind|done|80.50
J-1003|2024-03-09|Ida Holm|open|45.00`,
)

describe('a table with nothing of what the rows are known by', () => {
  it('is none of them beside one that has it, though it has a day and an amount as they have', () => {
    const paid = tableOf(
      'jobs paid out',
      `Date|Amount
2024-03-31|245.50
2024-04-30|310.00
2024-05-31|90.25`,
    )
    const { plan, questions } = decideOn([list, paid], [jobs])
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['jobs'])
    expect(plan.ignored_tables).toMatchObject([{ table: 'jobs paid out', reason: expect.stringContaining('known by') }])
    expect(questions).toEqual([])
  })
})
