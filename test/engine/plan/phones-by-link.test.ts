import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const rule = '^\\+[1-9]\\d{6,14}$'
const clubs = templateOf('clubs', [
  { name: 'club_no', required: true, unique: true },
  { name: 'country', required: true },
])
const coaches = templateOf('coaches', [
  { name: 'club_no', required: true, link: 'clubs.club_no' },
  { name: 'coach', required: true },
  { name: 'phone', rule },
])
const CLUBS = [
  ['8101', 'AT'],
  ['8102', 'AT'],
  ['8103', 'AT'],
  ['8104', 'CH'],
  ['8105', 'AT'],
]
const dialled = (list: string[][], phones: string[], header = 'Country') => {
  const rows = phones.map((phone, at) => [list[at]![0]!, `Coach ${'ABCDE'[at]}`, phone])
  const people = tableOfCells('coaches', ['Club no', 'Coach', 'Phone'], rows)
  const decision = decideOn([tableOfCells('clubs', ['Club no', header], list), people], [clubs, coaches])

  return {
    steps: columnOf(decision, 'phone', 1).transforms,
    notes: decision.notes.join(' '),
  }
}

it('numbers are dialled in the country of those whose numbers the rows have, each in its own, and that is told', () => {
  const { steps, notes } = dialled(CLUBS, [
    '0512 572 305',
    '0662 840 111',
    '0732 770 044',
    '044 211 55 66',
    '0316 829 900',
  ])
  expect(steps).toMatchObject([
    { kind: 'value_map', entries: [{ raw: '044 211 55 66', value: '+41442115566' }] },
    { kind: 'phone', country: 'AT' },
  ])
  expect(notes).toContain('are read as dialled in AT, where most of those are whose numbers the rows have')
})

it('numbers stay as they stand where they are none there', () => {
  const { steps } = dialled(
    CLUBS.map(([no]) => [no!, 'CH']),
    ['0512 57', '0662 84', '0732 77', '0999 21', '0316 82'],
  )
  expect(steps).toEqual([{ kind: 'phone', country: null }])
})

it('letters under a header of marks are no countries of those', () => {
  const { notes } = dialled(
    CLUBS.map(([no], at) => [no!, 'ABACA'[at]!]),
    ['0512 572 305', '0662 840 111', '0732 770 044', '0664 211 5566', '0316 829 900'],
    'Grade',
  )
  expect(notes).not.toContain('where most of those are')
})
