import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOfCells, templateOf } from './table-of.ts'

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
