import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const days = ['June 3, 2025', 'June 14, 2025', 'July 1, 2025', 'July 22, 2025', 'August 9, 2025', 'August 30, 2025']
const lessons = (columns: string[]) =>
  templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    ...columns.map((name) => ({ name, required: true, rule: '\\d{4}-\\d{2}-\\d{2}' })),
  ])

describe('a time that has its day', () => {
  it('is that day, before a day of something else', () => {
    const list = tableOf(
      'lessons',
      `Lesson no|Start Time|End Time|Date Scheduled\n${days.map((day, at) => `L${at}|${day} 5:00 pm|${day} 7:00 pm|2025-05-0${at + 1}`).join('\n')}`,
    )
    const decision = decideOn([list], [lessons(['start_date', 'end_date'])])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'start_date')).toEqual(['Start Time'])
    expect(inputsOf(decision, 'end_date')).toEqual(['End Time'])
  })

  it('is not where another column has that day', () => {
    const list = tableOf(
      'lessons',
      `Lesson no|Start Time|Start Date\n${days.map((day, at) => `L${at}|${day} 5:00 pm|${day}`).join('\n')}`,
    )
    expect(inputsOf(decideOn([list], [lessons(['start_date'])]), 'start_date')).toEqual(['Start Date'])
  })
})
