import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const tests = templateOf('tests', [
  { name: 'test_no', required: true, unique: true },
  { name: 'right_grip', description: 'Right hand, kg' },
  { name: 'left_grip', description: 'Left hand, kg' },
])
const sourceOf = (headers: string, name: string): string[] =>
  columnOf(
    decideOn([tableOf('tests', `Test no|${headers}\n1|31.5|30.0\n2|42.0|41.5\n3|28.0|33.5`)], [tests]),
    name,
  ).inputs.map(({ column }) => column)

describe('a letter for a side', () => {
  it.each([
    ['L_GRIP|R_GRIP', 'R_GRIP', 'L_GRIP'],
    ['Grip dx|Grip sx', 'Grip dx', 'Grip sx'],
    ['Grip OS|Grip OD', 'Grip OD', 'Grip OS'],
  ])('is told by its opposite beside it: %s', (headers, right, left) => {
    expect(['right_grip', 'left_grip'].map((name) => sourceOf(headers, name))).toEqual([[right], [left]])
  })
})

describe('what means something only beside its opposite', () => {
  const asked = (header: string, column: string, cells: string[]): string[] => {
    const template = templateOf('sales', [
      { name: 'sale_no', required: true, unique: true },
      { name: column, required: true },
    ])
    const rows = cells.map((cell, at) => `${at + 1}|${cell}`)
    const decision = decideOn([tableOf('sales', `Sale no|${header}\n${rows.join('\n')}`)], [template])
    expect(decision.questions).toEqual([])
    return columnOf(decision, column).inputs.map(({ column: name }) => name)
  }

  it('is an amount without tax beside one with it', () => {
    const cells = ['10.50|12.60', '20.00|24.00', '31.90|38.28']
    expect(asked('HT|TTC', 'net_amount', cells)).toEqual(['HT'])
    expect(asked('Total HT|Total TTC', 'gross_amount', cells)).toEqual(['Total TTC'])
  })

  it('is when somebody came and went, where times stand there', () => {
    const cells = ['08:00|16:30', '09:15|17:00', '07:50|12:10']
    expect(asked('In|Out', 'start_time', cells)).toEqual(['In'])
    expect(asked('In|Out', 'end_time', cells)).toEqual(['Out'])
  })
})
