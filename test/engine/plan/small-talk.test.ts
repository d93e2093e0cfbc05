import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// Letters greet, explain and tell stories. None of that changes a plan, whatever words of data stand in it.

const lessons = templateOf('lessons', [
  { name: 'lesson_no', required: true, unique: true },
  { name: 'pupil', required: true },
  { name: 'starts_on', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'duration_minutes', rule: '^\\d+$' },
  { name: 'fee', rule: '^\\d+\\.\\d{2}$' },
  { name: 'status', rule: '^(active|closed)$' },
])
const tables = [
  tableOf(
    'lessons_2024',
    'No|Pupil|Start|Duration|Fee|Status|Course\n1|Anna|2024-02-01|30|1200|active|Piano\n2|Berta|2024-02-13|45|80.5|closed|Cello\n3|Carla|2024-03-01|30|60|active|Piano\n4|Dora|2024-03-02|60|90|active|Harp',
  ),
  tableOf(
    'lessons_2025',
    'No|Pupil|Start|Duration|Fee|Status|Course\n11|Emma|2025-02-01|30|50|active|Piano\n12|Fay|2025-02-13|45|80|closed|Cello\n13|Gerda|2025-03-01|30|60|active|Harp',
  ),
]
const planOf = (instructions: string | null): unknown => {
  const { plan } = decideOn(tables, [lessons], { instructions })
  return plan.sheets.map(({ sources }) =>
    sources.map(({ columns, skips }) => ({
      skips,
      columns: columns.map(({ column, inputs, transforms }) => ({ column, inputs, transforms })),
    })),
  )
}
const untold = planOf(null)

describe('small talk changes nothing', () => {
  it.each([
    'Sorry for the delay, we were two people short all week.',
    'The second sheet is what the office works with every day.',
    'Thanks a million for your patience!',
    'The fees are in euros, of course.',
    'The totals at the bottom come from Excel and don’t mean anything.',
    'The list is sorted by name, not by number.',
    'Closed lessons keep their number.',
    'The fees were raised by five percent in January, and that is already in the list.',
    'It took me a whole day to get this out of the machine.',
    'I have already deleted the duplicates, so there should be none left.',
    'You will find the same pupil with two numbers now and then, that’s fine.',
    'The status was introduced only two years ago, so don’t wonder about the older ones.',
    'Entschuldigen Sie die Verspätung, bei uns war eine Woche lang die Hölle los.',
    'Die Preise sind zum ersten Januar um drei Prozent gestiegen, das ist schon drin.',
    'Doppelte habe ich schon herausgenommen.',
    'La liste vient de l’ancien logiciel, que nous n’avons plus depuis deux ans.',
    'Merci mille fois pour votre aide !',
    'Mi hermana tiene la lista desde hace años, y está casi completa.',
    'Duizendmaal dank voor je geduld!',
  ])('%s', (instructions) => {
    expect(planOf(instructions)).toEqual(untold)
  })
})
