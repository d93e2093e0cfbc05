import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { scoreColumns } from '../../../server/src/engine/match/score-columns.ts'
import { tableSide, templateSide } from '../../../server/src/engine/match/sides.ts'
import { fitOf } from '../../../server/src/engine/plan/tables/place-tables.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('one amount whose sign says on which side it stands', () => {
  const lines = templateOf('lines', [
    { name: 'voucher', required: true },
    { name: 'text' },
    { name: 'debit', rule: '^\\d+\\.\\d{2}$' },
    { name: 'credit', rule: '^\\d+\\.\\d{2}$' },
  ])
  const amounts = ['1,150.00', '-1,554.01', '48.7', '(20.00)', '9.50-', '7.00']
  const list = (header: string) =>
    tableOf(
      'list',
      `Voucher|Text|${header}\n${amounts.map((amount, at) => `V${at >> 1}|Text ${'ABCDEF'[at]!}|${amount}`).join('\n')}`,
    )
  const written = (header: string, answers: { key: string; value: string }[] = [], instructions?: string) => {
    const decision = decideOn([list(header)], [lines], { answers, ...(instructions && { instructions }) })
    return ['debit', 'credit'].map((name) =>
      amounts.map((amount) => applyChain(columnOf(decision, name).transforms, [amount]).value),
    )
  }
  const plus = ['1150.00', null, '48.70', null, null, '7.00']
  const minus = [null, '1554.01', null, '20.00', '9.50', null]

  it('stands in the column of its side without the sign, as the header says', () => {
    expect(written('Amount (+ debit / - credit)')).toEqual([plus, minus])
    expect(written('Amount (+ credit, - debit)')).toEqual([minus, plus])
    expect(written('Amount Dr / (Cr)')).toEqual([plus, minus])
    expect(written('Value (Cr / (Dr))')).toEqual([minus, plus])
  })

  it('stands so where a text says it, though a number of the line looks like one of them', () => {
    const rows = amounts.map((amount, at) => `V${at >> 1}|${(at % 2) + 1}|Text ${'ABCDEF'[at]!}|${amount}`)
    const decision = decideOn([tableOf('list', `Voucher|Seq|Text|Amount\n${rows.join('\n')}`)], [lines], {
      instructions: 'In the list debits are positive and credits negative.',
    })
    expect(inputsOf(decision, 'debit')).toEqual(['Amount'])
    expect(inputsOf(decision, 'credit')).toEqual(['Amount'])
    expect(decision.questions.map(({ target }) => target.column)).not.toContain('debit')
  })

  it('stands so where both sides are answered to be it', () => {
    const answers = ['debit', 'credit'].map((name) => ({ key: `column:lines.${name}@file_list/list`, value: 'Amount' }))
    expect(written('Amount', answers)).toEqual([plus, minus])
  })

  it.each([
    ['Amounts are debits when positive, credits when negative or in parentheses.', plus, minus],
    ['Credits are positive, debits have a minus.', minus, plus],
    ['Soll ist positiv, Haben negativ.', plus, minus],
    ['Brackets and a minus are credits, as usual.', plus, minus],
  ])('stands so where a text says it: %s', (instructions, first, second) => {
    expect(written('Amount', [], instructions)).toEqual([first, second])
  })

  it('leaves a zero on the other side where each row must have both', () => {
    const both = templateOf('lines', [
      { name: 'voucher', required: true },
      { name: 'text' },
      { name: 'debit', required: true, rule: String.raw`\d+\.\d{2}` },
      { name: 'credit', required: true, rule: String.raw`\d+\.\d{2}` },
    ])
    const decision = decideOn([list('Amount (+ debit / - credit)')], [both])
    const credits = amounts.map((amount) => applyChain(columnOf(decision, 'credit').transforms, [amount]).value)
    expect(credits).toEqual(minus.map((credit) => credit ?? '0.00'))
  })

  it('tells that a table is of lines, which one without any sign is hardly', () => {
    const side = templateSide(lines)
    const fit = (of: readonly string[]): number => {
      const rows = of.map((amount, at) => `V${at >> 1}|${amount}`)
      const table = tableSide(tableOf('book', ['Voucher|Amount', ...rows].join('\n')), 4)
      return fitOf(table, side, scoreColumns(table, side))
    }
    expect(fit(amounts)).toBeGreaterThan(fit(amounts.map((amount) => amount.replace(/[-()]/g, ''))) + 0.2)
  })

  it('is no matter of sides where nobody says so', () => {
    expect(columnOf(decideOn([list('Amount')], [lines]), 'credit').transforms).not.toContainEqual(
      expect.objectContaining({ kind: 'rewrite' }),
    )
  })
})
