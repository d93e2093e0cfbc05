import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const rows = ['12,50', '1.240,00', '-8,20', '99,90', '7,00', '-1.310,75', '15,30', '18,00']
const table = tableOf('vouchers', `Voucher|Amount\n${rows.map((amount, at) => `V${at + 10}|${amount}`).join('\n')}`)
const written = (description: string, ofAll: string | null, rule?: string): (string | null)[] => {
  const columns = [
    { name: 'voucher', required: true, unique: true },
    { name: 'amount', required: true, description, ...(rule !== undefined && { rule }) },
  ]
  const decision = decideOn([table], [{ ...templateOf('vouchers', columns), description: ofAll }])
  const { transforms } = columnOf(decision, 'amount')
  return ['12,50', '-8,20', '-1.310,75'].map(
    (text) => applyChain(transforms as Parameters<typeof applyChain>[0], [text]).value,
  )
}
const strict = '\\d+\\.\\d{2}'
const bare = ['12.50', '8.20', '1310.75']

it.each([
  'Two decimals, positive also for refunds',
  'Betrag mit zwei Stellen, immer positiv',
  'Montant avec deux décimales, sans signe',
])('amounts lose their minus where the description wants none: “%s”', (description) => {
  expect(written(description, null, strict)).toEqual(bare)
})

it('what the template says of all amounts holds where the rule takes no minus', () => {
  expect(written('Two decimals', 'Amounts are positive also on refunds.', strict)).toEqual(bare)
})

it.each([
  ['Two decimals', null, strict],
  ['Two decimals', 'Vouchers with a positive answer.', strict],
  ['Positive or negative, two decimals', null, strict],
  ['Two decimals', 'Amounts are positive also on refunds.', '-?\\d+\\.\\d{2}'],
  ['Positive, minus for refunds', null, '-?\\d+\\.\\d{2}'],
])('they keep it elsewhere: “%s”, “%s”', (description, ofAll, rule) => {
  expect(written(description, ofAll, rule)).toEqual(['12.50', '-8.20', '-1310.75'])
})
