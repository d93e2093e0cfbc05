import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lessons = templateOf('lessons', [
  { name: 'lesson_no', required: true, unique: true, rule: 'L\\d{3}' },
  { name: 'coach_mail', required: true, rule: '[a-z]+@slope-school\\.example' },
])
const coaches = tableOf(
  'coaches',
  'Sign|Called|Mail\nHB|Hanna Berg|berg@slope-school.example\nTM|Tomas Moser|moser@slope-school.example\nIL|Ina Lutz|lutz@slope-school.example',
)
const bookWith = (signs: string[], header = 'By') =>
  tableOf(
    'lesson book',
    `Lesson No|${header}|Slope\n${Array.from({ length: 24 }, (_, at) => `L${100 + at}|${signs[at % signs.length]}|${at % 7}`).join('\n')}`,
  )
const mailOf = (decision: ReturnType<typeof decideOn>, sign: string): string | null =>
  applyChain(columnOf(decision, 'coach_mail').transforms, [sign]).value

describe('what a list has beside a code', () => {
  it('is also that of a part of the name in the same row, where nobody else has it', () => {
    const decision = decideOn([bookWith(['HB', 'HB', 'Hanna']), coaches], [lessons])
    expect(inputsOf(decision, 'coach_mail')).toEqual(['By'])
    expect(mailOf(decision, 'HB')).toBe('berg@slope-school.example')
    expect(mailOf(decision, 'Hanna')).toBe('berg@slope-school.example')
    expect(decision.questions.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('is that of first names alone, too, where each is of one row, and there are several', () => {
    const decision = decideOn([bookWith(['Hanna', 'Tomas', 'Ina', 'Hanna']), coaches], [lessons])
    expect(inputsOf(decision, 'coach_mail')).toEqual(['By'])
    expect(mailOf(decision, 'Tomas')).toBe('moser@slope-school.example')
    for (const names of [
      ['Hanna', 'Tomas', 'Kurt'],
      ['berg', 'moser', 'lutz'],
    ])
      expect(mailOf(decideOn([bookWith(names), coaches], [lessons]), names[1]!) ?? '').not.toContain('@')
  })

  it('is none of a column with a word that no row has', () => {
    const decision = decideOn([bookWith(['HB', 'HB', 'Kurt']), coaches], [lessons])
    expect(mailOf(decision, 'HB') ?? '').not.toBe('berg@slope-school.example')
  })

  it('is asked about where a list lacks a name that stands there often, so that its rows are not lost', () => {
    const names = ['Hanna Berg', 'Tomas Moser', 'Ina Lutz']
    const often = [...Array.from({ length: 22 }, (_, at) => names[at % 3]!), 'Old Zeno', 'Old Zeno']
    const { questions } = decideOn([bookWith(often, 'Given by'), coaches], [lessons])
    expect(questions.map(({ prompt }) => prompt).join()).toContain('“Old Zeno”')
  })
})
