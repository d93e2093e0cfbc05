import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const stepsOf = (cells: string[], description = ''): unknown[] => {
  const lets = templateOf('lets', [
    { name: 'let_no', required: true, unique: true },
    { name: 'rent', description, required: true, rule: '^\\d+\\.\\d{2}$' },
  ])
  const table = tableOf('lets', `Let No|Rent\n${cells.map((cell, at) => `L${at + 1}|${cell}`).join('\n')}`)
  return columnOf(decideOn([table], [lets]), 'rent').transforms
}
const monthly = ['640,00', '712,50 €/mes', '590 €/mes', '1.020,00 €', '733,00']
const replaced = { kind: 'replace', find: '/mes', with: '' }

describe('amounts with the time behind them', () => {
  it.each(['', 'Per month, two decimals'])('are read without it: %s', (description) => {
    expect(stepsOf(monthly, description)).toEqual([
      replaced,
      { kind: 'number', decimal: ',', grouping: '.', decimals: 2 },
    ])
    expect(stepsOf(['€640.00', '€712.50 per month', '€590.00 per month', '€733.00'], description)[0]).toEqual({
      kind: 'replace',
      find: ' per month',
      with: '',
    })
  })

  it('are read without it behind bare figures, too, where others have their currency', () => {
    const hourly = ['€ 640,00', '712,50 p/u', '590,00', '€ 733,00 p/u']
    expect(stepsOf(hourly, 'Per hour')[0]).toEqual({ kind: 'replace', find: ' p/u', with: '' })
    expect(stepsOf(['640,00', '712,50 p/u', '590,00', '733,00'], 'Per hour')[0]).not.toMatchObject({ kind: 'replace' })
    expect(stepsOf(hourly, 'Per day')[0]).not.toMatchObject({ kind: 'replace' })
    expect(stepsOf(['€ 640,00', '712,50 p/m', '590,00'])[0]).not.toMatchObject({ kind: 'replace' })
  })

  it('are read without any of the times that the column asks for', () => {
    const mixed = ['$640.00/mo', '$7,120.00/yr', '$590', '$733.00/mo', '8,120.00']
    const steps = stepsOf(mixed, 'Rent per month or, for offices, per year')
    expect(steps).toContainEqual({ kind: 'replace', find: '/mo', with: '' })
    expect(steps).toContainEqual({ kind: 'replace', find: '/yr', with: '' })
    expect(stepsOf(mixed, 'Rent per month')).not.toContainEqual({ kind: 'replace', find: '/yr', with: '' })
  })

  it('stay where another time is wanted, or several are written', () => {
    expect(stepsOf(monthly, 'Rent per year')).not.toContainEqual(replaced)
    expect(stepsOf([...monthly, '95 €/noche'])).not.toContainEqual(replaced)
  })
})
