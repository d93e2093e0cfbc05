import { expect, it } from 'vitest'
import { constantsSaid } from '../../../server/src/engine/knowledge/constants-said.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const keepers = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true, rule: '\\d{4}' },
  { name: 'first_name' },
  { name: 'last_name', required: true },
  { name: 'street' },
  { name: 'city' },
  { name: 'email' },
  { name: 'active', required: true, rule: 'true|false' },
])
const ten = Array.from({ length: 10 }, (_, at) => at)
const old = tableOf(
  'export',
  `Keeper No|Name|Address|Email|Active\n${ten.map((at) => `12${10 + at}|Roth, ${'ABCDEFGHIJ'[at]}da|${at + 1} Mill St, Leeds LS1 ${at}AA|${'abcdefghij'[at]}@old.example|true`).join('\n')}`,
)
const moved = tableOf(
  'desk sheet',
  `Keeper No|Surname|Given name|Street|City|Email\n${[2, 4, 6, 30].map((at) => `12${10 + at}|Roth|Ada|${at} High St|York|new${at}@new.example`).join('\n')}`,
)
const kept = (instructions: string): unknown =>
  decideOn([old, moved], [keepers], { instructions, autonomy: 'decide' }).plan.sheets[0]!.same_key

it.each([
  'Anyone on the desk sheet: take name, address and email from there.',
  'Wer auf dem desk sheet steht: Name, Adresse und E-Mail nehmen wir aus desk sheet.',
])('of two lists the rows of the one count of which all is said to count: %s', (instructions) => {
  expect(kept(instructions)).toEqual([
    { column: 'keeper_no', keep: { file_id: 'file_desk sheet', table: 'desk sheet' } },
  ])
})

it('but where only some of it is, those of the other one, with that', () => {
  const keep = { file_id: 'file_export', table: 'export' }
  expect(kept('Anyone on the desk sheet: take the email from there.')).toEqual([{ column: 'keeper_no', keep }])
})

it('a word before a list says of nobody that he is active', () => {
  expect(constantsSaid('Everyone on the desk sheet: call them back', [old, moved], [keepers])).toEqual([])
})

const rated = templateOf('keepers', [
  { name: 'keeper_no', required: true, unique: true },
  { name: 'billing', required: true, rule: 'hourly|monthly|flat' },
])
it.each([
  ['Everyone on the desk sheet is billed by the hour.', 'hourly'],
  ['Everyone on the desk sheet is billed per month.', 'monthly'],
  ['Alle auf dem desk sheet zahlen pro Monat.', 'monthly'],
])('how often is said in other words than a list has it: %s', (said, value) => {
  expect(constantsSaid(said, [old, moved], [rated])).toEqual([
    expect.objectContaining({ kind: 'constant', column: 'billing', value }),
  ])
})

it.each([
  'Everyone on the desk sheet came within the hour.',
  'Everyone on the desk sheet came this month or by the weekend.',
])('a time that something was at says of nobody how often: %s', (said) => {
  expect(constantsSaid(said, [old, moved], [rated])).toEqual([])
})
