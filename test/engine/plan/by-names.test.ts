import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const rowers = templateOf('rowers', [
  { name: 'rower_no', required: true, unique: true, rule: String.raw`^R\d{3}$` },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'boat_class', required: true },
  { name: 'email' },
  { name: 'phone' },
])
const people = [
  'Ada Brandt',
  'Ben Calder',
  'Cleo Drysdale',
  'Dirk Evers',
  'Edda Falk',
  'Finn Garrow',
  'Greta Holm',
  'Hugo Innes',
]
const rows = people.map((name, at) => ({
  no: `R10${at}`,
  first: name.split(' ')[0]!,
  last: name.split(' ')[1]!,
  boat: ['single', 'pair', 'quad'][at % 3]!,
}))
const apart = tableOf(
  'rowers',
  `Rower no|Surname|First name|Boat class\n${rows.map(({ no, first, last, boat }) => `${no}|${last}|${first}|${boat}`).join('\n')}`,
)
const together = tableOf(
  'rowers',
  `Rower no|Name|Boat class\n${rows.map(({ no, first, last, boat }) => `${no}|${last} ${first}|${boat}`).join('\n')}`,
)

function phoneList(names: readonly string[]) {
  return tableOf(
    'phone list',
    `Name|E-mail|Phone\n${names.map((name, at) => `${name}|${name.toLowerCase().replace(/\W+/g, '.')}@rowing.example|+4930123450${at}`).join('\n')}`,
  )
}

function twinsOf(...tables: Parameters<typeof decideOn>[0]) {
  const { plan } = decideOn(tables, [rowers])
  return plan.sheets.flatMap(({ sources }) =>
    sources.map(({ joins = [] }) =>
      joins.flatMap(({ twins = [] }) => twins.map(({ left, right }) => `${left} ${right}`)),
    ),
  )
}

describe('a list of people without their numbers', () => {
  it.each([
    ['two columns', apart],
    ['one column in another order', together],
  ])('completes those that have them in %s, by their names', (_, table) => {
    const listed = people.toReversed()
    expect(twinsOf(table, phoneList(listed))).toEqual([rows.map(({ no, first, last }) => `${no} ${first} ${last}`)])
  })

  it('says nothing of those who share a name', () => {
    const shared = tableOf(
      'rowers',
      `Rower no|Surname|First name|Boat class\n${[...rows, { no: 'R200', first: 'Ada', last: 'Brandt', boat: 'quad' }].map(({ no, first, last, boat }) => `${no}|${last}|${first}|${boat}`).join('\n')}`,
    )
    const [found] = twinsOf(shared, phoneList(people))
    expect(found).toEqual(rows.slice(1).map(({ no, first, last }) => `${no} ${first} ${last}`))
  })

  it('says nothing of those who have two names under one number', () => {
    const crew = ['Ahrens', 'Blom', 'Cole'].flatMap((last) => rows.map(({ first, boat }) => ({ first, last, boat })))
    const numbered = crew.map((one, at) => ({ ...one, no: `R${300 + at}` }))
    const lines = [...numbered, { ...numbered[0]!, last: 'Dahl' }].map((one) =>
      [one.no, one.last, one.first, one.boat].join('|'),
    )
    const table = tableOf('rowers', `Rower no|Surname|First name|Boat class\n${lines.join('\n')}`)
    const names = numbered.map(({ first, last }) => `${first} ${last}`)
    const [found] = twinsOf(table, phoneList([...names, `${numbered[0]!.first} Dahl`]))
    expect(found).toEqual(names.map((name, at) => `R${300 + at} ${name}`).slice(1))
  })

  it('of other people is no part of it', () => {
    expect(
      twinsOf(apart, phoneList(['Ada Brandt', 'Zoe Young', 'Yan Xu', 'Vera Ulm', 'Tom Sand', 'Ria Quint'])),
    ).not.toContainEqual(expect.arrayContaining(['R100 Ada Brandt']))
  })
})
