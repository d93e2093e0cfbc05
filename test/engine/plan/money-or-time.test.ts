import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('headers that show that their figures are money or time', () => {
  const dives = templateOf('dives', [
    { name: 'dive_no', required: true, unique: true, rule: '^D\\d{3}$' },
    { name: 'divers_hours', description: 'Decimal hours', rule: '^\\d+\\.\\d{2}$' },
    { name: 'total_fee', description: 'US dollars', rule: '^\\d+\\.\\d{2}$' },
  ])

  it('tell hours and minutes with a colon between from sums', () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `D${201 + at}|${at % 4}:${['15', '30', '45'][at % 3]}|${120 + at}.50`,
    )
    const table = tableOf('log', ['Dive No|Divers (h:mm)|Billed', ...lines].join('\n'))
    const decision = decideOn([table], [dives])
    expect(inputsOf(decision, 'divers_hours')).toEqual(['Divers (h:mm)'])
    expect(columnOf(decision, 'divers_hours').transforms).toContainEqual(
      expect.objectContaining({ kind: 'number', unit: 'h', decimals: 2 }),
    )
  })

  it('tell sums with the sign of a currency from hours that are called the same', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `D${201 + at}|${120 + at}.50|${at + 1}.25`)
    const table = tableOf('log', ['Dive No|$ gas+divers|Span', ...lines].join('\n'))
    const decision = decideOn([table], [dives])
    expect(inputsOf(decision, 'divers_hours')).not.toContain('$ gas+divers')
    expect(inputsOf(decision, 'total_fee')).toEqual(['$ gas+divers'])
  })
})
