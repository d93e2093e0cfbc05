import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const walkers = templateOf('walkers', [
  { name: 'walker_no', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'birth_date', rule: '^\\d{4}-\\d{2}-\\d{2}$', required: true },
  { name: 'town', required: true },
  { name: 'phone' },
  { name: 'first_aid_level', rule: '^(basic|advanced)$' },
])
const routes = templateOf('routes', [
  { name: 'code', required: true, unique: true },
  { name: 'name', required: true },
])
const numbers = [...Array(9).keys()].map((at) => `W-${400 + 7 * at}`)
const people = tableOf(
  'walkers',
  `Walker no|First name|Last name|Birth date|Town|Phone\n${numbers.map((no, at) => `${no}|${'Ada Bo Cy Di Ed Flo Gus Hal Ida'.split(' ')[at]}|${'Roe Hay Ost Fir Elm Oak Ash Yew Box'.split(' ')[at]}|19${60 + at}-04-1${at}|Upton|0301 55510${at}`).join('\n')}`,
)
const paths = tableOf(
  'routes',
  'Short|Called\nNW1|North wall\nNW2|North west\nSE1|South edge\nSE2|South east\nRV1|River',
)
const training = (head: string) =>
  tableOf(
    'training',
    `${head}|Name|First aid level\n${numbers.map((no, at) => `${no}|Person ${at}|${at % 2 ? 'basic' : 'advanced'}`).join('\n')}`,
  )
const tablesOf = (slug: string, ...tables: ReturnType<typeof tableOf>[]): string[] =>
  decideOn(tables, [walkers, routes])
    .plan.sheets.find((one) => one.slug === slug)!
    .sources.flatMap((source) => [source.table, ...(source.joins ?? []).map(({ table }) => table)])

describe('a table with the keys of another template’s rows, under the header that these have', () => {
  it('says more of those, and is no list of what its own template has a list of with other keys', () => {
    expect(tablesOf('routes', people, paths, training('Walker no'))).toEqual(['routes'])
    expect(tablesOf('walkers', people, paths, training('Walker no'))).toEqual(['walkers', 'training'])
  })
})
