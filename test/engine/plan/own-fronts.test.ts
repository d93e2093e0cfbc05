import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const payees = templateOf('payees', [
  { name: 'payee', required: true },
  { name: 'iban', description: 'Without blanks', rule: '^[A-Z]{2}\\d{18}$' },
])
const account = (at: number): string => `${10 + at} ${4000 + at} 5511 2200 10${10 + at}`
const bare = (text: string): string => text.replaceAll(' ', '')

function writtenIn(ibans: string[]): (string | null)[] {
  const rows = ibans.map((iban, at) => [`Payee ${'ABCDEFGHIJKLMNOP'[at]}`, iban])
  const { transforms } = columnOf(decideOn([tableOfCells('payees', ['Payee', 'IBAN'], rows)], [payees]), 'iban')
  return ibans.map((iban) => applyChain(transforms, [iban]).value)
}

describe('account numbers of which some lack the country', () => {
  const written = [0, 1, 2, 3, 4].map((at) => `LT${account(at)}`)
  const lacking = [5, 6, 7, 8].map((at) => bare(account(at)))

  it('get the letters that all others of their length have, and lose the blanks, in one chain', () => {
    expect(writtenIn([...written, ...lacking])).toEqual([
      ...written.map(bare),
      ...lacking.map((number) => `LT${number}`),
    ])
  })

  it('stay without where those of their length are of several countries', () => {
    const others = [9, 10, 11].map((at) => `EE${account(at)}`)
    expect(writtenIn([...written, ...others, ...lacking]).slice(-4)).toEqual(lacking)
  })
})

describe('tax numbers without the letters of their country, in a list whose rows are all said to be of one', () => {
  const growers = templateOf('growers', [
    { name: 'grower', required: true },
    { name: 'country', required: true, rule: '^[A-Z]{2}$' },
    { name: 'tax_number', rule: '^(BE\\d{10}|NL\\d{10}|DE\\d{9})$' },
    { name: 'phone', rule: '^\\+[1-9]\\d{6,14}$' },
  ])
  const rows = [0, 1, 2, 3, 4].map((at) => [
    `Grower ${'ABCDE'[at]}`,
    ['AN', 'LI', 'NA', 'AN', 'XX'][at]!,
    `04${at}1.55${at}.21${at}`,
    at === 4 ? '+32 2 555 12 14' : `02 555 12 1${at}`,
  ])
  const notes = [
    { key: 'a', scope: { type: 'account' as const }, content: 'Phone numbers without a country code are Dutch.' },
    { key: 'b', scope: { type: 'account' as const }, content: 'Phone numbers without a country code are Belgian.' },
  ]
  const told = (instructions: string | null) =>
    decideOn([tableOfCells('growers', ['Grower', 'Prov.', 'Tax number', 'Phone'], rows)], [growers], {
      instructions,
      knowledge: notes.toReversed(),
    })
  const written = (decision: ReturnType<typeof told>, column: string, cell: string) =>
    applyChain(columnOf(decision, column).transforms, [cell]).value

  it('get them, and phone numbers of which two notes speak are dialled there; both are told', () => {
    const decision = told('Every grower in the file growers is in Belgium (country BE)')
    expect(columnOf(decision, 'country').transforms).toEqual([{ kind: 'constant', value: 'BE' }])
    expect(written(decision, 'tax_number', '0401.550.210')).toBe('BE0401550210')
    expect(columnOf(decision, 'phone').transforms).toContainEqual({ kind: 'phone', country: 'BE' })
    expect(decision.notes.join(' ')).toContain('got those of BE, which all of its rows are said to be of')
    expect(decision.notes.join(' ')).toContain('read as dialled in BE: BE and NL are named for such numbers')
  })

  it('stay as they are where no country is told, and whether letters of provinces are one is asked', () => {
    const decision = told(null)
    expect(decision.questions.map(({ key }) => key)).toContain('column:growers.country@file_growers/growers')
    expect(written(decision, 'tax_number', '0401.550.210')).not.toContain('BE')
  })
})
