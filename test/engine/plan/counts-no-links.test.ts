import { expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const guides = templateOf('guides', [
  { name: 'guide_id', required: true, unique: true },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
])
const tours = templateOf('tours', [
  { name: 'tour_no', required: true, unique: true },
  { name: 'guide_id', required: true, link: 'guides.guide_id' },
])
const people = [
  'Ash Berger',
  'Bo Lind',
  'Cy Marsh',
  'Dee Oakes',
  'Eva Stone',
  'Flo Quist',
  'Gus Thorn',
  'Hal Udell',
  'Ida Voss',
]
const list = tableOf(
  'guides',
  `No|First name|Last name\n${people.map((name, at) => `G-${String(at + 1).padStart(3, '0')}|${name.replace(' ', '|')}`).join('\n')}`,
)
const trips = tableOf(
  'tours',
  `Tour no|Days\n${people.map((_, at) => `T${at + 40}|${1 + (at % 5)}\nT${at + 60}|${1 + (at % 7)}`).join('\n')}\n|127`,
)

it('figures of one place are no keys but for what stands in front of these, whatever sum stands below', () => {
  expect(inputsOf(decideOn([list, trips], [guides, tours]), 'guide_id', 1)).toEqual([])
})
