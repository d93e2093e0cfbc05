import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

/** What fills the column, without a unit that the step for numbers takes off; null where nothing does. */
function filled(header: string, name: string, cells: string[], description = ''): (string | null)[] | null {
  const template = templateOf('courses', [
    { name: 'code', required: true, unique: true },
    { name: 'title' },
    { name, rule: '\\d+', description },
  ])
  const rows = cells.map((cell, at) => [`K${at + 1}`, `Course of ${['clay', 'wood', 'glass', 'wool'][at % 4]}`, cell])
  const decision = decideOn([tableOfCells('courses', ['Code', 'Title', header], rows)], [template])
  if (inputsOf(decision, name).length === 0) return null
  const steps = columnOf(decision, name).transforms.filter(({ kind }) => kind !== 'number')
  return cells.map((cell) => applyChain(steps, [cell]).value!.replace(/ \p{L}+$/u, ''))
}

describe('a figure within words', () => {
  it('is taken where the words are the same in all cells, and the header is the column', () => {
    expect(filled('Seats', 'seats', ['Seats 12', 'Seats 8', 'Seats 20', 'Seats 8'])).toEqual(['12', '8', '20', '8'])
    expect(filled('Capacity', 'capacity', ['max. 6', 'up to 12 guests', '8', 'max. 10'])).toEqual([
      '6',
      '12',
      '8',
      '10',
    ])
    expect(filled('Plätze', 'plaetze', ['für 6 Personen', 'für 1 Person', 'für 4 Personen'])).toEqual(['6', '1', '4'])
  })

  it('says by its word which count it is, whatever the header', () => {
    expect(filled('Durée', 'nombre_seances', ['10 séances', '1 séance', '8 séances'])).toEqual(['10', '1', '8'])
    expect(filled('Size', 'max_people', ['3 people', '1 person', '12 people'])).toEqual(['3', '1', '12'])
  })

  it('keeps its unit where it is converted', () => {
    expect(filled('Notice', 'notice_days', ['about 14 days', '30 days', 'approx. 10 days'], 'Notice in days')).toEqual([
      '14',
      '30',
      '10',
    ])
  })

  it('is none of several things that the words tell apart, and none that a word turns into another', () => {
    expect(filled('Place', 'anzahl', ['Room 3', 'Suite 4', 'Room 12', 'Studio 1'])).toBeNull()
    expect(filled('Details', 'quantity', ['3 tables', '4 chairs', '2 lamps', '1 desk'])).toBeNull()
    expect(filled('Age', 'age', ['under 5', 'under 8', 'under 12'])).not.toEqual(['5', '8', '12'])
  })

  it('is left alone where a cell has several', () => {
    expect(filled('Seats', 'seats', ['4 to 6 seats', '8 to 10 seats', '2 to 3 seats'])).not.toEqual(['4', '8', '2'])
  })
})

describe('a word among counts', () => {
  const cells = ['12', '8', 'barge', '20']

  it('is the count that the description says it has', () => {
    expect(filled('Seats', 'seats', cells, 'Number of seats (a barge has 0)')).toEqual(['12', '8', '0', '20'])
  })

  it('is not what it has of something else', () => {
    expect(filled('Seats', 'seats', cells, 'Number of seats (a barge has 2 masts)')).toEqual(cells)
  })
})
