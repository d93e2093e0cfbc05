import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const written = (values: string[], description: string): (string | null)[] => {
  const template = templateOf('levies', [
    { name: 'levy_code', required: true, unique: true },
    { name: 'rate', description, rule: '^\\d+(\\.\\d+)?$' },
  ])
  const rows = values.map((value, at) => `L${at + 11}|${value}`)
  const { transforms } = columnOf(
    decideOn([tableOf('levies', `Levy code|Rate\n${rows.join('\n')}`)], [template]),
    'rate',
  )
  return values.map((value) => (transforms.length === 0 ? value : applyChain(transforms, [value]).value))
}

it.each([
  [
    ['13.0%', '14.975%', '0.0%', '20%', '7.50%'],
    ['13', '14.975', '0', '20', '7.5'],
  ],
  [
    ['13.0', '14.975', '0.00', '20', '7.50'],
    ['13', '14.975', '0', '20', '7.5'],
  ],
])('zeros behind the decimals go where none are wanted that say nothing: %j', (values, wanted) => {
  expect(written(values, 'Per cent, without needless zeros.')).toEqual(wanted)
})

it('they stay where nothing is said of them', () => {
  expect(written(['13.0', '14.975', '0.00'], 'Per cent.')).toEqual(['13.0', '14.975', '0.00'])
})
