import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const pledges = (description: string, rule: string): ReturnType<typeof templateOf> =>
  templateOf('pledges', [
    { name: 'pledge_no', required: true, unique: true },
    { name: 'made_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    { name: 'period', description, required: true, rule },
    { name: 'amount', required: true, rule: '^\\d+\\.\\d{2}$' },
  ])
const days = ['2024-06-30', '03/07/2024', '2024-12-11', '2025-01-05', '17/06/2025']
const list = (header = '', cells: string[] = []): ReturnType<typeof tableOf> =>
  tableOf(
    'pledges',
    `Pledge no|Made on${header}|Amount\n${days.map((day, at) => `P${at + 1}|${day}${cells[at] ?? ''}|${at + 5}.00`).join('\n')}`,
  )
const ended = 'Fiscal year (the calendar year it ends in) and period, e.g. 2023-P07'
const rule = '^\\d{4}-P(0[1-9]|1[0-2])$'

const read = (decision: Decision): (string | null)[] =>
  days.map((day) => applyChain(columnOf(decision, 'period').transforms, [day]).value)

describe('periods of a book year', () => {
  it.each([
    'The fiscal year runs from July to June.',
    'Our financial year starts on 1 July.',
    'Year end: 30 June.',
    'Period 1 is July.',
    'Das Geschäftsjahr beginnt im Juli.',
  ])('are those that the days fall in, as somebody says when the year begins: %s', (instructions) => {
    const decision = decideOn([list()], [pledges(ended, rule)], { instructions })
    expect(read(decision)).toEqual(['2024-P12', '2025-P01', '2025-P06', '2025-P07', '2025-P12'])
    expect(decision.notes.join(' ')).toContain('the book year begins with month 7')
  })

  it('are called by the year that the book year begins in, and written as the rule has them', () => {
    const template = pledges(
      'Period and fiscal year, called by the year in which it starts',
      '^(0[1-9]|1[0-2])/\\d{4}$',
    )
    const decision = decideOn([list()], [template], { instructions: 'The fiscal year runs from July to June.' })
    expect(read(decision)).toEqual(['12/2023', '01/2024', '06/2024', '07/2024', '12/2024'])
  })

  it('are not made where nobody says when the year begins, which year it is called by, or rows say otherwise themselves', () => {
    const months = decideOn([list()], [pledges('Month, YYYY-MM', '^\\d{4}-(0[1-9]|1[0-2])$')], {
      instructions: 'The fiscal year runs from July to June, and is called by the calendar year it ends in.',
    })
    expect(read(months)).not.toContain('2025-01')
    const own = ['|4', '|5', '|9', '|10', '|4']
    const none = [
      decideOn([list()], [pledges(ended, rule)]),
      decideOn([list()], [pledges('Fiscal year and period', rule)], {
        instructions: 'The fiscal year starts in July.',
      }),
      decideOn([list('|Period', own)], [pledges(ended, rule)], { instructions: 'The fiscal year starts in July.' }),
    ]
    for (const decision of none)
      expect(columnOf(decision, 'period').transforms).not.toContainEqual(expect.objectContaining({ kind: 'rewrite' }))
  })
})
