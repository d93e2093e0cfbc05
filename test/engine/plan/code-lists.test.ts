import { describe, expect, it } from 'vitest'
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
    const answers = terms.columns.slice(1).map(({ name }) => ({ key: `column:suppliers.${name}@file_lieferanten/lieferanten`, value: 'ZB' })) // prettier-ignore
    const decision = decideOn([suppliers, listed], [terms], { answers })
    expect(entriesOf(decision, 'payment_days')).toMatchObject({ entries: [{ raw: '03', value: '30' }, { raw: '05', value: '60' }] }) // prettier-ignore
    expect(entriesOf(decision, 'discount_percent')).toMatchObject({ entries: [{ raw: '03', value: '0' }, { raw: '05', value: '3' }] }) // prettier-ignore
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

describe('lists that have codes beside the words that the data have', () => {
  const visits = templateOf('visits', [
    { name: 'visit', required: true, unique: true },
    { name: 'subject', required: true },
    { name: 'treatment_code', required: true, rule: '[A-Z]{2,4}\\d?', description: 'Code, see the list' },
  ])
  const treatments = tableOf(
    'treatments',
    'Short|Treatment|Room\nHYD|Water bath|A\nMAS1|Massage, back|B\nMUD|Mud pack|A',
  )
  const visitsOf = (cells: string[]): ReturnType<typeof tableOf> =>
    tableOf(
      'visits',
      `Visit|Subject|Treatment code\n${cells.map((cell, at) => `V${at}|Subject ${at}|${cell}`).join('\n')}`,
    )
  const entriesOf = (decision: ReturnType<typeof decideOn>, column: string): unknown =>
    columnOf(decision, column).transforms.find(({ kind }) => kind === 'value_map')

  it('give them in any case, beside cells that have the code already', () => {
    const cells = ['Water bath', 'MUD', 'massage, back', 'MUD PACK', 'HYD', 'Mud pack', 'Massage, back']
    expect(entriesOf(decideOn([visitsOf(cells), treatments], [visits]), 'treatment_code')).toMatchObject({
      entries: [
        { raw: 'MUD PACK', value: 'MUD' },
        { raw: 'Massage, back', value: 'MAS1' },
        { raw: 'Mud pack', value: 'MUD' },
        { raw: 'Water bath', value: 'HYD' },
        { raw: 'massage, back', value: 'MAS1' },
      ],
    })
  })

  it('give them to a column that is called a code without a rule, and leave words alone where it is not', () => {
    const cells = ['Water bath', 'MUD', 'massage, back', 'MUD PACK', 'HYD', 'Mud pack', 'Massage, back']
    const called = (name: string): unknown => {
      const open = templateOf('visits', [
        { name: 'visit', required: true, unique: true },
        { name, required: true },
      ])
      const answers = [{ key: `column:visits.${name}@file_visits/visits`, value: 'Treatment code' }]
      return entriesOf(decideOn([visitsOf(cells), treatments], [open], { answers }), name)
    }
    expect(called('service_code')).toMatchObject({ entries: expect.arrayContaining([{ raw: 'MUD PACK', value: 'MUD', decided_by: 'matcher' }]) }) // prettier-ignore
    expect(called('service')).toBeUndefined()
  })

  it('know what names an entry in part or with more words, and ask what else stands there again', () => {
    const cells = ['Water bath', 'Mud pack', 'massage', 'Mud pack, warm', 'HYD', 'MUD', 'Sauna', 'Sauna', 'Zither']
    const { questions, ...decision } = decideOn([visitsOf(cells), treatments], [visits])
    expect(entriesOf({ questions, ...decision }, 'treatment_code')).toMatchObject({
      entries: [
        { raw: 'Mud pack', value: 'MUD' },
        { raw: 'Mud pack, warm', value: 'MUD' },
        { raw: 'Water bath', value: 'HYD' },
        { raw: 'massage', value: 'MAS1' },
      ],
    })
    expect(questions).toMatchObject([{ key: 'value:visits.treatment_code:Sauna', default: '(keep)' }])
    expect(questions[0]!.options.map(({ value }) => value)).toEqual(['HYD', 'MAS1', 'MUD', '(keep)'])
  })

  it('say nothing where most of what the rule takes are codes of something else', () => {
    const cells = ['Water bath', 'Mud pack', 'XA', 'XB', 'XC', 'XD', 'XE', 'XF', 'XG', 'XH']
    expect(entriesOf(decideOn([visitsOf(cells), treatments], [visits]), 'treatment_code')).toBeUndefined()
  })

  it('call their texts a name, which is none of the rows that have the code', () => {
    const cases = templateOf('cases', [
      { name: 'case_no', required: true, unique: true },
      { name: 'title', required: true },
      { name: 'field', required: true, rule: '[A-Z][a-z]+ law' },
    ])
    const fields = tableOf('fields', 'Sign|Name\nTX|Tax law\nLB|Labour law\nFM|Family law')
    const signs = ['TX', 'LB', 'TX', 'FM', 'LB', 'FM']
    const opened = tableOf(
      'cases',
      `Case no|Title|Field\n${signs.map((sign, at) => `C${at}|Case ${at}|${sign}`).join('\n')}`,
    )
    expect(entriesOf(decideOn([opened, fields], [cases]), 'field')).toMatchObject({
      entries: [
        { raw: 'FM', value: 'Family law' },
        { raw: 'LB', value: 'Labour law' },
        { raw: 'TX', value: 'Tax law' },
      ],
    })
  })
})

describe('a list of small figures', () => {
  const plants = templateOf('plants', [
    { name: 'plant_no', required: true, unique: true },
    { name: 'family', required: true, description: 'Name of the family in full' },
  ])
  const figures = ['1', '2', '3', '1', '2', '3', '1']
  const table = tableOf('plants', `Plant no|Family\n${figures.map((code, at) => `G${at + 10}|${code}`).join('\n')}`)
  const entriesWith = (header: string): unknown => {
    const list = tableOf('list', `${header}|Meaning\n1|Roses\n2|Heathers\n3|Asters`)
    return columnOf(decideOn([table, list], [plants]), 'family').transforms.find(({ kind }) => kind === 'value_map')
  }

  it('says what codes are called that have its own header, and nothing of others', () => {
    expect(entriesWith('Family')).toMatchObject({ entries: [{ raw: '1', value: 'Roses' }, {}, {}] })
    expect(entriesWith('Shelf')).toBeUndefined()
  })
})

describe('a list of numbers with zeros in front, which the data lack here and there', () => {
  const pupils = templateOf('pupils', [
    { name: 'pupil_no', required: true, unique: true },
    { name: 'bus_firm', description: 'Name of the bus firm.' },
  ])
  const given = ['01', '2', '11', '02', '1', '11', '01', '02']
  const riders = tableOf('pupils', `Pupil no|Bus firm\n${given.map((code, at) => `P${at + 1}|${code}`).join('\n')}`)
  const firms = (...more: string[]): ReturnType<typeof tableOf> =>
    tableOf('firms', ['Bus firm|Called', '01|Valley Coaches', '02|HARRIS', '11|Green Line', ...more].join('\n'))
  const read = (list: ReturnType<typeof tableOf>): string[] => {
    const step = columnOf(decideOn([riders, list], [pupils]), 'bus_firm').transforms.find(({ kind }) => kind === 'value_map') // prettier-ignore
    return step?.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`).toSorted() : []
  }

  it('says what they mean without them, too, and some of its names may be in capitals', () => {
    expect(read(firms())).toEqual(['01 Valley Coaches', '02 HARRIS', '1 Valley Coaches', '11 Green Line', '2 HARRIS'])
  })

  it('does not where a number stands there with and without', () => {
    expect(read(firms('1|Old Coaches'))).not.toContain('2 HARRIS')
  })
})

describe('a table that has keys as one of its columns, and some of them by chance as another', () => {
  it('says nothing of the keys, which are what is wanted already', () => {
    const firms = templateOf('firms', [
      { name: 'firm_number', required: true, unique: true, rule: 'F\\d{5}' },
      { name: 'name', required: true },
    ])
    const numbers = Array.from({ length: 12 }, (_, at) => `${70010 + 7 * at}`)
    const own = tableOf('firms', `Firm no|Name\n${numbers.map((no, at) => `${no}|Firm ${at}`).join('\n')}`)
    const bought = [...numbers, ...numbers].map((no, at) => `G${at}|${at < 2 ? numbers[at + 4] : 31000 + 7 * at}|${no}`)
    const goods = tableOf('goods', `Good|Order no|Firm no\n${bought.join('\n')}`)
    const { transforms } = columnOf(decideOn([own, goods], [firms]), 'firm_number')
    expect(transforms.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })
})

describe('a code that has the initials of an allowed value', () => {
  const trips = templateOf('trips', [
    { name: 'trip_no', required: true, unique: true },
    { name: 'state', required: true, rule: '^(done|no_show|not_sold|closing)$', description: 'done, no_show, not_sold or closing (runs out)' }, // prettier-ignore
  ])
  const mapped = (meaning: string): (string | undefined)[] => {
    const states = ['DX', 'NS', 'DX', 'RO', 'DX', 'NS', 'RO', 'DX', 'NS', 'RO']
    const table = tableOf('trips', `Trip no|State\n${states.map((state, at) => `T${100 + at}|${state}`).join('\n')}`)
    const list = tableOf('codes', `Code|Meaning\nDX|Done\nNS|${meaning}\nRO|Runs out`)
    const decision = decideOn([table, list], [trips])
    expect(decision.questions).toEqual([])
    const step = columnOf(decision, 'state').transforms.find(({ kind }) => kind === 'value_map')
    const entries = step?.kind === 'value_map' ? step.entries : []
    return ['DX', 'NS', 'RO'].map((code) => entries.find(({ raw }) => raw === code)?.value)
  }

  it('is what the list of codes says, as is one whose meaning only the description has', () => {
    expect(mapped('No show')).toEqual(['done', 'no_show', 'closing'])
    expect(mapped('Not sold')).toEqual(['done', 'not_sold', 'closing'])
  })
})
