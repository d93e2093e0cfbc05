import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

// “3 off”, “x2”: so many pieces, as a store writes them; and a price “in pounds”, which is no weight.

const orders = templateOf('orders', [
  { name: 'order_no', required: true, unique: true },
  { name: 'quantity', required: true, rule: '^\\d+$' },
  { name: 'unit_price', description: 'Price of one in pounds, without VAT.', required: true, rule: '^\\d+\\.\\d{2}$' },
])
const list = tableOf(
  'orders',
  `Order no|Qty|Price\n${['3 off', 'x2', '5', '1 off', '×4', '12'].map((quantity, at) => `O${at}|${quantity}|${at + 1}.50${at % 2 ? ' ea' : ''}`).join('\n')}`,
)

describe('how a store writes what it has counted', () => {
  it('is figures without the words for pieces, or for so many times', () => {
    const { transforms } = columnOf(decideOn([list], [orders]), 'quantity')
    expect(transforms[0]).toEqual({ kind: 'number', decimal: '.', grouping: '', unit: 'pcs' })
    const made = ['x2', '5', '×4'].map((value) => applyChain(transforms, [value]).value)
    expect(made).toEqual(['2', '5', '4'])
  })

  it('is the price of one behind “in pounds”', () => {
    expect(columnOf(decideOn([list], [orders]), 'unit_price').transforms).toMatchObject([
      { kind: 'number', unit: 'pcs' },
    ])
  })

  it('and pounds where a weight is wanted', () => {
    const parcels = templateOf('parcels', [
      { name: 'parcel_no', required: true, unique: true },
      { name: 'load', description: 'Weight in pounds.', required: true, rule: '^\\d+(\\.\\d+)?$' },
    ])
    const weighed = tableOf('parcels', 'Parcel no|Load\nP1|3 lb\nP2|4.5 lbs\nP3|12')
    expect(columnOf(decideOn([weighed], [parcels]), 'load').transforms).toMatchObject([{ kind: 'number', unit: 'lb' }])
  })
})
