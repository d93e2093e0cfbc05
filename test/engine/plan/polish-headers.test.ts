import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

describe('headers in Polish', () => {
  it('are known in their cases and cut short, without a question', () => {
    const lots = templateOf('lots', [
      { name: 'lot_number', required: true },
      { name: 'expires_on', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
      { name: 'moved_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    ])
    const rows = ['A1', 'B7', 'C2', 'A9', 'K4'].map((lot, at) => `${lot}${at}338|2027-03-1${at}|2024-0${at + 1}-17`)
    const table = tableOf('ruchy', `Nr partii|Data ważn.|Data\n${rows.join('\n')}`)
    const { plan, questions } = decideOn([table], [lots])
    const filled = plan.sheets[0]!.sources[0]!.columns.map(({ column, inputs }) => [column, inputs[0]?.column])
    expect(questions).toEqual([])
    expect(Object.fromEntries(filled)).toEqual({
      lot_number: 'Nr partii',
      expires_on: 'Data ważn.',
      moved_on: 'Data',
    })
  })
})
