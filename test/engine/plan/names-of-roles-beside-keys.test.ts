import { expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const crew = templateOf('crew', [
  { name: 'crew_no', required: true, unique: true, rule: '^K\\d{4}$' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
])
const shifts = templateOf('shifts', [
  { name: 'crew_no', required: true, link: 'crew.crew_no' },
  { name: 'supervisor_no', link: 'crew.crew_no' },
  { name: 'quay', required: true },
])
const names = ['Ada Fell', 'Ben Gale', 'Cleo Hart', 'Dov Ives', 'Eve Jupp', 'Finn Kerr', 'Gus Lund', 'Hal Moss']
const people = tableOf(
  'crew',
  `Crew no|First name|Last name\n${names.map((name, at) => `K120${at}|${name.replace(' ', '|')}`).join('\n')}`,
)
const rota = tableOf(
  'rota',
  `Crew no|Name|Quay|Supervisor\n${names.map((name, at) => `K120${at}|${name}|Quay ${at % 3}|${['Ada Fell', 'Hart, Cleo'][at % 2]}`).join('\n')}`,
)

it('the names of another role become keys, though the keys of whom the row is about stand beside them', () => {
  const { inputs, transforms } = columnOf(decideOn([people, rota], [crew, shifts]), 'supervisor_no', 1)
  expect(inputs.map(({ column }) => column)).toEqual(['Supervisor'])
  expect(transforms).toMatchObject([
    {
      kind: 'value_map',
      entries: [
        { raw: 'Ada Fell', value: 'K1200' },
        { raw: 'Hart, Cleo', value: 'K1202' },
      ],
    },
  ])
})
