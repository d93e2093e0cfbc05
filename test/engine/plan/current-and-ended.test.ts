import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'surname', required: true },
  { name: 'given_name', required: true },
  { name: 'left_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'keys_held' },
])
const names = [
  'Moe|Ida',
  'Dahl|Per',
  'Krog|Eva',
  'Lund|Bo',
  'Berg|Tor',
  'Holm|Liv',
  'Vik|Ann',
  'Aas|Jon',
  'Lie|Una',
  'Foss|Kai',
]
const rows = (from: number, to: number, more: (at: number) => string): string =>
  names
    .slice(from, to)
    .map((name, at) => `${2011 + 7 * (from + at)}|${name}${more(at)}`)
    .join('\n')
const current = tableOf('current', `Keeper no|Surname|Given name\n${rows(0, 6, () => '')}`)
const former = (from: number, to: number) =>
  tableOf(
    'former',
    `Keeper no|Surname|Given name|Left on|Keys held\n${rows(from, to, (at) => `|2023-0${at + 1}-28|K${at}`)}`,
  )

it('who is in the list of current ones as well gets no day of leaving from that of former ones, which is told', () => {
  const decision = decideOn([current, former(3, 10)], [keepers])
  expect(inputsOf(decision, 'left_on')).toEqual([])
  expect(inputsOf(decision, 'left_on', 0, 1)).toEqual(['Left on'])
  // What else is known of them is taken from there.
  expect(inputsOf(decision, 'keys_held')).toEqual(['Keys held'])
  expect(decision.notes.join('\n')).toContain('lists what has ended, with “left_on”')
})

it('a list of departures of whom most are in the list says when they left', () => {
  expect(inputsOf(decideOn([current, former(1, 7)], [keepers]), 'left_on')).toEqual(['Left on'])
})
