import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const lessons = templateOf('lessons', [
  { name: 'lesson_no', required: true, unique: true },
  { name: 'lesson_date', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'begins_at', required: true, rule: '^\\d{2}:\\d{2}$' },
  { name: 'horse', required: true },
])
const tableWith = (moment: string, other: string): ReturnType<typeof tableOf> =>
  tableOf(
    'lessons',
    `lesson_no|${other}|${moment}|horse\nL1|2031-02-01|2031-03-04 09:30|Lady\nL2|2031-02-02|2031-03-05 14:00|Bob\nL3|2031-02-05|2031-03-09 10:15|Lady\nL4|2031-02-09|2031-03-11 16:45|Kit`,
  )

it('takes the day and the time of a column that is called after nothing else, whatever was done on other days', () => {
  const decision = decideOn([tableWith('date_time', 'created')], [lessons])
  expect([inputsOf(decision, 'lesson_date'), inputsOf(decision, 'begins_at')]).toEqual([['date_time'], ['date_time']])
  expect(decision.questions).toEqual([])
})

it('takes the day of one that is called after it', () => {
  const decision = decideOn([tableWith('stamp', 'lesson_date')], [lessons])
  expect(inputsOf(decision, 'lesson_date')).toEqual(['lesson_date'])
})
