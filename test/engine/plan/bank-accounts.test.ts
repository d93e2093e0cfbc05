import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rowsOf = (line: (at: number) => string): string => Array.from({ length: 12 }, (_, at) => line(at)).join('\n')

describe('an account number beside the code of a bank', () => {
  const growers = (account: string) =>
    templateOf('growers', [
      { name: 'grower_no', required: true, unique: true },
      { name: account },
      { name: 'ledger_account' },
    ])

  it.each([
    ['BSB', 'Acct Number', 'Bank account'],
    ['Sort code', 'Account No', 'Account number'],
    ['BLZ', 'Kontonummer', 'bank_account'],
    ['Code banque', 'N° compte', 'Bank Account No'],
  ])('is the account there: %s, %s for %s', (code, header, wanted) => {
    const table = tableOf(
      'growers',
      `Grower no|${code}|${header}|Ledger acct\n${rowsOf((at) => `G${100 + at}|${300100 + 7 * at}|${20040017 + 1913 * at}|${6100 + 10 * (at % 4)}`)}`,
    )
    const decision = decideOn([table], [growers(wanted)])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, wanted)).toEqual([header])
  })
})

describe('a memo', () => {
  const columns = [
    { name: 'entry_no', required: true, unique: true },
    { name: 'description' },
    { name: 'debit', rule: '\\d+\\.\\d{2}' },
    { name: 'credit', rule: '\\d+\\.\\d{2}' },
  ]
  const lines = tableOf(
    'entries',
    `Entry no|Memo|Debit|Credit\n${rowsOf((at) => `E${100 + at}|Feed bill ${at}|${at % 2 ? '' : `${at + 1}.50`}|${at % 2 ? `${at + 1}.50` : ''}`)}`,
  )

  it('is the description of the lines of a journal', () => {
    const decision = decideOn([lines], [templateOf('entries', columns)])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'description')).toEqual(['Memo'])
  })

  it('is the note where a note is wanted', () => {
    const [entry, , ...sides] = columns
    const decision = decideOn([lines], [templateOf('entries', [entry!, { name: 'note' }, ...sides])])
    expect(inputsOf(decision, 'note')).toEqual(['Memo'])
  })
})
