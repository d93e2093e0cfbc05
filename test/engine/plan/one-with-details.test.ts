import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: '^(BR\\d{4}|H\\d{3})$' },
  { name: 'boat_name', required: true },
  { name: 'berth' },
])
const moorings = templateOf('moorings', [
  { name: 'mooring', required: true, unique: true },
  { name: 'boat_no', required: true, link: 'boats.boat_no' },
])
const names = ['Alba', 'Biscay', 'Coral', 'Dogger', 'Elba', 'Faro']
const fleet = tableOf(
  'Kestrel boats',
  `Boat No|Boat name|Berth\n${names.map((name, at) => `BR${2040 + at}|${name}|B${at}`).join('\n')}`,
)
const places = tableOf(
  'Kestrel moorings',
  `Mooring|Boat No\n${names.map((_, at) => `K-${at}|BR${2040 + at}`).join('\n')}`,
)
const harbour = tableOf(
  'harbour',
  `Hull|Kestrel No|Boat name|Berth\n${names.map((name, at) => `H${310 + at}|${at % 2 ? '' : `BR${2040 + at}`}|${at % 2 ? `${name} II` : name.toUpperCase()}|C${at}`).join('\n')}`,
)

const kept = (instructions: string, tables = [fleet, places, harbour]): unknown =>
  decideOn(tables, [boats, moorings], { instructions }).plan.sheets[0]!.same_key

describe('of what two systems have under one number', () => {
  it.each([
    'Where a harbour boat has a Kestrel number it is the same boat: keep one boat with the Kestrel details, and put its moorings under the Kestrel number.',
    'A harbour boat with a Kestrel number is the same as there, so keep only one boat with the data of Kestrel.',
  ])('the row of the one stays whose details are to be kept: %s', (instructions) => {
    expect(kept(instructions)).toEqual([
      { column: 'boat_no', keep: expect.objectContaining({ file_id: 'file_Kestrel boats' }) },
    ])
  })

  it.each([
    'Cuando un barco está en las dos listas, conserven un solo barco con los datos Kestrel.',
    'Si un bateau est dans les deux listes, gardez un seul bateau avec les données Kestrel.',
  ])('so it does where one table alone is called so: %s', (instructions) => {
    expect(kept(instructions, [fleet, harbour])).toEqual([
      { column: 'boat_no', keep: expect.objectContaining({ file_id: 'file_Kestrel boats' }) },
    ])
  })

  it('no row stays by what is said of something else', () => {
    expect(kept('Boats on both lists: keep one mooring with the Kestrel details.') ?? []).toEqual([])
  })
})
