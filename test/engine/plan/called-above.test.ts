import { expect, it } from 'vitest'
import { withCallNames } from '../../../server/src/engine/knowledge/called-files.ts'
import { COUNTS } from '../../../server/src/engine/knowledge/grounded/acts.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const deliveries = templateOf('deliveries', [
  { name: 'delivery_no', required: true, unique: true },
  { name: 'weight', required: true },
  { name: 'pallet_size', required: true, rule: '^(1|20|50)$', description: 'Packs on a pallet' },
])
const withAbove = (profile: TableProfile, above: string): TableProfile => ({
  ...profile,
  table: { ...profile.table, above: [[above]] },
})
const rows = (front: string, rest: string) => [1, 2, 3, 4].map((at) => `${front}${at}|${at}40${rest}`).join('\n')
const office = tableOf('Export März', `Delivery no|Weight|Pallet size\n${rows('D-10', '|20')}`)
const yard = tableOf('yard', `Delivery no|Weight\n${rows('Y-30', '')}`)
const sizeInYard = (above: string, instructions: string, first = office) =>
  columnOf(decideOn([first, withAbove(yard, above)], [deliveries], { instructions }), 'pallet_size', 0, 1).transforms

it('whoever is named above a table alone is the one of whom it is', () => {
  expect(sizeInYard('Deliveries at the gate (T. Okonkwo)', 'Mrs Okonkwo always has a pallet size of 1.')).toEqual([
    { kind: 'constant', value: '1' },
  ])
})

it('what is somebody’s is of their list, whatever else the sentence names', () => {
  const said = 'Frau Okonkwo hat im März angefangen, und ihre Pallet size ist immer 1.'
  expect(sizeInYard('Lieferungen am Tor (T. Okonkwo)', said)).toEqual([{ kind: 'constant', value: '1' }])
  expect(sizeInYard('Lieferungen am Tor (T. Okonkwo)', said.replace('Okonkwo', 'Lindqvist'))).toEqual([])
})

it('whoever is named above two tables, or above none, is of neither', () => {
  const said = [
    { text: 'Mrs Okonkwo is New to Deliveries.', by: 'instruction' as const, slug: null, origin: 'an instruction' },
  ]
  const called = (above: string[]): unknown[] =>
    withCallNames(
      [office, yard].map((one, at) => withAbove(one, above[at]!)),
      said,
      [deliveries],
    ).map(({ called: words }) => words)
  expect(called(['Office', 'Gate (T. Okonkwo)'])).toEqual([undefined, ['Okonkwo']])
  expect(called(['Office (T. Okonkwo)', 'Gate (T. Okonkwo)'])).toEqual([undefined, undefined])
  expect(called(['Office', 'Gate (R. Lindqvist)'])).toEqual([undefined, undefined])
  // What it is of is said of others as well.
  expect(called(['Office', 'New deliveries'])).toEqual([undefined, undefined])
})

it('figures that hold for one piece make no list the one that is right', () => {
  expect(COUNTS.test('Ihre Angaben gelten immer für 1 Stück')).toBe(false)
  expect(COUNTS.test('Solche Lieferungen gelten als erledigt')).toBe(false)
  expect(COUNTS.test('Für das Gewicht gelten ihre Angaben')).toBe(true)
  expect(COUNTS.test('Ihre Liste gilt für das Gewicht')).toBe(true)
})
