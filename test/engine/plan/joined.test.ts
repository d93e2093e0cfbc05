import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('tables whose key is of several columns', () => {
  const lots = templateOf('lots', [
    { name: 'cellar', required: true },
    { name: 'barrel_no', required: true, rule: '\\d+' },
    { name: 'grape', required: true },
    { name: 'litres', rule: '\\d+' },
  ])
  const east = tableOf('east', 'Cellar|Barrel No|Grape\nEast|1|Riesling\nEast|2|Silvaner\nEast|3|Merlot')
  const west = tableOf('west', 'Cellar|Barrel No|Grape\nWest|1|Pinot\nWest|2|Merlot\nWest|3|Riesling')
  const fill = tableOf(
    'fill',
    'Barrel Number|Cellar|Litres\n1|West|225\n1|East|300\n2|East|210\n2|West|190\n3|West|180\n3|East|220',
  )

  it('complete those whose rows are equal in all of them', () => {
    const decision = decideOn([east, west, fill], [lots])
    expect(decision.questions).toEqual([])
    const join = { table: 'fill', left: 1, right: 0, also: [{ left: 0, right: 1 }] }
    expect(decision.plan.sheets[0]!.sources).toMatchObject([
      { table: 'east', joins: [join] },
      { table: 'west', joins: [join] },
    ])
    expect(columnOf(decision, 'litres').inputs).toMatchObject([{ table: 'fill', column: 'Litres' }])
  })
})

describe('lists that fit no template', () => {
  const deliveries = templateOf('deliveries', [
    { name: 'delivery_no', required: true, unique: true },
    { name: 'depot_name', required: true },
    { name: 'crates', required: true, rule: '\\d+' },
    { name: 'status' },
  ])
  const runs = tableOf(
    'runs',
    'Delivery No|Depot|Crates\nD1|HAM|4\nD2|MUC|6\nD3|HAM|1\nD4|KEL|9\nD5|MUC|2\nD6|HAM|5\nD7|KEL|7',
  )
  const depots = tableOf('depots', 'Depot|Depot name|State\nHAM|Hamburg Hafen|x\nMUC|München Ost|y\nKEL|Kehl|x')

  it('are looked up by a code for what the rows lack', () => {
    const decision = decideOn([runs, depots], [deliveries])
    expect(decision.questions).toEqual([])
    expect(decision.plan.ignored_tables).toEqual([])
    expect(decision.plan.sheets[0]!.sources).toMatchObject([
      { table: 'runs', joins: [{ table: 'depots', left: 1, right: 0 }] },
    ])
    expect(columnOf(decision, 'depot_name').inputs).toMatchObject([{ table: 'depots', column: 'Depot name' }])
    expect(inputsOf(decision, 'status')).toEqual([])
  })

  it('are looked up by the key of the rows, in any case, though a row stands there twice', () => {
    const goods = templateOf('goods', [
      { name: 'goods_no', required: true, unique: true },
      { name: 'maker', required: true },
      { name: 'title', required: true, description: 'As shown in the shop' },
    ])
    const rows = 'ABCDEFGHIJKL'.split('').map((letter) => `K${letter}10`)
    const list = tableOf('list', `Goods No|Maker|Text\n${rows.map((no, at) => `${no}|Maker ${at}|${at}`).join('\n')}`)
    const web = [...rows, rows[3]!].map((no) => `${no.toLowerCase()}|Boat ${no}|y`).join('\n')
    const decision = decideOn([list, tableOf('web', `Article|Web title|Shown\n${web}`)], [goods])
    expect(columnOf(decision, 'title').inputs).toMatchObject([{ table: 'web', column: 'Web title' }])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ table: 'web', loose: true }])
  })

  it('are looked up by the one code that all rows of a table have, where their key is called so', () => {
    const sent = (header: string): ReturnType<typeof tableOf> =>
      tableOf('runs', `Delivery No|${header}|Crates\nD1|HAM|4\nD2|HAM|6\nD3|HAM|1\nD4|HAM|9`)
    const decision = decideOn([sent('Depot'), depots], [deliveries])
    expect(columnOf(decision, 'depot_name').inputs).toMatchObject([{ table: 'depots', column: 'Depot name' }])
    expect(inputsOf(decideOn([sent('Van'), depots], [deliveries]), 'depot_name')).not.toContain('Depot name')
  })

  it('say nothing of what the rows themselves are called, when many rows share one of their keys', () => {
    const orders = templateOf('orders', [
      { name: 'order_no', required: true, unique: true },
      { name: 'order_name', required: true },
    ])
    const placed = tableOf('orders', 'Order No|Depot|Crates\nD1|HAM|4\nD2|MUC|6\nD3|HAM|1\nD4|KEL|9\nD5|MUC|2')
    const list = tableOf('depots', 'Depot|Depot name\nHAM|Hamburg\nMUC|München\nKEL|Kehl')
    const decision = decideOn([placed, list], [orders])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toEqual([])
    expect(inputsOf(decision, 'order_name')).not.toContain('Depot name')
    const [order] = orders.columns
    const plain = { ...orders, columns: [order!, { ...order!, name: 'name', unique: false }] }
    const five = tableOf('depots', 'Depot|Name\nHAM|Hamburg\nMUC|München\nKEL|Kehl\nBRE|Bremen\nULM|Ulm')
    expect(inputsOf(decideOn([placed, five], [plain]), 'name')).not.toContain('Name')
  })

  it('are not where their codes are others, or repeat, or somebody said not to use them', () => {
    const joins = (list: typeof depots, instructions: string | null = null): unknown =>
      decideOn([runs, list], [deliveries], { instructions }).plan.sheets[0]!.sources.flatMap((one) => one.joins)
    expect(joins(tableOf('depots', 'Depot|Depot name|State\nBER|Berlin|x\nDUS|Düsseldorf|y\nKEL|Kehl|x'))).toEqual([])
    expect(
      joins(tableOf('depots', 'Depot|Depot name|State\nHAM|Hamburg|x\nHAM|Altona|y\nMUC|Süd|y\nKEL|Kehl|x')),
    ).toEqual([])
    expect(joins(depots, 'Ignore table `depots`.')).toEqual([])
  })
})

describe('a list that completes tables of unlike columns', () => {
  const goods = templateOf('goods', [
    { name: 'goods_no', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'maker', required: true },
    { name: 'colour', required: true },
    { name: 'weight' },
    { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
  ])
  const nine = [...Array(9).keys()]
  const summer = tableOf(
    'summer',
    `Goods No|Title|Maker|Colour|Weight\n${nine.map((at) => `S${at}01|Boat ${at}|Ad${at}|red|${at}`).join('\n')}`,
  )
  const winter = tableOf(
    'winter',
    `Goods No|Title|Maker|Colour\n${nine.map((at) => `W${at}01|Sled ${at}|Be${at}|blue`).join('\n')}`,
  )
  const prices = tableOf('prices', `Goods No|Price\n${nine.map((at) => `S${at}01|1.00\nW${at}01|2.00`).join('\n')}`)

  it('is no main table, though it has all keys of each of them', () => {
    const { plan } = decideOn([prices, summer, winter], [goods])
    expect(plan.sheets[0]!.sources.map(({ table, joins }) => [table, joins.map((join) => join.table)])).toEqual([
      ['summer', ['prices']],
      ['winter', ['prices']],
    ])
  })
})

describe('tables whose keys differ in the letters before them', () => {
  const members = templateOf('members', [
    { name: 'member_no', required: true, unique: true, rule: 'M\\d{5}' },
    { name: 'name', required: true },
    { name: 'points', rule: '\\d+' },
  ])
  const town = tableOf('town', 'Member no|Name\n20010|Ann\nM-20017|Bob\n20024|Cleo\nM 20031|Dan')
  const coast = tableOf('coast', 'Member no|Name\nM30010|Eve\nM30017|Finn\nM30024|Gus')
  const points = (front: string): ReturnType<typeof tableOf> =>
    tableOf(
      'points',
      `Member no|Points\n${[20010, 20017, 20031, 30010, 30024].map((no) => `${front}${no}|7`).join('\n')}`,
    )

  it('complete each other, whether all, some or none have them', () => {
    const { plan } = decideOn([town, coast, points('')], [members])
    expect(plan.sheets[0]!.sources).toMatchObject([
      { table: 'town', joins: [{ table: 'points', left: 0, right: 0, loose: true, dress: 'M' }] },
      { table: 'coast', joins: [{ table: 'points', left: 0, right: 0, loose: true, dress: 'M' }] },
    ])
  })

  it('don’t where the letters are others', () => {
    const { plan } = decideOn([coast, points('P')], [members])
    expect(plan.sheets[0]!.sources.flatMap(({ joins }) => joins)).toEqual([])
  })
})

describe('tables whose keys are those of other rows of their own template', () => {
  const items = templateOf('items', [
    { name: 'item_no', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'part_of', link: 'items.item_no' },
    { name: 'cost', rule: '\\d+\\.\\d{2}' },
  ])
  const list = tableOf(
    'list',
    'Item no|Title|Part of\nA-71|Desk|\nA-72|Lamp|A-71\nA-73|Tray|A-71\nA-74|Sofa|\nA-75|Rug|A-74',
  )
  const costs = (rows: string): ReturnType<typeof tableOf> => tableOf('costs', `Item|Cost\n${rows}`)

  it('complete those rows: each once, nothing else says which row it is', () => {
    const { plan } = decideOn([list, costs('a-71|4.10\na-72|5.20\nA-73|6.30\nA-74|7.40')], [items])
    expect(plan.sheets[0]!.sources).toMatchObject([{ table: 'list', joins: [{ table: 'costs', left: 0, right: 0 }] }])
  })

  it('may have a row twice', () => {
    const { plan } = decideOn([list, costs('A-71|4.10\nA-72|5.20\nA-73|6.30\nA-72|5.20\nA-74|7.40')], [items])
    expect(plan.sheets[0]!.sources).toMatchObject([{ table: 'list', joins: [{ table: 'costs' }] }])
  })

  it('stay behind where they list more than there is', () => {
    const goods = templateOf('goods', [
      { name: 'good_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'group', required: true },
      { name: 'price', rule: '\\d+\\.\\d{2}' },
    ])
    const stock = tableOf(
      'stock',
      `Good no|Title|Group\n${[...'ABCDEFGH'].map((one, at) => `G${at + 101}|Thing ${one}|X${at % 3}`).join('\n')}`,
    )
    const prices = tableOf(
      'prices',
      `Good no|Price\n${Array.from({ length: 12 }, (_, at) => `G${at + 101}|${at + 3}.40`).join('\n')}`,
    )
    const { plan } = decideOn([stock, prices], [goods])
    expect(plan.sheets[0]!.sources).toMatchObject([{ table: 'stock', joins: [{ table: 'prices' }] }])
  })
})

describe('two lists with rows of their own', () => {
  const keepers = templateOf('keepers', [
    { name: 'keeper_no', required: true, unique: true },
    { name: 'full_name', required: true },
    { name: 'email' },
    { name: 'hives', description: 'Number of hives' },
    { name: 'vet', description: 'Name of the vet' },
  ])
  const names = 'Ada Ahn,Bo Bell,Cy Cole,Di Dunn,Ed Egan,Flo Fox,Gus Gray,Hal Hunt'.split(',')
  const rowsOf = (from: number, to: number, more: (at: number) => string): string =>
    names
      .slice(from, to)
      .map((name, at) => `K${from + at + 101}|${name}|${more(from + at)}`)
      .join('\n')
  const mail = (at: number): string => `${names[at]!.split(' ')[1]!.toLowerCase()}@bees.example`
  const club = tableOf('club', `Keeper No|Full Name|Email|Hives\n${rowsOf(0, 5, (at) => `${mail(at)}|${at + 2}`)}`)
  const state = tableOf(
    'state',
    `Keeper No|Full Name|Email|Vet\n${rowsOf(2, 8, (at) => `${mail(at)}|Dr ${'UVW'[at % 3]}`)}`,
  )

  it('give each other what the other has no column for, and that is told', () => {
    const decision = decideOn([club, state], [keepers])
    expect(decision.plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['club', 'state'])
    expect(columnOf(decision, 'vet').inputs).toMatchObject([{ table: 'state', column: 'Vet' }])
    expect(columnOf(decision, 'hives', 0, 1).inputs).toMatchObject([{ table: 'club', column: 'Hives' }])
    expect(columnOf(decision, 'full_name').inputs).toMatchObject([{ table: 'club' }])
    expect(decision.notes.join(' ')).toContain('of rows that are in both')
  })

  it('are not of the same things where the same numbers have other names', () => {
    const others = 'Ian Iles,Jo Judd,Kay Kerr,Lou Lamb,Max Moss,Nan Nash'.split(',')
    const rows = others.map((name, at) => `K${at + 103}|${name}|${name.slice(0, 2)}@hive.example|Dr ${'UVW'[at % 3]}`)
    const county = tableOf('county', `Keeper No|Full Name|Email|Vet\n${rows.join('\n')}`)
    const decision = decideOn([club, county], [keepers])
    expect(columnOf(decision, 'vet').inputs).toEqual([])
    expect(columnOf(decision, 'hives', 0, 1).inputs).toEqual([])
  })
})
