import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const members = templateOf('members', [
  { name: 'member_no', required: true, unique: true },
  { name: 'town' },
  { name: 'member_type', required: true, rule: '(senior|board|youth)' },
])
const hires = templateOf('hires', [
  { name: 'hire_no', required: true, unique: true },
  { name: 'hired_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'hire_type', required: true, rule: '(boat|surfboard|youthboat)' },
])
const tables = [
  tableOf('members', 'Member no|Town|Type\nM1|Hull|S\nM2|York|B\nM3|Hull|Y\nM4|Leeds|S\nM5|Hull|B'),
  tableOf('hires', 'Hire no|Hired on|Type\nH1|2024-05-01|B\nH2|2024-05-02|S\nH3|2024-05-03|B\nH4|2024-05-04|Y'),
]
const written = (instructions: string) =>
  Object.fromEntries(
    decideOn(tables, [members, hires], { instructions, autonomy: 'decide' }).plan.sheets.map(({ slug, sources }) => [
      slug,
      sources
        .flatMap(({ columns }) => columns.filter(({ column }) => column.endsWith('_type')))
        .flatMap(({ transforms }) =>
          transforms.flatMap((step) =>
            step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}>${value}`) : [],
          ),
        )
        .toSorted(),
    ]),
  )
const ofMembers = 'In the members list Type is S for senior, B board, Y youth.'
const ofHires = 'In the hires Type is B boat, S surfboard, Y youthboat.'

describe('two columns that are called the same', () => {
  it.each([`${ofMembers} ${ofHires}`, `${ofHires} ${ofMembers}`])('each take their own codes: %s', (instructions) => {
    expect(written(instructions)).toEqual({
      members: ['B>board', 'S>senior', 'Y>youth'],
      hires: ['B>boat', 'S>surfboard', 'Y>youthboat'],
    })
  })

  it('are not told apart where only one of them is told of', () => {
    expect(written(ofMembers)['members']).toEqual(['B>board', 'S>senior', 'Y>youth'])
  })
})
