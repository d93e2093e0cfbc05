import { expect, test } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const FLATS = [
  templateOf('flats', [
    { name: 'flat_no', required: true, unique: true },
    { name: 'yearly_rent', required: true, rule: '^\\d+(\\.\\d{2})?$' },
  ]),
]
const OLD = tableOf('old house', 'Flat No|Rent/mo\nA1|410.50\nA2|320.00\nA3|505.25')
const NEW = tableOf('new house', 'Flat No|Yearly rent\nB1|4800.00\nB2|5100.00\nB3|6000.00')
const SAID = 'Mind that she wrote rents per month, so times twelve for you.'

function formulas(tables: ReturnType<typeof tableOf>[]): boolean[] {
  const decision = decideOn(tables, FLATS, { instructions: SAID })
  return decision.plan.sheets[0]!.sources.map((_, at) =>
    JSON.stringify(columnOf(decision, 'yearly_rent', 0, at)).includes('12'),
  )
}

test('figures per month are multiplied where the header says so, and no others', () => {
  const found = formulas([OLD, NEW])
  expect(found.filter(Boolean)).toHaveLength(1)
})

test('where no header says which figures are per month, none are multiplied', () => {
  const other = tableOf('old house', 'Flat No|Rent\nA1|410.50\nA2|320.00\nA3|505.25')
  expect(formulas([other, NEW]).filter(Boolean)).toEqual([])
})
