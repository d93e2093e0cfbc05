import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const loans = templateOf('exhibits', [
  { name: 'exhibit_id', required: true, unique: true },
  { name: 'title', required: true },
  { name: 'acquired_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'condition', required: true, rule: '^(good|fair|poor)$' },
  { name: 'policy_number' },
  { name: 'insurer' },
  { name: 'insured_value', rule: '^\\d+\\.\\d{2}$' },
])
const things = ['Vase', 'Bowl', 'Clock', 'Chair', 'Lamp', 'Globe', 'Drum', 'Plate', 'Sword', 'Mask', 'Flute', 'Bell']
const register = tableOf(
  'register',
  `Exhibit ID|Title|Acquired on|Condition|Policy number\n${things
    .map((thing, at) => `EX${at + 201}|${thing}|2019-03-${at + 10}|good|${at % 4 === 3 ? '' : `PLC${at + 77410}`}`)
    .join('\n')}`,
)
const policies = (first: number): ReturnType<typeof tableOf> =>
  tableOf(
    'policies',
    `Number|Insurer|Insured value\n${things
      .map((_, at) => `PLC${at + first}|Harbour Mutual ${String.fromCodePoint(65 + at)}|${at + 4}50.00`)
      .join('\n')}`,
  )
const sourcesOn = (table: ReturnType<typeof tableOf>): (readonly [string, number])[] =>
  decideOn([register, table], [loans], { autonomy: 'decide' }).plan.sheets[0]!.sources.map(
    (source) => [source.table, source.joins.length] as const,
  )

it('a list by a number that another table keeps beside its key says more of the rows of that, and has none itself', () => {
  expect(sourcesOn(policies(77410))).toEqual([['register', 1]])
  expect(inputsOf(decideOn([register, policies(77410)], [loans]), 'insured_value')).toEqual(['Insured value'])
  expect(inputsOf(decideOn([register, policies(77410)], [loans]), 'exhibit_id')).toEqual(['Exhibit ID'])
})

it('a list by numbers that the other table has not says nothing of its rows', () => {
  expect(sourcesOn(policies(99410)).flatMap(([, joins]) => joins)).not.toContain(1)
})
