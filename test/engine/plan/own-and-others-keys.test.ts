import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_code', required: true, unique: true, rule: '\\d{3}' },
  { name: 'name' },
])
const fees = templateOf('fees', [
  { name: 'reference', required: true, unique: true },
  { name: 'member', required: true, link: 'members.member_code' },
  { name: 'amount', required: true },
])
const eight = Array.from({ length: 8 }, (_, at) => at)
const list = tableOf('members', `Member Code|Name\n${eight.map((at) => `10${at}|Member ${'ABCDEFGH'[at]}`).join('\n')}`)

it('numbers that several rows have are those of whom they are of, and not their own, where another column may be that', () => {
  const rows = eight.flatMap((at) => [`S${at}1|10${at}|${at + 5}.00`, `S${at}2|10${at}|${at + 7}.00`])
  const booked = tableOf('fees', `Slip|Addr No|Amount\n${rows.join('\n')}`)
  const decision = decideOn([list, booked], [members, fees])
  const [asked] = decision.questions.filter(({ target }) => target.column === 'reference')
  expect(asked?.default ?? inputsOf(decision, 'reference', 1)[0]).toBe('Slip')
  expect(inputsOf(decision, 'member', 1)).toEqual(['Addr No'])
})
