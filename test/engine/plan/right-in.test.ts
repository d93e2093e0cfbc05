import { expect, it } from 'vitest'
import { columnsFrom } from '../../../server/src/engine/knowledge/grounded/columns-from.ts'
import { tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'name' },
  { name: 'email' },
  { name: 'phone' },
  { name: 'card_status' },
])
const cards = templateOf('cards', [{ name: 'card_no' }, { name: 'status' }])
const profiles = [
  tableOf('desk', 'No|Name|Email|Phone\n1|Ada|a@example.org|1\n2|Bo|b@example.org|2'),
  tableOf('tills', 'No|Name|Phone|Card status\n1|Ada|1|open\n2|Bo|2|shut'),
]

/** Which column comes from which table. */
const told = (text: string): string[] =>
  columnsFrom(
    { text, about: text, before: '', origin: { by: 'instruction', slug: null, origin: '', revision: 0, said: '' } },
    profiles,
    [members, cards],
  ).flatMap((one) => (one.kind === 'key_from' ? [`${one.slug}.${one.column} ${one.table.table}`] : []))

it.each([
  'Names and emails are right in desk.csv, but phones and the card status were only ever kept up in tills.csv, and some are only there.',
  'Names and emails are up to date in desk.csv, phones and card status are maintained in tills.csv.',
])('what is right in one list, and kept up in the other, is taken from each: %s', (text) => {
  const found = told(text)
  expect(found).toEqual(
    expect.arrayContaining([
      'members.name desk',
      'members.email desk',
      'members.phone tills',
      'members.card_status tills',
    ]),
  )
  expect(found).not.toContain('members.phone desk')
  expect(found.some((one) => one.startsWith('cards.'))).toBe(false)
})
