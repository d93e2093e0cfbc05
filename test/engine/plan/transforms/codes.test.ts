// Over 300 lines: cases of one kind, each small, which are read as a list.
import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, tableOfCells, templateOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('codes of zeros alone', () => {
  it('are none among codes', () => {
    const codes = ['4006381333931', '0000000000000', '4006381333948', '4006381333949', '4006381333955']
    const { transforms } = columnOf(decideColumn({ name: 'barcode', rule: '\\d{13}' }, 'Barcode', codes), 'barcode')
    expect(transforms).toEqual([{ kind: 'null_token', tokens: ['0000000000000'] }])
  })
})

describe('codes beside some that are right', () => {
  it('get the letter and the zeros that they lack', () => {
    const key: ColumnInput = { name: 'key', unique: true, required: true, rule: 'M\\d{4}' }
    const steps = chain(key, 'Key', ['M0280', '283', 'M0286', '292', '295', 'M0301'])
    expect(steps).toMatchObject([
      { kind: 'replace', find: 'M', with: '' },
      { kind: 'pad', length: 4 },
      { kind: 'prefix', text: 'M' },
    ])
  })

  it('get the letter of the one form that they have without it', () => {
    const key: ColumnInput = { name: 'key', unique: true, required: true, rule: '^(B2\\d-\\d{3}|P\\d{8})$' }
    expect(chain(key, 'Key', ['41877120', '41885039', '41892958'])).toEqual([{ kind: 'prefix', text: 'P' }])
  })
})

describe('numbers that name things', () => {
  const number: Transform = { kind: 'number', decimal: '.', grouping: '' }
  const without = (find: string): Transform => ({ kind: 'replace', find, with: '' })
  const padTo = (length: number): Transform => ({ kind: 'pad', length, character: '0', side: 'left' })

  it.each<[string, string, string[], Transform[]]>([
    ['letters, a mark and zeros', '[1-9]\\d*', ['B/0007', 'B/0012', 'B/0103', 'B/0990'], [without('B/'), number]],
    ['letters right before the figures', '\\d{4}', ['K4001', 'K4007', 'K4120'], [without('K')]],
    ['letters before figures that lack zeros', '\\d{5}', ['M17', 'M204', 'M99'], [without('M'), padTo(5)]],
    [
      'zeros too many behind another front',
      'MB-\\d{4}',
      ['0000012', '0000340', '0000341'],
      [number, padTo(4), { kind: 'prefix', text: 'MB-' }],
    ],
  ])('are freed of what the rule does not take: %s', (_, rule, values, expected) => {
    expect(chain({ name: 'badge_no', unique: true, rule }, 'Badge No', values)).toEqual(expected)
  })

  it('get the zeros that a spreadsheet took from those that nobody typed with blanks', () => {
    const persons = { name: 'id_number', rule: '\\d{13}' }
    const typed = Array.from({ length: 20 }, (_, at) => `7${at % 10}0412 50${10 + at} 08${at % 10}`)
    const lost = ['5052748087', '410270413088', '105025211080', '8211A50123089']
    expect(chain(persons, 'ID No', [...typed, ...lost])).toEqual([without(' '), padTo(13)])
    expect(chain(persons, 'ID No', [...typed, ...lost.slice(2)])).toEqual([without(' ')])
  })

  it('get the zeros that a spreadsheet took, beside longer ones that have theirs', () => {
    const postal = { name: 'zip', rule: '\\d{5}(-\\d{4})?' }
    expect(chain(postal, 'Zip', ['02139', '2140', '60601', '02139-4307', '10001-2222', '7030'])).toEqual([padTo(5)])
  })

  it('are initials, with a stop behind each', () => {
    const { transforms } = columnOf(
      decideColumn({ name: 'initials', rule: '([A-Z]\\.)+' }, 'Initials', ['JK', 'P Q R', 'S.T.', 'U']),
      'initials',
    )
    expect(transforms.at(-1)).toEqual({ kind: 'suffix', text: '.' })
    expect(transforms.filter(({ kind }) => kind === 'insert').slice(0, 2)).toEqual([
      { kind: 'insert', text: '.', at: 1 },
      { kind: 'insert', text: '.', at: 3 },
    ])
  })

  it('are no amounts with a unit before them', () => {
    expect(chain({ name: 'volume', rule: '[1-9]\\d*' }, 'Volume', ['XY12', 'XY15', 'XY90'])).toEqual([])
  })

  it('beside codes with the letters of the rule, others name something else', () => {
    const code: ColumnInput = { name: 'payer_code', required: true, unique: true, rule: 'PAY\\d{3}' }
    const payers = ['PAY101', 'PAY102', 'PAY103', 'PAY104', 'PAY105', 'PAY106', 'PAY107']
    expect(chain(code, 'Payer code', [...payers, 'VEN11', 'VEN12', 'VEN13'])).toEqual([])
    expect(chain(code, 'Payer code', ['Payer 11', 'Payer 12', 'Payer 13', 'Payer 104'])).toContainEqual({
      kind: 'prefix',
      text: 'PAY',
    })
  })

  it('are found in texts that write them otherwise', () => {
    const texts = ['INV-00013', 'paid inv 00012, thanks', 're: INV00014', 'INV 00015 + INV 00016', 'nothing']
    expect(chain({ name: 'invoice_no', rule: 'INV-\\d{5}' }, 'Invoice No', texts)).toEqual([
      { kind: 'extract', pattern: expect.stringContaining('(?i:INV)') as string },
      { kind: 'prefix', text: 'INV-' },
      { kind: 'take_back', steps: 2, pattern: 'INV-\\d{5}' },
    ])
  })
})

describe('codes where names are wanted in full', () => {
  const description = 'Full name of the branch'
  const codes = ['MUC', 'HAM', 'MUC', 'HAM', 'MUC']

  it('are asked for, and become what was answered', () => {
    const { questions } = decideColumn({ name: 'branch', description }, 'Branch', codes)
    expect(questions.map(({ prompt, free_text }) => [free_text, /“(\w+)”/.exec(prompt)?.[1]])).toEqual([
      [true, 'MUC'],
      [true, 'HAM'],
    ])
    const answers = [{ key: questions[0]!.key, value: 'Munich Airport' }]
    expect(chain({ name: 'branch', description }, 'Branch', codes, { answers })).toEqual([
      { kind: 'value_map', entries: [{ raw: 'MUC', value: 'Munich Airport', decided_by: 'answer' }] },
    ])
  })

  it('are what a list beside the data says', () => {
    const template = templateOf('things', [
      { name: 'id', required: true, unique: true },
      { name: 'branch', description },
    ])
    const rows = codes.concat(codes).map((code, at) => [`T${at}`, code])
    const list = tableOf('codes', 'Short|Long\nMUC|Munich Airport\nHAM|Hamburg Port')
    const decision = decideOn([tableOfCells('things', ['id', 'branch'], rows), list], [template])
    expect(columnOf(decision, 'branch').transforms).toMatchObject([
      { entries: [{ value: 'Hamburg Port' }, { value: 'Munich Airport' }] },
    ])
  })

  it('are left alone where nothing asks for names, or the values are none', () => {
    expect(decideColumn({ name: 'branch', description: 'Where it is' }, 'Branch', codes).questions).toEqual([])
    expect(decideColumn({ name: 'branch', description }, 'Branch', ['Munich', 'Hamburg', 'Munich']).questions).toEqual(
      [],
    )
  })
})

describe('codes that a rule refuses', () => {
  const days = { name: 'due_days', rule: '\\d{1,3}', description: 'Days until it is due' }

  it('are asked for one by one, and become what was answered', () => {
    const codes = ['T1', 'T2', 'T1', 'T2', 'T1']
    const { questions } = decideColumn(days, 'Due Days', codes)
    expect(questions.map(({ kind, free_text, prompt }) => [kind, free_text, /“(\w+)”/.exec(prompt)?.[1]])).toEqual([
      ['value_map', true, 'T1'],
      ['value_map', true, 'T2'],
    ])
    const answers = questions.map(({ key }, at) => ({ key, value: ['14', '30'][at]! }))
    expect(chain(days, 'Due Days', codes, { answers })).toMatchObject([{ entries: [{ value: '14' }, { value: '30' }] }])
  })

  it('are slips where most values are right, and no codes where each is another', () => {
    expect(decideColumn(days, 'Due Days', ['14', '30', '14', '30', 'T1', 'T1']).questions).toEqual([])
    expect(decideColumn(days, 'Due Days', ['T1', 'T2', 'T3', 'T4', 'T5']).questions).toEqual([])
  })

  it('are asked for beside allowed figures, as often as they stand there', () => {
    const rate = { name: 'vat_rate', rule: '20|5|0' }
    const { questions } = decideColumn(rate, 'VAT Rate', [...'0330330330'])
    expect(questions.map(({ prompt }) => /“(\w+)”/.exec(prompt)?.[1])).toEqual(['3'])
  })
})

describe('codes', () => {
  const coded = (column: ColumnInput, values: string[]): unknown[] => {
    const [map] = chain(column, column.name, values)
    const entries = map?.kind === 'value_map' ? map.entries : []
    return values.map((value) => entries.find(({ raw }) => raw === value)?.value)
  }

  it('of languages stand for their names in every language, and for their codes of three letters', () => {
    const values = ['italiano', 'inglese', 'Deutsch', '日本語', 'Türkçe', 'fre', 'nld', 'en', 'klingonisch?']
    const codes = ['it', 'en', 'de', 'ja', 'tr', 'fr', 'nl', undefined, undefined]
    expect(coded({ name: 'language', rule: '[a-z]{2}' }, values)).toEqual(codes)
    expect(coded({ name: 'language', rule: '[A-Z]{2}' }, ['italiano', 'Deutsch'])).toEqual(['IT', 'DE'])
    const provinces = ['BO', 'FE', 'MO', 'bo', 'mo']
    expect(chain({ name: 'province', rule: '[A-Z]{2}' }, 'Prov.', provinces)).toEqual([{ kind: 'case', to: 'upper' }])
  })

  it('of countries stand for nationalities in every language of the vocabulary', () => {
    const country = { name: 'country', description: 'ISO 3166 code of the nationality', rule: '[A-Z]{2}' }
    const [map] = chain(country, 'Staatsangehörigkeit', ['österreichisch', 'Suisse', 'italiana', 'Dutch', 'belge'])
    const codes = map?.kind === 'value_map' ? map.entries.map(({ value }) => value) : []
    expect(codes).toEqual(['NL', 'CH', 'BE', 'IT', 'AT'])
  })

  it('of countries that only look like those of ISO 3166 are replaced, though the rule takes them', () => {
    const country = { name: 'country', rule: '[A-Z]{2}' }
    expect(coded(country, ['UK', 'DE', 'EL', 'FR'])).toEqual(['GB', undefined, 'GR', undefined])
    expect(coded(country, ['U.K.', 'Spain', 'U.S.A.', 'FR'])).toEqual(['GB', 'ES', 'US', undefined])
    expect(chain({ name: 'state', rule: '[A-Z]{2}' }, 'State', ['UK', 'XO', 'XP'])).toEqual([])
  })

  it('of countries stand for signs of vehicles where all values are such signs', () => {
    const nationality = { name: 'nationality', rule: '[A-Z]{2}', required: true }
    const signs = ['D', 'PL', 'S', 'D', 'FIN', 'FL', 'E']
    const codes = ['DE', undefined, 'SE', 'DE', 'FI', 'LI', 'ES']
    expect(coded(nationality, signs)).toEqual(codes)
    expect(coded({ ...nationality, name: 'country' }, signs)).toEqual(codes)
    expect(chain(nationality, 'nationality', ['D', 'K', 'Q', 'D', 'FL'])).toEqual([])
    expect(chain({ name: 'grade', rule: '[A-Z]{2}' }, 'grade', ['A', 'B', 'D', 'E'])).toEqual([])
  })
})

describe('zeros among keys', () => {
  const template = (required: boolean) => [
    templateOf('depots', [{ name: 'code', required: true, unique: true, rule: '\\d{3}' }, { name: 'town' }]),
    templateOf('drivers', [
      { name: 'id', required: true, unique: true },
      { name: 'depot', link: 'depots.code', required },
    ]),
  ]
  const drivers = tableOf('drivers', 'id|depot\nD1|210\nD2|0\nD3|230\nD4|0\nD5|220')
  const steps = (depots: string, required = false): Transform[] =>
    columnOf(decideOn([tableOf('depots', depots), drivers], template(required)), 'depot', 1).transforms

  it('are no link where no row has such a key, and a link may be missing', () => {
    const depots = 'code|town\n210|Ulm\n220|Hof\n230|Celle'
    expect(steps(depots)).toEqual([{ kind: 'null_token', tokens: ['0'] }])
    expect(steps(depots, true)).not.toContainEqual({ kind: 'null_token', tokens: ['0'] })
    expect(steps(`${depots}\n000|Jena`)).not.toContainEqual({ kind: 'null_token', tokens: ['0'] })
  })
})

describe('numbers of rows', () => {
  it('get the front that the rule wants, of whatever length they are', () => {
    const column: ColumnInput = { name: 'patient_number', unique: true, required: true, rule: 'P-\\d+' }
    expect(chain(column, 'Patient no', ['700', '1704', '81', '93'])).toEqual([{ kind: 'prefix', text: 'P-' }])
  })
})

describe('initials of several words', () => {
  const asked = (values: string[]): string[] =>
    decideColumn(
      { name: 'kind', required: true, rule: 'goods_in|goods_out|stock_count|write_off' },
      'Kind',
      values,
    ).questions.map(({ key }) => key.split(':')[2]!)

  it('are what they stand for where most codes are such', () => {
    expect(asked(['GI', 'GO', 'SC', 'GI', 'WO', 'GO', 'G.I.', 'GI'])).toEqual([])
  })

  it('are asked about among codes of another language', () => {
    expect(asked(['WE', 'WA', 'IV', 'SC', 'WE', 'WA', 'IV', 'WE', 'WA', 'SC']).toSorted()).toEqual([
      'IV',
      'SC',
      'WA',
      'WE',
    ])
  })
})

describe('a code with and without full stops', () => {
  it('is asked about once', () => {
    const { questions } = decideColumn({ name: 'kind', required: true, rule: 'audit|visit' }, 'Kind', [
      'Q.C.',
      'QC',
      'QC',
      'audit',
      'visit',
      'Q.C.',
      'QC',
    ])
    expect(questions.map(({ key }) => key.split(':')[2])).toHaveLength(1)
  })
})

describe('a T among letters', () => {
  const exempt: ColumnInput = { name: 'exempt', rule: 'Yes|No' }
  const asked = (values: string[]): string[] =>
    decideColumn(exempt, 'Exempt', values).questions.flatMap(({ kind, prompt }) =>
      kind === 'value_map' ? (/“(\w+)”/.exec(prompt)?.[1] ?? []) : [],
    )

  it('is true beside an F, and is asked about beside another one', () => {
    expect(asked(['T', 'F', 'F', 'T', 'F', 'F'])).toEqual([])
    expect(asked(['T', 'R', 'R', 'T', 'R', 'R']).toSorted()).toEqual(['R', 'T'])
  })
})

describe('codes of which one goes on where another ends', () => {
  const wine: ColumnInput = {
    name: 'kind',
    description: 'R, W, RS (red sparkling) or WS (white sparkling).',
    rule: '^(R|W|RS|WS)$',
  }

  it('are the plain letter of a word alone, and the longer one only of all its words', () => {
    const values = ['Red', 'White', 'Red sparkling', 'White sparkling', 'R', 'W', 'RS', 'WS', 'Red', 'White']
    const { transforms } = columnOf(decideColumn(wine, 'Kind', values), 'kind')
    const entries = transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    const meant = new Map(entries.map(({ raw, value }) => [raw, value]))
    expect([meant.get('Red sparkling'), meant.get('White sparkling')]).toEqual(['RS', 'WS'])
    expect(['R', undefined]).toContain(meant.get('Red'))
    expect(['W', undefined]).toContain(meant.get('White'))
  })

  it('may have signs in them', () => {
    const outcome: ColumnInput = {
      name: 'outcome',
      description: 'One of: kept or no-show (did not turn up).',
      rule: '^(kept|no-show)$',
    }
    const { transforms } = columnOf(decideColumn(outcome, 'Outcome', ['kept', 'Did not turn up', 'kept']), 'outcome')
    const entries = transforms.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    expect(entries).toMatchObject([{ raw: 'Did not turn up', value: 'no-show' }])
  })
})
