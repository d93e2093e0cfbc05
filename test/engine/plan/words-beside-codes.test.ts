import { describe, expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, tableOf, tableOfCells, templateOf } from './table-of.ts'

const absences = templateOf('absences', [
  { name: 'employee', required: true },
  { name: 'first_day', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'reason', required: true, rule: '(sickness|injury|unpaid|appointment)' },
  { name: 'certificate', rule: '(self|fit_note|none)' },
])
const meanings = [
  ['S', 'Sickness'],
  ['J', 'Injury at work'],
  ['P', 'Unpaid leave'],
  ['M', 'Dentist / appointment'],
  ['SC', 'Self certificate'],
  ['FN', 'Fit note (doctor)'],
]
const listOf = (...more: string[][]): TableProfile =>
  tableOfCells('Absence codes', ['Code', 'Meaning'], [...meanings, ...more])

const log = (reasons: readonly string[], certificates: readonly string[]): TableProfile => {
  const lines = [...Array(24).keys()].map((at) => {
    const reason = reasons[at % reasons.length]!
    return `Worker ${at}|2024-05-${10 + (at % 19)}|${reason}|${certificates[at % certificates.length]!}`
  })
  return tableOf('log', `Employee|First day|Reason|Certificate\n${lines.join('\n')}`)
}

const entriesOf = (tables: TableProfile[], column: string): Record<string, string> => {
  const decision = decideOn(tables, [absences])
  expect(decision.questions).toEqual([])
  const step = columnOf(decision, column).transforms.find(({ kind }) => kind === 'value_map')
  if (step?.kind !== 'value_map') return {}
  return Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value]))
}

describe('a list of codes, where some cells say in words what the others have a code for', () => {
  const reasons = ['S', 'J', 'P', 'M', 'S', 'Sick', 'Unpaid', 'Injury at work', 'Dentist']

  it('explains the codes as if all were codes, and what only the list has in words', () => {
    expect(entriesOf([log(reasons, ['SC', 'FN']), listOf()], 'reason')).toEqual({
      S: 'sickness',
      J: 'injury',
      P: 'unpaid',
      M: 'appointment',
      Sick: 'sickness',
      Unpaid: 'unpaid',
      'Injury at work': 'injury',
      Dentist: 'appointment',
    })
  })

  it('takes no word for a text where two begin with it', () => {
    const { questions } = decideOn([log(reasons, ['SC', 'FN']), listOf(['D', 'Dentist fees, unpaid'])], [absences])
    expect(questions.map(({ key }) => key)).toEqual(['value:absences.reason:Dentist'])
  })
})

describe('a dash among the codes of a list', () => {
  const own = log(['S', 'J', 'P', 'M'], ['SC', 'FN', '-', '-'])

  it('is the value for none where the list says that there is none', () => {
    const tables = [own, listOf(['-', 'No certificate needed'])]
    expect(entriesOf(tables, 'certificate')).toEqual({ SC: 'self', FN: 'fit_note', '-': 'none' })
    expect(columnOf(decideOn(tables, [absences]), 'certificate').transforms).not.toContainEqual(
      expect.objectContaining({ kind: 'null_token' }),
    )
  })

  it.each([[['-', 'to be had from payroll']], [['XX', 'No certificate needed']]])(
    'is an empty cell where the list says nothing of it that is allowed: %s',
    (line) => {
      const decision = decideOn([own, listOf(line)], [absences])
      expect(columnOf(decision, 'certificate').transforms).toContainEqual({ kind: 'null_token', tokens: ['-'] })
    },
  )
})
