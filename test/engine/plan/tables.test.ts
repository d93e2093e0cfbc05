// Over 300 lines: every rule by which a table gets its template, each a small case of its own.
import { describe, expect, it } from 'vitest'
import { berlin, boston, customers, orders, sales } from './customers.ts'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf } from './table-of.ts'

describe('tables', () => {
  it('go to the template that they fit, several of one shape to one sheet, also under other headers', () => {
    const { plan, questions } = decideOn([sales, berlin, boston], [customers, orders])
    expect(questions).toEqual([])
    expect(plan.sheets.map(({ slug, sources }) => [slug, sources.map(({ table }) => table)])).toEqual([
      ['customers', ['kunden', 'boston']],
      ['orders', ['sales']],
    ])
    expect(plan.sheets[0]!.duplicates).toBe('ask')
    expect(plan.ignored_tables).toEqual([])
  })

  it('that fit nothing are ignored with a reason', () => {
    const notes = tableOf('notes', 'Lorem|Ipsum\nbuy milk|tuesday\ncall mum|friday')
    const { plan } = decideOn([berlin, notes], [customers, orders])
    expect(plan.ignored_tables).toMatchObject([{ file_id: 'file_notes', table: 'notes' }])
    expect(plan.ignored_tables[0]!.reason).toContain('It fits no template')
  })

  it('that hold sentences under one heading are notes, though their file is called after a template', () => {
    const keepers = templateOf('keepers', [
      { name: 'keeper_no', required: true, unique: true },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
    ])
    const own = tableOf('list', 'Keeper no|First name|Last name\n1|Ann|Lee\n2|Bo|Berg\n3|Una|Dahl')
    const placed = (only: string) => {
      const table = tableOf('Keepers to do', only)
      return decideOn([own, table], [keepers])
    }
    const notes = placed(
      'Things to do\nBuy more paper ribbon, the blue one\nCall the bank about the second card\nBring Ann the old keys back',
    )
    expect(notes.questions).toEqual([])
    expect(notes.plan.ignored_tables).toMatchObject([{ reason: 'Its only column holds notes.' }])
    const records = placed('Keeper\nAnn Lee 21 Mill Road in Bath\nBo Berg 22 Low Street in Hull')
    expect(records.plan.ignored_tables.map(({ reason }) => reason)).not.toContain('Its only column holds notes.')
  })

  it('are ignored when knowledge says so', () => {
    const { plan } = decideOn([berlin, boston], [customers], { instructions: 'Ignore sheet `boston`.' })
    expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['kunden'])
    expect(plan.ignored_tables).toEqual([
      { file_id: 'file_boston', table: 'boston', reason: 'It is left out, as an instruction says.' },
    ])
  })

  it('that only complete another one are joined to it', () => {
    const limits = tableOf('limits', 'Customer ID|Credit Limit\nC-1003|500\nC-1001|1200\nC-1002|900')
    const decision = decideOn([berlin, limits], [customers, orders])
    const [source, ...others] = decision.plan.sheets[0]!.sources
    expect(others).toEqual([])
    expect(source).toMatchObject({
      table: 'kunden',
      joins: [{ file_id: 'file_limits', table: 'limits', left: 0, right: 0 }],
    })
    expect(source!.joins[0]!.reason).toContain('limits.csv only completes kunden.csv')
    expect(columnOf(decision, 'credit_limit').inputs).toEqual([
      { file_id: 'file_limits', table: 'limits', column: 'Credit Limit', position: 1 },
    ])
    expect(source!.unmapped).toMatchObject([
      { table: 'limits', column: 'Customer ID', reason: expect.stringContaining('key') as string },
    ])
    expect(decision.questions).toEqual([])
  })

  describe('whose rows only name rows of others', () => {
    const day = '^\\d{4}-\\d{2}-\\d{2}$'
    const jobs = templateOf('repairs', [
      { name: 'repair_no', required: true, unique: true },
      { name: 'machine', required: true },
      { name: 'hall', required: true },
      { name: 'done_on', required: true, rule: day },
    ])
    const visits = templateOf('visits', [
      { name: 'visit_no', required: true, unique: true },
      { name: 'repair_no', required: true, link: 'repairs.repair_no' },
      { name: 'visited_on', required: true, rule: day },
    ])
    const numbers = Array.from({ length: 12 }, (_, index) => `R-${500 + 7 * index}`)
    const repairs = tableOf(
      'repairs',
      [
        'Repair no|Machine|Hall|Done on',
        ...numbers.map((no, at) => `${no}|Press ${at}|H${at % 3}|2024-03-${10 + at}`),
      ].join('\n'),
    )
    const named = tableOf(
      'calls',
      ['Repair no|Done on', ...[...numbers, ...numbers].map((no, at) => `${no}|2024-04-${10 + (at % 12)}`)].join('\n'),
    )

    it('are left aside and told of, rather than doubling them', () => {
      const { plan, notes } = decideOn([repairs, named], [jobs])
      expect(plan.sheets[0]!.sources.map(({ table }) => table)).toEqual(['repairs'])
      expect(plan.ignored_tables).toMatchObject([{ table: 'calls' }])
      expect(notes.some((note) => note.includes('calls.csv was left aside'))).toBe(true)
    })

    it('are rows all the same where another table has the same columns: rows move from one sheet to the next', () => {
      const later = numbers.map((_, at) => `R-${900 + at}|2024-05-${10 + at}`)
      const { plan } = decideOn([repairs, named, tableOf('later', ['Repair no|Done on', ...later].join('\n'))], [jobs])
      expect(plan.ignored_tables).toEqual([])
    })

    it('go to the template without a table that links to those', () => {
      const { plan } = decideOn([repairs, named], [jobs, visits])
      expect(plan.sheets.map(({ slug, sources }) => [slug, sources.map(({ table }) => table)])).toEqual([
        ['repairs', ['repairs']],
        ['visits', ['calls']],
      ])
    })
  })

  it('whose rows name whom few of them were brought by have another key', () => {
    const readers = templateOf('readers', [
      { name: 'reader_no', required: true, unique: true, rule: 'L[0-9]{4}' },
      { name: 'name', required: true },
    ])
    const old = tableOf(
      'readers',
      ['Reader no|Name', ...Array.from({ length: 30 }, (_, at) => `L${1000 + at}|Reader ${at}`)].join('\n'),
    )
    const fresh = tableOf(
      'new readers',
      [
        'Recommended by|Card|Name',
        ...Array.from({ length: 30 }, (_, at) => `${at < 8 ? `L${1000 + 3 * at}` : ''}|L${2000 + at}|New ${at}`),
      ].join('\n'),
    )
    const { plan } = decideOn([old, fresh], [readers])
    const source = plan.sheets[0]!.sources.find(({ table }) => table === 'new readers')
    expect(source?.columns.find(({ column }) => column === 'reader_no')?.inputs.map(({ column }) => column)).toEqual([
      'Card',
    ])
  })

  it('that have all that another one is about are completed by it, though it fills more columns', () => {
    const template = templateOf('members', [
      { name: 'member_no', required: true, unique: true },
      { name: 'first_name', required: true },
      { name: 'street', required: true },
      { name: 'postal_code', required: true },
      { name: 'city', required: true },
    ])
    const numbers = Array.from({ length: 12 }, (_, index) => 1000 + 7 * index)
    const members = tableOf('members', ['Member no|First name', ...numbers.map((no) => `${no}|Anna`)].join('\n'))
    const some = numbers.slice(0, 10)
    const addresses = tableOf(
      'addresses',
      ['Member|Street|ZIP|City', ...some.map((no) => `${no}|Lime St|10115|Bonn`)].join('\n'),
    )
    const decision = decideOn([addresses, members], [template])
    expect(decision.plan.sheets[0]!.sources).toMatchObject([{ table: 'members', joins: [{ table: 'addresses' }] }])
    expect(inputsOf(decision, 'city')).toEqual(['City'])
    expect(decision.questions).toEqual([])
  })

  it('that repeat the same keys are joined, not united, where a key may stand there once', () => {
    const template = templateOf('staff', [
      { name: 'staff_no', required: true, unique: true },
      { name: 'name', required: true },
      { name: 'email' },
      { name: 'salary' },
    ])
    const numbers = Array.from({ length: 12 }, (_, index) => 1000 + 7 * index)
    const people = tableOf(
      'people',
      ['Staff no|Name|Email', ...numbers.map((no) => `${no}|A${no}|a${no}@x.example`)].join('\n'),
    )
    const pay = tableOf('pay', ['Staff no|Name|Salary', ...numbers.map((no) => `${no}|A${no}|${no}`)].join('\n'))
    const decision = decideOn([people, pay], [template])
    expect(decision.plan.sheets[0]!.sources).toMatchObject([{ table: 'people', joins: [{ table: 'pay' }] }])
    expect(inputsOf(decision, 'salary')).toEqual(['Salary'])
  })

  it('of one shape share one question about a column, and its answer', () => {
    const template = templateOf('calls', [{ name: 'call_id', required: true }, { name: 'phone' }])
    const month = (name: string) =>
      tableOf(name, 'call_id|Phone 1|Phone 2\n1|030 7886293|030 1122334\n2|0331 8669577|0331 5566778')
    const [january, february] = [month('january'), month('february')]
    const other = tableOf('march', 'call_id|Phone 2|Phone 1\n1|030 7886293|030 1122334')
    const decision = decideOn([january, february, other], [template])
    expect(decision.questions.map(({ key, affected_rows }) => [key, affected_rows])).toEqual([
      ['column:calls.phone@file_january/january', 4],
      ['column:calls.phone@file_march/march', 1],
    ])
    expect(decision.questions[0]!.prompt).toContain('january.csv (and 1 more table with the same columns)')
    const answers = [{ key: decision.questions[0]!.key, value: 'Phone 2' }]
    const answered = decideOn([january, february, other], [template], { answers })
    expect([0, 1].map((source) => inputsOf(answered, 'phone', 0, source))).toEqual([['Phone 2'], ['Phone 2']])
    expect(answered.questions).toHaveLength(1)
  })

  it('are asked about when two templates fit alike', () => {
    const twins = ['alpha', 'beta'].map((slug) =>
      templateOf(slug, [{ name: 'code', required: true }, { name: 'label' }]),
    )
    const table = tableOf('list', 'code|label\nA1|first\nB2|second')
    const { questions } = decideOn([table], twins)
    expect(questions).toMatchObject([{ key: 'table:file_list/list', kind: 'other', default: 'alpha' }])
    const answered = decideOn([table], twins, { answers: [{ key: 'table:file_list/list', value: 'beta' }] })
    expect(answered.plan.sheets.map(({ slug }) => slug)).toEqual(['beta'])
    const none = decideOn([table], twins, { answers: [{ key: 'table:file_list/list', value: '(none)' }] })
    expect(none.plan.ignored_tables).toHaveLength(1)
  })

  it('that nothing clearly fits are taken for the template that would stay without any, until that is answered', () => {
    const machines = templateOf('machines', [
      { name: 'machine_number', required: true, unique: true },
      { name: 'built_in', required: true },
    ])
    const repairs = templateOf('repairs', [
      { name: 'repair_number', required: true, unique: true },
      { name: 'machine_number', required: true },
      { name: 'mended_on', required: true },
      { name: 'by_whom' },
      { name: 'hours_spent' },
      { name: 'what_was_done' },
    ])
    const tables = [
      tableOf('machines', 'Machine number|Built in\nM1|1999\nM2|2004'),
      tableOf('zq', 'Rep|Zq1|Zq2|Zq3\nR1|x|y|z\nR2|v|w|u\nR3|k|l|m'),
    ]
    const { plan, questions } = decideOn(tables, [machines, repairs])
    expect(questions.find(({ key }) => key.startsWith('table:'))?.default).toBe('repairs')
    expect(plan.sheets.map(({ slug }) => slug)).toEqual(['machines', 'repairs'])
    const both = decideOn(
      [...tables, tableOf('repairs', 'Repair number|Machine number|Mended on\nR1|M1|x\nR2|M2|y')],
      [machines, repairs],
    )
    expect(both.questions.find(({ key }) => key.startsWith('table:'))?.default ?? '(none)').toBe('(none)')
  })

  it('skip headers that are repeated in the middle', () => {
    const glued = tableOf(
      'kunden',
      'customer_id|name|email\nC-1001|Anna|a@x.example\ncustomer_id|name|email\nC-1002|Jan|j@x.example',
    )
    const { plan } = decideOn([glued], [customers])
    expect(plan.sheets[0]!.sources[0]!.skips).toMatchObject([
      { when: { position: 0, is: 'equal', value: 'customer_id' } },
    ])
  })

  it('name templates that no table fits', () => {
    expect(decideOn([berlin], [customers, orders]).notes).toEqual([
      'No table fits the template Orders: it gets no sheet.',
    ])
  })

  it('may be none at all', () => {
    expect(decideOn([], [customers]).plan).toEqual({ version: 1, sheets: [], ignored_tables: [] })
    expect(decideOn([tableOfCells('void', [], [])], [customers]).plan.ignored_tables).toHaveLength(1)
  })

  it('that contradict the table which they complete are told of, and the completed one counts', () => {
    const places = templateOf('places', [
      { name: 'customer_id', required: true, unique: true, rule: 'C-\\d{4}' },
      { name: 'name', required: true },
      { name: 'city' },
      { name: 'credit_limit', rule: '\\d+' },
    ])
    const main = tableOf('kunden', 'Customer ID|Name|City\nC-1001|Anna|Köln\nC-1002|Jan|Bonn\nC-1003|Eva|Jena')
    const limits = tableOf('limits', 'Customer ID|Credit Limit|City\nC-1003|500|JENA\nC-1001|1200|Berlin\nC-1002|900|')
    const { plan, notes } = decideOn([main, limits], [places])
    expect(plan.sheets[0]!.sources).toMatchObject([{ table: 'kunden', joins: [{ table: 'limits' }] }])
    expect(notes).toEqual([
      'kunden.csv and limits.csv contradict each other about “city” in 1 row of those looked at, such as “Köln” and “Berlin” for “C-1001”: what kunden.csv says is taken.',
    ])
  })

  it('that write the same figure otherwise contradict nothing', () => {
    const goods = templateOf('goods', [
      { name: 'sku', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'price', description: 'Price in EUR' },
      { name: 'cost', description: 'Cost in EUR' },
    ])
    const main = tableOf('goods', 'SKU|Title|Price\nA-1001|Lamp|229.00\nA-1002|Chair|84.50\nA-1003|Desk|349.00')
    const costs = tableOf('costs', 'SKU|Cost|Price\nA-1001|99.50|229\nA-1002|40.00|84.5\nA-1003|150.00|399')
    expect(decideOn([main, costs], [goods]).notes.filter((note) => note.includes('contradict'))).toEqual([
      'goods.csv and costs.csv contradict each other about “price” in 1 row of those looked at, such as “349.00” and “399” for “A-1003”: what goods.csv says is taken.',
    ])
  })

  it('whose keys link to each other, and a column that links to its own table, are no trouble', () => {
    const staff = templateOf('staff', [
      { name: 'staff_id', required: true, unique: true },
      { name: 'team_id', link: 'teams.team_id' },
      { name: 'boss_id', link: 'staff.staff_id' },
    ])
    const teams = templateOf('teams', [
      { name: 'team_id', required: true, link: 'staff.team_id' },
      { name: 'lead_id', link: 'staff.staff_id' },
    ])
    const people = tableOf('people', 'staff_id|team_id|boss_id\ns1|t1|s2\ns2|t1|s1\ns3|t2|s3')
    const groups = tableOf('groups', 'team_id|lead_id\nt1|s2\nt2|s3')
    const decision = decideOn([people, groups], [staff, teams])
    expect(decision.questions).toEqual([])
    expect(
      decision.plan.sheets.map(({ sources }) =>
        sources.map(({ columns }) => columns.map((one) => one.inputs[0]?.column)),
      ),
    ).toEqual([[['staff_id', 'team_id', 'boss_id']], [['team_id', 'lead_id']]])
  })
})

describe('the decision', () => {
  it('is the same for the same input', () => {
    const input = [sales, berlin, boston]
    expect(JSON.stringify(decideOn(input, [customers, orders]))).toBe(
      JSON.stringify(decideOn(input, [customers, orders])),
    )
  })

  it('gives each template column a plan, in the order of the template', () => {
    const { plan } = decideOn([sales], [orders])
    expect(plan.sheets[0]!.sources[0]!.columns.map(({ column }) => column)).toEqual(
      orders.columns.map(({ name }) => name),
    )
  })

  it('sets what is to happen to duplicates once that is answered', () => {
    const answers = [{ key: 'duplicate:customers', value: 'keep_last' }]
    expect(decideOn([berlin], [customers], { answers }).plan.sheets[0]!.duplicates).toBe('keep_last')
    expect(decideOn([berlin], [customers], { autonomy: 'decide' }).plan.sheets[0]!.duplicates).toBe('ask')
    expect(
      decideOn([berlin], [customers], { instructions: 'Of equal rows keep the last.' }).plan.sheets[0]!.duplicates,
    ).toBe('keep_last')
  })

  it('uses every source column at most once, and accounts for the others', () => {
    const { plan } = decideOn([berlin, boston, sales], [customers, orders])
    for (const { sources } of plan.sheets) {
      for (const { columns, unmapped } of sources) {
        const used = columns.flatMap(({ inputs }) => inputs.map(({ position }) => position))
        expect(new Set(used).size).toBe(used.length)
        expect(used.length + unmapped.length).toBe(columns.length > 0 ? used.length + unmapped.length : 0)
      }
    }
    expect(inputsOf(decideOn([berlin], [customers]), 'customer_id')).toEqual(['Kundennr.'])
  })
})

describe('a table that two templates fit alike', () => {
  const tools = templateOf('tools', [
    { name: 'tool_no', required: true, unique: true, rule: 'T-\\d{3}' },
    { name: 'label', required: true },
    { name: 'unit', required: true, rule: '(piece|set)' },
    { name: 'maker', required: true },
    { name: 'category', required: true, rule: '(hand|power)' },
    { name: 'weight_kg', rule: '\\d+\\.\\d{3}' },
    { name: 'stock_level', rule: '\\d+' },
  ])
  const rents = templateOf('rents', [
    { name: 'tool', required: true, link: 'tools.tool_no' },
    { name: 'tariff', required: true, rule: '(day|week)' },
    { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
    { name: 'valid_from', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const list = tableOf(
    'Stock',
    `Tool no|Label|Unit|Maker|Category\n${[1, 2, 3, 4].map((at) => `T-10${at}|Saw ${at}|piece|Bahco|hand`).join('\n')}`,
  )
  const rows = [1, 2, 3, 4].map((at) => `T-10${at}|Saw ${at}|piece|£${at}.50|${at} Jun 2026`).join('\n')
  const placeOf = (name: string): unknown => {
    const { plan, notes } = decideOn(
      [list, tableOf(name, `Thing|Label|Unit|Weekly ex VAT|Effective\n${rows}`)],
      [tools, rents],
    )
    const sheet = plan.sheets.find(({ sources }) =>
      sources.some((one) => [one, ...one.joins].some(({ table }) => table === name)),
    )
    return [sheet?.slug ?? null, notes.some((note) => note.includes('which it is called after'))]
  }

  it('goes to the only one that it is called after, which is told', () => {
    expect(placeOf('Weekly rents May')).toEqual(['rents', true])
    expect(placeOf('Weekly list May')).toEqual(['tools', false])
    expect(placeOf('Tools and rents May')).toEqual(['tools', false])
  })
})

it('a file called orders with a row for each of their lines is of the lines, too', () => {
  const ordered = templateOf('orders', [
    { name: 'order_no', required: true, unique: true, rule: 'O-\\d{3}' },
    { name: 'ordered_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'customer', required: true },
    { name: 'channel' },
  ])
  const lines = templateOf('order_lines', [
    { name: 'order_no', required: true, link: 'orders.order_no' },
    { name: 'line_no', required: true, rule: '\\d+' },
    { name: 'sku', required: true },
    { name: 'quantity', required: true, rule: '\\d+' },
    { name: 'unit_price', rule: '\\d+\\.\\d{2}' },
  ])
  const rows = [101, 101, 102, 103, 103, 103].map(
    (no, at) => `O-${no}|2026-03-0${no - 100}|Ann ${no}|${at + 1}|TEA-${at}|${at + 2}|4.${at}5`,
  )
  const flat = tableOf(
    'orders_export',
    `Order No|Ordered on|Customer|Line no|SKU|Quantity|Unit price\n${rows.join('\n')}`,
  )
  const { plan } = decideOn([flat], [ordered, lines])
  expect(plan.sheets.map(({ slug, sources }) => [slug, sources.length])).toEqual([
    ['orders', 1],
    ['order_lines', 1],
  ])
})

describe('a table with a number and a name', () => {
  const groups = templateOf('groups', [
    { name: 'code', required: true, unique: true },
    { name: 'name', required: true },
  ])
  const goods = templateOf('goods', [
    { name: 'good_no', required: true, unique: true, rule: '\\d{6}' },
    { name: 'name', required: true },
    { name: 'group_code', required: true, link: 'groups.code' },
    { name: 'unit', required: true, rule: 'pc|kg' },
    { name: 'ean' },
  ])
  const kinds = tableOf('kinds', 'No|Name\nGA|Garden\nHO|House\nTO|Tools')
  const numbers = Array.from({ length: 12 }, (_, at) => 100_201 + at * 7)
  const stock = tableOf('stock', `Good no|EAN\n${numbers.map((no) => `${no}|40${no}12345`).join('\n')}`)
  const placeOf = (codes: string[]): [string | null, string[]] => {
    const list = tableOf(
      'list',
      `Code|Name|GR|U\n${numbers.map((no, at) => `${no}|Thing ${at}|${codes[at % codes.length]}|pc`).join('\n')}`,
    )
    const { plan, notes } = decideOn([kinds, list, stock], [groups, goods])
    const sheet = plan.sheets.find(({ sources }) =>
      sources.some(({ table, joins }) => [table, ...joins.map((join) => join.table)].includes('list')),
    )
    return [sheet?.slug ?? null, notes.filter((note) => note.includes('its rows name'))]
  }

  it('is rows of what links to a template, where each names one of the rows that this has elsewhere', () => {
    expect(placeOf(['GA', 'HO', 'TO'])).toEqual([
      'goods',
      ['list.csv was taken for Goods, not for Groups: its rows name Groups of another table.'],
    ])
  })

  it('stays where it is, if it names none of them', () => {
    expect(placeOf(['A', 'B', 'C'])[1]).toEqual([])
  })
})
