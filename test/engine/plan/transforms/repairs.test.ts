// Over 300 lines: cases of one kind, each small, which are read as a list.
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../../server/src/engine/model.ts'
import type { DecideInput, Decision } from '../../../../server/src/engine/plan/decide.ts'
import { columnOf, decideOn, tableOf, tableOfCells, templateOf, type ColumnInput } from '../table-of.ts'
import { chain } from './chain.ts'

/** Rows of a code and a name: `AA10|Team A` to `LA10|Team L`. */
const twelveTeams = [...'ABCDEFGHIJKL'].map((letter) => `${letter}A10|Team ${letter}`).join('\n')

describe('repairs', () => {
  it('put no zeros into numbers behind letters, which have lost none', () => {
    const iban = { name: 'iban', rule: 'AT\\d{18}' }
    const values = [
      'AT61 1904 3002 3457 3201',
      'AT483200000012345864',
      '1904300234573201',
      'at02 2050 3021 0102 3600',
      'AT61 1904 3002 3457',
    ]
    const steps = chain(iban, 'IBAN', values)
    expect(steps.filter(({ kind }) => kind === 'pad')).toEqual([])
    expect(
      chain({ name: 'vat_id', rule: 'DE\\d{9}' }, 'USt-IdNr.', ['DE 123456789', 'de234567891', 'DE12345', '345678912']),
    ).not.toContainEqual(expect.objectContaining({ kind: 'pad' }))
  })

  it('put no zeros before the headings of a plan of accounts, which begin other numbers and have nothing but a name', () => {
    const accounts = templateOf('accounts', [
      { name: 'number', required: true, unique: true, rule: '\\d{4}' },
      { name: 'name', required: true },
      { name: 'balance' },
    ])
    const heads = '1|Assets|\n10|Current|\n14|Fixed|\n2|Debts|'
    const steps = (text: string): unknown[] =>
      columnOf(decideOn([tableOf('chart', `Number|Name|Balance\n${text}`)], [accounts]), 'number').transforms
    const own = '1000|Cash|7\n1020|Bank|8\n1400|Tools|5\n1410|Cars|2\n2000|Loan|4\n2100|Tax|1'
    expect(steps(`${heads}\n${own}`)).not.toContainEqual(expect.objectContaining({ kind: 'pad' }))
    expect(steps(`${heads.replaceAll('|\n', '|3\n')}\n${own}`)).toContainEqual(expect.objectContaining({ kind: 'pad' }))
  })

  it('put back leading zeros and capitals that the rule wants', () => {
    expect(chain({ name: 'postal_code', rule: '\\d{5}' }, 'ZIP', ['10115', '1067', '4109'])).toEqual([
      { kind: 'pad', length: 5, character: '0', side: 'left' },
    ])
    expect(chain({ name: 'customer_id', rule: 'C-\\d{4}' }, 'Customer ID', ['C-1001', ' c-1002 ', 'C-1003'])).toEqual([
      { kind: 'trim' },
      { kind: 'case', to: 'upper' },
    ])
  })

  it('put no zero before one short number of many of which none begins with one, though most were typed as texts, with blanks', () => {
    const column: ColumnInput = {
      name: 'nif',
      description: 'Tax number, nine digits.',
      required: true,
      unique: true,
      rule: '^\\d{9}$',
    }
    const numbers = Array.from({ length: 64 }, (_, at) => `${211383007 + at * 7919431}`)
    const spaced = numbers.map((one, at) => (at % 3 > 0 ? one.replace(/(\d{3})(?=\d)/g, '$1 ') : one))
    const isPadded = (values: string[]): boolean =>
      chain(column, 'Contribuinte', values).some(({ kind }) => kind === 'pad')
    expect(isPadded([...spaced, '18820411'])).toBe(false)
    expect(isPadded([...spaced.slice(0, 12), '18820411'])).toBe(true)
  })

  it('put in what a code lacks, whatever its name may mean elsewhere', () => {
    const column: ColumnInput = { name: 'registration', rule: '[A-Z]{2}-\\d{3}-[A-Z]' }
    expect(
      chain(column, 'Registration', ['KL-410-B', 'ZU733N', 'KM-551-D', 'BA118C', 'BA-209-C', 'TT-118-E']),
    ).toMatchObject([{ kind: 'replace', find: '-' }, { kind: 'insert' }, { kind: 'insert' }])
  })

  it('leave what they do not mend as it stands in the file', () => {
    const rule = 'C-\\d{4}'
    const customer: ColumnInput = { name: 'customer_id', rule }
    expect(chain(customer, 'Customer ID', ['C-1001', 'c-1002', 'c-1003', 'c-1004', 'see note'])).toEqual([
      { kind: 'case', to: 'upper' },
      { kind: 'take_back', steps: 1, pattern: rule },
    ])
  })

  it.each<[string, ColumnInput, string[], Transform[]]>([
    [
      'several marks and the case at once',
      { name: 'plate', rule: '\\d{4}[A-Z]{3}' },
      ['6908-GDM', '1894 fdf', '7287.gnm', '8550CKN'],
      [
        { kind: 'case', to: 'upper' },
        { kind: 'replace', find: ' ', with: '' },
        { kind: 'replace', find: '-', with: '' },
        { kind: 'replace', find: '.', with: '' },
      ],
    ],
    [
      'a mark that is missing',
      { name: 'postal_code', rule: '\\d{4} [A-Z]{2}' },
      ['3508XN', '1011 AB', '2511cd'],
      [
        { kind: 'case', to: 'upper' },
        { kind: 'replace', find: ' ', with: '' },
        { kind: 'insert', text: ' ', at: 4 },
      ],
    ],
    [
      'a mark that is missing before the end',
      { name: 'postcode', rule: '[A-Z]\\d{1,2} \\d[A-Z]{2}' },
      ['M11AE', 'B338TH', 'N16XY'],
      [{ kind: 'insert', text: ' ', at: -3 }],
    ],
    [
      'spaces in a long code',
      { name: 'iban', rule: 'DE\\d{20}' },
      ['DE38 4870 5529 1450 5419 41', 'DE01794248627791945218'],
      [{ kind: 'replace', find: ' ', with: '' }],
    ],
    [
      'two marks that are missing',
      { name: 'branch', rule: '\\d{2}-\\d{2}-\\d{2}' },
      ['204512', '20-45-13'],
      [
        { kind: 'replace', find: '-', with: '' },
        { kind: 'insert', text: '-', at: 2 },
        { kind: 'insert', text: '-', at: 5 },
      ],
    ],
    [
      'marks in some, letters before others',
      { name: 'farm', rule: '[A-Z]\\d{5}' },
      ['K10482', 'K-20714', 'M-31905', 'UKM55120', 'UKK40881', 'K-77310', 'UKM60042'],
      [
        { kind: 'replace', find: '-', with: '' },
        { kind: 'extract', pattern: '^(?:UK)?(.+)$' },
      ],
    ],
    [
      'a web address around it, marks or none',
      { name: 'isni', rule: '\\d{4} \\d{4} \\d{4} \\d{3}[\\dX]' },
      [
        '0000000121032683',
        'https://isni.org/0000 0001 2122 9341',
        'https://isni.org/0000 0001 2150 090X',
        '0000-0000-8045-6315',
      ],
      [
        { kind: 'replace', find: 'https://isni.org/', with: '' },
        { kind: 'replace', find: ' ', with: '' },
        { kind: 'replace', find: '-', with: '' },
        { kind: 'insert', text: ' ', at: 4 },
        { kind: 'insert', text: ' ', at: 9 },
        { kind: 'insert', text: ' ', at: 14 },
      ],
    ],
    [
      'a number behind what all begin with, in its full length',
      { name: 'asset', rule: 'M-\\d{4}' },
      ['0104', '211', 'M 97', 'M-0117', 'M88'],
      [
        { kind: 'replace', find: ' ', with: '' },
        { kind: 'replace', find: '-', with: '' },
        { kind: 'replace', find: 'M', with: '' },
        { kind: 'pad', length: 4, character: '0', side: 'left' },
        { kind: 'prefix', text: 'M-' },
      ],
    ],
    [
      'what all begin with, which some have',
      { name: 'plant', rule: 'WK\\d{3}' },
      ['WK104', '211', '305', 'WK117'],
      [
        { kind: 'replace', find: 'WK', with: '' },
        { kind: 'prefix', text: 'WK' },
      ],
    ],
    [
      'what all begin with, and another mark',
      { name: 'order_no', rule: 'PO-20\\d{2}-\\d{4}' },
      ['2021/0042', '2022/0107', '2023/1150'],
      [
        { kind: 'replace', find: '/', with: '-' },
        { kind: 'prefix', text: 'PO-' },
      ],
    ],
    [
      'a word in front',
      { name: 'file_no', rule: '\\d{4}\\.\\d{1,3}\\.\\d{1,3}' },
      ['Akte 2019.4.112', 'Akte 2020.17.3', '2021.3.9'],
      [{ kind: 'replace', find: 'Akte ', with: '' }],
    ],
    [
      'other words around each',
      { name: 'order_no', rule: 'PO-\\d{4}' },
      ['Nachtrag zu PO-1042', 'PO-1107 (Krause)', 'siehe PO-1150', 'PO-2000, Rest offen', 'PO-2001'],
      [{ kind: 'extract', pattern: '(?:^|[^\\p{L}\\p{M}\\p{N}])(PO-\\d{4})(?:$|[^\\p{L}\\p{M}\\p{N}])' }],
    ],
    [
      'what they belong to in front, of which some stand there once',
      { name: 'part_no', rule: '[A-Z]{2}-\\d{3}' },
      ['Hull:HU-101', 'Hull:HU-102', 'Hull:HU-103', 'Deck:DE-201', 'Deck:DE-202', 'Mast:MA-301', 'Sails:SA-401'],
      [{ kind: 'extract', pattern: '(?:^|[^\\p{L}\\p{M}\\p{N}])([A-Z]{2}-\\d{3})(?:$|[^\\p{L}\\p{M}\\p{N}])' }],
    ],
    ['nothing where any figure would do', { name: 'code', rule: 'C\\d+' }, ['12', '305', '7'], []],
    [
      'nothing where two would do',
      { name: 'order_no', rule: 'PO-\\d{4}' },
      ['PO-1042 or PO-1043', 'PO-1 PO-1107 PO-1108'],
      [],
    ],
  ])('bring codes to the form that the rule wants: %s', (_, column, values, steps) => {
    expect(chain(column, column.name, values)).toEqual(steps)
  })

  it('bring a linked code to the form that the other column has', () => {
    const templates = [
      templateOf('vehicles', [{ name: 'plate', rule: '\\d{4}[A-Z]{3}', required: true, unique: true }]),
      templateOf('orders', [
        { name: 'order', required: true, unique: true },
        { name: 'plate', link: 'vehicles.plate', required: true },
      ]),
    ]
    const tables = [
      tableOf('vehicles', 'Plate\n6908GDM\n1894FDF\n7287GNM'),
      tableOf('orders', 'Order|Plate\nW1|6908 GDM\nW2|1894-fdf\nW3|7287gnm'),
    ]
    expect(columnOf(decideOn(tables, templates), 'plate', 1).transforms).toEqual([
      { kind: 'case', to: 'upper' },
      { kind: 'replace', find: ' ', with: '' },
      { kind: 'replace', find: '-', with: '' },
    ])
  })

  it('take the number of one among so many', () => {
    expect(chain({ name: 'page', rule: '[1-9]' }, 'Page', ['1/3', '2 von 3', '3/3', '2/2'])).toMatchObject([
      { kind: 'extract' },
    ])
    expect(chain({ name: 'grade', rule: '[1-9]' }, 'Grade', ['4/3', '7/2', '2/3'])).toEqual([])
  })

  it('take the year of dates among years', () => {
    const year = { name: 'model_year', rule: '\\d{4}' }
    expect(chain(year, 'Model year', ['1998', '2004-03-01 00:00:00', '03/12/2011', '2015'])).toEqual([
      { kind: 'date', from: ['YYYY-MM-DD HH:mm:ss', 'DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY'], to: 'YYYY' },
    ])
    expect(chain(year, 'Model year', ['1998', '98', 'about 2004', '2015'])).toEqual([])
  })

  it('bring a linked code to one of the other column where that has no rule', () => {
    const templates = [
      templateOf('machines', [{ name: 'machine', required: true, unique: true }, { name: 'place' }]),
      templateOf('repairs', [
        { name: 'repair', required: true, unique: true },
        { name: 'machine', link: 'machines.machine', required: true },
      ]),
    ]
    const keys = Array.from({ length: 80 }, (_, at) => `M.${at + 100}${'abc'[at % 3]}`)
    const tables = [
      tableOf('machines', `Machine|Place\n${keys.map((key, at) => `${key}|Hall ${at}`).join('\n')}`),
      tableOf('repairs', 'Repair|Machine\nR1|no. M.100a\nR2|no. M.101b\nR3|No. M.102c\nR4|M.103a\nR5|No. M.104b'),
    ]
    expect(columnOf(decideOn(tables, templates), 'machine', 1).transforms).toEqual([
      { kind: 'replace', find: 'No. ', with: '' },
      { kind: 'replace', find: 'no. ', with: '' },
    ])
  })

  describe('that stand beside a name in the linked table', () => {
    const teams = templateOf('teams', [
      { name: 'code', rule: '[A-Z]{2}\\d{2}', required: true, unique: true },
      { name: 'title' },
    ])
    const staff = templateOf('staff', [
      { name: 'staff_id', required: true, unique: true, rule: 'S\\d+' },
      { name: 'team', link: 'teams.code', required: true },
    ])
    const list = tableOf('teams', 'Code|Title|Floor\nlg01|Logistics|1\nWK02|Work Shop|2\nOF03|Office|3\nAR04|Archive|4')
    const decideStaff = (values: string[], table = list, more: Partial<DecideInput> = {}): Decision => {
      const rows = values.map((value, index) => [`S${index + 1}`, value])
      return decideOn([table, tableOfCells('staff', ['Staff ID', 'Team'], rows)], [teams, staff], more)
    }
    const entriesOf = (decision: Decision): [string, string][] => {
      const map = columnOf(decision, 'team', 1).transforms.find(({ kind }) => kind === 'value_map')
      return map?.kind === 'value_map' ? map.entries.map(({ raw, value }) => [raw, value]) : []
    }

    it('are written for the name, with a reason, and brought to the form that they have there', () => {
      const decision = decideStaff(['Logistics', 'work  shop', 'OFFICE', 'Office', 'WK02', 'n/a'])
      expect(entriesOf(decision)).toEqual([
        ['Logistics', 'lg01'],
        ['OFFICE', 'OF03'],
        ['Office', 'OF03'],
        ['work shop', 'WK02'],
      ])
      expect(columnOf(decision, 'team', 1).transforms.map(({ kind }) => kind)).toContain('case')
      expect(columnOf(decision, 'team', 1).reason).toContain(
        '100 % of its values that are no “Code” of teams.csv stand there as “Title”: each becomes the “Code” of its row.',
      )
    })

    it('go behind what was said about a value', () => {
      const instructions = '`Office` means `AR04` in `team`.'
      expect(entriesOf(decideStaff(['Logistics', 'Office', 'Archive'], list, { instructions }))).toContainEqual([
        'Office',
        'AR04',
      ])
    })

    it.each([
      [
        'names of two codes stay',
        'Code|Title\n' + twelveTeams.replace('Team K', 'Team A'),
        ['Team A', 'Team B', 'Team C'],
        ['Team B', 'Team C'],
      ],
      [
        'names that are codes, too, stay',
        'Code|Title\n' + twelveTeams.replace('Team K', 'AA10'),
        ['AA10', 'Team B'],
        ['Team B'],
      ],
      [
        'small figures are no names',
        'Code|Floor\n' + twelveTeams.replace(/Team ./g, (name) => `${name.charCodeAt(5) - 64}`),
        ['1', '2', '3'],
        [],
      ],
      ['values of which many are no name stay', 'Code|Title\n' + twelveTeams, ['Team A', 'Team B', 'Elsewhere'], []],
    ])('are only taken where it is clear: %s', (_, text, values, mapped) => {
      expect(entriesOf(decideStaff(values, tableOf('teams', text))).map(([raw]) => raw)).toEqual(mapped)
    })
  })

  it('never take four figures for times where any four will do', () => {
    expect(chain({ name: 'badge', rule: '\\d{4}' }, 'Badge', ['0930', '1245', '18h30'])).toEqual([])
  })

  it('write a lone decimal comma as a point among whole numbers, and never take it out of the figures', () => {
    const width = { name: 'width_mm', rule: '\\d{2,3}(\\.\\d)?' }
    const values = [...Array.from({ length: 30 }, (_, at) => `${at + 20}`), '62.5', '47,5']
    expect(chain(width, 'W. (mm)', values)).toContainEqual({ kind: 'replace', find: ',', with: '.' })
    expect(chain(width, 'W. (mm)', values)).not.toContainEqual({ kind: 'replace', find: ',', with: '' })
  })

  it('never take the mark out of a number', () => {
    expect(chain({ name: 'grade', rule: '\\d{1,3}' }, 'Grade', ['5-7', '8-9', '10-12'])).toEqual([])
  })

  it('never change a value that passes', () => {
    expect(chain({ name: 'code', rule: '[A-Za-z]\\d+' }, 'Code', ['a1', 'B2', '??x'])).toEqual([])
  })
})

describe('letters in front of numbers', () => {
  it('are taken off with the mark behind them and without it', () => {
    const marked = Array.from({ length: 12 }, (_, at) => `NO-3${at % 10}6271${10 + at}`)
    const spaced = Array.from({ length: 8 }, (_, at) => `3${at} 86 17 3${at}`)
    const values = ['33139093', '37581650', ...marked, ...spaced, 'NO20549716', 'NO17860064']
    const steps = chain({ name: 'company_no', rule: '\\d{8}' }, 'Company no', values)
    const written = ['NO-36271421', '38 51 10 14', 'NO20549716', '33139093'].map(
      (one) => applyChain(steps, [one]).value,
    )
    expect(written).toEqual(['36271421', '38511014', '20549716', '33139093'])
  })
})
