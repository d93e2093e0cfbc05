import { describe, expect, it } from 'vitest'
import { naturalKey } from '../../../server/src/engine/knowledge/natural-keys.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const ROWS = [
  { name: 'boat_no', required: true, description: 'Number of the boat' },
  { name: 'berth_code', required: true, description: 'Place in the harbour' },
  { name: 'since', description: 'ISO date' },
]
const moorings = (description: string, columns: Parameters<typeof templateOf>[1] = ROWS) => ({
  ...templateOf('moorings', columns),
  description,
})

describe('what tells rows apart together', () => {
  it.each([
    'Which boat lies where; one row per boat and berth.',
    'One record for each boat and berth',
    'Eine Zeile je boat und berth.',
    'Une ligne par boat et berth',
    'Una fila por boat y berth',
    'Una riga per boat e berth',
    'Één regel per boat en berth',
    'One row per boat and place in the harbour.',
  ])('is what the description says that there is one row of: %s', (description) => {
    expect(naturalKey(moorings(description))).toEqual({ column: 'boat_no', with: ['berth_code'] })
  })

  it.each([
    'One row per boat.',
    'One row per boat and captain.',
    'One row per boat and boat number.',
    'One row per mooring and what belongs to it.',
    'Boats and berths.',
  ])('is nothing where not each of several is a column of its own: %s', (description) => {
    expect(naturalKey(moorings(description))).toBeNull()
  })

  it('is nothing where one of them does so alone', () => {
    const columns = [{ name: 'boat_no', unique: true }, { name: 'berth_code' }]
    expect(naturalKey(moorings('One row per boat and berth.', columns))).toBeNull()
  })
})

describe('of rows that share a natural key', () => {
  const rows = (from: number): string =>
    Array.from({ length: 6 }, (_, at) => `B${from + at}|Q${from + at}|2024-0${at + 1}-01`).join('\n')
  const files = [tableOf('summer', `Boat|Berth|Since\n${rows(1)}`), tableOf('winter', `Boat|Berth|Since\n${rows(4)}`)]
  const keysOf = (instructions: string) =>
    decideOn(files, [moorings('Which boat lies where; one row per boat and berth.')], { instructions }).plan.sheets[0]
      ?.same_key

  it('that of the list counts which was said to', () => {
    expect(keysOf('Where a boat is in both lists, the winter list counts.')).toEqual([
      { column: 'boat_no', with: ['berth_code'], keep: { file_id: 'file_winter', table: 'winter' } },
    ])
  })

  it('the last counts where that was said of both', () => {
    expect(keysOf('If a boat is listed twice for the same berth, the last line counts.')).toEqual([
      { column: 'boat_no', with: ['berth_code'], keep: 'keep_last' },
    ])
  })

  it('nothing is settled where nothing was said', () => {
    expect(keysOf('Please bring over all boats.')).toBeUndefined()
  })
})
