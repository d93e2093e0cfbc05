import { describe, expect, it } from 'vitest'
import type { Template } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const MONEY = '^-?\\d+\\.\\d{2}$'

function bills(): Template {
  const template = templateOf('bills', [
    { name: 'bill_no', required: true, unique: true, rule: '^\\d{6}$' },
    { name: 'net', description: 'Amount without GST. Credits are negative.', required: true, rule: MONEY },
    { name: 'gst', description: 'GST amount.', required: true, rule: MONEY },
    { name: 'total', description: 'Amount with GST.', required: true, rule: MONEY },
  ])
  const rule = { kind: 'sum' as const, columns: ['net', 'gst'], column: 'total', tolerance: 0.01 }
  return { ...template, cross_cell_rules: [{ ...rule, message: 'They must add up.' }] }
}

/** Amounts with their tax; of the row `wrong`, if there is one, the sum has a slip. */
function table(headers: string, wrong = -1): ReturnType<typeof tableOf> {
  const nets = [12000, 83486, 440000, 7215, 31050, 99900, 150075, 61020, 20000, 51200, 8040, 333330]
  const money = (cents: number): string => (cents / 100).toFixed(2)
  const rows = nets.map((net, at) => {
    const tax = at % 5 === 4 ? 0 : Math.round(net / 10)
    return `${`00420${at}`.slice(-6)}|${money(net)}|${money(tax)}|${money(net + tax + (at === wrong ? 1800 : 0))}`
  })
  return tableOf('bills', [`Bill|${headers}`, ...rows].join('\n'))
}

describe('columns that add up as a rule of the template wants it', () => {
  it.each(['Ex GST|GST|Inc GST', 'Grundlage|GST|Summe mit allem', 'Aa|GST|Bb'])(
    'are told by their figures: %s',
    (headers) => {
      const decision = decideOn([table(headers)], [bills()])
      const [net, gst, total] = headers.split('|')
      expect([inputsOf(decision, 'net'), inputsOf(decision, 'gst'), inputsOf(decision, 'total')]).toEqual([
        [net],
        [gst],
        [total],
      ])
      expect(decision.questions).toEqual([])
    },
  )

  it('are so though a row has a wrong sum, which is not calculated anew', () => {
    const decision = decideOn([table('Ex GST|GST|Inc GST', 3)], [bills()])
    expect(inputsOf(decision, 'total')).toEqual(['Inc GST'])
    expect(JSON.stringify(columnOf(decision, 'total').transforms)).not.toContain('formula')
  })

  it('are read where they stand, though a column before them is not looked at', () => {
    const whole = table('Aa|GST|Bb')
    const shifted = {
      ...whole,
      columns: whole.columns.map((column) => ({ ...column, position: column.position + 1 })),
      rows: whole.rows.map((cells) => ['x', ...cells]),
    }
    expect(inputsOf(decideOn([shifted], [bills()]), 'total')).toEqual(['Bb'])
  })

  it('are none where what they are is not the only way to add up', () => {
    const [header, ...rows] = ['Bill|Aa|GST|Bb|Cc|Dd', ...bodyOf(table('Aa|GST|Bb'))]
    const twice = tableOf(
      'bills',
      [header, ...rows.map((row) => row + row.slice(row.indexOf('|')).replace(/^\|([^|]*)\|[^|]*/, '|$1'))].join('\n'),
    )
    expect(decideOn([twice], [bills()]).questions.map(({ target }) => target.column)).toContain('net')
  })
})

function bodyOf(profile: ReturnType<typeof tableOf>): string[] {
  return profile.rows.map((row) => row.join('|'))
}
