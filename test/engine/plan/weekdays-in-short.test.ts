import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const calls = templateOf('calls', [
  { name: 'call_no', required: true, unique: true },
  { name: 'boat_day', rule: '^(Mon|Tue|Wed|Thu|Fri)$' },
])
const DAYS = ['Mon', 'Thurs', 'Tues', 'Weds', 'Thur', 'Friday', 'Thurs', 'Mon', 'Wednesday', 'Tues', 'FRI', 'Thurs']

describe('days of the week in short', () => {
  it('are known in each of the ways in which people write them', () => {
    const list = tableOf('calls', `Call no|Boat Day\n${DAYS.map((day, at) => `C${at}|${day}`).join('\n')}`)
    const decision = decideOn([list], [calls])
    const { transforms } = columnOf(decision, 'boat_day')
    expect(['Thurs', 'Thur', 'Tues', 'Weds'].map((day) => applyChain(transforms, [day]).value)).toEqual([
      'Thu',
      'Thu',
      'Tue',
      'Wed',
    ])
    expect(decision.questions).toEqual([])
  })
})
