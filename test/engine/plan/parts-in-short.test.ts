import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rule = '^(19|20)\\d{2}$'
const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'builder' },
  { name: 'model' },
  { name: 'build_year', rule },
  { name: 'model_year', rule },
])
const decided = (years: string) =>
  decideOn(
    [
      tableOf(
        'boats',
        `Boat no|Builder/Model|${years}\n${['Hallberg/Rassy 31', 'Dehler/34', 'Bavaria/Cruiser 37'].map((made, at) => `B${at + 1}|${made}|${2001 + at}/${2002 + at}`).join('\n')}`,
      ),
    ],
    [boats],
  )

it.each(['Year Build/Model', 'Year Build/Mod'])(
  'a header that lists its parts in short says the word before them of each: “%s”',
  (years) => {
    const decision = decided(years)
    expect(inputsOf(decision, 'model_year')).toEqual([years])
    expect(columnOf(decision, 'model_year').transforms).toMatchObject([{ kind: 'split', part: 2 }])
    expect(inputsOf(decision, 'model')).toEqual(['Builder/Model'])
  },
)
