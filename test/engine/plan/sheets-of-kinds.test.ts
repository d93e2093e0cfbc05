import { expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const prices = templateOf('prices', [
  { name: 'sku', required: true, rule: '[A-Z]{2}-\\d{4}' },
  { name: 'price_list', required: true, rule: '(retail|contractor|government)' },
  { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
])
const inWorkbook = ({ table, ...profile }: TableProfile): TableProfile => ({
  ...profile,
  table: { ...table, file_id: 'file_lists', file_name: 'lists.xlsx' },
})
const sheet = (name: string, code: string, from: number): TableProfile => {
  const rows = [...Array(24).keys()].map((at) => [code, `JA-${from + at}`, `${at + 3}.50`])
  return inWorkbook(tableOfCells(name, ['List', 'SKU', 'Price'], [...rows, ['', 'Prices may change', '']]))
}
const sheets = [sheet('Shop', 'R', 1000), sheet('Trade', 'C', 2000), sheet('State', 'G', 3000)]
const keyOf = (...codes: [string, string][]): TableProfile =>
  inWorkbook(tableOfCells('Key', ['List', 'Meaning'], codes))

it('a list explains the codes of sheets that are of one kind each, and has no rows of theirs', () => {
  const { plan, questions } = decideOn(
    [...sheets, keyOf(['R', 'Retail'], ['C', 'Contractor'], ['G', 'Government'])],
    [prices],
  )
  expect(questions).toEqual([])
  expect(plan.ignored_tables.map(({ table }) => table)).toEqual(['Key'])
  const decision = { plan, questions } as Parameters<typeof columnOf>[0]
  const values = [0, 1, 2].map((at) => columnOf(decision, 'price_list', 0, at).transforms)
  expect(values).toEqual(
    ['retail', 'contractor', 'government'].map((value) => [
      expect.objectContaining({ entries: [expect.objectContaining({ value })] }),
    ]),
  )
})

it('a list of other codes explains none of them', () => {
  const { questions } = decideOn(
    [...sheets, keyOf(['X', 'Retail'], ['Y', 'Contractor'], ['Z', 'Government'])],
    [prices],
  )
  expect(questions.map(({ key }) => key)).toEqual(expect.arrayContaining(['value:prices.price_list:R']))
})
