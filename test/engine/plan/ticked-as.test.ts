import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const boats = (rule = '^(afloat|laid_up)$') =>
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'state', required: true, rule },
  ])
const list = tableOf('boats', 'Boat no|Retired\nB1|Yes\nB2|No\nB3|No\nB4|No\nB5|Yes\nB6|No')
const entries = (instructions: string, rule?: string): unknown => {
  const { transforms } = columnOf(decideOn([list], [boats(rule)], { instructions }), 'state')
  const [map] = transforms.filter((one) => one.kind === 'value_map')
  return map?.entries.map(({ raw, value, decided_by: by }) => [raw, value, by])
}
const both = [
  ['No', 'afloat', 'instruction'],
  ['Yes', 'laid_up', 'instruction'],
]

it.each([
  'Boats ticked retired come over as laid up.',
  'Boats marked as retired become laid up.',
  'Boote, die als Retired markiert sind, gelten als laid up.',
])('a tick is the state that is said, and of two states no tick is the other: %s', (said) => {
  expect(entries(said)).toEqual(both)
})

it('of several other states none is guessed', () => {
  const said = entries('Boats ticked retired come over as laid up.', '^(afloat|laid_up|sold)$')
  expect(said ?? []).not.toContainEqual(['No', 'afloat', 'instruction'])
})

it.each(['Boats ticked retired are left out.', 'Boats ticked retired are not laid up.'])('not of %s', (said) => {
  expect(entries(said)).not.toEqual(both)
})
