import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const firms = templateOf('firms', [
  { name: 'firm_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'name', required: true },
  { name: 'vat_number', description: 'With the country prefix', rule: '[A-Z]{2}[0-9A-Z]{8,12}' },
  { name: 'tax_code', description: 'Of private customers, 16 characters', rule: '[A-Z0-9]{16}' },
])
const rows = [...Array(8).keys()].map((at) => `00${at + 10}|Mill ${at}|${12_345_678_901 + at * 7_654_321}`)
const listed = tableOf('firms', `Firm no|Name|P.IVA\n${rows.join('\n')}`)

describe('figures and a code that may have letters in all places', () => {
  const decision = decideOn([listed], [firms])

  it('are not made that by many zeros', () => {
    expect(columnOf(decision, 'tax_code').inputs).toEqual([])
  })

  it('are the number that wants the letters of a country in front', () => {
    expect(columnOf(decision, 'vat_number').inputs).toMatchObject([{ column: 'P.IVA' }])
  })
})
