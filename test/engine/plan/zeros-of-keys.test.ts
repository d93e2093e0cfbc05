import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const bins = templateOf('bins', [
  { name: 'bin_no', required: true, unique: true, rule: '[0-9]{4}' },
  { name: 'aisle', required: true },
])
const moves = templateOf('moves', [
  { name: 'move_no', required: true, unique: true },
  { name: 'bin_no', required: true, link: 'bins.bin_no' },
])
const numbers = ['0210', '0340', '0455', '2105', '2210', '2340', '2455', '3110']
const store = tableOf('bins', `Bin no|Aisle\n${numbers.map((no, at) => `${no}|Aisle ${at}`).join('\n')}`)
const written = (cells: string[]): (string | null)[] => {
  const rows = cells.map((cell, at) => `M${at}|${cell}`).join('\n')
  const decision = decideOn([store, tableOf('moves', `Move no|Bin no\n${rows}`)], [bins, moves])
  const { transforms } = columnOf(decision, 'bin_no', 1)
  return cells.map((cell) => applyChain(transforms, [cell]).value)
}
const called = ['2105 Screws', '2210 Nails', '2340 Bolts', '2455 Hooks', '3110 Tape', '2105', '2210']

describe('numbers of linked rows of which some stand before a name, and others have lost their zeros', () => {
  it('get both mended', () => {
    expect(written([...called, '210', '340']).slice(-2)).toEqual(['0210', '0340'])
    expect(written([...called, '210', '340'])[0]).toBe('2105')
  })

  it('stay short where one of them is no key with its zeros', () => {
    expect(written([...called, '210', '777']).slice(-2)).toEqual(['210', '777'])
  })
})
