import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: '[A-Z]\\d{3}' },
  { name: 'boat_name', required: true },
  { name: 'harbour', required: true },
  { name: 'pier', required: true, description: 'Pier, written as Old Quay, North Pier' },
  { name: 'price', required: true, rule: '\\d+' },
])
const rowsOf = (letter: string, more: (at: number) => string): string =>
  Array.from({ length: 6 }, (_, at) => `${letter}${104 + at}|Tern ${letter}${at}|${300 + at}${more(at)}`).join('\n')
const sheets: TableProfile[] = [
  tableOf('Ostend', `Boat No|Boat Name|Price|Pier\n${rowsOf('A', (at) => `|${['Old Quay', 'West Pier'][at % 2]}`)}`),
  tableOf(
    'Nieuwpoort',
    `Boat No|Boat Name|Price|Section\n${rowsOf('B', (at) => `|${['OLD QUAY', 'EAST PIER'][at % 2]}`)}`,
  ),
].map((one) => ({ ...one, table: { ...one.table, file_id: 'file_boats', file_name: 'boats.xlsx' } }))
const decided = (instructions: string): Decision => decideOn(sheets, [boats], { instructions })
const harbours = (decision: Decision): unknown[] =>
  [0, 1].map((source) => columnOf(decision, 'harbour', 0, source).transforms.find(({ kind }) => kind === 'constant'))

describe('what stands in no cell of a row', () => {
  it.each([
    'The sheet is the harbour.',
    'Harbour = name of the sheet',
    'Das Blatt ist der Harbour.',
    'Each sheet of boats.xlsx is one of our harbours.',
    'Each sheet of boats.xlsx is something of its own: the name of the sheet goes into the column harbour.',
    'Der Reitername kommt in die Spalte Harbour.',
    'Le nom de la feuille va dans la colonne harbour.',
  ])('is the name of its sheet, as a sentence says: %s', (said) => {
    expect(harbours(decided(said))).toEqual(['Ostend', 'Nieuwpoort'].map((value) => ({ kind: 'constant', value })))
  })

  it.each([
    'The sheet Ostend is the price list of the harbour.',
    'The sheet is not the harbour.',
    'The sheet is old.',
    'Each sheet of boats.xlsx goes into the harbour of Ostend.',
  ])('is none where the sentence says something else: %s', (said) => {
    expect(harbours(decided(said))).toEqual([undefined, undefined])
  })

  it('is the line above it, in the case that the template shows', () => {
    const decision = decided('On the sheet Nieuwpoort the pier is the heading above the boats.')
    expect(inputsOf(decision, 'pier', 0, 1)).toEqual(['Section'])
    expect(inputsOf(decision, 'pier')).toEqual(['Pier'])
    expect(columnOf(decision, 'pier', 0, 1).transforms).toEqual([expect.objectContaining({ kind: 'case', to: 'name' })])
  })
})
