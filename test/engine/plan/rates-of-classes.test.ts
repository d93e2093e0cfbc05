import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('what a list of prices has by the day, and has not for some, is looked up as what it has by the week', () => {
  const rooms = templateOf('rooms', [
    { name: 'room_no', required: true, unique: true, rule: '^R\\d\\d$' },
    { name: 'day_rate', description: 'List price in cents; blank if not let by the day', rule: '^\\d+$' },
    { name: 'week_rate', description: 'List price in cents', rule: '^\\d+$' },
  ])
  const prices = tableOf(
    'prices',
    'Category|What|Day £|Week £\nK1|Small|40.00|210.00\nK2|Wide|55.50|290.00\nK3|Hall|n/a|900.00\nK4|Loft|62.00|310.00\nK5|Shed|18.00|75.00',
  )
  const own = tableOf(
    'rooms',
    `Room|Category\n${Array.from({ length: 15 }, (_, at) => `R${at + 10}|K${(at % 5) + 1}`).join('\n')}`,
  )
  const decision = decideOn([own, prices], [rooms])
  const [source] = decision.plan.sheets[0]!.sources
  expect(source!.joins.map(({ table, left, right }) => [table, left, right])).toEqual([['prices', 1, 0]])
  const { inputs, transforms } = columnOf(decision, 'day_rate')
  expect(inputs.map(({ column }) => column)).toEqual(['Day £'])
  expect(transforms).toMatchObject([
    { kind: 'null_token', tokens: ['n/a'] },
    { kind: 'number', unit: 'hundredths' },
  ])
  expect(columnOf(decision, 'week_rate').inputs.map(({ column }) => column)).toEqual(['Week £'])
})
