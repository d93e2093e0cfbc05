import { expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: '[0-9]{4}' },
  { name: 'boat_name', required: true },
  { name: 'owner', required: true },
  { name: 'hull', required: true },
  { name: 'berth', required: true },
  { name: 'length_m', required: true, rule: '[0-9]{1,2}\\.[0-9]' },
  { name: 'built_on', required: true, rule: '[0-9]{4}-[0-9]{2}-[0-9]{2}' },
])
const surveys = templateOf('surveys', [
  { name: 'boat_no', required: true, link: 'boats.boat_no' },
  { name: 'surveyed_on', required: true, rule: '[0-9]{4}-[0-9]{2}-[0-9]{2}' },
  { name: 'certificate' },
])
const fleet = tableOf(
  'fleet',
  'Boat No|Boat Name|Owner|Hull|Berth|Length m|Built on\n0101|Tern|Ann Lee|steel|A1|9.5|1999-05-01\n0102|Gull|Bo Ray|wood|B4|12.0|2004-06-12\n0103|Wren|Cy Fox|steel|C2|7.5|2011-03-30',
)

it('gives rows that repeat the key of a template to the one that links to it', () => {
  const log = tableOf(
    'log',
    'Boat No|Boat Name|Owner|Hull|Surveyed on\n101|Tern|Ann Lee|steel|2024-04-02\n0101|Tern|Ann Lee|steel|2025-04-09\n102|Gull|Bo Ray|wood|2024-05-11\n0102|Gull|Bo Ray|wood|2025-05-20\n0103|Wren|Cy Fox|steel|2024-06-01',
  )
  const { plan } = decideOn([fleet, log], [boats, surveys])
  expect(plan.sheets.map(({ sources }) => sources.map(({ table }) => table))).toEqual([['fleet'], ['log']])
})

it('leaves rows whose key is theirs alone to the template of that key', () => {
  const more = tableOf(
    'more',
    'Boat No|Boat Name|Owner|Hull|Berth|Length m|Built on\n0201|Skua|Di Orr|wood|D1|8.5|2001-05-01\n0202|Rook|Ed Ash|steel|D4|6.5|2007-06-12',
  )
  const { plan } = decideOn([fleet, more], [boats, surveys])
  expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['fleet', 'more'])
})

it('gives lines to the linking template where another table of the file has what they belong to, each once', () => {
  const slips = templateOf('slips', [
    { name: 'slip_no', required: true, unique: true, rule: '[0-9]{4}' },
    { name: 'reader', required: true },
    { name: 'lent_on', required: true, rule: '[0-9]{4}-[0-9]{2}-[0-9]{2}' },
    { name: 'fee', rule: '[0-9]+\\.[0-9]{2}' },
  ])
  const books = templateOf('slip_books', [
    { name: 'slip_no', required: true, link: 'slips.slip_no' },
    { name: 'copies', required: true, rule: '[0-9]+' },
  ])
  const heads = tableOf(
    'lent',
    'Slip no|Reader|Lent on|Fee\n4101|Ida|2024-05-03|3.50\n4102|Bo|2024-05-04|1.00\n4103|Una|2024-05-09|2.00',
  )
  const rows = [
    '4101|Ida|2024-05-03|1|3.00',
    '4101|Ida|2024-05-03|2|0.50',
    '4102|Bo|2024-05-04|1|1.00',
    '4103|Una|2024-05-09|3|2.00',
  ]
  const lines = tableOf('lines', `Slip no|Reader|Lent on|Copies|Fee\n${rows.join('\n')}`)
  const { plan } = decideOn(
    [heads, { ...lines, table: { ...lines.table, file_id: heads.table.file_id } }],
    [slips, books],
  )
  expect(plan.sheets.map(({ sources }) => sources.map(({ table }) => table))).toEqual([['lent'], ['lines']])
})
