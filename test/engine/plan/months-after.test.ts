import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { spanIn } from '../../../server/src/engine/knowledge/spans-said.ts'
import { fold } from '../../../server/src/engine/match/names/words.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const DAY = '^\\d{4}-\\d{2}-\\d{2}$'
const lifts = (description: string) =>
  templateOf('lifts', [
    { name: 'lift_no', required: true, unique: true },
    { name: 'bought_on', rule: DAY },
    { name: 'service_due', rule: DAY, description },
  ])
const decided = (description: string, header: string, instructions: string | null = null) => {
  const list = tableOf(
    'lifts',
    `Lift no|Bought|${header}\nL1|2015-05-02|2024-08-31\nL2|2016-07-13|15.01.2024\nL3|2019-03-25|29/02/2024`,
  )
  const decision = decideOn([list], [lifts(description)], { instructions })
  const { inputs, transforms } = columnOf(decision, 'service_due')
  const cells = ['2024-08-31', '15.01.2024', '29/02/2024']
  return {
    inputs: inputs.map(({ column }) => column),
    written: inputs.length === 0 ? [] : cells.map((cell) => applyChain(transforms, [cell]).value),
    decision,
  }
}

describe('a day that is told to be so many months after another', () => {
  it.each([
    ['ISO date: six months after the last service', 'Last service'],
    ['Next service visit; 6 months after the last', 'Last service'],
    ['Sechs Monate nach Wartung', 'Wartung'],
    ['Six mois après Révision', 'Révision'],
  ])('is counted from the column that has it: “%s”', (description, header) => {
    const { inputs, written, decision } = decided(description, header)
    expect(inputs).toEqual([header])
    expect(written).toEqual(['2025-02-28', '2024-07-15', '2024-08-29'])
    expect(decision.questions.filter(({ target }) => target.column === 'service_due')).toEqual([])
    expect(decision.notes.join('\n')).toContain(
      `“service_due” of Lifts is calculated from lifts.csv as “${header}” + 6, counted in months`,
    )
  })

  it('may be told by an instruction, in years', () => {
    const { written } = decided('', 'Last service', 'The service due date is a year after the last service.')
    expect(written).toEqual(['2025-08-31', '2025-01-15', '2025-02-28'])
  })

  it('is none where it is to be within so many, or the column that has it is there', () => {
    expect(decided('To be done within six months after the last service', 'Last service').written).not.toContain(
      '2024-07-15',
    )
    expect(decided('Six months after the last service', 'Service due').written).not.toContain('2024-07-15')
  })
})

it.each([
  ['12 months after delivery', 12],
  ['Ein Jahr nach dem Kauf', 12],
  ['Two years before the end', -24],
  ['At least six months after the last', null],
  ['Every six months after the first', null],
])('months are read in words and figures: “%s”', (text, months) => {
  const span = spanIn(fold(text))
  expect(span && (span.isAfter ? span.count : -span.count)).toBe(months)
})
