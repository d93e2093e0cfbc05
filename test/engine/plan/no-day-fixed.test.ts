import { expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const DAY = '\\d{4}-\\d{2}-\\d{2}'
const written = (word: string, description: string, required = false): unknown => {
  const visits = templateOf('visits', [
    { name: 'visit', required: true, unique: true },
    { name: 'visit_date', description, required, rule: DAY },
  ])
  const days = ['2024-03-14', '2024-04-15', '2024-05-16', '2024-06-17', '2024-07-18', word]
  const rows = days.map((day, at) => `V${at}|${day}`)
  const decision = decideOn([tableOf('visits', `Visit|Visit date\n${rows.join('\n')}`)], [visits])
  return applyChain(columnOf(decision, 'visit_date').transforms, [word]).value
}

it.each([
  'ASAP',
  'a.s.a.p.',
  'on call',
  'schnellstmöglich',
  'nach Absprache',
  'dès que possible',
  'lo antes posible',
  'z.s.m.',
])('a word for no day leaves the cell empty that is empty if none was fixed: %s', (word) => {
  expect(written(word, 'Day of the visit, YYYY-MM-DD. Empty if no day was fixed.')).toBeNull()
})

it('and stays, with its error, where nothing says so, or a day must be there', () => {
  expect(written('ASAP', 'Day of the visit, YYYY-MM-DD.')).toBe('ASAP')
  expect(written('ASAP', 'Day of the visit. Empty if no day was fixed.', true)).toBe('ASAP')
  expect(written('Holm', 'Day of the visit. Empty if no day was fixed.')).toBe('Holm')
})
