import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'

const NAMES = ['street', 'unit', 'city', 'state', 'zip']

function parted(
  addresses: string[],
  unit: Partial<ColumnInput> = { description: 'Which apartment or suite it is, as written' },
): string[][] {
  const rows = addresses.map((address, at) => [`M${100 + at}`, address])
  const table = tableOfCells('members', ['Member no', 'Address'], rows)
  const template = templateOf('members', [
    { name: 'member_no', required: true, unique: true },
    { name: 'street', description: 'House number and street only' },
    { name: 'unit', ...unit },
    { name: 'city' },
    { name: 'state', rule: '^[A-Z]{2}$' },
    { name: 'zip', rule: '^\\d{5}(-\\d{4})?$' },
  ])
  const decision = decideOn([table], [template])
  return addresses.map((address) =>
    NAMES.map((name) => {
      const { inputs, transforms } = columnOf(decision, name)
      return inputs.length === 0 ? '' : (applyChain(transforms, [address]).value ?? '')
    }),
  )
}

const ADDRESSES = [
  '40 Oak Hollow Dr, # 12, Cedar Falls, IA 50613',
  '15 Elm St, Apt 214, Cedar Falls, IA 50613-2041',
  '77 Lake Ave Suite B, Waverly, IA 50677',
  '8 Space Rd, Waverly, IA 50677',
  '230 W Main St, 3rd Floor, Waverly, IA 50677',
  '9 Avenue B, Hudson, IA 50643',
]

describe('which flat of a house is meant', () => {
  it('is a part of an address of its own, behind a comma or a space, where a template column wants it', () => {
    expect(parted(ADDRESSES)).toEqual([
      ['40 Oak Hollow Dr', '# 12', 'Cedar Falls', 'IA', '50613'],
      ['15 Elm St', 'Apt 214', 'Cedar Falls', 'IA', '50613-2041'],
      ['77 Lake Ave', 'Suite B', 'Waverly', 'IA', '50677'],
      ['8 Space Rd', '', 'Waverly', 'IA', '50677'],
      ['230 W Main St', '3rd Floor', 'Waverly', 'IA', '50677'],
      ['9 Avenue B', '', 'Hudson', 'IA', '50643'],
    ])
  })

  it('stays with the street where the column “unit” is one of measure, or no address has one', () => {
    const [first] = parted(ADDRESSES, { description: 'Unit of measure' })
    expect(first!.slice(0, 2)).toEqual(['40 Oak Hollow Dr, # 12', ''])
    const houses = ['40 Oak Hollow Dr, Cedar Falls, IA 50613', '15 Elm St, Waverly, IA 50677']
    expect(parted(houses)[0]!.slice(0, 2)).toEqual(['40 Oak Hollow Dr', ''])
  })

  it('leaves a code too short alone: nothing took zeros out of a text', () => {
    const short = [...ADDRESSES, '31 Pine Ct, # 3, Hudson, IA 5064']
    expect(parted(short).at(-1)!.at(-1)).toBe('5064')
  })
})
