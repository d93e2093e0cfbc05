import { describe, expect, it } from 'vitest'
import { expectedKinds } from '../../../server/src/engine/match/expected.ts'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const finds = templateOf('finds', [
  {
    name: 'find_number',
    description: 'Number of the find, three parts with points, e.g. 1974.5.21.',
    required: true,
    unique: true,
    rule: '^\\d{4}\\.\\d{1,3}\\.\\d{1,3}$',
  },
  { name: 'label', required: true },
  { name: 'trench', required: true },
])
const numbers = Array.from({ length: 20 }, (_, at) => `${1960 + at}.${2 + at}.${1 + (at % 7)}`)
const list = tableOf(
  'finds',
  `Find no|Label|Trench\n${[...numbers, ...numbers.slice(0, 2)].map((no) => `${no}|Pot ${no}|T${no.slice(2, 4)}`).join('\n')}`,
)

describe('numbers in three parts', () => {
  it('are no days, though some of them could be', () => {
    expect(list.columns[0]!.dates).toEqual([])
    expect(list.columns[0]!.types.date).toBeUndefined()
  })

  it('are days where nearly all could be', () => {
    const days = tableOf('days', `Day\n${numbers.map((_, at) => `2020.${1 + (at % 12)}.${1 + at}`).join('\n')}`)
    expect(days.columns[0]!.types.date).toBe(1)
  })

  it('are no figures, as the rule shows', () => {
    expect(expectedKinds(finds.columns[0]!)).toEqual(['identifier'])
  })

  it('are the key itself, of which some rows are there twice, and no part of one', () => {
    const decision = decideOn([list], [finds])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'find_number')).toEqual(['Find no'])
  })
})
