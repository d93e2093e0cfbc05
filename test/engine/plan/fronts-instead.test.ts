import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

// One example tells what becomes of the letters of keys, and of what links to them.

const templates = [
  templateOf('permits', [
    { name: 'permit_no', required: true, unique: true, rule: '^PM-\\d{7}$' },
    { name: 'holder', required: true },
    { name: 'fee', rule: '^\\d+\\.\\d{2}$' },
  ]),
  templateOf('visits', [{ name: 'permit_no', required: true, link: 'permits.permit_no' }, { name: 'note' }]),
]
const permits = tableOfCells(
  'permits',
  ['Ref No', 'Holder', 'Fee'],
  Array.from({ length: 6 }, (_, at) => [`HRB-00${311 + at}`, `Boat ${'ABCDEF'[at]}`, `1${at},250.00`]),
)
const visits = tableOfCells(
  'visits',
  ['Fee', 'Ref No', 'Note'],
  Array.from({ length: 6 }, (_, at) => [`1${at},250.00`, `HRB ${'00'}${311 + at}`, 'rope checked']),
)

describe('letters of keys that an example replaces', () => {
  const decided = (instructions: string | null) => decideOn([permits, visits], templates, { instructions })
  const written = (instructions: string | null, sheet: number, value: string): string | null =>
    applyChain(columnOf(decided(instructions), 'permit_no', sheet).transforms, [value]).value

  it.each([
    'A number such as HRB-00311 becomes PM-8800311.',
    'An old number like "HRB-00313" should become "PM-8800313", so HRB- gives way to 88.',
    'HRB-00311 wird zu PM-8800311.',
  ])('are replaced in all of them: %s', (instructions) => {
    expect(inputsOf(decided(instructions), 'permit_no')).toEqual(['Ref No'])
    expect(written(instructions, 0, 'HRB-00316')).toBe('PM-8800316')
    expect(inputsOf(decided(instructions), 'permit_no', 1)).toEqual(['Ref No'])
    expect(written(instructions, 1, 'HRB 00316')).toBe('PM-8800316')
  })

  it('stay where the rule takes no such key', () => {
    expect(written('A number such as HRB-00311 becomes PQ-8800311.', 0, 'HRB-00316')).not.toBe('PQ-8800316')
  })

  describe('among which some are written without them', () => {
    const mixed = (...cells: string[]): ReturnType<typeof tableOfCells> =>
      tableOfCells(
        'permits',
        ['Ref No', 'Holder', 'Fee'],
        cells.map((cell, at) => [cell, `Boat ${'ABCDEFGH'[at]}`, `1${at},250.00`]),
      )
    const inMixed = (table: ReturnType<typeof tableOfCells>, value: string): string | null => {
      const decision = decideOn([table], templates, { instructions: 'A number such as HRB-311 becomes PM-8800311.' })
      return applyChain(columnOf(decision, 'permit_no').transforms, [value]).value
    }

    it('are the same keys', () => {
      const table = mixed('HRB-311', '12', 'HRB315', 'HRB-316', '7', 'HRB-318', '320', 'PM-8800400')
      const all = ['HRB-311', '12', 'HRB315', '7', '320', 'PM-8800400'].map((value) => inMixed(table, value))
      expect(all).toEqual(['PM-8800311', 'PM-8800012', 'PM-8800315', 'PM-8800007', 'PM-8800320', 'PM-8800400'])
    })

    it('and are none where one has letters elsewhere, is longer, or hardly any has letters', () => {
      for (const table of [
        mixed('HRB-311', '311', 'HRB-315', 'HRB-316', '7'),
        mixed('HRB-311', '7', 'HRB-315', 'HRB-316', '20411'),
        mixed('HRB-311', '7', '8', '9', '10', '11', '12'),
      ])
        expect(inMixed(table, '7')).not.toBe('PM-8800007')
    })
  })
})
