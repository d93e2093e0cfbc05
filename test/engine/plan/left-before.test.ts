import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const crew = templateOf('crew', [
  { name: 'crew_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'joined', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  { name: 'exit_date', rule: '^\\d{4}-\\d{2}-\\d{2}$' },
])
const tickets = {
  ...templateOf('certificates', [
    { name: 'certificate_no', required: true, unique: true },
    { name: 'crew_no', required: true, link: 'crew.crew_no' },
  ]),
  description: 'Licences of the crew, valid or not.',
}
const numbers = Array.from({ length: 8 }, (_, at) => at + 1)
const tables = [
  tableOf(
    'crew',
    `Crew no|Name|Joined|Exit date\n${numbers.map((no) => `K${no}|Mate ${no}|${10 + no}/03/2015|${no % 2 ? `${12 + no}/06/20${20 + no}` : ''}`).join('\n')}`,
  ),
  tableOf('tickets', `Certificate no|Crew no\n${numbers.map((no) => `T${no}|K${no}`).join('\n')}`),
]

it.each([
  "We don't want anyone who left before 1 July 2023, nor their licences.",
  'Whoever left the ship before 01/07/2023 is left out, and so are their certificates.',
])('leaves people out by the day on which they left, with what belongs to them: %s', (instructions) => {
  const { plan } = decideOn(tables, [crew, tickets], { instructions })
  const [people, licences] = plan.sheets
  expect(people!.sources[0]!.skips.map(({ when }) => when)).toEqual([
    { position: 3, is: 'one_of', values: ['13/06/2021', '15/06/2023'] },
  ])
  expect(licences!.bereft?.map(({ column }) => column)).toEqual(['crew_no'])
})
