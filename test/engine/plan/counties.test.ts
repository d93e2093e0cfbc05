import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const shops = templateOf('shops', [
  { name: 'shop_no', required: true, unique: true },
  { name: 'street' },
  { name: 'town' },
  { name: 'postcode' },
])

const written = (addresses: string[], column: string): unknown[] => {
  const rows = addresses.map((address, at) => `S${at}|${address}`).join('\n')
  const decision = decideOn([tableOf('shops', `Shop no|Address\n${rows}`)], [shops])
  expect(inputsOf(decision, column)).toEqual(['Address'])
  const { transforms } = columnOf(decision, column)
  return addresses.map((value) => applyChain(transforms, [value]).value)
}

describe('a county that says so behind the town', () => {
  const addresses = [
    '6 Quay Road, Cobh, Co. Cork, P24 X0Y1',
    '18 Main Street, Birr, Co. Offaly, R42 A1B2',
    '2 The Square, Athy, Co. Kildare, R14C3D4',
    '9 Castle Lane, Cobh, Co. Cork',
  ]

  it('is no town, and no part of the street', () => {
    expect(written(addresses, 'town')).toEqual(['Cobh', 'Birr', 'Athy', 'Cobh'])
    expect(written(addresses, 'street')[1]).toBe('18 Main Street')
    expect(written(addresses, 'postcode').slice(0, 2)).toEqual(['P24 X0Y1', 'R42 A1B2'])
  })

  it('may be missing in some', () => {
    const some = [...addresses.slice(0, 3), '9 Castle Lane, Cobh, P24 Z9Z9']
    expect(written(some, 'town')).toEqual(['Cobh', 'Birr', 'Athy', 'Cobh'])
  })
})
