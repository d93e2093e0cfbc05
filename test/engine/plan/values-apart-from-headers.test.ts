import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const parcels = templateOf('parcels', [
  { name: 'parcel_no', required: true, unique: true },
  {
    name: 'way',
    required: true,
    rule: '(courier|counter)',
    description: 'courier = our van brings it; counter = fetched by the customer',
  },
])
const list = tableOf('parcels', 'Parcel no|Cour?\n1|Y\n2|N\n3|Y\n4|N\n5|Y\n6|Y')
const written = (instructions: string) =>
  columnOf(decideOn([list], [parcels], { instructions, autonomy: 'decide' }), 'way').transforms.flatMap((step) =>
    step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}>${value}`) : [],
  )

describe('what a column is called', () => {
  it('tells no value where a sentence says what its codes mean', () => {
    expect(written('Cour? = N means they come and get it themselves')).not.toContain('N>courier')
  })

  it('is no part of what a sentence says a code means', () => {
    expect(written('Cour? = N means counter')).toContain('N>counter')
  })
})

describe('where in a cell something stands', () => {
  const people = templateOf('people', [
    { name: 'person_no', required: true, unique: true },
    { name: 'first_name' },
    { name: 'last_name' },
  ])
  const names = ['Ada Berg', 'Bo Lund', 'Cy Ann Holm', 'Di Falk', 'Ed Moe']
  const table = tableOf('people', `Person no|Name\n${names.map((name, at) => `${at + 1}|${name}`).join('\n')}`)

  it.each(['In Name the surname is always the last word.', 'last_name is always the last word'])(
    'is no text that is written in all rows: %s',
    (instructions) => {
      const { transforms } = columnOf(decideOn([table], [people], { instructions }), 'last_name')
      expect(transforms).not.toContainEqual(expect.objectContaining({ kind: 'constant' }))
    },
  )
})

describe('what a value counts as', () => {
  const terms = templateOf('suppliers', [
    { name: 'supplier_no', required: true, unique: true },
    { name: 'days', rule: '\\d+' },
  ])
  const rows = ['net 30', 'net 30 EOM', 'net 7', 'net 7', 'net 30 EOM', 'net 30', 'net 7', 'net 30']
  const table = tableOf('suppliers', `Supplier no|Days\n${rows.map((days, at) => `${at + 1}|${days}`).join('\n')}`)
  const skips = (instructions: string) =>
    decideOn([table], [terms], { instructions }).plan.sheets.flatMap(({ sources }) =>
      sources.flatMap(({ skips: out = [] }) => out),
    )

  it('leaves no other rows out', () => {
    expect(skips('net 30 EOM just count as 30')).toEqual([])
  })
})
