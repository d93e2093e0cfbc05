import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('what is done once, where a column is empty if it is never done again', () => {
  const tests = (description: string) =>
    templateOf('tests', [
      { name: 'test_code', required: true, unique: true, rule: '^T\\d{2}$' },
      { name: 'interval_months', rule: '^\\d+$', description },
    ])
  const list = (word: string) =>
    tableOf('tests', `Code|Interval\nT01|12 months\nT02|2 years\nT03|${word}\nT04|6 months\nT05|${word}`)
  const empties = (description: string, word: string) =>
    decideOn([list(word)], [tests(description)], {
      instructions: '`Interval` is `interval_months`.',
    }).plan.sheets[0]!.sources[0]!.columns[1]!.transforms.flatMap((one) =>
      one.kind === 'null_token' ? one.tokens : [],
    )

  it.each([
    ['Months until the next test, empty if never', 'one-off'],
    ['Monate bis zur nächsten Prüfung, leer wenn nie', 'einmalig'],
    ['Mois, vide si jamais', 'une seule fois'],
  ])('has none there: %s', (description, word) => {
    expect(empties(description, word)).toEqual([word])
  })

  it('and nothing is emptied that no description speaks of', () => {
    expect(empties('Months until the next test', 'one-off')).toEqual([])
  })
})
