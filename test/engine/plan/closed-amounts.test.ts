import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it.each([
  ['some', ['4 900:-', '12500', '250 kr', '1 290:-', '38 000']],
  ['all', ['4 900:-', '12 500:-', '250:-', '1 290:- kr', '38 000:-']],
])('a colon and a dash close an amount without öre: %s', (_, values) => {
  const boats = templateOf('boats', [
    { name: 'boat', required: true, unique: true },
    { name: 'price', description: 'Whole kronor', rule: '^\\d+$' },
  ])
  const table = tableOf('boats', `Boat|Price\n${values.map((value, at) => `B${at}|${value}`).join('\n')}`)
  const decision = decideOn([table], [boats])
  expect(decision.questions).toEqual([])
  const steps = columnOf(decision, 'price').transforms
  expect(values.map((value) => applyChain(steps, [value]).value)).toEqual(['4900', '12500', '250', '1290', '38000'])
})
