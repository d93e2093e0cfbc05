// Over 300 lines: each way in which a list explains codes, and what looks like one and is none, over the same shipments.
import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../server/src/engine/examples/interpret.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

const shipments = templateOf('shipments', [
  { name: 'shipment_no', required: true, unique: true },
  { name: 'carrier', required: true },
  { name: 'shipped_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
  { name: 'mode', required: true, rule: '(road|rail|sea|air)' },
])
const modes = tableOf('modes', 'Code|Meaning|Clerk\nQ1|Rail|Ann\nQ2|Sea|Bob\nQ3|Courier|Ann')

const codes = ['Q1', 'Q2', 'Q2', 'Q1', 'Q3', 'Q3', 'Q3']
const rows = codes.map((code, at) => `S${at + 1}|Carrier ${at}|2024-05-0${at + 1}|${code}`)
const sent = tableOf('shipments', `Shipment no|Carrier|Shipped on|Mode\n${rows.join('\n')}`)

describe('lists of codes beside the data', () => {
  it('are no data of a template that needs more columns than they have, and nothing is asked of them', () => {
    const { plan, questions } = decideOn([sent, modes], [shipments])
    expect(plan.ignored_tables).toEqual([
      expect.objectContaining({
        table: 'modes',
        reason: 'It is a list of codes: what it lists stands in “Mode” of shipments.csv.',
      }),
    ])
    expect(questions.filter(({ kind }) => kind !== 'value_map')).toEqual([])
  })

  it('say what a code means by what comes first, and more of it behind', () => {
    const list = tableOf('modes', 'Code|Meaning\nQ1|Rail, never by road\nQ2|Sea - not air freight\nQ3|Road')
    const decision = decideOn([sent, list], [shipments])
    expect(decision.questions).toEqual([])
    const [step] = columnOf(decision, 'mode').transforms
    expect(step?.kind === 'value_map' && step.entries.map(({ raw, value }) => [raw, value])).toEqual([
      ['Q1', 'rail'],
      ['Q2', 'sea'],
      ['Q3', 'road'],
    ])
  })

  it('explain codes of three figures under a header that has a group in front, where the key is called as what is below it', () => {
    const list = tableOf('Mode Codes', 'Mode #|Mode name|Account\n110|Rail|7000\n120|Sea|7001\n210|Road|7002')
    const figures = ['110', '120', '120', '210', '210', '990', ...Array<string>(16).fill('110')]
    const lines = figures.map((code, at) => `S${at + 1}|2024-05-${10 + (at % 20)}|Carrier ${at}|${code}`)
    const own = tableOf('shipments', `Shipment no|Shipped on|Transport Carrier|Transport Mode\n${lines.join('\n')}`)
    const decision = decideOn([own, list], [shipments])
    const [step] = columnOf(decision, 'mode').transforms
    expect(step?.kind === 'value_map' && step.entries.map(({ raw, value }) => [raw, value])).toEqual([
      ['110', 'rail'],
      ['120', 'sea'],
      ['210', 'road'],
    ])
  })

  it('go by the whole header before what is left of it without its group', () => {
    const lists = ['Transport mode|Rail|Sea', 'Payment mode|Road|Air'].map((line) => {
      const [name = '', ...meanings] = line.split('|')
      return tableOf(name, `Code|Meaning\n${meanings.map((meaning, at) => `Q${at + 1}|${meaning}`).join('\n')}`)
    })
    const lines = ['Q1', 'Q2', 'Q2', 'Q1', 'Q2', 'Q1'].map((code, at) => `S${at}|2024-05-1${at}|Carrier ${at}|${code}`)
    const own = tableOf('sent', `Shipment no|Shipped on|Transport carrier|Transport mode\n${lines.join('\n')}`)
    for (const order of [lists, lists.toReversed()]) {
      const [step] = columnOf(decideOn([own, ...order], [shipments]), 'mode').transforms
      expect(step?.kind === 'value_map' && step.entries.map(({ value }) => value)).toEqual(['rail', 'sea'])
    }
  })

  it('explain codes that have lost the zero in front, and each code is asked about once', () => {
    const lines = ['01', '1', '02', '2', '02', '1', '03', '01', '3', '3'].map(
      (code, at) => `S${at + 1}|2024-05-${10 + at}|Carrier ${at}|${code}`,
    )
    const own = tableOf('shipments', `Shipment no|Shipped on|Carrier|Mode\n${lines.join('\n')}`)
    const list = tableOf(
      'codes',
      'Field|Code|Text\nMode|01|Rail\nMode|02|Sea\nMode|03|Quux\nUnit|kg|Kilo\nUnit|pc|Piece',
    )
    const answers = [{ key: 'value:shipments.mode:03', value: 'air' }]
    const asked = decideOn([own, list], [shipments]).questions.filter(({ kind }) => kind === 'value_map')
    expect(asked.map(({ prompt }) => prompt)).toEqual([expect.stringMatching(/“0?3”.*It stands beside “Quux”/)])
    const [step] = columnOf(decideOn([own, list], [shipments], { answers }), 'mode').transforms
    expect(
      step?.kind === 'value_map' && Object.fromEntries(step.entries.map(({ raw, value }) => [raw, value])),
    ).toEqual({
      '01': 'rail',
      '1': 'rail',
      '02': 'sea',
      '2': 'sea',
      '03': 'air',
      '3': 'air',
    })
  })

  it('are no rows of two templates that they fit alike, where nothing in them is the key of either', () => {
    const firms = templateOf('firms', [
      { name: 'firm_no', required: true, unique: true, rule: 'F\\d{4}' },
      { name: 'name', required: true },
      { name: 'rep_email', description: 'E-mail of the sales rep' },
    ])
    const people = templateOf('people', [
      { name: 'firm_no', required: true, link: 'firms.firm_no' },
      { name: 'name', required: true },
      { name: 'email' },
    ])
    const seven = [...Array(7).keys()]
    const list = tableOf(
      'firms',
      `Firm No|Name|Rep\n${seven.map((at) => `F000${at}|Mill ${at}|${'ABCABCA'[at]}X`).join('\n')}`,
    )
    const persons = tableOf(
      'people',
      `Firm No|Name|Email\n${seven.map((at) => `F000${at}|Ann ${at}|ann${at}@mill.example`).join('\n')}`,
    )
    const reps = tableOf(
      'reps',
      'Init.|Name|E-mail\nAX|Ada Moor|ada@us.example\nBX|Bo Reed|bo@us.example\nCX|Cy Lane|cy@us.example',
    )
    const decision = decideOn([list, persons, reps], [firms, people])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'rep_email').inputs).toMatchObject([{ table: 'reps', column: 'E-mail' }])
  })

  it('explain small figures in the column that they are called like', () => {
    const shipped = (header: string): ReturnType<typeof tableOf> =>
      tableOf(
        'shipments',
        `Shipment no|Carrier|Shipped on|${header}\n${codes.map((code, at) => `S${at + 1}|Carrier ${at}|2024-05-0${at + 1}|0${code[1]}`).join('\n')}`,
      )
    const list = tableOf('Modes', 'No|Meaning\n01|Rail\n02|Sea\n03|Road')
    const entries = (header: string): unknown =>
      columnOf(decideOn([shipped(header), list], [shipments]), 'mode').transforms.flatMap((step) =>
        step.kind === 'value_map' ? step.entries.map(({ value }) => value) : [],
      )
    expect(entries('Mode')).toEqual(['rail', 'sea', 'road'])
    expect(entries('Way of it')).toEqual([])
  })

  it.each([
    ['No|Company|Town', 'Name of the supplier'],
    ['Nr|Firma|Ort', 'Name des Lieferanten'],
    ['No|Town|Name|Company', 'Name of the supplier'],
  ])('say by the column of firms or of names what somebody is called: “%s”', (header, description) => {
    const named = templateOf('shipments', [
      { name: 'shipment_no', required: true, unique: true, rule: '[A-Z]{2}-\\d{4}' },
      { name: 'shipped_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'weight_kg', required: true, rule: '\\d+' },
      { name: 'supplier', description },
    ])
    const shipped = tableOf(
      'shipments',
      `Shipment no|Supplier|Shipped on|Weight kg\n${[...'12312312'].map((code, at) => `SH-${at + 1001}|40${code}|2024-05-0${at + 1}|${at + 12}`).join('\n')}`,
    )
    const columns = header.split('|')
    const cells: Record<string, string[]> = {
      No: ['401', '402', '403'],
      Town: ['Baunach', 'Hoya', 'Stade'],
      Company: ['Kraft GmbH', 'Hart KG', 'Lange Fracht'],
      Name: ['Kraft', 'Hart', 'Lange Transporte'],
    }
    const german: Record<string, string> = { Nr: 'No', Firma: 'Company', Ort: 'Town' }
    const entries = [0, 1, 2].map((at) => columns.map((column) => cells[german[column] ?? column]![at]).join('|'))
    const decision = decideOn([shipped, tableOf('suppliers', [header, ...entries].join('\n'))], [named])
    expect(decision.questions).toEqual([])
    const values = columnOf(decision, 'supplier').transforms.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ value }) => value) : [],
    )
    expect(values).toEqual(columns.includes('Name') ? cells.Name : cells.Company)
  })

  it('say what codes mean, and what they leave open is asked with their words', () => {
    const decision = decideOn([sent, modes], [shipments])
    const [step] = columnOf(decision, 'mode').transforms
    expect(step).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: 'Q1', value: 'rail', decided_by: 'matcher' },
        { raw: 'Q2', value: 'sea', decided_by: 'matcher' },
      ],
    })
    expect(decision.notes).toContain('In “Mode” “Q1” is “rail”, “Q2” is “sea”, as modes.csv explains it.')
    expect(decision.questions.map(({ key }) => key)).toEqual(['value:shipments.mode:Q3'])
    expect(decision.questions[0]!.prompt).toContain('It stands beside “Courier”, “Ann” in modes.csv.')
  })

  it('explain them in words for which the description has what is allowed', () => {
    const described = templateOf('shipments', [
      { name: 'shipment_no', required: true, unique: true },
      { name: 'carrier', required: true },
      {
        name: 'mode',
        required: true,
        rule: '(road|rail|sea)',
        description: 'How it went: rail (Q-Netz), sea (K-Netz) or road',
      },
    ])
    const nets = tableOf('modes', 'Code|Meaning\nQ1|Q-Netz\nQ2|K-Netz\nQ3|Road')
    const [step] = columnOf(decideOn([sent, nets], [described]), 'mode').transforms
    expect(step).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: 'Q1', value: 'rail' },
        { raw: 'Q2', value: 'sea' },
        { raw: 'Q3', value: 'road' },
      ],
    })
  })

  it('explain them where a cell or two have another code, and not where many have', () => {
    const many = ['Q1', 'Q2', 'Q2', 'Q1', 'Q1', 'Q2', 'Q4', 'Q1', 'Q2', 'Q4', 'Q1', 'Q2', 'Q4']
    const ports = tableOf('modes', 'Code|Meaning\nQ1|Rail\nQ2|Sea\nQ4|Air')
    const withOther = (others: number): ReturnType<typeof tableOf> => {
      const cells = [...many, ...Array.from({ length: others }, () => 'ZZ')]
      const lines = cells.map((cell, at) => `S${at + 1}|Carrier ${at}|2024-05-${10 + at}|${cell}`)
      return tableOf('shipments', `Shipment no|Carrier|Shipped on|Mode\n${lines.join('\n')}`)
    }
    const asked = (others: number): string[] =>
      decideOn([withOther(others), ports], [shipments]).questions.map(({ key }) => key)
    expect(asked(1)).toEqual(['value:shipments.mode:ZZ'])
    expect(decideOn([withOther(1), ports], [shipments]).notes).toContain(
      'In “Mode” “Q1” is “rail”, “Q2” is “sea”, “Q4” is “air”, as modes.csv explains it.',
    )
    expect(asked(12)).toContain('value:shipments.mode:Q1')
  })

  it('are no data where the data have their words as well as their codes, unless a template would stay without rows', () => {
    const cells = ['Rail', 'Q2', 'Sea', 'Q3', 'courier', 'Courier', 'Q1']
    const mixed = tableOf(
      'shipments',
      `Shipment no|Carrier|Shipped on|Mode\n${cells.map((cell, at) => `S${at + 1}|Carrier ${at}|2024-05-0${at + 1}|${cell}`).join('\n')}`,
    )
    const kinds = templateOf('kinds', [
      { name: 'code', required: true, unique: true },
      { name: 'meaning', required: true },
      { name: 'clerk' },
    ])
    const [alone, both] = [[shipments], [shipments, kinds]].map((templates) => decideOn([mixed, modes], templates))
    expect(alone!.plan.ignored_tables).toMatchObject([
      { table: 'modes', reason: 'It is a list of codes: what it lists stands in “Mode” of shipments.csv.' },
    ])
    expect(alone!.questions.filter(({ key }) => key.startsWith('table:'))).toEqual([])
    expect(both!.plan.ignored_tables).toEqual([])
  })

  it('are not asked what a value means that only rows have which are left out', () => {
    const { questions } = decideOn([sent, modes], [shipments], { instructions: 'Leave out the rows where Mode is Q3.' })
    expect(questions).toEqual([])
  })

  it('say nothing where they leave values out or have a code twice', () => {
    const asked = (text: string): string[] =>
      decideOn([sent, tableOf('modes', text)], [shipments]).questions.map(({ key }) => key)
    expect(asked('Code|Meaning\nQ1|Rail\nQ7|Sea')).toContain('value:shipments.mode:Q1')
    expect(asked('Code|Meaning\nQ1|Rail\nQ1|Sea\nQ2|Sea\nQ3|Air')).toContain('value:shipments.mode:Q1')
  })
})

describe('lists that have what the template wants of a code', () => {
  const priced = templateOf('bookings', [
    { name: 'booking', required: true, unique: true },
    { name: 'package', required: true, description: 'Title of the package (not its number).' },
    { name: 'nightly_price', description: 'EUR, 2 decimals', rule: '\\d+\\.\\d{2}' },
  ])
  const packages = tableOf(
    'packages',
    'No|Package title|Nightly|Deposit\nP-10|Sea view|80.00|20.00\nP-20|Old town|65.50|10.00',
  )
  const booked = tableOf('bookings', 'Booking|Package|Rate\nB1|P-10|P-10\nB2|P-20|P-20\nB3|P-10|P-10')
  const entriesOf = (decision: ReturnType<typeof decideOn>, column: string): unknown =>
    columnOf(decision, column).transforms.find(({ kind }) => kind === 'value_map')

  it('give its words where the description wants no code', () => {
    const decision = decideOn([booked, packages], [priced])
    expect(entriesOf(decision, 'package')).toMatchObject({
      entries: [
        { raw: 'P-10', value: 'Sea view' },
        { raw: 'P-20', value: 'Old town' },
      ],
    })
    expect(decision.notes).toContain(
      '“package” is the “Package title” that packages.csv has beside each “Package” of bookings.csv.',
    )
  })

  it('give its figures where somebody said that they come from the code', () => {
    const decision = decideOn([booked, packages], [priced], { instructions: '`Rate` is `nightly_price`.' })
    expect(entriesOf(decision, 'nightly_price')).toMatchObject({
      entries: [
        { raw: 'P-10', value: '80.00' },
        { raw: 'P-20', value: '65.50' },
      ],
    })
  })

  it('give the words that a rule takes as they are, though figures beside them could be made to fit', () => {
    const shifts = templateOf('shifts', [
      { name: 'shift', required: true, unique: true },
      { name: 'nurse', required: true, description: 'First name and surname.', rule: '\\w+ \\w+' },
    ])
    const worked = tableOf('rota', 'Shift|Nurse\nS1|BK\nS2|AT\nS3|BK\nS4|AT\nS5|BK\nS6|AT\nS7|AT')
    const staff = tableOf('staff', 'Sign|Called|Pin no\nBK|Berta Koller|4471902\nAT|Anton Tiefenbach|3920118')
    expect(entriesOf(decideOn([worked, staff], [shifts]), 'nurse')).toMatchObject({
      entries: [
        { raw: 'AT', value: 'Anton Tiefenbach' },
        { raw: 'BK', value: 'Berta Koller' },
      ],
    })
    // Without the list the signs stay what they are: “B K” is nobody.
    expect(columnOf(decideOn([worked], [shifts]), 'nurse').transforms).toEqual([])
  })

  it('leave what is one of its names already, whatever stands beside that', () => {
    const named = templateOf('bookings', [
      { name: 'booking', required: true, unique: true },
      { name: 'package', description: 'Name of the package, spelled as in the list' },
    ])
    const list = tableOf('packages', 'No|Package title|Notice\nP-10|Sea view|90 days\nP-20|Old town|14 days')
    const titled = tableOf('bookings', 'Booking|Package\nB1|Sea view\nB2|Old town\nB3|Sea view')
    expect(entriesOf(decideOn([titled, list], [named]), 'package')).toBeUndefined()
    expect(entriesOf(decideOn([booked, list], [named]), 'package')).toMatchObject({
      entries: [
        { raw: 'P-10', value: 'Sea view' },
        { raw: 'P-20', value: 'Old town' },
      ],
    })
  })

  it.each(['Warengruppe als Text', 'Libellé complet du groupe', 'The group, e.g. Fasteners', 'Nombre del grupo'])(
    'give its words where the description wants them: %s',
    (description) => {
      const goods = templateOf('goods', [
        { name: 'sku', required: true, unique: true },
        { name: 'title', required: true, description: 'Bezeichnung' },
        { name: 'group', required: true, description },
      ])
      const items = tableOf('artikel', 'Nr|Bezeichnung|WGR\nA1|Dübel 6|110\nA2|Dübel 8|110\nA3|Leim|220\nA4|Lack|220')
      const groups = tableOf('Warengruppen', 'WGR|Bezeichnung\n110|Schrauben und Dübel\n220|Chemie\n330|Werkzeug')
      const answered = { key: 'column:goods.group@file_artikel/artikel', value: 'WGR' }
      expect(entriesOf(decideOn([items, groups], [goods], { answers: [answered] }), 'group')).toMatchObject({
        entries: [
          { raw: '110', value: 'Schrauben und Dübel' },
          { raw: '220', value: 'Chemie' },
        ],
      })
    },
  )

  it('give each of the columns that somebody named the codes for what stands under its own header', () => {
    const terms = templateOf('suppliers', [
      { name: 'supplier_no', required: true, unique: true },
      { name: 'payment_days', description: 'Zahlungsziel netto in Tagen', rule: '\\d{1,3}' },
      { name: 'discount_percent', description: 'Skonto in Prozent', rule: '\\d{1,2}' },
    ])
    const suppliers = tableOf('lieferanten', 'Nr|ZB\nL1|03\nL2|05\nL3|03\nL4|05')
    const listed = tableOf(
      'bedingungen',
      'Schlüssel|Text|Tage netto|Skonto %\n03|30 Tage netto|30|0\n05|60 Tage, 3 %|60|3',
    )
    const answers = terms.columns
      .slice(1)
      .map(({ name }) => ({ key: `column:suppliers.${name}@file_lieferanten/lieferanten`, value: 'ZB' }))
    const decision = decideOn([suppliers, listed], [terms], { answers })
    expect(entriesOf(decision, 'payment_days')).toMatchObject({
      entries: [
        { raw: '03', value: '30' },
        { raw: '05', value: '60' },
      ],
    })
    expect(entriesOf(decision, 'discount_percent')).toMatchObject({
      entries: [
        { raw: '03', value: '0' },
        { raw: '05', value: '3' },
      ],
    })
  })

  it('leave a code where nothing speaks of what it stands for', () => {
    const coded = templateOf('bookings', [{ name: 'booking', required: true, unique: true }, { name: 'package' }])
    expect(entriesOf(decideOn([booked, packages], [coded]), 'package')).toBeUndefined()
  })
})

describe('lists that a description names', () => {
  const lessons = templateOf('lessons', [
    { name: 'lesson', required: true, unique: true },
    { name: 'held_on', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'fee', required: true, rule: '\\d+\\.\\d{2}', description: 'Two decimals, from the tariff' },
  ])
  const tariffs = tableOf(
    'Tariffs',
    'Tariff code|Label|Cost of a unit\nI30|Single|21.50\nI60|Double|38.50\nC60|Group|14.00',
  )
  const charged = ['I30', 'I60', 'c60', 'C60', 'i30', 'I60', 'I30', 'C60', 'I30', 'I60', 'I30', 'Z9']
  const held = tableOf(
    'lessons',
    `Lesson|Held on|Tariff\n${charged.map((code, at) => `L${at}|2024-03-${10 + at}|${code}`).join('\n')}`,
  )

  it('give what nothing else is called like, though a code is written otherwise or wrong', () => {
    const decision = decideOn([held, tariffs], [lessons])
    expect(columnOf(decision, 'fee').inputs).toMatchObject([{ column: 'Cost of a unit' }])
    expect(decision.plan.sheets[0]!.sources[0]!.joins).toMatchObject([{ table: 'Tariffs', loose: true }])
  })
})

describe('two lists side by side in one sheet', () => {
  const moves = templateOf('moves', [
    { name: 'move_no', required: true, unique: true },
    { name: 'class', required: true, rule: '(asset|liability|equity)' },
    { name: 'book', required: true, rule: '(cash|bank|general)' },
  ])
  const both = tableOf(
    'Classes and books',
    'Class|Meaning|Book|Called\nXA|Activa|KB|Cash\nXP|Debts (passiva)|BB|Bank\nXE|Equity|GB|General',
  )
  const made = ['XA|KB', 'XP|BB', 'XE|GB', 'XP|KB', 'XA|GB', 'XE|BB', 'XP|BB'].map((row, at) => `M${at}|${row}`)
  const booked = tableOf('moves', `Move no|Class|Book\n${made.join('\n')}`)

  it('each explain their own codes, by either of the words in which they say it', () => {
    const decision = decideOn([booked, both], [moves])
    const read = (column: string): unknown[] =>
      columnOf(decision, column).transforms.flatMap((step) =>
        step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
      )
    expect(decision.questions).toEqual([])
    expect(read('class').toSorted()).toEqual(['XA asset', 'XE equity', 'XP liability'])
    expect(read('book').toSorted()).toEqual(['BB bank', 'GB general', 'KB cash'])
  })

  it('say nothing of what only a code of the other one could mean', () => {
    const dark = tableOf(
      'Classes and books',
      'Class|Meaning|Book|Called\nXA|Activa|KB|Cash\nXP|Zzyzx|BB|Asset\nXE|Equity|GB|General',
    )
    const { questions } = decideOn([booked, dark], [moves])
    expect(questions.some(({ prompt }) => prompt.includes('“XP”') && prompt.includes('“Zzyzx”'))).toBe(true)
  })

  it('words that are names already are not looked up in a list where they chance to stand', () => {
    const lots = tableOf('lots', 'Lot|Site\nL-1|Bristol\nL-2|Leeds\nL-3|Bristol\nL-4|Leeds')
    const makers = tableOf(
      'makers',
      'Ref|Trading name|Town\nABC|Albion Pumps|Bristol\nDEF|Dales Valves|Leeds\nGHI|Gower Seals|Swansea',
    )
    const template = templateOf('lots', [
      { name: 'lot', required: true, unique: true },
      { name: 'site', required: true, description: 'Name of the site' },
    ])
    const decision = decideOn([lots, makers], [template])
    expect(columnOf(decision, 'site').transforms).toEqual([])
  })

  it('a figure that a list has beside a code is the one that is allowed, and a code is no beginning of another figure', () => {
    const rates = tableOf(
      'keys',
      'Sort|Code|Wording\nRate|1|20 %\nRate|2|10 %\nRate|3|5,5 %\nFamily|10|Tool\nFamily|20|Spare part',
    )
    const parts = Array.from({ length: 9 }, (_, at) => `P${at}|${(at % 3) + 1}|${at % 2 ? 10 : 20}`)
    const list = tableOf('parts', `Part|Rate|Fam.\n${parts.join('\n')}`)
    const template = templateOf('parts', [
      { name: 'part', required: true, unique: true },
      { name: 'vat_rate', required: true, rule: '^(20\\.0|10\\.0|5\\.5)$', description: 'Rate in percent' },
      { name: 'family', required: true, rule: '^(tool|spare_part)$' },
    ])
    const decision = decideOn([list, rates], [template])
    expect(decision.questions).toEqual([])
    const entries = (column: string): unknown[] =>
      columnOf(decision, column).transforms.flatMap((step) =>
        step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
      )
    expect(entries('vat_rate')).toEqual(['1 20.0', '2 10.0', '3 5.5'])
    expect(entries('family')).toEqual(['10 tool', '20 spare_part'])
  })
})

it('a list under the very header explains small figures, whatever it is called itself', () => {
  const customers = templateOf('customers', [
    { name: 'customer_no', required: true, unique: true },
    { name: 'name', required: true },
    { name: 'kind', required: true, rule: '(private|business|public)' },
  ])
  const listed = (header: string): number => {
    const listedCodes = tableOf('Codes', `${header}|Meaning\n1|Private\n2|Business\n3|Public bodies`)
    const people = tableOf(
      'customers',
      `Customer no|Name|Cust.group\n${[1, 2, 1, 3, 1, 2, 3, 1].map((code, at) => `C${at}|Ann ${'ABCDEFGH'[at]}|${code}`).join('\n')}`,
    )
    const answers = [{ key: 'column:customers.kind@file_customers/customers', value: 'Cust.group' }]
    const { questions } = decideOn([people, listedCodes], [customers], { answers })
    return questions.filter(({ kind }) => kind === 'value_map').length
  }
  expect(listed('Cust.group')).toBeLessThan(3)
  expect(listed('No')).toBe(3)
})

it('codes of two letters or figures are what a list says that is called by the same thing, whatever others mean by them', () => {
  const goods = templateOf('goods', [
    { name: 'item_no', required: true, unique: true },
    { name: 'unit', rule: '^(each|pair|set|box)$' },
    { name: 'warehouse', rule: '^(OSL|BGO|TRD)$' },
  ])
  const stock = tableOf(
    'stock',
    `Item no|UM|WH\n${[...Array(12).keys()].map((at) => `N${at + 20}|${['EA', 'ST', 'PR'][at % 3]}|0${1 + (at % 3)}`).join('\n')}`,
  )
  const units = tableOf('units', 'UM|Meaning\nEA|each\nST|set\nPR|pair\nBX|box')
  const houses = tableOf('houses', 'Whse|Branch\n01|Oslo (OSL)\n02|Bergen (BGO)\n03|Trondheim (TRD)')
  const decision = decideOn([stock, units, houses], [goods])
  const meant = (name: string): [string, string | null][] =>
    columnOf(decision, name).transforms.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }): [string, string | null] => [raw, value]) : [],
    )
  expect(Object.fromEntries(meant('unit'))).toMatchObject({ ST: 'set' })
  expect(Object.fromEntries(meant('warehouse'))).toEqual({ '01': 'OSL', '02': 'BGO', '03': 'TRD' })
  expect(decision.questions).toEqual([])
})

describe('a list of codes that is called as what is wanted', () => {
  const runs = templateOf('runs', [
    { name: 'run_no', required: true, unique: true },
    { name: 'driver', required: true, rule: '^(AB|CKL|DM|EF)$' },
  ])
  const driven = Array.from({ length: 16 }, (_, at) => `R${at + 10}|${[1, 2, 4, 7][at % 4]}`)
  const drivers = 'No|Initials|Name\n1|AB|Ada Bell\n2|CKL|Cy Kerr-Lund\n4|DM|Dan Moss\n7|EF|Eve Falk'
  const decided = (name: string) =>
    decideOn([tableOf('runs', ['Run no|D/R', ...driven].join('\n')), tableOf(name, drivers)], [runs], {
      instructions: 'Map D/R to driver.',
    })

  it('says what small figures mean there, whatever their column is called', () => {
    const decision = decided('drivers')
    expect(decision.questions).toEqual([])
    const { transforms } = columnOf(decision, 'driver')
    expect(applyChain(transforms, ['2']).value).toBe('CKL')
    expect(applyChain(transforms, ['7']).value).toBe('EF')
  })

  it('and says nothing of them where it is called otherwise', () => {
    expect(decided('boats').questions.length).toBeGreaterThan(0)
  })
})
