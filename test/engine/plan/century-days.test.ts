import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('days of seven figures with the century in front', () => {
  const bottles = templateOf('bottles', [
    { name: 'bottle', required: true, unique: true },
    { name: 'filled_on', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  ])
  const planOf = (days: string[]) => {
    const rows = days.map((day, at) => `B${at}|${day}`).join('\n')
    return columnOf(decideOn([tableOf('bottles', `Bottle|Filled\n${rows}`)], [bottles]), 'filled_on').transforms
  }

  it('are dates, and zeros alone are none', () => {
    const days = ['0991231', '1040229', '1180705', '1240310', '0000000', '1230817']
    const steps = planOf(days)
    expect(days.map((day) => applyChain(steps, [day]).value)).toEqual([
      '1999-12-31',
      '2004-02-29',
      '2018-07-05',
      '2024-03-10',
      null,
      '2023-08-17',
    ])
  })

  it('are none where other figures are among them', () => {
    expect(planOf(['0991231', '1040229', '1180705', '7240310', '1249999'])).not.toContainEqual(
      expect.objectContaining({ kind: 'rewrite' }),
    )
  })

  it('tell which row is the latest, where a template wants what is in force', () => {
    const rates = {
      ...templateOf('rates', [
        { name: 'berth', required: true },
        { name: 'rate', required: true, rule: '^\\d+\\.\\d{2}$' },
        { name: 'valid_from', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
      ]),
      description: 'The rate in force: one row per berth.',
    }
    const table = tableOf(
      'rates',
      'Berth|Rate|Valid from\nA1|10.00|1230101\nA1|12.00|1240101\nA2|9.00|1230101\nA3|7.50|1210601\nA3|8.00|1230601',
    )
    const decision = decideOn([table], [rates])
    expect(inputsOf(decision, 'valid_from')).toEqual(['Valid from'])
    expect(decision.plan.sheets[0]!.sources[0]!.skips).toMatchObject([
      { when: { is: 'older', key: [0], day: 2, patterns: [] } },
    ])
  })
})
