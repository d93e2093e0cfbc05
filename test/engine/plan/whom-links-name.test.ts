import { describe, expect, it } from 'vitest'
import { conceptsOf } from '../../../server/src/engine/match/names/words.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const riders = templateOf('riders', [
  { name: 'rider_no', required: true, unique: true, rule: '\\d{5}' },
  { name: 'first_name', required: true },
  { name: 'middle_initial', rule: '[A-Z]' },
  { name: 'last_name', required: true },
  { name: 'manager_no', link: 'riders.rider_no' },
  { name: 'job_title' },
])
const list = tableOf(
  'riders',
  'Badge No|Team Code|Payroll Name|Job Title Description|Reports To Name\n20417|RED4|Marsh, Ann B|Lead|\n20533|RED4|Okafor, Sam|Courier|Marsh, Ann\n20618|BLU2|Lind, Eva K|Courier|Marsh, Ann\n20777|BLU2|Ruiz, Paco|Planner|Lind, Eva\n20805|RED4|Vega, Tom|Courier|Lind, Eva',
)
const steps = ({ plan }: ReturnType<typeof decideOn>, name: string): string =>
  JSON.stringify(columnOf({ plan } as ReturnType<typeof decideOn>, name).transforms)

describe('an export of a payroll program', () => {
  it('has whole names under “Payroll Name”, with initials, and whom they report to in another word', () => {
    const decision = decideOn([list], [riders])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'last_name')).toEqual(['Payroll Name'])
    expect(inputsOf(decision, 'middle_initial')).toEqual(['Payroll Name'])
    expect(inputsOf(decision, 'job_title')).toEqual(['Job Title Description'])
    expect(inputsOf(decision, 'manager_no')).toEqual(['Reports To Name'])
    expect(steps(decision, 'manager_no')).toContain('{"raw":"Lind, Eva","value":"20618"')
  })

  it('has phones under “Main #”, and plants that are no floors', () => {
    expect(conceptsOf('Main #')).toEqual(['phone'])
    expect(conceptsOf('Plant')).toEqual(['plant'])
    expect(conceptsOf('Planta')).toEqual(['floor'])
  })
})

describe('a template “Locations”', () => {
  it('is of locations where its columns call them so, though they are rentals in French', () => {
    const locations = templateOf('locations', [
      { name: 'location_code', required: true, unique: true, rule: '[A-Z]{3}' },
      { name: 'name', required: true },
      { name: 'city' },
    ])
    const plants = tableOf(
      'plants',
      'Code|Plant|City\nLOU|Louisville Mill|Louisville\nBOW|Bowling Green Works|Bowling Green\nLEX|Lexington Depot|Lexington',
    )
    const decision = decideOn([plants], [locations])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'name')).toEqual(['Plant'])
  })
})
