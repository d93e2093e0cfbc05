import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const vat = { name: 'vat_number', rule: '[A-Z]{2}[0-9A-Z]{8,12}' }
const decisionOn = (header: string, rows: readonly string[]): Decision =>
  decideOn(
    [
      tableOf(
        'guests',
        `No|Name|${header}|Country\n${rows.map((row, at) => `G${at + 11}|Firm ${at}|${row}`).join('\n')}`,
      ),
    ],
    [templateOf('guests', [{ name: 'no', required: true, unique: true }, { name: 'name' }, vat, { name: 'country' }])],
  )
const filling = (decision: Decision): { from: string[]; steps: unknown[] } => {
  const { inputs, transforms } = columnOf(decision, 'vat_number')
  return { from: inputs.map(({ column }) => column), steps: transforms }
}
const rows = ['AT|U12345678|AT', 'BE|0123456789|BE', 'IT|12345678901|DE', '||CH', 'AT|U23456789|AT']

describe('the country of a tax number in a column of its own', () => {
  it('stands in front of it where the rule wants its letters there', () => {
    expect(filling(decisionOn('VAT country|VAT number', rows))).toEqual({
      from: ['VAT country', 'VAT number'],
      steps: [{ kind: 'merge', separator: '' }],
    })
    expect(filling(decisionOn('EU Land|EU UStId', rows)).from).toEqual(['EU Land', 'EU UStId'])
  })

  it('is no number alone, and stands there once', () => {
    const mixed = [...rows, 'FR||FR', 'IT|IT12345678902|IT']
    expect(filling(decisionOn('VAT country|VAT number', mixed)).steps).toEqual([
      { kind: 'merge', separator: '' },
      { kind: 'rewrite', pattern: '[A-Z]{2}', with: '' },
      { kind: 'rewrite', pattern: '[A-Z]{2}([A-Z]{2} ?\\d.*)', with: '\\1' },
    ])
  })

  it('is left alone where the numbers have its letters, or where it is the country of something else', () => {
    const whole = rows.map((row) => row.replace(/^([A-Z]{2})\|/, '$1|$1'))
    expect(filling(decisionOn('VAT country|VAT number', whole)).from).toEqual(['VAT number'])
    expect(filling(decisionOn('Bank country|VAT number', rows)).from).toEqual(['VAT number'])
  })
})
