// Over 300 lines: every way in which a description joins a key of others, each a small case of its own.
import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('a key that is described as joined of others', () => {
  const calls = (description: string) =>
    templateOf('calls', [
      { name: 'call_id', description, required: true, unique: true },
      { name: 'harbour', required: true, rule: '[A-Z]{3}' },
      { name: 'ship_no', required: true },
      { name: 'cargo' },
    ])
  const rows = Array.from({ length: 12 }, (_, at) => `S-${300 + Math.floor(at / 3)}|${(at % 3) + 1}|Coal ${at % 5}`)
  const made = (description: string, header = 'Ship no|Zq|Cargo', lines = rows): Decision =>
    decideOn([tableOf('calls', [header, ...lines].join('\n'))], [calls(description)], {
      instructions: 'Set harbour to `HUL`.',
    })

  it('is made of them, with what all rows have, and of the only column that tells the rest apart', () => {
    const decision = made('Harbour code, ship number and running number, joined with dashes.')
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'call_id')).toEqual(['Ship no', 'Zq'])
    expect(columnOf(decision, 'call_id').transforms).toEqual([
      { kind: 'merge', separator: '-' },
      { kind: 'trim' },
      { kind: 'prefix', text: 'HUL-' },
    ])
    expect(decision.notes.join('\n')).toContain('“call_id” of Calls is joined of “HUL”, “Ship no”, “Zq” of calls.csv')
    const german = made('Harbour und Ship number und line, verbunden durch Schrägstrich', 'Ship no|Line|Cargo')
    expect(columnOf(german, 'call_id').transforms).toContainEqual({ kind: 'prefix', text: 'HUL/' })
  })

  it('has the number of the only column that counts the rows of each, though others tell these apart as well', () => {
    const said =
      'Ship number in five digits, a hyphen, and the sequence number of the call in three digits, e.g. 00312-002'
    const berths = [7, 2, 9]
    const lines = Array.from(
      { length: 12 },
      (_, at) => `${300 + Math.floor(at / 3)}|${(at % 3) + 1}|${berths[at % 3]}|Coal`,
    )
    const decision = made(said, 'Ship no|Cl|Bt|Cargo', lines)
    expect(inputsOf(decision, 'call_id')).toEqual(['Ship no', 'Cl'])
    expect(applyChain(columnOf(decision, 'call_id').transforms, ['303', '2']).value).toBe('00303-002')
    // With gaps in nearly all nothing tells that it counts.
    const gaps = lines.map((line) => line.replace(/^(\d+\|)3/, '$15'))
    expect(inputsOf(made(said, 'Ship no|Cl|Bt|Cargo', gaps), 'call_id')).not.toEqual(['Ship no', 'Cl'])
    const two = lines.map((line, at) => line.replace(/\|\d\|Coal/, `|${3 - (at % 3)}|Coal`))
    expect(inputsOf(made(said, 'Ship no|Cl|Bt|Cargo', two), 'call_id')).not.toEqual(['Ship no', 'Cl'])
  })

  it('is made of what stands before a colon and a key that is shown', () => {
    const decision = made('Ship number, hyphen, line number: S-300-1', 'Ship no|Line|Cargo')
    expect(inputsOf(decision, 'call_id')).toEqual(['Ship no', 'Line'])
    expect(columnOf(decision, 'call_id').transforms).toContainEqual({ kind: 'merge', separator: '-' })
  })

  it('has the number of the only column that makes it one, though codes are called a number as well; its year is that of a day beside a time', () => {
    const dives = templateOf('dives', [
      {
        name: 'dive_id',
        required: true,
        unique: true,
        rule: '^D\\d{2}-\\d+$',
        description: 'D, two digits of the year, dash, number (D21-77)',
      },
      { name: 'starts_at', required: true, rule: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' },
      { name: 'gas', required: true, rule: 'air|nitrox' },
    ])
    const lines = Array.from(
      { length: 14 },
      (_, at) => `${401 + at}|${at + 11}-0${(at % 3) + 4}-23|09:${at + 10}|${['A1', 'N2'][at % 2]}`,
    )
    const table = tableOf('dives', ['Outing|Date|Time|Code', ...lines].join('\n'))
    const decision = decideOn([table], [dives], { instructions: 'Map Code to gas. A1 means air. N2 means nitrox.' })
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'dive_id')).toEqual(['Outing'])
    expect(applyChain(columnOf(decision, 'dive_id').transforms, ['402']).value).toBe('D23-402')
  })

  it('has the number that counts within another part, though a column is called after what is counted', () => {
    const plots = (description: string) =>
      templateOf('graves', [
        { name: 'grave_ref', required: true, unique: true, rule: '^\\d{4}/\\d{2}$', description },
        { name: 'field_no', required: true, rule: '^\\d{4}$' },
        { name: 'grave_1', required: true },
      ])
    const lines = Array.from({ length: 18 }, (_, at) => `0${300 + Math.floor(at / 3)}|${(at % 3) + 1}|Oak ${at}`)
    const table = tableOf('graves', ['Field No|SEQ|Grave 1', ...lines].join('\n'))
    const madeBy = (description: string) => decideOn([table], [plots(description)])
    for (const said of [
      'Field number, a slash and the two-digit number of the grave within the field: 0123/01',
      'Field number, slash, number of the grave within its field, two digits: 0123/01',
    ]) {
      const decision = madeBy(said)
      expect(decision.questions).toEqual([])
      expect(inputsOf(decision, 'grave_ref')).toEqual(['Field No', 'SEQ'])
      expect(inputsOf(decision, 'grave_1')).toEqual(['Grave 1'])
    }
    const doubled = tableOf(
      'graves',
      ['Field No|SEQ|Grave 1', ...lines.map((line) => line.replace(/\|3\|/, '|1|'))].join('\n'),
    )
    const asked = decideOn([doubled], [plots('Field number, slash, number of the grave within the field: 0123/01')])
    expect(asked.questions.map(({ target }) => target.column)).toContain('grave_ref')
  })

  it('is asked about where a part is not there, or the parts are the same in several rows', () => {
    const asked = (decision: Decision): unknown => decision.questions.map(({ target }) => target.column)
    expect(asked(made('Captain, ship number and running number, joined with dashes.'))).toContain('call_id')
    const doubled = rows.map((row, at) => row.replace(/\|\d\|/, `|${at % 2}|`))
    expect(asked(made('Harbour, ship number and running number, joined with dashes.', undefined, doubled))).toContain(
      'call_id',
    )
  })

  it('is made alike in tables of the same columns, though one of them is all but empty', () => {
    const lots = Array.from({ length: 30 }, (_, at) => `S-${300 + Math.floor(at / 3)}|${(at % 3) + 1}|Coal ${at % 5}`)
    const beside = (more: string[]): string =>
      decideOn(
        [lots, more].map((lines, at) => tableOf(`calls${at}`, ['Ship no|Line|Cargo', ...lines].join('\n'))),
        [calls('Harbour code, ship number and line number, joined with dashes.')],
        { instructions: 'Set harbour to `HUL`. Map "Ship no" to ship_no.' },
      ).notes.join('\n')
    expect(beside(['Sum||'])).toContain('is joined of “HUL”, “Ship no”, “Line” of calls1.csv')
    const unnumbered = Array.from({ length: 12 }, (_, at) => `S-${400 + at}||Coal`)
    expect(beside(unnumbered)).not.toContain('calls1.csv')
  })

  it('is made of the figures of a number, where the rule takes no letters before them', () => {
    const berths = templateOf('berths', [
      {
        name: 'berth_key',
        description: 'Owner number, hyphen, berth number with two digits, e.g. 20001-02',
        required: true,
        unique: true,
        rule: '^\\d{5}-\\d{2}$',
      },
      { name: 'owner_number', required: true, rule: '^\\d{5}$' },
      { name: 'length' },
    ])
    const lines = Array.from(
      { length: 12 },
      (_, at) => `M${at % 4 === 0 ? '' : '-'}${20100 + Math.floor(at / 2)}|${(at % 2) + 1}|${8 + at}`,
    )
    const decision = decideOn([tableOf('berths', ['Owner number|Berth no|Length', ...lines].join('\n'))], [berths])
    expect(inputsOf(decision, 'berth_key')).toEqual(['Owner number', 'Berth no'])
    const { transforms } = columnOf(decision, 'berth_key')
    expect(applyChain(transforms, ['M20100', '1']).value).toBe('20100-01')
    expect(applyChain(transforms, ['M-20103', '12']).value).toBe('20103-12')
  })

  it('is a column that has it already', () => {
    const own = rows.map((row, at) => `${row}|HUL-${at}`)
    const decision = made(
      'Harbour, ship number and running number, joined with dashes.',
      'Ship no|Zq|Cargo|Call id',
      own,
    )
    expect(inputsOf(decision, 'call_id')).toEqual(['Call id'])
  })
})

describe('a key of the lines of what stands in another list', () => {
  const heads = templateOf('orders', [
    { name: 'order_no', required: true, unique: true, rule: 'ORD-\\d{4}' },
    { name: 'customer', required: true },
  ])
  const lines = (key: { description: string; rule?: string }, more: { name: string; rule?: string }[] = []) =>
    templateOf('order_lines', [
      { name: 'line_key', required: true, unique: true, ...key },
      { name: 'order_no', required: true, link: 'orders.order_no' },
      ...more,
      { name: 'article', required: true },
    ])
  const orders = tableOf(
    'orders',
    `Order|Customer\n${Array.from({ length: 8 }, (_, at) => `ORD-${4100 + at}|Firm ${at}`).join('\n')}`,
  )
  const numbered = Array.from({ length: 16 }, (_, at) => `${4100 + Math.floor(at / 2)}|${(at % 2) + 1}|Bolt ${at % 3}`)
  const positions = tableOf('lines', `Order|Pos|Article\n${numbered.join('\n')}`)
  const lineNo = { name: 'pos_no', rule: '\\d+' }
  const decided = (table: typeof positions, ...key: Parameters<typeof lines>): Decision =>
    decideOn([orders, table], [heads, lines(...key)])
  const keyOf = (decision: Decision): unknown[] => [
    inputsOf(decision, 'line_key', 1),
    columnOf(decision, 'line_key', 1).transforms,
  ]
  const MERGED = [{ kind: 'merge', separator: '-' }, { kind: 'trim' }]
  const WITH_FRONT = [
    ['Order', 'Pos'],
    [...MERGED, { kind: 'prefix', text: 'ORD-' }],
  ]

  it.each([
    'Order number, a hyphen and the position number, e.g. ORD-4100-1',
    'Auftragsnummer, Bindestrich, Positionsnummer (ORD-4100-1)',
    'Auftrags- und Positionsnummer mit Bindestrich',
    '<order_no>-<pos_no>',
    "order no + '-' + pos",
    'Composed of the order number and the position, e.g. ORD-4103-2',
    'Numéro de commande et numéro de position séparés par un tiret',
    'Número de pedido, guion, número de posición',
    'Ordernummer en positienummer met een streepje ertussen',
  ])('begins as the other list writes what it is of, and both cells keep their own columns: “%s”', (description) => {
    const decision = decided(positions, { description, rule: 'ORD-\\d{4}-\\d+' }, [lineNo])
    expect(keyOf(decision)).toEqual(WITH_FRONT)
    expect(inputsOf(decision, 'order_no', 1)).toEqual(['Order'])
    expect(columnOf(decision, 'order_no', 1).transforms).toContainEqual({ kind: 'prefix', text: 'ORD-' })
    expect(inputsOf(decision, 'pos_no', 1)).toEqual(['Pos'])
    expect(decision.questions).toEqual([])
  })

  it('is written so without a rule, too', () => {
    expect(keyOf(decided(positions, { description: 'Order number and position number with a hyphen' }))).toEqual(
      WITH_FRONT,
    )
  })

  it('has numbers filled up as the rule, the text or the value that is shown wants it', () => {
    const steps = (key: { description: string; rule?: string }): unknown => keyOf(decided(positions, key, [lineNo]))[1]
    const filled = [
      { kind: 'merge', separator: '¦' },
      { kind: 'rewrite', pattern: '((?:[^¦]*¦){1})(\\d+)((?:¦.*)?)', with: '\\100\\2\\3' },
      { kind: 'rewrite', pattern: '((?:[^¦]*¦){1})0*?(\\d{3}|[1-9]\\d{3,})((?:¦.*)?)', with: '\\1\\2\\3' },
      { kind: 'rewrite', pattern: '(.*?)¦(.*)', with: '\\1/\\2' },
      { kind: 'prefix', text: 'ORD-' },
    ]
    expect(steps({ description: 'Order number, slash, position number in three digits' })).toEqual(filled)
    expect(steps({ description: 'Order number/position number', rule: 'ORD-\\d{4}/\\d{3}' })).toEqual(filled)
    expect(steps({ description: 'Order number and position number, e.g. ORD-4100/001' })).toEqual(filled)
  })

  it('counts the rows of each where no column numbers them', () => {
    const plain = tableOf('lines', `Order|Article\n${numbered.map((row) => row.replace(/\|\d\|/, '|')).join('\n')}`)
    const decision = decided(plain, {
      description: 'Order number, a hyphen and the line number',
      rule: 'ORD-\\d{4}-\\d+',
    })
    expect(keyOf(decision)).toEqual([
      ['Order'],
      [{ kind: 'row_number', start: 1, within: true }, ...MERGED, { kind: 'prefix', text: 'ORD-' }],
    ])
    expect(decision.questions).toEqual([])
  })

  it('has a dash where nothing tells what stands between its parts, and no parts where one or the other is meant', () => {
    const steps = (description: string): unknown => keyOf(decided(positions, { description }, [lineNo]))
    expect(steps('Order number and position number')).toEqual(WITH_FRONT)
    expect(steps('Key of the order or the position, in capitals')).toEqual([[], []])
  })

  it('has nothing counted where a column may number the rows', () => {
    const odd = tableOf('lines', `Order|Pos|Article\n${numbered.map((row) => row.replace(/\|\d\|/, '|7|')).join('\n')}`)
    expect(
      inputsOf(decided(odd, { description: 'Order number, a hyphen and the line number' }, [lineNo]), 'line_key', 1),
    ).toEqual([])
  })
})

describe('a link to rows whose keys are joined', () => {
  const flats = templateOf('flats', [
    { name: 'flat_no', description: 'House number in three digits, dot, door', required: true, unique: true },
    { name: 'rooms', rule: '\\d' },
  ])
  const stays = templateOf('stays', [
    { name: 'stay_no', required: true, unique: true },
    { name: 'flat_no', required: true, link: 'flats.flat_no' },
  ])
  const doors = Array.from({ length: 12 }, (_, at) => `${7 + Math.floor(at / 4)}|${(at % 4) + 1}|${(at % 3) + 1}`)
  const list = tableOf('flats', `House|Door|Rooms\n${doors.join('\n')}`)
  const staying = (header: string, row: (door: string) => string): Decision =>
    decideOn(
      [list, tableOf('stays', `${header}\n${doors.map((door, at) => `S${at}|${row(door)}`).join('\n')}`)],
      [flats, stays],
    )

  it('is joined of the columns that are called the same, in the same way', () => {
    const decision = staying('Stay no|House|Door', (door) => door.slice(0, -2))
    expect(inputsOf(decision, 'flat_no', 1)).toEqual(['House', 'Door'])
    const { transforms } = columnOf(decision, 'flat_no', 1)
    expect(transforms).toEqual(columnOf(decision, 'flat_no').transforms)
    expect(applyChain(transforms, ['7', '2']).value).toBe('007.2')
    expect(decision.questions).toEqual([])
  })

  it('is none where the keys so joined are not there', () => {
    const decision = staying('Stay no|House|Door', (door) => `9${door.slice(0, -2)}`)
    expect(inputsOf(decision, 'flat_no', 1)).not.toEqual(['House', 'Door'])
  })
})

describe('a key with a year that no column has', () => {
  const notes = (rule = '[A-Z]\\d{2}-\\d{4}') =>
    templateOf('notes', [
      {
        name: 'note_no',
        required: true,
        unique: true,
        rule,
        description: 'Series letter, two digits of the year, hyphen, number in four digits, e.g. K21-0007',
      },
      { name: 'note_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'payer_code', required: true },
    ])
  const lines = templateOf('note_lines', [
    { name: 'note_no', required: true, link: 'notes.note_no' },
    { name: 'line_no', required: true, rule: '\\d+' },
    { name: 'text', required: true },
  ])
  const rowsOf = (year: (at: number) => string): string[] =>
    Array.from({ length: 12 }, (_, at) => `${at % 5 === 4 ? 'L' : 'K'}|${at + 3}|${at + 13}/11/${year(at)}|P${at % 4}`)
  const table = (rows: string[]) => tableOf('notes', ['Serie|Número|Fecha|Payer code', ...rows].join('\n'))
  const written = (decision: Decision, row: string): unknown => {
    const [series, number, date] = row.split('|')
    const plan = columnOf(decision, 'note_no')
    const cells = plan.inputs.map(({ column }) => ({ Serie: series, Número: number, Fecha: date })[column]!)
    return applyChain(plan.transforms as Parameters<typeof applyChain>[0], cells).value
  }

  it('has that of its row, whichever way dates are written', () => {
    const rows = rowsOf((at) => (at % 3 === 0 ? '20' : at % 3 === 1 ? '2021' : '2022'))
    const decision = decideOn([table(rows)], [notes()])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'note_no')).toEqual(['Serie', 'Fecha', 'Número'])
    expect(rows.slice(0, 5).map((row) => written(decision, row))).toEqual([
      'K20-0003',
      'K21-0004',
      'K22-0005',
      'K20-0006',
      'L21-0007',
    ])
  })

  it('has that of all rows where it is one, and links of cells without a date are joined with it, too', () => {
    const rows = rowsOf(() => '2021')
    const own = rows.map((row) => `${row.split('|').slice(0, 2).join('|')}|1|Paper`)
    const decision = decideOn(
      [table(rows), tableOf('lines', ['Serie|Número|Lín.|Text', ...own].join('\n'))],
      [notes(), lines],
    )
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'note_no')).toEqual(['Serie', 'Número'])
    expect(written(decision, rows[4]!)).toBe('L21-0007')
    expect(inputsOf(decision, 'note_no', 1)).toEqual(['Serie', 'Número'])
    expect(inputsOf(decision, 'line_no', 1)).toEqual(['Lín.'])
  })

  it('has all four figures, though some dates have two of them or no marks between', () => {
    const moves = templateOf('moves', [
      {
        name: 'move',
        required: true,
        rule: '\\d{4}-\\d{5}',
        description: 'Number of the move: year, dash, number in five digits (2021-00007)',
      },
      { name: 'move_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'item' },
    ])
    const made = (dates: string[]): unknown[] => {
      const rows = Array.from({ length: 12 }, (_, at) => `${at + 1}|${dates[at % dates.length]}|I${at % 5}`)
      const decision = decideOn([tableOf('moves', ['Move no|Move date|Item', ...rows].join('\n'))], [moves])
      const { inputs, transforms } = columnOf(decision, 'move')
      const cells = (row: string): string[] => inputs.map(({ column }) => row.split('|')[column === 'Move no' ? 0 : 1]!)
      return [
        decision.questions.length,
        ...rows.slice(0, 3).map((row) => applyChain(transforms as Parameters<typeof applyChain>[0], cells(row)).value),
      ]
    }
    expect(made(['20210314', '20220411', '20220523'])).toEqual([0, '2021-00001', '2022-00002', '2022-00003'])
    expect(made(['2021-03-14', '17/04/22', '2022-05-23'])).toEqual([0, '2021-00001', '2022-00002', '2022-00003'])
    expect(made(['20220314', '20220411', '20220523'])).toEqual([0, '2022-00001', '2022-00002', '2022-00003'])
    // Of which century a year is that no other date shows can't be known.
    expect(made(['1998-03-14', '17/04/21', '1999-05-23'])[0]).toBeGreaterThan(0)
  })

  it('is asked about where dates of several kinds may be meant', () => {
    const rows = rowsOf(() => '2021').map((row) => `${row}|03/12/2022`)
    const both = templateOf('notes', [...notes().columns.slice(0, 1), { name: 'payer_code', required: true }])
    const decision = decideOn([tableOf('notes', ['Serie|Número|Fecha|Payer code|Sent', ...rows].join('\n'))], [both])
    expect(decision.questions.map(({ target }) => target.column)).toContain('note_no')
  })
})

describe('a part of a key', () => {
  const flats = templateOf('flats', [
    {
      name: 'flat_no',
      description: 'Three digits of the estate, hyphen, number of the flat in two digits',
      required: true,
      unique: true,
      rule: '\\d{3}-\\d{2}',
    },
    { name: 'street', required: true },
    { name: 'house_no', description: 'House number', required: true, rule: '\\d+[a-z]?' },
    { name: 'rooms', rule: '\\d' },
  ])
  const rows = Array.from({ length: 16 }, (_, at) => `0${31 + Math.floor(at / 4)}|${(at % 4) + 1}|${(at % 3) + 1}`)
  const estates = ['031|Ulmengasse|7 a', '032|Am Wehr|12', '033|Torweg|140', '034|Ulmengasse|9']

  it('is nothing else for its form alone, and leads to the list of what it is of', () => {
    const decision = decideOn(
      [
        tableOf('flats', ['Estate|Flat|Rooms', ...rows].join('\n')),
        tableOf('estates', ['Estate|Street|House no', ...estates].join('\n')),
      ],
      [flats],
    )
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'flat_no')).toEqual(['Estate', 'Flat'])
    expect(columnOf(decision, 'house_no').inputs).toMatchObject([{ table: 'estates', column: 'House no' }])
    expect(columnOf(decision, 'street').inputs).toMatchObject([{ table: 'estates', column: 'Street' }])
  })
})
