// Over 300 lines: every way in which one table completes another, each a small case of its own.
import { describe, expect, it } from 'vitest'
import { inputsOf as inputsOfFormula, parseFormula } from '../../../server/src/engine/transforms/formula.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a list without a template', () => {
  const pupils = templateOf('pupils', [
    { name: 'pupil_id', required: true, unique: true },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'birth_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'meal_plan', rule: 'full|half|none' },
  ])
  const ids = [...Array(12).keys()].map((at) => String(310_417 + 13 * at))
  const roll = tableOf(
    'roll',
    `Pupil ID|First name|Last name|Born\n${ids.map((id, at) => `${id}|Ann${at}|Moss${at}|2012-0${(at % 9) + 1}-11`).join('\n')}`,
  )
  const meals = (keys: string[]) =>
    tableOf(
      'canteen',
      `Card of|Zq|Till|Xr\n${keys.map((id, at) => `${id}|${'FHN'[at % 3]}|T${at % 2}|${at}.5`).join('\n')}`,
    )

  it('that has the keys of rows is asked for what nothing fills there', () => {
    const { plan, questions } = decideOn([roll, meals(ids.slice(2))], [pupils])
    expect(plan.sheets[0]!.sources).toMatchObject([{ table: 'roll', joins: [{ table: 'canteen' }] }])
    expect(questions.map(({ key }) => key)).toEqual(['column:pupils.meal_plan@file_canteen/canteen'])
    const answers = [{ key: questions[0]!.key, value: 'Zq' }]
    const answered = decideOn([roll, meals(ids.slice(2))], [pupils], { answers })
    expect(columnOf(answered, 'meal_plan').inputs).toMatchObject([{ table: 'canteen', column: 'Zq' }])
  })

  it('stays out with other keys, or where it was answered that it has nothing', () => {
    const others = meals(ids.map((id) => String(Number(id) + 5)))
    expect(decideOn([roll, others], [pupils]).plan.sheets[0]!.sources[0]!.joins).toEqual([])
    const answers = [{ key: 'column:pupils.meal_plan@file_canteen/canteen', value: '(none)' }]
    const { plan, questions } = decideOn([roll, meals(ids)], [pupils], { answers })
    expect(plan.sheets[0]!.sources[0]!.joins).toEqual([])
    expect(questions).toEqual([])
  })
})

describe('a list that the rows only point at', () => {
  const boats = templateOf('boats', [
    { name: 'sail_no', required: true, unique: true },
    { name: 'boat_class', required: true },
    { name: 'year_built', required: true, rule: '\\d{4}' },
    { name: 'harbour', required: true },
    { name: 'berth', required: true },
    {
      name: 'owner_name',
      required: true,
      description: 'The company if there is one, otherwise first name and surname of the owner.',
    },
  ])
  const fleet = [...Array(9).keys()].map((at) => `GER ${at + 40}|Dinghy|19${at + 80}|Kiel|N${at}|${4000 + (at % 7)}`)
  const people = [...Array(8).keys()].map((at) => `${4000 + at}|Ida Holm${'abcdefgh'[at]}|${at}`)
  const asked = (key: string): string[] => {
    const { questions } = decideOn(
      [
        tableOf('fleet', ['Sail no|Boat class|Year built|Harbour|Berth|MNO', ...fleet].join('\n')),
        tableOf('people', [`${key}|Zq|Fee`, ...people].join('\n')),
      ],
      [boats],
      { answers: [{ key: 'column:boats.owner_name@file_fleet/fleet', value: '(none)' }] },
    )
    return questions.map((question) => question.key)
  }

  it('is asked for what each must have, by a key that is called alike and is nothing else', () => {
    expect(asked('MNO')).toEqual(['column:boats.owner_name@file_people/people'])
  })

  it('is not, by one that is called otherwise', () => {
    expect(asked('Locker')).toEqual([])
  })
})

describe('tables of which only the key was found', () => {
  const products = templateOf('products', [
    { name: 'sku', required: true, unique: true, rule: '\\d{5}' },
    { name: 'name', required: true },
    { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
  ])
  const catalogue = tableOf(
    'catalogue',
    'SKU|Product Name|Shelf\n00417|Lamp|A1\n00424|Tray|B1\n00431|Desk|A1\n00438|Sofa|C2',
  )
  const tariff = tableOf('tariff', 'SKU|ND|NE\n00438|1.50|2.50\n00417|2.10|3.10\n00431|7.40|8.40')
  const place = { key: 'table:file_tariff/tariff', value: 'products' }
  const none = { key: 'column:products.price@file_catalogue/catalogue', value: '(none)' }
  const wanted = 'column:products.price@file_tariff/tariff'
  const keysOf = ({ questions }: Decision): string[] => questions.map(({ key }) => key)

  it('complete the one with the same keys, and are asked for what nothing fills there', () => {
    const before = decideOn([catalogue, tariff], [products], { answers: [place] })
    expect(before.plan.sheets[0]!.sources).toMatchObject([{ table: 'catalogue', joins: [{ table: 'tariff' }] }])
    expect(keysOf(before)).toEqual([none.key])
    const after = decideOn([catalogue, tariff], [products], { answers: [place, none] })
    expect(keysOf(after)).toEqual([wanted])
    expect(after.questions[0]!.options.map(({ value }) => value)).toEqual(expect.arrayContaining(['ND', 'NE']))
  })

  it('fill what was answered, though no column of the other one does', () => {
    const answers = [place, none, { key: wanted, value: 'NE' }]
    const decision = decideOn([catalogue, tariff], [products], { answers })
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'price').inputs).toMatchObject([{ table: 'tariff', column: 'NE' }])
    expect(inputsOf(decision, 'name')).toEqual(['Product Name'])
  })

  it('are asked for a column of codes that the other one’s columns would take as well', () => {
    const goods = templateOf('products', [
      { name: 'sku', required: true, unique: true, rule: '\\d{5}' },
      { name: 'name', required: true },
      { name: 'colour', required: true, rule: 'red|green|blue' },
      { name: 'tax_rate', rule: '0|7|19' },
    ])
    const rows = (cells: (at: number) => string): string =>
      [...Array(12).keys()].map((at) => `004${at + 10}|${cells(at)}`).join('\n')
    const list = tableOf(
      'list',
      `SKU|Name|Colour\n${rows((at) => `Lamp ${'ABCDEFGHIJKL'[at]}|${['red', 'green', 'blue'][at % 3]}`)}`,
    )
    const taxes = tableOf('taxes', `SKU|TAXCODE\n${rows((at) => `S${(at % 3) + 4}`)}`)
    const answers = [{ key: 'table:file_taxes/taxes', value: 'products' }]
    const decision = decideOn([list, taxes], [goods], { answers })
    expect(inputsOf(decision, 'colour')).toEqual(['Colour'])
    expect(decision.notes.filter((note) => note.includes('contradict'))).toEqual([])
    expect(decision.questions.map(({ target, default: preset }) => [target.column, preset])).toContainEqual([
      'tax_rate',
      '(none)',
    ])
  })

  it('hold rows of their own where their keys are others', () => {
    const other = tableOf('tariff', 'SKU|ND|NE\n10438|1.50|2.50\n10417|2.10|3.10\n00431|7.40|8.40')
    const { plan } = decideOn([catalogue, other], [products], { answers: [place] })
    expect(plan.sheets[0]!.sources.map(({ table, joins }) => [table, joins])).toEqual([
      ['catalogue', []],
      ['tariff', []],
    ])
  })
})

describe('tables that have the keys of others and little else', () => {
  const tools = templateOf('tools', [
    { name: 'tag', required: true, unique: true, rule: 'T-\\d{3}' },
    { name: 'title', required: true },
    { name: 'bought', rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'price', rule: '\\d+\\.\\d{2}' },
    { name: 'deposit', rule: '\\d+\\.\\d{2}' },
    { name: 'hours_run', rule: '\\d+' },
  ])
  const rows = (cells: (at: number) => string): string => [...Array(9).keys()].map(cells).join('\n')
  const own = tableOf(
    'own',
    `Marke|Title|Bought|Price\n${rows((at) => `T${at % 2 ? ' ' : '-'}20${at}|Saw ${'ABCDEFGHI'[at]} long|2020-01-1${at}|${at + 10}.00`)}`,
  )

  it('complete them though their keys were only guessed, and are spelt in several ways', () => {
    const meter = tableOf('meter', `Thing|Zzq|Read\n${rows((at) => `T-20${at}|${at}00|2023-12-1${at}`)}`)
    const instructions = 'The hour meters (meter) belong to the tools.'
    const { plan, notes } = decideOn([own, meter], [tools], { instructions })
    expect(plan.sheets[0]!.sources).toMatchObject([{ table: 'own', joins: [{ table: 'meter' }] }])
    expect(inputsOf(decideOn([own, meter], [tools], { instructions }), 'tag')).toEqual(['Marke'])
    expect(notes.some((note) => note.includes('Not understood'))).toBe(false)
  })

  it('say something else where their figures are others', () => {
    const held = tableOf('held', `Tag|Hours Run|Price\n${rows((at) => `T-20${at}|${at}4|${at * 7 + 3}00.00`)}`)
    const listed = tableOf(
      'listed',
      `Tag|Title|Price\n${rows((at) => `T-20${at}|Saw ${'ABCDEFGHI'[at]} long|${at + 10}.00`)}`,
    )
    const answers = [{ key: 'table:file_held/held', value: 'tools' }]
    const decision = decideOn([listed, held], [tools], { answers })
    expect(columnOf(decision, 'price').inputs).toMatchObject([{ table: 'listed' }])
    expect(decision.notes.filter((note) => note.includes('contradict'))).toEqual([])
  })
})

describe('tables that complete others in parts', () => {
  const goods = templateOf('goods', [
    { name: 'good_no', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'sales_price', rule: '\\d+\\.\\d{2}', description: 'EUR without VAT' },
  ])
  const letters = [...'ABCDEFGH']
  const list = tableOf('list', `Good no|Title\n${letters.map((one, at) => `G${at + 101}|Thing ${one}`).join('\n')}`)
  const page = (name: string, from: number, price: (at: number) => string): ReturnType<typeof tableOf> =>
    tableOf(
      name,
      `Good no|Sales price netto|Sales price brutto\n${[0, 1, 2, 3].map((at) => `G${from + at}|${price(at)}|${price(at + 1)}`).join('\n')}`,
    )
  const pages = [page('page1', 101, (at) => `${at + 3},40`), page('page2', 105, (at) => `EUR ${at + 5}.40`)]

  it('give each row what the part with its key has, however the parts write it, and with the tax that is wanted', () => {
    const decision = decideOn([list, ...pages], [goods])
    expect(decision.plan.sheets[0]!.sources).toMatchObject([
      { table: 'list', joins: [{ table: 'page1' }, { table: 'page2' }] },
    ])
    const { inputs, transforms } = columnOf(decision, 'sales_price')
    expect(inputs.map(({ table, column }) => [table, column])).toEqual([
      ['page1', 'Sales price netto'],
      ['page2', 'Sales price netto'],
    ])
    expect(transforms[0]).toEqual({ kind: 'merge', separator: '', first: true })
    expect(transforms.slice(1).map(({ kind }) => kind)).toContain('number')
    expect(decision.questions).toEqual([])
  })

  it.each([
    [6, 6],
    [60, 49],
  ])('give the price for one of a price for many, of %d parts those of %d', (count, most) => {
    const single = templateOf('goods', [
      { name: 'good_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'sales_price', rule: '\\d+\\.\\d{2}', description: 'Net price in EUR for one piece' },
    ])
    const numbers = Array.from({ length: 4 * count }, (_, at) => `G${at + 1001}`)
    const all = tableOf('all', `Good no|Title\n${numbers.map((one) => `${one}|Thing no. ${one}`).join('\n')}`)
    const priced = Array.from({ length: count }, (_, part) => {
      const rows = numbers.slice(4 * part, 4 * part + 4).map((one, at) => `${one}|${at + 3},40|${at % 2 ? 1 : 100}`)
      return tableOf(`page${part}`, `Good no|Sales price|PE\n${rows.join('\n')}`)
    })
    const decision = decideOn([all, ...priced], [single])
    const { inputs, transforms } = columnOf(decision, 'sales_price')
    expect(inputs).toHaveLength(2 * most)
    const { calculation } = transforms[0] as { calculation: { formula: string } }
    expect(inputsOfFormula(parseFormula(calculation.formula))).toHaveLength(2 * most)
    expect(decision.notes.join().includes('are left out')).toBe(most < count)
  })

  it('are parts under other headers, too, where their rows are others', () => {
    const other = (from: number): ReturnType<typeof tableOf> =>
      tableOf('page2', `Art. no|Net sales price\n${[0, 1, 2, 3].map((at) => `G${from + at}|${at + 5}.40`).join('\n')}`)
    const inputs = (from: number): string[][] =>
      columnOf(decideOn([list, pages[0]!, other(from)], [goods]), 'sales_price').inputs.map(({ table, column }) => [
        table,
        column,
      ])
    expect(inputs(105).toSorted()).toEqual([
      ['page1', 'Sales price netto'],
      ['page2', 'Net sales price'],
    ])
    // Two lists of the same things are none of one another's parts.
    expect(inputs(101)).toHaveLength(1)
  })
})

describe('a table that names again what several main tables say of their rows', () => {
  const stays = templateOf('stays', [
    { name: 'stay_no', required: true, unique: true, rule: 'S-\\d{3}' },
    { name: 'guest_name', required: true },
    { name: 'arrival_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'total_amount', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'room', required: true, rule: '\\d{2}' },
    { name: 'receipt_no' },
    { name: 'paid_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const guests = ['Ada Lund', 'Ben Moor', 'Cyd Nash', 'Dot Orr', 'Eve Pike', 'Fay Quin']
  const nights = (name: string, from: number): ReturnType<typeof tableOf> =>
    tableOf(
      name,
      `Stay no|Guest name|Arrival date|Total amount|Room\n${guests.map((guest, at) => `S-${from + at}|${guest}|2024-03-1${at}|${at + 3}0.00|1${at}`).join('\n')}`,
    )
  const receipts = tableOf(
    'receipts',
    `Receipt no|Date|Guest name|Stay no|Total amount\n${[101, 201].flatMap((from) => guests.map((guest, at) => `R${from + at}|2024-04-2${at}|${guest}|S-${from + at}|${at + 3}0.00`)).join('\n')}`,
  )

  it('completes all of them, where its keys are those of all together', () => {
    const decision = decideOn([nights('spring', 101), nights('autumn', 201), receipts], [stays])
    expect(decision.plan.sheets[0]!.sources).toMatchObject([
      { table: 'spring', joins: [{ table: 'receipts' }] },
      { table: 'autumn', joins: [{ table: 'receipts' }] },
    ])
    expect(inputsOf(decision, 'receipt_no')).toEqual(['Receipt no'])
  })

  it('has dates of something else where they are other ones', () => {
    const decision = decideOn([nights('spring', 101), nights('autumn', 201), receipts], [stays])
    expect(inputsOf(decision, 'arrival_date')).toEqual(['Arrival date'])
    expect(inputsOf(decision, 'paid_date')).toEqual(['Date'])
  })
})

describe('tables that have the keys of another one, and no rows of their own', () => {
  const boats = templateOf('boats', [
    { name: 'hull_no', required: true, unique: true, rule: 'H-\\d{3}' },
    { name: 'model', required: true },
    { name: 'length', required: true, rule: '\\d+' },
    { name: 'berth' },
  ])
  const trips = templateOf('trips', [
    { name: 'trip_no', required: true, unique: true, rule: 'T\\d{2}' },
    { name: 'hull_no', required: true, link: 'boats.hull_no' },
    { name: 'sailed_on', required: true },
    { name: 'skipper' },
  ])
  const fleet = tableOf(
    'fleet',
    'Hull no|Model|Length\nH-101|Ketch|12\nH-102|Sloop|9\nH-103|Cutter|11\nH-104|Yawl|10\nH-105|Ketch|12',
  )
  const log = tableOf(
    'trips',
    'Trip no|Hull no|Sailed on|Skipper\nT11|H-101|2 May|Ann\nT12|H-101|3 May|Ben\nT13|H-104|4 May|Ann',
  )

  it('complete it, though they would fit another template by a name', () => {
    const keepers = tableOf(
      'berths',
      'hull|berth\nH-104|North 3\nH-101|South 1\nH-102|North 7\nH-103|South 2\nH-105|North 1',
    )
    const { plan } = decideOn([fleet, log, keepers], [boats, trips])
    expect(
      plan.sheets.map(({ sources }) => sources.map(({ table, joins }) => [table, joins.map((one) => one.table)])),
    ).toEqual([[['fleet', ['berths']]], [['trips', []]]])
    expect(plan.sheets[0]!.sources[0]!.columns[3]!.inputs).toMatchObject([{ table: 'berths', column: 'berth' }])
  })

  it('complete the rows of the template that somebody said they belong to', () => {
    const ships = templateOf('ships', [
      { name: 'hull_no', required: true, unique: true, rule: 'H-\\d{3}' },
      { name: 'model', required: true },
      { name: 'rig', required: true, rule: 'sloop|ketch' },
      { name: 'price', rule: '\\d+\\.\\d{2}' },
    ])
    const master = tableOf(
      'SHIPMST',
      'Hull no|Model|Rig\n' +
        [1, 2, 3, 4, 5, 6].map((at) => `H-10${at}|Swan ${at}|${at % 2 ? 'sloop' : 'ketch'}`).join('\n'),
    )
    const values = tableOf(
      'SHIPVAL',
      'XKEY|XVAL\n' + [6, 2, 3, 5, 4, 1].map((at) => `H-10${at}|${at}800.50`).join('\n'),
    )
    const answers = [{ key: 'table:file_SHIPVAL/SHIPVAL', value: 'ships' }]
    const decision = decideOn([master, values], [ships], { answers })
    expect(decision.plan.sheets[0]!.sources).toMatchObject([{ table: 'SHIPMST', joins: [{ table: 'SHIPVAL' }] }])
    expect(decision.questions.map(({ key }) => key)).toEqual(['column:ships.price@file_SHIPVAL/SHIPVAL'])
  })

  it('are what somebody said they are', () => {
    const keepers = tableOf(
      'berths',
      'hull|berth\nH-104|North 3\nH-101|South 1\nH-102|North 7\nH-103|South 2\nH-105|North 1',
    )
    const answers = [{ key: 'table:file_berths/berths', value: 'trips' }]
    const { plan } = decideOn([fleet, log, keepers], [boats, trips], { answers })
    expect(plan.sheets[0]!.sources.flatMap(({ joins }) => joins)).toEqual([])
  })
})

describe('a table that fills only what the main table fills, too', () => {
  const parts = templateOf('parts', [
    { name: 'part_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'counted_pieces', description: 'Pieces counted at the last stocktaking.', rule: '\\d+' },
  ])
  const keys = [...Array(20).keys()].map((at) => `PT-${410 + 3 * at}`)
  const list = (header: string) =>
    tableOf(
      'stock',
      `Part No|Name|Price|${header}\n${keys.map((key, at) => `${key}|Bolt ${at}|${at}.50|${40 + at}`).join('\n')}`,
    )
  const count = tableOf(
    'count',
    `Part No|Counted pieces|Bay\n${keys
      .slice(1)
      .map((key, at) => `${key}|${39 + at + (at % 3)}|B${at % 4}`)
      .join('\n')}`,
  )

  it('completes it, and fills that where it is clearly what is asked for', () => {
    const decision = decideOn([list('Booked pieces'), count], [parts])
    expect(decision.plan.sheets[0]!.sources).toMatchObject([{ table: 'stock', joins: [{ table: 'count' }] }])
    expect(columnOf(decision, 'counted_pieces').inputs).toMatchObject([{ table: 'count', column: 'Counted pieces' }])
    expect(decision.notes).toContainEqual(
      expect.stringMatching(/contradict each other about “counted_pieces”.* what count/),
    )
  })

  it('is not preferred where the main table’s column is called so, too', () => {
    const decision = decideOn([list('Counted pieces'), count], [parts])
    expect(decision.plan.sheets[0]!.sources).toMatchObject([{ table: 'stock', joins: [{ table: 'count' }] }])
    expect(columnOf(decision, 'counted_pieces').inputs).toMatchObject([{ table: 'stock' }])
  })
})

describe('a completing table whose column has the likelier name', () => {
  const products = templateOf('products', [
    { name: 'product_code', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'product_type', required: true, rule: 'ale|lager|stout|cider' },
    { name: 'duty_class', rule: '[A-Z]\\d' },
  ])
  const codes = [...Array(12).keys()].map((at) => `BR-${100 + 7 * at}`)
  const list = (groups: string[]) =>
    tableOf(
      'list',
      `Code|Name|GRP\n${codes.map((code, at) => `${code}|Beer ${at}|${groups[at % groups.length]}`).join('\n')}`,
    )
  const register = (kinds: string[]) =>
    tableOf(
      'register',
      `Code|Kind|Duty class\n${codes.map((code, at) => `${code}|${kinds[at % kinds.length]}|${['A1', 'B2'][at % 2]}`).join('\n')}`,
    )

  it('fills nothing with values that the rule refuses, where the main table has those that it allows', () => {
    const decision = decideOn(
      [list(['ALE', 'LAGER', 'STOUT', 'CIDR']), register(['cask', 'keg', 'bottle'])],
      [products],
    )
    expect(inputsOf(decision, 'product_type')).toEqual(['GRP'])
    expect(inputsOf(decision, 'duty_class')).toEqual(['Duty class'])
  })

  it('fills it where its values are allowed, too', () => {
    const decision = decideOn(
      [list(['10', '20', '30', '40']), register(['Ale', 'Lager', 'Stout', 'Cider'])],
      [products],
    )
    expect(inputsOf(decision, 'product_type')).toEqual(['Kind'])
  })
})

it('the main table’s own words are taken where a completing table has them in capitals and cut short', () => {
  const template = templateOf('equipment', [
    { name: 'asset_code', required: true, unique: true },
    { name: 'description', required: true },
    { name: 'site', required: true },
    { name: 'daily_rate', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'purchase_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const things = [
    'Miniescavatore Kubota',
    'Betoniera 250 litri',
    'Trabattello alluminio',
    'Generatore 6 kVA',
    'Martello demolitore',
    'Levigatrice da parquet',
  ]
  const codes = things.map((_, at) => `N${30 + 7 * at}`)
  const own = tableOf(
    'noleggio',
    `Codice|Attrezzatura|Site|Daily rate\n${codes.map((code, at) => `${code}|${things[at]}|${['Nord', 'Sud'][at % 2]}|${20 + at}.50`).join('\n')}`,
  )
  const register = tableOf(
    'register',
    `Code|Description|Bought\n${codes.map((code, at) => `${code}|${things[at]!.toUpperCase().slice(0, 12)}|2021-03-0${at + 1}`).join('\n')}`,
  )
  const decision = decideOn([own, register], [template])
  expect(columnOf(decision, 'description').inputs).toMatchObject([{ table: 'noleggio', column: 'Attrezzatura' }])
  expect(columnOf(decision, 'purchase_date').inputs).toMatchObject([{ table: 'register' }])
})

it('a price list names its sums by the period alone: the “Day” of 95.00 is the daily rate', () => {
  const template = templateOf('machines', [
    { name: 'machine_no', required: true, unique: true, rule: 'M\\d' },
    { name: 'name', required: true },
    { name: 'bought_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'daily_rate', rule: '\\d+\\.\\d{2}' },
    { name: 'weekly_rate', rule: '\\d+\\.\\d{2}' },
  ])
  const rows = ['KR1', 'KR2', 'KR1', 'KR3', 'KR2'].map(
    (group, at) => `M${at}|Machine ${at}|2020-03-0${at + 1}|${group}`,
  )
  const machines = tableOf('machines', `Machine no|Name|Bought on|Group\n${rows.join('\n')}`)
  const rates = tableOf('rates', 'Group|Day|Week\nKR1|£95.00|£285.00\nKR2|£28.00|£84.00\nKR3|£65.00|£195.00')
  const decision = decideOn([machines, rates], [template])
  expect(columnOf(decision, 'daily_rate').inputs).toMatchObject([{ table: 'rates', column: 'Day' }])
  expect(columnOf(decision, 'weekly_rate').inputs).toMatchObject([{ table: 'rates', column: 'Week' }])
})

describe('a required column that only the completing table may hold', () => {
  const crew = templateOf('crew', [
    { name: 'crew_no', required: true, unique: true, rule: '\\d{5}' },
    { name: 'surname', required: true },
    { name: 'hire_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'contract_type', required: true, rule: 'permanent|fixed_term|apprentice' },
  ])
  const kinds = [
    'Titulaire',
    'Titulaire',
    'Titulaire',
    'Saisonnier',
    'Saisonnier',
    'CDD',
    'CDD',
    'CDI',
    'CDI',
    'APP',
    'Apprenti',
  ]
  const many = [...kinds, ...kinds.slice(0, 9)]
  const people = tableOf('people', `Crew no|Surname\n${many.map((_, at) => `${10_300 + at}|Marin${at}`).join('\n')}`)
  const signed = tableOf(
    'signed',
    `Crew no|Forme du contrat|Hire date\n${many.map((kind, at) => `${10_300 + at}|${kind}|2021-03-${at + 10}`).join('\n')}`,
  )

  it('is taken from there as it would be from the main table, and told', () => {
    const decision = decideOn([people, signed], [crew])
    expect(columnOf(decision, 'contract_type').inputs).toMatchObject([{ table: 'signed', column: 'Forme du contrat' }])
    expect(decision.notes.join()).toContain('was taken for “contract_type”')
  })

  it('is asked about there first, not what all rows have', () => {
    const odd = tableOf(
      'signed',
      `Crew no|Marks|Hire date\n${many.map((_, at) => `${10_300 + at}|${'xyz'[at % 3]}|2021-03-${at + 10}`).join('\n')}`,
    )
    const keys = decideOn([people, odd], [crew]).questions.map(({ key }) => key)
    expect(keys).toContain('column:crew.contract_type@file_signed/signed')
    expect(keys.filter((key) => !key.startsWith('column:'))).toEqual([])
  })
})

it('a list of codes brings none to a table that has the words they stand for', () => {
  const craft = templateOf('craft', [
    { name: 'craft_no', required: true, unique: true, rule: '[A-Z]\\d{3}' },
    { name: 'owner', required: true },
    { name: 'class', required: true, description: 'Class in words, e.g. Punt' },
  ])
  const words = ['Rowing boat', 'Punt', 'Barge', 'Motor launch', 'Ferry']
  const codes = ['ROW', 'PNT', 'BRG', 'MOT', 'FRY']
  const tables = [
    tableOf(
      'river',
      `Craft No|Owner|Class\n${Array.from({ length: 20 }, (_, at) => `R${104 + at}|Ann ${'ABCDEFGHIJKLMNOPQRST'[at]}lo|${codes[at % 5]}`).join('\n')}`,
    ),
    tableOf(
      'lake',
      `Craft No|Owner|Build\n${Array.from({ length: 20 }, (_, at) => `L${204 + at}|Bo ${'ABCDEFGHIJKLMNOPQRST'[at]}lo|${words[at % 5]}`).join('\n')}`,
    ),
    tableOf('codes', `Class|Meaning\n${codes.map((code, at) => `${code}|${words[at]}`).join('\n')}`),
  ]
  expect(inputsOf(decideOn(tables, [craft]), 'class', 0, 1)).toEqual(['Build'])
})
