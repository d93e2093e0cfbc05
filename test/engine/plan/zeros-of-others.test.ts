import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const depots = templateOf('parcels', [
  { name: 'parcel', required: true, unique: true },
  { name: 'depot_code', required: true, rule: '^\\d{5}(-\\d{2})?$' },
])
const kept = ['01234', '02345', '03456', '01234-01', '12345', '01234', '02345', '03456', '04567', '01234', '02345']
const written = (short: readonly string[]): (string | null)[] => {
  const cells = [...kept, ...short]
  const table = tableOf('parcels', `Parcel|Depot code\n${cells.map((cell, at) => `P${at + 10}|${cell}`).join('\n')}`)
  const { transforms } = columnOf(decideOn([table], [depots]), 'depot_code')
  return [...short, '01234-01'].map((cell) => applyChain(transforms, [cell]).value)
}

describe('few codes without their zero, among many that have it', () => {
  it('get it back where each stands there with it, too', () => {
    expect(written(['1234', '2345'])).toEqual(['01234', '02345', '01234-01'])
  })

  it('stay as they are where one of them does not: it may lack another figure', () => {
    expect(written(['1234', '9876'])).toEqual(['1234', '9876', '01234-01'])
  })
})
