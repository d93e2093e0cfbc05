import { describe, expect, it } from 'vitest'
import type { TemplateColumn } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from './table-of.ts'

const rowsOf = (header: string, line: (at: number) => string): string =>
  [header, ...Array.from({ length: 12 }, (_, at) => line(at))].join('\n')
const told = (source: string, columns: string[]) =>
  columns.map((column) => ({ key: `column:items.${column}@file_items/items`, value: source }))

describe('a column that was named for two template columns gives each its part', () => {
  const decided = (columns: ColumnInput[], text: string, source: string) => {
    const items = templateOf('items', [{ name: 'item_no', required: true, unique: true }, ...columns])
    const names = columns.map(({ name }: Pick<TemplateColumn, 'name'>) => name)
    return decideOn([tableOf('items', text)], [items], { answers: told(source, names) })
  }

  it('the last word behind a text, where the rule takes it', () => {
    const text = rowsOf('Item no|Book', (at) => `B${at}|${at % 2 ? 'Roads of the North' : 'Old Bridges'} ${2010 + at}`)
    const decision = decided([{ name: 'title' }, { name: 'edition', rule: '^(19|20)\\d\\d$' }], text, 'Book')
    expect(columnOf(decision, 'title').transforms).toEqual([{ kind: 'extract', pattern: '^\\s*(.*\\S)\\s+\\S+\\s*$' }])
    expect(columnOf(decision, 'edition').transforms).toEqual([
      { kind: 'extract', pattern: '^\\s*.*\\S\\s+(\\S+)\\s*$' },
    ])
  })

  it('how many there are and what each holds, told apart by the unit', () => {
    const text = rowsOf('Item no|Tray', (at) => `B${at}|${6 * ((at % 3) + 1)} x ${at % 2 ? '250 g' : '1 kg'}`)
    const decision = decided(
      [
        { name: 'weight_g', rule: '^\\d+$' },
        { name: 'per_tray', rule: '^\\d+$' },
      ],
      text,
      'Tray',
    )
    expect(columnOf(decision, 'per_tray').transforms[0]).toMatchObject({ kind: 'split', separator: ' x ', part: 1 })
    expect(columnOf(decision, 'weight_g').transforms).toMatchObject([
      { kind: 'split', separator: ' x ', part: 2 },
      { kind: 'number', unit: 'g' },
    ])
  })

  it('a country and what stands behind it, though only its code is wanted', () => {
    const from = ['Italy – Carrara', 'Portugal – Estremoz', 'Spain – Macael']
    const text = rowsOf('Item no|Quarry', (at) => `B${at}|${from[at % 3]}`)
    const decision = decided([{ name: 'country', rule: '^[A-Z]{2}$' }, { name: 'place' }], text, 'Quarry')
    expect(columnOf(decision, 'country').transforms[0]).toMatchObject({ kind: 'split', separator: ' – ', part: 1 })
    expect(columnOf(decision, 'place').transforms).toEqual([{ kind: 'split', separator: ' – ', part: 2 }])
  })
})

describe('a column of kinds with the number of each behind them', () => {
  const columns = [{ name: 'fuel', rule: '^(petrol|diesel|electric)$' }, { name: 'plate' }]
  const decided = (line: (at: number) => string) => {
    const items = templateOf('items', [{ name: 'item_no', required: true, unique: true }, ...columns])
    const text = rowsOf('Item no|Fahrzeug', (at) => `B${at}|${line(at)}`)
    return decideOn([tableOf('items', text)], [items], { answers: told('Fahrzeug', ['fuel', 'plate']) })
  }

  it('is taken apart where the words mean the kinds, in another language as well', () => {
    const decision = decided((at) => `${['Benzin', 'Elektro', 'Diesel'][at % 3]} KX${4100 + at}`)
    expect(columnOf(decision, 'fuel').transforms[0]).toEqual({ kind: 'split', separator: ' ', part: 1 })
    expect(columnOf(decision, 'plate').transforms).toEqual([{ kind: 'split', separator: ' ', part: 2, rest: true }])
  })

  it('and stays whole where they mean none of them', () => {
    const decision = decided((at) => `${['Kombi', 'Bus', 'Coupé'][at % 3]} KX${4100 + at}`)
    expect(columnOf(decision, 'plate').transforms).toEqual([])
  })
})

describe('a column whose header lists what it was named for', () => {
  const columns = [{ name: 'manufacturer' }, { name: 'model', description: 'Type designation of the maker' }]
  const makes = ['Kern', 'Testo', 'Käfer']
  const partsOf = (header: string, line: (at: number) => string, wanted = columns) => {
    const items = templateOf('items', [{ name: 'item_no', required: true, unique: true }, ...wanted])
    const answers = told(
      header,
      wanted.map(({ name }) => name),
    )
    const decision = decideOn([tableOf('items', rowsOf(`Item no|${header}`, line))], [items], { answers })
    return wanted.map(({ name }) => columnOf(decision, name).transforms)
  }
  const slashed = (at: number): string => `B${at}|${makes[at % 3]} / PCB ${at}-2`

  it('is cut by the mark, each part where the header has it', () => {
    expect(partsOf('Výrobce / typ', slashed)).toEqual([
      [{ kind: 'split', separator: ' / ', part: 1 }],
      [{ kind: 'split', separator: ' / ', part: 2 }],
    ])
    const behind = partsOf('Model / maker', (at) => `B${at}|PCB ${at}-2 / ${makes[at % 3]}`)
    expect(behind).toMatchObject([[{ part: 2 }], [{ part: 1 }]])
  })

  it('gives what is left the part that is called like nothing', () => {
    const behind = partsOf('Xyzzy / výrobce', (at) => `B${at}|PCB ${at}-2 / ${makes[at % 3]}`)
    expect(behind).toMatchObject([[{ part: 2 }], [{ part: 1 }]])
  })

  it('stays whole where the values have no such mark', () => {
    expect(partsOf('Xyzzy / plugh', (at) => `B${at}|PCB${at}`)).toEqual([[], []])
  })

  it('keeps what stands behind a further mark', () => {
    const more = partsOf('Výrobce / typ', (at) => `${slashed(at)}${at === 3 ? ' / B' : ''}`)
    expect(more[1]).toEqual([{ kind: 'split', separator: ' / ', part: 2, rest: true }])
  })
})

it('a word of a list that says a measure beside others is that measure', () => {
  const items = templateOf('items', [
    { name: 'item_no', required: true, unique: true },
    { name: 'weight_g', description: 'Grams', required: true, rule: '^\\d+$' },
  ])
  const sizes = tableOf('sizes', 'Size|Holds\nBag|500g\nBox|carton, 2.5 kg\nTin|small tin, 125 g')
  const own = tableOf(
    'items',
    rowsOf('Item no|Size', (at) => `B${at}|${['Bag', 'Box', 'Tin'][at % 3]}`),
  )
  const decision = decideOn([own, sizes], [items], { answers: told('Size', ['weight_g']) })
  expect(columnOf(decision, 'weight_g').transforms).toMatchObject([
    { kind: 'value_map', entries: [{ value: '500g' }, { value: '2.5 kg' }, { value: '125 g' }] },
    { kind: 'number', unit: 'g' },
  ])
})

it('how strong a drink is is a number, with or without the word for its volume', () => {
  const drinks = templateOf('drinks', [
    { name: 'drink', required: true, unique: true },
    { name: 'alcohol', rule: '^\\d{1,2}(\\.\\d)?$' },
  ])
  const own = tableOf(
    'drinks',
    rowsOf('Drink|Alcohol', (at) => `Bitter ${at}|${at + 4}${at % 2 ? '.5% vol' : '% vol.'}`),
  )
  const { transforms } = columnOf(decideOn([own], [drinks]), 'alcohol')
  expect(transforms).toMatchObject([{ kind: 'number', unit: '% vol' }])
  const mixed = tableOf(
    'drinks',
    rowsOf('Drink|Alcohol', (at) => `Bitter ${at}|${at + 4}${['.5% vol', '%', '.5 %', ' % vol'][at % 4]}`),
  )
  expect(columnOf(decideOn([mixed], [drinks]), 'alcohol').transforms).toMatchObject([{ kind: 'number', unit: '% vol' }])
})
