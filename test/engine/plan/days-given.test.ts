import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const counts = templateOf('stock_counts', [
  { name: 'sku', required: true, unique: true },
  { name: 'pieces', required: true, rule: String.raw`\d+` },
  { name: 'counted_on', required: true, rule: String.raw`\d{4}-\d{2}-\d{2}` },
])
const rows = ['A1', 'B2', 'C3', 'D4'].map((sku, at) => `${sku}|${at + 4}`)
const table = tableOf('count', `SKU|Pieces\n${rows.join('\n')}`)

function dayOf(instructions: string): string[] {
  const { transforms } = columnOf(decideOn([table], [counts], { instructions }), 'counted_on')
  return transforms.flatMap((step) => (step.kind === 'constant' ? step.value : []))
}

describe('the day that rows are dated with', () => {
  it.each([
    'The stock counts go in dated 1 April 2024 please.',
    'Stock counts are as at 1 April 2024.',
    'Bitte die Stock counts zum 1. April 2024 übernehmen.',
  ])('is that of their only column of days: “%s”', (sentence) => {
    expect(dayOf(sentence)).toEqual(['2024-04-01'])
  })

  it.each([
    'Stock counts dated 1 April 2024 can be left out.',
    'Is it right that stock counts are dated 1 April 2024?',
    'Only stock counts dated 1 April 2024 are wanted.',
    'Stock counts are dated 1 April 2024, others are as at 2 May 2024.',
  ])('is none where something else is said: “%s”', (sentence) => {
    expect(dayOf(sentence)).toEqual([])
  })
})
