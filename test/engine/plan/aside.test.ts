import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

it('rows that call themselves tests are left out, and told once by their numbers', () => {
  const boats = templateOf('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'boat_name', required: true },
  ])
  const list = tableOf('boats', 'Boat No|Boat Name\nB1|Möwe\nB2|TEST BOAT DO NOT USE\nB3|Kormoran')
  const aside = [{ row: 3, kind: 'test' as const, label: 'TEST BOAT DO NOT USE' }]
  const { plan, notes, questions } = decideOn([{ ...list, aside }], [boats])
  expect(questions).toEqual([])
  expect(plan.sheets[0]!.sources[0]!.skips).toEqual([
    { when: { is: 'numbered', rows: [3] }, reason: 'It says that it is a test.' },
  ])
  expect(notes.filter((note) => note.includes('test'))).toEqual([
    'boats.csv: row 3 (“TEST BOAT DO NOT USE”) says that it is a test, and was left out.',
  ])
})
