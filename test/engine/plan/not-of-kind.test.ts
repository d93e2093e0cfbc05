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

describe('rows of which the sentence before speaks', () => {
  const crew = templateOf('skippers', [
    { name: 'code', required: true, unique: true, rule: '^[A-Z]{2}$' },
    { name: 'name', required: true },
    { name: 'licence' },
  ])
  const staff = tableOf(
    'staff',
    'Code|Name|Job\nAB|Ann Berg|Skipper\nCD|Cy Dahl|Skipper\nEF|Eva Falk|Bookkeeper\nGH|Gro Holm|Bookkeeper\nZZ|spare boat|',
  )
  const leaving = (instructions: string): string[] =>
    decideOn([staff], [crew], { instructions }).plan.sheets[0]!.sources[0]!.skips.flatMap(({ when }) =>
      'values' in when ? when.values : [],
    )

  it.each([
    'The bookkeeper and the spare boat (ZZ) are in the list only for the rota. They sail nowhere and are not skippers.',
    'The bookkeeper and the spare boat (ZZ) are there for the rota. These are not skippers.',
  ])('stay behind where it is said that they are none: %s', (said) => {
    expect(leaving(said).toSorted()).toEqual(['bookkeeper', 'zz'])
  })

  it('stay where something else is said of them', () => {
    expect(leaving('The spare boat (ZZ) is in the list. They are not skippers of ours alone.')).toEqual([])
    expect(leaving('Ann Berg (AB) is on leave. They are not skippered.')).toEqual([])
  })
})
