import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const DAY = '^\\d{4}-\\d{2}-\\d{2}$'
const columns: ColumnInput[] = [
  { name: 'invoice_no', required: true, unique: true },
  { name: 'invoice_date', required: true, rule: DAY },
  { name: 'due_date', required: true, description: 'YYYY-MM-DD', rule: DAY },
]
const invoices = (header: string): ReturnType<typeof tableOf> =>
  tableOf(
    'facturen',
    `Invoice no|Datum|${header}|Ref\n${[3, 9, 14, 17, 22, 28].map((day, at) => `F${at + 611}|2023-09-${`0${day}`.slice(-2)}|2023-10-${`0${day}`.slice(-2)}|R${at}`).join('\n')}`,
  )

describe('a header cut short with a point', () => {
  it.each(['Vervald.', 'Fälligk.', 'Échéan.', 'Scaden.'])(
    'is the only column that a word which begins so means: %s',
    (header) => {
      const decision = decideOn([invoices(header)], [templateOf('invoices', columns)])
      expect(decision.questions).toEqual([])
      expect(inputsOf(decision, 'due_date')).toEqual([header])
      expect(columnOf(decision, 'due_date').confidence).toBeGreaterThan(0.8)
    },
  )

  it('is not taken for one of two that it may mean', () => {
    const two = [...columns, { name: 'due_notice_date', rule: DAY }]
    const plain = columnOf(decideOn([invoices('Vervald.')], [templateOf('invoices', two)]), 'due_date')
    expect(plain.confidence).toBeLessThan(0.8)
  })
})

describe('a header cut short with a point that no name begins so', () => {
  const stewards = (second: string) =>
    templateOf('stewards', [
      { name: 'badge', required: true, unique: true, description: 'Monogram as on the duty plan.' },
      { name: 'full_name', required: true, description: second },
    ])
  const table = tableOf('stewards', 'Monog.|Locker|Name\nKMO|4|Kim Moe\nLGA|7|Lou Gast\nSPA|9|Sue Pata\nJWH|2|Jan Whit')

  it('is the only column that is described by a word which begins so', () => {
    const decision = decideOn([table], [stewards('First and last name')])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'badge')).toEqual(['Monog.'])
  })

  it('is not taken for one of two that are', () => {
    const decision = decideOn([table], [stewards('Monogrammed name')])
    expect(columnOf(decision, 'badge').confidence).toBeLessThan(0.8)
  })
})
