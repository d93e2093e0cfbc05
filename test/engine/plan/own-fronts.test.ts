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

describe('numbers that only one country calls as their column does', () => {
  const firms = templateOf('firms', [
    { name: 'firm_no', required: true, unique: true },
    { name: 'vat_no', required: true, rule: '^[A-Z]{2}\\d{8,11}$', description: 'With the country prefix' },
    { name: 'country', rule: '^[A-Z]{2}$' },
    { name: 'phone', rule: '^\\+\\d{9,14}$', description: 'E.164' },
  ])
  const rows = [
    ['1234563218', '22 628 14 16'],
    ['521-301-72-28', '+48 12 421 50 31'],
    ['PL 5252248481', '61 852 33 90'],
    ['DE 811 234 567', '0049 711 811 23 40'],
    ['7740001454', '+420 543 212 870'],
    ['9542742927', '58 301 14 16'],
  ]
  const decided = (header: string) =>
    decideOn(
      [tableOf('firms', `Firm no|${header}|Phone\n${rows.map((row, at) => `F${at}|${row.join('|')}`).join('\n')}`)],
      [firms],
      { instructions: `Map ${header} to vat_no and ${header} to country.` },
    )
  const write = (decision: ReturnType<typeof decided>, column: string, at: number): (string | null)[] =>
    rows.map((row) => applyChain(columnOf(decision, column).transforms, [row[at]!]).value)

  it('get its letters in front, and these tell the country, and where phones are dialled', () => {
    const decision = decided('NIP')
    const expected = ['PL1234563218', 'PL5213017228', 'PL5252248481', 'DE811234567', 'PL7740001454', 'PL9542742927']
    expect(write(decision, 'vat_no', 0)).toEqual(expected)
    expect(write(decision, 'country', 0)).toEqual(['PL', 'PL', 'PL', 'DE', 'PL', 'PL'])
    expect(columnOf(decision, 'phone').transforms).toEqual([{ kind: 'phone', country: 'PL' }])
    expect(decision.notes.join('\n')).toContain('got the letters of PL, which calls them so')
  })

  it('are left where several countries call them so', () => {
    expect(write(decided('VAT No'), 'vat_no', 0)[0]).toBe('1234563218')
  })
})

it('the letters of the country that calls a number so are taken off where figures alone are wanted, of one as of many', () => {
  const taxed = ['03818288650', '02711611232', '03959027412', '02526587809', 'IT01457935722']
  const table = tableOf('boatyards', `Yard|P. IVA\n${taxed.map((number, at) => `Y${at}|${number}`).join('\n')}`)
  const yards = templateOf('yards', [
    { name: 'yard', required: true, unique: true },
    { name: 'vat_number', rule: '[0-9]{11}' },
  ])
  const decision = decideOn([table], [yards])
  expect(columnOf(decision, 'vat_number').transforms[0]).toEqual({
    kind: 'rewrite',
    pattern: 'IT ?(\\d{11})',
    with: '\\1',
  })
  expect(decision.notes.join()).toContain('the letters of IT were taken off')
})
