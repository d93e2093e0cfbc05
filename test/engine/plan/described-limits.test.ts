import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a column that the description puts in words', () => {
  const tariffs = (limit: string): ReturnType<typeof templateOf> =>
    templateOf('tariffs', [
      { name: 'tariff_code', required: true, unique: true },
      { name: 'tariff_name', required: true },
      { name: 'wash_limit', description: limit, rule: '^\\d{1,3}$' },
    ])
  const table = (header: string): ReturnType<typeof tableOf> => {
    const washes = ['unlimited', '4', 'unlimited', '8', 'unlimited', 'unlimited', '12', 'unlimited', '4', 'unlimited']
    return tableOf(
      'tariffs',
      `Code|Tariff|${header}\n${washes.map((one, at) => `T-${at}|Tariff ${at}|${one}`).join('\n')}`,
    )
  }

  it.each(['Washes / mo.', 'Washes/mo', 'Washes (per mth)'])(
    'is “%s”, though most cells have only the word for which it stays empty',
    (header) => {
      const decision = decideOn([table(header)], [tariffs('Washes per month, empty if unlimited')])
      expect(decision.questions).toEqual([])
      expect(inputsOf(decision, 'wash_limit')).toEqual([header])
      expect(columnOf(decision, 'wash_limit').transforms).toEqual([{ kind: 'null_token', tokens: ['unlimited'] }])
    },
  )

  it('is none where the rule takes few of its cells and nobody says what the rest is', () => {
    const decision = decideOn([table('Washes / mo.')], [tariffs('Washes per month')])
    expect(inputsOf(decision, 'wash_limit')).toEqual([])
  })
})
