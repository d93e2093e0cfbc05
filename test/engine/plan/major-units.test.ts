import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const template = templateOf('fees', [
  { name: 'code', required: true, unique: true, rule: '^F\\d\\d$' },
  { name: 'fee', description: 'EUR minor units', rule: '^\\d+$' },
])
const listOf = (fees: string[]) =>
  tableOf('fees', `Code|Fee\n${fees.map((fee, at) => `F${String(at + 10)}|${fee}`).join('\n')}`)

it('amounts of which some have decimals are no minor units, nor are whole ones of their size among them', () => {
  const fees = ['€1,325.00', '5215', '1362.5', '1305', '€5,237.50', '5180', '1340', '€1,362.50', '1305']
  const { transforms } = columnOf(decideOn([listOf(fees)], [template]), 'fee')
  expect(transforms).toContainEqual(expect.objectContaining({ kind: 'number', unit: 'hundredths', bare_unit: 'ones' }))
})

it('whole amounts that are a hundred times as large as those with decimals may be minor units', () => {
  const fees = ['132500', '521500', '1362.50', '130500', '5237.50', '518000', '134000', '136200', '130500']
  const { transforms } = columnOf(decideOn([listOf(fees)], [template]), 'fee')
  expect(transforms).not.toContainEqual(expect.objectContaining({ unit: 'hundredths' }))
})

it('whole amounts of which some have the sign of a currency are no minor units', () => {
  const fees = ['200', '$150', 'nil', '300', '$200', '150', '200', '$300', '150']
  const { transforms } = columnOf(decideOn([listOf(fees)], [template]), 'fee')
  expect(transforms).toContainEqual(expect.objectContaining({ kind: 'number', unit: 'hundredths', bare_unit: 'ones' }))
})
