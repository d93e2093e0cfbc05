import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Rows that are over once a cell of theirs is filled.

const berths = templateOf('berths', [
  { name: 'berth', required: true, unique: true },
  { name: 'boat', required: true },
  { name: 'keeper' },
])
const list = tableOf(
  'berths',
  'Berth|Boat|Keeper|From|To|Left on\nB1|Ada|Ash|2023-01-01||\nB1|Bo|Elm|2021-06-01|2022-12-31|\nB3|Cy|Oak|2024-01-01||\nB4|Di|Yew|2020-01-13||2024-05-05',
)
const skips = (instructions: string): unknown[] =>
  decideOn([list], [berths], { instructions }).plan.sheets.flatMap(({ sources }) =>
    sources.flatMap((one) => one.skips.map(({ when }) => when)),
  )

describe('rows that a filled cell says to be over', () => {
  it.each([
    'In the list of berths a line with a To date is over and done with, we only need who lies there today.',
    'A line with “To” is finished, we just want the current ones.',
    'Zeilen mit einem To-Datum sind abgeschlossen, wir brauchen nur die aktuellen.',
  ])('stay behind where only those of today are wanted: %s', (instructions) => {
    expect(skips(instructions)).toEqual([{ position: 4, is: 'none_of', values: [''] }])
  })

  it.each([
    'A line with a To date is over.',
    'A line without a To date is not over, we only need who lies there today.',
    'Lines with a To and a Keeper of the closed quay are long, as only few are today.',
  ])('stay where that is not said: %s', (instructions) => {
    expect(skips(instructions)).toEqual([])
  })
})
