import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('what is said behind the name of some rows and a colon', () => {
  const loans = templateOf('book_loans', [
    { name: 'loan_no', required: true, unique: true, rule: 'L\\d{3}' },
    { name: 'reader', required: true },
    { name: 'status', rule: '(open|closed)' },
    { name: 'counted_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const fines = templateOf('fines', [
    { name: 'fine_no', required: true, unique: true, rule: 'F\\d{3}' },
    { name: 'amount', required: true },
    { name: 'counted_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const tables = [
    tableOf('ausleihen', `Loan no|Reader\n${['Moss', 'Lake', 'Hill'].map((one, at) => `L10${at}|${one}`).join('\n')}`),
    tableOf('fines', `Fine no|Amount\n${['2.50', '1.20', '4.00'].map((one, at) => `F10${at}|${one}`).join('\n')}`),
  ]
  const written = (instructions: string, column: string): (string | undefined)[] => {
    const decision = decideOn(tables, [loans, fines], { instructions })
    return decision.plan.sheets.map(({ slug }, at) => {
      const isThere = (slug === 'fines' ? fines : loans).columns.some(({ name }) => name === column)
      const steps = isThere ? columnOf(decision, column, at).transforms : []
      return steps.flatMap((step) => (step.kind === 'constant' ? [step.value] : []))[0]
    })
  }

  it.each([
    'Book loans: counted_on is 2025-06-30 for all lines.',
    'Book loans: counted_on is always 2025-06-30. Use the card, not the sticker.',
    'Book loans: counted_on is 2025-06-30.',
    'Ausleihen: counted_on is 2025-06-30 for all rows.',
    'Ausleihen: counted_on ist immer 2025-06-30.',
  ])('is said of these alone: %s', (said) => {
    expect(written(said, 'counted_on').toSorted()).toEqual(['2025-06-30', undefined])
  })

  it('is nothing where the rule does not take it, or no column is called so', () => {
    expect(written('Book loans: counted_on is June.', 'counted_on')).toEqual([undefined, undefined])
    expect(written('Book loans: shelf is 2025-06-30.', 'counted_on')).toEqual([undefined, undefined])
  })
})
