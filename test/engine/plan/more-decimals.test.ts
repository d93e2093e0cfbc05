import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

it('a price is the price though its rule asks for more decimals than the figures have', () => {
  const template = templateOf('lines', [
    { name: 'line_no', required: true, unique: true },
    { name: 'unit_price', required: true, description: 'Net', rule: '\\d+\\.\\d{4}' },
    { name: 'net_amount', required: true, rule: '\\d+\\.\\d{2}' },
  ])
  const rows = [4.76, 20.85, 6.7, 119.99].map((price, at) => `L${at}|${price}|${(price * 12).toFixed(2)}`)
  const decision = decideOn([tableOf('lines', `Line|Net price|Net value\n${rows.join('\n')}`)], [template])
  expect([inputsOf(decision, 'unit_price'), inputsOf(decision, 'net_amount')]).toEqual([['Net price'], ['Net value']])
  expect(columnOf(decision, 'unit_price')).toMatchObject({ transforms: [{ kind: 'number', decimals: 4 }] })
})
