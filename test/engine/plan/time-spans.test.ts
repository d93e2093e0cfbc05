import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

const TIME = '([01]\\d|2[0-3]):[0-5]\\d'
const lessons = templateOf('lessons', [
  { name: 'pupil', required: true },
  { name: 'lesson_date', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
  { name: 'start_time', required: true, rule: TIME },
  { name: 'end_time', required: true, rule: TIME },
])
type Decision = ReturnType<typeof decideOn>
const partOf = (decision: Decision, column: string, cell: string): string | null => {
  const step = columnOf(decision, column).transforms.find(({ kind }) => kind === 'extract')
  return step?.kind === 'extract' ? (jsPattern(step.pattern).exec(cell)?.[1] ?? null) : null
}

describe('from when to when in one cell', () => {
  const rows = (...times: string[]): ReturnType<typeof tableOf> =>
    tableOf('lessons', `Pupil|Date|Time\n${times.map((time, at) => `P${at}|2024-03-1${at}|${time}`).join('\n')}`)

  it('fills the column where it begins and the one where it ends', () => {
    const decision = decideOn([rows('18:00 - 20:00', '09.30–11.00 Uhr', '9:00 bis 9:45', '17:15-18:00')], [lessons])
    expect(decision.questions).toEqual([])
    expect([inputsOf(decision, 'start_time'), inputsOf(decision, 'end_time')]).toEqual([['Time'], ['Time']])
    expect(partOf(decision, 'start_time', '09.30–11.00 Uhr')).toBe('09.30')
    expect(partOf(decision, 'end_time', '09.30–11.00 Uhr')).toBe('11.00')
  })

  it('is read with the short word for the hour behind it, or within', () => {
    const decision = decideOn([rows('18.00 - 20.00 u', '9u30 – 11u00', '9:00 tot 9:45 u.', '17:15-18:00')], [lessons])
    expect(decision.questions).toEqual([])
    expect(partOf(decision, 'end_time', '18.00 - 20.00 u')).toBe('20.00')
    expect(partOf(decision, 'start_time', '9u30 – 11u00')).toBe('9u30')
  })

  it('is read with its halves of the day where both have theirs', () => {
    const decision = decideOn(
      [rows('6pm - 8pm', '5:30 pm to 6:15 pm', '10am - 11:30am', '9am-10am', '7pm - 8pm')],
      [lessons],
    )
    expect(partOf(decision, 'end_time', '5:30 pm to 6:15 pm')).toBe('6:15 pm')
    expect(partOf(decision, 'start_time', '6:00 - 8:00pm')).toBeNull()
  })

  it('is no such thing where few cells have two times', () => {
    const decision = decideOn([rows('18:00', '09:30', '9:00', '17:15 - 18:00')], [lessons])
    expect(partOf(decision, 'start_time', '17:15 - 18:00')).toBeNull()
  })
})

describe('days with a time behind them where something begins and where it ends', () => {
  const table = tableOf(
    'lessons',
    'Pupil|Starts|Ends\nAda|13.03.2024 18:00|13.03.2024 19:30\nBo|14.03.2024 08:15|14.03.2024 09:00\nCy|21.03.2024 11:00|21.03.2024 12:00',
  )

  it('give both times, and the day', () => {
    const decision = decideOn([table], [lessons])
    expect(decision.questions).toEqual([])
    const inputs = ['lesson_date', 'start_time', 'end_time'].map((column) => inputsOf(decision, column))
    expect(inputs).toEqual([['Starts'], ['Starts'], ['Ends']])
    expect(partOf(decision, 'end_time', '13.03.2024 19:30')).toBe('19:30')
  })

  it('give no day where another column has one', () => {
    const dated = tableOf(
      'lessons',
      'Pupil|Lesson date|Starts|Ends\nAda|2024-03-13|13.03.2024 18:00|13.03.2024 19:30\nBo|2024-03-14|14.03.2024 08:15|14.03.2024 09:00',
    )
    expect(inputsOf(decideOn([dated], [lessons]), 'lesson_date')).toEqual(['Lesson date'])
  })
})
