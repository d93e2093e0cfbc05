import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const hulls = templateOf('hulls', [
  { name: 'hull_no', required: true, unique: true },
  { name: 'built_year', required: true, rule: '^((19|20)\\d{2}|RP)$', description: 'Year; RP for a replica' },
])
const listed = (years: string[]): ReturnType<typeof tableOf> =>
  tableOf('hulls', `Hull no|Built year\n${years.map((year, at) => `H${at + 11}|${year}`).join('\n')}`)
const asked = (years: string[]): string[] => decideOn([listed(years)], [hulls]).questions.map(({ key }) => key)

describe('a word that the rule refuses where it takes figures, and a word of its own', () => {
  const years = ['1987', 'COPY', '1990', 'COPY', '1979', '2004', '1991']

  it('is asked for with the words that the rule has', () => {
    const { questions } = decideOn([listed(years)], [hulls])
    expect(questions.map(({ key, default: preset }) => [key, preset])).toEqual([
      ['value:hulls.built_year:COPY', '(keep)'],
    ])
    expect(questions[0]!.options.map(({ value }) => value)).toContain('RP')
  })

  it('becomes what was answered, and no year becomes another', () => {
    const answers = [{ key: 'value:hulls.built_year:COPY', value: 'RP' }]
    const decision = decideOn([listed(years)], [hulls], { answers })
    expect(columnOf(decision, 'built_year').transforms).toMatchObject([
      { kind: 'value_map', entries: [{ raw: 'COPY', value: 'RP', decided_by: 'answer' }] },
    ])
  })

  it.each([
    ['stands there once', ['1987', 'COPY', '1990', '1979', '2004']],
    [
      'is one of many',
      ['1981', '1983', '1985', '1986', '1987', '1988', '1992', '1993', '1994', 'A', 'A', 'B', 'B', 'C', 'C', 'D', 'D'],
    ],
    ['is the rule’s own', ['1987', 'RP', '1990', 'RP', '1979']],
    ['is no word', ['1987', '19', '1990', '19', '1979']],
  ])('is not asked for where it %s', (_, cells) => {
    expect(asked(cells)).toEqual([])
  })
})
