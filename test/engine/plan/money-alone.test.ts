import { expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const gifts = (...more: string[]) =>
  templateOf('gifts', [
    { name: 'gift_no', required: true, unique: true, rule: 'D\\d{3}' },
    ...['amount', ...more].map((name) => ({ name, required: true, rule: '-?\\d+\\.\\d{2}' })),
    { name: 'donor' },
  ])
const list = (header: string, cells = ['12.50', '8.00', '20.00', '7.75']) =>
  tableOf(
    'gifts',
    `Gift No|Donor|${header}\n${cells.map((cell, at) => `D00${at}|Donor ${'ABCD'[at]}|${cell}`).join('\n')}`,
  )

it.each(['EUR', '£', 'in CHF', '(USD)'])(
  'a column that is called %s alone is the only amount of a template',
  (header) => {
    const decision = decideOn([list(header)], [gifts()])
    expect(inputsOf(decision, 'amount')).toEqual([header])
    expect(columnOf(decision, 'amount').confidence).toBeGreaterThan(0.5)
    expect(decision.questions.filter(({ target }) => target.column === 'amount')).toEqual([])
  },
)

it('is not known to be one where the template has two, or its cells are no figures', () => {
  expect(columnOf(decideOn([list('EUR')], [gifts('fee')]), 'amount').confidence).toBeLessThan(0.5)
  expect(inputsOf(decideOn([list('EUR', ['yes', 'no', 'yes', 'no'])], [gifts()]), 'amount')).toEqual([])
})
