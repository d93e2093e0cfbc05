import { describe, expect, it } from 'vitest'
import type { RowSkip } from '../../../server/src/engine/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Two logs of a beekeeper's inspections, beside a list of hives with days of their own and a list of keepers that is named after a month.

const hives = templateOf('hives', [
  { name: 'hive_no', required: true, unique: true },
  { name: 'place', required: true },
  { name: 'set_up', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const keepers = templateOf('keepers', [
  { name: 'initials', required: true, unique: true },
  { name: 'last_name', required: true },
])
const inspections = templateOf('inspections', [
  { name: 'hive_no', required: true, link: 'hives.hive_no' },
  { name: 'keeper', required: true, link: 'keepers.initials' },
  { name: 'inspection_date', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'frames', required: true, rule: '^\\d+$' },
])
const tables = [
  tableOf('hives', 'Hive no|Place|Set up\nH101|Meadow|2019-04-02\nH102|Orchard|2021-05-11\nH103|Wood|2022-06-19'),
  tableOf('Keepers May 2024', 'Initials|Last name\nAB|Berg\nCD|Dahl\nEF|Falk'),
  tableOf(
    'north log',
    'Hive no|Keeper|Inspection date|Frames\nH101|AB|2024-04-20|8\nH102|CD|2024-05-03|9\nH101|AB|2024-06-01|10',
  ),
  tableOf('south log', 'Hive no|Keeper|Date|Frames\nH103|EF|2024-03-28|7\nH103|EF|2024-05-01|8'),
]
const skipsOf = (instructions: string): [string, string, RowSkip['when']][] =>
  decideOn(tables, [hives, keepers, inspections], { instructions, autonomy: 'decide' }).plan.sheets.flatMap(
    ({ slug, sources }) => sources.flatMap(({ table, skips }) => skips.map(({ when }) => [slug, table, when] as const)),
  ) as [string, string, RowSkip['when']][]

const BEFORE_MAY = [
  ['inspections', 'north log', { position: 2, is: 'one_of', values: ['2024-04-20'] }],
  ['inspections', 'south log', { position: 2, is: 'one_of', values: ['2024-03-28'] }],
]

describe('what is said to be enough from a day on leaves the rows before it behind', () => {
  it.each([
    'Inspections from 1 May 2024 on are enough.',
    'Inspections from 1 May 2024 onwards will do.',
    'Inspections since 1 May 2024 are all we need.',
  ])('in each list of these rows, and in no other: %s', (instructions) => {
    expect(skipsOf(instructions)).toEqual(BEFORE_MAY)
  })

  it.each(['Inspections from 1 May 2024 on may be enough.', 'Are inspections from 1 May 2024 on enough?'])(
    'but not where nobody is sure: %s',
    (instructions) => {
      expect(skipsOf(instructions)).toEqual([])
    },
  )
})
