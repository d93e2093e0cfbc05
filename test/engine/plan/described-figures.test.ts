import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it.each([
  ['Percent, 100 = full time', 'Full time', '100'],
  ['In percent (100 = whole season)', 'Whole season', '100'],
  ['Percent, 0 for none at all', 'None at all', '0'],
])('words beside percentages are the figure that “%s” has for them', (description, words, figure) => {
  const pitchers = templateOf('rowers', [
    { name: 'no', required: true, unique: true },
    { name: 'percent', required: true, rule: '^\\d+$', description },
  ])
  const values = [words, '80 %', words, '50 %', words, words]
  const table = tableOf('rowers', `No|Percent\n${values.map((value, at) => `${at + 1}|${value}`).join('\n')}`)
  const decision = decideOn([table], [pitchers])
  expect(decision.questions).toEqual([])
  const steps = columnOf(decision, 'percent').transforms
  expect(values.slice(0, 2).map((value) => applyChain(steps, [value]).value)).toEqual([figure, '80'])
})
