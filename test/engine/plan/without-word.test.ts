import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const aisles = ['Aisle 1 - Paint', 'Aisle 2 - Timber', 'Aisle 3 - Timber', 'aisle 12 – Bath & tiles', 'Garden']

function written(description: string, cells = aisles): (string | null)[] {
  const template = templateOf('shelves', [
    { name: 'shelf', required: true, unique: true },
    { name: 'aisle', description },
  ])
  const rows = cells.map((cell, at) => [`S${at + 1}`, cell])
  const decision = decideOn([tableOfCells('shelves', ['Shelf', 'Aisle'], rows)], [template])
  return cells.map((cell) => applyChain(columnOf(decision, 'aisle').transforms, [cell]).value)
}

describe('a word that the description wants left off', () => {
  it.each([
    'Name of the aisle, without the word Aisle and its number',
    'Bezeichnung ohne das Wort „Aisle“ und die Nummer',
    'Nom sans le mot Aisle et son numéro',
    'Senza la parola Aisle e il suo numero',
  ])('goes from the front of the values, with its number: %s', (description) => {
    expect(written(description)).toEqual(['Paint', 'Timber', 'Timber', 'Bath & tiles', 'Garden'])
  })

  it('goes alone where nothing is said of a number', () => {
    expect(written('Without the word Aisle')).toEqual([
      '1 - Paint',
      '2 - Timber',
      '3 - Timber',
      '12 – Bath & tiles',
      'Garden',
    ])
  })

  it('stays where hardly any value begins with it, or nothing is left', () => {
    expect(written('Without the word Bay and its number')).toEqual(aisles)
    expect(written('Without the word Aisle and its number', ['Aisle 1', 'Aisle 2'])).toEqual(['Aisle 1', 'Aisle 2'])
  })
})
