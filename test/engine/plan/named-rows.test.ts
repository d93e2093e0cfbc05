import { expect, it } from 'vitest'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const templates = [
  templateOf('members', [
    { name: 'member_no', required: true, unique: true },
    { name: 'shirt' },
    { name: 'lane' },
    { name: 'trainer', link: 'trainers.trainer_no' },
  ]),
  templateOf('trainers', [{ name: 'trainer_no', required: true, unique: true }, { name: 'surname' }]),
]
const sheet = (name: string, text: string): TableProfile => {
  const profile = tableOf(name, text)
  return { ...profile, table: { ...profile.table, file_id: 'file_club', file_name: 'club.xlsx' } }
}
const sheets = [
  sheet('Swimming', 'Member no|Shirt|Lane|Trainer\nB1|7.5|A3|S1\nB2|9.1|A4|S2\nB3|6.0|C1|S1'),
  sheet('Left', 'Member no|Shirt|Left on\nB7|7.0|2023-02-01\nB8|5.2|2023-05-01\nB9|8.8|2023-09-01'),
  sheet('Staff', 'Trainer no|Surname\nS1|Holm\nS2|Lind\nS3|Berg'),
]
const ignoredBy = (instructions: string): string[] =>
  decideOn(sheets, templates, { instructions }).plan.ignored_tables.map(({ table }) => table)

it.each([
  'We don’t want the members on the Left tab.',
  'Please leave the members on the “Left” sheet out.',
  'Die Mitglieder auf dem Blatt Left werden nicht übernommen.',
])('a sheet is left out with what it has rows of: “%s”', (instructions) => {
  expect(ignoredBy(instructions)).toEqual(['Left'])
})

it.each(['We don’t want the trainers on the Swimming tab.', 'We don’t want the tall members on the Swimming tab.'])(
  'and stays in where something else on it is not wanted: “%s”',
  (instructions) => {
    expect(ignoredBy(instructions)).not.toContain('Swimming')
  },
)
