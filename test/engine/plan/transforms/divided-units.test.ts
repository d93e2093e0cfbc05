import { describe, expect, it } from 'vitest'
import { chain } from './chain.ts'

describe('months under the header', () => {
  it.each([
    ['Life (mo)', '\\d{1,2}', ['96', '180', '84', '60'], {}],
    ['Life in months', '\\d{1,2}', ['96', '180', '84', '60'], {}],
    ['Nutzungsdauer (Monate)', '\\d{1,2}', ['96', '36', '84', '60'], {}],
    ['Life (mo)', '\\d+\\.\\d', ['96', '18', '20', '60'], { decimals: 1 }],
  ])('become years where these are wanted: %s', (header, rule, values, more) => {
    const column = { name: 'useful_life_years', rule, required: true }
    expect(chain(column, header, values)).toEqual([
      { kind: 'number', decimal: '.', grouping: '', unit: 'year', bare_unit: 'month', ...more },
    ])
  })

  it('become years without a rule, too', () => {
    const column = { name: 'useful_life_years', description: 'Whole years' }
    expect(chain(column, 'Useful life (months)', ['96', '36'])).toMatchObject([{ unit: 'year', bare_unit: 'month' }])
  })

  it('are read where some have their unit behind them', () => {
    const column = { name: 'useful_life_years', rule: '\\d{1,2}', required: true }
    expect(chain(column, 'Useful life', ['96 months', '8 yrs', '120 months', '5 yrs'])).toMatchObject([
      { kind: 'number', unit: 'year' },
    ])
  })
})

describe('other units that go into one a whole number of times', () => {
  it.each([
    ['lead_time_weeks', 'Lead time (days)', ['14', '21', '7'], { unit: 'wk', bare_unit: 'd' }],
    ['width_ft', 'Width (in)', ['24', '36', '120'], { unit: 'ft', bare_unit: 'in' }],
  ])('are divided: %s', (name, header, values, measure) => {
    expect(chain({ name, rule: '\\d{1,2}' }, header, values)).toMatchObject([{ kind: 'number', ...measure }])
  })
})
