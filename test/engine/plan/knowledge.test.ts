import { describe, expect, it } from 'vitest'
import { parseStatements } from '../../../server/src/engine/knowledge/parse.ts'
import { statementFor } from '../../../server/src/engine/knowledge/statements.ts'
import type { KnowledgeEntry } from '../../../server/src/engine/model.ts'
import { growth, LINEAR } from '../../support/processor-time.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from './table-of.ts'

describe('statements', () => {
  it.each([
    ['`Cust No` is `customer_id`', { kind: 'column', source: 'Cust No', target: 'customer_id' }],
    ['- The column `Cust. No` is `customer_id`.', { kind: 'column', source: 'Cust. No', target: 'customer_id' }],
    ['dates are day first', { kind: 'date_order', order: 'dmy', column: null }],
    ['Dates in `Signup Date` are month-first.', { kind: 'date_order', order: 'mdy', column: 'Signup Date' }],
    ['`A` means `Active`', { kind: 'value', raw: 'A', value: 'Active', column: null }],
    ['“A” means “Active” in “status”.', { kind: 'value', raw: 'A', value: 'Active', column: 'status' }],
    ['ignore sheet `Notes`', { kind: 'ignore_table', table: 'Notes' }],
    ['Ignore column `Internal ID`', { kind: 'ignore_column', column: 'Internal ID' }],
    [
      '`Full Name` splits into `first_name`, `last_name`',
      { kind: 'split', source: 'Full Name', targets: ['first_name', 'last_name'] },
    ],
    ['`First` and `Last` make `name`', { kind: 'merge', sources: ['First', 'Last'], target: 'name' }],
    ['`First` and `Last` together are `name`', { kind: 'merge', sources: ['First', 'Last'], target: 'name' }],
    ['`country` defaults to `DE`', { kind: 'default', column: 'country', value: 'DE' }],
    ['Leave `fax` empty', { kind: 'empty', target: 'fax' }],
    ['Of equal rows keep the first.', { kind: 'duplicates', policy: 'keep_first' }],
    ['The decimal mark is a comma', { kind: 'decimal_mark', mark: ',', column: null }],
  ])('%s', (text, statement) => {
    expect(parseStatements(text)).toEqual([statement])
  })

  it.each([
    ['“GONE” means that there is no keeper, leave `keeper_no` empty.', 'GONE', 'keeper_no'],
    ['The vet strikes owners out: “GONE” means that there is no owner, leave `owner_no` empty.', 'GONE', 'owner_no'],
    ['“N.K.” means nothing; leave `weight` empty.', 'N.K.', 'weight'],
  ])('%s empties the cells with it, and no column', (text, token, column) => {
    const said = parseStatements(text)
    expect(said).toContainEqual({ kind: 'null_token', tokens: [token], column })
    expect(said.map(({ kind }) => kind)).not.toContain('empty')
  })

  it.each([
    '“???” means that nothing is there. Leave the cell empty.',
    '`TEST` was a trial boat, leave `keeper` empty',
  ])('no column is emptied by: %s', (text) =>
    expect(parseStatements(text).map(({ kind }) => kind)).not.toContain('empty'),
  )

  it('what stands for nothing does so whatever leads to it', () => {
    const said = parseStatements('In our old files "N/B", "??" and "-" mean that there is no value.')
    expect(said).toEqual([{ kind: 'null_token', tokens: ['N/B', '??', '-'], column: null }])
  })

  it('a column is emptied where nothing is said of values before', () => {
    expect(parseStatements('We sold all the vans, leave `plate` empty')).toEqual([{ kind: 'empty', target: 'plate' }])
  })

  it('are found among prose, which is left alone', () => {
    const text =
      'We moved in 2019. `A` means `Active`; please mind the gap!\nThe rest is history, and nothing is `sure`.'
    expect(parseStatements(text)).toEqual([{ kind: 'value', raw: 'A', value: 'Active', column: null }])
  })

  it('are read in linear time from 64 KB of anything', async () => {
    const read = (length: number): void => {
      parseStatements('`a` and '.repeat(length / 8))
      parseStatements('`'.repeat(length))
      parseStatements('"'.repeat(length))
    }
    expect(await growth(16_000, read)).toBeLessThan(LINEAR)
  })

  const template = templateOf('people', [
    { name: 'name', required: true },
    { name: 'phone' },
    { name: 'status', rule: '^(paused|prospect|active)$' },
    { name: 'joined', rule: '\\d{4}-\\d{2}-\\d{2}' },
  ])
  const table = tableOf(
    'people',
    'name|Phone 1|Phone 2|status|joined\nAnna|030 7886293|030 1122334|P`s|01/02/2020\nJan|0331 866957|0331 556677|P|03/04/2020\nEva|0331 866958|0331 556678|P|03/04/2021',
  )

  it('for answered questions decide the same when they come back as knowledge', () => {
    const asked = decideOn([table], [template]).questions
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(['column_match', 'date_order', 'value_map']))
    const pick: Record<string, string> = { column_match: 'Phone 2', date_order: 'mdy', value_map: 'prospect' }
    const answers = asked.map(({ key, kind }) => ({ key, value: pick[kind]! }))
    const knowledge = asked.map((question, index): KnowledgeEntry => {
      return {
        key: `k${index}`,
        scope: { type: 'template', slug: 'people' },
        content: statementFor(question, pick[question.kind]!),
      }
    })
    const known = decideOn([table], [template], { knowledge })
    const answered = decideOn([table], [template], { answers })
    expect(known.questions).toEqual([])
    for (const column of ['name', 'phone', 'status', 'joined']) {
      expect(columnOf(known, column).inputs).toEqual(columnOf(answered, column).inputs)
      const kinds = columnOf(known, column).transforms.map(({ kind }) => kind)
      expect(kinds).toEqual(columnOf(answered, column).transforms.map(({ kind }) => kind))
    }
    expect(columnOf(known, 'phone').decided_by).toBe('knowledge')
  })

  it('survive backticks in what they name', () => {
    const [question] = decideOn([table], [template]).questions.filter(({ kind }) => kind === 'value_map')
    const content = statementFor({ ...question!, key: 'value:people.status:P`s' }, 'paused')
    expect(parseStatements(content)).toEqual([{ kind: 'value', raw: 'P`s', value: 'paused', column: 'status' }])
  })
})

const entry = (key: string, scope: KnowledgeEntry['scope'], column: string): KnowledgeEntry => {
  return { key, scope, content: `\`${column}\` is \`contact\`` }
}

describe('what was followed', () => {
  const template = templateOf('people', [
    { name: 'name', required: true },
    { name: 'phone' },
    { name: 'status', rule: '^(paused|prospect|active)$' },
    { name: 'joined', rule: '\\d{4}-\\d{2}-\\d{2}' },
    { name: 'amount', rule: '\\d+(\\.\\d+)?' },
    { name: 'country' },
  ])
  const tableWith = (joined: string) =>
    tableOf(
      'people',
      `name|Tel|Fax|status|joined|amount|test\nAnna|030 7886293|1|P|01/02/2020|1,50|no\nJan|0331 866957|2|P|${joined}|2,75|yes`,
    )
  const account: KnowledgeEntry['scope'] = { type: 'account' }
  const followed = (knowledge: [string, string][], instructions: string | null = null, joined = '03/04/2020') =>
    decideOn([tableWith(joined)], [template], {
      knowledge: knowledge.map(([key, content]) => ({ key, scope: account, content })),
      instructions,
      autonomy: 'decide',
    }).notes.filter((note) => note.includes(' was followed: '))

  it.each([
    ['`Tel` is `phone`'],
    ['Leave `phone` empty'],
    ['`country` defaults to `DE`'],
    ['country is always Germany'],
    ['Ignore column `Fax`'],
    ['Drop rows where test is yes'],
    ['Sheet `people` is `people`'],
    ['`P` means `paused` in `status`'],
    ['Dates are day first'],
    ['The decimal mark is a comma'],
    ['Phone numbers are from DE'],
    ['Treat yes as empty in name'],
    ['Uppercase the name'],
    ['Of equal rows keep the last'],
    ['Accept the suggestions for status'],
  ])('is told with its entry: %s', (content) => {
    expect(followed([['mine', content]])).toEqual([`Knowledge “mine” was followed: “${content}”.`])
  })

  it('does not count what names nothing, decides nothing, or was overruled', () => {
    const idle: [string, string][] = [
      ['a', '`Mail` is `email`'],
      ['b', '`X` means `paused` in `status`'],
      ['c', 'Dates in `born` are day first'],
      ['d', 'Ignore sheet `Notes`'],
      ['e', 'Dates are month first'],
      ['f', 'Join other.csv to people by name'],
    ]
    expect(followed(idle, 'Dates are day first')).toEqual([])
    expect(followed([['a', 'Dates are month first']], null, '13/01/2020')).toEqual([])
    expect(
      followed([
        ['a', 'Dates are month first'],
        ['b', 'Dates are day first. `Tel` is `phone`'],
      ]),
    ).toEqual(['Knowledge “b” was followed: “Dates are day first”, “`Tel` is `phone`”.'])
  })
})

describe('codes that a sentence explains', () => {
  const content =
    'In our till the tax code H (high) is 20 percent, L (low) is 5 percent, Z means the state asks for nothing (none)'
  const knowledge: KnowledgeEntry[] = [{ key: 'tax', scope: { type: 'account' }, content }]
  const told = tableOf('sales', 'No|Cd\n1|H\n2|L\n3|Z\n4|H\n5|L')
  const entries = (column: Parameters<typeof templateOf>[1][number]): unknown => {
    const sales = templateOf('sales', [{ name: 'no', required: true, unique: true }, column])
    const decision = decideOn([told], [sales], { knowledge, instructions: `map Cd to ${column.name}` })
    return columnOf(decision, column.name).transforms.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [],
    )
  }

  it('are figures without their unit where the rule wants those', () => {
    expect(entries({ name: 'rate', rule: '(20|5|none)' })).toEqual([
      ['H', '20'],
      ['L', '5'],
      ['Z', 'none'],
    ])
  })

  it('are the word that the description has', () => {
    expect(entries({ name: 'rate', description: 'How much tax, or none' })).toContainEqual(['Z', 'none'])
  })
})

describe('what a sentence says of a value of a yes or no', () => {
  const shops = templateOf('shops', [
    { name: 'shop_no', required: true, unique: true },
    { name: 'closed', description: 'yes or no.' },
  ])
  const list = tableOf('shops', 'Shop no|State\nS1|Z\nS2|Q\nS3|Z\nS4|Q\nS5|Q')
  const entries = (said: string): unknown => {
    const answers = [{ key: 'column:shops.closed@file_shops/shops', value: 'State' }]
    const decision = decideOn([list], [shops], { instructions: said, answers })
    return columnOf(decision, 'closed').transforms.flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [],
    )
  }

  it('is the answer to what the column is called', () => {
    expect(entries('State Z means the shop was closed.')).toEqual([['Z', 'yes']])
    expect(entries('State Q means the shop is not closed.')).toEqual([['Q', 'no']])
  })

  it('is no value where it says neither', () => {
    expect(entries('State Z means the shop sells bread.')).toEqual([])
  })
})

describe('precedence', () => {
  const template = templateOf('people', [{ name: 'name', required: true }, { name: 'contact' }])
  const table = tableOf('people', 'name|A|B|C|D|E\nAnna|1x|2x|3x|4x|5x')
  const account = entry('a', { type: 'account' }, 'A')
  const source = entry('b', { type: 'source', id: 'src_1' }, 'B')
  const scoped = entry('c', { type: 'template', slug: 'people' }, 'C')
  const other = entry('d', { type: 'template', slug: 'elsewhere' }, 'E')
  const told = { instructions: '`D` is `contact`' }
  const answers = [{ key: 'column:people.contact@file_people/people', value: 'E' }]

  it.each([
    ['account knowledge before the matcher', { knowledge: [account] }, 'A', 'knowledge'],
    ['source before account', { knowledge: [account, source] }, 'B', 'knowledge'],
    ['template before source', { knowledge: [source, scoped, account] }, 'C', 'knowledge'],
    ['instructions before knowledge', { knowledge: [scoped], ...told }, 'D', 'instruction'],
    ['an answer before everything', { knowledge: [scoped], ...told, answers }, 'E', 'answer'],
    ['nothing of another template', { knowledge: [other, account] }, 'A', 'knowledge'],
  ])('is %s', (_, input, column, decidedBy) => {
    const decision = decideOn([table], [template], input)
    expect(inputsOf(decision, 'contact')).toEqual([column])
    expect(columnOf(decision, 'contact').decided_by).toBe(decidedBy)
  })

  it('takes the description of a template between its knowledge and that of the source, and names it', () => {
    const description = 'Whoever buys from us. `D` is `contact`. E is contact. The name is the one on invoices.'
    const decided = (knowledge: KnowledgeEntry[]) => decideOn([table], [{ ...template, description }], { knowledge })
    const decision = decided([source, account])
    expect(inputsOf(decision, 'contact')).toEqual(['D'])
    expect(columnOf(decision, 'contact')).toMatchObject({
      decided_by: 'knowledge',
      reason: expect.stringContaining('the description of “people”'),
    })
    expect(inputsOf(decision, 'name')).toEqual(['name'])
    expect(decision.notes.join(' ')).toContain('The description of “people” was followed: “`D` is `contact`”.')
    expect(decision.notes.join(' ')).not.toContain('not understood')
    expect(inputsOf(decided([source, scoped]), 'contact')).toEqual(['C'])
  })

  it('lets a default fill a column that the table lacks', () => {
    const decision = decideOn([table], [template], { instructions: '`contact` defaults to `none given`' })
    expect(columnOf(decision, 'contact').transforms).toEqual([{ kind: 'default', value: 'none given' }])
  })

  it('splits as told', () => {
    const names = templateOf('people', [{ name: 'given' }, { name: 'surname' }])
    const people = tableOf('people', 'Who|x\nWeiss; Anna|1\nVogel; Jan|2')
    const instructions = 'Sheet `people` is `people`. `Who` splits into `surname`, `given`.'
    const decision = decideOn([people], [names], { instructions })
    expect(columnOf(decision, 'surname').transforms).toEqual([{ kind: 'split', separator: ';', part: 1 }])
    expect(columnOf(decision, 'given').transforms).toEqual([{ kind: 'split', separator: ';', part: 2, rest: true }])
  })
})
