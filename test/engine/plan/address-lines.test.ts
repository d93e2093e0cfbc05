import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf } from './table-of.ts'

const halls = templateOf('halls', [
  { name: 'hall_no', required: true, unique: true },
  { name: 'address_1', required: true },
  { name: 'address_2' },
  { name: 'town', required: true },
  { name: 'postcode', required: true, rule: '^\\d{5}$' },
])
const decided = (addresses: string[]) =>
  decideOn(
    [
      tableOfCells(
        'halls',
        ['Hall no', 'Address'],
        addresses.map((one, at) => [`H${at}`, one]),
      ),
    ],
    [halls],
  )
const partsOf = (addresses: string[], of: string): (string | null)[] =>
  ['address_1', 'address_2', 'town', 'postcode'].map(
    (name) => applyChain(columnOf(decided(addresses), name).transforms, [of]).value || null,
  )
const towns = ['Ulm', 'Celle', 'Bad Ems']
const streets = Array.from({ length: 9 }, (_, at) => `${at + 3} Mill Lane\n${towns[at % 3]}\n1${at}23${at}`)
const halved = streets.map((one, at) => (at % 2 === 0 ? `Hall ${at}\n${one}` : one))

describe('an address of several lines in one cell', () => {
  it('has its first line, what stands between that and the town, the town and the postal code', () => {
    expect(partsOf(halved, 'Hall 4\n7 Mill Lane\nCelle\n14234')).toEqual(['Hall 4', '7 Mill Lane', 'Celle', '14234'])
    expect(partsOf(halved, '6 Mill Lane\nUlm\n13233')).toEqual(['6 Mill Lane', null, 'Ulm', '13233'])
    expect(decided(halved).questions).toEqual([])
  })

  it('has no second line where none of them has one', () => {
    expect(columnOf(decided(streets), 'address_2').inputs).toEqual([])
    expect(partsOf(streets, '6 Mill Lane\nUlm\n13233').slice(0, 1)).toEqual(['6 Mill Lane'])
  })

  it('is no address where its lines end otherwise', () => {
    const notes = streets.map((_, at) => `Ring ${at}\nthen knock\nthen wait`)
    expect(columnOf(decided(notes), 'postcode').transforms).toEqual([])
  })
})
