import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

it('takes “Fitted” for the day on which something was installed', () => {
  const stoves = templateOf('stoves', [
    { name: 'stove_no', required: true, unique: true },
    { name: 'install_date', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    { name: 'flue', required: true },
  ])
  const list = tableOf('stoves', 'Stove no|Flue|Fitted\nS1|clay|2031-02-03\nS2|steel|2031-03-04\nS3|clay|2031-04-07')
  const decision = decideOn([list], [stoves])
  expect(inputsOf(decision, 'install_date')).toEqual(['Fitted'])
  expect(decision.questions).toEqual([])
})
