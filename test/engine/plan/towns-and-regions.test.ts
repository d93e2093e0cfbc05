import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { DecideInput } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

function partsOf(
  names: string[],
  header: string,
  cells: string[],
  more: Partial<DecideInput> = {},
): (string | null)[][] {
  const template = templateOf('barns', [
    { name: 'id', required: true, unique: true },
    ...names.map((name) => ({ name })),
  ])
  const rows = cells.map((cell, at) => [`B${at + 1}`, cell])
  const decision = decideOn([tableOfCells('barns', ['id', header], rows)], [template], more)
  return cells.map((cell) =>
    names.map((name) =>
      inputsOf(decision, name).length === 0 ? null : applyChain(columnOf(decision, name).transforms, [cell]).value,
    ),
  )
}

const DALES = ['Reeth, North Yorkshire', 'Muker, North Yorkshire', 'Alston, Cumbria', 'Blanchland, Northumberland']
const IN_PARTS = [
  ['Reeth', 'North Yorkshire'],
  ['Muker', 'North Yorkshire'],
  ['Alston', 'Cumbria'],
  ['Blanchland', 'Northumberland'],
]

describe('a town and its region in one cell', () => {
  it('go each to its column, whatever the place is called', () => {
    expect(partsOf(['town', 'county'], 'Location', DALES)).toEqual(IN_PARTS)
    expect(partsOf(['county', 'town'], 'City', DALES)).toEqual(IN_PARTS.map((one) => one.toReversed()))
    expect(
      partsOf(['ort', 'bundesland'], 'Ort', [
        'Celle, Niedersachsen',
        'Verden, Niedersachsen',
        'Husum, Schleswig-Holstein',
      ])[2],
    ).toEqual(['Husum', 'Schleswig-Holstein'])
    expect(
      partsOf(['ville', 'région'], 'Lieu', ['Quimper, Bretagne', 'Brest, Bretagne', 'Dijon, Bourgogne'])[0],
    ).toEqual(['Quimper', 'Bretagne'])
  })

  it('are no street and its town where no figure stands', () => {
    expect(partsOf(['street', 'town', 'county'], 'Town', DALES)).toEqual(IN_PARTS.map((parts) => [null, ...parts]))
  })

  it('go each to its column where both answers name the one source', () => {
    const answers = ['town', 'county'].map((name) => ({ key: `column:barns.${name}@file_barns/barns`, value: 'Where' }))
    expect(partsOf(['town', 'county'], 'Where', DALES, { answers })).toEqual(IN_PARTS)
  })

  it('are not taken for parts of towns, of which there are more than towns', () => {
    const quarters = ['Berlin, Mitte', 'Berlin, Pankow', 'Hamburg, Altona', 'Hamburg, Eppendorf']
    expect(partsOf(['town', 'county'], 'Town', quarters)).toEqual(quarters.map((cell) => [cell, null]))
  })
})
