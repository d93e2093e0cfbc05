import { expect, test } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from '../plan/table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_number', required: true, unique: true, rule: '^[A-Z]{2}-\\d{4}$' },
  { name: 'name', required: true },
])
const rows = Array.from({ length: 12 }, (_, at) => `Boat ${at}|KB${2000 + 7 * at}|`)
const register = tableOf('boats', ['Name|Mark|Boat no.', ...rows].join('\n'))

test('what each row must have is no empty column, whatever that is called, where another has such values', () => {
  expect(inputsOf(decideOn([register], [boats]), 'boat_number')).toEqual(['Mark'])
})

test('a table without rows goes by its headers', () => {
  const none = tableOf('boats', 'Name|Mark|Boat no.')
  expect(inputsOf(decideOn([none], [boats]), 'boat_number')).toEqual(['Boat no.'])
})
