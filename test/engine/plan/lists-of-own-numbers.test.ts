import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const zones = templateOf('zones', [
  { name: 'zone_code', required: true, unique: true, rule: '\\d{4}' },
  { name: 'name', required: true },
  { name: 'keeper_id', link: 'keepers.keeper_id', description: 'Who keeps the zone' },
  { name: 'climate', required: true, rule: 'Heated|Unheated', description: 'Heated or Unheated' },
])
const pallets = templateOf('pallets', [
  { name: 'pallet_number', required: true, unique: true, rule: 'P\\d{5}' },
  { name: 'zone_code', required: true, link: 'zones.zone_code' },
  { name: 'weight', required: true, rule: '\\d+' },
  { name: 'received_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'carrier' },
])
const keepers = templateOf('keepers', [
  { name: 'keeper_id', required: true, unique: true, rule: '\\d{6}' },
  { name: 'family_name', required: true },
  { name: 'given_name', required: true },
  { name: 'started_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'zone_code', link: 'zones.zone_code' },
])
const people = tableOf(
  'tblKeeper',
  `KeeperNo|Family name|Given name|Started|ZoneID\n${['Marsh', 'Boyle', 'Ruiz', 'Okafor', 'Lind', 'Patel', 'Vega', 'Sato'].map((name, at) => `7001${at}|${name}|Ann|2019-02-1${at}|${(at % 6) + 1}`).join('\n')}`,
)
const master = tableOf(
  'Zones',
  'Code|Zone|H/U\n1100|Dock|U\n1200|Freezer|U\n1300|Office|H\n2100|Bulk|U\n2200|Picking|H\n2300|Returns|H\n3100|Mezzanine|U',
)
const own = tableOf(
  'tblZone',
  'ZoneID|ZoneName|HQCode\n1|Ramp|1100\n2|Cold|1200\n3|Front|1300\n4|Floor|2100\n5|Racks|2200\n6|Back|2300',
)
const rows = Array.from(
  { length: 24 },
  (_, at) => `${at + 40001}|${(at % 6) + 1}|${200 + 7 * at}|2025-03-${10 + (at % 18)}|Northway`,
)
const stock = tableOf(
  'tblPallet',
  `PalletNo|ZoneID|Weight|Received|Carrier\n${rows.map((row) => `P${row}`).join('\n')}`,
)

describe('a list of a program with numbers of its own for rows that another list has', () => {
  it('has no rows, though what else these must have is only guessed there, and is looked up', () => {
    const decision = decideOn([master, own, people, stock], [zones, keepers, pallets])
    expect(decision.plan.sheets.map(({ slug, sources }) => [slug, sources.map(({ table }) => table)])).toEqual([
      ['zones', ['Zones']],
      ['keepers', ['tblKeeper']],
      ['pallets', ['tblPallet']],
    ])
    const link = columnOf(decision, 'zone_code', 2)
    expect(link.inputs.map(({ column }) => column)).toEqual(['ZoneID'])
    expect(JSON.stringify(link.transforms)).toContain('{"raw":"4","value":"2100"')
  })
})
