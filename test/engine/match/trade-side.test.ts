import { expect, test } from 'vitest'
import { tradeSide, tradeWorth } from '../../../server/src/engine/match/names/trade-side.ts'

test.each([
  ['cost_price', 'buying'],
  ['Trade price per case', 'buying'],
  ['EK netto', 'buying'],
  ["Prix d'achat HT", 'buying'],
  ['RRP', 'selling'],
  ['UVP', 'selling'],
  ['sales_price', 'selling'],
  ['Precio de venta', 'selling'],
  ['Price', null],
  ['Sales rep', null],
  ['Purchase order', null],
  ['Cost or list price', null],
] as const)('%s is the price of %s', (name, side) => {
  expect(tradeSide(name)).toBe(side)
})

test('a price that is asked is none that is paid, and what says neither may be either', () => {
  expect(tradeWorth('selling', 'buying')).toBeLessThan(-1)
  expect([tradeWorth(null, 'buying'), tradeWorth('selling', null)]).toEqual([0, 0])
})
