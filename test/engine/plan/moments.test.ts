import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const rule = '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$'
const lessons = (names: string[]): ReturnType<typeof templateOf> =>
  templateOf('lessons', [
    { name: 'lesson_no', required: true, unique: true },
    ...names.map((name) => ({ name, required: true, rule })),
    { name: 'room' },
  ])
const days = ['1 Jul 2024', '2 Jul 2024', '5 Jul 2024', '8 Jul 2024', '9 Aug 2024', '22 Aug 2024']
const listed = (headers: string): ReturnType<typeof tableOf> =>
  tableOf(
    'lessons',
    `Lesson no|${headers}|Room\n${days.map((day, at) => `L${at + 10}|${day}|${at + 1}:00pm|${at + 1}:45pm|R${at % 3}`).join('\n')}`,
  )

describe('the day in one column, and times in two', () => {
  it.each([
    ['start', 'Date|Start|End', ['Date', 'Start']],
    ['starts_at', 'Day|Time from|Time to', ['Day', 'Time from']],
    ['lesson_at', 'Date|Start time|End time', ['Date', 'Start time']],
    ['end', 'Date|Start|End', ['Date', 'End']],
  ])('are put together for “%s” of %s', (name, headers, inputs) => {
    const decision = decideOn([listed(headers)], [lessons([name])])
    expect(inputsOf(decision, name)).toEqual(inputs)
    expect(columnOf(decision, name).transforms).toContainEqual(
      expect.objectContaining({ kind: 'date', to: 'YYYY-MM-DD HH:mm' }),
    )
  })

  it('are for a beginning and an end', () => {
    const decision = decideOn([listed('Date|Start|End')], [lessons(['start', 'end'])])
    expect(inputsOf(decision, 'start')).toEqual(['Date', 'Start'])
    expect(inputsOf(decision, 'end')).toEqual(['Date', 'End'])
  })

  it('are put together where times are written with a point, under a header that says that they are times', () => {
    const rows = days.map((day, at) => `L${at + 10}|${day}|${at + 9}.${at % 2 ? '30' : '00'}|R${at % 3}`).join('\n')
    const table = (header: string) => tableOf('lessons', `Lesson no|Date|${header}|Room\n${rows}`)
    expect(inputsOf(decideOn([table('Time')], [lessons(['lesson_at'])]), 'lesson_at')).toEqual(['Date', 'Time'])
    expect(inputsOf(decideOn([table('Uhrzeit')], [lessons(['lesson_at'])]), 'lesson_at')).toEqual(['Date', 'Uhrzeit'])
    expect(inputsOf(decideOn([table('Fee')], [lessons(['lesson_at'])]), 'lesson_at')).not.toContain('Fee')
  })

  it('are left apart where nothing tells which time is meant', () => {
    expect(inputsOf(decideOn([listed('Date|Bell|Gong')], [lessons(['lesson_at'])]), 'lesson_at')).not.toHaveLength(2)
  })
})
