import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const crew = templateOf('crew', [
  { name: 'crew_no', required: true, unique: true, rule: String.raw`C\d{3}` },
  { name: 'name', required: true },
])
const drills = templateOf('drills', [
  { name: 'crew_no', required: true, link: 'crew.crew_no' },
  { name: 'drill', required: true, rule: '(BOAT|FIRE|MAN)' },
  { name: 'held_on', required: true, rule: String.raw`\d{4}-\d{2}-\d{2}` },
])
const names = ['Ada Roth', 'Leo Hay', 'Mia Ost', 'Nils Ode']
const roll = tableOf('roll', `Crew no|Name\n${names.map((name, at) => `C10${at}|${name}`).join('\n')}`)
const list = tableOf(
  'drill_list',
  'Short|Drill in full\nBOAT|Launching the boat\nFIRE|Fire on board\nMAN|Man overboard',
)
const matrix = (headers: string, cells: string[]): ReturnType<typeof tableOf> =>
  tableOf('matrix', `No.|${headers}\n${cells.map((cell, at) => `C10${at}|${cell}`).join('\n')}`)
const dates = ['2024-03-01|Due|2024-05-07', '03.04.2024|NA|Due', '|2024-06-02|2024-06-03', 'Due|2024-07-02|-']
const sourcesOf = (table: ReturnType<typeof tableOf>, more = [list]): unknown[] => {
  const { plan } = decideOn([roll, ...more, table], [crew, drills])
  const sources = plan.sheets.find(({ slug }) => slug === 'drills')?.sources ?? []
  return sources.map(({ part, columns, skips }) => [
    part,
    ...columns.map(({ inputs, transforms }) =>
      [
        ...inputs.map(({ column }) => column),
        ...transforms.flatMap((step) => (step.kind === 'constant' ? step.value : [])),
      ].join(),
    ),
    skips.map(({ when }) => ('values' in when ? when.values.join() : '')).join(),
  ])
}

describe('a matrix with a day beneath what a list has a code for', () => {
  it('has a row for each day, of the code that its header is called by, and none for what is said instead of a day', () => {
    expect(sourcesOf(matrix('SEA Launching the boat|SEA Fire on board|Man overboard', dates))).toEqual([
      ['SEA Launching the boat', 'No.', 'SEA Launching the boat,BOAT', 'SEA Launching the boat', ',-,Due,NA'],
      ['SEA Fire on board', 'No.', 'SEA Fire on board,FIRE', 'SEA Fire on board', ',-,Due,NA'],
      ['Man overboard', 'No.', 'Man overboard,MAN', 'Man overboard', ',-,Due,NA'],
    ])
  })

  it('is none where no list says what its headers are, or texts stand beneath', () => {
    const headers = 'Launching the boat|Fire on board|Man overboard'
    expect(sourcesOf(matrix(headers, dates), [])).toHaveLength(0)
    expect(
      sourcesOf(matrix(headers, ['late|early|late', 'wet|dry|wet', 'late|wet|dry', 'early|dry|wet'])),
    ).not.toHaveLength(3)
  })
})
