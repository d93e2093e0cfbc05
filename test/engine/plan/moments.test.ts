import { describe, expect, it } from 'vitest'
import { applyStep } from '../../../server/src/engine/examples/interpret.ts'
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

  it('are put together where some times have a point and others a word', () => {
    const rows = days.map((day, at) => `L${at + 10}|${day}|${at % 2 ? `${at + 8}.30` : `${at + 8}:15 Uhr`}|R${at % 3}`)
    const table = tableOf('lessons', `Lesson no|Date|Zeit|Room\n${rows.join('\n')}`)
    expect(inputsOf(decideOn([table], [lessons(['lesson_at'])]), 'lesson_at')).toEqual(['Date', 'Zeit'])
  })

  it('are put together where some times have no mark, and beside the day of a birth', () => {
    const times = ['0915', '10:30', '1400', '08:45', '1130', '16:15']
    const rows = days.map((day, at) => `L${at + 10}|${day}|${times[at]}|${12 + at}/0${at + 2}/198${at}|R${at % 3}`)
    const table = tableOf('lessons', `Lesson no|Date|Time|DOB|Room\n${rows.join('\n')}`)
    const decision = decideOn([table], [lessons(['lesson_at'])])
    expect(inputsOf(decision, 'lesson_at')).toEqual(['Date', 'Time'])
    const read = columnOf(decision, 'lesson_at').transforms.find(({ kind }) => kind === 'date')
    expect(read).toMatchObject({ from: expect.arrayContaining([expect.stringContaining('HHmm')]) })
  })

  it('are left apart where a column of years is called Start', () => {
    const rows = days.map((day, at) => `L${at + 10}|${day}|200${at}|R${at % 3}`).join('\n')
    const table = tableOf('lessons', `Lesson no|Date|Start|Room\n${rows}`)
    expect(inputsOf(decideOn([table], [lessons(['lesson_at'])]), 'lesson_at')).not.toContain('Start')
  })

  it('are left apart where nothing tells which time is meant', () => {
    expect(inputsOf(decideOn([listed('Date|Bell|Gong')], [lessons(['lesson_at'])]), 'lesson_at')).not.toHaveLength(2)
  })

  it('have their own time of day behind them where there are several days, whatever stands beside them', () => {
    const moment = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$'
    const loans = templateOf('loans', [
      { name: 'loan_no', required: true, unique: true },
      { name: 'handed_out_at', required: true, rule: moment },
      { name: 'return_at', required: true, rule: moment },
    ])
    const rows = days.map((day, at) => `N${at + 10}|${day}|${at + 8}:00am|${at + 10}/09/2024|${at + 9}:30am`).join('\n')
    const decision = decideOn(
      [tableOf('loans', `Loan no|Handed out date|Handed out time|Return date|Return time\n${rows}`)],
      [loans],
    )
    expect(inputsOf(decision, 'handed_out_at')).toEqual(['Handed out date', 'Handed out time'])
    expect(inputsOf(decision, 'return_at')).toEqual(['Return date', 'Return time'])
    expect(columnOf(decision, 'return_at').transforms).toContainEqual(
      expect.objectContaining({ kind: 'date', to: 'YYYY-MM-DDTHH:mm' }),
    )
  })
})

describe('the day in one column, and from when to when in another', () => {
  const spans = ['8.00-9.30', '10:15 - 11:00', 'von 13.00 bis 14.00', '9.30-10.30 Uhr', '20:00–21:45', '16.00 - 17.00']
  const hearings = (times: readonly string[]): ReturnType<typeof tableOf> =>
    tableOf(
      'hearings',
      `Lesson no|Tag|Uhrzeit|Room\n${days.map((day, at) => `L${at + 10}|Mo ${day}|${times[at]}|R${at % 3}`).join('\n')}`,
    )

  it('are the moments of a beginning and an end', () => {
    const decision = decideOn([hearings(spans)], [lessons(['start', 'end'])])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'start')).toEqual(['Tag', 'Uhrzeit'])
    expect(inputsOf(decision, 'end')).toEqual(['Tag', 'Uhrzeit'])
    const after = (column: string, cells: string[]): (string | null | undefined)[] =>
      cells.map((cell) => {
        const steps = columnOf(decision, column).transforms.filter(({ kind }) => kind === 'rewrite')
        return steps.reduce<string | null | undefined>(
          (value, step) => (value === undefined ? value : applyStep(step, value)),
          cell,
        )
      })
    const cells = ['Mo 1 Jul 2024 8.00-9.30', 'Mo 5 Jul 2024 von 13.00 bis 14.00', 'Mo 8 Jul 2024 to be fixed']
    expect(after('start', cells)).toEqual(['Mo 1 Jul 2024 8.00', 'Mo 5 Jul 2024 13.00', undefined])
    expect(after('end', cells)).toEqual(['Mo 1 Jul 2024 9.30', 'Mo 5 Jul 2024 14.00', undefined])
  })

  it('end on no day that stands there where they end before they begin', () => {
    const decision = decideOn([hearings(spans.with(4, '22:00–1:00'))], [lessons(['start', 'end'])])
    expect(columnOf(decision, 'start').transforms.some(({ kind }) => kind === 'replace')).toBe(false)
    expect(columnOf(decision, 'end').transforms).toContainEqual({
      kind: 'replace',
      find: ' 22:00–1:00',
      with: ' 22:00–1:00 +1',
    })
  })
})
