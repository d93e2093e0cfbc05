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

it('what a text says that the cells under a header mean is the key of a link, where it is one and they are none', () => {
  const berths = templateOf('berths', [
    { name: 'berth_code', required: true, unique: true, rule: '^[A-Z]{2}\\d[A-Z]?$' },
    { name: 'length', required: true },
  ])
  const stays = templateOf('stays', [
    { name: 'stay_no', required: true, unique: true },
    { name: 'berth_code', required: true, link: 'berths.berth_code' },
  ])
  const list = tableOf('berths', 'Berth code|Length\nNQ1A|9 m\nNQ2|7 m\nSQ1|12 m')
  const lain = ['NQ1', 'NQ2', 'SQ1', 'NQ2', 'SQ1', 'NQ1A', 'SQ1', 'NQ2', 'SQ1', 'NQ2', 'SQ1', 'NQ2']
  const book = tableOf('stays', `Stay no|Berth\n${lain.map((one, at) => `B${300 + at}|${one}`).join('\n')}`)
  const steps = (instructions: string): unknown[] =>
    columnOf(decideOn([list, book], [berths, stays], { instructions }), 'berth_code', 1).transforms
  expect(steps('Wherever a stay still says NQ1 it means NQ1A.')).toMatchObject([
    { kind: 'value_map', entries: [{ raw: 'NQ1', value: 'NQ1A' }] },
  ])
  expect(steps('Wherever a stay still says NQ2 it means SQ1.')).toEqual([])
  expect(steps('Wherever a stay still says NQ1 it means NQ9.')).toEqual([])
})
