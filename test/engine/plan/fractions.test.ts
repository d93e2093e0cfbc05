import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const members = templateOf('crew', [
  { name: 'crew_no', required: true, unique: true },
  { name: 'share', description: 'Share of the catch', rule: '^[01]\\.\\d{2}$' },
])

function writtenIn(shares: string[]): (string | null)[] {
  const rows = shares.map((share, at) => [`C${at + 1}`, share])
  const { transforms } = columnOf(decideOn([tableOfCells('crew', ['Crew no', 'Share'], rows)], [members]), 'share')
  return shares.map((share) => applyChain(transforms, [share]).value)
}

describe('fractions where a decimal number is wanted', () => {
  it('are written as it, beside whole numbers that get their decimals', () => {
    expect(writtenIn(['1/2', '3/4', '1', '1/1', '1/2', '1'])).toEqual(['0.50', '0.75', '1.00', '1.00', '0.50', '1.00'])
  })

  it('stay as they are where no decimal number says the same', () => {
    expect(writtenIn(['1/3', '1/2', '1/2', '1', '1/2'])[0]).toBe('1/3')
  })
})
