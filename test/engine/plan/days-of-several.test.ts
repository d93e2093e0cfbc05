import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// “From the diaries we only want 2 May 2024 onwards and only real guests”: two tables, each with its own column of days, and what else is said of other rows.

const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'visited_on', required: true },
  { name: 'reason' },
])
const guests = templateOf('guests', [
  { name: 'guest_no', required: true, unique: true },
  { name: 'born', required: true },
])
const diary = tableOf(
  'spa_diary',
  'Visit No|Visited on|Reason\n1|2024-04-30|Bath\n2|2024-05-03|Sauna\n3|2024-06-01|Bath',
)
const book = tableOf('Diary', 'Visit No|When|Reason\n71|2024-03-30|Yoga\n72|2024-05-09|Sauna\n73|2024-06-11|Bath')
const people = tableOf('spa_guests', 'Guest No|Born\nG1|1980-02-03\nG2|1971-12-30\nG3|1990-08-08')
const skipped = (instructions: string): unknown =>
  Object.fromEntries(
    decideOn([diary, book, people], [visits, guests], { instructions, autonomy: 'decide' }).plan.sheets.flatMap(
      ({ sources }) =>
        sources.map(({ table, skips = [] }) => [
          table,
          skips.flatMap(({ when }) => (when.is === 'one_of' ? when.values : [])),
        ]),
    ),
  )

describe('rows from a day on, of several tables', () => {
  it('stay behind in each by its own day, and in no other table', () => {
    expect(skipped('From the diaries we only want 2 May 2024 onwards and only real guests.')).toEqual({
      spa_diary: ['2024-04-30'],
      Diary: ['2024-03-30'],
      spa_guests: [],
    })
  })
})
