import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const firms = templateOf('yards', [
  { name: 'yard_code', required: true, unique: true, rule: '^Y\\d{2}$' },
  { name: 'name', required: true },
  { name: 'rep_name' },
  { name: 'rep_email', rule: '^[^@\\s]+@[^@\\s]+$' },
])
const names = [
  'Anson Boats Ltd',
  'Boyd & Co Riggers',
  'Carr Marine PLC',
  'Dunn Sails',
  'East Quay Ltd',
  'Fenn Timber Co',
]
const register = tableOf('yards', `Yard code|Name\n${names.map((name, at) => `Y${at + 10}|${name}`).join('\n')}`)
const book = (shorts: readonly string[]): ReturnType<typeof tableOf> =>
  tableOf(
    'Who to ring',
    `Yard|Rep name|Rep email\n${shorts.map((one, at) => `${one}|Ada ${'MNOPQR'[at]}oe|ada${at}@quay.example`).join('\n')}`,
  )
const decided = (shorts: readonly string[]): ReturnType<typeof decideOn> => decideOn([register, book(shorts)], [firms])

it('a list that calls firms as they are spoken of says more of those of the register', () => {
  const decision = decided(['Carr Marine', 'Anson', 'Boyd', 'Dunn', 'Fenn Timber', 'East Quay'])
  const [join] = decision.plan.sheets[0]!.sources[0]!.joins
  expect(join).toMatchObject({ table: 'Who to ring', left: 1, right: 0 })
  expect(join?.twins).toContainEqual({ left: 'Boyd & Co Riggers', right: 'Boyd' })
  expect([inputsOf(decision, 'rep_name'), inputsOf(decision, 'rep_email')]).toEqual([['Rep name'], ['Rep email']])
})

it('one of other firms does not', () => {
  const decision = decided(['Gale', 'Anson', 'Hart', 'Ince', 'Jarrow', 'Kemp'])
  expect(decision.plan.sheets[0]!.sources[0]!.joins).toEqual([])
})

it('family names are short for nobody', () => {
  const staff = templateOf('riders', [
    { name: 'rider_no', required: true, unique: true },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'belt' },
  ])
  const people = ['Anna Berg', 'Ole Dahl', 'Ines Roth', 'Kai Lund', 'Mia Holm', 'Jon Vik']
  const belts = tableOf('belts', `Name|Belt\n${people.map((name) => `${name.split(' ')[1]}|white`).join('\n')}`)
  for (const written of [people, people.map((name) => name.split(' ').toReversed().join(', '))]) {
    const list = tableOf('riders', `Rider no|Name\n${written.map((name, at) => `R${at}|${name}`).join('\n')}`)
    const { plan } = decideOn([list, belts], [staff])
    expect(plan.sheets.flatMap(({ sources }) => sources.flatMap(({ joins }) => joins))).toEqual([])
  }
})
