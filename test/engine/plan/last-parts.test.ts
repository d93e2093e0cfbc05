import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const mills = (town: string) =>
  templateOf('mills', [
    { name: 'mill_no', required: true, unique: true },
    { name: 'street', description: 'Lane and house' },
    { name: 'town', description: town },
  ])
const places = [
  'Upper Mill, Hythe',
  'Lock House, Dock Lane, Rye',
  '4 Weir Row, Hythe',
  'Tide Yard, Deal',
  'Stone Barn, Rye',
]
const listed = (addresses: string[]) =>
  tableOf('mills', `Mill no|Address\n${addresses.map((address, at) => `M${at + 10}|${address}`).join('\n')}`)

it('the last part of addresses is the town, where the description says so', () => {
  const decision = decideOn([listed(places)], [mills('Town, the last part of the address')])
  const written = (column: string): (string | null)[] =>
    places
      .slice(0, 2)
      .map(
        (text) => applyChain(columnOf(decision, column).transforms as Parameters<typeof applyChain>[0], [text]).value,
      )
  expect(written('street')).toEqual(['Upper Mill', 'Lock House, Dock Lane'])
  expect(written('town')).toEqual(['Hythe', 'Rye'])
  expect(decision.questions).toEqual([])
})

it('they stay whole where nothing says so, or some end in no name', () => {
  expect(inputsOf(decideOn([listed(places)], [mills('Town')]), 'town')).toEqual([])
  const some = listed([...places, 'Old Kiln', 'Quay, Unit 7'])
  expect(inputsOf(decideOn([some], [mills('Town, the last part of the address')]), 'town')).toEqual([])
})

it('a county behind it, which says that it is one, is no part of either', () => {
  const told = templateOf('mills', [
    { name: 'mill_no', required: true, unique: true },
    { name: 'street', description: 'Without town and county' },
    { name: 'town' },
  ])
  const cells = [
    'Upper Mill, Hythe, Co. Kent',
    'Lock House, Dock Lane, Rye, Co. Sussex',
    '4 Weir Row, Hythe',
    'Tide Yard, Deal, County Kent',
  ]
  const decision = decideOn([listed([...cells, ...places])], [told])
  const written = (column: string): (string | null)[] =>
    cells.map((text) => applyChain(columnOf(decision, column).transforms, [text]).value)
  expect(written('street')).toEqual(['Upper Mill', 'Lock House, Dock Lane', '4 Weir Row', 'Tide Yard'])
  expect(written('town')).toEqual(['Hythe', 'Rye', 'Hythe', 'Deal'])
})
