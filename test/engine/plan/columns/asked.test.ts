import { describe, expect, it } from 'vitest'
import { customers } from './customers.ts'
import { columnOf, decideOn, inputsOf, tableOf, templateOf } from '../table-of.ts'

describe('columns that nothing decides', () => {
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

  describe('that are required, with all that a list allows beside words that it has not', () => {
    const kinds = ['laptop', 'desktop', 'monitor', 'phone']
    const templateWith = (...more: string[]) =>
      templateOf('devices', [
        { name: 'asset_tag', required: true, unique: true, rule: 'A\\d{4}' },
        ...['category', ...more].map((name) => ({ name, required: true, rule: `(${kinds.join('|')})` })),
      ])
    const tableWith = (cells: string[]) =>
      tableOf(
        'devices',
        `Asset tag|Xq|Room\n${[...Array(24).keys()].map((at) => `A${at + 1001}|${cells[at % cells.length]}|${at + 100}`).join('\n')}`,
      )
    const askedOf = (cells: string[], template = templateWith()): (string | null)[] =>
      decideOn([tableWith(cells)], [template]).questions.flatMap(({ kind, target }) =>
        kind === 'column_match' ? [target.column] : [],
      )
    const all = ['Laptop', 'Gadget', 'Desktop', 'Monitor', 'Widget', 'Phone']

    it('are taken without a question about the column, and the words are asked about', () => {
      const decision = decideOn([tableWith(all)], [templateWith()])
      expect(inputsOf(decision, 'category')).toEqual(['Xq'])
      expect(decision.questions.map(({ kind, prompt }) => [kind, /“(\w+)”/.exec(prompt)![1]])).toEqual([
        ['value_map', 'Gadget'],
        ['value_map', 'Widget'],
      ])
    })

    it('are asked about where one of the list is missing, or another column allows the same', () => {
      expect(askedOf(['Laptop', 'Gadget', 'Desktop', 'Monitor', 'Widget'])).toEqual(['category'])
      expect(askedOf(all, templateWith('replaced_by'))).toContain('category')
    })
  })
})
