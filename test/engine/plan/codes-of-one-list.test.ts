import { describe, expect, it } from 'vitest'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
  { name: 'status', required: true, rule: '(afloat|docked|sold)' },
])
const inFile = (table: TableProfile): TableProfile => ({
  ...table,
  table: { ...table.table, file_id: 'file_fleet', file_name: 'fleet.xlsx' },
})
const fleet = inFile(
  tableOf('Fleet', `Boat no|Stat\n${[...Array(16).keys()].map((at) => `B${101 + at}|${'FDF'[at % 3]}`).join('\n')}`),
)
const gone = inFile(tableOf('Gone', 'Boat no|Stat\nB201|S\nB202|S\nB203|S'))
const states = inFile(
  tableOf('Codes', 'Stat|Meaning\nF|Afloat / rented out\nD|Docked, in the yard\nS|Sold or scrapped'),
)

const mapsOf = ({ plan }: Decision, column: string): Record<string, string>[] =>
  plan.sheets[0]!.sources.map(({ columns }) =>
    Object.fromEntries(
      columns
        .find((one) => one.column === column)!
        .transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
        .map(({ raw, value }) => [raw, value]),
    ),
  )

describe('a list of codes in a workbook', () => {
  const decision = decideOn([fleet, gone, states], [boats])

  it('explains the only code of a sheet, as those of the other sheet under the same header, in two words of which one is known at times', () => {
    expect(mapsOf(decision, 'status')).toEqual([{ F: 'afloat', D: 'docked' }, { S: 'sold' }])
  })
})

it('a short code is the only value that is left, where all others are beyond doubt', () => {
  const rates = templateOf('rates', [
    { name: 'rate_no', required: true, unique: true },
    { name: 'per', required: true, rule: '(hour|day|week|month)' },
  ])
  const mapOf = (codes: string[]): Record<string, string>[] =>
    mapsOf(
      decideOn([tableOf('rates', `Rate no|Per\n${codes.map((code, at) => `R${at}|${code}`).join('\n')}`)], [rates]),
      'per',
    )
  expect(mapOf(['HR', 'DY', 'WK', 'MO', 'HR', 'WK'])).toEqual([{ HR: 'hour', DY: 'day', WK: 'week', MO: 'month' }])
  expect(mapOf(['HR', 'DY', 'WK', 'QX', 'HR', 'WK'])[0]).not.toHaveProperty('DY')
})

it.each([
  ['Laid up boats count as docked.', 'docked'],
  ['Laid up boats are treated as docked.', 'docked'],
  ['Laid up Boote gelten als docked.', 'docked'],
  ['Laid up never counts as docked.', undefined],
])('what the values are of may stand before what they mean: %s', (instructions, value) => {
  const list = tableOf(
    'boats',
    `Boat no|Stat\n${[...Array(9).keys()].map((at) => `B${101 + at}|${['afloat', 'Laid up', 'sold'][at % 3]}`).join('\n')}`,
  )
  const [map] = mapsOf(decideOn([list], [boats], { instructions }), 'status')
  expect(map!['Laid up']).toBe(value)
})
