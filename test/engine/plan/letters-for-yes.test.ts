import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const loans = templateOf('loans', [
  { name: 'loan_no', required: true, unique: true, rule: String.raw`L\d{3}` },
  { name: 'signed', description: 'true if it was signed', required: true, rule: 'true|false' },
])
const decided = (cells: string[]) => {
  const rows = Array.from({ length: 15 }, (_, at) => `L${101 + at}|${cells[at % cells.length]}`)
  const answers = [{ key: 'column:loans.signed@file_book/book', value: 'Signed' }]
  const decision = decideOn([tableOf('book', `Loan no|Signed\n${rows.join('\n')}`)], [loans], { answers })
  const entries = columnOf(decision, 'signed').transforms.flatMap((one) =>
    one.kind === 'value_map' ? one.entries : [],
  )
  return {
    entries: Object.fromEntries(entries.map(({ raw, value }) => [raw, value])),
    asked: decision.questions.map(({ prompt }) => /“(.)” in/.exec(prompt)?.[1]),
  }
}

it('the first letter of a yes that stands there in full is one beside an N, and so is a cross', () => {
  expect(decided(['A', 'N', 'ano', 'x', 'ne'])).toEqual({
    entries: { A: 'true', N: 'false', ano: 'true', x: 'true', ne: 'false' },
    asked: [],
  })
})

it('a letter of nothing that stands there is asked about', () => {
  expect(decided(['A', 'N', 'yes', 'no', 'x']).asked).toContain('A')
})
