import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

it('a text tells the key that a name stands for, where others are found by what their rows are called', () => {
  const courses = templateOf('courses', [
    { name: 'course_code', required: true, unique: true, rule: '^[A-Z]{3}$' },
    { name: 'title', required: true },
  ])
  const places = templateOf('places', [
    { name: 'place_no', required: true, unique: true },
    { name: 'course_code', required: true, link: 'courses.course_code' },
  ])
  const list = tableOf(
    'courses',
    'Course code|Title\nPOT|Pottery evenings\nWEA|Weaving class\nBAK|Bakery weekend\nLAT|Twelve weeks of Latin',
  )
  const booked = ['Pottery', 'Weaving', 'Bakery', 'Romans', 'Pottery', 'Weaving', 'Bakery', 'Romans']
  const taken = tableOf('places', `Place no|Course code\n${booked.map((one, at) => `P${100 + at}|${one}`).join('\n')}`)
  const answers = [{ key: 'column:places.course_code@file_places/places', value: 'Course code' }]
  const entries = (instructions: string): unknown => {
    const step = columnOf(
      decideOn([list, taken], [courses, places], { instructions, answers }),
      'course_code',
      1,
    ).transforms.find(({ kind }) => kind === 'value_map')
    return step?.kind === 'value_map' ? Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])) : {}
  }
  expect(entries('The desk writes courses in short: Pottery = POT, Romans = LAT, Bakery = BAK.')).toMatchObject({
    Romans: 'LAT',
  })
  expect(entries('The desk writes courses in short: Pottery = POT, Romans = ROM, Bakery = BAK.')).not.toHaveProperty(
    'Romans',
  )
})
