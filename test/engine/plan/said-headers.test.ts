import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const staff = templateOf('staff', [
  { name: 'staff_no', required: true, unique: true, rule: 'S\\d{3}' },
  { name: 'name', required: true },
])
const trainings = templateOf('trainings', [
  { name: 'staff', required: true, link: 'staff.staff_no' },
  { name: 'training', required: true },
  { name: 'held_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const eight = Array.from({ length: 8 }, (_, at) => at)
const list = tableOf('staff', `Staff No|Name\n${eight.map((at) => `S10${at}|Person ${'ABCDEFGH'[at]}`).join('\n')}`)
const cells = [
  '5/05/22 & 16/05/23|n/a|1/02/2023',
  '14/02/2023||3/03/2023 + 13/04/2024',
  '|28/01/2023|',
  'declined|2/09/2023|',
]
const matrix = tableOf(
  'matrix',
  `Staff No|Plant FS|Plant FA|Office GD\n${eight.map((at) => `S10${at}|${cells[at % 4]}`).join('\n')}`,
)
const note =
  'Trainings with the names we use: FS = "Fire safety (FS)", every 12 months. FA = "First aid", every 24 months. GD = "Data protection", every 12 months.'
const said = (content: string) => ({ knowledge: [{ key: 'k', scope: { type: 'account' as const }, content }] })

describe('columns with codes above days, which a note explains for a column of any text', () => {
  const { plan, questions, notes } = decideOn([list, matrix], [staff, trainings], said(note))
  const sources = plan.sheets.find(({ slug }) => slug === 'trainings')!.sources

  it('are rows of their own, called as the note says, and those with several days as many rows', () => {
    expect(questions).toEqual([])
    expect(sources.map(({ part }) => part)).toEqual([
      'Plant FS',
      'Plant FS (2)',
      'Plant FA',
      'Office GD',
      'Office GD (2)',
    ])
    const read = (source: number, name: string, cell: string): string | null =>
      applyChain(sources[source]!.columns.find(({ column }) => column === name)!.transforms, [cell]).value
    expect(read(0, 'training', 'x')).toBe('Fire safety (FS)')
    expect(read(0, 'held_on', '5/05/22 & 16/05/23')).toBe('2022-05-05')
    expect(read(0, 'held_on', '14/02/2023')).toBe('2023-02-14')
    expect(read(1, 'held_on', '5/05/22 & 16/05/23')).toBe('2023-05-16')
    expect(read(4, 'held_on', '3/03/2023 + 13/04/2024')).toBe('2024-04-13')
  })

  it('leave out cells that say that there was none, and those with one day at the second', () => {
    expect(sources[0]!.skips.at(-1)!.when).toMatchObject({
      is: 'one_of',
      values: expect.arrayContaining(['', 'declined']) as unknown,
    })
    expect(sources[1]!.skips.at(-1)!.when).toEqual({ position: 1, is: 'none_of', values: ['5/05/22 & 16/05/23'] })
    expect(notes.join()).toContain(
      'has 3 columns, “Plant FS” to “Office GD”, that are values of “training” of Trainings',
    )
  })

  it('but not where the note speaks of something else', () => {
    const other = decideOn([list, matrix], [staff, trainings], {
      ...said(note.replace('Trainings', 'Rooms')),
      autonomy: 'decide',
    })
    expect(other.plan.sheets.flatMap((sheet) => sheet.sources.flatMap(({ part }) => part ?? []))).toEqual([])
  })
})
