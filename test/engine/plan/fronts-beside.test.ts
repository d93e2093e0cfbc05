import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'
import { all, boats, north, south } from './two-yards.ts'

const trips = templateOf('trips', [
  { name: 'trip_no', required: true, unique: true, rule: 'T\\d{3}' },
  { name: 'boat_code', required: true, link: 'boats.boat_code' },
])
const log = (lines: string) => tableOf('log', `Trip no|Yd|Boat\n${lines}`)
const said = log('T001|NY|11\nT002|SY|11\nT003|SY|31\nT004|NY|22\nT005|NY|12')

describe('links to keys that have letters in front of a number', () => {
  it('are joined of the column with these letters and that with the number', () => {
    const decision = decideOn([north, south, all, said], [boats, trips])
    expect(inputsOf(decision, 'boat_code', 1)).toEqual(['Yd', 'Boat'])
    expect(columnOf(decision, 'boat_code', 1).transforms).toEqual([{ kind: 'merge', separator: '-' }])
  })

  it('are so where the linked list has whole keys in a column of its own', () => {
    const whole = tableOf('boats', 'Boat code|Class\nNY-11|dinghy\nNY-12|ketch\nSY-11|sloop\nSY-31|sloop\nNY-22|sloop')
    const decision = decideOn([whole, said], [boats, trips])
    expect(inputsOf(decision, 'boat_code', 1)).toEqual(['Yd', 'Boat'])
  })

  it('are not where the two make keys that are not there', () => {
    const decision = decideOn(
      [north, south, all, log('T001|XY|11\nT002|XZ|11\nT003|XZ|31\nT004|XY|22\nT005|NY|12')],
      [boats, trips],
    )
    expect(inputsOf(decision, 'boat_code', 1)).not.toEqual(['Yd', 'Boat'])
  })
})
