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

it('an amount is one though a database writes it with more decimals than the rule takes, the last of which are zeros', () => {
  const template = templateOf('stays', [
    { name: 'stay_no', required: true, unique: true },
    { name: 'room_charge', rule: '\\d+\\.\\d{2}' },
    { name: 'meals_charge', rule: '\\d+\\.\\d{2}' },
  ])
  const rows = [412.5, 1330, 99.96, 47].map((room, at) => `S${at}|${room.toFixed(4)}|${(room / 8).toFixed(2)}00|${at}`)
  const list = tableOf('stays', `StayNo|RoomAmt|MealsAmt|Floor\n${rows.join('\n')}`)
  const decision = decideOn([list], [template])
  expect([inputsOf(decision, 'room_charge'), inputsOf(decision, 'meals_charge')]).toEqual([['RoomAmt'], ['MealsAmt']])
  expect(columnOf(decision, 'room_charge').transforms).toContainEqual(
    expect.objectContaining({ kind: 'number', decimals: 2 }),
  )
  expect(columnOf(decision, 'room_charge').reason).toContain('100 % of its values can be brought to match')
  expect(columnOf(decision, 'room_charge').confidence).toBeGreaterThan(0.95)
})
