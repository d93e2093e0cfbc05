import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const seeds = templateOf('seeds', [
  { name: 'seed_no', required: true, unique: true },
  { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
])
const sowings = templateOf('sowings', [
  { name: 'sowing_no', required: true, unique: true },
  { name: 'field', required: true },
  { name: 'seed', link: 'seeds.seed_no' },
])
const tables = [
  tableOf('seeds', 'Seed no|Price\nS1|2.50\nS2|3.10\nS3|on request\nS4|4.00'),
  tableOf('sowings', 'Sowing no|Field|Seed\nW1|North|S1\nW2|East|\nW3|South|S2\nW4|West|S4'),
]
const skipsOf = (instructions: string) =>
  decideOn(tables, [seeds, sowings], { instructions }).plan.sheets.flatMap(({ sources }) =>
    sources.flatMap(({ table, skips = [] }) => skips.map(({ when }) => [table, when])),
  )

describe('a word for rows or a list that a column of another table is called, too', () => {
  it.each([
    'Sowings without a field stay behind, and seeds without a proper price.',
    'What is in the stock take but not in the seed file is gone from the range, forget it.',
    'Seeds without a price are not wanted.',
  ])('leaves no row out for its empty cells: %s', (said) => {
    expect(skipsOf(said).filter(([table]) => table === 'sowings')).toEqual([])
  })

  it.each(['Sowings without a seed stay behind.', 'Skip sowings with nothing in the Seed column.'])(
    'leaves them out where it is the column: %s',
    (said) => {
      expect(skipsOf(said)).toEqual([['sowings', { position: 2, is: 'empty' }]])
    },
  )
})
