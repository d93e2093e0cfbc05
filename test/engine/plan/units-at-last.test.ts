import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

it('a column in another unit that nothing else tells of is looked at like any other', () => {
  const template = templateOf('visits', [
    { name: 'visit_no', required: true, unique: true },
    { name: 'travel', description: 'Travel in kilometres', required: true, rule: String.raw`\d+\.\d` },
    { name: 'effort', description: 'Effort in hours', required: true, rule: String.raw`\d+\.\d{2}` },
  ])
  const rows = [30, 45, 60, 90, 15, 75].map((minutes, at) => `V${at}|${minutes}|${1000 * (at + 2)}`)
  const table = tableOf('visits', `Visit|Inzet (min)|Reis (m)\n${rows.join('\n')}`)
  const { plan, questions } = decideOn([table], [template])
  expect(plan.sheets).toHaveLength(1)
  expect(questions.filter(({ kind }) => kind === 'column_match').length).toBeLessThanOrEqual(2)
})
