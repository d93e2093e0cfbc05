import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

// “Where a driver logged the same trip twice …”: the trip is the same, and of drivers there are many.

const trips = templateOf('rides', [
  { name: 'ride_no', required: true, unique: true, rule: '^T\\d{4}$' },
  { name: 'driver', required: true, rule: '^(Ann Berg|Bo Lind|Cy Holm)$' },
  { name: 'km', rule: '^\\d+$' },
])
const rows = Array.from(
  { length: 12 },
  (_, at) => `T${4100 + at}|${['Ann Berg', 'Bo Lind', 'Cy Holm'][at % 3]}|${at + 9}`,
)
const log = tableOf('log', `Trip|Driver|Km\n${rows.join('\n')}\nT4105|Cy Holm|40`)
const planOf = (instructions: string) => decideOn([log], [trips], { instructions }).plan.sheets[0]!

describe('what somebody has done twice', () => {
  it.each([
    'Where a driver has logged the same trip twice, the lower line is the corrected one.',
    'If a driver entered the same trip twice, the lower line counts.',
    'Hat ein Driver denselben Trip doppelt eingetragen, gilt die untere Zeile.',
  ])('is what stands behind “the same”, and not who did it: %s', (instructions) => {
    expect(planOf(instructions).same_key).toEqual([{ column: 'ride_no', keep: 'keep_last' }])
  })

  it('and one in the table that is named after them, where several have keys', () => {
    const cars = templateOf('cars', [{ name: 'plate', required: true, unique: true }, { name: 'doors' }])
    const garage = tableOf('garage', 'Plate|Doors\nAB 1|3\nAB 2|5\nAB 3|5')
    const drivers = { ...log, table: { ...log.table, file_name: 'drivers.csv' } }
    const instructions = 'Where a driver has logged the same trip twice, the lower line is the corrected one.'
    const { plan } = decideOn([drivers, garage], [trips, cars], { instructions })
    expect(plan.sheets[0]!.same_key).toBeUndefined()
    expect(plan.sheets[0]!.sources[0]!.skips).toMatchObject([{ when: { is: 'numbered', rows: [7] } }])
    expect(plan.sheets[1]!.sources[0]!.skips).toEqual([])
  })

  it.each(['Where a driver has the same truck twice, the lower line counts.', 'The same driver may be there twice.'])(
    'is none of what no column is called, nor of what may be there often: %s',
    (instructions) => {
      const plan = planOf(instructions)
      expect(plan.same_key?.map(({ column }) => column) ?? []).not.toContain('driver')
      expect(plan.sources[0]!.skips).toEqual([])
    },
  )
})
