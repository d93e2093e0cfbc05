import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('a letter comes by post and a text message is an SMS, whatever codes are said to stand for them', () => {
  const donors = templateOf('donors', [
    { name: 'donor_no', required: true, unique: true },
    { name: 'contact_preference', rule: '^(email|post|sms)$' },
  ])
  const codes = ['E', 'L', 'S', 'L', 'E', 'S']
  const table = tableOf('donors', `Donor no|Contact\n${codes.map((code, at) => `D${at}|${code}`).join('\n')}`)
  const instructions = 'Contact: E = e-mail, L = letter, S = text message.'
  expect(columnOf(decideOn([table], [donors], { instructions }), 'contact_preference').transforms).toMatchObject([
    {
      kind: 'value_map',
      entries: [
        { raw: 'E', value: 'email' },
        { raw: 'L', value: 'post' },
        { raw: 'S', value: 'sms' },
      ],
    },
  ])
})
