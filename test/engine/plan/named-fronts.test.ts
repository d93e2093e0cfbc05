import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { chain } from './transforms/chain.ts'
import type { ColumnInput } from './table-of.ts'

const written = (column: ColumnInput, header: string, values: string[]): (string | null)[] => {
  const steps = chain(column, header, values)
  return values.map((value) => applyChain(steps, [value]).value)
}
const taxNo: ColumnInput = { name: 'tax_no', rule: 'LU\\d{8}' }
const taxed = ['LU 1234.5678', 'LU-2345.6789', 'LU34567890', 'LU 4567.8901', 'LU5678 9012', 'LU 6789.0123']
const room: ColumnInput = { name: 'room', required: true, unique: true, rule: 'ROOM-\\d{3}' }
const rooms = ['ROOM 101', '102', 'ROOM 103', '104', 'ROOM 105', 'ROOM 106', 'ROOM 107']

describe('letters in front of some codes', () => {
  it('are taken off where the header has them, and the rule its own', () => {
    const values = [...taxed, 'TVA LU7890.1234', 'TVA LU-89012345']
    expect(written(taxNo, 'No TVA', values).slice(-2)).toEqual(['LU78901234', 'LU89012345'])
  })

  it('are taken off where they begin the letters of the rule', () => {
    expect(written(room, 'Room', [...rooms, 'R208', 'R209']).slice(-2)).toEqual(['ROOM-208', 'ROOM-209'])
  })

  it('stay where they say something else, or only one has them', () => {
    expect(written(taxNo, 'No TVA', [...taxed, 'RCS LU7890.1234', 'RCS LU-89012345']).slice(-2)).toEqual([
      'RCS LU7890.1234',
      'RCS LU-89012345',
    ])
    expect(written(taxNo, 'No TVA', [...taxed, 'TVA LU7890.1234']).at(-1)).toBe('TVA LU7890.1234')
  })

  it('stay where they tell two things apart', () => {
    expect(written(room, 'Room', [...rooms, 'R101', 'R209']).slice(-2)).toEqual(['R101', 'R209'])
  })
})
