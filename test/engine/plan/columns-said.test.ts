import { describe, expect, it } from 'vitest'
import type { RowSkip } from '../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf } from './table-of.ts'

describe('two columns that a description names, of which each row has one', () => {
  const crew = templateOf('crew', [
    { name: 'person', required: true },
    { name: 'pay', required: true, description: 'Daily rate for deck hands, monthly wage for officers' },
  ])
  const pay = (rows: string): string[] =>
    columnOf(decideOn([tableOf('crew', `Person|Daily Rate|Monthly Wage\n${rows}`)], [crew]), 'pay').inputs.map(
      ({ column }) => column,
    )

  it('fill it together', () => {
    expect(pay('Ann|180.00|\nBo||4200.00\nCy|175.00|\nDi||3900.00')).toEqual(['Daily Rate', 'Monthly Wage'])
  })

  it('do not where rows have both, or neither', () => {
    expect(pay('Ann|180.00|4000.00\nBo||4200.00\nCy|175.00|3800.00\nDi||3900.00')).not.toHaveLength(2)
    expect(pay('Ann|180.00|\nBo||\nCy||\nDi||3900.00')).not.toHaveLength(2)
  })
})

describe('rows that no column alone tells apart', () => {
  const lots = templateOf('lots', [
    { name: 'sale' },
    { name: 'lot_no', required: true },
    { name: 'title', required: true },
  ])
  const catalogue = tableOf(
    'catalogue',
    'Sale|Lot No|Title\nS1|001|Clock\nS1|002|Vase\nS1|003|Chair\nS1|2|Blue vase\nS1|004|Desk\nS1|005|Lamp\nS1|006|Bowl',
  )
  const numbered = (instructions: string): RowSkip['when'][] =>
    decideOn([catalogue], [lots], { instructions }).plan.sheets[0]!.sources[0]!.skips.map(({ when }) => when)

  it('count by their order where a sentence names what they share', () => {
    expect(numbered('Where a lot is in the catalogue twice, the later line counts.')).toEqual([
      { is: 'numbered', rows: [3] },
    ])
    expect(numbered('If a lot is in the catalogue twice, the upper line counts.')).toEqual([
      { is: 'numbered', rows: [5] },
    ])
  })

  it('stay where it has to be more than one thing that they share', () => {
    expect(numbered('If a lot (same lot, same title) is there twice, the later line counts.')).toEqual([])
  })
})

describe('what prose seems to say of all rows', () => {
  const customers = templateOf('customers', [
    { name: 'customer_no', required: true, unique: true },
    { name: 'status', rule: 'active|inactive' },
    { name: 'country', rule: '[A-Z]{2}', description: 'ISO 3166 alpha-2' },
  ])
  const list = tableOf('customers', 'Customer No|Status|Country\n1|active|DE\n2|inactive|AT\n3|active|FR')

  it.each([
    'Only active customers get the newsletter.',
    'All customers in Germany pay in EUR.',
    'New customers are always active.',
    'The country is always the one of the customer.',
  ])('takes no column from one that holds it: %s', (instructions) => {
    const { plan } = decideOn([list], [customers], { instructions })
    const filled = plan.sheets[0]!.sources[0]!.columns.map(({ inputs }) => inputs[0]?.column)
    expect(filled).toEqual(['Customer No', 'Status', 'Country'])
  })
})

describe('prose says which row is meant by a word', () => {
  const keepers = templateOf('keepers', [
    { name: 'keeper_no', required: true, unique: true, rule: '^K\\d{3}$' },
    { name: 'name', required: true },
  ])
  const hives = templateOf('hives', [
    { name: 'hive', required: true, unique: true },
    { name: 'keeper', required: true, link: 'keepers.keeper_no' },
  ])
  const people = tableOf(
    'keepers',
    'Keeper no|Name\nK001|Valley Bee Society\nK014|Ida Holm\nK022|Per Dahl\nK030|Eva Krog\nK041|Liv Moe',
  )
  const kept = (own: string, other: string): ReturnType<typeof tableOf> =>
    tableOf(
      'hives',
      `Hive|Keeper\nH1|Ida Holm\nH2|${own}\nH3|Per Dahl\nH4|${other}\nH5|Eva Krog\n${Array.from({ length: 16 }, (_, at) => `H${at + 6}|${['Liv Moe', 'Ida Holm', 'Eva Krog'][at % 3]}`).join('\n')}`,
    )
  const meant = (instructions: string, own = 'club', other = 'the Club'): Record<string, string> => {
    const { plan } = decideOn([people, kept(own, other)], [keepers, hives], { instructions })
    const column = plan.sheets[1]?.sources[0]?.columns.find((one) => one.column === 'keeper')
    const entries = (column?.transforms ?? []).flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    return Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))
  }

  it.each([
    'The hives of the club belong to keeper K001.',
    'Die Völker vom Club gehören Imker K001.',
    'Les ruches du club appartiennent à K001.',
  ])('%s', (text) => {
    expect(meant(text)).toMatchObject({ club: 'K001', 'the Club': 'K001', 'Ida Holm': 'K014' })
  })

  it.each([
    'The hives of the club do not belong to keeper K001.',
    'The hives of the club belong to keeper K099.',
    'The hives of the society belong to keeper K001.',
    'The hives of the club belong to K001 or K014.',
  ])('and not on a guess: %s', (text) => {
    expect(Object.keys(meant(text))).not.toContain('club')
  })
})

describe('a column that takes another one’s place', () => {
  const divers = templateOf('divers', [
    { name: 'diver_no', required: true, unique: true },
    { name: 'full_name', required: true },
    { name: 'email', description: 'One address' },
  ])
  const cells = 'D1|Ann|ann@x.example|\nD2|Bo||bo@y.example\nD3|Cy|cy@x.example|cy@y.example\nD4|Di||'
  const club = tableOf('club', `Diver No|Full Name|Private mail|Work mail\n${cells}`)
  const guests = tableOf('guests', `Diver No|Full Name|Home mail|Office mail\n${cells.replaceAll('D', 'G')}`)
  const filling = (instructions: string): string[][] =>
    decideOn([club, guests], [divers], { instructions, autonomy: 'decide' }).plan.sheets[0]!.sources.map(
      ({ columns }) => columns.find(({ column }) => column === 'email')!.inputs.map(({ column }) => column),
    )

  it.each([
    'A diver has one address: the work mail (office mail), or the private mail (home mail) where there is no work mail.',
    'Die Adresse der Taucher: Work Mail oder Office Mail, sonst Private Mail oder Home Mail.',
    'L’adresse est le Work mail (Office mail), à défaut le Private mail (Home mail).',
  ])('does so in each table that has both, as it is called there: %s', (text) => {
    expect(filling(text)).toEqual([
      ['Work mail', 'Private mail'],
      ['Office mail', 'Home mail'],
    ])
  })

  it('does so where the description of what it fills says it, with a word that tells it from others of the kind', () => {
    const inputs = (description: string): string[][] => {
      const described = templateOf('divers', [
        { name: 'diver_no', required: true, unique: true },
        { name: 'full_name', required: true },
        { name: 'email', description },
      ])
      const crew = tableOf('crew', `Diver No|Full Name|E-mail home|E-mail work\n${cells.replaceAll('D', 'C')}`)
      const { plan } = decideOn([club, crew], [described], { autonomy: 'decide' })
      return plan.sheets[0]!.sources.map(({ columns }) =>
        columns.find(({ column }) => column === 'email')!.inputs.map(({ column }) => column),
      )
    }
    expect(inputs('Work address; the home address where there is no work address.')[1]).toEqual([
      'E-mail work',
      'E-mail home',
    ])
    expect(inputs('Work mail, or the private mail where there is none')[0]).toEqual(['Work mail', 'Private mail'])
    expect(inputs('Work address; the home address where there is no full name.')[1]).toHaveLength(1)
  })

  it.each([
    ['Mobile number, or the landline if there is no mobile; +49 and the number', 'Mobile', 'Phone'],
    ['Mobilnummer, sonst Festnetz', 'Handy', 'Telefon'],
    ['Mobile number, or the landline if there is none', 'Telemóvel', 'Telefone'],
    ['Mobile number, otherwise the landline', 'Mobile', 'Work mail'],
    ['The mobile if there is one, otherwise the landline', 'Mobile', 'Home Tel'],
  ])('a landline is the plain phone beside a mobile: %s', (description, mobile, phone) => {
    const called = templateOf('callers', [
      { name: 'caller_no', required: true, unique: true },
      { name: 'phone', rule: '^\\+49\\d{6,}$', description },
    ])
    const lines = [
      '+49 171 2345671||',
      '|+49 30 123456|',
      '+49 171 2345673|+49 30 123458|',
      '|+49 30 123459|',
      '+49 171 2345675||',
    ]
    const text = `Caller No|${mobile}|${phone}|Note\n${lines.map((line, at) => `${at + 1}|${line}`).join('\n')}`
    const found = columnOf(decideOn([tableOf('callers', text)], [called], { autonomy: 'decide' }), 'phone')
    expect(found.inputs.map(({ column }) => column)).toEqual(phone === 'Work mail' ? [mobile] : [mobile, phone])
  })

  it.each([
    ['E.164. The landline; the mobile number if there is no landline', 'Telefon', 'Mobil'],
    ['The landline, or the mobile if there is none', 'Phone', 'Mobile'],
    ['Festnetz, sonst die Mobilnummer', 'Telefon', 'Handy'],
    ['La ligne fixe, sinon le portable', 'Téléphone', 'Portable'],
  ])('a mobile takes the place of a landline, too: %s', (description, phone, mobile) => {
    const called = templateOf('callers', [
      { name: 'caller_no', required: true, unique: true },
      { name: 'phone', rule: '^\\+49\\d{6,}$', description },
    ])
    const lines = ['+49 171 2345671|', '|+49 30 123456', '+49 171 2345673|+49 30 123458', '|+49 30 123459']
    const text = `Caller No|${mobile}|${phone}\n${lines.map((line, at) => `${at + 1}|${line}`).join('\n')}`
    const found = columnOf(decideOn([tableOf('callers', text)], [called], { autonomy: 'decide' }), 'phone')
    expect(found.inputs.map(({ column }) => column)).toEqual([phone, mobile])
  })

  it.each([
    [
      'For the phone take the mobile; use the evening number only if there is no mobile.',
      'Mobile',
      'Tel (evening)',
      true,
    ],
    ['For the phone take the mobile; use the daytime number only if there is no mobile.', 'Mobile', 'Tel (day)', true],
    ['Take the mobile as phone. Use Home Tel only when there is no mobile.', 'Mobile', 'Home Tel', true],
    ['For the phone take the mobile; do not use Home Tel, only if there is no mobile.', 'Mobile', 'Home Tel', false],
    ['For the phone take the mobile; use the note only if there is no mobile.', 'Mobile', 'Home Tel', false],
  ])('what is used only where another one is missing comes behind that: %s', (instructions, mobile, phone, isBoth) => {
    const called = templateOf('callers', [
      { name: 'caller_no', required: true, unique: true },
      { name: 'phone', rule: '^\\+49\\d{6,}$' },
    ])
    const lines = ['+49 171 2345671||', '|+49 30 123456|Ida', '+49 171 2345673|+49 30 123458|', '|+49 30 123459|Bo']
    const text = `Caller No|${mobile}|${phone}|Note\n${lines.map((line, at) => `${at + 1}|${line}`).join('\n')}`
    const decision = decideOn([tableOf('callers', text)], [called], { instructions, autonomy: 'decide' })
    const { inputs } = columnOf(decision, 'phone')
    expect(inputs.map(({ column }) => column)).toEqual(isBoth ? [mobile, phone] : [mobile])
  })

  it.each([
    'Divers pay by work mail, or by cash where there is no work mail.',
    'Rows without work mail, otherwise without private mail, are odd.',
    'The work mail or the full name if there is no work mail.',
  ])('and not where no two columns of one kind are named: %s', (text) => {
    expect(filling(text).flat()).not.toContain('Full Name')
    expect(filling(text).every((inputs) => inputs.length <= 1)).toBe(true)
  })
})
