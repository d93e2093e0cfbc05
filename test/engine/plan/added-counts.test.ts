import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const halls = (description: string): ReturnType<typeof templateOf> =>
  templateOf('halls', [
    { name: 'hall', required: true, unique: true },
    { name: 'max_seats', required: true, description, rule: '^\\d+$' },
  ])
const table = tableOf('halls', 'Hall|Seats\nOak|40+12\nElm|30\nAsh|24+6\nFir|18 fixed, 6 loose\nYew|50')

describe('counts of several kinds in one cell', () => {
  it('are added up where the description wants them together', () => {
    const decision = decideOn([table], [halls('All seats, loose ones (after the +) included')])
    expect(inputsOf(decision, 'max_seats')).toEqual(['Seats'])
    const { transforms } = columnOf(decision, 'max_seats')
    expect(['40+12', '30', '18 fixed, 6 loose'].map((cell) => applyChain(transforms, [cell]).value)).toEqual([
      '52',
      '30',
      '24',
    ])
  })

  it('are not where it does not', () => {
    const { transforms } = columnOf(decideOn([table], [halls('Fixed seats')]), 'max_seats')
    expect(applyChain(transforms, ['40+12']).value).not.toBe('52')
  })
})

describe('counts in two columns that a description wants together', () => {
  it('are added up, and an empty one is none', () => {
    const classes = templateOf('classes', [
      { name: 'class_no', required: true, unique: true },
      { name: 'group_size', description: 'People in the hall, pupils and helpers together', rule: '^\\d+$' },
    ])
    const rows = tableOf('classes', 'Class no|Pupils|Helpers\nK1|12|2\nK2|9|\nK3|15|3\nK4|8|1')
    const decision = decideOn([rows], [classes])
    expect(inputsOf(decision, 'group_size')).toEqual(['Pupils', 'Helpers'])
  })
})
