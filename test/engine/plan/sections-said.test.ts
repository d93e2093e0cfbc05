import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'status', required: true, rule: '^(active|laid_up|sold)$' },
])
const rowsOf = (below: string, section: string): ReturnType<typeof tableOf> =>
  tableOf(
    'boats',
    `Boat No|Status|Section\nB1|active|\nB2|laid up|\nB3|active|\nB4|Quayside|\nB5|Quayside|\nB6|${below}|${section}\nB7|${below}|${section}\nB8||${section}`,
  )

describe('rows below a line that says what has become of them', () => {
  it('have their status from the line, and the others are read and asked about as ever', () => {
    const decision = decideOn([rowsOf('', 'SOLD / SCRAPPED')], [boats])
    expect(inputsOf(decision, 'status')).toEqual(['Status', 'Section'])
    expect(columnOf(decision, 'status').transforms).toContainEqual(
      expect.objectContaining({
        kind: 'value_map',
        entries: expect.arrayContaining([expect.objectContaining({ raw: 'SOLD / SCRAPPED', value: 'sold' })]),
      }),
    )
    expect(decision.questions.map(({ prompt }) => prompt).join()).toContain('“Quayside”')
  })

  it('have the one whose very word the line has, whatever its other word may mean', () => {
    const idle = templateOf('boats', [
      { name: 'boat_no', required: true, unique: true },
      { name: 'status', required: true, rule: '^(active|out_of_service|sold)$' },
    ])
    const entriesOf = (line: string): unknown[] =>
      columnOf(decideOn([rowsOf('', line)], [idle]), 'status').transforms.flatMap((step) =>
        step.kind === 'value_map' ? step.entries.filter(({ raw }) => raw === line) : [],
      )
    expect(entriesOf('SOLD / DISPOSED')).toMatchObject([{ value: 'sold' }])
    expect(entriesOf('SOLD / ACTIVE')).toEqual([])
  })

  it('keep their own where they have one', () => {
    expect(inputsOf(decideOn([rowsOf('laid up', 'SOLD')], [boats]), 'status')).toEqual(['Status'])
  })

  it('have none from a line that says nothing of it', () => {
    expect(inputsOf(decideOn([rowsOf('', 'NORTH QUAY')], [boats]), 'status')).toEqual(['Status'])
  })
})

describe('a column that is said to be what heads the rows', () => {
  const moorings = (description: string): ReturnType<typeof templateOf> =>
    templateOf('moorings', [
      { name: 'berth', required: true, unique: true },
      { name: 'boat' },
      { name: 'basin', description },
    ])
  const list = tableOf('berths', 'Berth|Boat|Section\nB1|Alba|North Quay\nB2|Coral|North Quay\nB3|Elba|Mud Berths')

  it.each([
    'Which basin it lies in (the heading above the boats in the list)',
    'Becken, im Plan die Zwischenüberschrift',
  ])('is that: %s', (description) => {
    expect(inputsOf(decideOn([list], [moorings(description)]), 'basin')).toEqual(['Section'])
  })

  it('is its own column where the table has one of its name', () => {
    const own = tableOf('berths', 'Berth|Boat|Basin|Section\nB1|Alba|Outer|A\nB2|Coral|Inner|A\nB3|Elba|Inner|B')
    expect(inputsOf(decideOn([own], [moorings('The heading above the boats')]), 'basin')).toEqual(['Basin'])
  })
})
