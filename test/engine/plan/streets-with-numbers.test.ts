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

it('a number right behind streets that is called nothing else is that of the house', () => {
  const sites = templateOf('sites', [
    { name: 'site_no', required: true, unique: true },
    { name: 'street', description: 'Street name and house number', required: true },
    { name: 'postal_code', rule: '^\\d{4}$' },
  ])
  const inputs = (header: string, number: (at: number) => string): string[] => {
    const rows = ten.map((at) => `S${at}|${'ABCDEFGHIJ'[at]}vej|${number(at)}|${9000 + at}`)
    const table = tableOf('sites', [header, ...rows].join('\n'))
    return decideOn([table], [sites]).plan.sheets[0]!.sources[0]!.columns[1]!.inputs.map(({ column }) => column)
  }
  expect(inputs('Site no|Vej|Nr.|Postnr', (at) => `${at + 7}${at % 3 ? '' : 'B'}`)).toEqual(['Vej', 'Nr.'])
  expect(inputs('Site no|Street|No|Postcode', (at) => `${at + 7}`)).toEqual(['Street', 'No'])
  // A number of five figures is that of something else.
  expect(inputs('Site no|Street|No|Postcode', (at) => `${10047 + at}`)).toEqual(['Street'])
})
