import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const firms = templateOf('firms', [
  { name: 'firm_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'country' },
  {
    name: 'vat_number',
    description: 'With the country prefix (Croatian numbers: HR and 11 digits)',
    rule: '[A-Z]{2}[0-9A-Z]{8,12}',
  },
])

const written = (numbers: string, countries = ''): (string | null)[] => {
  const own = countries.split(',')
  const rows = numbers.split(',').map((number, at) => `F${at + 10}|Mill ${at}|${own[at] ?? ''}|${number}`)
  const decision = decideOn([tableOf('firms', `Firm no|Name|Country|VAT number\n${rows.join('\n')}`)], [firms])
  const { transforms } = columnOf(decision, 'vat_number')
  return numbers.split(',').map((number) => applyChain(transforms, [number]).value)
}

describe('letters that a description puts before figures of a length', () => {
  it('stand before those that lack them, and others stay', () => {
    expect(written('01234567890,22345678901,32345678902,DE123456789')).toEqual([
      'HR01234567890',
      'HR22345678901',
      'HR32345678902',
      'DE123456789',
    ])
  })

  it('stand before the zeros that a spreadsheet has lost', () => {
    expect(written('1234567890,22345678901,32345678902,42345678903')[0]).toBe('HR01234567890')
  })

  it('stand before none where a row says that it is of another country', () => {
    const numbers = '01234567890,22345678901,32345678902'
    expect(written(numbers, 'Croatia,Italy,Croatia')).toEqual(numbers.split(','))
  })
})
