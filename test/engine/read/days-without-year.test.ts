import { describe, expect, it } from 'vitest'
import { withYear } from '../../../server/src/engine/read/days-without-year.ts'
import { readContent } from './support/reading.ts'

describe('days without a year', () => {
  it.each([
    ['Surgery diary Mar 25', ['Monday 3 March', 'Tuesday 4 March'], ['Monday 3 March 2025', 'Tuesday 4 March 2025']],
    ['Kursplan 2025', ['Mo, 3. März', 'Di, 4. März'], ['Mo, 3. März 2025', 'Di, 4. März 2025']],
    ['Rota 2025', ['March 3', 'March 14th'], ['March 3 2025', 'March 14th 2025']],
    ['Belegung 2025', ['Mo 03.03.', 'Di 04.03.'], ['Mo 03.03. 2025', 'Di 04.03. 2025']],
    // Of two years the days of the week tell which.
    ['Season 2024/2025', ['Monday 3 March', 'Tuesday 4 March'], ['Monday 3 March 2025', 'Tuesday 4 March 2025']],
  ])('get that of the title: %s', (title, days, expected) => {
    expect(withYear(days, [title])).toEqual({ year: 2025, days: expected })
  })

  it.each([
    ['no title has one', ['Diary'], ['Monday 3 March']],
    ['the days of the week are those of another year', ['Diary 2024'], ['Monday 3 March', 'Tuesday 4 March']],
    ['two years are as likely', ['Season 2024/2025'], ['3 March', '4 March']],
    ['not all are days', ['Diary 2025'], ['Monday 3 March', 'Room 4']],
    ['a figure could be anything', ['List 2025'], ['03.03.', '04.03.']],
    ['there is no such day', ['Diary 2025'], ['29 February']],
    ['none is left', ['Diary 2025'], []],
  ])('are left as they are where %s', (_why, titles, days) => {
    expect(withYear(days, titles)).toBeNull()
  })

  it('head the appointments of a diary, which get their day from them, and a note says so', async () => {
    const { columns, rows, table } = await readContent(
      'Surgery diary March 2025,,\n\nTime,Pet,Reason\nMonday 3 March,,\n09:00,Rex,booster\n09:30,Mia,lame\nTuesday 4 March,,\n11:00,Tom,teeth\n11:30,Bo,check\n',
    )
    expect(columns).toEqual(['Time', 'Pet', 'Reason', 'Section'])
    expect(rows.map((row) => row.at(-1))).toEqual([
      'Monday 3 March 2025',
      'Monday 3 March 2025',
      'Tuesday 4 March 2025',
      'Tuesday 4 March 2025',
    ])
    expect(table.notes?.join()).toContain('Their year is 2025, as the title says.')
  })
})
