import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const wards = templateOf('wards', [
  { name: 'ward_code', required: true, unique: true, rule: '[A-Z]{3}' },
  { name: 'town', required: true },
  { name: 'name', description: 'Name of the ward', required: true },
])
const machines = templateOf('machines', [
  { name: 'machine_no', required: true, unique: true, rule: 'M-\\d{4}' },
  { name: 'kind', description: 'Kind of machine in words', required: true },
  { name: 'class', required: true, rule: 'pump|monitor|scanner' },
  { name: 'ward_code', required: true, link: 'wards.ward_code' },
])
const wardList = tableOf('Wards', 'Town|Code|Ward\nMoor|ICU|Intensive care\nMoor|MAT|Maternity\nHill|OPD|Outpatients')
const kindList = tableOf(
  'Machine types',
  'Code|Machine type|Group|Interval\nSP|Syringe pump|Pump|12\nHM|Heart monitor|Monitor|6\nUS|Ultrasound|Scanner|12\nFP|Feed pump|Pump|12',
)
const codes = ['SP', 'HM', 'US', 'FP']
const rows = [...Array(14).keys()].map((at) => `M-${1200 + at}|${codes[at % 4]}|${['ICU', 'MAT', 'OPD'][at % 3]}`)
const machineList = tableOf('machines', `Machine no|Type|Dept\n${rows.join('\n')}`)

const wardsBelow = templateOf('wards', [
  {
    name: 'ward_code',
    description: 'Town prefix (MOR or HIL), hyphen, ward code, e.g. MOR-ICU',
    required: true,
    unique: true,
    rule: '(MOR|HIL)-[A-Z]{3}',
  },
  { name: 'site', required: true },
  { name: 'name', description: 'Name of the ward', required: true },
])

describe('lists of codes', () => {
  it('are no rows of a template whose keys could only be what many of them share', () => {
    const decision = decideOn([machineList, wardList, kindList], [wards, machines])
    expect(decision.questions.filter(({ key }) => key.includes('Machine types'))).toEqual([])
    expect(columnOf(decision, 'class', 1).inputs.map(({ column }) => column)).toEqual(['Group'])
  })

  it('are not asked to be the rows of a template beside one that fits it much better: they explain codes from the first plan on', () => {
    const decision = decideOn([machineList, wardList, kindList], [wardsBelow, machines])
    expect(decision.questions.map(({ key }) => key).filter((key) => key.startsWith('table:'))).toEqual([
      'table:file_Wards/Wards',
    ])
    expect(columnOf(decision, 'class', 1).inputs.map(({ column }) => column)).toEqual(['Group'])
  })
})
