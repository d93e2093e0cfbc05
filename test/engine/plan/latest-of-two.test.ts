import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = (description: string) => [
  templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'survey_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}', description },
  ]),
]
const list = tableOf(
  'boats',
  'Boat no|Survey Date|Resurvey Date|Sale Date\nB1|2019-04-02||2024-05-06\nB2|2018-03-01|2023-06-07|\nB3|2020-08-09||\nB4|2017-01-12|2022-02-03|2023-03-04\nB5|2021-05-05||',
)
const inputs = (description: string): (string | null)[] => inputsOf(decideOn([list], boats(description)), 'survey_date')

it.each(['Latest survey date of boats that were resurveyed', 'The most recent survey, for those resurveyed as well.'])(
  'of two days the one that is called as the later one comes first, where a description wants the latest: %s',
  (description) => {
    expect(inputs(description)).toEqual(['Resurvey Date', 'Survey Date'])
  },
)

it.each(['', 'Day of the survey', 'Latest survey date', 'First survey, also of boats that were resurveyed'])(
  'the day that is called so stays alone where no later one is named, or not the latest is wanted: %s',
  (description) => {
    expect(inputs(description)).toEqual(['Survey Date'])
  },
)
