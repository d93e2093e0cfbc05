import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const yards = templateOf('yards', [
  { name: 'yard_code', required: true, unique: true },
  { name: 'name', required: true },
])
const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'yard', link: 'yards.yard_code' },
])
const places = tableOf('yards', 'Yard code|Name\nY1|North\nY2|East - CLOSED DOWN\nY3|South')
const list = tableOf(
  'boats',
  `Boat no|Boat kind|Yard\n${[
    'Stock Boat',
    'Hire Boat',
    'Non-Hire Boat',
    'Stock Boat',
    'Stock Boat',
    'Stock Boat',
    'Hire Boat',
  ]
    .map((kind, at) => `B${at + 10}|${kind}|Y${(at % 3) + 1}`)
    .join('\n')}`,
)
const decided = (instructions: string): ReturnType<typeof decideOn> =>
  decideOn([places, list], [yards, boats], { instructions })
const skips = (instructions: string): unknown =>
  decided(instructions).plan.sheets.map(({ sources }) => sources[0]!.skips.map(({ when }) => when))

it('kinds by their first words, and what is marked in capitals with all that belongs to it', () => {
  const said = 'Hire and non-hire boats stay behind, and so does any yard marked CLOSED DOWN with everything of theirs.'
  expect(skips(said)).toEqual([
    [{ position: 1, is: 'one_of', values: ['east - closed down'] }],
    [{ position: 1, is: 'one_of', values: ['hire boat', 'non-hire boat'] }],
  ])
  const { sheets } = decided(said).plan
  expect(sheets.map(({ bereft = [] }) => bereft.map(({ column }) => column))).toEqual([[], ['yard']])
})

it('nothing where a part says something else', () => {
  const [, ofBoats] = skips('Hire and lost boats stay behind, and so does any yard marked CLOSED DOWN.') as unknown[]
  expect(ofBoats).toEqual([])
})
