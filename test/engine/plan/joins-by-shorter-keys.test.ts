import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('a list of addresses whose numbers have lost their zeros', () => {
  const readers = templateOf('readers', [
    { name: 'reader_no', required: true, unique: true, rule: '\\d{6}' },
    { name: 'last_name', required: true },
    { name: 'first_name', required: true },
    { name: 'birth_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'email', rule: '[^@\\s]+@[^@\\s]+' },
    { name: 'phone', rule: '\\+\\d{9,14}' },
  ])
  const people = Array.from({ length: 24 }, (_, at) => ({
    no: 112 + at * 57,
    last: ['Lind', 'Berg', 'Holm', 'Dahl', 'Strand', 'Falk'][at % 6]! + (at > 11 ? 'by' : ''),
    first: ['Anna', 'Per', 'Eva', 'Nils'][at % 4]!,
  }))
  const two = (figure: number): string => String(figure).padStart(2, '0')
  const card = ({ no, last, first }: (typeof people)[number], at: number): string =>
    `${String(no).padStart(6, '0')}|${last}|${first}|19${50 + at}-0${1 + (at % 9)}-1${at % 9}`
  const mail = ({ no, last, first }: (typeof people)[number], at: number): string =>
    `${no}|${first} ${last}|${first.toLowerCase()}.${last.toLowerCase()}@example.com|+4670123${two(at)}45|2024-0${1 + (at % 9)}-${two(1 + at)}`
  const cards = tableOf('cards', `Card no|Last name|First name|Born\n${people.map(card).join('\n')}`)
  const letter = tableOf(
    'newsletter',
    `Kort|Client|E-mail|Mobile|Consent on\n${people.slice(0, 20).map(mail).join('\n')}`,
  )

  it('completes the rows that have them, though no header says that they are the same', () => {
    const decision = decideOn([cards, letter], [readers])
    const [sheet] = decision.plan.sheets
    expect(sheet!.sources.map(({ table }) => table)).toEqual(['cards'])
    expect(sheet!.sources[0]!.joins).toMatchObject([{ table: 'newsletter', left: 0, right: 0, loose: true }])
    expect(columnOf(decision, 'email').inputs).toMatchObject([{ table: 'newsletter', column: 'E-mail' }])
  })

  it('gives no day of birth unasked, where it has only the day of a consent', () => {
    const asked = decideOn([letter], [readers]).questions.map(({ target }) => target.column)
    expect(asked).toContain('birth_date')
  })
})
