import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const boats = templateOf('boats', [
  { name: 'boat_no', required: true, unique: true, rule: 'B\\d{3}' },
  { name: 'boat_name', required: true },
  { name: 'berth' },
])
const trips = templateOf('trips', [
  { name: 'trip_no', required: true, unique: true },
  { name: 'boat_no', required: true, link: 'boats.boat_no' },
  { name: 'trip_date', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
  { name: 'skipper' },
])
const rows = [
  'T-1|2024-05-01|B101|Möwe|North 4|Ines',
  'T-2|2024-05-02|B102|Albatros|South 1|Karl',
  'T-3|2024-05-03|B101|Möwe|North 4|Karl',
  'T-4|2024-05-04|B103|Kormoran|North 7|Ines',
  'T-5|2024-05-05|B102|Albatros|South 1|Rosa',
]
const header = 'Trip No|Trip Date|Boat No|Boat Name|Berth|Skipper'
const flat = tableOf('trips 2024', [header, ...rows].join('\n'))
const inputs = (plan: ReturnType<typeof decideOn>['plan'], slug: string): Record<string, string[]> => {
  const sheet = plan.sheets.find((one) => one.slug === slug)
  return Object.fromEntries(
    (sheet?.sources[0]?.columns ?? []).map((one) => [one.column, one.inputs.map(({ column }) => column)]),
  )
}

describe('one flat file of several things', () => {
  it('fills the template of what its rows belong to, each once, and is told', () => {
    const { plan, questions, notes } = decideOn([flat], [boats, trips])
    expect(questions).toEqual([])
    expect(plan.sheets).toMatchObject([
      { slug: 'boats', duplicates: 'keep_first', inline: true, sources: [{ table: 'trips 2024', skips: [] }] },
      { slug: 'trips', duplicates: 'ask' },
    ])
    expect(plan.sheets[1]).not.toHaveProperty('inline')
    expect(inputs(plan, 'boats')).toEqual({ boat_no: ['Boat No'], boat_name: ['Boat Name'], berth: ['Berth'] })
    expect(inputs(plan, 'trips')).toMatchObject({ trip_no: ['Trip No'], boat_no: ['Boat No'], skipper: ['Skipper'] })
    expect(notes.join()).toContain(
      'trips 2024.csv also fills Boats, for which there is no other table: each “Boat No” once.',
    )
  })

  it('gives it no column that differs where its key is the same', () => {
    const { plan } = decideOn([flat], [templateOf('boats', [...boats.columns, { name: 'skipper' }]), trips])
    expect(inputs(plan, 'boats')).toMatchObject({ boat_name: ['Boat Name'], skipper: [] })
  })

  it('leaves out rows that belong to nothing, unless they have something of it', () => {
    const none = tableOf('trips', [header, ...rows, 'T-6|2024-05-06||||Karl'].join('\n'))
    const some = tableOf('trips', [header, ...rows, 'T-6|2024-05-06||Kranich||Karl'].join('\n'))
    const skips = (table: typeof flat): unknown => decideOn([table], [boats, trips]).plan.sheets[0]!.sources[0]!.skips
    expect(skips(none)).toMatchObject([{ when: { position: 2, is: 'empty' } }])
    expect(skips(some)).toEqual([])
  })

  it('is one of several where other files of such rows have other ones, in other columns', () => {
    const later = (numbers: string[]): typeof flat =>
      tableOf(
        'export_2025',
        [
          'Tour|Boat|Name of boat|Mooring|Date',
          ...numbers.map((no, at) => `X${at + 1}|${no}|Name ${no}|West ${no.slice(-1)}|2025-06-0${at + 1}`),
        ].join('\n'),
      )
    const sources = (table: typeof flat): (string | undefined)[] | undefined =>
      decideOn([flat, table], [boats, trips])
        .plan.sheets.find(({ slug }) => slug === 'boats')
        ?.sources.map(({ table: name }) => name)
    expect(sources(later(['B201', 'B202', 'B201', 'B203']))?.toSorted()).toEqual(['export_2025', 'trips 2024'])
    // Boats that are known already need not be told again, perhaps with another name.
    expect(sources(later(['B101', 'B102', 'B101', 'B103']))).toHaveLength(1)
  })

  it('is none of them where another file has what its rows belong to', () => {
    const known = tableOf(
      'boats',
      ['Boat No|Boat Name|Berth', ...['B101', 'B102', 'B103'].map((no, at) => `${no}|Boat ${at}|North ${at}`)].join(
        '\n',
      ),
    )
    const later = tableOf(
      'harbour trips',
      [header, ...rows.map((row) => row.replace('T-', 'H-').replace('|B1', '|B7'))].join('\n'),
    )
    const { notes } = decideOn([known, flat, later], [boats, trips])
    expect(notes.filter((note) => note.includes('also fills'))).toEqual([
      expect.stringContaining('harbour trips.csv also fills Boats'),
    ])
  })

  it('does no such thing where there is a table for it, or its rows do not have it', () => {
    const fleet = tableOf(
      'boats',
      'Boat No|Boat Name|Berth\nB101|Möwe|North 4\nB102|Albatros|South 1\nB103|Kormoran|N 7',
    )
    expect(decideOn([flat, fleet], [boats, trips]).plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['boats'])
    const bare = tableOf(
      'trips',
      'Trip No|Trip Date|Boat No|Skipper\nT-1|2024-05-01|B101|Ines\nT-2|2024-05-02|B101|Karl',
    )
    expect(decideOn([bare], [boats, trips]).plan.sheets.map(({ slug }) => slug)).toEqual(['trips'])
  })

  describe('beside tables of the same kind', () => {
    const orders = templateOf('orders', [
      { name: 'order_number', required: true, unique: true, rule: '^[0-9]{4}$' },
      { name: 'order_date', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
      { name: 'buyer', required: true },
      { name: 'state', required: true, rule: '^(open|sent)$' },
    ])
    const lines = templateOf('lines', [
      { name: 'order_number', required: true, link: 'orders.order_number' },
      { name: 'line_item', required: true },
      { name: 'quantity', required: true, rule: '[1-9]\\d*' },
    ])
    const earlier = tableOf(
      'orders 2023',
      'Order Number|Order Date|Buyer|State\n1001|2023-05-01|Ana|sent\n1002|2023-06-01|Luis|sent',
    )
    const shop = (...body: string[]): ReturnType<typeof tableOf> =>
      tableOf('shop', ['Order|Order Date|Buyer|State|Line item|Quantity|Id', ...body].join('\n'))
    const lately = shop(
      '#2001|2024-01-02|Ana|sent|Rope|2|510000817240',
      '#2001||||Sail|1|',
      '#2001||||Hook|7|',
      '#2002|2024-01-05|Rosa|open|Rope|1|510000817241',
      '#2003|2024-01-09|Karl|open|Oar|2|510000817242',
      '#2003||||Rope|3|',
    )
    const told = {
      answers: [
        { key: 'table:file_shop/shop', value: 'lines' },
        { key: 'column:lines.order_number@file_shop/shop', value: 'Order' },
      ],
    }

    it('also fills the template of what its rows belong to, of the first rows where these alone have its data', () => {
      const { plan, notes, questions } = decideOn([earlier, lately], [orders, lines], told)
      expect(questions).toEqual([])
      const [sheet] = plan.sheets
      expect(sheet!.sources.map(({ table }) => table)).toEqual(['orders 2023', 'shop'])
      expect(sheet!.sources[1]!.skips).toMatchObject([{ when: { position: 1, is: 'empty' } }])
      expect(inputs(plan, 'lines')).toMatchObject({ order_number: ['Order'], line_item: ['Line item'] })
      expect(notes.join()).toContain('shop.csv also fills Orders, as no other table has all that its rows belong to')
    })

    describe('with a link of their own to rows of another table', () => {
      const trees = templateOf('trees', [
        { name: 'tree', required: true, unique: true, rule: '[A-Z]{3}\\d' },
        { name: 'species', required: true },
      ])
      const cuts = templateOf('cuts', [
        { name: 'cut_no', required: true, unique: true, rule: '\\d{4}' },
        { name: 'tree', required: true, link: 'trees.tree' },
        { name: 'cut_date', required: true },
      ])
      const logs = templateOf('logs', [
        { name: 'cut', required: true, link: 'cuts.cut_no' },
        { name: 'length', required: true, rule: '\\d+' },
        { name: 'buyer', required: true },
      ])
      const grown = tableOf('trees', 'Tree|Species\nOAK1|Oak\nOAK2|Oak\nASH1|Ash\nASH2|Ash\nELM1|Elm')
      const now = tableOf(
        'cuts',
        'Cut no|Tree|Cut date\n2001|OAK1|2024-01-05\n2002|ASH1|2024-02-07\n2003|ELM1|2024-03-08',
      )
      const sold = tableOf('logs', 'Cut|Length|Buyer\n2001|40|Ana\n2001|52|Rosa\n2002|40|Ana\n2003|61|Karl')
      const before = (plates: string[]): ReturnType<typeof tableOf> =>
        tableOf(
          'earlier',
          `Cut|Where|Cut date|Length|Buyer\n1001|${plates[0]}|2023-01-05|40|Ana\n1001|${plates[0]}|2023-01-05|44|Karl\n1002|${plates[1]}|2023-02-07|50|Ana\n1003|${plates[2]}|2023-03-08|61|Rosa`,
        )

      it('fills that too, whatever its column is called', () => {
        const { plan } = decideOn([grown, now, sold, before(['ASH2', 'OAK2', 'ELM1'])], [trees, cuts, logs])
        const sheet = plan.sheets.find(({ slug }) => slug === 'cuts')!
        expect(sheet.sources.map(({ table }) => table)).toEqual(['cuts', 'earlier'])
        expect(sheet.sources[1]!.columns.map(({ inputs: [input] }) => input?.column)).toEqual([
          'Cut',
          'Where',
          'Cut date',
        ])
      })

      it('does not where nothing in it is such a link', () => {
        const { plan } = decideOn([grown, now, sold, before(['north', 'south', 'gate'])], [trees, cuts, logs])
        expect(plan.sheets.find(({ slug }) => slug === 'cuts')!.sources.map(({ table }) => table)).toEqual(['cuts'])
      })
    })

    it('does where one of many was entered there again', () => {
      const some = [2001, 2002, 2003, 2004, 2005, 2006].map((no, at) => `${no}|2024-01-0${at + 1}|Ana|open`)
      const body = ['1002|2023-06-01|Luis|sent', ...some].flatMap((row) => [`${row}|Rope|2|`, `${row}|Oar|1|`])
      const { plan } = decideOn([earlier, shop(...body)], [orders, lines], told)
      expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['orders 2023', 'shop'])
    })

    it('does where a third of them is in both lists, as where one of them goes on where the other ends', () => {
      const some = [2001, 2002, 2003, 2004].map((no, at) => `${no}|2024-01-0${at + 1}|Ana|open`)
      const both = ['1001|2023-05-01|Ana|sent', '1002|2023-06-01|Luis|sent']
      const body = [...both, ...some].flatMap((row) => [`${row}|Rope|2|`, `${row}|Oar|1|`])
      const { plan } = decideOn([earlier, shop(...body)], [orders, lines], told)
      expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['orders 2023', 'shop'])
    })

    it('does not where these have what its rows belong to', () => {
      const same = shop(
        '1001|2023-05-01|Ana|sent|Rope|2|',
        '1001|2023-05-01|Ana|sent|Sail|1|',
        '1002|2023-06-01|Luis|sent|Oar|2|',
      )
      const { plan } = decideOn([earlier, same], [orders, lines], told)
      expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['orders 2023'])
    })
  })
})

describe('a flat file that fits what its rows belong to best', () => {
  const lamps = templateOf('lamps', [
    { name: 'code', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'status', required: true, rule: 'on|off' },
  ])
  const kinds = templateOf('lamp_kinds', [
    { name: 'item_code', required: true, unique: true },
    { name: 'lamp', required: true, link: 'lamps.code' },
    { name: 'price', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'watts' },
    { name: 'supplier' },
    { name: 'lead_time' },
    { name: 'stock' },
  ])
  const lines = ['ada', 'bo', 'cy', 'di'].flatMap((slug, at) =>
    [1, 2, 3].map((one) => `${slug}|Lamp ${slug}|${at % 2 ? 'on' : 'off'}|Z-${at}${one}|${at + one}.50`),
  )
  const slugs = ['column:lamp_kinds.lamp@file_export/export'].map((key) => ({ key, value: 'Slug' }))

  it('fills the template that links to that, whose key its rows have, and the other from the same rows', () => {
    const table = tableOf('export', `Slug|Title|Status|Item code|Price\n${lines.join('\n')}`)
    const { plan } = decideOn([table], [lamps, kinds], { answers: slugs })
    expect(inputs(plan, 'lamp_kinds')).toMatchObject({ item_code: ['Item code'], lamp: ['Slug'], price: ['Price'] })
    expect(inputs(plan, 'lamps')).toMatchObject({ code: ['Slug'], title: ['Title'], status: ['Status'] })
  })

  it('fills its own where each row has a title of its own', () => {
    const own = lines.map((line, at) => line.replace(/Lamp \w+/, `Lamp ${at}`))
    const table = tableOf('export', `Slug|Title|Status|Item code|Price\n${own.join('\n')}`)
    const { plan } = decideOn([table], [lamps, kinds])
    expect(inputs(plan, 'lamps')).toMatchObject({ code: ['Item code'], title: ['Title'] })
  })
})

describe('a flat file of lines, some columns of which are called as nobody expects', () => {
  const catches = templateOf('catches', [
    { name: 'landing_no', required: true, unique: true },
    { name: 'landed_on', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
    { name: 'harbour', required: true },
    { name: 'currency', required: true, rule: '[A-Z]{3}' },
  ])
  const boxes = templateOf('catch_lines', [
    { name: 'landing', required: true, link: 'catches.landing_no' },
    { name: 'line_no', required: true, rule: '\\d+' },
    { name: 'species', required: true },
    { name: 'quantity', required: true, rule: '\\d+' },
    { name: 'amount', required: true, rule: '\\d+\\.\\d\\d' },
  ])
  const landed = ['L-71', 'L-72', 'L-73', 'L-74', 'L-75'].flatMap((no, at) =>
    [1, 2, 3].map(
      (line) =>
        `${no}|55001${at}|2031-02-0${at + 1}|${['Skagen', 'Oban'][at % 2]}|DKK|${line}|${['Cod', 'Hake', 'Ling'][line - 1]}|${line + at}|${line + at}.50`,
    ),
  )
  const table = tableOf(
    'landings',
    `Landing no|Boat number|Landed on|Harbour|Currency|Row|What|Quantity|Amount\n${landed.join('\n')}`,
  )

  it('is one of lines all the same, and what they belong to is taken from them', () => {
    const { plan } = decideOn([table], [catches, boxes])
    expect(inputs(plan, 'catch_lines')).toMatchObject({
      landing: ['Landing no'],
      quantity: ['Quantity'],
      amount: ['Amount'],
    })
    expect(inputs(plan, 'catches')).toMatchObject({ landing_no: ['Landing no'], harbour: ['Harbour'] })
  })

  it('counts its lines by no number that all lines of one have in common', () => {
    const { plan } = decideOn([table], [catches, boxes])
    expect(inputs(plan, 'catch_lines').line_no).not.toEqual(['Boat number'])
  })
})
