import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const loans = templateOf('loans', [
  { name: 'loan_no', required: true, unique: true },
  { name: 'title', required: true },
])
const states = ['Granted', 'Refused', 'Granted', 'Recalled', 'Granted', 'Granted', 'Refused', 'Granted']
const desk = tableOf(
  'desk',
  `Loan no|Title|Answer\n${states.map((state, at) => `L10${at}|Atlas ${at}|${state}`).join('\n')}`,
)

describe('rows that are said to be none of what a template holds', () => {
  it.each([
    ['Refused requests are not loans.', ['refused']],
    ['Requests that were refused or recalled at the desk are not loans.', ['refused', 'recalled']],
    ["Recalled ones aren't loans.", ['recalled']],
    ['Refused Anträge sind keine Loans.', ['refused']],
    ['Las Refused no son loans.', ['refused']],
  ])('stay behind: %s', (instructions, values) => {
    const [source] = decideOn([desk], [loans], { instructions }).plan.sheets[0]!.sources
    expect(source!.skips.flatMap(({ when }) => ('values' in when ? when.values : []))).toEqual(values)
  })

  it('stay where something else is said of them', () => {
    const instructions = 'Refused requests are not loans we lend again.'
    const [source] = decideOn([desk], [loans], { instructions }).plan.sheets[0]!.sources
    expect(source!.skips).toEqual([])
  })
})
