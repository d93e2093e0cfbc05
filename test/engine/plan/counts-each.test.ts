import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true, rule: '^[A-Z]{2}\\d\\d$' },
  { name: 'name', required: true },
  { name: 'phone' },
])
const people = ['Ann Bell', 'Bo Cole', 'Cy Dunn', 'Di East', 'Ed Ford', 'Fay Gill', 'Gus Hall', 'Hal Irwin']
const ledger = tableOf(
  'ledger_2024',
  `No|Name|Phone|Fee\n${people.map((one, at) => `AB1${at}|${one} jr.|0171 55${at}${at}1|${at + 10}.50`).join('\n')}`,
)
const cards = tableOf(
  'desk_cards',
  `No|Customer name|Phone\n${people.map((one, at) => `AB1${at}|${one}|0171 66${at}${at}2`).join('\n')}`,
)

it.each([
  'The ledger is right for the name, the desk cards only for the phone.',
  'The name comes from the ledger, the phone comes from the desk cards.',
])('of two tables in one sentence each counts for the columns that are named with it: %s', (instructions) => {
  const decision = decideOn([ledger, cards], [members], { instructions })
  expect([inputsOf(decision, 'name')[0], inputsOf(decision, 'phone')[0]]).toEqual(['Name', 'Phone'])
  const from = (name: string): string =>
    decision.plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === name)!.inputs[0]!.table
  expect([from('name'), from('phone')]).toEqual(['ledger_2024', 'desk_cards'])
})

it('a list that is said to be newer than others is the one that wins', () => {
  const seeds = templateOf('seeds', [
    { name: 'seed_no', required: true, unique: true, rule: '^S\\d{3}$' },
    { name: 'sort', required: true },
  ])
  const rows = (from: number, to: number, what: string): string =>
    Array.from({ length: to - from }, (_, at) => `S${100 + from + at}|${what} ${'abcdefghij'[at]}`).join('\n')
  const catalogue = tableOf('catalogue', `Seed no|Sort\n${rows(0, 10, 'Old')}`)
  const prices = tableOf('price_list', `Seed no|Sort\n${rows(10, 20, 'Other')}`)
  const spring = tableOf('spring_additions', `Seed no|Sort\n${rows(8, 14, 'New')}`)
  const instructions =
    'The spring additions are later than the catalogue and the price list: they win for the sorts and prices they give.'
  const { plan } = decideOn([catalogue, prices, spring], [seeds], { instructions })
  expect(plan.sheets[0]!.same_key).toMatchObject([{ column: 'seed_no', keep: { table: 'spring_additions' } }])
})
