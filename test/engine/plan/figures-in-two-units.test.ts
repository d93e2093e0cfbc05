import { expect, test } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const PUMPS = templateOf('pumps', [
  { name: 'pump_no', required: true, unique: true },
  { name: 'weight_kg', rule: '^\\d+(\\.\\d+)?$' },
])

test('a figure in two units gives that of the unit which the template column is called by', () => {
  const table = tableOf(
    'pumps',
    'Pump No|Heft\nP1|12 kg (26 lbs)\nP2|20.5 kg (45 lbs)\nP3|9 kg (20 lbs)\nP4|14 kg (31 lbs)',
  )
  const decision = decideOn([table], [PUMPS])
  expect(inputsOf(decision, 'weight_kg')).toEqual(['Heft'])
  expect(columnOf(decision, 'weight_kg').transforms).toMatchObject([{ kind: 'extract' }])
})

test('figures with a unit and a remark are none in two units', () => {
  const table = tableOf('pumps', 'Pump No|Heft\nP1|12 kg (net)\nP2|20 kg (gross)\nP3|9 kg (net)\nP4|14 kg (net)')
  expect(columnOf(decideOn([table], [PUMPS]), 'weight_kg').transforms).not.toMatchObject([{ kind: 'extract' }])
})
