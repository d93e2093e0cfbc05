import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const stalls = templateOf('stalls', [
  { name: 'stall_no', required: true, unique: true, rule: '\\d{3}' },
  { name: 'title', required: true },
])
const moves = templateOf('moves', [
  { name: 'voucher_no', required: true },
  { name: 'moved_on', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
  { name: 'stall_no', required: true, link: 'stalls.stall_no' },
  { name: 'contra_account_no', required: true, link: 'stalls.stall_no' },
  { name: 'side', required: true, rule: 'debit|credit' },
  { name: 'amount', required: true, rule: '\\d+\\.\\d\\d', description: 'Always positive.' },
])
const list = tableOf(
  'stalls',
  'Stall no|Title\n101|Till\n204|Honey\n205|Candles\n310|Cider\n311|Bread\n312|Wool\n313|Soap\n314|Jam',
)
const book = (plus: string, minus: string): ReturnType<typeof tableOf> =>
  tableOf(
    'Kassenbuch',
    `Voucher no|Date|${plus}|${minus}|Contra account\nV1|2024-05-01|12.50||204\nV2|2024-05-02||7.00|310\nV3|2024-05-03|80.00||205\nV4|2024-05-04||9.25|311\nV5|2024-05-05|31.00||312`,
  )
const decided = (instructions: string, plus = 'Receipts', minus = 'Payments') =>
  decideOn([list, book(plus, minus)], [stalls, moves], { instructions })
const constants = (decision: ReturnType<typeof decideOn>, name: string): unknown[] =>
  decision.plan.sheets[1]!.sources.map((_, source) => columnOf(decision, name, 1, source).transforms)
const constant = (value: string): unknown[] => [{ kind: 'constant', value }]

describe('a list whose rows are all of one row of another', () => {
  it.each([
    'Every row of the cash book is a posting on stall 101 Till: receipts are debit, payments are credit.',
    'All cash book entries belong to stall 101; receipts are debit and payments are credit.',
    'Alle Zeilen im Kassenbuch laufen auf stall 101. Receipts are debit.',
  ])('has its key in each, and its sides as they are told: %s', (instructions) => {
    const decision = decided(instructions)
    expect(decision.questions).toEqual([])
    expect(constants(decision, 'stall_no')).toEqual([constant('101'), constant('101')])
    expect(constants(decision, 'side')).toEqual([constant('debit'), constant('credit')])
    const amounts = decision.plan.sheets[1]!.sources.map(
      (_, at) => columnOf(decision, 'amount', 1, at).inputs[0]!.column,
    )
    expect(amounts).toEqual(['Receipts', 'Payments'])
    expect(columnOf(decision, 'contra_account_no', 1).inputs).toMatchObject([{ column: 'Contra account' }])
  })

  it('stands the other way round where that is told, in other words and order', () => {
    for (const [told, plus, minus] of [
      ['Credit is what comes in, debit what goes out.', 'In', 'Out'],
      ['Einnahmen stehen im Haben, Ausgaben im Soll.', 'Einnahmen', 'Ausgaben'],
      ['Les recettes sont au credit.', 'Recettes', 'Dépenses'],
    ] as const) {
      const decision = decided(`All rows of the cash book are on stall 101. ${told}`, plus, minus)
      expect(constants(decision, 'side')).toEqual([constant('credit'), constant('debit')])
    }
  })

  it('is asked of where nothing tells, where it is of some rows, or of no key there', () => {
    for (const instructions of [
      'Receipts are debit, payments are credit.',
      'Most rows of the cash book are on stall 101.',
      'Every row of the cash book is a posting on stall 999.',
    ]) {
      const { questions } = decided(instructions)
      expect(questions.map(({ prompt }) => prompt).join('; ')).toContain('“stall_no”')
    }
    const unclear = decided(
      'Every row of the cash book is on stall 101. Receipts are not debit unless they are payments.',
    )
    expect(unclear.questions.map(({ prompt }) => prompt).join('; ')).toContain('“side”')
  })
})
