import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const anchors = (name: string, description: string) =>
  templateOf('anchors', [
    { name: 'code', required: true, unique: true },
    { name, description, rule: '^\\d+\\.\\d{2}$' },
  ])
const table = tableOf('anchors', 'Code|Weight\nA1|8.50#\nA2|12.25#\nA3|16.30 lb\nA4|3.20#\nA5|2.00 lb')

it('a number sign behind figures is pounds where a weight in pounds is wanted', () => {
  const steps = columnOf(
    decideOn([table], [anchors('weight_lb', 'Weight in pounds, two decimals')]),
    'weight_lb',
  ).transforms
  expect(steps).toContainEqual(expect.objectContaining({ kind: 'number', unit: 'lb' }))
})

it('a number sign in front of figures is none', () => {
  const berths = tableOf('anchors', 'Code|Berth\nA1|#8\nA2|#12\nA3|16\nA4|#3\nA5|2')
  const berth = templateOf('anchors', [
    { name: 'code', required: true, unique: true },
    { name: 'berth', rule: '^\\d+$' },
  ])
  expect(JSON.stringify(columnOf(decideOn([berths], [berth]), 'berth').transforms)).not.toContain('lb')
})
