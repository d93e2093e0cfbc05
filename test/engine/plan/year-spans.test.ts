import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a first and a last year in one cell', () => {
  const composers = templateOf('composers', [
    { name: 'composer_no', required: true, unique: true, rule: 'C\\d{2}' },
    { name: 'name', required: true },
    { name: 'birth_year', rule: '\\d{4}' },
    { name: 'death_year', rule: '\\d{4}' },
  ])
  const lives = ['1810–1853', '1843 – 1912', '* 1972', '1974–', '1891-1958', 'ca. 1690–1750', '† 1801', '1912 bis 1980']
  const table = tableOf(
    'composers',
    `No|Name|Lebensdaten\n${lives.map((life, at) => `C1${at}|Name ${at}|${life}`).join('\n')}`,
  )

  it('fill the column of each, which is empty where there is none', () => {
    const decision = decideOn([table], [composers])
    expect([inputsOf(decision, 'birth_year'), inputsOf(decision, 'death_year')]).toEqual([
      ['Lebensdaten'],
      ['Lebensdaten'],
    ])
    const written = (name: string) =>
      lives.map((life) => applyChain(columnOf(decision, name).transforms, [life]).value ?? '')
    expect(written('birth_year')).toEqual(['1810', '1843', '1972', '1974', '1891', '1690', '', '1912'])
    expect(written('death_year')).toEqual(['1853', '1912', '', '', '1958', '1750', '1801', '1980'])
    expect(decision.questions).toEqual([])
  })

  it('are left where columns have the years one by one', () => {
    const whole = tableOf(
      'composers',
      `No|Name|Life|Born in|Died in\n${lives.map((_, at) => `C1${at}|Name ${at}|18${10 + at}–18${60 + at}|18${10 + at}|18${60 + at}`).join('\n')}`,
    )
    const decision = decideOn([whole], [composers])
    expect([inputsOf(decision, 'birth_year'), inputsOf(decision, 'death_year')]).toEqual([['Born in'], ['Died in']])
  })
})
