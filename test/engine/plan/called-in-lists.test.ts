import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const plants = templateOf('plants', [
  { name: 'plant_code', required: true, unique: true, rule: '^P\\d{3}$' },
  { name: 'name' },
])
const stock = tableOf(
  'stock',
  `Plant Code|Name|Grower Part No\n${['AX1041', 'AX2207', 'AX3310', 'AX4512', 'AX5024', 'AX6630'].map((part, at) => `P10${at}|Plant ${'ABCDEF'[at]}|${part}`).join('\n')}`,
)
const list = tableOf('list', 'Our No|Preis\nAX-1041|2.20\nAX-3310|3.00\nAX-5024|1.10\nAX-6630|4.40')

/** What fills the column of the grower's own numbers, and how. */
function filling(part: { name: string; rule?: string; required?: boolean }): { inputs: string[]; kinds: string[] } {
  const offers = templateOf('offers', [
    { name: 'plant_code', required: true, link: 'plants.plant_code' },
    { name: 'price' },
    part,
  ])
  const { plan } = decideOn([stock, list], [plants, offers], {
    instructions: 'list.csv holds offers: its numbers are the part numbers of our stock list.',
  })
  const column = plan.sheets
    .find(({ slug }) => slug === 'offers')!
    .sources[0]!.columns.find(({ column: name }) => name === part.name)!
  return { inputs: column.inputs.map(({ column: name }) => name), kinds: column.transforms.map(({ kind }) => kind) }
}

describe('values that another table knows its rows by', () => {
  it('fill what is called as they are called there, in the form that its rule wants', () => {
    const { inputs, kinds } = filling({ name: 'grower_part_no', rule: '^[A-Z]{2}\\d{4}$' })
    expect(inputs).toEqual(['Our No'])
    expect(kinds).not.toEqual([])
  })

  it('do not where it is called otherwise, or its rule takes another form', () => {
    expect(filling({ name: 'label_colour', rule: '^[A-Z]{2}\\d{4}$' }).inputs).toEqual([])
    expect(filling({ name: 'grower_part_no', rule: '^\\d{9}$' }).inputs).toEqual([])
  })
})
