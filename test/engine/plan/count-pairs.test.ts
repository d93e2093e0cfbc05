import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

function countsOf(
  names: string[],
  header: string,
  cells: string[],
  instructions: string | null = null,
): (string | null)[][] {
  const template = templateOf('trips', [
    { name: 'id', required: true, unique: true },
    ...names.map((name) => ({ name, rule: '^\\d+$' })),
  ])
  const rows = cells.map((cell, at) => [`T${at + 1}`, cell])
  const decision = decideOn([tableOfCells('trips', ['id', header], rows)], [template], { instructions })
  return cells.map((cell) =>
    names.map((name) =>
      inputsOf(decision, name).length === 0 ? null : applyChain(columnOf(decision, name).transforms, [cell]).value,
    ),
  )
}

describe('two counts in one cell', () => {
  it('are the adults and the children of a party, of whom there are none where one count stands alone', () => {
    expect(countsOf(['adults', 'children'], 'Party', ['2+1', '2', '4 + 10', '1'])).toEqual([
      ['2', '1'],
      ['2', '0'],
      ['4', '10'],
      ['1', '0'],
    ])
  })

  it('are what somebody says that they are, in that order', () => {
    const cells = ['3+1', '2', '5+2', '1']
    const said = 'Crates has full + broken ones.'
    expect(countsOf(['broken', 'full'], 'Crates', cells, said)).toEqual([
      ['1', '3'],
      ['0', '2'],
      ['2', '5'],
      ['0', '1'],
    ])
    expect(countsOf(['broken', 'full'], 'Crates', cells)).toEqual(cells.map(() => [null, null]))
  })

  it('are told from numbers with a year in front', () => {
    const template = templateOf('trips', [
      { name: 'id', required: true, unique: true },
      { name: 'adults', rule: '^\\d+$' },
      { name: 'children', rule: '^\\d+$' },
    ])
    const rows = ['2+1', '2', '4', '1+2'].map((cell, at) => [`24/00${at + 1}`, cell])
    const decision = decideOn([tableOfCells('trips', ['No', 'Pers.'], rows)], [template])
    expect(inputsOf(decision, 'children')).toEqual(['Pers.'])
  })

  it('are none where all cells hold one', () => {
    expect(countsOf(['adults', 'children'], 'Adults', ['2', '1', '4'])).toEqual([
      ['2', null],
      ['1', null],
      ['4', null],
    ])
  })
})

describe('counts with their words in one cell', () => {
  it('go each to its column, and are none where the word is not there', () => {
    const cells = ['4 adults, 2 children', '1 adult', '2 adults and 1 child', '1 child', '3 adults']
    expect(countsOf(['adults', 'children'], 'Party', cells)).toEqual([
      ['4', '2'],
      ['1', '0'],
      ['2', '1'],
      ['0', '1'],
      ['3', '0'],
    ])
  })

  it('are read in other languages, and of other things', () => {
    expect(countsOf(['erwachsene', 'kinder'], 'Gäste', ['2 Erw., 1 Kind', '2 Erw.', '1 Erw. + 2 Kinder'])).toEqual([
      ['2', '1'],
      ['2', '0'],
      ['1', '2'],
    ])
    expect(
      countsOf(['anzahl_tische', 'anzahl_stuehle'], 'Mobiliar', ['3 Tische, 12 Stühle', '1 Tisch', '4 Stühle']),
    ).toEqual([
      ['3', '12'],
      ['1', '0'],
      ['0', '4'],
    ])
    expect(countsOf(['nb_adultes', 'nb_enfants'], 'Voyageurs', ['2 adultes et 3 enfants', '1 adulte'])).toEqual([
      ['2', '3'],
      ['1', '0'],
    ])
  })

  it('are read in short, and by the first letter of what others write', () => {
    const cells = ['2 ad. + 1 enf.', '3A', '2A 1E', '1 ad.', '4 ad.', '1A 2E']
    expect(countsOf(['adults', 'children'], 'Pers.', cells)).toEqual([
      ['2', '1'],
      ['3', '0'],
      ['2', '1'],
      ['1', '0'],
      ['4', '0'],
      ['1', '2'],
    ])
    expect(countsOf(['plates', 'pans'], 'Set', ['2 plat. + 1 pan', '3P', '2 plat.', '1 pan'])).not.toContainEqual([
      '3',
      '0',
    ])
  })

  it('are known by the letters with which the names of the columns, or words for the same in one language, begin', () => {
    expect(countsOf(['dogs', 'cats'], 'Boarders', ['3D 2C', '1C', '2d 0c', '4D'])).toEqual([
      ['3', '2'],
      ['0', '1'],
      ['2', '0'],
      ['4', '0'],
    ])
    expect(countsOf(['adults', 'children'], 'Pers.', ['2E 1K', '3E', '1E 4K'])).toEqual([
      ['2', '1'],
      ['3', '0'],
      ['1', '4'],
    ])
  })

  it.each([
    [
      ['dogs', 'ducks', 'cats'],
      ['3D 2C', '1C', '2D', '4D 1C'],
    ],
    [
      ['dogs', 'cats'],
      ['3D 2C', '1Z', '2D 5Z', '4D 1C'],
    ],
    [
      ['dogs', 'cats'],
      ['3D', '1D', '2D'],
    ],
  ])('are left alone where a letter could be of two counts of %j, or of none', (names, cells) => {
    expect(countsOf(names, 'Boarders', cells)).not.toContainEqual(expect.arrayContaining(['3']))
  })

  it('are found beside a few cells that say why there are none', () => {
    const cells = ['4 adults, 2 children', '1 adult', '2 adults', '1 adult, 1 child', '2 adults', '3 adults']
    expect(countsOf(['adults', 'children'], 'Party', [...cells, 'closed for repairs']).slice(0, 2)).toEqual([
      ['4', '2'],
      ['1', '0'],
    ])
  })

  it('are left alone where one word could be either count, or is a unit', () => {
    const cells = ['4 adults, 2 children', '1 adult', '2 adults, 1 child']
    expect(countsOf(['adults', 'max_adults'], 'Party', cells)).toEqual(cells.map(() => [null, null]))
    const hours = ['4 h, 20 min', '1 h', '2 h 5 min']
    expect(countsOf(['h', 'min'], 'Time', hours)).not.toContainEqual(['4', '20'])
  })
})

it('a cell that counts others with their word has none of what it was named for', () => {
  const template = templateOf('trips', [
    { name: 'id', required: true, unique: true },
    { name: 'adults', rule: '^\\d+$' },
    { name: 'children', rule: '^\\d+$' },
  ])
  const table = tableOfCells(
    'trips',
    ['id', 'Party'],
    ['2 adults', '1 adult', '4 adults'].map((cell, at) => [`T${at}`, cell]),
  )
  const answers = [{ key: 'column:trips.children@file_trips/trips', value: 'Party' }]
  const decision = decideOn([table], [template], { answers })
  const { inputs, transforms } = columnOf(decision, 'children')
  expect(inputs.map(({ column }) => column)).toEqual(['Party'])
  expect(applyChain(transforms, ['4 adults']).value).toBe('0')
})
