import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const moorers = templateOf('moorers', [
  { name: 'moorer_no', required: true, unique: true },
  { name: 'title', rule: '^(Mr|Mrs|Ms|Dr)$' },
  { name: 'first_name' },
  { name: 'last_name' },
  { name: 'company', description: 'Firm; empty for private moorers' },
])
const parts = ['title', 'first_name', 'last_name', 'company']
const cells = ['Mr Ivo Lund', 'Ms Eda Birk', 'Dr Olaf Strand', 'Mrs Una van Holm', 'Mr Per Moss', 'Ms Ida Krog']
const listed = (names: string[]): ReturnType<typeof tableOf> =>
  tableOf('moorers', `Moorer No|Keeper|Berth\n${names.map((name, at) => `M${at + 11}|${name}|${at + 3}`).join('\n')}`)

describe('names with a title in every row', () => {
  it('are those of persons, whatever the header is, and nobody is asked', () => {
    const decision = decideOn([listed(cells)], [moorers])
    expect(decision.questions).toEqual([])
    const read = (cell: string): (string | null)[] =>
      parts.map((name) => applyChain(columnOf(decision, name).transforms, [cell]).value)
    expect(read('Mr Ivo Lund')).toEqual(['Mr', 'Ivo', 'Lund', null])
    expect(read('Ms Eda Birk')).toEqual(['Ms', 'Eda', 'Birk', null])
    expect(read('Lund Boats Ltd')[3]).toBe('Lund Boats Ltd')
  })

  it('are no firm where somebody names the column for it, too', () => {
    const decision = decideOn([listed(cells)], [moorers], { instructions: 'Map Keeper to company.' })
    expect(applyChain(columnOf(decision, 'company').transforms, ['Mr Ivo Lund']).value).toBeNull()
  })

  it.each([
    ['of a few whom many rows share', [...cells.slice(0, 2), ...cells.slice(0, 2), ...cells.slice(0, 2)]],
    ['in a few rows', ['Mr Ivo Lund', 'Harbour', 'North pier', 'Quay', 'Slip', 'Ms Eda Birk']],
  ])('are none of the rows’ own %s', (_, names) => {
    expect(inputsOf(decideOn([listed(names)], [moorers], { autonomy: 'decide' }), 'last_name')).toEqual([])
  })
})
