import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const ten = [...Array(10).keys()]

it('a number beside streets that have theirs is no number of a house', () => {
  const people = templateOf('people', [
    { name: 'person_no', required: true, unique: true },
    { name: 'street', required: true },
  ])
  const streets = (street: (at: number) => string): ReturnType<typeof tableOf> =>
    tableOf(
      'people',
      `Person no|Straße|HS-Nr.\n${ten.map((at) => `P${at}|${street(at)}|${at % 3 ? '' : 17 + at}`).join('\n')}`,
    )
  const sources = (street: (at: number) => string): string[] =>
    decideOn([streets(street)], [people]).plan.sheets[0]!.sources[0]!.columns[1]!.inputs.map(({ column }) => column)
  expect(sources((at) => `Am Teich ${at + 3}a`)).toEqual(['Straße'])
  expect(sources((at) => `${'ABCDEFGHIJ'[at]}m Teich`)).toEqual(['Straße', 'HS-Nr.'])
})
