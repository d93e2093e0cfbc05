import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const sum = '^\\d+\\.\\d{2}$'
const hire: ColumnInput = { name: 'hire_price', required: true, rule: sum }
const marquees = (more: ColumnInput[]): ReturnType<typeof templateOf> =>
  templateOf('marquees', [{ name: 'tent_no', required: true, unique: true }, hire, ...more])
const deposit: ColumnInput = { name: 'deposit', description: 'Amount in EUR', rule: sum }
const listed = (header: string, rows: string[]): ReturnType<typeof tableOf> =>
  tableOf('tents', `Tent no|${header}\n${rows.map((row, at) => `T${at + 11}|${row}`).join('\n')}`)

const rows = ['1200.00|20%', '850.00|150', '2400.50|25 %', '640.00|0', '990.00|', '4100.00|1000', '720.00|300']

describe('percentages among amounts', () => {
  it('are shares of the only other sum of money of their rows, and told so', () => {
    const decision = decideOn([listed('Hire price|Deposit', rows)], [marquees([deposit])])
    expect(inputsOf(decision, 'deposit')).toEqual(['Deposit', 'Deposit', 'Hire price'])
    const written = rows.map((row) => {
      const [price = '', cell = ''] = row.split('|')
      return applyChain(columnOf(decision, 'deposit').transforms, [cell, cell, price]).value
    })
    expect(written).toEqual(['240.00', '150.00', '600.13', '0.00', null, '1000.00', '300.00'])
    expect(decision.notes.join(' ')).toContain('these are of “Hire price”')
  })

  it('stay as they are, which no rule of amounts takes, where two sums may be meant, or an amount is more than the sum', () => {
    const two = rows.map((row) => `${row.split('|')[0]}|${row}`)
    const unclear = decideOn([listed('Hire price|Cleaning cost|Deposit', two)], [marquees([deposit])])
    const larger = decideOn([listed('Hire price|Deposit', [...rows, '500.00|900'])], [marquees([deposit])])
    for (const decision of [unclear, larger]) {
      expect(inputsOf(decision, 'deposit')).toEqual(['Deposit'])
      const { transforms } = columnOf(decision, 'deposit')
      expect(applyChain(transforms, ['25 %']).value).toBe('25 %')
      expect(applyChain(transforms, ['1000']).value).toBe('1000.00')
    }
  })

  it('are no shares of a sum that has what they are of already, as taxes are', () => {
    const taxed = ['1200.00|20%', '850.00|5%', '2400.50|20%', '640.00|150.00']
    const vat = { name: 'vat_amount', description: 'Amount in EUR', rule: sum }
    const decision = decideOn([listed('Hire price|VAT', taxed)], [marquees([vat])])
    expect(inputsOf(decision, 'vat_amount')).not.toContain('Hire price')
  })

  it('are shares of one, or percentages, where nothing beside them is more than a hundred', () => {
    const rates = ['1200.00|20%', '850.00|15', '2400.50|25 %', '640.00|50', '990.00|100']
    const decision = decideOn(
      [listed('Hire price|Rebate', rates)],
      [marquees([{ name: 'rebate', rule: '^0\\.\\d+$|^1$' }])],
    )
    expect(inputsOf(decision, 'rebate')).toEqual(['Rebate'])
  })
})
