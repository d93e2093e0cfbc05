import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('amounts as they are written in India', () => {
  const stepsOf = (values: string[], description: string) => {
    const jobs = templateOf('jobs', [
      { name: 'job', required: true, unique: true },
      { name: 'pay_amount', rule: '^\\d+$', description },
    ])
    const table = tableOf('jobs', `Job|Pay amount\n${values.map((value, at) => `J${at}|${value}`).join('\n')}`)
    return columnOf(decideOn([table], [jobs]), 'pay_amount').transforms
  }

  it('are read with groups of two figures, and without the stroke that closes them', () => {
    const values = ['8,50,000', 'Rs. 3,12,000/-', 'Rs.560/-', '12,00,000', '425000']
    const steps = stepsOf(values, 'Whole rupees')
    expect(values.map((value) => applyChain(steps, [value]).value)).toEqual([
      '850000',
      '312000',
      '560',
      '1200000',
      '425000',
    ])
  })

  it('are counted in lakhs where they say so, and in what a description says that a letter counts', () => {
    const values = ['8,50,000', '6.25 LPA', '4.8 lakh', '7.2 L', '10.5 L', '360000']
    const [counted, figures, ...more] = stepsOf(values, 'Whole rupees; 1 L (lakh) is 100000')
    expect(counted).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: '10.5 L', value: '1050000' },
        { raw: '7.2 L', value: '720000' },
      ],
    })
    expect([figures, ...more]).toEqual([{ kind: 'number', decimal: '.', grouping: ',', unit: 'ones' }])
    // Nobody says what the letter is.
    expect(JSON.stringify(stepsOf(values, 'Whole rupees'))).not.toContain('720000')
  })
})
