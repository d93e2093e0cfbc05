import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const films = templateOf('films', [
  { name: 'film_no', required: true, unique: true, rule: 'F\\d{3}' },
  { name: 'budget', rule: '\\d+' },
  { name: 'reel_length', rule: '\\d+(\\.\\d+)?' },
])
const decided = (budgets: string[], lengths = ['120']) =>
  decideOn(
    [
      tableOf(
        'films',
        `Film No|Budget|Reel length\n${Array.from({ length: 20 }, (_, at) => `F${100 + at}|${budgets[at % budgets.length]}|${lengths[at % lengths.length]}`).join('\n')}`,
      ),
    ],
    [films],
  )
describe('a letter for millions behind a sum of money', () => {
  it.each([
    [['$32M', '$850,000', '4,200,000'], 'M'],
    [['$4.2M', '$850,000', '$1,250,000'], 'M'],
    [['£1.5m', '£850,000'], 'm'],
    [['12MM', '850,000', '$3,000,000'], 'MM'],
  ])('is written out: %j', (budgets, letter) => {
    expect(columnOf(decided(budgets), 'budget').transforms).toMatchObject([
      { kind: 'replace', find: letter, with: ' mio' },
      { kind: 'number', unit: 'ones' },
    ])
  })

  it('stays where it stands in other cells as well', () => {
    const { transforms } = columnOf(decided(['$32M', '$850,000', 'Memo 7 of 9']), 'budget')
    expect(transforms).not.toContainEqual(expect.objectContaining({ kind: 'replace' }))
  })

  it('is something else behind what is no money', () => {
    const { transforms } = columnOf(decided(['100'], ['120m', '85m']), 'reel_length')
    expect(transforms).not.toContainEqual(expect.objectContaining({ kind: 'replace' }))
  })
})
