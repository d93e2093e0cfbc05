import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const firms = templateOf('firms', [
  { name: 'firm_no', required: true, unique: true },
  { name: 'country', description: 'ISO 3166 alpha-2', required: true, rule: '[A-Z]{2}' },
])
const withLand = (values: readonly string[]): ReturnType<typeof tableOf> =>
  tableOf('firmen', `Nr|Land\n${values.map((value, at) => `F${at}|${value}`).join('\n')}`)

it('a column of countries by the signs of their vehicles, codes and names is one of countries, without a question', () => {
  const { plan, questions } = decideOn([withLand(['D', 'D', 'D', 'A', 'CH', 'Deutschland', 'D'])], [firms])
  expect(questions).toEqual([])
  const { inputs, transforms } = columnOf({ plan, questions, notes: [], doubts: [] }, 'country')
  expect(inputs).toMatchObject([{ column: 'Land' }])
  expect(transforms).toMatchObject([
    {
      kind: 'value_map',
      entries: expect.arrayContaining([
        { raw: 'D', value: 'DE', decided_by: 'matcher' },
        { raw: 'A', value: 'AT', decided_by: 'matcher' },
      ]) as unknown[],
    },
  ])
})

it('letters alone are signs of countries where the header says that they are countries', () => {
  const { plan, questions } = decideOn([withLand(['D', 'D', 'A', 'D', 'F'])], [firms])
  expect(questions).toEqual([])
  const { inputs, transforms } = columnOf({ plan, questions, notes: [], doubts: [] }, 'country')
  expect(inputs).toMatchObject([{ column: 'Land' }])
  expect(transforms).toMatchObject([
    {
      kind: 'value_map',
      entries: expect.arrayContaining([{ raw: 'F', value: 'FR', decided_by: 'matcher' }]) as unknown[],
    },
  ])
})

it('letters alone are no countries under another header', () => {
  const grades = tableOf('grades', 'Nr|Grade\nF1|A\nF2|B\nF3|D')
  expect(columnOf(decideOn([grades], [firms], { autonomy: 'decide' }), 'country').inputs).toEqual([])
})

it('letters beside what is no country are none', () => {
  const grades = tableOf('grades', 'Nr|Grade\nF1|A\nF2|B\nF3|D\nF4|none\nF5|CH')
  expect(columnOf(decideOn([grades], [firms], { autonomy: 'decide' }), 'country').inputs).toEqual([])
})
