import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const readAs = (header: string, description: string, cell: string): string | null => {
  const template = templateOf('repairs', [
    { name: 'repair_no', required: true, unique: true },
    { name: 'price', description, rule: '^\\d+\\.\\d{2}$' },
  ])
  const cells = ['120,00 €', '85,50 €', '1 240,00 €', '66,00 €', cell]
  const table = tableOf('repairs', `Repair No|${header}\n${cells.map((one, at) => `R${at + 10}|${one}`).join('\n')}`)
  return applyChain(columnOf(decideOn([table], [template]), 'price').transforms, [cell]).value
}

it('words for a tax behind an amount go where header or description say the same of all', () => {
  expect(readAs('Prix HT', 'Euro', '24 900,00 € HT')).toBe('24900.00')
  expect(readAs('Price', 'EUR excluding VAT', '95,00 € excl. VAT')).toBe('95.00')
})

it('and stay where nobody says it, or something else is said', () => {
  expect(readAs('Price', 'Euro', '24 900,00 € HT')).toBe('24 900,00 € HT')
  expect(readAs('Prix HT', 'Euro', '300,00 € TTC')).toBe('300,00 € TTC')
})
