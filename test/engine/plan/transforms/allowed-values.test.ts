import { describe, expect, it } from 'vitest'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('allowed values', () => {
  const status: ColumnInput = { name: 'status', required: true, rule: '^(active|inactive|paused|prospect)$' }

  it('are met by case alone where that is enough', () => {
    expect(chain(status, 'Status', ['Active', 'INACTIVE', 'active'])).toEqual([{ kind: 'case', to: 'lower' }])
  })

  it('are met by a map of other languages, spellings and slips', () => {
    expect(chain(status, 'Status', ['aktiv', 'Inaktiv', 'pausiert', 'actve', 'active'])).toEqual([
      {
        kind: 'value_map',
        entries: [
          { raw: 'Inaktiv', value: 'inactive', decided_by: 'matcher' },
          { raw: 'actve', value: 'active', decided_by: 'matcher' },
          { raw: 'aktiv', value: 'active', decided_by: 'matcher' },
          { raw: 'pausiert', value: 'paused', decided_by: 'matcher' },
        ],
      },
    ])
  })

  it.each([
    ['a sign or a mark', ['20.0', '10.0', '5.5'], ['20 %', '10', '5,5'], ['20.0', '10.0', '5.5']],
    ['decimals that a spreadsheet adds', ['1', '2', '3'], ['1.0', '2.0', '3.0'], ['1', '2', '3']],
    ['parts of one', ['19', '7', '0'], ['0.19', '0.07', '0'], ['19', '7', undefined]],
    ['parts of one beside signs', ['19', '7', '0'], ['19 %', '0.07', '0.19', '7%'], ['19', '7', '19', '7']],
  ])('are the allowed figures whatever is written with them: %s', (_, allowed, values, want) => {
    const rate: ColumnInput = { name: 'rate', required: true, rule: `^(${allowed.join('|').replaceAll('.', '\\.')})$` }
    const decision = decideColumn(rate, 'Rate', [...values, ...values])
    const [map] = columnOf(decision, 'rate').transforms
    const read = (raw: string) => map?.kind === 'value_map' && map.entries.find((one) => one.raw === raw)?.value
    expect(values.map(read)).toEqual(want)
    expect(decision.questions).toEqual([])
  })

  it.each([
    ['beside what it would be without decimals', ['1', '1.000', '100'], ['1', '1000', '100']],
    ['where only that is allowed', ["10'000", '10.000', '100'], ['10000', '10000', '100']],
    ['by the sign of what is counted', ['%', '‰', '1'], ['100', '1000', '1']],
  ])('are figures with a mark between thousands, and signs for a hundred or a thousand: %s', (_, values, want) => {
    const lot: ColumnInput = { name: 'lot_size', required: true, rule: '^(1|100|1000|10000)$' }
    const decision = decideColumn(lot, 'Lot size', [...values, ...values])
    const [map] = columnOf(decision, 'lot_size').transforms
    const read = (raw: string) =>
      (map?.kind === 'value_map' && map.entries.find((one) => one.raw === raw)?.value) || raw
    expect(values.map(read)).toEqual(want)
    expect(decision.questions).toEqual([])
  })

  it('are figures as the other columns of the table mark decimals', () => {
    const lot: ColumnInput = { name: 'lot_size', required: true, rule: '^(1|100|1000)$' }
    const template = templateOf('seeds', [{ name: 'id', required: true, unique: true }, lot, { name: 'price' }])
    const read = (prices: string[]) =>
      columnOf(
        decideOn(
          [tableOf('seeds', `id|lot_size|price\n${prices.map((price, at) => `S${at}|1.000|${price}`).join('\n')}`)],
          [template],
        ),
        'lot_size',
      ).transforms
    expect(JSON.stringify(read(['3,75', '12,40', '7,25', '8,10']))).toContain('"value":"1000"')
    expect(JSON.stringify(read(['3.75', '12.40', '7.25', '8.10']))).toContain('"value":"1"')
  })

  it.each([
    ['a word before them', ['Lane 1', 'Lane 2', 'Lane 11'], ['1', '2', '11']],
    ['zeros and a letter before them', ['L01', 'L02', 'L11'], ['1', '2', '11']],
    ['what makes ordinals of them', ['1st', '2nd', '11th'], ['1', '2', '11']],
  ])('are the figures that stand beside a word or letter: %s', (_, values, want) => {
    const lane: ColumnInput = { name: 'lane', required: true, rule: '^(1|2|11)$' }
    const decision = decideColumn(lane, 'Lane', [...values, ...values])
    const [map] = columnOf(decision, 'lane').transforms
    const read = (raw: string) => map?.kind === 'value_map' && map.entries.find((one) => one.raw === raw)?.value
    expect(values.map(read)).toEqual(want)
    expect(decision.questions).toEqual([])
  })

  it.each([
    [
      ['1e', '2e', '11e', '1'],
      ['1', '2', '11'],
    ],
    [
      ['1er', '2ème', '3e', '4'],
      ['1', '2', '3'],
    ],
    [
      ['1º', '2º', '3.º'],
      ['1', '2', '3'],
    ],
    [
      ['1d', '1e', '1f', '2d'],
      [undefined, undefined, undefined],
    ],
  ])('are the figures of ordinals where a number is wanted: %j', (values, want) => {
    const lane: ColumnInput = { name: 'deck', description: 'Whole number.' }
    const [map] = columnOf(decideColumn(lane, 'Deck', [...values, ...values]), 'deck').transforms
    const read = (raw: string) =>
      map?.kind === 'value_map' ? map.entries.find((one) => one.raw === raw)?.value : undefined
    expect(values.slice(0, 3).map(read)).toEqual(want)
  })

  it('are no figures beside letters that tell the values apart', () => {
    const lane: ColumnInput = { name: 'lane', required: true, rule: '^(1|2|11)$' }
    const { questions } = decideColumn(lane, 'Lane', ['T1', 'S1', 'T2', 'T1', 'S1', 'T2'])
    expect(questions).not.toEqual([])
  })

  it('are not guessed for a letter that means no elsewhere, among letters that are codes', () => {
    const attended: ColumnInput = { name: 'came', required: true, rule: '^(present|absent|excused|cancelled)$' }
    const values = ['V', 'V', 'V', 'P', 'P', 'P', 'N', 'N', 'N', 'K', 'K', 'K']
    expect(decideColumn(attended, 'Came', values).questions.map(({ key }) => key)).toContain('value:things.came:N')
  })

  it('are asked for once where a code stands in small letters at times, and for the rare with the others', () => {
    const values = [...Array<string>(9).fill('Q'), 'q', ...Array<string>(29).fill('active'), 'V2']
    const asked = decideColumn(status, 'Status', values).questions.map(({ key }) => key)
    expect(asked).toEqual(['value:things.status:Q', 'value:things.status:V2'])
    const answers = [{ key: 'value:things.status:Q', value: 'paused' }]
    const [map] = chain(status, 'Status', values, { answers })
    expect(map).toMatchObject({
      entries: [
        { raw: 'Q', value: 'paused' },
        { raw: 'q', value: 'paused' },
      ],
    })
  })

  it('are asked for where a value could be several', () => {
    const { questions } = decideColumn(status, 'Status', ['active', 'P', 'P', 'inactive'])
    expect(questions).toMatchObject([
      {
        key: 'value:things.status:P',
        kind: 'value_map',
        target: { slug: 'things', column: 'status' },
        affected_rows: 2,
        default: '(keep)',
        evidence: [{ row: 3, column: 'Status', value: 'P' }],
      },
    ])
    expect(questions[0]!.options.map(({ value }) => value)).toEqual([
      'paused',
      'prospect',
      'active',
      'inactive',
      '(keep)',
    ])
  })

  it('follow answers, and leave what is to be kept', () => {
    const values = ['active', 'P', 'Z', 'Z', 'Z']
    const answers = [
      { key: 'value:things.status:P', value: 'prospect' },
      { key: 'value:things.status:Z', value: '(keep)' },
    ]
    const decision = decideColumn(status, 'Status', values, { answers })
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'status').transforms).toEqual([
      { kind: 'value_map', entries: [{ raw: 'P', value: 'prospect', decided_by: 'answer' }] },
    ])
  })

  it('are asked for figures that stand for words', () => {
    const stage: ColumnInput = { name: 'stage', rule: '(open|won|lost)' }
    const { questions } = decideColumn(
      stage,
      'Stage',
      ['1', '2', '1', '2', '1', '2', '3'].concat(Array(30).fill('won')),
    )
    expect(questions.map(({ key }) => key)).toEqual(['value:things.stage:1', 'value:things.stage:2'])
  })

  it.each([
    ['FT full time, PT part time, TR trainee', ['Full-time', 'Part time', 'trainee'], ['FT', 'PT', 'TR']],
    ['FT = whole weeks; PT = some days; TR = at school', ['at school', 'Whole weeks', 'some days'], ['TR', 'FT', 'PT']],
    ['whole weeks (FT), some days (PT), at school (TR)', ['At school', 'whole weeks', 'some days'], ['TR', 'FT', 'PT']],
  ])('mean what the description says: %s', (description, values, want) => {
    const contract = { name: 'contract', description, rule: '^(FT|PT|TR)$', required: true }
    const decision = decideColumn(contract, 'Contract', [...values, ...values, ...values])
    const [map] = columnOf(decision, 'contract').transforms
    expect(map?.kind === 'value_map' && values.map((raw) => map.entries.find((one) => one.raw === raw)?.value)).toEqual(
      want,
    )
    expect(decision.questions).toEqual([])
  })

  it('are yes by its first letter beside N alone', () => {
    const paid = { name: 'paid', rule: '^(true|false)$', required: true }
    expect(decideColumn(paid, 'Paid', ['O', 'N', 'O', 'N', 'N', 'O']).questions).toEqual([])
    expect(decideColumn(paid, 'Paid', ['O', 'X', 'O', 'X', 'X', 'O']).questions).not.toEqual([])
  })

  it('are not asked for a slip of the pen', () => {
    const values = [...Array.from({ length: 40 }, () => 'active'), '284.50']
    expect(decideColumn(status, 'Status', values).questions).toEqual([])
  })

  it('are met by ticks, crosses, and dashes beside ticks alone', () => {
    const flag: ColumnInput = { name: 'consent', required: true, rule: '^(true|false)$' }
    const entries = (values: string[]): unknown => chain(flag, 'Consent', values)
    expect(entries(['✓', '-', '✓', '-'])).toMatchObject([
      {
        entries: [
          { raw: '-', value: 'false' },
          { raw: '✓', value: 'true' },
        ],
      },
    ])
    expect(entries(['✔', '✗'])).toMatchObject([{ entries: [{ value: 'true' }, { value: 'false' }] }])
    expect(entries(['yes', '-', 'no'])).toMatchObject([{ kind: 'null_token', tokens: ['-'] }, { kind: 'value_map' }])
  })

  it('are all asked for where the column has a list of its own, figures and rare ones too', () => {
    const grade: ColumnInput = { name: 'grade', rule: '^(A|B|refused)$' }
    const values = [...Array.from({ length: 30 }, (_, at) => `${1 + (at % 2)}`), 'X9']
    const keys = decideColumn(grade, 'Grade', values).questions.map(({ key }) => key)
    expect(keys).toEqual(['value:things.grade:1', 'value:things.grade:2', 'value:things.grade:X9'])
  })

  it('are asked about once for all spellings of a word, and for all columns of the same list', () => {
    const rule = '^(cherry|elm)$'
    const templates = ['chairs', 'tables'].map((slug) =>
      templateOf(slug, [
        { name: 'id', required: true, unique: true },
        { name: `${slug}_wood`, required: true, rule },
      ]),
    )
    const profiles = ['chairs', 'tables'].map((slug) =>
      tableOf(slug, `ID|${slug} wood\n1|Kersen\n2|kersen\n3|KERSEN\n4|Iepen\n5|Iepen`),
    )
    const asked = decideOn(profiles, templates).questions.map(({ key }) => key)
    expect(asked).toEqual(['value:chairs.chairs_wood:Iepen', 'value:chairs.chairs_wood:Kersen'])
    const answers = [
      { key: asked[0]!, value: 'elm' },
      { key: asked[1]!, value: 'cherry' },
    ]
    const decision = decideOn(profiles, templates, { answers })
    expect(decision.questions).toEqual([])
    const maps = [0, 1].map(
      (sheet) => columnOf(decision, sheet === 0 ? 'chairs_wood' : 'tables_wood', sheet).transforms,
    )
    const entry = (raw: string, value: string): unknown => ({ raw, value, decided_by: 'answer' })
    const entries = [
      entry('Iepen', 'elm'),
      entry('KERSEN', 'cherry'),
      entry('Kersen', 'cherry'),
      entry('kersen', 'cherry'),
    ]
    expect(maps).toEqual([[{ kind: 'value_map', entries }], [{ kind: 'value_map', entries }]])
  })

  it.each([
    ['Dutch', ['ma', 'di', 'wo', 'zo'], ['mon', 'tue', 'wed', 'sun']],
    ['French', ['lu', 'di', 'sa', 'lu'], ['mon', 'sun', 'sat', 'mon']],
    ['Italian', ['Lunedì', 'martedì', 'gio.', 'dom'], ['mon', 'tue', 'thu', 'sun']],
  ])('are met by the names of days as a language has them: %s', (_, values, want) => {
    const day: ColumnInput = { name: 'day', rule: '^(mon|tue|wed|thu|fri|sat|sun)$' }
    const decision = decideColumn(day, 'Day', values)
    const [map] = columnOf(decision, 'day').transforms
    const entries = map?.kind === 'value_map' ? map.entries : []
    expect(values.map((raw) => entries.find((entry) => entry.raw === raw)?.value)).toEqual(want)
    expect(decision.questions).toEqual([])
  })

  it('that are codes are asked for where a column writes none of them', () => {
    const size: ColumnInput = { name: 'size', required: true, rule: '^(20GP|40GP|40HC)$' }
    const { questions } = decideColumn(size, 'Size', ["20' DV", "40' DV", "40' HC", "20' DV"])
    expect(questions.map(({ key }) => key)).toEqual(["value:things.size:20' DV", "value:things.size:40' DV"])
    expect(decideColumn(size, 'Size', ['20GP', '40HD']).questions).toEqual([])
  })

  it('map country names to codes where codes are wanted', () => {
    expect(chain({ name: 'country', rule: '[A-Z]{2}' }, 'Land', ['Deutschland', 'AT', 'Switzerland'])).toEqual([
      {
        kind: 'value_map',
        entries: [
          { raw: 'Deutschland', value: 'DE', decided_by: 'matcher' },
          { raw: 'Switzerland', value: 'CH', decided_by: 'matcher' },
        ],
      },
    ])
  })
})
