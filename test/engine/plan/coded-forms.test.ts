import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const shelves = templateOf('shelves', [
  { name: 'shelf_no', required: true, unique: true, rule: '^[A-Z]{1,2}-\\d{4}$' },
  { name: 'room' },
])

function written(decision: Decision, column: string, values: string[], sheet = 0): (string | null)[] {
  const { transforms } = columnOf(decision, column, sheet)
  return values.map((value) => applyChain(transforms, [value]).value)
}

describe('codes of letters and a number', () => {
  const numbers = ['B 1223', 'AB0041', 'ab 59', 'ZD n°337', 'C-7', 'AB-0098']

  it('get the mark of the rule and the zeros that lack, whatever their letters are', () => {
    const table = tableOfCells(
      'shelves',
      ['Shelf no', 'Room'],
      numbers.map((one) => [one, 'Hall']),
    )
    expect(written(decideOn([table], [shelves]), 'shelf_no', numbers)).toEqual([
      'B-1223',
      'AB-0041',
      'AB-0059',
      'ZD-0337',
      'C-0007',
      'AB-0098',
    ])
  })

  it('are written so in links to them as well', () => {
    const boxes = templateOf('boxes', [
      { name: 'box', required: true, unique: true },
      { name: 'shelf_no', required: true, link: 'shelves.shelf_no' },
    ])
    const shelf = tableOfCells(
      'shelves',
      ['Shelf no', 'Room'],
      numbers.map((one) => [one, 'Hall']),
    )
    const linked = ['B n°1223', 'AB 41', 'AB 059', 'ZD0337']
    const box = tableOfCells(
      'boxes',
      ['Box', 'Shelf no'],
      linked.map((one, at) => [`Box ${at}`, one]),
    )
    const decision = decideOn([shelf, box], [shelves, boxes])
    expect(written(decision, 'shelf_no', linked, 1)).toEqual(['B-1223', 'AB-0041', 'AB-0059', 'ZD-0337'])
  })

  it('keep a single short number, which is more likely a wrong one', () => {
    const values = ['B 1223', 'AB0041', 'AC 4459', 'ZD 77']
    const table = tableOfCells(
      'shelves',
      ['Shelf no', 'Room'],
      values.map((one) => [one, 'Hall']),
    )
    expect(written(decideOn([table], [shelves]), 'shelf_no', values)).toEqual(['B-1223', 'AB-0041', 'AC-4459', 'ZD 77'])
  })
})

describe('the front of running numbers', () => {
  const wells = templateOf('wells', [{ name: 'well_no', required: true, unique: true, rule: '^(EAS|SOU)-\\d{3}$' }, { name: 'depth' }]) // prettier-ignore
  const rows = ['5', '17', '203', '9', 'SOU-004'].map((one) => [one, '12'])

  it('is the one that the table is called after, and is told', () => {
    const decision = decideOn([tableOfCells('Wells_East', ['Well no', 'Depth'], rows)], [wells])
    expect(written(decision, 'well_no', ['5', '203', 'SOU-004'])).toEqual(['EAS-005', 'EAS-203', 'SOU-004'])
    expect(decision.notes).toContainEqual(expect.stringMatching(/^“EAS-” was put in front of “5” .* called so\.$/))
  })

  it('is a letter with the number that stands behind a word with it', () => {
    const tickets = templateOf('tickets', [{ name: 'ticket_no', required: true, unique: true, rule: '^G[1-3]-\\d{3}$' }, { name: 'depth' }]) // prettier-ignore
    const decision = decideOn([tableOfCells('gate 2 in May', ['Ticket no', 'Depth'], rows.slice(0, 4))], [tickets])
    expect(written(decision, 'ticket_no', ['5', '203'])).toEqual(['G2-005', 'G2-203'])
  })

  it('is not put there where the name says none of them, or several', () => {
    for (const name of ['Wells', 'East and South']) {
      const decision = decideOn([tableOfCells(name, ['Well no', 'Depth'], rows)], [wells])
      expect(written(decision, 'well_no', ['5'])).toEqual(['5'])
    }
  })
})
