import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'berth', required: true, unique: true },
  { name: 'hull_number', rule: '^\\d{6}$' },
  { name: 'licence_no', rule: '^[A-Z]{2}\\d{4}$' },
])
const CELLS = ['123456', 'ab1234', '654 321', 'CD9876', '112233', '445566', 'ef 4321', '778899']

const read = (header: string): unknown[] => {
  const rows = CELLS.map((cell, at) => `B${at + 10}|${cell}`).join('\n')
  const decision = decideOn([tableOf('boats', `Berth|${header}\n${rows}`)], [boats])
  return CELLS.slice(0, 4).map((cell) =>
    ['hull_number', 'licence_no'].map(
      (column) => applyChain(columnOf(decision, column).transforms, [cell]).value || null,
    ),
  )
}

describe('a column of which each cell has one of two numbers', () => {
  it('fills the column for either by what the rules take, where its header lists both', () => {
    expect(read('Hull / Licence')).toEqual([
      ['123456', null],
      [null, 'AB1234'],
      ['654321', null],
      [null, 'CD9876'],
    ])
  })
})
