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

/** The tables whose figures are multiplied. */
function multiplied(tables: ReturnType<typeof tableOf>[], instructions = SAID): string[] {
  const decision = decideOn(tables, FLATS, { instructions })
  return decision.plan.sheets[0]!.sources.flatMap((_, at) => {
    const { inputs, transforms } = columnOf(decision, 'yearly_rent', 0, at)
    return JSON.stringify(transforms).includes('12') ? [inputs[0]!.table] : []
  })
}

test('figures per month are multiplied where the header says so, and no others', () => {
  expect(multiplied([OLD, NEW])).toEqual(['old house'])
})

test('where no header says which figures are per month, none are multiplied', () => {
  const other = tableOf('old house', 'Flat No|Rent\nA1|410.50\nA2|320.00\nA3|505.25')
  expect(multiplied([other, NEW])).toEqual([])
})

test('what rows are called says no more of which are per month than the headers do', () => {
  const flats = tableOf('flats by year', 'Flat No|Yearly rent\nC1|4700.00\nC2|5200.00\nC3|6100.00')
  const hers = tableOf('flats', 'Flat No|Rent/mo\nA1|410.50\nA2|320.00\nA3|505.25')
  const said = 'Mind that the rents of her flats are per month, so times twelve for you.'
  expect(multiplied([OLD, flats], said)).toEqual([])
  expect(multiplied([hers, flats], said)).toEqual(['flats'])
})
