import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A stall's card reader says what the guest paid, what it keeps of that, and what arrives.

const sales = (description: string) => ({
  ...templateOf('sales', [
    { name: 'sale_no', required: true, unique: true },
    { name: 'amount', required: true, rule: '^\\d+\\.\\d{2}$', description },
  ]),
})
const paid = [2000, 1250, 120_000, 875, 4350, 990]
const reader = (fees: (cents: number) => number) =>
  tableOf(
    'reader',
    `Sale No|Full sum|Charges|Net Amount\n${paid
      .map((cents, at) => {
        const figure = (one: number): string => `£${(one / 100).toFixed(2)}`
        return `S${at}|${figure(cents)}|-${figure(fees(cents))}|${figure(cents - fees(cents))}`
      })
      .join('\n')}`,
  )
const share = (cents: number): number => Math.round(cents / 50)

describe('an amount with fees taken off it', () => {
  it.each([
    ['What the guest paid, before any charges', 'Full sum'],
    ['Was der Gast zahlt, vor Abzug der Gebühren', 'Full sum'],
    ['What arrives after fees', 'Net Amount'],
  ])('is the column that the description means: %s', (description, column) => {
    expect(inputsOf(decideOn([reader(share)], [sales(description)]), 'amount')).toEqual([column])
  })
})
