import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Accounts of which a trial balance has nothing on either side.

const openings = templateOf('opening_balances', [
  { name: 'ledger_no', required: true, unique: true, rule: '^\\d{3}$' },
  { name: 'debit', required: true, rule: '^\\d+\\.\\d{2}$', description: '0.00 if the balance is a credit.' },
  { name: 'credit', required: true, rule: '^\\d+\\.\\d{2}$', description: '0.00 if the balance is a debit.' },
])
const rows = [
  '101|Barn|4200.00|',
  '102|Hay|-|-',
  '103|Loan||3000.00',
  '104|Seed|880.50|',
  '105|Vet||2080.50',
  '106|Dogs||',
]
const trial = tableOf('trial', `Ledger no|Name|Dr|Cr\n${rows.join('\n')}`)
const skipsOf = (instructions: string | null) =>
  decideOn([trial], [openings], { instructions }).plan.sheets.flatMap(({ sources }) =>
    sources.flatMap(({ skips }) => skips.map(({ when }) => when)),
  )

describe('accounts with nothing on either side', () => {
  it.each([
    'Opening balances are as at 31 March from the trial balance, only ledgers that have a balance.',
    'Opening balances: nur Konten mit Saldo.',
    'Opening balances : seulement les comptes avec un solde.',
  ])('stay behind where only those with a balance are wanted: %s', (said) => {
    expect(skipsOf(said)).toEqual([
      { position: 2, is: 'one_of', values: ['-'] },
      { positions: [2, 3], is: 'all_empty' },
    ])
  })

  it.each([null, 'Opening balances are as at 31 March, for accounts that have a balance or not.'])(
    'come over where nobody says that: %s',
    (said) => {
      expect(skipsOf(said)).toEqual([])
    },
  )
})

describe('bills of which nothing is owed', () => {
  const bills = templateOf('bills', [
    { name: 'bill_no', required: true, unique: true },
    { name: 'balance', required: true, rule: '^\\d+\\.\\d{2}$' },
  ])
  const list = tableOf('ledger', 'Bill|Balance\nR1|40.00\nR2|0.00\nR3|12.50\nR4|7.25\nR5|0.00')
  const skips = (instructions: string) =>
    decideOn([list], [bills], { instructions }).plan.sheets[0]!.sources[0]!.skips!.map(({ when }) => when)

  it.each(['Only bills that still have money owing come over.', 'Please take only bills with something outstanding.'])(
    'stay behind where only the others are wanted: %s',
    (said) => {
      expect(skips(said)).toEqual([{ position: 1, is: 'one_of', values: ['0.00'] }])
    },
  )

  it('come over where nobody says that', () => {
    expect(skips('Most bills still have money owing.')).toEqual([])
  })
})
