import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'street' },
  { name: 'city' },
  { name: 'state', rule: '[A-Z]{2}' },
  { name: 'zip', rule: '\\d{5}' },
])
const list = (header: string): ReturnType<typeof tableOf> =>
  tableOf(
    'members',
    `No|${header}\nM-11|198 Route 9, Nashua, NH 03015\nM-12|861 Main St, Shrewsbury, MA 01554\nM-13|\nM-14|550 Elm St, Boston, MA 02131`,
  )

describe('a column for mail', () => {
  it.each(['MailAddress', 'Mail addr', 'Mail'])(
    'is where letters are sent to, where its cells say so: “%s”',
    (header) => {
      const decision = decideOn([list(header)], [members])
      expect(decision.questions).toEqual([])
      expect(['street', 'city', 'state', 'zip'].map((name) => inputsOf(decision, name))).toEqual(
        Array.from({ length: 4 }, () => [header]),
      )
    },
  )

  it.each(['Postfach', 'Boîte', 'Address'])('is called a box or an address, too: “%s”', (header) => {
    const people = templateOf('people', [{ name: 'no', required: true, unique: true }, { name: 'email' }])
    const boxes = ['a.b@example.org', 'c.d@example.org', 'e.f@example.org', 'g.h@example.org']
    const table = (cells: string[]): ReturnType<typeof tableOf> =>
      tableOf('people', `No|${header}\n${cells.map((cell, at) => `M-1${at}|${cell}`).join('\n')}`)
    const decision = decideOn([table(boxes)], [people])
    expect([inputsOf(decision, 'email'), decision.questions]).toEqual([[header], []])
    expect(inputsOf(decideOn([table(['117', '23', '4', '981'])], [people]), 'email')).toEqual([])
  })

  it('is what is sent by wire, where a cell has its sign', () => {
    const people = templateOf('people', [
      { name: 'no', required: true, unique: true },
      { name: 'email' },
      { name: 'street' },
    ])
    const mails = tableOf('people', 'No|MailAddress\nM-11|a.b@example.org\nM-12|c.d@example.org\nM-13|12 Elm St, Leeds')
    const decision = decideOn([mails], [people])
    expect(inputsOf(decision, 'email')).toEqual(['MailAddress'])
    expect(inputsOf(decision, 'street')).toEqual([])
  })
})
