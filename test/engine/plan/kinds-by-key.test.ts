import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('the kind that no column holds', () => {
  const told =
    'D and four digits for drivers, K and four digits for kitchenmen, KX and three digits (gate pass) for hired temps'
  const people = (description: string) =>
    templateOf('people', [
      { name: 'code', required: true, unique: true, rule: '^(D\\d{4}|K\\d{4}|KX\\d{3})$', description },
      { name: 'name', required: true },
      { name: 'kind', required: true, rule: 'driver|kitchenman|temp' },
      { name: 'wage', rule: '\\d+' },
      {
        name: 'wage_for',
        rule: 'month|day',
        description: 'month for drivers and month for kitchenmen, day for temps; empty without a wage',
      },
    ])
  const codes = ['D0041', 'K0209', 'KX007', 'D0012', 'K0300']
  const list = (more = '') =>
    tableOf(
      'list',
      `Code|Name${more && `|${more}`}\n${codes.map((code, at) => `${code}|Person ${'ABCDE'[at]!}${more && `|${at + 1}00`}`).join('\n')}`,
    )
  const written = (decision: ReturnType<typeof decideOn>, name: string) =>
    codes.map((code) => applyChain(columnOf(decision, name).transforms, [code]).value)

  it('is told by the letters of the key, of which the description says whose they are, and nobody is asked', () => {
    const decision = decideOn([list()], [people(told)])
    expect(written(decision, 'kind')).toEqual(['driver', 'kitchenman', 'temp', 'driver', 'kitchenman'])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'wage_for').transforms).toEqual([])
  })

  it('tells what is said for each kind, where there is what that is for', () => {
    const decision = decideOn([list('Wage')], [people(told)])
    expect(written(decision, 'wage_for')).toEqual(['month', 'month', 'day', 'month', 'month'])
  })

  it('is asked for where the description leaves letters open', () => {
    const decision = decideOn(
      [list()],
      [people('D and four digits for drivers, K and four digits, KX and three digits')],
    )
    expect(columnOf(decision, 'kind').transforms).toEqual([])
    expect(decision.questions.map(({ target }) => target.column)).toEqual(['kind'])
  })
})
