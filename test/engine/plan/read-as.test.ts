import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const harbours = templateOf('boats', [
  { name: 'boat', required: true, unique: true },
  { name: 'port', required: true },
])
const boats = tableOf('bateaux', 'Boat|Port\nAda|ROC\nBelle|LOR\nCora|VAN\nDora|ROC\nElla|LOR')
const entriesOf = (instructions: string): unknown[] =>
  columnOf(decideOn([boats], [harbours], { instructions }), 'port').transforms.flatMap((one) =>
    one.kind === 'value_map' ? one.entries.map(({ raw, value }) => `${raw}>${value}`) : [],
  )

it.each([
  "L'ancien code ROC doit être lu LOR.",
  'Der alte Code ROC ist als LOR zu lesen.',
  'El antiguo código ROC debe leerse LOR.',
  'Il vecchio codice ROC va letto LOR.',
])('an old code that is to be read as another one is written as that: %s', (instructions) => {
  expect(entriesOf(instructions)).toEqual(['ROC>LOR'])
})

it.each(['Le code ROC ne doit pas être lu LOR.', 'Der Code ROC ist nicht als LOR zu lesen.'])(
  'a code that is not to be read as another one stays: %s',
  (instructions) => {
    expect(entriesOf(instructions)).toEqual([])
  },
)
