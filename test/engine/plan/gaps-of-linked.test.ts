import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const ports = templateOf('ports', [
  { name: 'port_code', required: true, unique: true },
  { name: 'title', required: true },
])
const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'name', required: true },
  { name: 'port_code', required: true, link: 'ports.port_code' },
])
const landings = (description: string) =>
  templateOf('landings', [
    { name: 'slip_no', required: true, unique: true },
    { name: 'boat_no', required: true, link: 'boats.boat_no' },
    { name: 'port_code', required: true, link: 'ports.port_code', description },
    { name: 'weight', required: true },
  ])
const harbours = tableOf('ports', 'Code|Title\nKRK|Kirkwall\nSTR|Stromness\nLYB|Lybster')
const fleet = tableOf('boats', 'Boat no|Name|Hbr\nB101|Tern|KRK\nB102|Gull|STR\nB103|Knot|STR\nB104|Ruff|LYB')
const book = tableOf(
  'landings',
  'Slip no|Boat|Port|Weight\nS1|B101||120\nS2|B102|KRK|230\nS3|B103||140\nS4|B104|LYB|90\nS5|B101|STR|75\nS6|B102||66',
)
const inputsOf = (description: string): (string | undefined)[] =>
  columnOf(decideOn([harbours, fleet, book], [ports, boats, landings(description)]), 'port_code', 2).inputs.map(
    ({ table, column }) => `${table}.${column}`,
  )

describe('what a row lacks is that of the row which it names', () => {
  it.each([
    'Port where it was landed. Where the landing names no port, the port of its boat.',
    'Hafen der Anlandung; wenn keiner angegeben ist, der des Boats',
    'Port landed at, otherwise the port of its boat',
  ])('where a description says so: %s', (description) => {
    expect(inputsOf(description)).toEqual(['landings.Port', 'boats.Hbr'])
  })

  it.each([
    'Port where it was landed, and not the port of its boat.',
    'Port where it was landed. Where the landing names no port, the port of its buyer.',
    'Port where it was landed',
  ])('and not where it does not: %s', (description) => {
    expect(inputsOf(description)).toEqual(['landings.Port'])
  })
})
