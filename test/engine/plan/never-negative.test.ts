import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const amountOf = (description: string, kinds: string): string | null => {
  const takings = templateOf('takings', [
    { name: 'taking_no', required: true, unique: true },
    { name: 'amount', description, required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'kind', rule: kinds },
  ])
  const rows = Array.from(
    { length: 12 },
    (_, at) => `Q${at}|${at % 4 === 3 ? '-' : ''}${at + 3}.50|${at % 4 === 3 ? 'Refund' : 'Sale'}`,
  )
  const decision = decideOn([tableOf('takings', ['Taking no|Amount|Kind', ...rows].join('\n'))], [takings])
  return applyChain(columnOf(decision, 'amount').transforms, ['-6.50']).value
}

it('amounts that are never negative lose the minus of what another column says to be a refund', () => {
  expect(amountOf('Euros, never negative', 'Sale|Refund')).toBe('6.50')
  expect(amountOf('Nie negativ', 'Sale|Refund')).toBe('6.50')
})

it('they keep it where nothing else says so, or minus is wanted', () => {
  expect(amountOf('Euros, never negative', 'Sale|Rent')).toBe('-6.50')
  expect(amountOf('Euros, negative for refunds', 'Sale|Refund')).toBe('-6.50')
})
