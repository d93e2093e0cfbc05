import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const repairs = templateOf('repairs', [
  { name: 'repair_no', required: true, unique: true },
  { name: 'done_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'bike', required: true },
])
const kinds = ['Repair', 'Checkup', 'Sale', 'Repair', 'Loan', 'Checkup', 'Sale', 'Repair']
const book = tableOf(
  'shopbook',
  `Repair no|Done on|Bike|Entry kind\n${kinds.map((kind, at) => `R${at + 1}|2025-03-0${at + 1}|Bike ${'ABCD'[at % 4]}|${kind}`).join('\n')}`,
)
const skipsOf = (instructions: string): unknown[] =>
  decideOn([book], [repairs], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

describe('rows that alone are taken, of which one kind is called as the rows are', () => {
  it.each([
    'From the shopbook we only need repairs and checkups.',
    'From the shopbook we only need repairs and checkups, the bike is in its own column.',
    'Only take the checkups and repairs from the shopbook.',
    'Aus dem shopbook brauchen wir nur repairs und checkups, das Rad steht in Bike.',
  ])('are those of all kinds that are listed: %s', (text) => {
    const [when, ...more] = skipsOf(text) as { values: string[] }[]
    expect(more).toEqual([])
    expect(when).toMatchObject({ position: 3, is: 'none_of' })
    expect(when!.values.toSorted()).toEqual(['checkup', 'repair'])
  })

  it('are alone looked at for what an empty cell means', () => {
    const billed = templateOf('repairs', [
      { name: 'repair_no', required: true, unique: true },
      { name: 'paid_by', required: true, rule: '(card|cash)' },
    ])
    const ways = kinds.map((kind, at) => (kind === 'Repair' ? ['card', 'cash'][at % 2]! : ''))
    const paid = tableOf(
      'shopbook',
      `Repair no|Paid by|Entry kind\n${kinds.map((kind, at) => `R${at + 1}|${ways[at]}|${kind}`).join('\n')}`,
    )
    const asked = (instructions: string): string[] =>
      decideOn([paid], [billed], { instructions }).questions.map(({ prompt }) => prompt)
    expect(asked('')).toEqual([expect.stringContaining('5 empty cells')])
    expect(asked('Skip the sales, checkups and loans.')).toEqual([])
  })
})
