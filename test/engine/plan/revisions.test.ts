// Over 300 lines: everything that revises a plan, each a small case of its own.
import { describe, expect, it } from 'vitest'
import { parseStatements, readSentences } from '../../../server/src/engine/knowledge/parse.ts'
import type { Answer, PlanChange, Revision } from '../../../server/src/engine/model.ts'
import { growth, LINEAR } from '../../support/processor-time.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('plain instructions', () => {
  it.each([
    ['map Phone 2 to mobile', { kind: 'column', source: 'Phone 2', target: 'mobile' }],
    ['Please map the column `Phone, 2` to `mobile`.', { kind: 'column', source: 'Phone, 2', target: 'mobile' }],
    ['use Phone 2 for mobile', { kind: 'column', source: 'Phone 2', target: 'mobile' }],
    ['dates are day first', { kind: 'date_order', order: 'dmy', column: null }],
    ['drop rows without an email', { kind: 'skip_rows', column: 'email', value: null }],
    ['Remove all rows where Email is empty', { kind: 'skip_rows', column: 'Email', value: null }],
    ['skip rows where status is `TEST`', { kind: 'skip_rows', column: 'status', value: 'TEST' }],
    ['status A means active', { kind: 'value', raw: 'A', value: 'active', column: 'status' }],
    [
      'in Kind of order, A B means active now',
      { kind: 'value', raw: 'A B', value: 'active now', column: 'Kind of order' },
    ],
    ['A means active in status', { kind: 'value', raw: 'A', value: 'active', column: 'status' }],
    ['use the second sheet only', { kind: 'only_table', table: 2 }],
    ['Only use the last tab', { kind: 'only_table', table: -1 }],
    ['use the 12th sheet only', { kind: 'only_table', table: 12 }],
    ['use only sheet Orders', { kind: 'only_table', table: 'Orders' }],
    ['ignore column Old ID', { kind: 'ignore_column', column: 'Old ID' }],
    ['leave fax empty', { kind: 'empty', target: 'fax' }],
    ['country defaults to DE', { kind: 'default', column: 'country', value: 'DE' }],
  ])('%s', (text, statement) => {
    expect(parseStatements(text)).toEqual([statement])
  })

  it('are kept apart from what is not understood, as it was written', () => {
    const text = 'Make `it` nice. Map Phone 2 to mobile; thanks'
    expect(readSentences(text).map((sentence) => [sentence.text, sentence.statement?.kind])).toEqual([
      ['Make `it` nice', undefined],
      ['Map Phone 2 to mobile', 'column'],
      ['thanks', undefined],
    ])
  })

  it('are read in linear time from 20,000 characters of anything', async () => {
    // A sentence of 2,000 characters is the longest that is read, so that four times 475 is all of one.
    const read = (length: number): void => {
      for (const piece of [
        'map a ',
        'means ',
        'drop rows where is ',
        'in a, b means ',
        'use the sheet only ',
        'A b and ',
        'a to b, ',
        'a is b, or c, otherwise d ',
        'A = b; ',
        'Zeilen mit a in denen b bedeutet ',
        'supprimer les lignes dont a signifie ',
      ])
        for (const lead of ['', 'merge ', 'map ']) parseStatements(lead + piece.repeat(length / piece.length))
    }
    expect(await growth(475, read)).toBeLessThan(LINEAR)
    expect(await growth(5_000, read)).toBeLessThan(LINEAR)
  })
})

const template = templateOf('people', [
  { name: 'name', required: true },
  { name: 'phone' },
  { name: 'mobile' },
  { name: 'email' },
  { name: 'status', rule: '^(paused|prospect|active)$' },
  { name: 'joined', rule: '\\d{4}-\\d{2}-\\d{2}' },
])
const numbered = {
  ...template,
  columns: [...template.columns, ...templateOf('x', [{ name: 'amount', rule: '\\d+(\\.\\d+)?' }]).columns],
}
const table = tableOf(
  'people',
  'name|Phone 1|Phone 2|email|status|joined\nAnna|030 7886293|030 1122334|a@example.com|A|01/02/2020\nJan|0331 866957|0331 556677||paused|03/04/2020',
)

const says = (instructions: string | null, changes: PlanChange[] = []): Revision => {
  return { instructions, changes, current: true }
}
const revised = (revisions: Revision[], answers: Answer[] = []) =>
  decideOn([table], [template], { revisions, answers, autonomy: 'decide' })
const about = (column: string) => ({ slug: 'people', column })
const source = (column: string) => ({ file_id: 'file_people', table: 'people', column })

describe('revisions', () => {
  it('in plain words change the plan, and the notes tell what was applied', () => {
    const decision = revised([says('Map Phone 2 to mobile. Drop rows without an email. Status A means active.')])
    expect(inputsOf(decision, 'mobile')).toEqual(['Phone 2'])
    expect(columnOf(decision, 'mobile')).toMatchObject({ decided_by: 'instruction', confidence: 1 })
    expect(columnOf(decision, 'status').transforms).toContainEqual({
      kind: 'value_map',
      entries: [{ raw: 'A', value: 'active', decided_by: 'instruction' }],
    })
    expect(decision.plan.sheets[0]?.sources[0]?.skips).toEqual([
      { when: { position: 3, is: 'empty' }, reason: expect.stringContaining('“email” is empty') },
    ])
    expect(decision.notes[0]).toBe(
      'Applied “Map Phone 2 to mobile”, “Drop rows without an email”, “Status A means active”.',
    )
  })

  it('that are not understood, or name nothing that is there, are told and change nothing', () => {
    const before = decideOn([table], [template], { autonomy: 'decide' })
    const decision = revised([
      says('Make it nice. Map Fax to mobile. Drop rows without a passport. Map Phone 2 to beeper'),
    ])
    expect(decision.plan).toEqual(before.plan)
    const told = decision.notes.join(' ')
    expect(told).toContain('Nothing that the update said could be applied, so the plan is as before.')
    expect(told).toContain('Not understood, so nothing was changed for it: “Make it nice”.')
    expect(told).toContain('“Map Fax to mobile” changes nothing: no table has a column “Fax”; there are name, Phone 1')
    expect(told).toContain('“Map Phone 2 to beeper” changes nothing: no template has a column “beeper”')
    expect(told).toContain('no template and no table has a column “passport”')
  })

  it('that the values of a column speak against are told so, and as applied only where a column follows them', () => {
    const told = (instructions: string, joined: string, amount = '') =>
      decideOn([tableOf('people', `name|joined|amount\nAnna|01/02/2020|1\nJan|${joined}|${amount}`)], [numbered], {
        revisions: [says(instructions)],
        answers: [],
        autonomy: 'decide',
      }).notes.join(' ')
    const dates = 'Dates are day first'
    expect(told(dates, '01/13/2020')).toContain(
      '“Dates are day first” changes nothing: “joined” can only be read month first, or an answer says so.',
    )
    expect(told(dates, '2020-02-01')).toContain('Applied “Dates are day first”.')
    expect(told(dates, '13/01/2020')).toContain('Applied “Dates are day first”.')
    const marks = 'The decimal mark is a comma'
    expect(told(marks, '', '1.25')).toContain('“The decimal mark is a comma” changes nothing: no numbers are read so')
    expect(told(marks, '', '1,25')).toContain('Applied “The decimal mark is a comma”.')
  })

  it('by exact changes: map, unmap, value_map, transform, default, skip_rows', () => {
    const decision = revised([
      says(null, [
        { kind: 'map', ...about('mobile'), sources: [source('Phone 1'), source('Phone 2')] },
        { kind: 'unmap', ...about('phone') },
        { kind: 'value_map', ...about('status'), entries: [{ raw: 'never seen', value: 'prospect' }] },
        { kind: 'transform', ...about('name'), transforms: [{ kind: 'case', to: 'upper' }] },
        { kind: 'default', ...about('email'), value: 'none@example.com' },
        { kind: 'skip_rows', ...about('name'), equals: 'Jan' },
      ]),
    ])
    expect(inputsOf(decision, 'mobile')).toEqual(['Phone 1', 'Phone 2'])
    expect(columnOf(decision, 'mobile').transforms[0]).toEqual({ kind: 'merge', separator: ' ' })
    expect(inputsOf(decision, 'phone')).toEqual([])
    expect(columnOf(decision, 'status').transforms.at(-1)).toMatchObject({
      kind: 'value_map',
      entries: expect.arrayContaining([{ raw: 'never seen', value: 'prospect', decided_by: 'instruction' }]),
    })
    expect(columnOf(decision, 'name').transforms).toEqual([{ kind: 'case', to: 'upper' }])
    expect(columnOf(decision, 'email').transforms.at(-1)).toEqual({ kind: 'default', value: 'none@example.com' })
    expect(decision.plan.sheets[0]?.sources[0]?.skips[0]?.when).toEqual({ position: 0, is: 'equal', value: 'Jan' })
  })

  it('later ones go before earlier ones; a new chain drops the values mapped before it and keeps those after', () => {
    const map = (raw: string, value: string): PlanChange => {
      return { kind: 'value_map', ...about('status'), entries: [{ raw, value }] }
    }
    const chain: PlanChange = { kind: 'transform', ...about('status'), transforms: [{ kind: 'trim' }] }
    const decision = revised([
      says('Map Phone 1 to mobile', [map('A', 'paused')]),
      says('Map Phone 2 to mobile', [chain, map('B', 'prospect')]),
      says(null, [map('B', 'active')]),
    ])
    expect(inputsOf(decision, 'mobile')).toEqual(['Phone 2'])
    expect(columnOf(decision, 'status').transforms).toEqual([
      { kind: 'trim' },
      { kind: 'value_map', entries: [{ raw: 'B', value: 'active', decided_by: 'instruction' }] },
    ])
  })

  it('go before answers given earlier, and not before answers given later', () => {
    const key = 'date_order:file_people/people:joined'
    const order = (answers: Answer[]) =>
      columnOf(revised([says('Dates are day first')], answers), 'joined').transforms.find(({ kind }) => kind === 'date')
    expect(order([{ key, value: 'mdy', revisions: 0 }])).toMatchObject({ from: ['DD/MM/YYYY'] })
    expect(order([{ key, value: 'mdy', revisions: 1 }])).toMatchObject({ from: ['MM/DD/YYYY'] })
    const column = 'column:people.mobile@file_people/people'
    const mobile = (revisions: number) =>
      inputsOf(revised([says('Map Phone 2 to mobile')], [{ key: column, value: 'Phone 1', revisions }]), 'mobile')
    expect([mobile(0), mobile(1)]).toEqual([['Phone 2'], ['Phone 1']])
  })

  it('that choose a sheet leave out the others of its file alone', () => {
    const other = tableOf('more', 'name|email\nEva|e@example.com')
    const inFile = { ...other, table: { ...other.table, file_id: 'file_people', file_name: 'people.csv' } }
    const csv = tableOf('single', 'name|email\nIda|i@example.com')
    const decision = decideOn([table, inFile, csv], [template], {
      revisions: [says('use the second sheet only')],
      autonomy: 'decide',
    })
    expect(decision.plan.ignored_tables).toEqual([
      { file_id: 'file_people', table: 'people', reason: expect.stringContaining('only “more” is used') },
    ])
    const beyond = decideOn([table, inFile], [template], {
      revisions: [says('use the 9th sheet only')],
      autonomy: 'decide',
    })
    expect(beyond.plan.ignored_tables).toEqual([])
    expect(beyond.notes.join(' ')).toContain('no file with several sheets has that many')
  })

  it('of earlier updates hold without being told again', () => {
    const decision = revised([{ instructions: 'Map Phone 2 to mobile', changes: [] }])
    expect(inputsOf(decision, 'mobile')).toEqual(['Phone 2'])
    expect(decision.notes).toContain('What the update before said still holds.')
  })
})

const people = templateOf('people', [
  { name: 'customer_id', required: true, unique: true },
  { name: 'first_name' },
  { name: 'last_name' },
  { name: 'address' },
  { name: 'amount', rule: '\\d+\\.\\d{2}' },
  { name: 'country' },
  { name: 'status', rule: 'active|paused' },
])
const clients = tableOf(
  'clients',
  'Customer ID|Full Name|Street|City|Amount|Status|Country\n1|Anna Berg|Am Weg 1|Bonn|1.200,50|A|N/A\n2|Jan Holm|Am Ort 2|Trier|3,20|P|DE\n3|Eva Sand|Zum See 3|Kiel|4,00|TEST|DE',
)

const told = (instructions: string, more: Parameters<typeof decideOn>[2] = {}) =>
  decideOn([clients], [people], { revisions: [says(instructions)], autonomy: 'decide', ...more })
const skipsOf = (decision: ReturnType<typeof told>) =>
  decision.plan.sheets[0]?.sources[0]?.skips.map(({ when }) => when)

describe('plain words over a plan', () => {
  it('add steps to a column, under a name that is near', () => {
    const decision = told('Prefix ids with C-. Uppercase the citys')
    expect(columnOf(decision, 'customer_id').transforms.at(-1)).toEqual({ kind: 'prefix', text: 'C-' })
    expect(decision.notes.join(' ')).toContain('“ids” was taken for “customer_id”')
    expect(decision.notes.join(' ')).toContain('“citys” was taken for “City”')
  })

  it('read a list of values for the column that is called so, or that it explains, in the words that each column allows', () => {
    const list = (text: string, name: string, rule: string): unknown => {
      const rows = 'code|Plant\nA1|1000\nB2|2000\nC3|1000'
      const sheet = templateOf('plants', [{ name: 'code' }, { name, rule }])
      const revisions = [says(`Map Plant to ${name}. ${text}`)]
      return columnOf(
        decideOn([tableOf('plants', rows)], [sheet], { revisions, autonomy: 'decide' }),
        name,
      ).transforms.flatMap((step) =>
        step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [],
      )
    }
    const meant = [
      ['1000', 'W1'],
      ['2000', 'W2'],
    ]
    expect(list('Plant 1000 in MB51 is warehouse W1, plant 2000 is W2', 'warehouse', 'W\\d')).toEqual(meant)
    expect(list('Works: 1000 W1, 2000 W2', 'warehouse', 'W\\d')).toEqual(meant)
    const rates = '1000 zero rated (0), 2000 standard rate (20)'
    expect(list(rates, 'rate', '\\d{1,2}')).toEqual([
      ['1000', '0'],
      ['2000', '20'],
    ])
    expect(list(rates, 'rate_name', 'zero rated|standard rate')).toEqual([
      ['1000', 'zero rated'],
      ['2000', 'standard rate'],
    ])
    expect(list('3000 is W1, 4000 is W2', 'warehouse', 'W\\d')).toEqual([])
  })

  it('that say something of what is not there are not understood, nor are they read as something else', () => {
    for (const text of [
      'A minus behind an amount means negative',
      'The sheet EUR is the list Export',
      'The price list is from 2023',
      'Dates before 2000 are wrong',
      'X = yes, Y = no',
      'Street or City go to address',
    ]) {
      const { notes } = told(text)
      expect(notes.join(' ')).toContain(`Not understood, so nothing was changed for it: “${text}”.`)
      expect(notes.join(' ')).not.toContain('has a column')
    }
  })

  it.each([
    ['Phone numbers are from France', 'no column of phone numbers is brought to one form'],
    ['Treat ?? as empty', 'no cell that is used has “??”'],
    ['Status Q means active', 'no row of “Status” has “Q”; there are “A”, “P”, “TEST”.'],
    ['Where a country occurs twice the later counts', '“country” fills no column whose values each row must have'],
  ])('“%s” is told as what it is where nothing follows it', (text, reason) => {
    const notes = told(text).notes.join(' ')
    expect(notes).toContain(`“${text}” changes nothing: ${reason}`)
    expect(notes).not.toContain('Applied')
  })

  it('never write the name of a column as a value, nor what is said of a thing as the meaning of its number', () => {
    const filled = told('Set address to Street')
    expect(inputsOf(filled, 'address')).toEqual(['Street'])
    const either = told('Map Street to address. Customer ID 1 is closed. Customer ID 2 is a test')
    expect(JSON.stringify(columnOf(either, 'customer_id').transforms)).not.toMatch(/closed|test/)
    expect(either.notes.join(' ')).not.toMatch(/Applied[^.]*Customer ID/)
  })

  it.each([
    'Map Street to address. Use City if Street is empty',
    'Map Street to address. If `address` is empty use `City`',
    'Map Street to address, or City if there is none',
    'address is Street, otherwise City',
  ])('“%s” fills a column from another one where it is empty', (text) => {
    const { notes, ...either } = told(text)
    expect(inputsOf({ notes, ...either }, 'address')).toEqual(['Street', 'City'])
    expect(columnOf({ notes, ...either }, 'address').transforms[0]).toEqual({
      kind: 'merge',
      separator: '',
      first: true,
    })
    expect(notes.join(' ')).toContain('Applied “')
    expect(notes.join(' ')).not.toContain('changes nothing')
  })

  it('take what a template and a file call the same in two languages for one', () => {
    const file = tableOf('kunden', 'Nr|Name|Land\n1|Anna|DE\n2|Jan|')
    const sheet = templateOf('people', [{ name: 'id' }, { name: 'name' }, { name: 'country' }])
    const revisions = [says('supprimer les lignes sans pays')]
    const decision = decideOn([file], [sheet], { revisions, autonomy: 'decide' })
    expect(skipsOf(decision)).toEqual([{ position: 2, is: 'empty' }])
  })

  it.each([
    ['Zeilen ohne Land weglassen. Stadt ist immer Bonn', 'Straße gehört zu Adresse'],
    ['supprimer les lignes sans pays. La ville est toujours Bonn', "la colonne rue est l'adresse"],
  ])('“%s” is of columns whose names mean the same in another language', (rows, line) => {
    const sheet = templateOf('people', [{ name: 'customer_id' }, { name: 'address' }, { name: 'city' }])
    const decision = decideOn([clients], [sheet], { revisions: [says(`${rows}. ${line}`)], autonomy: 'decide' })
    expect(skipsOf(decision)).toEqual([{ position: 6, is: 'empty' }])
    expect(columnOf(decision, 'city').transforms).toEqual([{ kind: 'constant', value: 'Bonn' }])
    expect(inputsOf(decision, 'address')).toEqual(['Street'])
    expect(decision.notes.join(' ')).toMatch(/Applied “.*was taken for “Country”/)
  })

  it('leave out what has none of the columns that one is filled from, and nothing that has one', () => {
    const file = tableOf('people', 'id|mobile|Phone\n1|0171 234567|\n2||0331 866957\n3|  |')
    const sheet = templateOf('people', [{ name: 'id' }, { name: 'mobile', rule: '\\+\\d{6,15}' }])
    const revisions = [says('If mobile is empty use Phone. Drop rows without a mobile')]
    const decision = decideOn([file], [sheet], { revisions, autonomy: 'decide' })
    expect(inputsOf(decision, 'mobile')).toEqual(['mobile', 'Phone'])
    expect(skipsOf(decision)).toEqual([{ positions: [1, 2], is: 'all_empty' }])
    expect(decision.notes.join(' ')).toContain('Applied “If mobile is empty use Phone”, “Drop rows without a mobile”')
  })

  it('pass over what counts as empty where another column is to stand in', () => {
    const file = tableOf('people', 'id|mobile|Phone\n1|0171 234567|\n2|0|0331 866957\n3|0171 234568|')
    const sheet = templateOf('people', [{ name: 'id' }, { name: 'mobile' }])
    const revisions = [says('If mobile is empty use Phone. Treat 0 as empty in mobile')]
    const [merge] = columnOf(decideOn([file], [sheet], { revisions, autonomy: 'decide' }), 'mobile').transforms
    expect(merge).toEqual({ kind: 'merge', separator: '', first: true, tokens: ['0'] })
  })

  it('never take another column for one that is not there, made of several, or called as a value in quotation marks', () => {
    const literal = columnOf(told('Map Street to address. If Street is empty use "City"'), 'address')
    expect([literal.inputs.length, literal.transforms]).toEqual([1, [{ kind: 'default', value: 'City' }]])
    const parts = told('Street and City go to address. Use Country if address is empty')
    expect(inputsOf(parts, 'address')).toEqual(['Street', 'City'])
    expect(parts.notes.join(' ')).toContain('“Use Country if address is empty” changes nothing')
  })

  it('take the later of rows with the same key, named as the file has it', () => {
    const { plan, notes } = told('Where the old system holds a Customer ID twice the later record is right')
    expect(plan.sheets[0]).toMatchObject({
      duplicates: 'keep_last',
      same_key: [{ column: 'customer_id', keep: 'keep_last' }],
    })
    expect(notes.join(' ')).toContain('Applied “Where the old system holds')
  })

  it('join columns with what is named, and a name with “and” in it stays one', () => {
    const address = columnOf(told('Street and City go to address, separated by a comma'), 'address')
    expect(address.transforms[0]).toEqual({ kind: 'merge', separator: ', ' })
    const firms = tableOf('firms', 'Terms and Conditions|Name\nnet 30|Holm')
    const sheet = templateOf('firms', [{ name: 'terms' }, { name: 'name' }])
    const revisions = [says('Map Terms and Conditions to terms')]
    const ignoring = told('Ignore Street and City').plan.sheets[0]?.sources[0]?.unmapped.map(({ column }) => column)
    expect(ignoring).toEqual(expect.arrayContaining(['Street', 'City']))
    expect(inputsOf(decideOn([firms], [sheet], { revisions, autonomy: 'decide' }), 'terms')).toEqual([
      'Terms and Conditions',
    ])
  })

  it('say what an empty cell of a file’s column means, for the column that it fills', () => {
    const decision = told('Map Country to country. An empty cell in Full Name means nobody. Map Full Name to last_name')
    expect(columnOf(decision, 'last_name').transforms).toContainEqual({ kind: 'default', value: 'nobody' })
    expect(decision.notes.join(' ')).toContain('“An empty cell in Full Name means nobody”')
  })

  it('fill a column with one value, and say so', () => {
    const decision = told('Country is always Germany')
    const { inputs, transforms, decided_by, reason } = columnOf(decision, 'country')
    expect({ inputs, transforms, decided_by, reason }).toEqual({
      inputs: [],
      transforms: [{ kind: 'constant', value: 'Germany' }],
      decided_by: 'instruction',
      reason: 'It is “Germany” in every row, as an update says.',
    })
  })

  it('fill a column with no word that only tells what its values are like', () => {
    const list = tableOf('moorings', 'Buoy|State\nB-1|free\nB-2|taken')
    const sheet = templateOf('moorings', [
      { name: 'buoy', required: true, unique: true, rule: '^B-\\d$' },
      { name: 'state', rule: '^(free|taken)$' },
    ])
    const saying = (instructions: string) => decideOn([list], [sheet], { instructions, autonomy: 'decide' })
    const described = saying('Buoys are always yellow')
    expect(inputsOf(described, 'buoy')).toEqual(['Buoy'])
    expect(described.notes.join(' ')).toContain('“yellow” is no value that the rule of “buoy” takes')
    expect(columnOf(saying('State is always Free'), 'state').transforms).toEqual([{ kind: 'constant', value: 'free' }])
    expect(columnOf(saying('Buoy is always "yellow"'), 'buoy').transforms).toEqual([
      { kind: 'constant', value: 'yellow' },
    ])
  })

  it('take texts as empty, in one column or all', () => {
    const everywhere = told('Treat N/A as empty')
    expect(columnOf(everywhere, 'country').transforms).toContainEqual({ kind: 'null_token', tokens: ['N/A'] })
    expect(columnOf(everywhere, 'amount').transforms).toContainEqual({ kind: 'null_token', tokens: ['N/A'] })
    const one = told('“TEST” counts as empty in status')
    expect(columnOf(one, 'status').transforms).toContainEqual({ kind: 'null_token', tokens: ['TEST'] })
    expect(JSON.stringify(columnOf(one, 'country').transforms)).not.toContain('TEST')
  })

  it('keep only rows with a value, as it is or will be written, and never drop all of them for a value that none has', () => {
    const decision = told('Status A means active. Only rows where status is Active')
    expect(skipsOf(decision)).toEqual([{ position: 5, is: 'none_of', values: ['active', 'a'] }])
    const none = told('Only rows where status is gold')
    expect(skipsOf(none)).toEqual([])
    expect(none.notes.join(' ')).toContain(
      'changes nothing: no row of “status” has “gold”; there are “A”, “P”, “TEST”.',
    )
    expect(skipsOf(told('Drop rows with status test'))).toEqual([{ position: 5, is: 'one_of', values: ['test'] }])
  })

  it('split and combine columns by bare names', () => {
    const decision = told('Split Full Name into first and last name. Combine street and city into address')
    expect(inputsOf(decision, 'first_name')).toEqual(['Full Name'])
    expect(inputsOf(decision, 'last_name')).toEqual(['Full Name'])
    expect(columnOf(decision, 'last_name').transforms[0]).toMatchObject({ kind: 'split', part: 2, rest: true })
    expect(inputsOf(decision, 'address')).toEqual(['Street', 'City'])
  })

  it('speak of all columns of a kind where none is called so', () => {
    const decision = told('Amounts use a decimal comma')
    expect(columnOf(decision, 'amount').transforms).toContainEqual(
      expect.objectContaining({ kind: 'number', decimal: ',' }),
    )
    expect(told('Prices use a decimal comma').notes[0]).toBe('Applied “Prices use a decimal comma”.')
  })

  it('that contradict each other: the later goes before the earlier, and it is told', () => {
    const decision = told('Map City to address. Map Street to address. Status A means active. Status A means paused')
    expect(inputsOf(decision, 'address')).toEqual(['Street'])
    expect(decision.notes).toContain('“Map Street to address” goes before “Map City to address”: it was said later.')
    expect(decision.notes).toContain('“Status A means paused” goes before “Status A means active”: it was said later.')
  })

  it('go before knowledge, and it is told; two tables with columns of their own contradict nothing', () => {
    const knowledge = [
      { key: 'north', scope: { type: 'account' as const }, content: '`City` is `address`. We moved in 2019.' },
    ]
    const decision = told('Map Street to address', { knowledge })
    expect(inputsOf(decision, 'address')).toEqual(['Street'])
    expect(decision.notes).toContain(
      '“Map Street to address” goes before knowledge “north” (“`City` is `address`”): an instruction is nearer than knowledge.',
    )
    expect(decision.notes).toContain(
      'Of knowledge “north” this was not understood, so nothing was done for it: “We moved in 2019”.',
    )
    const other = tableOf('more', 'Customer ID|Place\n7|Bern\n8|Genf')
    const both = decideOn([clients, other], [people], {
      revisions: [says('Map City to address. Map Place to address')],
      autonomy: 'decide',
    })
    expect(both.notes.join(' ')).not.toContain('goes before')
  })

  it('given with the migration are understood by the same code, and told in the same way', () => {
    const instructions = 'Map Street to address. Map Fax to address. Make it nice.'
    const decision = decideOn([clients], [people], { instructions, autonomy: 'decide' })
    expect(inputsOf(decision, 'address')).toEqual(['Street'])
    const notes = decision.notes.join(' ')
    expect(notes).toContain('Applied “Map Street to address”.')
    expect(notes).toContain('“Map Fax to address” changes nothing: no table has a column “Fax”')
    expect(notes).toContain('Not understood, so nothing was changed for it: “Make it nice”.')
  })

  it.each([
    ['account', { type: 'account' as const }],
    ['template', { type: 'template' as const, slug: 'people' }],
    ['source', { type: 'source' as const, id: 'src_1' }],
  ])('of knowledge decide in the scope of %s as well, and the entry is named', (_, scope) => {
    const content =
      '`Street` is `address`. `Full Name` splits into `first_name`, `last_name`.\n`A` means `active`. Ignore sheet `Notes`. The decimal mark is a comma.'
    const decision = decideOn([clients, tableOf('Notes', 'x|y\n1|2')], [people], {
      knowledge: [{ key: 'north', scope, content }],
      autonomy: 'decide',
    })
    expect(columnOf(decision, 'address')).toMatchObject({
      decided_by: 'knowledge',
      reason: expect.stringContaining('knowledge “north”'),
    })
    expect(columnOf(decision, 'last_name')).toMatchObject({
      decided_by: 'knowledge',
      reason: expect.stringContaining('knowledge “north”'),
    })
    expect(columnOf(decision, 'status').transforms).toContainEqual(
      expect.objectContaining({
        kind: 'value_map',
        entries: expect.arrayContaining([{ raw: 'A', value: 'active', decided_by: 'knowledge' }]),
      }),
    )
    expect(decision.plan.ignored_tables).toMatchObject([
      { table: 'Notes', reason: expect.stringContaining('knowledge “north”') },
    ])
    expect(decision.notes.join(' ')).not.toContain('not understood')
  })
})

describe('which of two rows counts', () => {
  const sheet = templateOf('members', [
    { name: 'member_no', required: true, unique: true, description: 'Number on the card' },
    { name: 'email', unique: true },
    { name: 'name' },
  ])
  const fees = templateOf('fees', [{ name: 'fee_no', unique: true }, { name: 'amount' }])
  const roll = tableOf('roll', 'Member no|E-mail|Name\nM-1|a@x.example|Ann Moss\nM-2|b@x.example|Ben Hart')
  const keysTold = (instructions: string): unknown =>
    decideOn([roll], [sheet, fees], { instructions }).plan.sheets[0]?.same_key

  it.each([
    [
      'what the rows are called',
      'Where a member is listed twice, the lower line is the newer one',
      ['member_no', 'email'],
    ],
    ['any row', 'If a record is there twice the first counts', ['member_no', 'email']],
    [
      'a person, of the only people',
      'When a person is listed twice in the roll the last one wins',
      ['member_no', 'email'],
    ],
    ['what a key is described by', 'When a card is listed twice, the later one is right', ['member_no']],
    ['a column', 'When an email is listed twice, the later one is right', ['email']],
  ])('is told of %s', (_, instructions, columns) => {
    const keep = instructions.includes('first') ? 'keep_first' : 'keep_last'
    expect(keysTold(instructions)).toEqual(columns.map((column) => ({ column, keep })))
  })

  it('is told of what the rows are called, though another table has a column that is called so', () => {
    const paid = tableOf('fees', 'Fee no|Member|Amount\nF1|M-1|20.00\nF2|M-1|25.00\nF3|M-2|20.00')
    const instructions = 'If a member is listed twice the last one counts'
    const { sheets } = decideOn([roll, paid], [sheet, fees], { instructions }).plan
    expect(sheets.map(({ same_key = [] }) => same_key.map(({ column }) => column))).toEqual([
      ['member_no', 'email'],
      [],
    ])
  })

  it('is not told of things that are none of these', () => {
    expect(keysTold('When a holiday is listed twice, the later one is right')).toBeUndefined()
  })
})
