import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from '../table-of.ts'

// On which days a baker's stalls are open, and what a workshop's boards are made of: several words of a short list in one cell.

const stalls = (description: string) =>
  templateOf('stalls', [
    { name: 'stall_no', required: true, unique: true },
    { name: 'open_days', description, rule: '^(Mon|Tue|Wed|Thu|Fri|Sat)(;(Mon|Tue|Wed|Thu|Fri|Sat))*$' },
  ])
const tableWith = (cells: string[]) =>
  tableOf('stalls', `Stall no|Open days\n${cells.map((cell, at) => `S${at + 10}|${cell}`).join('\n')}`)
const written = (cells: string[], description = '') => {
  const { transforms } = columnOf(decideOn([tableWith(cells)], [stalls(description)]), 'open_days')
  return cells.map((cell) => applyChain(transforms, [cell]).value)
}

describe('several allowed words in a cell', () => {
  it('are written as the rule has them, by whatever marks and words they are named', () => {
    expect(written(['mon, fri', 'Tuesday & Thurs', 'M/W', 'Sat', 'wed and sat', 'Fri;Sat'])).toEqual([
      'Mon;Fri',
      'Tue;Thu',
      'Mon;Wed',
      'Sat',
      'Wed;Sat',
      'Fri;Sat',
    ])
  })

  it('in the order of the list where that is wanted, and once', () => {
    const cells = ['Fri, Mon', 'Tue/Tue', 'sat & wed', 'Thu']
    expect(written(cells)).toEqual(['Fri;Mon', 'Tue', 'Sat;Wed', 'Thu'])
    expect(written(cells, 'In week order')).toEqual(['Mon;Fri', 'Tue', 'Wed;Sat', 'Thu'])
  })

  it('in another language', () => {
    expect(written(['Montag und Freitag', 'Di, Do', 'Mittwoch', 'Sa'])).toEqual(['Mon;Fri', 'Tue;Thu', 'Wed', 'Sat'])
  })

  it('but no cell of which a part may be several, or is none', () => {
    expect(written(['mon, fri', 'T/W', 'tue, wed', 'thu, sat', 'mon, by request'])).toEqual([
      'Mon;Fri',
      'T/W',
      'Tue;Wed',
      'Thu;Sat',
      'mon, by request',
    ])
  })
})
