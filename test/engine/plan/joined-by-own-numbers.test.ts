import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'email', required: true, unique: true, rule: '[^@ ]+@[^@ ]+' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'belt', rule: '(white|green|black)' },
])
const names = ['Anna Berg', 'Ole Dahl', 'Ines Roth', 'Kai Lund', 'Mia Holm', 'Jon Vik', 'Eva Strand', 'Nils Moe']
const list = tableOf(
  'members',
  `No|Name|Email\n${names.map((name, at) => `${2001 + 3 * at}|${name.split(' ').toReversed().join(', ')}|m${at}@club.test`).join('\n')}`,
)
const examsOf = (first: number) =>
  tableOf(
    'exams',
    `Member no|Name|Belt\n${names
      .slice(0, 6)
      .map((name, at) => `${first + 3 * at}|${name.split(' ')[1]}|${['white', 'green', 'black'][at % 3]}`)
      .join('\n')}`,
  )

describe('a list with numbers that the template has no column for', () => {
  it('completes the rows that have them, though it calls them otherwise', () => {
    const decision = decideOn([list, examsOf(2001)], [members])
    expect(decision.questions).toEqual([])
    expect(decision.plan.sheets[0]?.sources).toMatchObject([
      { table: 'members', joins: [{ table: 'exams', left: 0, right: 0 }] },
    ])
    expect(columnOf(decision, 'belt').inputs).toMatchObject([{ table: 'exams', column: 'Belt' }])
    expect(inputsOf(decision, 'first_name')).toEqual(['Name'])
  })

  it('does not where they are those of nobody', () => {
    const { plan } = decideOn([list, examsOf(7000)], [members])
    expect(plan.sheets[0]?.sources.flatMap(({ joins }) => joins)).toEqual([])
  })
})
