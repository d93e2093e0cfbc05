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
