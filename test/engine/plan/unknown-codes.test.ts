import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const parcels = templateOf('parcels', [
  { name: 'parcel_no', required: true, unique: true },
  { name: 'depot', rule: '^(North Quay|South Yard|Old Mill)$' },
  { name: 'weight', required: true, rule: '^\\d+\\.\\d{2}$' },
])
const list = tableOf('Codes', 'Depot code|Depot\nNQ|North Quay\nSY|South Yard\nOM|Old Mill')
const parcelsWith = (odd: string): ReturnType<typeof tableOf> =>
  tableOf(
    'parcels',
    `Parcel no|Depot ID|Weight\n${[...Array(60).keys()]
      .map((at) => `P${at + 400}|${at === 17 ? odd : ['NQ', 'SY', 'OM'][at % 3]}|${at + 4}.50`)
      .join('\n')}`,
  )

it('a code that its list has not stays as it is, where the rule refuses it, and leaves no empty cell', () => {
  const decision = decideOn([parcelsWith('ZZ'), list], [parcels], { autonomy: 'decide' })
  expect(inputsOf(decision, 'depot')).toEqual(['Depot', 'Depot ID'])
  const { transforms } = columnOf(decision, 'depot')
  expect(applyChain(transforms, ['', 'ZZ']).value).toBe('ZZ')
  expect(applyChain(transforms, ['North Quay', 'NQ']).value).toBe('North Quay')
})

it('the list alone says what all codes are that it has', () => {
  expect(inputsOf(decideOn([parcelsWith('NQ'), list], [parcels]), 'depot')).toHaveLength(1)
})
