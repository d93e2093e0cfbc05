// Over 300 lines: cases of one kind, each small, which are read as a list.
import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, tableOfCells, templateOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn } from './chain.ts'

describe('numbers', () => {
  it('are read with either mark where both stand before decimals and none groups', () => {
    const template = templateOf('flats', [{ name: 'id' }, { name: 'area_m2', rule: '\\d+(?:\\.\\d+)?' }])
    const table = tableOfCells(
      'flats',
      ['ID', 'Fläche'],
      [
        ['1', '62.5'],
        ['2', '88,25 m²'],
        ['3', '70.75'],
        ['4', '91'],
      ],
    )
    expect(columnOf(decideOn([table], [template]), 'area_m2').transforms).toMatchObject([
      { kind: 'replace', find: ',', with: '.' },
      { kind: 'number', decimal: '.', grouping: '', unit: 'm²' },
    ])
  })

  it.each([
    [
      ['2.5', '1 000,000', '250,000', '1,25', '7', '1 250'],
      ['2.500', '1000.000', '250.000', '1.250', '7.000', '1250.000'],
    ],
    [
      ['2.5', '0,500', '250,000', '1,25', '12'],
      ['2.500', '0.500', '250.000', '1.250', '12.000'],
    ],
    [
      ['2.5 kg', '3 szt', '1 500 op.', '1 000,000 szt', '-250,000', '0,5'],
      ['2.500', '3.000', '1500.000', '1000.000', '-250.000', '0.500'],
    ],
    [
      ['0.125', '2.875', '1,750', '3,25', '4,500', '2.5'],
      ['0.125', '2.875', '1.750', '3.250', '4.500', '2.500'],
    ],
  ])('have either mark before three decimals where one of them must have: %s', (values, expected) => {
    const read = chain({ name: 'quantity', rule: '^-?\\d+\\.\\d{3}$' }, 'Quantity', values)
    const written = values.map((value) => applyChain(read, [value]).value)
    expect(written).toEqual(expected)
  })

  it('keep their thousands where these would be near other figures, though each mark stands before decimals elsewhere', () => {
    const read = chain({ name: 'quantity', rule: '^-?\\d+\\.\\d{3}$' }, 'Quantity', [
      '1.785',
      '0,500',
      '12.5',
      '7,25',
      '980',
    ])
    expect(applyChain(read, ['1.785']).value).toBe('1785.000')
    expect(read.some((step) => step.kind === 'replace' && step.find === ',')).toBe(false)
  })

  it.each<[string, ColumnInput, string[], Transform[]]>([
    [
      'whole per cent, whatever the column is called',
      { name: 'probability', rule: '^(100|\\d{1,2})$' },
      ['5%', '100%', '75 %'],
      [
        { kind: 'strip', characters: '%' },
        { kind: 'number', decimal: '.', grouping: '' },
      ],
    ],
    [
      'apostrophes beside a word that is no known unit',
      { name: 'bottles', rule: '^\\d+$' },
      ["1'254 Fl.", '98 Fl.', '2’358 Fl.', '891 Fl.'],
      [{ kind: 'number', decimal: '.', grouping: "'", unit: 'Fl' }],
    ],
    [
      'points beside a word that is no known unit',
      { name: 'bottles', rule: '^\\d+$' },
      ['1.254 Fl.', '98 Fl.', '891 Fl.'],
      [{ kind: 'number', decimal: ',', grouping: '.', unit: 'Fl' }],
    ],
  ])('are taken where the rule alone tells that figures are wanted: %s', (_, column, values, transforms) => {
    expect(chain(column, column.name, values)).toEqual(transforms)
  })

  const price: ColumnInput = { name: 'price', rule: '\\d+(\\.\\d+)?' }

  it.each([
    ['German amounts', ['1.234,56', '12,50', '7'], { decimal: ',', grouping: '.' }],
    ['American amounts with a sign', ['$1,234.56', '$12.50'], { decimal: '.', grouping: ',' }],
    ['Swiss amounts', ["CHF 1'234.50", 'CHF 12.00'], { decimal: '.', grouping: "'" }],
    ['amounts with spaces', ['1 234,50 €', '12,00 €'], { decimal: ',', grouping: ' ' }],
    ['whole numbers in groups', ['1,234,567', '12,000'], { decimal: '.', grouping: ',' }],
  ])('are plain after %s', (_, values, marks) => {
    expect(chain(price, 'Price', values)).toEqual([{ kind: 'number', ...marks }])
  })

  it('have decimals behind the other mark too where they are figures of the column, and thousands where they are not', () => {
    const rate = { name: 'rate', rule: '\\d+\\.\\d{3}' }
    const written = (values: string[]): unknown[] => {
      const steps = chain(rate, 'Rate', values)
      return values.map((value) => applyChain(steps, [value]).value)
    }
    const plain = ['6.25', '18.4', '3.875', '44.1']
    expect(written([...plain, '6,250 zł', '18,400 zł', '7,150 zł'])).toEqual(
      expect.arrayContaining(['6.250', '18.400', '3.875', '7.150']),
    )
    expect(written([...plain, '5,120 zł', '9,300 zł'])).toEqual(expect.arrayContaining(['5120.000', '9300.000']))
  })

  it('are left alone when plain', () => {
    expect(chain(price, 'Price', ['1234.56', '12.50', '7'])).toEqual([])
  })

  it('are asked about when the mark could be either', () => {
    const { questions } = decideColumn(price, 'Price', ['1,234', '5,678'])
    expect(questions).toMatchObject([{ kind: 'other', key: 'decimal_mark:file_things/things:Price', default: '.' }])
  })

  it('are grouped without a question where they are described as whole, or are round sums of money', () => {
    const grouped = [{ kind: 'number', decimal: '.', grouping: ',' }]
    const pieces = { name: 'pieces', description: 'Pieces, whole number.' }
    const whole = decideColumn(pieces, 'Pieces', ['1,200', '450', '12,345'])
    expect([whole.questions, columnOf(whole, 'pieces').transforms]).toEqual([[], grouped])
    const sums = decideColumn({ name: 'budget', description: 'Amount in dollars.' }, 'Budget', [
      '$72,000',
      '$80,000',
      '$65,500',
      '$91,000',
    ])
    expect([sums.questions, columnOf(sums, 'budget').transforms]).toEqual([[], grouped])
    const cost = decideColumn({ name: 'cost', description: 'NZ dollars.' }, 'Cost', ['$71,250', '$1,935'])
    expect([cost.questions, columnOf(cost, 'cost').transforms]).toEqual([[], grouped])
    const fuel = decideColumn({ name: 'price', description: 'Price of a litre.' }, 'Price', [
      '€1,459',
      '€1,500',
      '€1,519',
      '€1,000',
    ])
    expect(fuel.questions).toMatchObject([{ key: 'decimal_mark:file_things/things:Price' }])
  })

  it('follow the rest of the table where the mark could be either', () => {
    const template = templateOf('things', [{ name: 'id' }, price, { name: 'weight', rule: '\\d+(\\.\\d+)?' }])
    const table = tableOf('things', 'id|Price|Weight\nT1|1.234|12,5\nT2|5.678|1,25')
    const decision = decideOn([table], [template])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'weight').transforms).toEqual([{ kind: 'number', decimal: ',', grouping: '' }])
  })

  const whole: ColumnInput = { name: 'odometer_km', rule: '\\d+' }

  it.each<[string, ColumnInput, string, string[], Transform[]]>([
    [
      'a unit that all of them have',
      { name: 'area_sqm', rule: '\\d+(\\.\\d{1,2})?', description: 'Floor area in square metres' },
      'Area sqm',
      ['122,4 m²', '78,3 m²', '28,75 qm'],
      [{ kind: 'number', decimal: ',', grouping: '', unit: 'm²' }],
    ],
    [
      'units that can be converted to the one that the template names',
      { name: 'weight_kg', rule: '\\d+(\\.\\d+)?' },
      'Gewicht',
      ['1,5 kg', '500 g', '2,25 kg'],
      [{ kind: 'number', decimal: ',', grouping: '', unit: 'kg' }],
    ],
    [
      'the unit of the header',
      { name: 'weight_kg', rule: '\\d+(\\.\\d+)?' },
      'Weight (g)',
      ['1500', '500', '2250.5'],
      [{ kind: 'number', decimal: '.', grouping: '', unit: 'kg', bare_unit: 'g' }],
    ],
    [
      'the packaging that all of them name, with marks of thousands',
      { name: 'packages', rule: '\\d+' },
      'Packages',
      ['1,279 CTNS', '317 CTNS', '1,642 ctn'],
      [{ kind: 'number', decimal: '.', grouping: ',', unit: 'ctn' }],
    ],
    [
      'a word that is no known unit',
      { name: 'hides', rule: '\\d+' },
      'Hides',
      ['12 dozen', '7 dozen', '120 dozen'],
      [{ kind: 'number', decimal: '.', grouping: '', unit: 'dozen' }],
    ],
    [
      'marks of thousands where only whole numbers are allowed',
      whole,
      'Odometer km',
      ['15.451', '250.740', '950'],
      [{ kind: 'number', decimal: ',', grouping: '.' }],
    ],
    [
      'both',
      whole,
      'Odometer km',
      ['262.646 km', '4.969 km'],
      [{ kind: 'number', decimal: ',', grouping: '.', unit: 'km' }],
    ],
    [
      'zeros behind the mark of whole numbers',
      { name: 'seats', rule: '\\d+' },
      'Seats',
      ['3.0', '12.0'],
      [{ kind: 'number', decimal: '.', grouping: '', decimals: 0 }],
    ],
    [
      'per cent where the rule wants whole ones',
      { name: 'vat_rate', rule: '\\d{1,2}' },
      'VAT rate',
      ['19 %', '7 %'],
      [
        { kind: 'strip', characters: '%' },
        { kind: 'number', decimal: '.', grouping: '' },
      ],
    ],
    [
      'a decimal comma that the rule wants, of figures with a point',
      { name: 'fee', rule: '\\d+,\\d{2}' },
      'Fee',
      ['12.5', '1204.50', '80'],
      [{ kind: 'number', decimal: '.', grouping: '', decimals: 2, written_decimal: ',' }],
    ],
    [
      'a decimal comma that the rule wants, without the points of thousands and the sign',
      { name: 'rent', rule: '^\\d+,\\d{2}$' },
      'Rent',
      ['€ 1.204,50', '930,00', '1.080'],
      [{ kind: 'number', decimal: ',', grouping: '.', decimals: 2, written_decimal: ',' }],
    ],
    [
      'a comma before as many decimals as there are',
      { name: 'height', rule: '\\d+(,\\d+)?' },
      'Height',
      ['1.75', '2', '1.8'],
      [{ kind: 'number', decimal: '.', grouping: '', written_decimal: ',' }],
    ],
    [
      'credits among debits',
      { name: 'balance', rule: '-?\\d+\\.\\d{2}' },
      'Balance',
      ['1,204.50', '18,363.00CR', '40.00 CR', '12.00'],
      [{ kind: 'number', decimal: '.', grouping: ',' }],
    ],
    [
      'per cent with as many decimals as each has, where the rule takes both',
      { name: 'fat', rule: '\\d+(\\.\\d)?' },
      'Fat',
      ['3,5 %', '12 %', '0,1 %'],
      [
        { kind: 'strip', characters: '%' },
        { kind: 'number', decimal: ',', grouping: '' },
      ],
    ],
    [
      'per cent as a share with as many decimals as the rule wants',
      { name: 'occupancy', rule: '[01]\\.\\d{2}' },
      'Occupancy',
      ['100 %', '75%', '37,5 %', '50 %'],
      [{ kind: 'number', decimal: ',', grouping: '', percent: true, decimals: 2 }],
    ],
    [
      'per cent, where some have the sign and others zeros behind the comma',
      { name: 'fte_percent', rule: '\\d{1,3}' },
      'FTE',
      ['100 %', '100 %', '100 %', '100 %', '100', '100', '100,00', '100,00', '80,00', '75 %', '80'],
      [
        { kind: 'strip', characters: '%' },
        { kind: 'number', decimal: ',', grouping: '', decimals: 0 },
      ],
    ],
    [
      'per cent among shares, and figures without the sign',
      { name: 'ownership', rule: '[01]\\.\\d{2}' },
      'Ownership',
      ['80 %', '0.25', '100 %', '1'],
      [{ kind: 'number', decimal: '.', grouping: '', unit: '1', decimals: 2 }],
    ],
    [
      'per cent with and without their sign as shares',
      { name: 'ownership', rule: '[01]\\.\\d{2}' },
      'Ownership',
      ['80 %', '25', '100 %', '50'],
      [{ kind: 'number', decimal: '.', grouping: '', unit: '1', bare_unit: '%', decimals: 2 }],
    ],
    [
      'what a meter counts, which is no length in meters',
      { name: 'water_meter', rule: '\\d+', description: 'Whole litres, digits only' },
      'Water Meter',
      ['1,279 l', '317', '88 ltr'],
      [{ kind: 'number', decimal: '.', grouping: ',', unit: 'l' }],
    ],
    ...['Cash discount in percent: 2.00 means two percent', 'Percent with two decimals'].map(
      (description): [string, ColumnInput, string, string[], Transform[]] => [
        'per cent where a rule of two decimals takes shares as well',
        { name: 'cash_discount', rule: '\\d+\\.\\d{2}', description },
        'Skonto',
        ['2 %', '2,5 %', '3 %'],
        [
          { kind: 'strip', characters: '%' },
          { kind: 'number', decimal: ',', grouping: '', decimals: 2 },
        ],
      ],
    ),
    [
      'shares of one where the description shows one',
      { name: 'tax_percent', rule: '\\d+\\.\\d{2}', description: 'As a fraction, 0.19 for 19 percent' },
      'Tax',
      ['19 %', '7 %'],
      [{ kind: 'number', decimal: '.', grouping: '', percent: true }],
    ],
    [
      'shares where the rule wants whole per cent',
      { name: 'discount_percent', rule: '\\d{1,2}' },
      'Discount percent',
      ['0,19', '0,07', '0'],
      [{ kind: 'number', decimal: ',', grouping: '', unit: '%', bare_unit: '1' }],
    ],
  ])('are freed of what stands around them: %s', (_, column, header, values, steps) => {
    const found = chain(column, header, values).filter(({ kind }) => kind === 'number' || kind === 'strip')
    expect(found).toEqual(steps)
  })

  it.each<[string, ColumnInput, string, string[], Transform]>([
    [
      'whole numbers that the rule takes as they are among others',
      { name: 'weight_kg', rule: '\\d+' },
      'Weight (t)',
      ['7.72', '19', '12.5'],
      { kind: 'number', decimal: '.', grouping: '', unit: 'kg', bare_unit: 't' },
    ],
    [
      'a stroke for minutes where minutes are wanted',
      { name: 'minutes', rule: '\\d+', description: 'Length in minutes' },
      'Length',
      ["30'", '45 min.', '1 h'],
      { kind: 'number', decimal: '.', grouping: '', unit: 'min' },
    ],
    [
      'the smaller measure of land',
      { name: 'area_ha', rule: '\\d+\\.\\d{2}' },
      'Area (ha)',
      ['1,25 ha', '2,50', '340 are'],
      { kind: 'number', decimal: ',', grouping: '', decimals: 2, unit: 'ha' },
    ],
    [
      'stones, with pounds and without their name, beside kilograms',
      { name: 'weight_kg', rule: '\\d{2,3}', description: 'In whole kilograms' },
      'Weight',
      ['12st 4lb', '9 stone', '10 st 7', '68kg', '54 kg'],
      { kind: 'number', decimal: '.', grouping: '', unit: 'kg', decimals: 0 },
    ],
  ])('are converted: %s', (_, column, header, values, step) => {
    const instructions = `\`${header}\` is \`${column.name}\`.`
    expect(chain(column, header, values, { instructions })).toEqual([step])
  })

  it.each([
    ['minutes', ['1h 15m', '0:45', '90 min', '5m'], { unit: 'min' }],
    ['minutes', ['1:15', '0:45', '10:00'], { unit: 'min' }],
    ['seconds', ['3:45', '12:05'], { unit: 's' }],
  ])('are %s of durations in hours and minutes or minutes and seconds', (unit, values, measure) => {
    const spent: ColumnInput = { name: `${unit}_spent`, required: true, rule: '\\d+' }
    const decision = decideColumn(spent, `${unit}_spent`, values)
    expect(columnOf(decision, spent.name).transforms).toEqual([
      { kind: 'number', decimal: '.', grouping: '', ...measure },
    ])
    expect(decision.notes).toContainEqual(
      expect.stringMatching(/ are read as (hours and minutes|minutes and seconds)\.$/),
    )
  })

  it.each([
    ['minutes', 'minutes (mm:ss)'],
    ['seconds', 'seconds (hh:mm)'],
  ])('are no %s of two parts that the header says are others', (unit, header) => {
    const column: ColumnInput = { name: unit, required: true, rule: '\\d+' }
    const values = ['3:45', '12:05', '4:10']
    const { questions } = decideColumn(column, header, values)
    const answers = questions.map(({ key }) => ({ key, value: header }))
    const decision = decideColumn(column, header, values, { answers })
    expect(columnOf(decision, unit)).toMatchObject({ inputs: [{ column: header }], transforms: [] })
  })

  it('are converted from the unit of time that a header speaks of', () => {
    const spent: ColumnInput = { name: 'minutes_spent', description: 'Whole minutes', rule: '\\d+' }
    expect(chain(spent, 'Hours spent', ['0.25', '2', '1.5'])).toEqual([
      { kind: 'number', decimal: '.', grouping: '', unit: 'min', bare_unit: 'h' },
    ])
  })

  it('are no unit of a code that no figures alone can be', () => {
    const code: ColumnInput = { name: 'postal_code', rule: '\\d{4} [A-Z]{2}' }
    expect(decideColumn(code, 'Postal code', ['3079 HL', '3790 CL', '1234 KM', '3011AB']).questions).toEqual([])
  })

  it('are not made of codes because one of them looks like a number', () => {
    const code: ColumnInput = { name: 'code', rule: '\\d{6}' }
    expect(chain(code, 'Code', ['GBP 000120', 'GBP 000121', 'GBP 777777'])).toEqual([
      { kind: 'replace', find: 'GBP ', with: '' },
    ])
  })

  it('are not taken from what has another unit than the template names', () => {
    const decision = decideColumn({ name: 'weight_kg', rule: '\\d+' }, 'Weight', ['12 m', '7 m'])
    expect(columnOf(decision, 'weight_kg').transforms).toEqual([])
  })

  it.each([
    ['Umsatz TEUR', 'thousands'],
    ['Revenue (k€)', 'thousands'],
    ["Chiffre d'affaires en milliers", 'thousands'],
    ['Umsatz Mio. €', 'millions'],
  ])('are multiplied where the header says so: %s', (header, bare_unit) => {
    const amount = { name: 'revenue', description: 'Euros, not thousands', rule: '\\d+\\.\\d{2}' }
    expect(chain(amount, header, ['116,5', '1203', '87,25'])).toEqual([
      { kind: 'number', decimal: ',', grouping: '', decimals: 2, unit: 'ones', bare_unit },
    ])
    const same = { ...amount, name: `revenue_${bare_unit}`, description: '' }
    expect(chain(same, header, ['116,5', '1203'])).toEqual([
      { kind: 'number', decimal: ',', grouping: '', decimals: 2 },
    ])
  })

  it('are never mixed of several units unasked', () => {
    const size: ColumnInput = { name: 'size', rule: '\\d+(\\.\\d+)?' }
    const values = ['1.5 m', '30 cm', '2.5 m']
    const { questions } = decideColumn(size, 'Size', values)
    expect(questions).toMatchObject([
      { kind: 'other', key: 'unit:file_things/things:Size', default: 'm', options: [{ value: 'm' }, { value: 'cm' }] },
    ])
    const answers = [{ key: 'unit:file_things/things:Size', value: 'cm' }]
    expect(chain(size, 'Size', values, { answers })).toEqual([
      { kind: 'number', decimal: '.', grouping: '', unit: 'cm' },
    ])
    expect(decideColumn({ name: 'weight_kg', rule: '\\d+' }, 'Weight', ['12 g', '3 g', '7']).questions).toMatchObject([
      { kind: 'other', key: 'bare_unit:file_things/things:Weight', default: 'g' },
    ])
  })

  it.each([
    [
      'the rule takes it',
      { name: 'duration_minutes', rule: '\\d{2,3}' },
      ['1 hr', '60', '45 min', '90', '2 hrs', '30'],
    ],
    [
      'the others are the same',
      { name: 'minutes', rule: '\\d+' },
      ['1 hr', '60', '45 min', '45', '2 hrs', '30', '30 min'],
    ],
  ])('are those of figures without one where %s, and of no other', (_, column, values) => {
    const instructions = `\`Length\` is \`${column.name}\`.`
    const decision = decideColumn({ ...column, description: 'In minutes' }, 'Length', values, { instructions })
    expect(decision.questions.filter(({ key }) => key.startsWith('bare_unit'))).toEqual([])
    expect(columnOf(decision, column.name).transforms).toMatchObject([{ kind: 'number', unit: 'min' }])
    expect(columnOf(decision, column.name).transforms[0]).not.toHaveProperty('bare_unit')
    expect(decision.notes).toContainEqual(expect.stringMatching(/are read as min: no other unit there fits/))
  })

  it('are those of figures without one where all are as large, and a thousand times as large in any other', () => {
    const weight: ColumnInput = { name: 'weight_kg', rule: '\\d+(\\.\\d+)?' }
    const measured = ['34.5 kg', '3.95 kg', '850 g', '6.9 kg', '1.2 kg', '450 g']
    const bare = ['5.2', '16.8', '27', '4.05', '7.1', '19.6']
    const decision = decideColumn(weight, 'Weight', [...measured, ...bare])
    expect(decision.questions.filter(({ key }) => key.startsWith('bare_unit'))).toEqual([])
    expect(columnOf(decision, 'weight_kg').transforms[0]).not.toHaveProperty('bare_unit')
    // Those in between may be either, and a few are no evidence.
    for (const open of [['120', '95', '80', '110', '150', '70'], bare.slice(0, 3)])
      expect(decideColumn(weight, 'Weight', [...measured, ...open]).questions).toMatchObject([
        { key: 'bare_unit:file_things/things:Weight' },
      ])
  })

  it('are whole where the rule wants that, though the table marks decimals so, unless all behind the mark are zeros', () => {
    const columns = [{ name: 'id' }, { name: 'price', rule: '\\d+\\.\\d{4}' }, { name: 'pieces', rule: '\\d+' }]
    const decided = (pieces: string[]): Transform[] => {
      const rows = pieces.map((piece, at) => [`T${at}`, `${at}.5`, piece])
      const table = tableOfCells('things', ['id', 'Price', 'Pieces'], rows)
      return columnOf(decideOn([table], [templateOf('things', columns)]), 'pieces').transforms
    }
    expect(decided(['1.250', '12'])).toEqual([{ kind: 'number', decimal: ',', grouping: '.' }])
    expect(decided(['5.000', '12.000'])).toEqual([])
  })

  it('keep identifiers as they are', () => {
    expect(chain({ name: 'article_number', required: true }, 'Article No', ['00417', '00424'])).toEqual([])
    expect(chain({ name: 'cost_center' }, 'KST', ['0010', '0020', '10'])).toEqual([])
  })

  it('lose the sign that says they are numbers, and nothing where it says something else', () => {
    const tooth = { name: 'tooth', rule: '([1-9]|[12]\\d|3[0-2])' }
    expect(chain(tooth, 'Tooth', ['14', '3', '#2', '30', '#20', '7'])).toEqual([
      { kind: 'replace', find: '#', with: '' },
    ])
    expect(chain(tooth, 'Tooth', ['14', '3', '2#1', '30', '#20', '7'])).toEqual([])
  })
})

it('a dash for decimals is none of them: the decimals that a rule wants are written though all others have theirs', () => {
  const values = ['€ 7.350,-', '12.480,00', '3120,50', '€ 21.900,-', '940,00']
  const [step] = chain({ name: 'cost', rule: '\\d+\\.\\d{2}' }, 'Cost', values)
  expect(step).toMatchObject({ kind: 'number', decimal: ',', grouping: '.', decimals: 2 })
  // Without a rule nothing is written that is not there.
  expect(chain({ name: 'cost' }, 'Cost', values)).toEqual([{ kind: 'number', decimal: ',', grouping: '.' }])
})

describe('amounts that a workbook has as numbers, beside texts with the marks of the country', () => {
  it('are read cell by cell, where a comma and a dash close those with thousands', () => {
    const values = ['3875.25', '1250', '0,00', '480,50', '480.5', '690', '1999.95', 'kr. 1.250,-', '1.999,95', '690,-']
    const steps = chain({ name: 'cost', rule: '\\d+\\.\\d{2}' }, 'Cost', values)
    expect(values.map((value) => applyChain(steps, [value]).value)).toEqual([
      '3875.25',
      '1250.00',
      '0.00',
      '480.50',
      '480.50',
      '690.00',
      '1999.95',
      '1250.00',
      '1999.95',
      '690.00',
    ])
  })
})
