import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const guides = (periods: string): ReturnType<typeof templateOf> =>
  templateOf('guides', [
    { name: 'guide_no', required: true, unique: true },
    { name: 'paid_by', required: true, rule: `^(${periods})$` },
    { name: 'pay_rate', required: true, rule: '^\\d+\\.\\d{2}$' },
  ])

function written(periods: string, cells: string[]): (string | null)[][] {
  const rows = cells.map((cell, at) => [`G${at + 1}`, cell])
  const decision = decideOn([tableOfCells('guides', ['Guide no', 'Pay'], rows)], [guides(periods)])
  return cells.map((cell) =>
    ['pay_rate', 'paid_by'].map((column) => applyChain(columnOf(decision, column).transforms, [cell]).value),
  )
}

describe('an amount and what it is for in one cell', () => {
  it('are the amount, and the value of a list of times', () => {
    const cells = ['$18.50/hr', '21.00 per hour', '$61,000/yr', '48,000 per year', '19.25 / h', '55,500 p.a.']
    expect(written('hourly|salary', cells)).toEqual([
      ['18.50', 'hourly'],
      ['21.00', 'hourly'],
      ['61000.00', 'salary'],
      ['48000.00', 'salary'],
      ['19.25', 'hourly'],
      ['55500.00', 'salary'],
    ])
    expect(written('day|month', ['140 €/Tag', '2900 € pro Monat', '155 € je Tag', '3100 €/Monat'])).toEqual([
      ['140.00', 'day'],
      ['2900.00', 'month'],
      ['155.00', 'day'],
      ['3100.00', 'month'],
    ])
  })

  it('say thousands with a letter, which goes with the amount', () => {
    const cells = ['$61k pa', '$18.50 ph', '48.5k p.a.', '$21.00/hr', '£52K/yr', '19.25 p.h.']
    const rows = cells.map((cell, at) => [`G${at + 1}`, cell])
    const decision = decideOn([tableOfCells('guides', ['Guide no', 'Pay'], rows)], [guides('hourly|salary')])
    const [amount, ...number] = columnOf(decision, 'pay_rate').transforms
    expect(cells.map((cell) => applyChain([amount!], [cell]).value)).toEqual([
      '61k',
      '18.50',
      '48.5k',
      '21.00',
      '52K',
      '19.25',
    ])
    expect(number).toEqual([{ kind: 'number', decimal: '.', grouping: '', unit: 'ones', decimals: 2 }])
    expect(written('hourly|salary', cells).map(([, period]) => period)).toEqual([
      'salary',
      'hourly',
      'salary',
      'hourly',
      'salary',
      'hourly',
    ])
  })

  it('are not taken apart where the list has no value for one of the times', () => {
    const cells = ['18.50/hr', '21.00 per hour', '700 per week', '48,000 per year']
    expect(written('hourly|salary', cells).map(([, period]) => period)).not.toContain('salary')
  })
})
