import { describe, expect, it } from 'vitest'
import { decideOn, tableOf, templateOf } from './table-of.ts'

const till = tableOf(
  'kasse',
  'Voucher|Date|Purpose|Eingang|Ausgang\nK1|2024-01-02|Wechselgeld|100,00|\nK2|2024-01-03|Porto||7,40\nK3|2024-01-04|Tageslosung|812,10|0,00\nK4|2024-01-05|Storno||-7,40',
)
const signed = templateOf('cash', [
  { name: 'voucher', required: true, unique: true },
  { name: 'date', required: true, rule: '\\d{4}-\\d\\d-\\d\\d' },
  { name: 'purpose' },
  { name: 'amount', required: true, rule: '-?\\d+\\.\\d\\d' },
])
type Sources = ReturnType<typeof decideOn>['plan']['sheets'][number]['sources']
const amountsOf = (sources: Sources, name = 'amount'): unknown[] =>
  sources.map(({ columns }) => {
    const { inputs, transforms } = columns.find(({ column }) => column === name)!
    return [inputs.map(({ column }) => column).join(), transforms.map(({ kind }) => kind).join()]
  })

describe('two sides of one amount', () => {
  it('become one with a sign, each row of the side that it has', () => {
    const { plan, questions } = decideOn([till], [signed])
    expect(questions).toEqual([])
    const { sources } = plan.sheets[0]!
    expect(amountsOf(sources)).toEqual([
      ['Eingang', 'number'],
      ['Ausgang', 'number,prefix,replace,value_map'],
    ])
    expect(sources.map(({ skips }) => skips.map(({ when }) => when.is))).toEqual([['none_of'], ['one_of', 'none_of']])
    expect(sources[0]!.skips[0]!.when).toMatchObject({
      position: 4,
      values: expect.arrayContaining(['', '0,00']) as unknown,
    })
    expect(sources.flatMap(({ unmapped }) => unmapped)).toEqual([])
  })

  it('though their headers cut the amount short', () => {
    const short = tableOf(
      'purse',
      'Voucher|Date|Purpose|Received Amt|Spent Amt\nK1|2024-01-02|Float|100.00|\nK2|2024-01-03|Stamps||7.40\nK3|2024-01-04|Till|812.10|',
    )
    expect(amountsOf(decideOn([short], [signed]).plan.sheets[0]!.sources)).toEqual([
      ['Received Amt', ''],
      ['Spent Amt', 'prefix,replace,value_map'],
    ])
  })

  it('become an amount and its side where the amount has no sign', () => {
    const template = templateOf('book', [
      ...signed.columns.slice(0, 3),
      { name: 'betrag', required: true, rule: '\\d+\\.\\d\\d' },
      { name: 'side', required: true, rule: 'D|C', description: 'D = debit, C = credit' },
    ])
    const journal = tableOf(
      'journal',
      'Voucher|Date|Purpose|Soll|Haben\nJ1|2024-01-02|Miete|9,00|\nJ2|2024-01-03|Kaffee||7,40\nJ3|2024-02-03|Tee||3,20',
    )
    const { plan, questions } = decideOn([journal], [template])
    expect(questions).toEqual([])
    const { sources } = plan.sheets[0]!
    expect(amountsOf(sources, 'betrag')).toEqual([
      ['Soll', 'number'],
      ['Haben', 'number'],
    ])
    expect(sources.map(({ columns }) => columns[4]!.transforms)).toEqual([
      [{ kind: 'constant', value: 'D' }],
      [{ kind: 'constant', value: 'C' }],
    ])
  })

  it('are asked about where either may count as minus, unless the description tells', () => {
    const bank = tableOf(
      'bank',
      'Voucher|Date|Purpose|Debit|Credit\nB1|2024-01-02|Rent|900.00|\nB2|2024-01-03|Sales||70.40\nB3|2024-01-08|Toll|8.00|',
    )
    const key = 'sides:cash.amount@file_bank/bank'
    const asked = decideOn([bank], [signed])
    expect(asked.questions).toMatchObject([{ key, default: 'Credit' }])
    const minus = (sources: Sources): unknown => sources.map(({ columns }) => columns[3]!.transforms.length > 1)
    expect(minus(asked.plan.sheets[0]!.sources)).toEqual([false, true])
    const answered = decideOn([bank], [signed], { answers: [{ key, value: 'Debit' }] })
    expect(minus(answered.plan.sheets[0]!.sources)).toEqual([true, false])
    const columns = signed.columns.map((one) =>
      one.name === 'amount' ? { ...one, description: 'Credit is positive, debit negative.' } : one,
    )
    const told = decideOn([bank], [{ ...signed, columns }])
    expect(told.questions).toEqual([])
    expect(minus(told.plan.sheets[0]!.sources)).toEqual([true, false])
  })

  it('leaves rows that have both without either, and columns that are no sides alone', () => {
    const mixed = tableOf(
      'mixed',
      `Voucher|Date|Purpose|In|Out\n${Array.from({ length: 20 }, (_, at) => `M${at}|2024-01-02|x|${at % 2 ? at : ''}|${at % 2 ? '' : at + 1}`).join('\n')}\nM99|2024-01-03|y|4|5`,
    )
    const { sources } = decideOn([mixed], [signed]).plan.sheets[0]!
    expect(amountsOf(sources)).toEqual([
      ['In', 'number'],
      ['Out', 'number,prefix,replace,value_map'],
      ['', ''],
    ])
    const times = tableOf(
      'times',
      'Voucher|Date|Amount|In|Out\nT1|2024-01-02|4.00|08:00|16:00\nT2|2024-01-03|5.00|09:00|17:00',
    )
    expect(decideOn([times], [signed]).plan.sheets[0]!.sources).toHaveLength(1)
    const both = templateOf('book', [
      ...signed.columns.slice(0, 3),
      { name: 'in', rule: '\\d+\\.\\d\\d' },
      { name: 'out', rule: '\\d+\\.\\d\\d' },
    ])
    expect(decideOn([till], [both]).plan.sheets[0]!.sources).toHaveLength(1)
  })
})

describe('an amount with a letter for its side', () => {
  const journal = (letters: string, header = 'S/H'): ReturnType<typeof tableOf> =>
    tableOf(
      'journal',
      `Voucher|Date|Purpose|${header}|Betrag\n${[...letters].map((one, at) => `J${at}|2024-01-0${at + 1}|x|${one}|${at + 9},00`).join('\n')}`,
    )
  const described = (description: string): typeof signed => ({
    ...signed,
    columns: signed.columns.map((one) => (one.name === 'amount' ? { ...one, description } : one)),
  })
  const parts = (sources: Sources): unknown =>
    sources.map(({ columns, skips }) => [
      columns[3]!.transforms.map(({ kind }) => kind).join(),
      skips.map(({ when }) => 'values' in when && when.values),
    ])

  it('gets its sign by it', () => {
    const { plan, questions } = decideOn([journal('SHHS')], [described('Debit positive, credit negative')])
    expect(questions).toEqual([])
    expect(parts(plan.sheets[0]!.sources)).toEqual([
      ['number', [['S']]],
      ['number,prefix,replace,value_map', [['H']]],
    ])
    expect(plan.sheets[0]!.sources.flatMap(({ unmapped }) => unmapped)).toEqual([])
  })

  it('is what it is where no letter stands beside nothing, and is not known beside an amount', () => {
    const open = (amount: string): unknown[] =>
      decideOn(
        [tableOf('j', `No|Text|Amount|S/H\nJ1|Rent|100.00|S\nJ2|Till|20.00|H\nJ3|Bank|${amount}|\nJ4|Shop|5.00|S`)],
        [described('Debit positive, credit negative')],
      ).plan.sheets[0]!.sources.map(({ columns }) => columns.find(({ column }) => column === 'amount')!.inputs.length)
    expect(open('0.00')).toEqual([1, 1, 1])
    expect(open('7.00')).toEqual([1, 1, 0])
  })

  it('may have the word for it in some rows', () => {
    const mixed = (words: string[]): Sources =>
      decideOn(
        [
          tableOf(
            'journal',
            `Voucher|Date|Purpose|D/C|Betrag\n${words.map((one, at) => `J${at}|2024-01-0${at + 1}|x|${one}|${at + 9},00`).join('\n')}`,
          ),
        ],
        [described('Debit positive, credit negative')],
      ).plan.sheets[0]!.sources
    expect(parts(mixed(['D', 'C', 'Dr', 'C', 'credit']))).toEqual([
      ['number', [['D', 'Dr']]],
      ['number,prefix,replace,value_map', [['C', 'credit']]],
    ])
    expect(mixed(['D', 'C', 'X', 'C', 'D'])).toHaveLength(1)
  })

  it('is asked about where nobody says which is minus', () => {
    const { questions } = decideOn([journal('SHHS')], [signed])
    expect(questions).toMatchObject([{ key: 'sides:cash.amount@file_journal/journal', default: 'H' }])
  })

  it('goes to the column of its side', () => {
    const template = templateOf('book', [
      ...signed.columns.slice(0, 3),
      { name: 'debit', rule: '\\d+\\.\\d\\d' },
      { name: 'credit', rule: '\\d+\\.\\d\\d' },
    ])
    const { plan, questions } = decideOn([journal('DCCD', 'DC')], [template])
    expect(questions).toEqual([])
    const { sources } = plan.sheets[0]!
    expect(amountsOf(sources, 'debit')).toEqual([
      ['Betrag', 'number'],
      ['', ''],
    ])
    expect(amountsOf(sources, 'credit')).toEqual([
      ['', ''],
      ['Betrag', 'number'],
    ])
  })

  it('goes to the columns of both sides, though it was taken for one of them', () => {
    const description = 'Amount in euro, two decimals, 0.00 on the other side'
    const template = templateOf('book', [
      ...signed.columns.slice(0, 3),
      { name: 'debit', required: true, rule: '\\d+\\.\\d\\d', description: `Betrag. ${description}` },
      { name: 'credit', required: true, rule: '\\d+\\.\\d\\d', description },
    ])
    for (const answers of [[], [{ key: 'column:book.debit@file_journal/journal', value: 'Betrag' }]]) {
      const { plan, questions } = decideOn([journal('DCCD', 'DC')], [template], { answers })
      expect(questions).toEqual([])
      expect(amountsOf(plan.sheets[0]!.sources, 'debit')).toEqual([
        ['Betrag', 'number'],
        ['', 'constant'],
      ])
      expect(amountsOf(plan.sheets[0]!.sources, 'credit')).toEqual([
        ['', 'constant'],
        ['Betrag', 'number'],
      ])
    }
  })

  it('keeps the sign that it has, and letters of other things are none', () => {
    const own = tableOf(
      'journal',
      'Voucher|Date|Purpose|S/H|Betrag\nJ1|2024-01-02|x|S|9,00\nJ2|2024-01-03|y|H|-4,00\nJ3|2024-01-04|y|H|-5,00',
    )
    expect(decideOn([own], [signed]).plan.sheets[0]!.sources).toHaveLength(1)
    expect(decideOn([journal('DCCD', 'Way')], [signed]).plan.sheets[0]!.sources).toHaveLength(1)
  })
})

describe('an account and the one against it with a letter for the side', () => {
  const accounts = templateOf('accounts', [
    { name: 'number', required: true, unique: true, rule: '\\d{4}' },
    { name: 'label' },
  ])
  const entries = templateOf('entries', [
    { name: 'entry', required: true, unique: true, rule: 'E\\d+' },
    { name: 'debit_account', required: true, link: 'accounts.number' },
    { name: 'credit_account', required: true, link: 'accounts.number' },
    { name: 'amount', required: true, rule: '\\d+\\.\\d\\d' },
  ])
  const list = tableOf('chart', 'Number|Label\n1000|Cash\n1200|Bank\n4000|Sales\n6000|Rent\n6100|Power')
  const book = tableOf(
    'book',
    'Entry|Amount|D/C|Account|Contra account\nE1|9.00|D|1000|4000\nE2|7.40|C|1200|6000\nE3|3.20|D|6100|1000\nE4|2.20|C|1000|6100',
  )

  it('become the accounts debited and credited, as the letter says', () => {
    const { plan, questions, notes } = decideOn([list, book], [accounts, entries])
    expect(questions).toEqual([])
    const { sources } = plan.sheets.find(({ slug }) => slug === 'entries')!
    const from = (name: string): unknown =>
      sources.map(({ columns }) =>
        columns
          .find(({ column }) => column === name)!
          .inputs.map(({ column }) => column)
          .join(),
      )
    expect([from('debit_account'), from('credit_account')]).toEqual([
      ['Account', 'Contra account'],
      ['Contra account', 'Account'],
    ])
    expect(sources.map(({ skips }) => skips[0]!.when)).toMatchObject([
      { is: 'none_of', values: ['D'] },
      { is: 'none_of', values: ['C'] },
    ])
    expect(notes.join()).toContain('“D/C” says on which side “Account” stands')
  })

  it('stay as they are where the table has the sides already', () => {
    const told = tableOf(
      'book',
      'Entry|Amount|Debit account|Credit account\nE1|9.00|1000|4000\nE2|7.40|1200|6000\nE3|3.20|6100|1000',
    )
    const { plan } = decideOn([list, told], [accounts, entries])
    expect(plan.sheets.find(({ slug }) => slug === 'entries')!.sources).toHaveLength(1)
  })
})

it('tell that a table has the balances of what another one lists, and is no more of that', () => {
  const members = templateOf('members', [
    { name: 'member_no', required: true, unique: true, rule: '^\\d{4}$' },
    { name: 'name', required: true },
    { name: 'town', required: true },
    { name: 'joined_on', required: true, rule: '^\\d{4}-\\d{2}-\\d{2}$' },
  ])
  const dues = templateOf('dues', [
    { name: 'member_no', required: true, unique: true, link: 'members.member_no' },
    { name: 'balance', description: 'Debit positive, credit negative', required: true, rule: '^-?\\d+\\.\\d{2}$' },
  ])
  const names = ['Ada Lind', 'Bo Berg', 'Una Dahl', 'Cy Roth', 'Di Amin', 'Ed Moss', 'Flo Haag', 'Gus Bain']
  const list = tableOf(
    'members',
    `Member|Name|Town|Joined\n${names.map((name, at) => `${4100 + at}|${name}|Town ${'ABCDEFGH'[at]!}|2019-0${at + 1}-11`).join('\n')}`,
  )
  const open = tableOf(
    'open at year end',
    `Member|Name|Debit|Credit\n${names
      .slice(1)
      .map((name, at) => `${4101 + at}|${name}|${at % 3 ? `${at}7.50` : ''}|${at % 3 ? '' : `${at + 1}2.00`}`)
      .join('\n')}`,
  )
  const { plan } = decideOn([list, open], [members, dues])
  const sheet = plan.sheets.find(({ slug }) => slug === 'dues')!
  expect(sheet.sources.map(({ table }) => table)).toEqual(['open at year end', 'open at year end'])
  expect(amountsOf(sheet.sources, 'balance').map((one) => (one as string[])[0])).toEqual(['Debit', 'Credit'])
  expect(plan.sheets.find(({ slug }) => slug === 'members')!.sources.map(({ table }) => table)).toEqual(['members'])
})

describe('codes of a program for the two sides, which a text tells', () => {
  const rows = Array.from(
    { length: 8 },
    (_, at) => `K${at}|2024-01-0${at + 1}|Text ${at}|${at % 2 ? 'XB' : 'XA'}|${at + 3}.50`,
  )
  const book = tableOf('book', ['Voucher|Date|Purpose|Kind|Amount', ...rows].join('\n'))
  const columns = signed.columns.map((one) =>
    one.name === 'amount' ? { ...one, description: 'Debits positive, credits negative' } : one,
  )
  const sourcesWith = (instructions: string): Sources =>
    decideOn([book], [{ ...signed, columns }], { instructions }).plan.sheets[0]!.sources

  it.each(['Kind XA is a debit and kind XB is a credit.', 'XA bedeutet Soll, XB bedeutet Haben.'])(
    'give the amount its sign: %s',
    (instructions) => {
      expect(amountsOf(sourcesWith(instructions))).toEqual([
        ['Amount', ''],
        ['Amount', 'prefix,replace,value_map'],
      ])
    },
  )

  it('though each row links to a cost center', () => {
    const centers = templateOf('cost_centers', [
      { name: 'cost_center_code', required: true, unique: true },
      { name: 'name', required: true },
    ])
    const list = tableOf('cost_centers', 'Cost center code|Name\n10|Kiosk\n20|Ferry\n30|Pier')
    const lines = tableOf(
      'book',
      ['Voucher|Date|Purpose|Kind|Amount|Cost center', ...rows.map((row, at) => `${row}|${10 * ((at % 3) + 1)}`)].join(
        '\n',
      ),
    )
    const linked = templateOf('cash', [
      ...columns,
      { name: 'cost_center_code', required: true, link: 'cost_centers.cost_center_code' },
    ])
    const instructions = 'Kind XA is a debit and kind XB is a credit.'
    const { sheets } = decideOn([list, lines], [centers, linked], { instructions }).plan
    expect(amountsOf(sheets.find(({ slug }) => slug === 'cash')!.sources)).toHaveLength(2)
  })

  it.each(['Kind XA is a debit.', 'Kind XA is a debit and XB is a refund.', 'XA and XB are debits.'])(
    'say nothing where not both are told: %s',
    (instructions) => {
      expect(sourcesWith(instructions)).toHaveLength(1)
    },
  )
})
