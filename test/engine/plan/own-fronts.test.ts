import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// Numbers with the letters of their country in some rows, and without in others.

const numbers = [
  ...[...Array(5).keys()].map((at) => `IE812345${at}F`),
  ...[...Array(4).keys()].map((at) => `812346${at}G`),
  'GB123456780',
  'GB123456781',
  'GB123456782',
]
const vat = (rule: string, ...more: string[]): ((raw: string) => string | null) => {
  const firms = templateOf('firms', [
    { name: 'firm_no', required: true, unique: true },
    { name: 'vat_no', rule, description: 'VAT number with the country prefix' },
  ])
  const rows = [...numbers, ...more].map((number, at) => `F${at + 10}|${number}`)
  const { transforms } = columnOf(decideOn([tableOf('firms', `Firm no|VAT no\n${rows.join('\n')}`)], [firms]), 'vat_no')
  return (raw) => applyChain(transforms, [raw]).value
}

describe('a number that lacks the letters of its country', () => {
  it('gets those that the rule alone takes in front of such figures, though no other is of that form', () => {
    const written = vat('^(IE\\d{7}[A-Z]{1,2}|GB\\d{9})$', '8123469GH', '223456783')
    expect(['8123460G', '8123469GH', '223456783'].map(written)).toEqual(['IE8123460G', 'IE8123469GH', 'GB223456783'])
  })

  it('is left where the rule takes those of several countries', () => {
    const written = vat('^([A-Z]{2}[0-9A-Z]{8,12})$', '8123469GH', '223456783')
    expect(['8123469GH', '223456783'].map(written)).not.toContain('IE8123469GH')
  })

  it('is left where no other number of the column has these letters', () => {
    const written = vat('^(IE\\d{7}[A-Z]|GB\\d{9}|XI\\d{7}[A-Z]{2})$', '8123469GH')
    expect(written('8123469GH')).toBe('8123469GH')
  })
})
