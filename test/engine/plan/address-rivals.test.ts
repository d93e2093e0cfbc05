import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

const patients = templateOf('patients', [
  { name: 'patient_id', required: true, unique: true, rule: '\\d{6}' },
  { name: 'street' },
  { name: 'city' },
  { name: 'state', rule: '[A-Z]{2}' },
  { name: 'zip', rule: '\\d{5}' },
  { name: 'provider', description: 'Provider code' },
])
const towns = ['Malden', 'Fall River', 'Boston', 'Lynn']
const decided = (codes: readonly string[]): ReturnType<typeof decideOn> =>
  decideOn(
    [
      tableOfCells(
        'list',
        ['Chart', 'Address', 'Prov'],
        Array.from({ length: 24 }, (_, at) => [
          String(100_000 + at),
          `${at * 7 + 3} Main St, ${towns[at % 4]}, ${at % 2 === 0 ? 'MA' : 'NH'} 0${2100 + at}`,
          codes[at % codes.length]!,
        ]),
      ),
    ],
    [patients],
  )

it('a column that is called like one part of the addresses is none where it says something else', () => {
  const decision = decided(['DK', 'HP', 'LM'])
  for (const part of ['street', 'city', 'state', 'zip']) expect(inputsOf(decision, part)).toEqual(['Address'])
})

it('and stays what it is called where it says the same', () => {
  expect(inputsOf(decided(['MA', 'NH']), 'state')).toEqual(['Prov'])
})

it('a town may have a district before its postal code', () => {
  const people = templateOf('people', [
    { name: 'no', required: true, unique: true },
    { name: 'street' },
    { name: 'city' },
    { name: 'postcode' },
  ])
  const rows = Array.from({ length: 12 }, (_, at) => [
    `P${at}`,
    `${at + 4} Mill Road, ${at % 2 === 0 ? 'Dublin 8, D08 K0R' : 'Cork, T12 AB1'}${at % 10}`,
  ])
  const decision = decideOn([tableOfCells('people', ['No', 'Address'], rows)], [people])
  const read = ['street', 'city', 'postcode'].map(
    (part) => applyChain(columnOf(decision, part).transforms, [rows[2]![1]!]).value,
  )
  expect(read).toEqual(['6 Mill Road', 'Dublin 8', 'D08 K0R2'])
})
