import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Zeros that are said to be no figures: “A depth of 0 means that nobody measured it”.

const wells = templateOf('wells', [
  { name: 'well_no', required: true, unique: true },
  { name: 'depth_m', rule: String.raw`\d+\.\d` },
  { name: 'yield_l', rule: String.raw`\d+` },
])
const list = tableOf('wells', 'Well no|Depth|Yield\nW1|0.000|120\nW2|12.500|0\nW3|8.000|95\nW4|0|40')

function tokens(column: string, instructions: string): string[] {
  const { transforms } = columnOf(decideOn([list], [wells], { instructions }), column)
  return transforms.flatMap((step) => (step.kind === 'null_token' ? step.tokens : []))
}

it.each([
  'A depth of 0 in the wells means that nobody measured it.',
  'Depth 0 means not measured.',
  '0 for the depth means unknown.',
  'In wells.csv a depth of 0.0 is one that was never recorded.',
])('%s', (said) => {
  expect(tokens('depth_m', said).toSorted()).toEqual(['0', '0.000'])
  expect(tokens('yield_l', said)).toEqual([])
})

it.each([
  'A depth of 0 means the well is dry.',
  'Depth 0 means 1 m or less, not measured by us.',
  'A depth of 0 means not measured, except for the springs.',
])('says nothing of the kind: %s', (said) => {
  expect(tokens('depth_m', said)).toEqual([])
})

it('is said of what a template counts so, where no header is called so', () => {
  const pumps = templateOf('pump_checks', [
    { name: 'check_no', required: true, unique: true },
    { name: 'hours_at_check', rule: String.raw`\d+` },
  ])
  const checks = tableOf('checks', 'Check no|Meter\nC1|1204\nC2|0\nC3|1377\nC4|0\nC5|1410')
  const instructions = 'Map Meter to hours_at_check. 0 hours on a pump check means that no meter was read.'
  const { transforms } = columnOf(decideOn([checks], [pumps], { instructions }), 'hours_at_check')
  expect(transforms).toContainEqual({ kind: 'null_token', tokens: ['0'] })
})
