import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const shelves = templateOf('shelves', [
  { name: 'shelf_code', required: true, unique: true, rule: '\\d{3}-\\d{2}' },
  { name: 'title', required: true },
])
const loans = templateOf('loans', [
  { name: 'loan_no', required: true, unique: true },
  { name: 'shelf_code', required: true, link: 'shelves.shelf_code' },
])
const codes = ['110-00', '110-10', '120-00', '120-20', '135-00', '140-00', '140-05', '155-00']
const list = tableOf(
  'shelves',
  `Shelf code|Title\n${codes.map((code, at) => `${code}|Topic ${'ABCDEFGH'[at]}`).join('\n')}`,
)
const written = (values: string[]): (string | null)[] => {
  const lent = tableOf('loans', `Loan no|Shelf\n${values.map((value, at) => `L${at + 10}|${value}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([list, lent], [shelves, loans]), 'shelf_code', 1)
  return values.map((value) => applyChain(transforms as Parameters<typeof applyChain>[0], [value]).value)
}

it('a key without the zeros that end it is that key, beside others that are written out', () => {
  expect(written(['110', '120-20', '135', '140', '155', '110-10', '140-05'])).toEqual([
    '110-00',
    '120-20',
    '135-00',
    '140-00',
    '155-00',
    '110-10',
    '140-05',
  ])
})

it('is none where hardly any would be one, or they have several lengths', () => {
  const others = ['112', '120-20', '137', '149', '151', '110-10']
  expect(written(others)).toEqual(others)
  const mixed = ['110', '120-20', '1200', '13', '155', '110-10']
  expect(written(mixed)).toEqual(mixed)
})
