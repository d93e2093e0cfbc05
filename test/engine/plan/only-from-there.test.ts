import { describe, expect, it } from 'vitest'
import { decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = tableOf('boats', 'No|Name|Owner\n11|Tern|Ada\n12|Gull|Bo\n13|Knot|Cy\n14|Ruff|Di\n15|Skua|Ed')
const numbers = ['235 098 761', '235098762', '235 098 763', 'none yet']
const radio = tableOf(
  'radio_office',
  `Boat|Identification|Given on\n${numbers.map((number, at) => `${11 + at}|${number}|0${at + 1}/06/2021`).join('\n')}`,
)
const fleet = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B\\d{4}' },
  { name: 'name', required: true },
  { name: 'mmsi', rule: '\\d{9}' },
])
const trips = templateOf('trips', [
  { name: 'trip_on', required: true },
  { name: 'boat_no', required: true, link: 'boats.boat_no' },
  { name: 'skipper', required: true },
  { name: 'fish', required: true },
])
const decided = (instructions: string) => decideOn([boats, radio], [fleet, trips], { instructions })

describe('what is only in one file', () => {
  it.each(['MMSI only from the radio office list.', 'The MMSI comes only from the radio office.'])(
    'is there the only column that has such values, and the file has no rows of its own: %s',
    (instructions) => {
      const decision = decided(instructions)
      expect(inputsOf(decision, 'mmsi')).toEqual(['Identification'])
      expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['boats'])
      expect(decision.questions.map(({ prompt }) => prompt).filter((one) => /radio_office/u.test(one))).toEqual([])
    },
  )

  it('is no column of which nothing tells that it is it', () => {
    const any = templateOf('boats', [
      { name: 'boat_no', required: true, unique: true, rule: 'B\\d{4}' },
      { name: 'name', required: true },
      { name: 'mmsi' },
    ])
    const decision = decideOn([boats, radio], [any], { instructions: 'MMSI only from the radio office list.' })
    expect(decision.plan.sheets[0]!.sources[0]!.columns.find(({ column }) => column === 'mmsi')?.decided_by).not.toBe(
      'instruction',
    )
  })
})
