import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const moves = templateOf('moves', [
  { name: 'slip_no', required: true, unique: true },
  { name: 'kind', required: true, rule: '^(delivery|return)$' },
  { name: 'crates', required: true },
])
const slips = tableOf('slips', 'Slip No|Crates\n4101|3\n4102|1\nRT7|2\n4103|8\nRT8|1')
const kindsIn = (table: ReturnType<typeof tableOf>, instructions: string): unknown[] => {
  const decision = decideOn([table], [moves], { instructions })
  const steps = columnOf(decision, 'kind').transforms
  return steps.flatMap((step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : []))
}
const all = [
  ['4101', 'delivery'],
  ['4102', 'delivery'],
  ['4103', 'delivery'],
  ['RT7', 'return'],
  ['RT8', 'return'],
]

describe('how the numbers of a kind begin', () => {
  it.each([
    'A number starting with RT is a return.',
    'In the slips a number beginning with RT is a return.',
    'Returns have numbers that start with RT.',
    'Slip numbers starting with RT are returns, and those starting with 4 are deliveries.',
  ])('tells the kind of each row: %s', (instructions) => {
    expect(kindsIn(slips, instructions).toSorted()).toEqual(all)
    const decision = decideOn([slips], [moves], { instructions })
    expect(inputsOf(decision, 'slip_no')).toEqual(['Slip No'])
    expect(decision.questions).toEqual([])
  })

  it('says nothing where a column of the table says it', () => {
    const own = tableOf('slips', 'Slip No|Kind|Crates\n4101|delivery|3\nRT7|delivery|2\n4103|return|8\nRT8|return|1')
    const decision = decideOn([own], [moves], { instructions: 'A number starting with RT is a return.' })
    expect(inputsOf(decision, 'kind')).toEqual(['Kind'])
  })

  it('says nothing of the others where they may be several kinds', () => {
    const more = templateOf('moves', [
      { name: 'slip_no', required: true, unique: true },
      { name: 'kind', required: true, rule: '^(delivery|return|loan)$' },
    ])
    const decision = decideOn([slips], [more], { instructions: 'A number starting with RT is a return.' })
    expect(decision.questions.map(({ target }) => target.column)).toContain('kind')
  })
})
