import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const crew = templateOf('crew', [
  { name: 'crew_id', required: true, unique: true, rule: String.raw`\d{6}` },
  { name: 'manager_id', description: 'Crew number of the direct manager', link: 'crew.crew_id' },
  { name: 'work_location', required: true, rule: '(BG1|ML1|OS1)', description: 'Port code' },
])
const roster = tableOf(
  'roster',
  `Crew ID|Location Description\n${Array.from({ length: 8 }, (_, at) => `${204110 + 3 * at}|${['Bergen Quay', 'Molde Pier', 'Oslo Office'][at % 3]}`).join('\n')}`,
)
const ports = tableOf('ports', 'Code|Port|City\nBG1|Bergen Quay|Bergen\nML1|Molde Pier|Molde\nOS1|Oslo Office|Oslo')

describe('a list that is looked up', () => {
  it('fills no link with codes of its own, which are keys of no row that it leads to', () => {
    const decision = decideOn([roster, ports], [crew])
    const tables = columnOf(decision, 'manager_id').inputs.map(({ table }) => table)
    expect(tables).not.toContain('ports')
  })
})

describe('two lists side by side in a sheet that is looked up', () => {
  const accounts = templateOf('accounts', [
    { name: 'account_no', required: true, unique: true, rule: String.raw`\d{4}` },
    { name: 'name', required: true },
    { name: 'class', rule: '(asset|liability)' },
  ])
  const chart = tableOf(
    'chart',
    `Rek.nr|Omschrijving|Soort\n${['Gebouwen', 'Machines', 'Crediteuren', 'Leningen', 'Voorraad', 'Debiteuren'].map((name, at) => `${1000 + 110 * at}|${name}|${'AAPPAA'[at]}`).join('\n')}`,
  )
  const keys = tableOf('keys', 'Soort|Betekenis|Dagboek|Naam\nA|Activa|10|Kas\nP|Passiva|20|Bank')
  const moves = tableOf(
    'moves',
    `Stuk|Dagboek|Bedrag\n${[10, 20, 10, 20].map((book, at) => `S${at}|${book}|${at}.50`).join('\n')}`,
  )

  it('say nothing of each other: the journal beside a kind is no account’s name', () => {
    const { inputs } = columnOf(decideOn([chart, keys, moves], [accounts]), 'name')
    expect(inputs.map(({ column }) => column)).not.toContain('Naam')
  })
})

describe('a number that the header says the list of the linked rows has, in words that nobody knows', () => {
  const tools = templateOf('tools', [
    { name: 'tool_no', required: true, unique: true, rule: String.raw`M-\d{4}` },
    { name: 'name', required: true },
  ])
  const loans = templateOf('loans', [
    { name: 'loan_no', required: true, unique: true, rule: String.raw`L\d{3}` },
    { name: 'tool_no', required: true, link: 'tools.tool_no' },
  ])
  const names = ['Saw', 'Drill', 'Press', 'Plane']
  const register = tableOf(
    'register',
    `Régi szám|Tool no|Name\n${Array.from({ length: 12 }, (_, at) => `${101 + 7 * at}|M-0${101 + 7 * ((at + 3) % 12)}|${names[at % 4]} ${at}`).join('\n')}`,
  )
  const book = tableOf(
    'book',
    `Loan no|Műszer (régi szám)\n${Array.from({ length: 12 }, (_, at) => `L${101 + at}|${101 + 7 * ((5 * at) % 12)}`).join('\n')}`,
  )

  it('is looked up there, and not filled up to a number of today', () => {
    const answers = [{ key: 'column:loans.tool_no@file_book/book', value: 'Műszer (régi szám)' }]
    const decision = decideOn([register, book], [tools, loans], { answers })
    const { transforms } = columnOf(decision, 'tool_no', 1)
    expect(transforms.map(({ kind }) => kind)).toEqual(['value_map'])
    expect(transforms[0]).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ raw: '101', value: 'M-0122' })]),
    })
  })
})
