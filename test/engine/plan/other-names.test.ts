import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

// Places that a register lists with what else they are called, and a diary that calls them by any of it.

const sites = templateOf('sites', [
  { name: 'site_code', required: true, unique: true, rule: '^S\\d{2}$' },
  { name: 'name', required: true, unique: true },
])
const visits = templateOf('visits', [
  { name: 'visit_no', required: true, unique: true },
  { name: 'site_code', required: true, link: 'sites.site_code' },
])
const register = (others: string) =>
  tableOf(
    'register',
    `Code|Facility|${others}\nS01|North Quay|N. Quay; Old Pier\nS02|Granary|GR\nS03|Lock House|Lock; Keeper`,
  )
const diary = tableOf(
  'visits',
  `Visit no|Where\n${['N. Quay', 'GR', 'Keeper', 'Lock House', 'Old Pier', 'Granary', 'Lock'].map((where, at) => `V${at + 11}|${where}`).join('\n')}`,
)

describe('other names of rows', () => {
  it.each(['Also called', 'Alternative names', 'Auch genannt', 'AKA'])(
    'are not their name, and lead to them: %s',
    (header) => {
      const decision = decideOn([register(header), diary], [sites, visits])
      expect(inputsOf(decision, 'name')).toEqual(['Facility'])
      expect(inputsOf(decision, 'site_code', 1)).toEqual(['Where'])
      const step = JSON.stringify(columnOf(decision, 'site_code', 1).transforms)
      for (const [raw, value] of [
        ['GR', 'S02'],
        ['Old Pier', 'S01'],
        ['Keeper', 'S03'],
        ['Lock House', 'S03'],
      ])
        expect(step).toContain(`"raw":"${raw}","value":"${value}"`)
      expect(decision.questions).toEqual([])
    },
  )
})
