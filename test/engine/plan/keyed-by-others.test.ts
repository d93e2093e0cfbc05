import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// A list of kit numbers its lines itself, and has the licence numbers of the rowers, one with a letter in front, one with zeros, and a word for guests.

const rowers = templateOf('rowers', [
  {
    name: 'rower_number',
    description: 'R and the licence number padded to five digits, e.g. R00042',
    required: true,
    unique: true,
    rule: '^R\\d{5}$',
  },
  { name: 'name', required: true },
  { name: 'boat_class', required: true, rule: '^(single|double|eight)$' },
  { name: 'joined_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'email' },
  { name: 'kit_size', rule: '^(S|M|L)$' },
])
const trips = templateOf('trips', [
  { name: 'trip', required: true, unique: true },
  { name: 'rower', required: true, link: 'rowers.rower_number' },
])
const names = [...'ABCDEFGHIJKLMNOPQRST'].map((letter) => `${letter}da Roth`)
const number = (at: number): number => 12 + 37 * at
const licences = tableOf(
  'licences',
  `Licence No|Name|Boat class|Joined on\n${names.map((name, at) => `${number(at)}|${name}|${['single', 'double', 'eight'][at % 3]}|2019-0${(at % 9) + 1}-11`).join('\n')}`,
)
const asNoted = (at: number): string =>
  at % 5 === 0 ? `L${String(number(at)).padStart(5, '0')}` : String(number(at)).padStart(at % 3 === 0 ? 5 : 1, '0')
const kit = tableOf(
  'kit',
  `Kit ID|Shown as|Licence|E-mail|Size\n${names.map((name, at) => `${1000 + 3 * at}|${name}|${asNoted(at)}|r${at}@row.example|${'SML'[at % 3]}`).join('\n')}\n1200|Guest One|GUEST|g1@row.example|M\n1203|Guest Two|GUEST|g2@row.example|S`,
)
const rowed = tableOf(
  'trips',
  `Trip|E-mail\n${names.map((_, at) => `T${at}|r${at}@row.example`).join('\n')}\nT90|g1@row.example`,
)

describe('a list that cannot stand alone, with the keys of another one beside numbers of its own', () => {
  const decision = decideOn([licences, kit, rowed], [rowers, trips])

  it('completes that one by them, however it writes them, and a word among them is no key', () => {
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['licences'])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ table: 'kit', left: 0, right: 2, dress: 'L' }])
    expect([inputsOf(decision, 'email'), inputsOf(decision, 'kit_size')]).toEqual([['E-mail'], ['Size']])
    expect(decision.questions).toEqual([])
  })

  it('and what it calls its rows means the keys as the other one writes them', () => {
    const { transforms } = columnOf(decision, 'rower', 1)
    const meant = ['r0@row.example', 'r1@row.example', 'r3@row.example', 'g1@row.example']
    expect(meant.map((mail) => applyChain(transforms, [mail]).value)).toEqual([
      'R00012',
      'R00049',
      'R00123',
      'g1@row.example',
    ])
  })
})

it('codes of a list that are called nearly as the column that has them are what its rows are known by', () => {
  const sites = templateOf('sites', [
    { name: 'code', required: true, unique: true, rule: '^[A-Z]{3}$' },
    { name: 'name', required: true },
  ])
  const people = templateOf('people', [
    { name: 'badge', required: true, unique: true },
    { name: 'site', required: true, link: 'sites.code' },
  ])
  const list = tableOf('sites', 'Code|Name|Cost centre\nNOR|Nordby|410\nSUD|Sudal|420\nVES|Vestli|430')
  const staff = tableOf('people', 'Badge|Cost Ctr\nB1|410\nB2|420\nB3|410\nB4|430\nB5|420')
  const decision = decideOn([list, staff], [sites, people])
  const { transforms } = columnOf(decision, 'site', 1)
  expect(inputsOf(decision, 'site', 1)).toEqual(['Cost Ctr'])
  expect(['410', '420', '430'].map((code) => applyChain(transforms, [code]).value)).toEqual(['NOR', 'SUD', 'VES'])
})
