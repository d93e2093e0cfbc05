import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true },
  { name: 'email', description: 'A valid e-mail address, or blank' },
  { name: 'ring', rule: '\\d{6}' },
  { name: 'remark' },
])
const cells = [
  'ada@a.example|482913|no ring',
  'no email|no ring|bees',
  'ben@b.example|kein Ring|hives',
  'eva@c.example|no clue|wax',
]
const list = tableOf(
  'keepers',
  `Keeper No|Email|Ring no.|Remark\n${cells.map((own, at) => `K${at}|${own}`).join('\n')}`,
)

it('“no” and what a column is called is no value of it, and stays where any text may stand', () => {
  const decision = decideOn([list], [keepers], { autonomy: 'decide' })
  const tokens = (name: string): string[] =>
    columnOf(decision, name).transforms.flatMap((step) => (step.kind === 'null_token' ? step.tokens : []))
  expect(tokens('email')).toEqual(['no email'])
  expect(tokens('ring').toSorted()).toEqual(['kein Ring', 'no ring'])
  expect(tokens('remark')).toEqual([])
})

it.each([
  ['ISO date; blank if the exact day is not known', ['c. 2016', 'approx 2019', 'May 2012', '2014']],
  ['Leer, wenn der genaue Tag nicht bekannt ist', ['c. 2016', 'approx 2019', 'May 2012', '2014']],
  ['ISO date', []],
])('a year is no day where the description says that such stay empty: %s', (description, rough) => {
  const hives = templateOf('hives', [
    { name: 'hive_no', required: true, unique: true },
    { name: 'built_on', rule: '\\d{4}-\\d{2}-\\d{2}', description },
  ])
  const days = ['2016-04-02', '2017-05-01', '2018-06-11', 'c. 2016', 'approx 2019', 'May 2012', '2014']
  const table = tableOf('hives', `Hive no|Built on\n${days.map((day, at) => `H${at}|${day}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [hives], { autonomy: 'decide' }), 'built_on')
  expect(transforms.flatMap((step) => (step.kind === 'null_token' ? step.tokens : []))).toEqual(rough)
})
