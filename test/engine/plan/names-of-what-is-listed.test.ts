import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const mapped = (...args: Parameters<typeof decideOn>): Record<string, string> => {
  const { plan } = decideOn(...args)
  return Object.fromEntries(
    plan.sheets[0]!.sources[0]!.columns.map(({ column, inputs }) => [
      column,
      inputs.map((one) => one.column).join('+'),
    ]),
  )
}

it('a list of drivers has their full names under “Driver”', () => {
  const drivers = templateOf('drivers', [
    { name: 'driver_code', required: true, unique: true },
    { name: 'full_name', required: true },
  ])
  const names = ['Ada Holm', 'Bo Lund', 'Cy Marsh', 'Di Frost', 'Ed Stone', 'Flo Berg']
  const rows = names.map((name, at) => `D${at}|${name}|${at % 2 ? 'early' : 'late'}`)
  const table = tableOf('drivers', `Code|Driver|Shift\n${rows.join('\n')}`)
  expect(mapped([table], [drivers])).toEqual({ driver_code: 'Code', full_name: 'Driver' })
})

it('a description is the name where the column that is called after the things has their numbers', () => {
  const tours = templateOf('tours', [
    { name: 'tour_code', required: true, unique: true },
    { name: 'name', required: true, description: 'As the office calls it.' },
  ])
  const rows = ['Harbour', 'Old town', 'Mills and ponds', 'Lighthouse', 'Dunes', 'Night walk'].map(
    (name, at) => `${101 + at}|${name}|${at % 2 ? '2 h' : '3 h'}`,
  )
  const table = tableOf('season', `Tour|Description|Takes\n${rows.join('\n')}`)
  expect(mapped([table], [tours])).toEqual({ tour_code: 'Tour', name: 'Description' })
})

it('of a calendar with starts and ends the start is the day, and not of another event', () => {
  const rows = ['09:00|09:30', '10:15|10:45', '11:00|11:20', '13:30|14:00', '15:10|15:40'].map((times, at) => {
    const [start, end] = times.split('|')
    return `L${at}|2024-03-0${at + 1} ${start}|2024-03-0${at + 1} ${end}`
  })
  const table = tableOf('calendar', `No|Start|End\n${rows.join('\n')}`)
  const lessons = (day: string): Parameters<typeof decideOn>[1] => [
    templateOf('lessons', [
      { name: 'lesson_no', required: true, unique: true },
      { name: day, required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
    ]),
  ]
  expect(mapped([table], lessons('lesson_date'))).toEqual({ lesson_no: 'No', lesson_date: 'Start' })
  const asked = (day: string): unknown[] => decideOn([table], lessons(day)).questions.map(({ target }) => target.column)
  expect([asked('lesson_date'), asked('billed_date')]).toEqual([[], ['billed_date']])
})

it('parts of the only address are called without it, and those of one of two keep it', () => {
  const staff = templateOf('staff', [
    { name: 'staff_no', required: true, unique: true },
    { name: 'street' },
    { name: 'city' },
  ])
  const towns = ['Leeds', 'York', 'Hull', 'Bath', 'Ely', 'Wells']
  const rows = towns.map((town, at) => `${101 + at}|${at + 3} Mill Lane|${town}|${towns.at(-at - 1)}`)
  const headers = 'Staff no|Main Address: Address Line 1|Main Address: City'
  const table = (more: string): Parameters<typeof decideOn>[0] => [
    tableOf('export', `${headers}|${more}\n${rows.join('\n')}`),
  ]
  expect(mapped(table('Works At'), [staff])).toEqual({
    staff_no: 'Staff no',
    street: 'Main Address: Address Line 1',
    city: 'Main Address: City',
  })
})
