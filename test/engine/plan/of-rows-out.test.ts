import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('a value that only rows have which are left out', () => {
  const payments = templateOf('payments', [
    { name: 'payment_id', required: true, unique: true },
    { name: 'amount', required: true, rule: '-?\\d+\\.\\d{2}' },
    { name: 'method', required: true, rule: 'card|transfer' },
  ])
  const cells = (last: string): string =>
    [
      ...Array.from({ length: 12 }, (_, at) => `P${at}|${at + 10}.00|${at % 2 ? 'card' : 'transfer'}`),
      'P20||Zugbuch',
      last,
    ].join('\n')
  const asked = (instructions: string, ...tables: string[]): string[] => {
    const profiles = tables.map((rows, at) => tableOf(`book_${at}`, `Payment id|Amount|Method\n${rows}`))
    return decideOn(profiles, [payments], { instructions }).questions.map(({ key }) => key)
  }
  const out = 'Rows without an amount are left out.'
  const key = 'value:payments.method:Zugbuch'

  it('is not asked about', () => {
    expect(asked('', cells('P21||Zugbuch'))).toContain(key)
    expect(asked(out, cells('P21||Zugbuch'))).toEqual([])
  })

  it('is where another row has it, here or in another table', () => {
    expect(asked(out, cells('P21|9.00|Zugbuch'))).toContain(key)
    const other = cells('P21|9.00|Zugbuch').replaceAll('P', 'Q')
    expect(asked(out, cells('P21||Zugbuch'), other)).toContain(key)
  })
})
