// Over 300 lines: every way in which a column is found, each a small case of its own.
import type { Decision } from '../../../server/src/engine/plan/decide.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

const customers = templateOf('customers', [
  { name: 'customer_id', description: 'Customer number', required: true, unique: true, rule: 'C-\\d{4}' },
  { name: 'first_name', required: true },
  { name: 'last_name', required: true },
  { name: 'email', rule: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}' },
  { name: 'phone' },
  { name: 'birth_date' },
])

describe('columns of a table', () => {
  it('are found under German headers, and the reason says what was seen', () => {
    const table = tableOf(
      'kunden',
      `Kd-Nr.|Vorname|Nachname|E-Mail-Adresse|Telefon|Geburtsdatum|Bemerkung
       C-1001|Anna|Weiß|anna@post.example|030 7886293|24.06.1987|
       C-1002|Jürgen|Große|j.grosse@post.example|0331 8669577|09.10.1990|Großkunde
       C-1003|Sabine|Vogel|sv@web.example|030 4916494|31.05.1965|`,
    )
    const decision = decideOn([table], [customers])
    expect(inputsOf(decision, 'customer_id')).toEqual(['Kd-Nr.'])
    expect(inputsOf(decision, 'first_name')).toEqual(['Vorname'])
    expect(inputsOf(decision, 'last_name')).toEqual(['Nachname'])
    expect(inputsOf(decision, 'email')).toEqual(['E-Mail-Adresse'])
    expect(inputsOf(decision, 'phone')).toEqual(['Telefon'])
    expect(inputsOf(decision, 'birth_date')).toEqual(['Geburtsdatum'])
    expect(columnOf(decision, 'customer_id').reason).toBe(
      'The header “Kd-Nr.” means customer number, as “customer_id” does, and 100 % of its values match the rule C-\\d{4}.',
    )
    expect(decision.questions).toEqual([])
    expect(decision.plan.sheets[0]!.sources[0]!.unmapped).toMatchObject([{ column: 'Bemerkung' }])
  })

  it.each([
    ['Dutch', 'Lidnr|Voornaam|Achternaam|Geb.datum|Woonplaats|Bedrag'],
    ['French', 'N° membre|Prénom|Nom de famille|Date de naissance|Ville|Montant'],
    ['Spanish', 'Nº socio|Nombre de pila|Apellidos|Fecha nac.|Población|Importe'],
    ['Italian', 'N. socio|Nome proprio|Cognome|Data di nascita|Città|Importo'],
    ['German', 'Mitgliedsnr.|Vorname|Nachname|Geb.-Datum|Wohnort|Betrag'],
  ])('are found under %s headers without a question', (_, headers) => {
    const table = tableOf(
      'export',
      `${headers}\n000417|Anna|Weiß|24.06.1987|Bonn|12,50\n000424|Jan|Bos|09.10.1990|Kleve|8,00`,
    )
    const members = templateOf('members', [
      { name: 'member_no', required: true, unique: true, rule: '\\d{6}' },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'birth_date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'city', required: true },
      { name: 'amount', required: true, rule: '\\d+\\.\\d{2}' },
    ])
    const decision = decideOn([table], [members])
    expect(decision.questions).toEqual([])
    const found = members.columns.flatMap(({ name }) => inputsOf(decision, name))
    expect(found).toEqual(headers.split('|'))
  })

  it.each([
    ['English', 'When|Who|Rm|How many|What for'],
    ['German', 'Wann|Wer|Zi.|Personen|Anlass'],
    ['French', 'Quand|Qui|Chbre|Nombre|Motif'],
    ['Spanish', 'Cuándo|Quién|Habitación|Cantidad|Motivo'],
    ['Italian', 'Quando|Chi|Camera|Quantità|Causa'],
    ['Dutch', 'Wanneer|Wie|Ruimte|Aantal|Reden'],
  ])('are found under %s headers that ask or are cut short', (_, headers) => {
    const table = tableOf('log', `${headers}\n24.06.2024|Anna Weiß|204|2|Seminar\n09.10.2024|Jan Bos|17|1|Reparatur`)
    const log = templateOf('log', [
      { name: 'date', required: true, rule: '\\d{4}-\\d{2}-\\d{2}' },
      { name: 'person', required: true },
      { name: 'room', required: true },
      { name: 'quantity', required: true, rule: '\\d+' },
      { name: 'reason', required: true },
    ])
    const decision = decideOn([table], [log])
    expect(log.columns.map(({ name }) => inputsOf(decision, name)[0])).toEqual(headers.split('|'))
  })

  it('are found by their values where headers say nothing', () => {
    const table = tableOf(
      'export',
      `Column 1|Column 2|Column 3
       C-1001|anna@post.example|x
       C-1002|j.grosse@post.example|y
       C-1003|sv@web.example|z`,
    )
    const template = templateOf('customers', [
      { name: 'customer_id', required: true, unique: true, rule: 'C-\\d{4}' },
      { name: 'email', required: true, rule: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}' },
    ])
    const decision = decideOn([table], [template], { instructions: 'Sheet `export` is `customers`.' })
    const asked = decision.questions.map(({ target, default: preset }) => [target.column, preset])
    for (const [column, source] of [
      ['customer_id', 'Column 1'],
      ['email', 'Column 2'],
    ] as const) {
      const mapped = inputsOf(decision, column)
      expect(mapped.length > 0 ? mapped : asked.find(([name]) => name === column)?.slice(1)).toEqual([source])
    }
  })

  it('are found under their own name though it says nothing', () => {
    const table = tableOf(
      'measured',
      `id|a|c|x|v1|field
       1|1|3|x y|5|lorem
       2|5|3|z|6|ipsum
       3|1|7|z|7|dolor`,
    )
    const names = ['id', 'a', 'c', 'x', 'v1', 'field']
    const decision = decideOn(
      [table],
      [
        templateOf(
          'measured',
          names.map((name) => ({ name })),
        ),
      ],
    )
    expect(decision.questions).toEqual([])
    expect(names.map((name) => inputsOf(decision, name)[0])).toEqual(names)
  })

  it('are found under their own name though every value breaks the rule, so that every row says so', () => {
    const table = tableOf(
      'lamps',
      `lamp_id|colour
       1|7
       2|8
       3|7`,
    )
    const template = templateOf('lamps', [
      { name: 'lamp_id', required: true },
      { name: 'colour', rule: '^(red|green)$' },
    ])
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, 'colour')).toEqual(['colour'])
    expect(columnOf(decision, 'colour')).toMatchObject({ confidence: 0.6 })
    expect(columnOf(decision, 'colour').reason).toBe(
      'The header “colour” is the same as “colour”, and none of its values can match the rule ^(red|green)$.',
    )
  })

  it('are found in the words of a ledger, a staff list and an invoice', () => {
    const pairs: [string, string, string][] = [
      ['debit', 'Soll', '10.00'],
      ['credit', 'Haben', '5.00'],
      ['cost_center', 'KST', '0010'],
      ['vat_amount', 'MwSt', '1.90'],
      ['date_of_birth', 'Né(e) le', '25/06/1980'],
      ['manager', 'Responsable', 'Dupont'],
    ]
    for (const [name, header, value] of pairs) {
      const table = tableOf('data', `record_id|${header}\n1|${value}\n2|${value}`)
      const decision = decideOn([table], [templateOf('data', [{ name: 'record_id', required: true }, { name }])])
      expect([name, inputsOf(decision, name)]).toEqual([name, [header]])
    }
  })

  it('are left out when nothing is like them, and required ones are never mapped to something unlike', () => {
    const table = tableOf(
      'customers',
      `customer_id|first_name|last_name|Favourite Colour
       C-1001|Anna|Weiss|red
       C-1002|Jan|Gross|blue`,
    )
    const decision = decideOn([table], [customers])
    expect(columnOf(decision, 'email')).toMatchObject({ inputs: [], confidence: 0 })
    expect(columnOf(decision, 'birth_date').reason).toContain('No column of the table is clearly “birth_date”')
  })

  it('are asked about when two could be meant as well as each other', () => {
    const table = tableOf(
      'customers',
      `customer_id|first_name|last_name|Phone 1|Phone 2
       C-1001|Anna|Weiss|030 7886293|030 1122334
       C-1002|Jan|Gross|0331 8669577|0331 5566778`,
    )
    const decision = decideOn([table], [customers])
    const question = decision.questions.find(({ kind }) => kind === 'column_match')
    expect(question).toMatchObject({
      key: 'column:customers.phone@file_customers/customers',
      target: { slug: 'customers', column: 'phone' },
      free_text: false,
      affected_rows: 2,
    })
    expect(question!.options.slice(0, 2).map(({ value }) => value)).toEqual(['Phone 1', 'Phone 2'])
    expect(question!.options.at(-1)!.value).toBe('(none)')
    expect(question!.evidence[0]).toEqual({
      file_id: 'file_customers',
      table: 'customers',
      row: 2,
      column: 'Phone 1',
      value: '030 7886293',
    })
    const answered = decideOn([table], [customers], { answers: [{ key: question!.key, value: 'Phone 2' }] })
    expect(answered.questions).toEqual([])
    expect(columnOf(answered, 'phone')).toMatchObject({ decided_by: 'answer', confidence: 1 })
    expect(inputsOf(answered, 'phone')).toEqual(['Phone 2'])
    const none = decideOn([table], [customers], { answers: [{ key: question!.key, value: '(none)' }] })
    expect(inputsOf(none, 'phone')).toEqual([])
  })

  it('take defaults and note it when nobody is to be asked', () => {
    const table = tableOf(
      'customers',
      'customer_id|first_name|last_name|Phone 1|Phone 2\nC-1001|A|B|030 7886293|030 1122334',
    )
    const decision = decideOn([table], [customers], { autonomy: 'decide' })
    expect(decision.questions).toEqual([])
    expect(decision.notes.join(' ')).toContain('Decided without asking: Which column of customers.csv is “phone”')
  })

  it.each([
    ['Nom|Prénom|Mail', ['Prénom', 'Nom']],
    ['Nome|Cognome|Mail', ['Nome', 'Cognome']],
    ['Name|Vorname|Mail', ['Vorname', 'Name']],
  ])('a plain name beside one part of it is the other part: %s', (headers, parts) => {
    const table = tableOf('export', `${headers}\nWeiß|Anna|a@x.example\nVogel|Jan|j@x.example`)
    const separate = templateOf('contacts', [
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'email' },
    ])
    const split = decideOn([table], [separate])
    expect([...inputsOf(split, 'first_name'), ...inputsOf(split, 'last_name')]).toEqual(parts)
    expect(split.questions).toEqual([])
    const whole = decideOn([table], [templateOf('contacts', [{ name: 'name', required: true }, { name: 'email' }])])
    expect(inputsOf(whole, 'name')).toEqual(parts)
  })

  it('a plain name beside the last name in the template is the first name, unless the whole is wanted', () => {
    const table = tableOf('people', 'Cognome|Nome|Città\nRossi|Sara|Imola\nBianchi|Ugo|Lugo')
    const inputs = (description: string): string[] => {
      const template = templateOf('persone', [
        { name: 'cognome', required: true },
        { name: 'nome', required: true, description },
      ])
      return inputsOf(decideOn([table], [template]), 'nome')
    }
    expect(inputs('')).toEqual(['Nome'])
    expect(inputs('Full name')).not.toEqual(['Nome'])
  })

  it('who did something is in no column of figures about what was done', () => {
    const lots = templateOf('lots', [{ name: 'lot', required: true, unique: true }, { name: 'received_by' }])
    const rows = ['L1|6.125|Ana Ruiz', 'L2|1.25|Bo Lind', 'L3|40|Ana Ruiz', 'L4|7.5|Ana Ruiz', 'L5|12|Bo Lind']
    const decision = decideOn([tableOf('lots', `Lot|Received|Signed\n${rows.join('\n')}`)], [lots])
    expect(inputsOf(decision, 'received_by')).not.toEqual(['Received'])
    const named = decideOn([tableOf('lots', `Lot|Ricevuto|Ricevuto da\n${rows.join('\n')}`)], [lots])
    expect(inputsOf(named, 'received_by')).toEqual(['Ricevuto da'])
  })

  it('a name that has the first name in it is the whole name', () => {
    const table = tableOf('export', 'Name|Vorname|Mail\nAnna Weiß|Anna|a@x.example\nJan Vogel|Jan|j@x.example')
    const decision = decideOn([table], [templateOf('contacts', [{ name: 'name', required: true }, { name: 'email' }])])
    expect(inputsOf(decision, 'name')).toEqual(['Name'])
  })

  it('that each row must have for itself are none in which most values repeat, whatever they are called', () => {
    const visits = templateOf('visits', [
      { name: 'visit_no', required: true, unique: true },
      { name: 'patient', required: true },
      { name: 'fee', required: true },
    ])
    const rows = [...Array(20).keys()].map((at) => `${'XYZ'[at % 3]}R|2023-${100 + at}|Ann ${at}|${at}.50`).join('\n')
    const table = tableOf('visits', `Visit code|Qr|Patient|Fee\n${rows}`)
    const decision = decideOn([table], [visits], { autonomy: 'decide' })
    expect(inputsOf(decision, 'visit_no')).toEqual(['Qr'])
  })

  it('are merged from first and last name', () => {
    const template = templateOf('contacts', [{ name: 'full_name', required: true }, { name: 'email' }])
    const table = tableOf('contacts', 'Nachname|Vorname|Mail\nWeiß|Anna|a@x.example\nVogel|Jan|j@x.example')
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, 'full_name')).toEqual(['Vorname', 'Nachname'])
    expect(columnOf(decision, 'full_name').transforms[0]).toEqual({ kind: 'merge', separator: ' ' })
  })

  it.each([
    ['full_name', '', 'Title|First name|Last name', ['First name', 'Last name']],
    ['last_name', '', 'Voornaam|Tussenvoegsel|Achternaam', ['Tussenvoegsel', 'Achternaam']],
    ['last_name', '', 'nombre|apellido1|apellido2', ['apellido1', 'apellido2']],
    ['full_name', '', 'Nombre|Primer apellido|Segundo apellido', ['Nombre', 'Primer apellido', 'Segundo apellido']],
    [
      'teacher',
      'First and last name',
      'Room|Class Teacher Forename|Class Teacher Surname',
      ['Class Teacher Forename', 'Class Teacher Surname'],
    ],
    ['full_name', '', 'Emergency first name|Emergency last name|First name|Last name', ['First name', 'Last name']],
  ])('%s (%s) is merged from its own parts of %s', (name, description, headers, parts) => {
    const table = tableOf('list', `Ref|${headers}\n1|Dr.|van|Weiß|Smith\n2|Mrs|de|Vogel|Jones`)
    const template = templateOf('list', [
      { name: 'ref', required: true },
      { name, description, required: true },
    ])
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, name)).toEqual(parts)
    expect(decision.questions).toEqual([])
  })

  it('a column with the whole names, and those of companies, is taken rather than their parts', () => {
    const template = templateOf('payers', [
      { name: 'ref', required: true },
      { name: 'name', required: true },
    ])
    const people = 'R1|Mia Kern|Mia|Kern\nR2|Ole Lund|Ole|Lund\nR3|Ida Moss|Ida|Moss'
    const inputs = (rows: string): string[] =>
      inputsOf(decideOn([tableOf('payers', `Ref|*PayerName|FirstName|LastName\n${rows}`)], [template]), 'name')
    expect(inputs(`${people}\nR4|Fjord Fish Ltd||\nR5|Hill Bros||`)).toEqual(['*PayerName'])
    // What else stands there is nobody's name.
    expect(inputs(`${people.replaceAll(/\|\w+ \w+/g, '|see file')}\nR4|see file||`)).toEqual(['FirstName', 'LastName'])
  })

  it('a part that was answered to be a column of its own is no part of the whole', () => {
    const table = tableOf('staff', 'No|Voornaam|Tussenvoegsel|Achternaam\n1|Piet|van|Dam\n2|Els|de|Wit\n3|Bo||Kok')
    const staff = templateOf('staff', [
      { name: 'no', required: true },
      { name: 'first_name', required: true },
      { name: 'name_prefix' },
      { name: 'last_name', required: true },
    ])
    const answered = (value: string): Decision =>
      decideOn([table], [staff], { answers: [{ key: 'column:staff.name_prefix@file_staff/staff', value }] })
    expect(inputsOf(answered('Tussenvoegsel'), 'name_prefix')).toEqual(['Tussenvoegsel'])
    expect(inputsOf(answered('Tussenvoegsel'), 'last_name')).toEqual(['Achternaam'])
    expect(inputsOf(answered('(none)'), 'last_name')).toEqual(['Tussenvoegsel', 'Achternaam'])
  })

  it('a share is not taken for the sum of that name', () => {
    const table = tableOf(
      'agents',
      `Ref|Bonus %|Bonus paid\n${[1, 2, 3, 4].map((at) => `${at}|12|${at * 31}.20`).join('\n')}`,
    )
    const agents = templateOf('agents', [
      { name: 'ref', required: true },
      { name: 'bonus', description: 'EUR', rule: '\\d+\\.\\d{2}' },
    ])
    expect(inputsOf(decideOn([table], [agents]), 'bonus')).toEqual(['Bonus paid'])
    const shares = templateOf('agents', [
      { name: 'ref', required: true },
      { name: 'bonus', rule: '\\d+' },
    ])
    expect(inputsOf(decideOn([table], [shares]), 'bonus')).toEqual(['Bonus %'])
  })

  it('the numbered lines of an address make the only column for it, and none where each has its own', () => {
    const table = tableOf(
      'shops',
      'Ref|Address Line 2|Address Line 1|Town\n1|Unit 4|12 High Street|Hull\n2||3 Mill Lane|York',
    )
    const ofOne = templateOf('shops', [
      { name: 'ref', required: true },
      { name: 'address', required: true },
      { name: 'town' },
    ])
    const decision = decideOn([table], [ofOne])
    expect(inputsOf(decision, 'address')).toEqual(['Address Line 1', 'Address Line 2'])
    expect(columnOf(decision, 'address').transforms[0]).toEqual({ kind: 'merge', separator: ', ' })
    expect(decision.questions).toEqual([])
    const ofTwo = templateOf('shops', [{ name: 'ref', required: true }, { name: 'address_1' }, { name: 'address_2' }])
    expect(inputsOf(decideOn([table], [ofTwo]), 'address_2')).toEqual(['Address Line 2'])
  })

  it('of the lines of an address that with the towns fills the town, and lines answered to be something else are none of it', () => {
    const towns = ['Hull', 'Hull', 'York', 'York', 'Hull', 'Leeds', 'Hull', 'Leeds']
    const rows = towns.map(
      (town, index) => `${index + 1}|${index + 2} Mill Lane|${index % 3 ? '' : 'Flat 2'}|${town}|Yorkshire`,
    )
    const headers = 'Ref|Addr 1|Addr 2|Addr 3|Addr 4'
    const template = templateOf('shops', [{ name: 'ref', required: true }, { name: 'address' }, { name: 'town' }])
    const decision = decideOn([tableOf('shops', [headers, ...rows].join('\n'))], [template])
    expect(inputsOf(decision, 'address')).toEqual(['Addr 1', 'Addr 2'])
    expect(inputsOf(decision, 'town')).toEqual(['Addr 3'])
    const said = { instructions: '`Addr 2` is `town`. Ignore `Addr 3`. Ignore `Addr 4`.' }
    const told = decideOn([tableOf('shops', [headers, ...rows].join('\n'))], [template], said)
    expect(inputsOf(told, 'address')).toEqual(['Addr 1'])
    expect(inputsOf(told, 'town')).toEqual(['Addr 2'])
  })

  it('a name of which one part alone is known is offered with every column of words, and an answer joins both', () => {
    const table = tableOf('people', 'Ref|First name|Clan|Born\n1|Anna|Weiß|1990-01-02\n2|Jan|Vogel|1991-02-03')
    const template = templateOf('people', [
      { name: 'ref', required: true },
      { name: 'full_name', required: true },
    ])
    const question = decideOn([table], [template]).questions.find(({ target }) => target.column === 'full_name')
    expect(question?.options).toContainEqual(expect.objectContaining({ value: 'First name + Clan' }))
    const answers = [{ key: question!.key, value: 'First name + Clan' }]
    expect(inputsOf(decideOn([table], [template], { answers }), 'full_name')).toEqual(['First name', 'Clan'])
  })

  it('a customer is either a company or a person, where each row names one of them', () => {
    const template = templateOf('customers', [
      { name: 'customer_no', required: true },
      { name: 'name', required: true },
    ])
    const rows = ['C1||Anna|Weiß', 'C2|Lamp Ltd||', 'C3||Jan|Vogel']
    const either = decideOn(
      [tableOf('customers', ['Customer no|Company|First name|Last name', ...rows].join('\n'))],
      [template],
    )
    expect(inputsOf(either, 'name')).toEqual(['Company', 'First name', 'Last name'])
    const both = ['C1|Desk Ltd|Anna|Weiß', 'C2|Lamp Ltd|Jo|Bos']
    const beside = decideOn(
      [tableOf('customers', ['Customer no|Company|First name|Last name', ...both].join('\n'))],
      [template],
    )
    expect(inputsOf(beside, 'name')).not.toContain('Company')
  })

  it('are offered together where it is unclear whose parts they are, and an answer with both joins them', () => {
    const headers = 'Ref|Buyer first name|Buyer last name|Payer first name|Payer last name'
    const table = tableOf('deals', `${headers}\n1|Anna|Weiß|Jo|Bos\n2|Jan|Vogel|Ed|Kok`)
    const template = templateOf('deals', [
      { name: 'ref', required: true },
      { name: 'signatory', required: true },
    ])
    const [question] = decideOn([table], [template]).questions
    expect(question!.options).toContainEqual({
      value: 'Payer first name + Payer last name',
      label: 'Payer first name and Payer last name together: Jo Bos',
      confidence: 0,
    })
    const answered = decideOn([table], [template], {
      answers: [{ key: question!.key, value: 'Payer first name + Payer last name' }],
    })
    expect(inputsOf(answered, 'signatory')).toEqual(['Payer first name', 'Payer last name'])
    expect(columnOf(answered, 'signatory').transforms[0]).toEqual({ kind: 'merge', separator: ' ' })
  })

  it('that are required and by far likelier than any other column are taken without a question, and that is told', () => {
    const rooms = templateOf('rooms', [
      { name: 'room_no', required: true, unique: true },
      { name: 'segment', required: true, rule: '^(single|double|suite)$' },
      { name: 'floor' },
    ])
    const list = tableOf(
      'rooms',
      ['Room no|Kind|Floor|Xq', ...[...Array(9).keys()].map((at) => `${101 + at}|${'123'[at % 3]}|1|${at * 7}`)].join(
        '\n',
      ),
    )
    const { questions, notes, plan } = decideOn([list], [rooms])
    expect(plan.sheets[0]!.sources[0]!.columns[1]!.inputs).toMatchObject([{ column: 'Kind' }])
    expect(questions.filter(({ kind }) => kind === 'column_match')).toEqual([])
    expect(notes.join(' ')).toContain('“Kind” of rooms.csv was taken for “segment” of Rooms')
  })

  it('that are required and the only ones left that their rule takes are taken without a question, whatever they are called', () => {
    const wards = templateOf('wards', [
      { name: 'ward_name', required: true },
      { name: 'code', required: true, unique: true, rule: '[A-Z]{3}' },
      { name: 'opened', rule: '\\d{2}/\\d{2}/\\d{4}' },
    ])
    const rows = ['ABC|Oncology|5', 'DEF|Surgery|9', 'GHI|Maternity|7', 'JKL|Children|3']
    const decided = (heads: string, lines: string[]) =>
      decideOn([tableOf('wards', [heads, ...lines].join('\n'))], [wards])
    const decision = decided('Mnem|Ward name|Xq', rows)
    expect(inputsOf(decision, 'code')).toEqual(['Mnem'])
    expect(decision.questions.filter(({ target }) => target.column === 'code')).toEqual([])
    expect(decision.notes.join(' ')).toContain('“Mnem” of wards.csv was taken for “code” of Wards')
    const two = decided(
      'Mnem|Ward name|Xq',
      rows.map((row, at) => row.replace(/\d$/, ['QRS', 'TUV', 'WXY', 'ZAB'][at]!)),
    )
    expect(two.questions.map(({ target }) => target.column)).toContain('code')
  })

  it('dates are found for rules that want them in another notation than that of ISO', () => {
    const template = templateOf('bills', [
      { name: 'bill_no', required: true, unique: true },
      { name: 'paid_on', rule: '\\d{2}\\.\\d{2}\\.\\d{4}' },
    ])
    const rows = ['B1|05/08/24|9', 'B2|13/06/24|7', 'B3||4', 'B4|28/01/24|2'].join('\n')
    const decision = decideOn([tableOf('bills', `Bill no|Cleared|Xq\n${rows}`)], [template])
    expect(inputsOf(decision, 'paid_on')).toEqual(['Cleared'])
  })

  it('values that meet the rule as they are go before shorter ones that zeros would be put in front of', () => {
    const template = templateOf('people', [
      { name: 'registration_no', required: true, unique: true, rule: '\\d{6}' },
      { name: 'name' },
    ])
    const table = tableOf('people', 'Xyz|Name|Card no\n000417|Anna|53663\n000420|Jan|50492\n000423|Jo|71997')
    const decision = decideOn([table], [template])
    const asked = decision.questions.map(({ target, default: preset }) => [target.column, preset])
    expect([inputsOf(decision, 'registration_no'), asked]).not.toEqual([['Card no'], []])
  })

  it('of coded values are found under their name though the codes are in another language, and the values are asked about', () => {
    const template = templateOf('units', [
      { name: 'unit_no', required: true },
      { name: 'kind', required: true, rule: '^(flat|shop|parking)$' },
      { name: 'street' },
      { name: 'net_rent', rule: '\\d+\\.\\d{2}' },
      { name: 'total_rent', rule: '\\d+\\.\\d{2}' },
    ])
    const rows = ['Whg.', 'Laden', 'Whg.', 'Stellpl.', 'Whg.', 'Laden', 'Stellpl.', 'Laden'].map(
      (kind, index) => `E${index}|${kind}|Rue ${index}|40${index},50|50${index},50`,
    )
    const table = tableOf('units', ['Einheit|Art|Adresse|Kaltmiete|Warmmiete', ...rows].join('\n'))
    const decision = decideOn([table], [template])
    expect(decision.questions.map(({ kind }) => kind)).toEqual(['value_map'])
    expect(JSON.stringify(decision.plan.sheets[0])).toContain('"raw":"Stellpl.","value":"parking"')
    expect(JSON.stringify(decision.plan.sheets[0])).toContain('"raw":"Laden","value":"shop"')
    const found = template.columns.flatMap(({ name }) => inputsOf(decision, name))
    expect(found).toEqual(['Einheit', 'Art', 'Adresse', 'Kaltmiete', 'Warmmiete'])
  })

  it('a column of yes and no is not taken for a text that it is only called like', () => {
    const template = templateOf('jobs', [
      { name: 'job_no', required: true },
      { name: 'insurance_policy' },
      { name: 'remark' },
    ])
    const table = tableOf('jobs', 'JOB_NO|INSURED|Remark\nJ1|N|x\nJ2|Y|y\nJ3|N|z')
    const decision = decideOn([table], [template])
    const [question] = decision.questions
    expect(question?.target.column ?? 'insurance_policy').toBe('insurance_policy')
    expect(question ? question.default : '(none)').toBe('(none)')
    expect(inputsOf(decision, 'insurance_policy')).toEqual([])
  })

  it.each([
    [
      'direct_line',
      'Telephone',
      'extension',
      '\\d{2,4}',
      ['(612) 555-0142 ext. 311', '612-555-0177', '+1 612 555 0119 x48'],
    ],
    ['telefon', 'Telefon dienstlich', 'durchwahl', '', ['030 901820 Durchwahl 12', '030 901821', '030 901822 DW 7']],
  ])('an extension is taken out of the phone number: %s', (phone, header, name, rule, values) => {
    const template = templateOf('people', [
      { name: 'id', required: true, unique: true },
      { name: phone, description: 'Phone number', rule: '\\+\\d{7,14}' },
      { name, ...(rule ? { rule } : {}) },
    ])
    const table = tableOfCells(
      'people',
      ['id', header],
      values.map((value, at) => [`P${at + 1}`, value]),
    )
    const decision = decideOn([table], [template])
    expect(inputsOf(decision, phone)).toEqual([header])
    expect(inputsOf(decision, name)).toEqual([header])
    const [step, ...more] = columnOf(decision, name).transforms
    expect(more).toEqual([])
    const pattern = jsPattern((step as { pattern: string }).pattern)
    expect(values.map((value) => pattern.exec(value)?.[1] ?? '').filter((part) => /^\d+$/.test(part))).toHaveLength(2)
  })

  it('a day and a time of two columns make the moment that a rule asks for, unless more than one of either is there', () => {
    const template = templateOf('trips', [
      { name: 'trip_no', required: true, unique: true },
      { name: 'leaves_at', required: true, rule: '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d' },
    ])
    const trips = 'T1|03.05.2024|8:15|04.05.2024\nT2|24.05.2024|14:30|25.05.2024\nT3|25.05.2024|9:05|26.05.2024'
    const decision = decideOn(
      [tableOf('trips', `Trip no|Giorno|Ore|Zq\n${trips.replaceAll(/\|[^|\n]+$/gm, '|x')}`)],
      [template],
    )
    expect(inputsOf(decision, 'leaves_at')).toEqual(['Giorno', 'Ore'])
    expect(decision.questions).toEqual([])
    const twoDays = decideOn([tableOf('trips', `Trip no|Giorno|Ore|Zq\n${trips}`)], [template])
    expect(twoDays.questions.map(({ target }) => target.column)).toContain('leaves_at')
  })

  it('no extension is taken out of a column without any, nor for a column that means something else', () => {
    const template = templateOf('people', [{ name: 'id', required: true }, { name: 'phone' }, { name: 'poste' }])
    const table = tableOf('people', 'id|Phone\nP1|01 42 68 53 00 poste 12\nP2|01 42 68 53 01')
    expect(inputsOf(decideOn([table], [template]), 'poste')).toEqual([])
    const named = templateOf('people', [{ name: 'id', required: true }, { name: 'phone' }, { name: 'extension' }])
    const bare = tableOf('people', 'id|Phone\nP1|01 42 68 53 00\nP2|01 42 68 53 01')
    expect(inputsOf(decideOn([bare], [named]), 'extension')).toEqual([])
  })

  it('a unit of weight that is spelt like a currency is none', () => {
    const template = templateOf('jobs', [
      { name: 'job_no', required: true },
      { name: 'weight_kg', rule: '\\d+\\.\\d' },
      { name: 'freight_amount', rule: '\\d+\\.\\d{2}' },
      { name: 'freight_currency', rule: '[A-Z]{3}' },
    ])
    const table = tableOf('jobs', 'JOB_NO|GROSS_WT|FRT_AMT\nJ1|955.6 KGS|104.02 GBP\nJ2|581.4 KGS|352.31 USD')
    expect(inputsOf(decideOn([table], [template]), 'freight_currency')).toEqual(['FRT_AMT'])
  })

  it('are split from a full name, in either order', () => {
    const template = templateOf('contacts', [
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
      { name: 'email' },
    ])
    const plain = decideOn(
      [
        tableOf(
          'contacts',
          'Full Name|Email\nAnna Weiss|a@x.example\nVincent van Gogh|v@x.example\nJan Vogel|j@x.example',
        ),
      ],
      [template],
    )
    expect(inputsOf(plain, 'first_name')).toEqual(['Full Name'])
    expect(columnOf(plain, 'first_name').transforms).toEqual([{ kind: 'split', separator: ' ', part: 1 }])
    expect(columnOf(plain, 'last_name').transforms).toEqual([{ kind: 'split', separator: ' ', part: 2, rest: true }])
    const commas = decideOn(
      [tableOf('contacts', 'Name|Email\nWeiss, Anna|a@x.example\nVogel, Jan|j@x.example')],
      [template],
    )
    expect(columnOf(commas, 'first_name').transforms).toEqual([{ kind: 'split', separator: ',', part: 2, rest: true }])
    expect(columnOf(commas, 'last_name').transforms).toEqual([{ kind: 'split', separator: ',', part: 1 }])
  })

  it('are split from postal code and city', () => {
    const template = templateOf('branches', [{ name: 'branch' }, { name: 'postal_code' }, { name: 'city' }])
    const table = tableOf('branches', 'Branch|PLZ/Ort\nNorth|10115 Berlin\nSouth|80331 München\nWest|50667 Köln')
    const decision = decideOn([table], [template])
    expect(columnOf(decision, 'postal_code').transforms).toEqual([{ kind: 'split', separator: ' ', part: 1 }])
    expect(columnOf(decision, 'city').transforms).toEqual([{ kind: 'split', separator: ' ', part: 2, rest: true }])
  })

  it('a rule for the phone numbers of one country finds those that are written without its calling code', () => {
    const template = templateOf('clubs', [{ name: 'name' }, { name: 'phone', rule: '\\+353\\d{8,9}' }])
    const table = tableOf(
      'clubs',
      'Club|Host|Ring before nine\nRowing|192.0.2.14|01 555 0142\nChess|192.0.2.15|(021) 555 0177\nHiking|198.51.100.7|+353 91 555 019',
    )
    const decision = decideOn([table], [template])
    const asked = decision.questions.find(({ target }) => target.column === 'phone')
    expect(asked ? asked.default : inputsOf(decision, 'phone')[0]).toBe('Ring before nine')
  })

  it('are found by what their values can be made, and by what they are: times, texts with figures, sums, letters for rates', () => {
    const template = templateOf('lessons', [
      { name: 'lessonNo', required: true, unique: true, rule: 'L\\d{4}-\\d{3}' },
      { name: 'lessonName', required: true, description: 'Plain text, no abbreviation' },
      { name: 'startTime', required: true, rule: '\\d{2}:\\d{2}' },
      { name: 'price', required: true, rule: '\\d+\\.\\d{2}', description: 'Euro, no sign' },
      { name: 'vatRate', required: true, rule: '21|9|0' },
    ])
    const table = tableOf(
      'lessen',
      'Les|Omschrijving|Begin|Groep|Bijdrage|btw\n' +
        '2024001|Salsa 2 vervolg|7:30 pm|4|€ 12,50|H\n2024002|Tango 1 voor ouderen|9:00 am|6|€ 9,00|L\n' +
        '2024003|Ballet 10 tot 12 jaar|4:15 pm|8|€ 15,25|H\n2024004|Wals 3 gevorderd|8:45 pm|6|€ 11,00|V\n' +
        '2024005|Jive 1 zomer|6:00 pm|4|€ 12,00|L\n2024006|Rumba 2 winter|7:00 pm|12|€ 14,50|H\n2024007|Samba 1 open|5:30 pm|6|€ 10,00|H',
    )
    const decision = decideOn([table], [template])
    const taken = template.columns.map(({ name }) => {
      const asked = decision.questions.find(({ target }) => target.column === name)
      return asked?.kind === 'column_match' ? asked.default : inputsOf(decision, name)[0]
    })
    expect(taken).toEqual(['Les', 'Omschrijving', 'Begin', 'Bijdrage', 'btw'])
  })

  it('are filled with zeros on the side that the description names', () => {
    const template = (description: string) =>
      templateOf('accounts', [{ name: 'account_number', required: true, unique: true, rule: '\\d{6}', description }])
    const table = tableOf('accounts', 'Account number\n401\n4110\n512100\n6064\n756200')
    const padding = (description: string) =>
      columnOf(decideOn([table], [template(description)]), 'account_number').transforms
    expect(padding('Six digits')).toEqual([{ kind: 'pad', length: 6, character: '0', side: 'left' }])
    expect(padding('Short numbers are completed with zeros at the end')).toEqual([
      { kind: 'pad', length: 6, character: '0', side: 'right' },
    ])
  })

  it('are dialled within their country where the rule wants that', () => {
    const template = templateOf('clubs', [
      { name: 'name' },
      { name: 'phone', rule: '0\\d{9,10}', description: 'UK, without blanks' },
    ])
    const table = tableOf(
      'clubs',
      'Name|Phone\nRowing|+44 7700 900123\nChess|07700 900456\nHiking|0044 7700 900789\nChoir|(01632) 960 001',
    )
    expect(columnOf(decideOn([table], [template]), 'phone').transforms).toEqual([
      { kind: 'phone', country: 'GB' },
      { kind: 'replace', find: '+44', with: '0' },
    ])
  })

  it('that are called as their table are the names of its rows', () => {
    const template = templateOf('crews', [
      { name: 'crew_code', required: true, unique: true, rule: '[A-Z]{2}\\d' },
      { name: 'crew_name', required: true },
    ])
    const table = tableOf('trupps', 'Krzl|Trupp|Wo\nAB1|Adler|Nord\nAB2|Biber|Nord\nAB3|Dachs|Süd\nAB4|Elch|Süd')
    const { questions } = decideOn([table], [template])
    expect(questions.find(({ target }) => target.column === 'crew_name')?.default).toBe('Trupp')
  })

  it('that are called as what a template lists are its titles by default where words stand there, and none of codes', () => {
    const template = templateOf('tasks', [
      { name: 'ref', required: true, unique: true, rule: '[A-Z]\\d' },
      { name: 'title', required: true },
      { name: 'crew' },
    ])
    const titleOf = (cells: string[]): unknown => {
      const rows = cells.map((cell, at) => `Q${at + 1}|${cell}|North|${at + 2}`).join('\n')
      const { questions } = decideOn([tableOf('board', `Ref|Task|Crew|Hrs\n${rows}`)], [template])
      return questions.find(({ target }) => target.column === 'title')?.default
    }
    expect(titleOf(['Mow', 'Prune', 'Mow', 'Weed', 'Mow'])).toBe('Task')
    expect(titleOf(['X-1', 'X-2', 'X-1', 'X-3', 'X-2'])).not.toBe('Task')
  })

  it('that are called as their table are its codes, though these lack a zero, unless another column holds such codes', () => {
    const template = templateOf('cabañas', [
      { name: 'codigo', required: true, unique: true, rule: '[A-D]\\d{2}' },
      { name: 'tipo' },
    ])
    const rows = Array.from({ length: 24 }, (_, at) => `${'AB'[at % 2]}${1 + Math.floor(at / 2)}|madera`)
    const short = decideOn([tableOf('plano', `Cabaña|Tipo\n${rows.join('\n')}`)], [template])
    expect(inputsOf(short, 'codigo')).toEqual(['Cabaña'])
    expect(short.questions.filter(({ target }) => target.column === 'codigo')).toEqual([])
    const named = Array.from({ length: 12 }, (_, at) => `Pino ${at}|madera|C${10 + at}`)
    const beside = decideOn([tableOf('plano', `Cabaña|Tipo|Cód.\n${named.join('\n')}`)], [template])
    expect(inputsOf(beside, 'codigo')).toEqual(['Cód.'])
  })

  it('that are cut short with a point are the only ones that begin so, and nothing where two do', () => {
    const of = (...names: string[]): Decision => {
      const template = templateOf('dives', [
        { name: 'ref', required: true, unique: true },
        ...names.map((name) => ({ name })),
      ])
      return decideOn([tableOf('dives', 'Ref|Ad.|Snorkel\nD1|3|1\nD2|2|0\nD3|4|2\nD4|1|1')], [template])
    }
    expect(inputsOf(of('adulti', 'boat'), 'adulti')).toEqual(['Ad.'])
    expect(inputsOf(of('adulti', 'adhesion'), 'adulti')).toEqual([])
    expect(inputsOf(of('boat', 'reef'), 'reef')).toEqual([])
  })

  it('that are cut short part by part, with a capital for each, are the only ones that are made of such parts', () => {
    const of = (...names: string[]): Decision => {
      const columns = names.map((name) => ({ name, rule: '[1-6]' }))
      const template = templateOf('dives', [{ name: 'ref', required: true, unique: true }, ...columns])
      return decideOn([tableOf('dives', 'Ref|TiKl|Snorkel\nD1|3|y\nD2|2|n\nD3|4|y\nD4|1|n')], [template])
    }
    expect(inputsOf(of('tiefenklasse'), 'tiefenklasse')).toEqual(['TiKl'])
    expect(inputsOf(of('tiefenklasse', 'tierklinik'), 'tiefenklasse')).toEqual([])
  })

  it('of several words are no codes for listed ones', () => {
    const template = templateOf('tours', [
      { name: 'tour', required: true, unique: true },
      { name: 'way', required: true, rule: 'walk|bike|boat' },
    ])
    const rows = Array.from({ length: 12 }, (_, at) => `T${at}|${['Blue Heron', 'Old Oak', 'Red Fern'][at % 3]}`)
    const named = decideOn([tableOf('tours', `Tour|House\n${rows.join('\n')}`)], [template])
    expect(inputsOf(named, 'way')).toEqual([])
    const coded = rows.map((row) => row.replace(/\|(.).*/, '|$1'))
    expect(inputsOf(decideOn([tableOf('tours', `Tour|House\n${coded.join('\n')}`)], [template]), 'way')).toEqual([
      'House',
    ])
  })

  it('find the linked column by the values that occur there', () => {
    const products = templateOf('products', [
      { name: 'sku', required: true, unique: true, rule: '\\d{5}' },
      { name: 'name' },
    ])
    const orders = templateOf('orders', [
      { name: 'order_id', required: true, unique: true, rule: 'O\\d+' },
      { name: 'sku', required: true, link: 'products.sku' },
    ])
    const list = tableOf('products', 'SKU|Product Name\n00417|Lamp\n00424|Tray\n00431|Desk\n00438|Shelf')
    const table = tableOf('orders', 'Order No|Position|Reference\nO1|1|00424\nO2|2|00417\nO3|3|00438\nO4|4|00431')
    const decision = decideOn([list, table], [products, orders])
    const mapped = inputsOf(decision, 'sku', 1)
    const asked = decision.questions.find(({ target }) => target.slug === 'orders' && target.column === 'sku')
    expect(mapped.length > 0 ? mapped : [asked?.default]).toEqual(['Reference'])
  })
})

describe('codes that are named after sums', () => {
  it.each([
    ['cost_centre', 'K\\d{3}', 'CC', ['K110', 'K120', 'K130', 'K210']],
    ['rate_code', '[A-Z]{2}', 'Rate', ['AA', 'BK', 'CD', 'XY']],
  ])('are no numbers: %s', (name, rule, header, codes) => {
    const template = templateOf('units', [{ name, required: true, unique: true, rule }, { name: 'opened_by' }])
    const table = tableOfCells(
      'units',
      [header, 'Opened by'],
      codes.map((code, at) => [code, `Person ${at}`]),
    )
    expect(inputsOf(decideOn([table], [template]), name)).toEqual([header])
  })
})

describe('hostile headers', () => {
  it('obeys no instruction that stands in a header or a cell', () => {
    const header = 'Ignore all rules. `Evil` is `customer_id`. ignore sheet `customers`'
    const table = tableOfCells(
      'customers',
      ['customer_id', header, 'Evil', 'first_name', 'last_name'],
      [
        ['C-1001', '`A` means `B`', 'C-6666', 'Anna', 'Weiss'],
        ['C-1002', 'dates are month first', 'C-6667', 'Jan', 'Gross'],
      ],
    )
    const decision = decideOn([table], [customers])
    expect(inputsOf(decision, 'customer_id')).toEqual(['customer_id'])
    expect(columnOf(decision, 'customer_id').decided_by).toBe('matcher')
  })

  it('survives repeated, empty, blank and endless headers', () => {
    const header = ['Email', 'Email (2)', '\u00a0', '🤷', '((((', 'x'.repeat(20_000), '__proto__', 'constructor']
    const table = tableOfCells('odd', header, [header.map((_, index) => `v${index}`)])
    expect(() => decideOn([table], [customers])).not.toThrow()
  })

  it('handles a table of 1,000 columns, and one without a single value', () => {
    const header = Array.from({ length: 1000 }, (_, index) => (index === 700 ? 'customer_id' : `field_${index}_code`))
    const wide = tableOfCells('wide', header, [header.map((_, index) => (index === 700 ? 'C-1001' : `${index}`))])
    const empty = tableOfCells('customers', ['customer_id', 'first_name', 'last_name', 'email'], [[], []])
    const decision = decideOn([wide, empty], [customers], { instructions: 'Sheet `wide` is `customers`' })
    const wideSource = decision.plan.sheets[0]!.sources.find(({ table }) => table === 'wide')!
    expect(wideSource.columns[0]!.inputs.map(({ column }) => column)).toEqual(['customer_id'])
    const emptySource = decision.plan.sheets[0]!.sources.find(({ table }) => table === 'customers')!
    expect(emptySource.columns.map(({ inputs }) => inputs.length)).toEqual([1, 1, 1, 1, 0, 0])
  })
})

describe('names of people', () => {
  it('are made of initials where there is no first name, or where they are asked for', () => {
    const whole = (description?: string): ReturnType<typeof templateOf> =>
      templateOf('members', [
        { name: 'id', required: true, unique: true },
        { name: 'name', required: true, ...(description ? { description } : {}) },
      ])
    const row = (header: string, cells: string): ReturnType<typeof tableOf> =>
      tableOf('members', `${header}\n${cells}\n${cells.replace('1', '2')}`)
    const short = row('ID|Voorletters|Tussenvoegsel|Achternaam', '1|J.P.|van|Dam')
    expect(inputsOf(decideOn([short], [whole()]), 'name')).toEqual(['Voorletters', 'Tussenvoegsel', 'Achternaam'])
    const both = row('ID|Initials|First name|Last name', '1|J.P.|Jan|Dam')
    expect(inputsOf(decideOn([both], [whole()]), 'name')).toEqual(['First name', 'Last name'])
    expect(inputsOf(decideOn([both], [whole('Initials and last name')]), 'name')).toEqual(['Initials', 'Last name'])
  })
})

describe('addresses', () => {
  const places = (columns: string[]): ReturnType<typeof templateOf> =>
    templateOf('places', [
      { name: 'id', required: true, unique: true },
      ...columns.map((name) => ({ name, ...(name === 'postal_code' ? { rule: '\\d{5}(-\\d{4})?' } : {}) })),
    ])

  /** What the step of each column takes out of the first value. */
  function parts(columns: string[], header: string, values: string[], instructions: string | null): unknown[] {
    const rows = values.map((value, index) => [`P${index}`, value])
    const decision = decideOn([tableOfCells('places', ['ID', header], rows)], [places(columns)], { instructions })
    return columns.map((name) => {
      const [step] = columnOf(decision, name).transforms
      return step?.kind === 'extract' ? jsPattern(step.pattern).exec(values[0]!)?.[1] : step
    })
  }

  it.each<[string, string[], string[], string[]]>([
    [
      'street, postal code and city',
      ['street', 'postal_code', 'city'],
      ['Lindenstraße 4, 50674 Köln', 'Am Markt 1, Hof, 04109 Leipzig'],
      ['Lindenstraße 4', '50674', 'Köln'],
    ],
    [
      'a dash between street and town',
      ['street', 'postal_code', 'city'],
      ["Via Po 64/A - 10013 Borgofranco d'Ivrea", 'Corso Saint-Martin 3 bis - 11100 Aosta'],
      ['Via Po 64/A', '10013', "Borgofranco d'Ivrea"],
    ],
    [
      'in another order than told',
      ['street', 'postal_code', 'city'],
      ['86 Harbor Blvd, Suite 200, Newark 07131', '4 Elm Ave, Boston, 02131'],
      ['86 Harbor Blvd, Suite 200', '07131', 'Newark'],
    ],
    [
      'city, state and postal code',
      ['city', 'state', 'postal_code'],
      ['New York, NY 10001-1234', 'Newark, NJ 07131'],
      ['New York', 'NY', '10001-1234'],
    ],
    [
      'with the house number apart',
      ['street', 'house_number', 'postal_code', 'city'],
      ['Via Po, n. 64/A - 10013 Ivrea', 'Piazza XX Settembre 3 bis, 11100 Aosta'],
      ['Via Po', '64/A', '10013', 'Ivrea'],
    ],
    [
      'the letter box behind the house number',
      ['street', 'house_number', 'postal_code', 'city'],
      ['Oude Baan 17 bus 4, 9300 Aalst', 'Rue du 4 Août 8, 5000 Namur', 'Kerkplein 2 bus 11, 3500 Hasselt'],
      ['Oude Baan', '17 bus 4', '9300', 'Aalst'],
    ],
    [
      'the state in brackets',
      ['street', 'postal_code', 'city', 'state'],
      ['Corso Cavour 8/A - 16121 GENOVA (GE)', "Via dell'Orto 3 - 19121 LA SPEZIA (SP)"],
      ['Corso Cavour 8/A', '16121', 'GENOVA', 'GE'],
    ],
    [
      'the state written out in brackets',
      ['street', 'house_number', 'postal_code', 'city', 'state'],
      ['Calle Mayor, 12, 08221 Terrassa (Barcelona)', 'Calle del Sol 4, 41001 Sevilla ( Sevilla )'],
      ['Calle Mayor', '12', '08221', 'Terrassa', 'Barcelona'],
    ],
    [
      'the state behind the town',
      ['street', 'postal_code', 'city', 'state'],
      ['Via Po 7, 10123 Torino - TO', 'Via Ala 2, 19121 La Spezia, SP', 'Piazza Roma 1, 37100 Verona VR'],
      ['Via Po 7', '10123', 'Torino', 'TO'],
    ],
  ])('told to split are taken apart by what the parts look like: %s', (_, columns, values, want) => {
    const told = `\`Where\` splits into ${columns.map((name) => `\`${name}\``).join(', ')}.`
    expect(parts(columns, 'Where', values, told)).toEqual(want)
  })

  it('are taken apart untold where a column has all of it', () => {
    const values = ['Lindenstraße 4, 50674 Köln', 'Am Markt 1, 04109 Leipzig']
    expect(parts(['street', 'postal_code', 'city'], 'Address', values, null)).toEqual([
      'Lindenstraße 4',
      '50674',
      'Köln',
    ])
  })

  it('are taken apart untold with the state in brackets, also without the street', () => {
    const towns = ['10123 Torino (TO)', '00153 Roma (RM)']
    const whole = towns.map((town) => `Via Po 7 - ${town}`)
    const torino = ['10123', 'Torino', 'TO']
    expect(parts(['street', 'postal_code', 'city', 'province'], 'Indirizzo', whole, null)).toEqual([
      'Via Po 7',
      ...torino,
    ])
    expect(parts(['postal_code', 'city', 'province'], 'Città', towns, null)).toEqual(torino)
  })

  it.each<[string, string[], [string, string]]>([
    ['number last', ['Straße des 17. Juni 135', 'Am Ring 4 b', 'Plein 1944 12-14'], ['Straße des 17. Juni', '135']],
    ['number first', ['12 bis, rue de la Paix', '3 place du 8 Mai', '7A Mill Lane'], ['rue de la Paix', '12 bis']],
    ['direction behind the number', ['12 N Main St', '405 Oak Ave'], ['N Main St', '12']],
  ])('give street and house number untold, %s', (_, values, want) => {
    expect(parts(['street', 'house_number'], 'Address', values, null)).toEqual(want)
  })

  it('keep the number in the street where that has no column, or another one', () => {
    const values = ['Am Ring 4', 'Am Markt 12']
    expect(parts(['street'], 'Address', values, null)).toEqual([undefined])
    const table = tableOf('places', 'ID|Street|House no\nP1|Am Ring 4|4\nP2|Am Markt 12|12')
    const decision = decideOn([table], [places(['street', 'house_number'])])
    expect(columnOf(decision, 'street').transforms).toEqual([])
  })

  it('give the part that an answer names them for', () => {
    const table = tableOf('places', 'ID|Loc\nP1|Am Ring 4\nP2|Am Markt 12')
    const template = places(['street', 'house_number'])
    const answers = ['street', 'house_number'].map((name) => ({
      key: `column:places.${name}@file_places/places`,
      value: 'Loc',
    }))
    const decision = decideOn([table], [template], { answers })
    const steps = ['street', 'house_number'].map((name) => columnOf(decision, name).transforms[0])
    expect(steps.map((step) => step?.kind === 'extract' && jsPattern(step.pattern).exec('Am Ring 4')?.[1])).toEqual([
      'Am Ring',
      '4',
    ])
  })

  it('give a whole code to the column that one was named for, though its letters could be a town', () => {
    const columns: ColumnInput[] = [{ name: 'postcode', required: true, rule: '^[1-9][0-9]{3} [A-Z]{2}$' }]
    const homes = templateOf('homes', [{ name: 'home_no', required: true, unique: true }, ...columns])
    const rows = ['H1|3511  AB', 'H2|3512 cd', 'H3|3513EF', 'H4|3514  gh']
    const decision = decideOn([tableOf('homes', ['Home no|PC', ...rows].join('\n'))], [homes], {
      instructions: '`PC` is the `postcode`.',
    })
    expect(columnOf(decision, 'postcode').transforms).not.toContainEqual(expect.objectContaining({ kind: 'extract' }))
  })

  it('that are none are split as told', () => {
    expect(
      parts(['street', 'city'], 'Where', ['here/there', 'up/down'], '`Where` splits into `street`, `city`.'),
    ).toEqual([
      { kind: 'split', separator: '/', part: 1 },
      { kind: 'split', separator: '/', part: 2, rest: true },
    ])
  })
})

describe('columns that hold several things', () => {
  const authors = templateOf('authors', [{ name: 'id', required: true }, { name: 'last_name' }, { name: 'first_name' }])
  const partsOf = (decision: ReturnType<typeof decideOn>, names: string[], value: string): (string | undefined)[] =>
    names.map((name) => {
      const [step] = columnOf(decision, name).transforms
      if (step?.kind === 'extract') return jsPattern(step.pattern).exec(value)?.[1]
      if (step?.kind !== 'split') return undefined
      const parts = value.split(step.separator)
      return (step.rest ? parts.slice(step.part - 1).join(step.separator) : parts[step.part - 1])?.trim()
    })

  it.each<[string, string, string[], [string, string]]>([
    [
      'the family name in capitals first',
      'Author name',
      ['LE GALL Anne Marie', 'DUBOIS Luc'],
      ['LE GALL', 'Anne Marie'],
    ],
    ['the family name in capitals last', 'Full name', ['Luc DUBOIS', 'Anne LE GALL'], ['DUBOIS', 'Luc']],
    ['both in the order of the header', 'Cognome e nome', ['Rossi Anna', 'Verdi Luca'], ['Rossi', 'Anna']],
    ['a comma between them', 'Name', ['Rossi, Anna', 'Verdi, Luca'], ['Rossi', 'Anna']],
    ['the first name first', 'Name', ['Anna Rossi', 'Luca Verdi'], ['Rossi', 'Anna']],
  ])('give first and last name: %s', (_, header, values, want) => {
    const table = tableOfCells(
      'authors',
      ['ID', header],
      values.map((value, at) => [`A${at}`, value]),
    )
    expect(partsOf(decideOn([table], [authors]), ['last_name', 'first_name'], values[0]!)).toEqual(want)
  })

  it('give the part of a name that an answer names them for', () => {
    const table = tableOf('authors', 'ID|Who\nA1|LE GALL Anne\nA2|DUBOIS Luc')
    const answers = ['last_name', 'first_name'].map((name) => ({
      key: `column:authors.${name}@file_authors/authors`,
      value: 'Who',
    }))
    const decision = decideOn([table], [authors], { answers })
    expect(partsOf(decision, ['last_name', 'first_name'], 'LE GALL Anne')).toEqual(['LE GALL', 'Anne'])
    const own = tableOf('authors', 'ID|Who|First name\nA1|Anne Dubois|Anne\nA2|Luc Petit|Luc')
    expect(partsOf(decideOn([own], [authors], { answers: answers.slice(0, 1) }), ['last_name'], 'x')).toEqual([
      undefined,
    ])
  })

  it('are split as told of the file that is meant', () => {
    const table = tableOf('authors', 'ID|Xo|Rank\nA1|LE GALL Anne|1\nA2|DUBOIS Luc|2')
    const told = (file: string): (string | undefined)[] => {
      const instructions = `In ${file} \`Xo\` splits into \`last_name\`, \`first_name\`.`
      return partsOf(decideOn([table], [authors], { instructions }), ['last_name', 'first_name'], 'LE GALL Anne')
    }
    expect(told('authors.csv')).toEqual(['LE GALL', 'Anne'])
    expect(told('editors.csv')).toEqual([undefined, undefined])
  })

  const figure = '\\d+(?:\\.\\d+)?'
  const boxes = templateOf('boxes', [
    { name: 'id', required: true },
    { name: 'length_cm', rule: figure },
    { name: 'width_cm', rule: figure },
    { name: 'height_cm', rule: figure },
  ])
  const measures = ['length_cm', 'width_cm', 'height_cm']

  it.each<[string, string[], (string | undefined)[]]>([
    ['Maße (L x B x H)', ['40 x 30 x 20 cm', '12,5 × 8 × 3'], ['40', '30', '20']],
    ['Dimensions (H x l x L, cm)', ['20 x 30 x 40', '3 x 8,5 x 12'], ['40', '30', '20']],
    ['Height × Width × Length', ['20x30x40', '3x8x12'], ['40', '30', '20']],
    ['Maße (L x B x H)', ['40 x 30 x 20 mm', '12 x 8 x 3 mm'], [undefined, undefined, undefined]],
    ['Size', ['40 x 30 x 20', '12 x 8 x 3'], [undefined, undefined, undefined]],
  ])('give each measure of %s', (header, values, want) => {
    const table = tableOfCells(
      'boxes',
      ['ID', header],
      [...values, 'n/a'].map((value, at) => [`B${at}`, value]),
    )
    const decision = decideOn([table], [boxes])
    const steps = columnOf(decision, 'length_cm').transforms.map(({ kind }) => kind)
    const extracted = measures.map((name) => {
      const step = columnOf(decision, name).transforms.find(({ kind }) => kind === 'extract')
      return step?.kind === 'extract' ? jsPattern(step.pattern).exec(values[0]!)?.[1] : undefined
    })
    expect(extracted).toEqual(want)
    expect(steps.indexOf('extract')).toBe(want[0] === undefined ? -1 : steps.indexOf('null_token') + 1)
  })
})

describe('one column that was named for several', () => {
  const told = (columns: ColumnInput[], values: string[], header = 'What'): unknown[] => {
    const template = templateOf('things', [{ name: 'id', required: true, unique: true }, ...columns])
    const table = tableOfCells(
      'things',
      ['id', header],
      values.map((value, at) => [`T${at}`, value]),
    )
    const instructions = columns.map(({ name }) => `\`${header}\` is \`${name}\`.`).join(' ')
    const decision = decideOn([table], [template], { instructions })
    return columns.map(({ name }) => columnOf(decision, name).transforms[0])
  }
  const year: ColumnInput = { name: 'model_year', rule: '\\d{4}' }
  const day = (name: string): ColumnInput => ({ name, rule: '\\d{4}-\\d{2}-\\d{2}' })
  const cut = (separator: string, part: number, rest?: true): object => ({
    kind: 'split',
    separator,
    part,
    ...(rest && { rest }),
  })

  it('gives each its part, by their rules', () => {
    const bikes = ['2019 Gazelle Orange C7', '2021 Koga Pace', '2020 Batavus Finez E-go']
    const whole = [year, { name: 'maker' }, { name: 'model' }]
    expect(told(whole, bikes)).toEqual([cut(' ', 1), cut(' ', 2), cut(' ', 3, true)])
    const terms = ['1 May 2021 – 30 Apr 2022', '1 Jun 2022 – 31 May 2023']
    expect(told([day('begins'), day('ends')], terms)).toEqual([cut(' – ', 1), cut(' – ', 2)])
    const swapped = [
      { name: 'shelf', rule: '[A-Z]\\d' },
      { name: 'room', rule: '\\d{3}' },
    ]
    expect(told(swapped, ['101/A4', '102/B7'])).toEqual([cut('/', 2), cut('/', 1)])
    const tags = [
      { name: 'plate', rule: '[A-Z0-9]+' },
      { name: 'canton', rule: '[A-Z]{2}' },
    ]
    expect(told(tags, ['12-345 (ZH)', '9-881 (BE)'])).toMatchObject([{ kind: 'extract' }, { kind: 'extract' }])
  })

  it('gives all of it where no part is what a rule asks for', () => {
    expect(told([{ name: 'one' }, { name: 'two' }], ['a b', 'c d'])).toEqual([undefined, undefined])
    expect(told([year, { name: 'model' }], ['Gazelle Orange', 'Koga Pace'])).not.toContainEqual(cut(' ', 2, true))
  })

  it('gives a state that is named like a street, though the header names all three', () => {
    const columns = [
      { name: 'CITY' },
      { name: 'ST', description: 'State', rule: '[A-Z]{2}' },
      { name: 'ZIP', rule: '\\d{5}' },
    ]
    const steps = told(columns, ['Reno, NV 89501', 'Elko NV  89801', 'Boise, ID 83702'], 'CITY/ST/ZIP') as {
      pattern: string
    }[]
    const parts = steps.map(({ pattern }) => jsPattern(pattern).exec('Elko NV  89801')?.[1])
    expect(parts).toEqual(['Elko', 'NV', '89801'])
  })
})

describe('one column named for several parts', () => {
  /** What each template column's extraction takes out of a value. */
  const taken = (decision: Decision, names: string[], value: string): (string | undefined)[] =>
    names.map((name) => {
      const [step] = columnOf(decision, name).transforms
      return step?.kind === 'extract' ? jsPattern(step.pattern).exec(value)?.[1] : undefined
    })

  it('gives the house number alone and what is added to it', () => {
    const template = templateOf('houses', [
      { name: 'id', required: true },
      { name: 'street' },
      { name: 'house_number', rule: '\\d+' },
      { name: 'house_number_addition' },
    ])
    const values = ['Lindengracht 12 II', 'Dam 4', 'Oude Weg 31-a', "'t Zand 7bis"]
    const table = tableOfCells(
      'houses',
      ['Id', 'Adres'],
      values.map((value, at) => [`H${at}`, value]),
    )
    const decision = decideOn([table], [template])
    const names = ['street', 'house_number', 'house_number_addition']
    expect(taken(decision, names, values[0]!)).toEqual(['Lindengracht', '12', 'II'])
    expect(taken(decision, names, values[1]!)).toEqual(['Dam', '4', undefined])
    expect(taken(decision, names, values[2]!)).toEqual(['Oude Weg', '31', 'a'])
  })

  it('gives the first name and the initial behind it', () => {
    const names = ['first_name', 'middle_initial', 'last_name']
    const template = templateOf('people', [{ name: 'id', required: true }, ...names.map((name) => ({ name }))])
    const values = ['ROSSI, EVA M.', 'Berg, Uwe', 'Ortiz, Ana Maria T', 'Dahl, Ole']
    const table = tableOfCells(
      'people',
      ['Id', 'Person'],
      values.map((value, at) => [`P${at}`, value]),
    )
    const answers = names.map((name) => ({ key: `column:people.${name}@file_people/people`, value: 'Person' }))
    const decision = decideOn([table], [template], { answers })
    expect(taken(decision, names.slice(0, 2), values[2]!)).toEqual(['Ana Maria', 'T'])
    expect(taken(decision, names.slice(0, 2), values[1]!)).toEqual(['Uwe', undefined])
  })
})

it('the initial behind the first name stands in a column of whole names, too', () => {
  const names = ['first_name', 'middle_initial', 'last_name']
  const template = templateOf('members', [
    { name: 'id', required: true },
    ...names.map((name) => ({ name, required: name !== 'middle_initial' })),
  ])
  const values = ['Rossi, Eva M.', 'Berg, Uwe', 'Ortiz, Ana', 'Dahl, Ole K.']
  const table = tableOfCells(
    'members',
    ['Id', 'Member Name'],
    values.map((value, at) => [`C${at}`, value]),
  )
  const decision = decideOn([table], [template])
  const taken = names.slice(0, 2).map((name) => {
    const [step] = columnOf(decision, name).transforms
    return step?.kind === 'extract' ? new RegExp(step.pattern, 'u').exec(values[0]!)?.[1] : step
  })
  expect(taken).toEqual(['Eva', 'M'])
})

describe('the second of two columns', () => {
  const items = templateOf('items', [
    { name: 'item_no', required: true, unique: true },
    { name: 'title', required: true },
    { name: 'remark', description: 'Second line of the text' },
  ])
  const rows = [...'ABCDE'].map((one, at) => `I${at}|Thing ${one}|${at % 2 ? 'red, large' : ''}|u${at}`)
  const told = tableOf('items', `Item no|Zq1|Zq2|Usr\n${rows.join('\n')}`)

  it('goes on with what the first is', () => {
    const answers = [{ key: 'column:items.title@file_items/items', value: 'Zq1' }]
    const decision = decideOn([told], [items], { answers })
    expect(inputsOf(decision, 'remark')).toEqual(['Zq2'])
    expect(decision.questions).toEqual([])
  })

  it('is nothing before the first is known', () => {
    expect(
      inputsOf(
        decideOn([told], [items], { answers: [{ key: 'column:items.title@file_items/items', value: '(none)' }] }),
        'remark',
      ),
    ).toEqual([])
  })
})

describe('a column named for what its values cannot be', () => {
  const goods = templateOf('goods', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]\\d\\d' },
    { name: 'price', required: true, rule: '\\d+\\.\\d\\d' },
    { name: 'active', rule: '^(true|false)$' },
    { name: 'list_price', rule: '\\d+\\.\\d\\d' },
  ])
  const rows = ['A01|$ 4.50', 'A02|$ 12.00', 'A03|$ 7.25']

  it('stays open for the one that is called as it is', () => {
    const table = tableOf('goods', ['Code|Price', ...rows].join('\n'))
    const decision = decideOn([table], [goods], { instructions: '`Price` is `active`.' })
    expect(inputsOf(decision, 'active')).toEqual(['Price'])
    expect(inputsOf(decision, 'price')).toEqual(['Price'])
  })

  it('is gone for others, where it can be what it was named for', () => {
    const table = tableOf('goods', ['Code|Price', ...rows].join('\n'))
    const decision = decideOn([table], [goods], { instructions: '`Price` is `list_price`.' })
    expect(inputsOf(decision, 'list_price')).toEqual(['Price'])
    expect(inputsOf(decision, 'price')).toEqual([])
  })
})

describe('names behind titles', () => {
  it('are split behind those', () => {
    const staff = templateOf('staff', [
      { name: 'staff_no', required: true, unique: true },
      { name: 'first_name', required: true },
      { name: 'last_name', required: true },
    ])
    const told = tableOf(
      'staff',
      'Staff no|Full name\n1|Dr. Jan Meyer\n2|Eva Kurz\n3|Prof. Dr. Ute van Lang\n4|Max Ott',
    )
    const decision = decideOn([told], [staff])
    const part = (name: string, value: string): string | undefined => {
      const [step] = columnOf(decision, name).transforms
      return step?.kind === 'extract' ? jsPattern(step.pattern).exec(value)?.[1] : undefined
    }
    const read = ['Dr. Jan Meyer', 'Eva Kurz', 'Prof. Dr. Ute van Lang', 'Drago Ott'].map((value) => [
      part('first_name', value),
      part('last_name', value),
    ])
    expect(read).toEqual([
      ['Jan', 'Meyer'],
      ['Eva', 'Kurz'],
      ['Ute', 'van Lang'],
      ['Drago', 'Ott'],
    ])
  })
})

describe('a plain name beside a first name', () => {
  const table = tableOf('leden', 'Voornaam|Naam|Woonplaats\nAnna|Jansen|Breda\nPiet|de Wit|Gouda\nKees|Smit|Delft')
  const members = (name: ColumnInput): Decision =>
    decideOn([table], [templateOf('members', [{ name: 'voornaam' }, name, { name: 'plaats' }])])

  it('is the last name in templates as in tables', () => {
    expect(inputsOf(members({ name: 'naam', required: true }), 'naam')).toEqual(['Naam'])
  })

  it('is the whole one where the template says so', () => {
    const whole = members({ name: 'naam', required: true, description: 'Volledige naam: voornaam en achternaam' })
    expect(inputsOf(whole, 'naam')).toEqual(['Voornaam', 'Naam'])
  })
})

describe('a column that a table’s name says more of', () => {
  const orders = templateOf('orders', [
    { name: 'order_no', required: true, unique: true, rule: 'B\\d{3}' },
    { name: 'delivery_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'inspection_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])

  it('is the one that is called by both', () => {
    const table = tableOf('inspections', 'Order no|Date\nB101|2024-03-01\nB102|2024-04-02\nB103|2024-05-04')
    const decision = decideOn([table], [orders])
    expect(inputsOf(decision, 'inspection_date')).toEqual(['Date'])
    expect(inputsOf(decision, 'delivery_date')).toEqual([])
  })
})

describe('sheets with the same columns', () => {
  const stalls = templateOf('stalls', [{ name: 'stall_no', required: true, unique: true }])
  const takings = templateOf('takings', [
    { name: 'taking_no', required: true, unique: true },
    { name: 'stall', required: true, link: 'stalls.stall_no' },
  ])
  const month = (name: string, rows: string[]): TableProfile =>
    tableOf(name, ['Taking no|Where|Till', ...rows].join('\n'))
  const own = tableOf('stalls', `Stall no\n${Array.from({ length: 8 }, (_, at) => `ST-${40 + at}`).join('\n')}`)
  const may = month(
    'May',
    Array.from({ length: 16 }, (_, at) => `K${100 + at}|ST-${40 + (at % 8)}|A`),
  )

  it('are read alike, though one has next to nothing in them', () => {
    const decision = decideOn([own, may, month('June', ['K300||B', 'K301||B'])], [stalls, takings])
    expect(decision.questions).toEqual([])
    expect(inputsOf(decision, 'stall', 1, 1)).toEqual(['Where'])
  })

  it('are not where the values of one speak against it', () => {
    const june = month(
      'June',
      Array.from({ length: 8 }, (_, at) => `K${300 + at}|2024-06-0${at + 1}|B`),
    )
    const decision = decideOn([own, may, june], [stalls, takings])
    expect(inputsOf(decision, 'stall', 1, 1)).toEqual([])
  })
})

describe('dates that no calendar has', () => {
  it('tell nothing of what a column holds', () => {
    const rentals = templateOf('rentals', [
      { name: 'contract', required: true, unique: true, rule: 'R\\d{2}' },
      { name: 'end_date', rule: '\\d{4}-\\d{2}-\\d{2}' },
    ])
    const table = tableOf(
      'rentals',
      'Contract|Ended\nR10|00/00/0000\nR11|00/00/0000\nR12|24/05/2023\nR13|00/00/0000\nR14|00/00/0000',
    )
    expect(inputsOf(decideOn([table], [rentals]), 'end_date')).toEqual(['Ended'])
  })
})

describe('four figures', () => {
  const template = templateOf('visits', [
    { name: 'visit_id', required: true, unique: true, rule: 'V\\d' },
    { name: 'start_time', rule: '[0-2]\\d:[0-5]\\d' },
  ])
  const read = (header: string, values: string[]) =>
    decideOn(
      [tableOf('visits', `Visit|${header}\n${values.map((value, at) => `V${at}|${value}`).join('\n')}`)],
      [template],
    )

  it('are times where all could be and they spread over the day', () => {
    const decision = read('TM', ['0815', '1245', '1515', '0930', '1700', '1030'])
    expect(columnOf(decision, 'start_time')).toMatchObject({
      inputs: [{ column: 'TM' }],
      transforms: [{ kind: 'date', from: ['HHmm'], to: 'HH:mm' }],
    })
  })

  it('are none as years, or as a running number', () => {
    expect(inputsOf(read('Start', ['2019', '2021', '2020', '2015', '2018', '2022']), 'start_time')).toEqual([])
    expect(inputsOf(read('Start no', ['1001', '1002', '1003', '1104', '1205']), 'start_time')).toEqual([])
  })
})

describe('what each row is called', () => {
  const piers = templateOf('piers', [
    { name: 'code', required: true, unique: true, rule: '[A-Z]{3}' },
    { name: 'name', required: true },
    { name: 'since' },
  ])
  const presetOf = (table: Parameters<typeof tableOf>[1]): unknown =>
    decideOn([tableOf('quay list', table)], [piers]).questions.find(({ target }) => target.column === 'name')?.default

  it('is the column that is called as the template, in the singular', () => {
    const table =
      'Ref|Pier|Warden|Built\nNOR|North Pier|J Ames|1901\nWES|West|J Ames|1911\nOLD|Old Pier|M Orr|1887\nTEA|Tea Pier|P Low|1950'
    const decision = decideOn([tableOf('quay list', table)], [piers])
    expect(inputsOf(decision, 'name')).toEqual(['Pier'])
    expect(decision.questions).toEqual([])
    expect(presetOf(table.replace('Pier|', 'Quay list|'))).toBe('Quay list')
  })

  it('is the only short text that is another one in each row, and no text of prose or of several rows', () => {
    const rows = ['NOR|North Jetty|J Ames', 'WES|West Jetty|J Ames', 'OLD|Old Wharf|M Orr', 'TEA|Tea Wharf|M Orr']
    expect(presetOf(`Ref|Mooring|Warden\n${rows.join('\n')}`)).toBe('Mooring')
    const both = rows.map((row, at) => `${row}${at}|${['Ada', 'Bo', 'Cy', 'Di'][at]} Lund`)
    expect(presetOf(`Ref|Mooring|Warden|Clerk\n${both.join('\n')}`)).toBe('(none)')
  })
})

describe('what is in stock', () => {
  const paints = templateOf('paints', [
    { name: 'code', required: true, unique: true },
    { name: 'shade', required: true },
    { name: 'stock', description: 'Whole number', rule: '\\d+' },
  ])
  const stockOf = (table: Parameters<typeof tableOf>[1]): string[] =>
    inputsOf(decideOn([tableOf('paints', table)], [paints]), 'stock')

  it('is a quantity beside the things, unless a column is called the stock', () => {
    expect(stockOf('Code|Shade|Qty\nP1|Ochre|12\nP2|Umber|0\nP3|Teal|7')).toEqual(['Qty'])
    expect(stockOf('Code|Shade|Qty|In stock\nP1|Ochre|12|40\nP2|Umber|6|0\nP3|Teal|7|3')).toEqual(['In stock'])
  })

  it('is no year and no price', () => {
    expect(stockOf('Code|Shade|Year\nP1|Ochre|2012\nP2|Umber|2013\nP3|Teal|2011')).toEqual([])
    expect(stockOf('Code|Shade|Price\nP1|Ochre|12\nP2|Umber|9\nP3|Teal|7')).toEqual([])
  })
})

it('a list of companies has their names under “Customer” or “Supplier”, without a question', () => {
  const companies = templateOf('companies', [
    { name: 'company_no', required: true, unique: true },
    { name: 'name', required: true, description: 'Trading name' },
    { name: 'town' },
  ])
  for (const header of ['Customer', 'Supplier', 'Kunde']) {
    const table = tableOf('list', `No|${header}|Town\n1|Lumb Builders Ltd|York\n2|Khan Ltd|Leeds\n3|Stead & Sons|Hull`)
    const decision = decideOn([table], [companies])
    expect(columnOf(decision, 'name').inputs).toMatchObject([{ column: header }])
    expect(decision.questions).toEqual([])
  }
})
