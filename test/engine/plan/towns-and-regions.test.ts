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

  it('go with the street before them and the postal code behind, which some lack', () => {
    const farms = [
      'Hollow Farm, Reeth, North Yorkshire, DL11 6TX',
      '4 Mill Lane, Muker, North Yorkshire, DL11 6QG',
      '12 Kirk Bank, Alston, Cumbria CA9 3QU',
      'Flat 2, 7 Main Street, Alston, Cumbria',
      '1 Quay Road, Carlow, Co. Carlow, R93 A1B2',
      '9 Church Lane, Reeth, North Yorkshire, DL116TY',
    ]
    expect(partsOf(['street', 'town', 'county', 'postcode'], 'Farm address', farms)).toEqual([
      ['Hollow Farm', 'Reeth', 'North Yorkshire', 'DL11 6TX'],
      ['4 Mill Lane', 'Muker', 'North Yorkshire', 'DL11 6QG'],
      ['12 Kirk Bank', 'Alston', 'Cumbria', 'CA9 3QU'],
      ['Flat 2, 7 Main Street', 'Alston', 'Cumbria', null],
      ['1 Quay Road', 'Carlow', 'Co. Carlow', 'R93 A1B2'],
      ['9 Church Lane', 'Reeth', 'North Yorkshire', 'DL116TY'],
    ])
  })

  it('stand below the street where a line of the same name is above', () => {
    const template = templateOf('barns', [
      { name: 'id', required: true, unique: true },
      ...['street', 'city', 'province', 'postal_code'].map((name) => ({ name })),
    ])
    const rows = ['Banff, AB T1L 1A1', 'Canmore AB  T1W-2B4', 'Nanton, AB T0L1R0', 'Olds, AB T4H 1P2'].map(
      (town, at) => [`B${at}`, `${at + 3} Grain Road`, town],
    )
    const decision = decideOn([tableOfCells('barns', ['id', 'Ship to 1', 'Ship to 2'], rows)], [template])
    expect(inputsOf(decision, 'street')).toEqual(['Ship to 1'])
    expect(
      ['city', 'province', 'postal_code'].map(
        (name) => applyChain(columnOf(decision, name).transforms, ['Canmore AB  T1W-2B4']).value,
      ),
    ).toEqual(['Canmore', 'AB', 'T1W-2B4'])
    expect(decision.questions).toEqual([])
  })

  it('are not taken for parts of towns, of which there are more than towns', () => {
    const quarters = ['Berlin, Mitte', 'Berlin, Pankow', 'Hamburg, Altona', 'Hamburg, Eppendorf']
    expect(partsOf(['town', 'county'], 'Town', quarters)).toEqual(quarters.map((cell) => [cell, null]))
  })
})

it('a state before the postal code is one in small letters, too', () => {
  const cells = [
    'Waco, TX 76704',
    'Round Rock Tx 78664',
    'Elgin, tx 78621',
    'San Marcos, TX 78666-1210',
    'Kyle TX 78640',
  ]
  expect(partsOf(['town', 'state', 'postal_code'], 'City, State Zip', cells)).toEqual([
    ['Waco', 'TX', '76704'],
    ['Round Rock', 'Tx', '78664'],
    ['Elgin', 'tx', '78621'],
    ['San Marcos', 'TX', '78666-1210'],
    ['Kyle', 'TX', '78640'],
  ])
})
