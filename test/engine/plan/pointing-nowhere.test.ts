import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const owners = {
  ...templateOf('owners', [
    { name: 'owner_no', required: true, unique: true },
    { name: 'surname', required: true },
  ]),
  description: 'Persons who keep a boat here, one row each.',
}
const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'owner_no', required: true, link: 'owners.owner_no' },
])
const moorings = templateOf('moorings', [
  { name: 'mooring', required: true, unique: true },
  { name: 'boat_no', required: true, link: 'boats.boat_no' },
])
const tables = [
  tableOf('owners', 'Owner no|Surname\nO1|Holm\nO2|Dahl\nO3|Lund'),
  tableOf('boats', 'Boat no|Owner no\nB1|O1\nB2|O2\nB3|O3'),
  tableOf('moorings', 'Mooring|Boat no\nM1|B1\nM2|B2\nM3|B3'),
]
const bereft = (instructions: string): string[] =>
  decideOn(tables, [owners, boats, moorings], { instructions }).plan.sheets.flatMap(({ slug, bereft: links = [] }) =>
    links.map(({ column }) => `${slug}.${column}`),
  )

describe('what points to something that is not there stays behind', () => {
  it.each([
    'Anything that points to an owner or boat we don’t have gets left out.',
    'Anything that can’t be filled in or refers to a person or a boat we do not have is left out, no guessing.',
    'Leave out rows that belong to owners or boats that don’t exist.',
    'Alles, was auf owners oder boats verweist, die wir nicht haben, bitte weglassen.',
  ])('whatever it is, by what is named: %s', (instructions) => {
    expect(bereft(instructions)).toEqual(['boats.owner_no', 'moorings.boat_no'])
  })

  it('but not by what is not named', () => {
    expect(bereft('Anything that points to a boat we don’t have gets left out.')).toEqual(['moorings.boat_no'])
  })

  it.each([
    'Anything that points to an owner we don’t have is fine.',
    'Anything that points to an owner gets left out.',
    'Anything that points to a supplier we don’t have gets left out.',
  ])('nor where that is not said: %s', (instructions) => {
    expect(bereft(instructions)).toEqual([])
  })
})
