import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, tableOfCells, templateOf } from './table-of.ts'

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

  it('goes as any other word does that is named with it', () => {
    const places = ['Kr. Borken', 'Kreis Unna', 'Kr Soest', 'Kreis Olpe', 'Hamm']
    for (const said of ['Name without Kr. or Kreis', 'Name ohne Kr. oder Kreis', 'Without Kr, Kreis'])
      expect(written(said, places)).toEqual(['Borken', 'Unna', 'Soest', 'Olpe', 'Hamm'])
    expect(written('Name without Kr. or spaces', places)[1]).toBe('Kreis Unna')
  })

  it('goes from the few values that have it where it is quoted, or cut short', () => {
    const places = ['Unna', 'Kr. Borken', 'Soest', 'Olpe', 'Hamm', 'Krefeld']
    for (const said of ['Name without “Kr.”', 'Name ohne Kr.', 'Sans «Kr.»', "Name without 'Kr.', capitals first"])
      expect(written(said, places)).toEqual(['Unna', 'Borken', 'Soest', 'Olpe', 'Hamm', 'Krefeld'])
    expect(written('Name without branch', ['Branch Lines', 'Hill', 'Roe'])[0]).toBe('Branch Lines')
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

describe('letters that a description wants none of in front of figures', () => {
  const firms = (description: string) =>
    templateOf('firms', [
      { name: 'firm', required: true, unique: true },
      { name: 'tax_id', description, rule: '^(\\d{8}|[A-Z]{2}\\d{8,10})$' },
    ])
  const list = tableOf('firms', 'Firm|Tax id\nRoth|DK 10203040\nHay|DK20304050\nOst|30405060\nFry|SE4050607080')
  const entries = (description: string): unknown => {
    const step = columnOf(decideOn([list], [firms(description)]), 'tax_id').transforms.find(
      ({ kind }) => kind === 'value_map',
    )
    return step?.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : []
  }

  it('are taken away, and those of others stay', () => {
    expect(entries('Danish ones as eight digits without spaces and without DK, others with their letters')).toEqual([
      ['DK 10203040', '10203040'],
      ['DK20304050', '20304050'],
    ])
  })

  it('stay where the description says nothing of them', () => {
    expect(entries('Danish ones with DK, without spaces')).toEqual([])
  })
})

it('letters that are wanted left off go from the figures of a list of values, and nothing else of it is asked', () => {
  const template = templateOf('bulbs', [
    { name: 'bulb', required: true, unique: true },
    {
      name: 'cap',
      required: true,
      rule: '^(14|27|40|GU)$',
      description: 'Number of the screw without “ES”; GU for pins',
    },
  ])
  const caps = ['ES 14', 'ES27', '40', 'GU', 'ES 99', '14']
  const rows = caps.map((cell, at) => [`B${at + 1}`, cell])
  const decision = decideOn([tableOfCells('bulbs', ['Bulb', 'Cap'], rows)], [template])
  const { transforms } = columnOf(decision, 'cap')
  expect(caps.map((cell) => applyChain(transforms, [cell]).value)).toEqual(['14', '27', '40', 'GU', 'ES 99', '14'])
})
