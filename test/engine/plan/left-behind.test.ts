// Over 300 lines: what is left behind by each kind of table and column, one small case beside the other.
import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import type { DecideInput, Decision } from '../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf } from './table-of.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

const answerTo = (key: string, value: string): Partial<DecideInput> => ({ answers: [{ key, value }] })

describe('a column that nothing clearly fits', () => {
  const template = templateOf('cases', [
    { name: 'case_number', required: true, unique: true },
    { name: 'verdict', required: true },
  ])
  const table = tableOf('cases', 'Case number|Zq1|Zq2\nK-1|upheld|first\nK-2|denied|second')

  it('is asked about when it is required, with all columns that are left as options', () => {
    const { questions } = decideOn([table], [template])
    expect(questions.map(({ target, kind }) => [kind, target.column])).toEqual([['column_match', 'verdict']])
    expect(
      questions[0]?.options
        .map(({ value }) => value)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['Zq1', 'Zq2'])
    expect(questions[0]?.evidence).not.toEqual([])
    const answered = decideOn([table], [template], answerTo(questions[0]!.key, 'Zq1'))
    expect(answered.questions).toEqual([])
    expect(columnOf(answered, 'verdict').inputs).toMatchObject([{ column: 'Zq1' }])
  })

  it('is asked about where one column of codes is left for it, which its rule does not take', () => {
    const accounts = templateOf('accounts', [
      { name: 'number', required: true, unique: true, rule: '\\d{4}' },
      { name: 'name', required: true },
      { name: 'notice_period_weeks', rule: '\\d+' },
    ])
    const cells = (at: number): string => `41${at + 10}|Firm ${'ABCDEFGHI'[at]}|${'PQR'[at % 3]}`
    const firms = tableOf('accounts', `Number|Name|NC\n${[...Array(9).keys()].map(cells).join('\n')}`)
    const { questions } = decideOn([firms], [accounts])
    expect(questions.map(({ target, default: preset }) => [target.column, preset])).toEqual([
      ['notice_period_weeks', '(none)'],
    ])
    const answered = decideOn([firms], [accounts], answerTo(questions[0]!.key, 'NC'))
    expect(answered.questions.map(({ evidence }) => evidence[0]?.value)).toEqual(['P', 'Q', 'R'])
  })

  it('is not asked about when a default fills it', () => {
    expect(decideOn([table], [template], { instructions: 'The default of `verdict` is `open`.' }).questions).toEqual([])
  })

  it('is asked about though it is optional, when its values would be left behind without a word', () => {
    const contacts = templateOf('contacts', [
      { name: 'code', required: true, unique: true },
      { name: 'reachable_under', description: 'E-mail address' },
    ])
    const people = tableOf('contacts', 'Code|Zq\nA1|anna@example.com\nB2|jonas@example.com')
    const { questions } = decideOn([people], [contacts])
    expect(questions.map(({ target }) => target.column)).toEqual(['reachable_under'])
  })
})

describe('a required column that nothing is clearly meant by, until there is an answer', () => {
  const mapped = (header: string, rows: string[], column: Parameters<typeof templateOf>[1][number]): string[] => {
    const template = templateOf('loans', [
      { name: 'loan_number', required: true, unique: true },
      { required: true, ...column },
    ])
    const decision = decideOn([tableOf('loans', [header, ...rows].join('\n'))], [template])
    expect(decision.questions.find(({ kind }) => kind === 'column_match')?.target.column).toBe(column.name)
    return columnOf(decision, column.name).inputs.map(({ column: name }) => name)
  }

  it.each([
    [
      'dates for a date',
      'Loan number|Zq1|Zq2',
      ['L1|soft|03.05.2024', 'L2|hard|24.05.2024', 'L3|soft|25.05.2024'],
      { name: 'lent_on', rule: '\\d{4}-\\d\\d-\\d\\d' },
      ['Zq2'],
    ],
    [
      'codes that get the dress of the rule',
      'Loan number|Zq1|Zq2',
      ['L1|K4711|soft', 'L2|K081|hard', 'L3|K33|soft'],
      { name: 'shelf', rule: 'K-\\d{4}' },
      ['Zq1'],
    ],
    [
      'as many codes as the rule has values',
      'Loan number|Zq1|Zq2',
      [
        'L1|X|some long text here',
        'L2|Y|other text, too',
        'L3|X|this and that',
        'L4|Y|and so on, ever',
        'L5|Y|more of this text',
      ],
      { name: 'verdict', rule: 'upheld|denied' },
      ['Zq1'],
    ],
    [
      'nothing that the rule refuses',
      'Loan number|Zq1|Zq2',
      ['L1|soft|first', 'L2|hard|second', 'L3|soft|third'],
      { name: 'lent_on', rule: '\\d{4}-\\d\\d-\\d\\d' },
      [],
    ],
    [
      'no birth for another day',
      'Loan number|Born|Zq2',
      ['L1|03.05.1984|soft', 'L2|24.05.1991|hard', 'L3|25.05.1990|soft'],
      { name: 'lent_on', rule: '\\d{4}-\\d\\d-\\d\\d' },
      [],
    ],
  ])('is filled by what its values allow: %s', (_, header, rows, column, sources) => {
    expect(mapped(header, rows, column)).toEqual(sources)
  })

  it('is the only text of several words where any text will do', () => {
    const things = templateOf('things', [
      { name: 'id', required: true, unique: true },
      { name: 'summary', required: true },
    ])
    const table = tableOf('list', 'id|qux|zap\n1|Red garden chair|N1\n2|Round oak table|N2\n3|Lamp with shade|N3')
    expect(inputsOf(decideOn([table], [things]), 'summary')).toEqual(['qux'])
  })

  it('is what each thing is under a header for any thing, where that is asked for, and no number', () => {
    const props = templateOf('props', [
      { name: 'prop_no', required: true, unique: true, rule: 'P\\d{3}' },
      { name: 'description', required: true, description: 'What it is' },
    ])
    const held = (cells: string[]): string[] => {
      const rows = cells.map((cell, at) => `P${at + 101}|${cell}|${'xy'[at % 2]}`).join('\n')
      return inputsOf(decideOn([tableOf('props', `Prop no|Item|Zq\n${rows}`)], [props]), 'description')
    }
    expect(held(['Throne', 'Lantern', 'Sword', 'Throne', 'Goblet'])).toEqual(['Item'])
    expect(held(['4471', '4472', '4473', '4471', '4475'])).toEqual([])
  })

  it('is no name of what the row is linked to', () => {
    const depots = templateOf('depots', [
      { name: 'code', required: true, unique: true, rule: 'D\\d{3}' },
      { name: 'label', required: true },
    ])
    const runs = templateOf('runs', [
      { name: 'run', required: true, unique: true, rule: '\\d{4}' },
      { name: 'code', required: true, link: 'depots.code' },
      { name: 'narrative', required: true, description: 'Text of the run' },
    ])
    const list = tableOf('depots', 'code|label\nD101|North\nD102|South\nD103|Harbour\nD104|Airport')
    const cells = ['Timber', 'Stone and sand', 'Timber', 'Bricks', 'Stone and sand', 'Pipes', 'Bricks']
    const rows = cells.map((cell, at) => {
      const depot = at % 4
      return `20${at + 10}|D10${depot + 1}|${['North', 'South', 'Harbour', 'Airport'][depot]}|${cell}`
    })
    const decision = decideOn([list, tableOf('runs', `run|code|Depot label|qx\n${rows.join('\n')}`)], [depots, runs])
    expect(inputsOf(decision, 'label', 0)).toEqual(['label'])
    expect(inputsOf(decision, 'narrative', 1)).toEqual(['qx'])
  })

  it('is filled by the column whose keys are those of the linked one, however they are written', () => {
    const shelves = templateOf('shelves', [{ name: 'shelf_number', required: true, unique: true, rule: 'SH-\\d{5}' }])
    const loans = templateOf('loans', [
      { name: 'loan_number', required: true, unique: true },
      { name: 'shelf_number', required: true, link: 'shelves.shelf_number' },
    ])
    const tables = [
      tableOf('shelves', 'Shelf number\nSH-00301\nSH-00302\nSH-00417'),
      tableOf('loans', 'Loan number|Zq1|Zq2\nL1|000301|7\nL2|000417|9\nL3|000302|4\nL4|000301|1'),
    ]
    expect(columnOf(decideOn(tables, [shelves, loans]), 'shelf_number', 1).inputs).toMatchObject([{ column: 'Zq1' }])
  })
})

describe('a required column of other codes, until there is an answer', () => {
  it('is filled by the flag that is called as one of its values', () => {
    const loans = templateOf('loans', [
      { name: 'loan_number', required: true, unique: true },
      { name: 'state', required: true, rule: 'running|overdue|returned' },
    ])
    const told = tableOf(
      'loans',
      `Loan number|Zq1|Ret\n${[...'ABCDEF'].map((one, at) => `${one}1|7${at % 3}|${at % 2 ? 'Y' : 'N'}`).join('\n')}`,
    )
    const decision = decideOn([told], [loans])
    expect(columnOf(decision, 'state').inputs).toMatchObject([{ column: 'Ret' }])
    expect(decision.questions.map(({ key }) => key)).toEqual([
      'column:loans.state@file_loans/loans',
      'value:loans.state:N',
    ])
  })

  it('is filled by another list of codes under a like header, and each of them is asked about', () => {
    const groups = templateOf('groups', [
      { name: 'group_code', required: true, unique: true },
      { name: 'title', required: true },
    ])
    const tools = templateOf('tools', [
      { name: 'tool_number', required: true, unique: true },
      { name: 'group_code', required: true, link: 'groups.group_code' },
    ])
    const tables = [
      tableOf('groups', 'Group code|Title\nSAW|Saws\nDRL|Drills\nHAM|Hammers'),
      tableOf(
        'tools',
        `Tool number|Grp old|Zq2\n${[...'ABCDEF'].map((one, at) => `${one}1|${at % 2 ? 210 : 340}|some ${one}`).join('\n')}`,
      ),
    ]
    const decision = decideOn(tables, [groups, tools])
    expect(columnOf(decision, 'group_code', 1).inputs).toMatchObject([{ column: 'Grp old' }])
    expect(decision.questions.filter(({ kind }) => kind === 'value_map')).toHaveLength(2)
  })
})

describe('a column that is not required', () => {
  it('is asked about when only one column is left whose values meet a rule that hardly anything meets', () => {
    const animals = templateOf('animals', [
      { name: 'code', required: true, unique: true },
      { name: 'chip', rule: '\\d{15}' },
    ])
    const told = tableOf('animals', 'Code|Zq1|Zq2\nA1|250 275 195 171 739|soft\nB2|250234896801610|hard')
    expect(decideOn([told], [animals]).questions.map(({ target }) => target.column)).toEqual(['chip'])
  })

  it('is asked about though a default is told, when a column of codes gives it by its name', () => {
    const orders = templateOf('orders', [
      { name: 'code', required: true, unique: true },
      { name: 'warranty', rule: 'true|false' },
    ])
    const instructions = 'The default of `warranty` is `false`.'
    const asked = (codes: string[]): string[] =>
      decideOn([tableOf('orders', `Code|Zq\n${codes.map((code, at) => `A${at}|${code}`).join('\n')}`)], [orders], {
        instructions,
      }).questions.map(({ target, kind }) => `${kind} ${target.column}`)
    expect(asked(['normal', 'warranty', 'normal'])).toEqual(['column_match warranty'])
    expect(asked(['normal', 'urgent', 'normal'])).toEqual([])
  })
})

describe('what would be left behind without a word', () => {
  const asked = (table: ReturnType<typeof tableOf>, columns: Parameters<typeof templateOf>[1]): (string | null)[] =>
    decideOn(
      [table],
      [templateOf('stays', [{ name: 'stay_number', required: true, unique: true }, ...columns])],
    ).questions.map(({ target }) => target.column)

  it('is asked about where amounts are written otherwise than the rule wants them, and little else is left', () => {
    const table = tableOf('stays', 'Stay number|Zq\nS-1|£5,000\nS-2|£12,500\nS-3|£7,500')
    expect(asked(table, [{ name: 'caution', rule: '\\d+' }])).toEqual(['caution'])
  })

  it('is asked about where one column alone has two values and a yes or no is wanted', () => {
    const rows = ['S-1|up|a b|c|k|n|q|t', 'S-2|down|d e|f|l|o|r|u', 'S-3|up|g h|i|m|p|s|v'].join('\n')
    const table = tableOf('stays', `Stay number|Zq1|Zq2|Zq3|Zq4|Zq5|Zq6|Zq7\n${rows}`)
    expect(asked(table, [{ name: 'vip', rule: 'true|false' }])).toEqual(['vip'])
    expect(
      asked(
        tableOf(
          'stays',
          `Stay number|Zq1|Zq2|Zq3|Zq4|Zq5|Zq6|Zq7\n${rows.replaceAll('|k', '|c').replaceAll('|l', '|c')}`,
        ),
        [{ name: 'vip', rule: 'true|false' }],
      ),
    ).toEqual([])
  })
})

describe('a column whose name is no help', () => {
  const notes = templateOf('notes', [
    { name: 'note_number', required: true, unique: true },
    { name: 'mood', rule: '^(good|bad)$' },
  ])

  it('is asked about where little is left on both sides, and left alone where much is', () => {
    const few = tableOf('notes', 'Note number|Zq1\nN-1|prima\nN-2|mies')
    expect(decideOn([few], [notes]).questions.map(({ target }) => target.column)).toEqual(['mood'])
    const many = tableOf(
      'notes',
      'Note number|Zq1|Zq2|Zq3|Zq4|Zq5|Zq6|Zq7\nN-1|prima|a b|c d|e f|g h|i j|k l\nN-2|mies|m n|o p|q r|s t|u v|w x',
    )
    expect(decideOn([many], [notes]).questions).toEqual([])
  })
})

describe('a table that fits no template by itself', () => {
  const books = templateOf('books', [
    { name: 'isbn', required: true, unique: true, rule: '\\d{13}' },
    { name: 'title', required: true },
  ])
  const loans = templateOf('loans', [
    { name: 'isbn', required: true, link: 'books.isbn' },
    { name: 'lent_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'remark' },
  ])
  const shelf = tableOf('books', 'ISBN|Title\n9783161484100|One\n9780306406157|Two\n9780140328721|Three')
  const rows = '9783161484100|2024-01-10|a b\n9780306406157|2024-02-01|c d'

  it('is placed by what it links to, or asked about as its rows would be left behind', () => {
    const { plan, questions } = decideOn([shelf, tableOf('zq', `Zq1|Zq2|Zq3\n${rows}`)], [books, loans])
    const placed = plan.sheets.some(({ slug }) => slug === 'loans')
    expect(placed || questions.some(({ key }) => key === 'table:file_zq/zq')).toBe(true)
    const told = decideOn(
      [shelf, tableOf('zq', `Zq1|Zq2|Zq3\n${rows}`)],
      [books, loans],
      answerTo('table:file_zq/zq', 'loans'),
    )
    expect(told.plan.sheets.map(({ slug }) => slug)).toEqual(['books', 'loans'])
  })

  it('is asked about when a file of the same name but for figures went somewhere', () => {
    const more = tableOf('books_2', `Zq1|Zq2\nx y|u\nz y|v`)
    const { questions } = decideOn(
      [
        { ...shelf, table: { ...shelf.table, file_name: 'books_1.csv' } },
        { ...more, table: { ...more.table, name: shelf.table.name, file_name: 'books_2.csv' } },
      ],
      [books],
    )
    expect(questions.map(({ prompt }) => prompt)).toEqual([expect.stringMatching(/^What does books_2\.csv/)])
  })

  it('is not asked about when it is a note of one column', () => {
    const { plan, questions } = decideOn([shelf, tableOf('info', 'Read me\nOne line\nAnother line')], [books, loans])
    expect(questions).toEqual([])
    expect(plan.ignored_tables).toMatchObject([{ table: 'info' }])
  })
})

/** What the first step of a column takes out of a cell; nothing where it is another step. */
function taken(decision: Decision, column: string, cell: string): string | undefined {
  const [step] = columnOf(decision, column).transforms
  return step?.kind === 'extract' ? (jsPattern(step.pattern).exec(cell)?.[1] ?? '') : undefined
}

describe('a column under a name that nobody knows', () => {
  const visits = templateOf('visits', [
    { name: 'visit_no', required: true },
    { name: 'therapist' },
    { name: 'seen_on' },
  ])
  const spring = tableOf('spring', 'Visit no|Therapist|Zq\nV1|HB|a\nV2|JT|b\nV3|HB|c\nV4|JT|d\nV5|HB|e')
  const autumn = tableOf('autumn', 'Visit no|Xy|Zw\nV6|JT|f\nV7|HB|g\nV8|JT|h\nV9|JT|i')

  it('is what has its values in another table', () => {
    const decision = decideOn([spring, autumn], [visits])
    const { inputs, reason } = columnOf(decision, 'therapist', 0, 1)
    expect(inputs).toMatchObject([{ column: 'Xy' }])
    expect(reason).toBe('The values of “Xy” are those of “Therapist”, which is “therapist” elsewhere.')
  })

  it('is not what has no more than the same single letters or words for yes and no', () => {
    const clubs = templateOf('clubs', [{ name: 'member_no', required: true }, { name: 'tier' }, { name: 'joined_on' }])
    const letters = (header: string, front: string, [one, two]: [string, string]) =>
      tableOf(
        front,
        `${header}\n${[1, 2, 3, 4, 5, 6].map((at) => `${front}${at}|${at % 2 ? one : two}|z${at}`).join('\n')}`,
      )
    for (const pair of [
      ['Y', 'N'],
      ['A', 'B'],
      ['yes', 'no'],
    ] as [string, string][]) {
      const known = letters('Member no|Tier|Zq', 'A', pair)
      const other = letters('Member no|Xy|Zw', 'B', pair)
      expect(columnOf(decideOn([known, other], [clubs]), 'tier', 0, 1).inputs).toEqual([])
    }
  })

  it('is what holds states, where one is wanted', () => {
    const people = templateOf('people', [
      { name: 'id', required: true, unique: true },
      { name: 'state', rule: '[A-Z]{2}' },
    ])
    const rows = ['OH', 'Ohio', 'FL', 'Texas', 'NY', 'Georgia'].map((state, at) => `${at}|${state}`).join('\n')
    expect(inputsOf(decideOn([tableOf('people', `id|qx\n${rows}`)], [people]), 'state')).toEqual(['qx'])
  })

  it('is left where its values are others', () => {
    const other = tableOf('autumn', 'Visit no|Xy|Zw\nV6|AB|f\nV7|CD|g\nV8|AB|h\nV9|CD|i')
    expect(columnOf(decideOn([spring, other], [visits]), 'therapist', 0, 1).inputs).toEqual([])
  })
})

describe('a column that holds several things', () => {
  it('gives city, state and postal code as Americans write them', () => {
    const template = templateOf('shops', [
      { name: 'id', required: true },
      { name: 'city' },
      { name: 'state', rule: '[A-Z]{2}' },
      { name: 'zip', rule: '\\d{5}' },
    ])
    const table = tableOf('shops', 'ID|City, State ZIP\n1|Austin, TX 73301\n2|Boston, MA 02108\n3|St. Paul, MN 55101')
    const decision = decideOn([table], [template])
    for (const cell of ['St. Paul, MN 55101', 'St. Paul MN  55101', 'St. Paul / MN / 55101'])
      expect(['city', 'state', 'zip'].map((column) => taken(decision, column, cell))).toEqual([
        'St. Paul',
        'MN',
        '55101',
      ])
    expect(decision.questions).toEqual([])
  })

  it.each([
    ['PLZORT', '8001 Zürich|D-79098 Freiburg|8400 Winterthur', 'D-79098 Freiburg', ['D-79098', 'Freiburg', undefined]],
    [
      'Plaats',
      '1012 AB Amsterdam|9000 Gent (België)|3011 CD Rotterdam',
      '9000 Gent (België)',
      ['9000', 'Gent', 'België'],
    ],
    [
      'Ville',
      '69002 Lyon, France|1003 Lausanne, Suisse|67000 Strasbourg',
      '1003 Lausanne, Suisse',
      ['1003', 'Lausanne', 'Suisse'],
    ],
  ])('gives the parts of %s, with the country where one is named', (header, cells, cell, parts) => {
    const template = templateOf('shops', [
      { name: 'id', required: true },
      { name: 'postal_code' },
      { name: 'city' },
      { name: 'country', rule: '[A-Z]{2}' },
    ])
    const rows = cells.split('|').map((value, at) => [String(at), value])
    const decision = decideOn([tableOfCells('shops', ['ID', header], rows)], [template])
    expect(['postal_code', 'city', 'country'].map((column) => taken(decision, column, cell))).toEqual(parts)
  })

  it('takes no house number for a postal code where another column has the town', () => {
    const template = templateOf('shops', [{ name: 'id' }, { name: 'addr' }, { name: 'city' }, { name: 'zip' }])
    const decision = decideOn(
      [tableOf('shops', 'ID|ADDRESS|CITY/ST/ZIP\n1|3446 Ambler Ave|Hobbs, NM  88240\n2|2885 Elm St|Clovis NM 88101')],
      [template],
    )
    expect(inputsOf(decision, 'addr')).toEqual(['ADDRESS'])
    expect(taken(decision, 'zip', 'Clovis NM 88101')).not.toBe('2885')
  })

  it.each([
    ['Marke / Modell', 'Linde / P60C|Toyota / 8FGU25|Still / RX-20', 'brand', 'model'],
    ['Soll/Haben', '6500/2000|1025/1100|4200/2000', 'debit_account', 'credit_account'],
    ['Lieu (salle, ville)', 'Le Port, Quai 2, Nantes|Halle Sud, Lyon|Palais, Aile B, Nice', 'room', 'city'],
    ['Von - Bis', '08:00 - 09:30|10:15 - 11:00|13:00 - 14:45', 'start_time', 'end_time'],
  ])('gives what its header lists: %s', (header, cells, first, second) => {
    const template = templateOf('things', [{ name: 'id', required: true }, { name: first }, { name: second }])
    const rows = cells.split('|').map((value, at) => [String(at + 1), value])
    const decision = decideOn([tableOfCells('things', ['ID', header], rows)], [template])
    expect([inputsOf(decision, first), inputsOf(decision, second)]).toEqual([[header], [header]])
    expect(columnOf(decision, first).transforms[0]).not.toEqual(columnOf(decision, second).transforms[0])
    expect(decision.questions).toEqual([])
  })

  it.each([
    ['Given names', 'Ana M.|Jan|Eva K|Leo'],
    ['Person', 'Garcia, Ana M.|Bos, Jan|Weiß, Eva K|Roth, Leo'],
  ])('gives first names and the initials behind them: %s', (header, cells) => {
    const template = templateOf('persons', [
      { name: 'id' },
      { name: 'first_name' },
      { name: 'middle_initial', rule: '[A-Z]' },
    ])
    const rows = cells.split('|').map((value, at) => [String(at + 1), value])
    const decision = decideOn([tableOfCells('persons', ['ID', header], rows)], [template])
    const cell = cells.split('|')[2]!
    expect(['first_name', 'middle_initial'].map((column) => taken(decision, column, cell))).toEqual(['Eva', 'K'])
  })

  it('gives year, make and model of vehicles, whose makes may have two words', () => {
    const template = templateOf('fleet', [
      { name: 'unit_no', required: true },
      { name: 'year', rule: '\\d{4}' },
      { name: 'make' },
      { name: 'model' },
    ])
    const table = tableOf(
      'fleet',
      'Unit no|Vehicle\nU1|2014 Ford Transit 250\nU2|1998 Land Rover Defender\nU3|2020 Kia Niro',
    )
    const decision = decideOn([table], [template])
    const parts = (cell: string): unknown => ['year', 'make', 'model'].map((column) => taken(decision, column, cell))
    expect(parts('1998 Land Rover Defender')).toEqual(['1998', 'Land Rover', 'Defender'])
    expect(parts('2014 Ford Transit 250')).toEqual(['2014', 'Ford', 'Transit 250'])
    expect(parts('2011 Massey Ferguson 5410')).toEqual(['2011', 'Massey Ferguson', '5410'])
  })

  it('gives make and model that stand on either side of a mark without it, of makes of two words too', () => {
    const template = templateOf('pumps', [{ name: 'pump_no', required: true }, { name: 'brand' }, { name: 'model' }])
    const table = tableOf(
      'pumps',
      'Pump no|Brand / Model\nP1|Arkona / T 40\nP2|Old Mill / GX\nP3|Selig / 7B\nP4|Arkona / T 60',
    )
    const decision = decideOn([table], [template])
    const parts = (cell: string): unknown =>
      ['brand', 'model'].map((column) => applyChain(columnOf(decision, column).transforms, [cell]).value)
    expect(parts('Old Mill / GX')).toEqual(['Old Mill', 'GX'])
    expect(parts('Arkona / T 40')).toEqual(['Arkona', 'T 40'])
  })

  it('gives make and model of what a header says to be both, without a year, too', () => {
    const template = templateOf('tools', [{ name: 'tool_no', required: true }, { name: 'make' }, { name: 'model' }])
    const table = tableOf('tools', 'Tool no|Make / model\nT1|Stihl TS410\nT2|Wacker Neuson BS 50\nT3|Hilti TE1000')
    const decision = decideOn([table], [template])
    expect(decision.questions).toEqual([])
    expect(['make', 'model'].map((column) => taken(decision, column, 'Stihl TS410'))).toEqual(['Stihl', 'TS410'])
  })

  it('trims a part that was taken out, whatever kind of space stands behind it', () => {
    const template = templateOf('people', [
      { name: 'id', required: true },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
    ])
    const table = tableOf('people', 'ID|Full name\n1|Frau Ada Haase\u00a0\n2|Herr Jo Eder\n3|Frau Ute Moser\u00a0')
    const padded = { ...table, columns: table.columns.map((column) => ({ ...column, padded: 2 })) }
    const { transforms } = columnOf(decideOn([padded], [template]), 'last_name')
    expect(applyChain(transforms, ['Frau Ada Haase\u00a0']).value).toBe('Haase')
  })

  it('gives the currency of amounts that are written with it, unless a column of currencies is there', () => {
    const template = templateOf('gifts', [
      { name: 'id', required: true },
      { name: 'amount', rule: '\\d+\\.\\d{2}' },
      { name: 'currency', required: true, rule: '^(EUR|CHF)$' },
    ])
    const decision = decideOn([tableOf('gifts', 'ID|Amount\n1|50,00 €\n2|100,00 CHF\n3|25,5 €')], [template])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'currency').transforms).toMatchObject([
      { kind: 'extract' },
      { kind: 'value_map', entries: [{ raw: '€', value: 'EUR' }] },
    ])
    const own = decideOn([tableOf('gifts', 'ID|Amount|Currency\n1|50,00 €|EUR\n2|20,00 €|EUR')], [template])
    expect(columnOf(own, 'currency').inputs).toMatchObject([{ column: 'Currency' }])
  })
})

describe('a table without a header', () => {
  const template = templateOf('staff', [
    { name: 'number', required: true, unique: true, rule: '\\d{4}' },
    { name: 'name', required: true },
    { name: 'birth_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'hired_on', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const named = tableOf(
    'staff',
    'Number|Name|Birth date|Hired on\n1001|Ann Lee|1980-01-02|2010-05-06\n1002|Jo Park|1990-03-04|2015-07-08',
  )
  const bare = tableOf(
    'more',
    'Column 1|Column 2|Column 3|Column 4\n1003|Mia Sand|1985-02-03|2012-06-07\n1004|Leo Berg|1995-04-05|2018-08-09',
  )
  const headless = { ...bare, table: { ...bare.table, header_row: null } }

  it('is read like the table of the same migration that holds the same in the same order, and that is noted', () => {
    const decision = decideOn([named, headless], [template])
    expect(decision.questions).toEqual([])
    const [, second] = decision.plan.sheets[0]!.sources
    expect(second!.columns.map(({ inputs }) => inputs.map(({ column }) => column))).toEqual([
      ['Column 1'],
      ['Column 2'],
      ['Column 3'],
      ['Column 4'],
    ])
    expect(decision.notes).toContainEqual(expect.stringContaining('more.csv has no header'))
  })

  it('is asked about when nothing is like it', () => {
    const odd = tableOf('odd', 'Column 1|Column 2\nx y|lorem ipsum\nz|dolor sit')
    const { questions } = decideOn([{ ...odd, table: { ...odd.table, header_row: null } }], [template])
    expect(questions).toMatchObject([{ kind: 'other', default: '(none)' }])
    expect(questions[0]?.prompt).toContain('It has no header')
  })
})

describe('tables that complete others', () => {
  const template = templateOf('articles', [
    { name: 'sku', required: true, unique: true, rule: '\\d{5}' },
    { name: 'name', required: true },
    { name: 'price', rule: '\\d+\\.\\d{2}' },
  ])

  it('are joined by keys that differ in leading zeros', () => {
    const main = tableOf('articles', 'SKU|Name\n00101|Hammer\n00102|Saw\n00103|Drill')
    const prices = tableOf('prices', 'SKU|Price\n101|12.90\n102|7.50\n103|99.00')
    const { plan, questions } = decideOn([main, prices], [template])
    expect(questions).toEqual([])
    expect(plan.sheets[0]?.sources).toMatchObject([{ table: 'articles', joins: [{ table: 'prices', loose: true }] }])
  })

  it('are joined exactly where loose keys would be the same', () => {
    const main = tableOf('articles', 'SKU|Name\n00101|Hammer\n101|Saw\n00103|Drill')
    const prices = tableOf('prices', 'SKU|Price\n00101|12.90\n101|7.50\n00103|99.00')
    const { plan } = decideOn([main, prices], [template])
    expect(plan.sheets[0]?.sources[0]?.joins).toHaveLength(1)
    expect(plan.sheets[0]?.sources[0]?.joins[0]).not.toHaveProperty('loose')
  })

  it('complete every table that has a part of their keys', () => {
    const north = tableOf('north', 'SKU|Name\n00101|Hammer\n00102|Saw')
    const south = tableOf('south', 'SKU|Name\n00201|Drill\n00202|Vice')
    const prices = tableOf('prices', 'SKU|Price\n00101|12.90\n00102|7.50\n00201|99.00\n00202|30.00')
    const { plan } = decideOn([north, south, prices], [template])
    expect(plan.sheets[0]?.sources.map(({ table, joins }) => [table, joins.map((join) => join.table)])).toEqual([
      ['north', ['prices']],
      ['south', ['prices']],
    ])
  })
})

it('a second column of the same header is left out with the name of the one in its place', () => {
  const template = templateOf('people', [{ name: 'id', required: true }, { name: 'email' }])
  const table = tableOf('people', 'ID|Email|Email (2)\n1|a@example.com|b@example.com\n2|c@example.com|d@example.com')
  expect(decideOn([table], [template]).plan.sheets[0]?.sources[0]?.unmapped).toMatchObject([
    { column: 'Email (2)', reason: 'It looks like “email”, which “Email” fills: a column is filled by one.' },
  ])
})

describe('a table whose headers tell nothing', () => {
  const crew = templateOf('crew', [
    { name: 'crew_no', required: true, unique: true },
    { name: 'skipper', required: true },
    { name: 'harbour', required: true },
    { name: 'mood' },
    { name: 'nickname' },
  ])
  const cells = (at: number): string =>
    `K-${at}|${'ABCDEFGHI'[at]}nders|Port ${at}|${'xyz'[at % 3]}|w${at}|v${at}|u${at}|t${at}|s${at}|r${at}`
  const rows = [...Array(9).keys()].map(cells).join('\n')
  const askedOf = (header: string, named: string[]): (string | null)[] => {
    const table = tableOf('crew', `${header}\n${rows}`)
    const { questions } = decideOn([table], [crew])
    const answers = questions.map(({ key }, at) => ({ key, value: named[at]! }))
    return decideOn([table], [crew], { answers }).questions.map(({ target }) => target.column)
  }

  it('is asked about what is optional as well, once answers have shown that', () => {
    expect(askedOf('Crew no|Qwz|Xvb|Jkq|Zzp|Pfw|Gqx|Vbn|Wqk|Kzt', ['Qwz', 'Xvb'])).toEqual(['mood', 'nickname'])
  })

  it('is not where the headers are understood', () => {
    expect(askedOf('Crew no|Skipper|Harbour|Jkq|Zzp|Pfw|Gqx|Vbn|Wqk|Kzt', [])).toEqual([])
  })
})

it('an optional link is not asked about where no value of the columns left is a row of the list, though little is left on both sides', () => {
  const halls = templateOf('halls', [
    { name: 'hall_code', required: true, unique: true, rule: '\\d{2}-\\d{3}' },
    { name: 'name', required: true },
  ])
  const looms = templateOf('looms', [
    { name: 'loom_no', required: true, unique: true, rule: 'L\\d{3}' },
    { name: 'maker', required: true },
    { name: 'present_hall', link: 'halls.hall_code' },
  ])
  const places = tableOf('halls', 'Hall code|Name\n11-001|North\n11-002|South\n12-003|Mill\n12-004|Quay\n12-005|Yard')
  const gone = tableOf(
    'looms',
    `Loom no|Maker|Sold to|Sale price\n${[...Array(6).keys()].map((at) => `L10${at}|Picanol|Buyer ${at}|${at + 11}000`).join('\n')}`,
  )
  expect(decideOn([places, gone], [halls, looms]).questions).toEqual([])
})
