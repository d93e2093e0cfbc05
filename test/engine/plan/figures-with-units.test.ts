import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true },
  { name: 'use', description: 'Whole number', rule: '^\\d+$' },
  { name: 'log_count', description: 'Whole number without unit', rule: '^\\d+$' },
  { name: 'log_unit', rule: '^(km|hours)$' },
])
const log = ['12,410 km', '804 hrs', '1,220 h', '88,100 km', '95 hrs.', '7,300 km']
const table = tableOf('boats', `Boat No|Log\n${log.map((cell, at) => `B${at + 11}|${cell}`).join('\n')}`)

describe('figures in several units, for a figure and its unit', () => {
  it('give each column its part, and none is converted', () => {
    const decision = decideOn([table], [boats])
    expect(inputsOf(decision, 'log_count')).toEqual(['Log'])
    expect(inputsOf(decision, 'log_unit')).toEqual(['Log'])
    expect(columnOf(decision, 'log_count').transforms).toEqual([
      { kind: 'extract', pattern: "^\\s*([-−+]?\\d[\\d.,'’ ]*?)\\s*(?:\\p{L}.*)?$" },
      { kind: 'number', decimal: '.', grouping: ',' },
    ])
    const map = columnOf(decision, 'log_unit').transforms.find(({ kind }) => kind === 'value_map')
    expect(map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => [raw, value]) : []).toEqual([
      ['h', 'hours'],
      ['hrs', 'hours'],
    ])
  })

  it('give the figure to the column that somebody named, and the unit still', () => {
    const decision = decideOn([table], [boats], { instructions: 'Map Log to log_count.' })
    expect(columnOf(decision, 'log_count').transforms[0]).toMatchObject({ kind: 'extract' })
    expect(inputsOf(decision, 'log_unit')).toEqual(['Log'])
  })

  it('are left to the figures where the template has no column for the unit', () => {
    const bare = templateOf('boats', [
      { name: 'boat_no', required: true, unique: true },
      { name: 'log_km', rule: '^\\d+$' },
    ])
    expect(columnOf(decideOn([table], [bare]), 'log_km').transforms).not.toContainEqual(
      expect.objectContaining({ kind: 'extract' }),
    )
  })
})

describe('figures with one unit in all cells', () => {
  const vans = templateOf('vans', [
    { name: 'van_no', required: true, unique: true },
    { name: 'odometer', description: 'Whole number, without the unit', rule: '^\\d+$' },
    { name: 'odometer_unit', description: 'km or mi (miles). We do not convert.', rule: '^(km|mi)$' },
  ])
  const listed = (header: string, cells: string[]) =>
    tableOf('vans', `Van|${header}\n${cells.map((cell, at) => `V${at + 11}|${cell}`).join('\n')}`)
  const written = (cells: string[], decision: ReturnType<typeof decideOn>) =>
    ['odometer', 'odometer_unit'].map((name) => {
      const { transforms } = columnOf(decision, name)
      return cells.map((cell) => applyChain(transforms, [cell]).value)
    })

  it.each([
    [['12,410km', '88,100 km', '7,300 KM', '950 kms'], ['12410', '88100', '7300', '950'], 'km'],
    [['12 410 km', '88 100km', '107 300 km', '950 km'], ['12410', '88100', '107300', '950'], 'km'],
    [['56,467 mi', '234203 mls', '85,784 miles', '1,204 mls'], ['56467', '234203', '85784', '1204'], 'mi'],
  ])('are taken apart all the same: %j', (cells, figures, unit) => {
    const decision = decideOn([listed('Odometer', cells)], [vans])
    expect(decision.questions).toEqual([])
    expect(written(cells, decision)).toEqual([figures, cells.map(() => unit)])
  })

  it('are taken apart where one column is named for both, and an unknown word is asked about', () => {
    const cells = ['56,467 m.', '234203 m.', '85,784 m.', '1,204 m.']
    const named = { instructions: 'Map Clock to odometer. Map Clock to odometer_unit.' }
    const decision = decideOn([listed('Clock', cells)], [vans], named)
    expect(inputsOf(decision, 'odometer')).toEqual(['Clock'])
    expect(inputsOf(decision, 'odometer_unit')).toEqual(['Clock'])
    expect(decision.questions.map(({ kind }) => kind)).toEqual(['value_map'])
  })

  it('leave the unit to a column of its own, or to the figure that is wanted in one', () => {
    const beside = listed('Odometer|Unit', ['12,410 km|km', '88,100 km|km', '7,300 km|km'])
    expect(inputsOf(decideOn([beside], [vans]), 'odometer_unit')).toEqual(['Unit'])
    const loads = templateOf('loads', [
      { name: 'load', required: true, unique: true },
      { name: 'weight', description: 'in kg', rule: '^\\d+(\\.\\d+)?$' },
      { name: 'weight_unit', rule: '^(kg|g)$' },
    ])
    const grams = tableOf('loads', 'Load|Weight\nL1|400 g\nL2|1200 g\nL3|850 g')
    expect(columnOf(decideOn([grams], [loads]), 'weight').transforms).toContainEqual(
      expect.objectContaining({ kind: 'number', unit: 'kg' }),
    )
  })
})

describe('quantities with their units', () => {
  const parts = templateOf('parts', [
    { name: 'part_no', required: true, unique: true },
    { name: 'quantity', required: true, rule: '\\d+(\\.\\d+)?' },
    { name: 'unit' },
  ])
  const cells = ['24 RL', '4 EA', '1,250.5 EA', '3 BX', '12 EA', '7']
  const held = (header: string, more: string[] = cells): ReturnType<typeof decideOn> =>
    decideOn([tableOf('parts', `Part no|${header}\n${more.map((cell, at) => `P-${at}1|${cell}`).join('\n')}`)], [parts])

  it.each(['Qty', 'Menge', 'Cantidad'])(
    'are a figure and a code, whatever codes there are, and nobody is asked: “%s”',
    (header) => {
      const decision = held(header)
      expect(decision.questions).toEqual([])
      expect(inputsOf(decision, 'quantity')).toEqual([header])
      expect(columnOf(decision, 'quantity').transforms).toEqual([
        { kind: 'extract', pattern: "^\\s*([-−+]?\\d[\\d.,'’ ]*?)\\s*(?:\\p{L}.*)?$" },
        { kind: 'number', decimal: '.', grouping: ',' },
      ])
      expect(inputsOf(decision, 'unit')).toEqual([header])
    },
  )

  it('are squares and cubes with plain figures, too', () => {
    const loads = templateOf('loads', [
      { name: 'load', required: true, unique: true },
      { name: 'quantity', required: true, rule: '\\d+(\\.\\d+)?' },
      { name: 'unit', required: true, rule: '^(m3|m2|pallet)$' },
    ])
    const loaded = ['4 m3', '2.5 m3', '3 pallets', '12 m2', '1 pallet']
    const list = tableOf('loads', `Load|Qty\n${loaded.map((cell, at) => `L-${at}1|${cell}`).join('\n')}`)
    const decision = decideOn([list], [loads])
    expect(decision.questions).toEqual([])
    const written = (name: string) => {
      const { transforms } = columnOf(decision, name)
      return loaded.map((cell) => applyChain(transforms, [cell]).value)
    }
    expect(written('quantity')).toEqual(['4', '2.5', '3', '12', '1'])
    expect(written('unit')).toEqual(['m3', 'm3', 'pallet', 'm2', 'pallet'])
  })

  it('keep their unit behind a sign, as on a credit note', () => {
    const credited = templateOf('credits', [
      { name: 'line', required: true, unique: true },
      { name: 'quantity', required: true, rule: '-?\\d+(\\.\\d+)?' },
      { name: 'unit', rule: '(ea|m|box)' },
    ])
    const lines = ['12 EA', '-7.5 M', '-2ea', '3 BOX', '10 m', '8ea']
    const list = tableOf('credits', `Line|Qty\n${lines.map((cell, at) => `L-${at}1|${cell}`).join('\n')}`)
    const { transforms } = columnOf(decideOn([list], [credited]), 'unit')
    expect(lines.map((cell) => applyChain(transforms, [cell]).value)).toEqual(['ea', 'm', 'ea', 'box', 'm', 'ea'])
  })

  it('are left whole where a column has the units, or another one is the quantity', () => {
    expect(
      inputsOf(
        held(
          'Qty|UoM',
          cells.map((cell) => `${cell}|EA`),
        ),
        'unit',
      ),
    ).toEqual(['UoM'])
    const packed = held(
      'Qty|Pack',
      cells.map((cell, at) => `${at + 1}|${cell}`),
    )
    expect(inputsOf(packed, 'quantity')).toEqual(['Qty'])
    expect(columnOf(packed, 'quantity').transforms).toEqual([])
  })
})

describe('figures of a column that wants no unit', () => {
  const written = (cells: string[], description: string): (string | null)[] => {
    const orders = templateOf('stock', [
      { name: 'bin', required: true, unique: true },
      { name: 'quantity', description, required: true, rule: '^[1-9]\\d*$' },
    ])
    const listed = tableOf('stock', `Bin|Qty\n${cells.map((cell, at) => `B${at + 11}|${cell}`).join('\n')}`)
    const { transforms } = columnOf(decideOn([listed], [orders]), 'quantity')
    return cells.map((cell) => applyChain(transforms, [cell]).value)
  }
  const UNITLESS = 'Whole number of units, digits only, without the unit.'

  it('are taken from words that nobody knows, beside units', () => {
    expect(written(['4', '12 dx', '3 dx', '20 ea', '7 dx', '15 kg', '9', '1,200'], UNITLESS)).toEqual([
      '4',
      '12',
      '3',
      '20',
      '7',
      '15',
      '9',
      '1200',
    ])
  })

  it('but not where one unit would be worth another', () => {
    expect(written(['4', '500 g', '3 kg', '20 dx', '7 dx', '15 kg', '9', '12'], UNITLESS)).toContain('500 g')
  })
})
