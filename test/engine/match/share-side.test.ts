import { expect, test } from 'vitest'
import { shareSide, shareWorth } from '../../../server/src/engine/match/names/share-side.ts'

test.each([
  ['Provision %', '', 'share'],
  ['rabatt_prozent', '', 'share'],
  ['Remise', 'in per cent', 'share'],
  ['korting', 'EUR', 'sum'],
  ['Sconto (€)', '', 'sum'],
  ['discount_amount', '', 'sum'],
  ['commission', 'Commission of the portal in euros', 'sum'],
  ['provision', 'in Prozent', 'share'],
  ['Rabatt', '', null],
  ['fee', 'Percentage of the EUR price', null],
  ['Stundensatz', '', null],
] as const)('%s (%s) speaks of a %s', (name, description, side) => {
  expect(shareSide(name, description)).toBe(side)
})

test('what says neither is no contrary of either', () => {
  expect([shareWorth('share', null), shareWorth('sum', 'sum')]).toEqual([0, 0])
  expect(shareWorth('share', 'sum')).toBeLessThan(-1)
})
