import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const unitOf = (name: string, description: string, cells: string): unknown => {
  const template = templateOf('assets', [
    { name: 'asset_no', required: true, unique: true },
    { name, description, rule: '\\d{1,5}' },
  ])
  const rows = cells.split(',').map((cell, at) => `A${at + 10}|${cell}`)
  const table = tableOf('assets', `Asset no|${name}\n${rows.join('\n')}`)
  const steps = columnOf(decideOn([table], [template]), name).transforms
  return steps.flatMap((step) => (step.kind === 'number' ? [step.unit] : []))
}

describe('words behind figures', () => {
  it('are hours that an engine has run where hours are wanted, some of them bare', () => {
    expect(unitOf('engine_hours', 'Hours, digits only', '4 217 mth,824 mth,3192,1 735 mth,535')).toEqual(['h'])
  })

  it('are months elsewhere', () => {
    expect(unitOf('term', 'Term in months', '12 mth,24 mth,36,6 mth')).toEqual(['month'])
    expect(unitOf('hours', 'Hours', '12 months,24 months,36 months,6 months')).toEqual([])
  })

  it('may be a sign that says how many times', () => {
    expect(unitOf('sessions', 'Number of sessions', '1x,10x,6x,5x')).toEqual(['x'])
    expect(unitOf('sessions', 'Number of sessions', '1 ×,10 ×,6,5 ×')).toEqual(['×'])
  })

  it('are no such sign where several letters stand there, as behind the numbers of houses', () => {
    expect(unitOf('house', 'Number of the house', '1x,10a,6x,5b,7')).toEqual([])
  })
})
