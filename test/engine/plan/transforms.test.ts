// Over 300 lines: every transform that a plan may choose, each a small case of its own.
import { describe, expect, it } from 'vitest'
import type { Transform } from '../../../server/src/engine/model.ts'
import type { TableProfile } from '../../../server/src/engine/profile/model.ts'
import { columnOf, decideOn, inputsOf, tableOf, tableOfCells, templateOf, type ColumnInput } from './table-of.ts'
import { statementFor } from '../../../server/src/engine/knowledge/statements.ts'
import type { DecideInput, Decision } from '../../../server/src/engine/plan/decide.ts'
import { jsPattern } from '../../../server/src/engine/transforms/js-pattern.ts'

/** Decides one column `header` of `values` beside an id column; the template has `id` and `column`. */
function decideColumn(
  column: ColumnInput,
  header: string,
  values: string[],
  more: Partial<DecideInput> = {},
): Decision {
  const template = templateOf('things', [{ name: 'id', required: true, unique: true }, column])
  const rows = values.map((value, index) => [`T${index + 1}`, value])
  return decideOn([tableOfCells('things', ['id', header], rows)], [template], more)
}

function chain(column: ColumnInput, header: string, values: string[], more: Partial<DecideInput> = {}): Transform[] {
  return columnOf(decideColumn(column, header, values, more), column.name).transforms
}

/** Rows of a code and a name: `AA10|Team A` to `LA10|Team L`. */
const twelveTeams = [...'ABCDEFGHIJKL'].map((letter) => `${letter}A10|Team ${letter}`).join('\n')

const iso = '\\d{4}-\\d{2}-\\d{2}'
const date: ColumnInput = { name: 'start_date', rule: iso }

describe('dates', () => {
  it.each([
    ['a first part above 12', ['03/04/2021', '25/12/2020'], ['DD/MM/YYYY']],
    ['a second part above 12', ['03/04/2021', '12/25/2020'], ['MM/DD/YYYY']],
    ['points between the parts', ['03.04.2021', '05.06.2020'], ['DD.MM.YYYY']],
    ['single digits', ['3/4/2021', '25/12/2020'], ['D/M/YYYY', 'DD/MM/YYYY']],
    ['months by name', ['3 May 2021', '12 Jun 2020'], ['D MMM YYYY', 'DD MMM YYYY']],
    ['eight figures, day first', ['03042021', '25122020'], ['DDMMYYYY']],
    ['eight figures, month first', ['03042021', '12252020'], ['MMDDYYYY']],
    ['eight figures, year first', ['20210403', '20201225'], ['YYYYMMDD']],
    ['seven figures where a zero was lost', ['25122020', '3042021'], ['DDMMYYYY', 'DMMYYYY']],
    ['a day of the week in front', ['do 03-04-2021', 'vrijdag 25-12-2020'], ['ddd DD-MM-YYYY']],
    [
      'a day of the week in front, month first',
      ['Sat 04/03/2021', 'Fri, 12/25/2020'],
      ['ddd MM/DD/YYYY', 'ddd, MM/DD/YYYY'],
    ],
    [
      'months by name between slashes, with a time',
      ['07/Nov/22 8:05 PM', '1/Feb/2023'],
      ['DD/MMM/YY HH:mm A', 'D/MMM/YYYY'],
    ],
    ['months by name behind the year', ['2022/Nov/07', '2023-Feb-11'], ['YYYY/MMM/DD', 'YYYY-MMM-DD']],
    [
      'words between the parts',
      ['3 de abril de 2021', '25 de dez. de 2020'],
      ['D de MMMM de YYYY', 'DD de MMM. de YYYY'],
    ],
    [
      'ordinals',
      ['1er avril 2021', '3rd of June 2020', 'May 7th, 2019'],
      ['Der MMMM YYYY', 'Drd of MMMM YYYY', 'MMM Dth, YYYY'],
    ],
    ['seven figures, month first', ['12252020', '3042021'], ['MMDDYYYY', 'MDDYYYY']],
  ])('are read by %s', (_, values, from) => {
    expect(chain(date, 'Start Date', values)).toEqual([{ kind: 'date', from, to: 'YYYY-MM-DD' }])
  })

  it('reads two-digit years of births as no later than the latest date of the table', () => {
    const birth: ColumnInput = { name: 'birth_date', rule: iso }
    const template = templateOf('things', [{ name: 'id', required: true }, birth, { name: 'created', rule: iso }])
    const told = tableOf('things', 'id|Birth date|Created\nT1|15.08.47|2024-05-01\nT2|01.02.12|2023-01-31')
    const from = ['DD.MM.YY']
    const dated = { kind: 'date', from, to: 'YYYY-MM-DD' }
    expect(columnOf(decideOn([told], [template]), 'birth_date').transforms).toEqual([{ ...dated, latest_year: 2024 }])
    expect(decideOn([told], [template]).notes).toContainEqual(
      expect.stringMatching(/^Two-digit years in column “Birth date” of .* are read as 1925 to 2024: /),
    )
    const mixed = decideColumn(birth, 'Birth date', ['15.08.47', '01.02.12', '03.04.2015', '31.12.9999'])
    expect(columnOf(mixed, 'birth_date').transforms).toMatchObject([
      { kind: 'null_token' },
      { kind: 'date', latest_year: 2015 },
    ])
    expect(chain(date, 'Start Date', ['15.08.47', '01.02.12'])).toEqual([dated])
    const alone = decideColumn(birth, 'Birth date', ['15.08.47', '01.02.12'])
    expect(columnOf(alone, 'birth_date').transforms).toEqual([dated])
    expect(alone.notes.filter((note) => note.startsWith('Two-digit years in column “Birth date”'))).toHaveLength(1)
  })

  const check = (pattern: string): Transform => ({ kind: 'date', from: [pattern], to: pattern })

  it('are only checked when they are written as wanted already', () => {
    expect(chain(date, 'Start Date', ['2021-04-03', '2020-12-25'])).toEqual([check('YYYY-MM-DD')])
    expect(chain(date, 'Start Date', ['2021-04-03', '2021-02-31'])).toEqual([check('YYYY-MM-DD')])
    expect(chain({ name: 'start_date' }, 'Start Date', ['2021-04-03', 'soon', '2021-02-31'])).toEqual([
      check('YYYY-MM-DD'),
    ])
    const timed = { name: 'created_at', rule: '\\d{4}-\\d{2}-\\d{2}T[\\d:]+Z' }
    expect(chain(timed, 'created_at', ['2021-02-31T10:00:00Z', '2021-02-28T10:00:00Z'])).toEqual([
      check('YYYY-MM-DDTHH:mm:ssZ'),
    ])
  })

  it('are checked in the order of day and month that the values show', () => {
    const slashes = { name: 'start_date', rule: '\\d{2}/\\d{2}/\\d{4}' }
    expect(chain(slashes, 'Start Date', ['02/31/2021', '03/04/2021'])).toEqual([check('MM/DD/YYYY')])
    expect(chain(slashes, 'Start Date', ['31/02/2021', '03/04/2021'])).toEqual([check('DD/MM/YYYY')])
    expect(chain(slashes, 'Start Date', ['01/02/2021', '03/04/2021'])).toEqual([])
    expect(chain(slashes, 'Start Date', ['25/02/2021', '03/25/2021'])).toEqual([])
    const points = { name: 'start_date', rule: '\\d{1,2}\\.\\d{1,2}\\.\\d{4}' }
    expect(chain(points, 'Start Date', ['31.2.2021', '03.04.2021'])).toEqual([check('D.M.YYYY')])
  })

  it('are not checked where the rule allows something else among them, nor in a column of something else', () => {
    const open = { name: 'start_date', rule: `${iso}|unknown` }
    expect(chain(open, 'Start Date', ['2021-04-03', '2021-02-31', 'unknown'])).toEqual([])
    expect(chain(open, 'Start Date', ['2021-04-03', '2021-02-31'])).toEqual([check('YYYY-MM-DD')])
    expect(chain({ name: 'code', rule: '[0-9-]+x?' }, 'Code', ['2021-04-03', '11-x'])).toEqual([])
  })

  it('are written as the rule wants them', () => {
    const german = { name: 'start_date', rule: '\\d{2}\\.\\d{2}\\.\\d{4}' }
    expect(chain(german, 'Start Date', ['2021-04-03', '2020-12-25'])).toEqual([
      { kind: 'date', from: ['YYYY-MM-DD'], to: 'DD.MM.YYYY' },
    ])
  })

  const unclear = ['03/04/2021', '05/06/2020', '01/02/2019']

  it('are asked about when nothing tells day from month', () => {
    const { questions } = decideColumn(date, 'Start Date', unclear)
    expect(questions).toMatchObject([
      {
        key: 'date_order:file_things/things:Start Date',
        kind: 'date_order',
        target: { slug: 'things', column: 'start_date' },
        affected_rows: 3,
        default: 'dmy',
      },
    ])
    expect(questions[0]!.options.map(({ value }) => value)).toEqual(['dmy', 'mdy'])
    expect(questions[0]!.prompt).toContain('03/04/2021')
    expect(questions[0]!.evidence[0]).toEqual({
      file_id: 'file_things',
      table: 'things',
      row: 2,
      column: 'Start Date',
      value: '03/04/2021',
    })
  })

  it('follow the answer', () => {
    const answers = [{ key: 'date_order:file_things/things:Start Date', value: 'mdy' }]
    const decision = decideColumn(date, 'Start Date', unclear, { answers })
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'start_date').transforms).toEqual([
      { kind: 'date', from: ['MM/DD/YYYY'], to: 'YYYY-MM-DD' },
    ])
  })

  it('are asked about without marks, too, and shown as both orders', () => {
    const { questions } = decideColumn(date, 'Start Date', ['03042021', '5062020'])
    expect(questions).toMatchObject([{ kind: 'date_order', evidence: [{ value: '03042021' }, { value: '5062020' }] }])
    expect(questions[0]!.options.map(({ label }) => label)).toEqual([
      'Day first: 03042021 is 2021-04-03',
      'Month first: 03042021 is 2021-03-04',
    ])
  })

  it('follow the other columns of the table in the default', () => {
    const template = templateOf('things', [{ name: 'id', required: true }, date, { name: 'end_date', rule: iso }])
    const table = tableOf('things', 'id|Start Date|End Date\nT1|03/04/2021|04/25/2021\nT2|05/06/2020|06/30/2020')
    expect(decideOn([table], [template]).questions).toMatchObject([{ kind: 'date_order', default: 'mdy' }])
  })

  it.each([
    ['in figures', ['03/2027', '11/2026'], ['MM/YYYY']],
    ['by name, of years with two digits', ['mrt-27', 'ott-26', 'dic.-25'], ['MMM-YY', 'MMM.-YY']],
    ['as days of some', ['2027-03-01', '11.2026'], ['YYYY-MM-DD', 'MM.YYYY']],
    ['as figures that only the month comes first of', ['03/27', '11/26'], ['MM/YY']],
  ])('of which the rule wants the month alone are read %s', (_, values, from) => {
    const month = { name: 'best_before', rule: '20\\d{2}-(0[1-9]|1[0-2])' }
    expect(chain(month, 'Best before', values)).toEqual([{ kind: 'date', from, to: 'YYYY-MM' }])
  })

  it('are no months where a year may come first, nor where hardly a value is one', () => {
    const month = { name: 'batch', rule: '\\d{4}-\\d{2}' }
    expect(chain(month, 'Batch', ['25/05', '11/12', '10/2024', '05/2025'])).toEqual([
      { kind: 'date', from: ['MM/YYYY'], to: 'YYYY-MM' },
    ])
    expect(chain(month, 'Batch', ['05/2025', 'X1', 'X2', 'X3'])).toEqual([])
  })

  it.each([
    [
      'T and minutes',
      '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d',
      ['2024-05-31 04:18:00'],
      ['YYYY-MM-DD HH:mm:ss'],
      'YYYY-MM-DDTHH:mm',
    ],
    [
      'a space and seconds',
      `${iso} \\d\\d:\\d\\d:\\d\\d`,
      ['05/31/2024 4:18 PM', '05/30/2024 4:18pm'],
      ['MM/DD/YYYY HH:mm A', 'MM/DD/YYYY HH:mmA'],
      'YYYY-MM-DD HH:mm:ss',
    ],
    [
      'points and minutes',
      '\\d\\d\\.\\d\\d\\.\\d{4} \\d\\d:\\d\\d',
      ['2024-05-31T04:18:00'],
      ['YYYY-MM-DDTHH:mm:ss'],
      'DD.MM.YYYY HH:mm',
    ],
    [
      'a time of day or none',
      `${iso}(T\\d\\d:\\d\\d)?`,
      ['31.05.2024 um 14:30 Uhr', '30.05.2024, 9.15'],
      ['DD.MM.YYYY um HH:mm Uhr', 'DD.MM.YYYY, HH.mm'],
      'YYYY-MM-DDTHH:mm',
    ],
  ])('with a time of day are written as the rule wants them: %s', (_, rule, values, from, to) => {
    expect(chain({ name: 'opened_at', rule }, 'Opened', values)).toEqual([{ kind: 'date', from, to }])
  })

  it('are read from a day and a time in columns of their own', () => {
    const when = { name: 'due_at', rule: `${iso} \\d\\d:\\d\\d` }
    const template = templateOf('jobs', [{ name: 'id', required: true }, when])
    const table = tableOf('jobs', 'Id|Tag|Um\nT1|5.6.24|8.30 Uhr\nT2|25.06.24|14:15\nT3|2024-06-26 00:00:00|09:00:00')
    const answers = [{ key: 'column:jobs.due_at@file_jobs/jobs', value: 'Tag + Um' }]
    expect(columnOf(decideOn([table], [template], { answers }), 'due_at').transforms.at(-1)).toEqual({
      kind: 'date',
      from: ['D.M.YY HH.mm Uhr', 'DD.MM.YY HH:mm', 'YYYY-MM-DD 00:00:00 HH:mm:ss'],
      to: 'YYYY-MM-DD HH:mm',
    })
  })

  it('are read where the rule takes no century but this one', () => {
    const recent = { name: 'opened', rule: '20\\d{2}-\\d{2}-\\d{2}' }
    expect(chain(recent, 'Opened', ['25.12.2020'])).toEqual([{ kind: 'date', from: ['DD.MM.YYYY'], to: 'YYYY-MM-DD' }])
  })

  const utc: ColumnInput = { name: 'seen_at', rule: '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ' }

  it('with offsets and fractions of a second are read as they are', () => {
    expect(chain(utc, 'Seen', ['2024-02-03 10:11:12+01', '2024-07-03 10:11:12.345678+02'])).toEqual([
      {
        kind: 'date',
        from: ['YYYY-MM-DD HH:mm:ss+01', 'YYYY-MM-DD HH:mm:ss.S+02'],
        to: 'YYYY-MM-DDTHH:mm:ssZ',
      },
    ])
  })

  it('that are counted since 1970 are read where the rule wants a date, and are figures elsewhere', () => {
    const isIt = (name: string): object => ({ instructions: `\`Seen\` is \`${name}\`.` })
    expect(chain(utc, 'Seen', ['1515507293', '1709251200'], isIt('seen_at'))).toEqual([
      { kind: 'date', from: ['X'], to: 'YYYY-MM-DDTHH:mm:ssZ' },
    ])
    expect(chain(date, 'Seen', ['1515507293000', '1709251200000'], isIt('start_date'))).toEqual([
      { kind: 'date', from: ['x'], to: 'YYYY-MM-DD' },
    ])
    expect(
      chain({ name: 'start_date' }, 'start_date_epoch', ['1515507293', '1709251200'], {
        instructions: '`start_date_epoch` is `start_date`.',
      }),
    ).toEqual([{ kind: 'date', from: ['X'], to: 'YYYY-MM-DD HH:mm:ss' }])
    expect(chain({ name: 'code', rule: '\\d+' }, 'Seen', ['1515507293', '1709251200'])).toEqual([])
    expect(chain(date, 'Seen', ['1515507293', '42', '43'], isIt('start_date'))).toEqual([])
  })

  it('are asked about when a column writes both orders', () => {
    const { questions } = decideColumn(date, 'Start Date', ['25/12/2020', '12/25/2020', '01/02/2021'])
    expect(questions).toMatchObject([{ kind: 'date_order' }])
    expect(questions[0]!.prompt).toContain('others only month first')
  })
})

describe('web addresses', () => {
  it.each([
    [
      'https://[^/\\s]+',
      'Without www, no path',
      ['www.abc.example', 'http://def.example/', 'ghi.example/shop', 'none yet'],
      ['https://abc.example', 'https://def.example', 'https://ghi.example', 'none yet'],
    ],
    [
      'https://\\S+',
      '',
      ['www.abc.example', 'http://def.example/a', 'ghi.example'],
      ['https://www.abc.example', 'https://def.example/a', 'https://ghi.example'],
    ],
  ])('become those that %s takes, and nothing else becomes one', (rule, description, values, want) => {
    const decision = decideColumn({ name: 'website', rule, description }, 'Website', values)
    const [step, ...more] = columnOf(decision, 'website').transforms
    expect(more).toEqual([])
    if (step?.kind !== 'rewrite') throw new Error('no step writes them anew')
    const whole = jsPattern(`^(?:${step.pattern})$`)
    expect(values.map((value) => value.replace(whole, step.with.replace('\\1', '$1')))).toEqual(want)
  })
})

describe('hours', () => {
  it('are read of minutes where decimals are told, though no factor makes them exact', () => {
    const column = { name: 'downtime_hours', rule: '\\d+\\.\\d{2}' }
    expect(
      columnOf(decideColumn(column, 'Downtime', ['120 min', '0 min', '15 min', '90 min']), 'downtime_hours').transforms,
    ).toEqual([{ kind: 'number', decimal: '.', grouping: '', unit: 'h', decimals: 2 }])
  })
})

describe('bare minutes', () => {
  it.each([
    ['labour_hours', 'Minutes', ['45', '60', '180', '20'], { unit: 'h', bare_unit: 'min', decimals: 2 }],
    ['work_hours', 'Minuten', ['45', '60', '180', '20'], { unit: 'h', bare_unit: 'min', decimals: 2 }],
    ['minutes', 'Hours', ['1', '2', '1.5', '0.25'], { unit: 'min', bare_unit: 'h' }],
  ])('of %s become what is wanted, under the header %s', (name, header, values, measure) => {
    const column = { name, rule: name === 'minutes' ? '\\d+' : '\\d+\\.\\d{2}' }
    expect(chain(column, header, values)).toMatchObject([{ kind: 'number', ...measure }])
  })
})

describe('units behind some of the figures', () => {
  it.each([
    ['a time per another', 'hoursPerWeek', 'Hours', ['37.5', '37.5 hrs', '20.0', '30.0', '22.5 hrs'], 'h'],
    ['days by their first letter in French', 'delai_jours', 'Délai', ['30 jours', '45 j', '60', '30 j'], 'd'],
  ])('are taken off: %s', (_, name, header, values, unit) => {
    const column = { name, rule: unit === 'h' ? '\\d+\\.\\d' : '\\d+' }
    expect(chain(column, header, values)).toMatchObject([{ kind: 'number', unit }])
  })

  it.each([
    ['p/h', ['19.40 p/h', '18.20 p/h', '17.50', '21.00 p/h', '16.00']],
    ['/hour', ['19.40/hour', '18.20 /hour', '17.50', '21.00/hour', '16.00']],
    ['per hour', ['19.40 per hour', '18.20 per hour', '17.50', '21.00 per hour', '16.00']],
  ])('are taken off with what they are for: %s', (unit, values) => {
    const column = { name: 'hourly_rate', rule: '\\d+\\.\\d{2}' }
    expect(chain(column, 'Hourly rate', values)).toMatchObject([{ kind: 'number', unit }])
  })

  it('are no reason to ask what a column of measures in parts is', () => {
    const load = { name: 'max_load_kg', rule: '\\d{2,3}', description: 'In whole kilograms' }
    const values = ['12st 4lb', '9 stone', '10 st 7 lb', '68kg', '11st', '8 st 2 lb']
    const decision = decideColumn(load, 'Max load', values)
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'max_load_kg')).toMatchObject({ inputs: [{ column: 'Max load' }] })
  })

  it('are taken off though they stand right behind some figures and nobody knows them', () => {
    const height = { name: 'height_hh', rule: '\\d{2}\\.[0-3]' }
    const values = ['14.1', '13.2hh', '15.0 hh', '16.3hh', '12.2', '14hh']
    expect(chain(height, 'Height', values)).toMatchObject([{ kind: 'number', unit: 'hh', decimals: 1 }])
    const house = { name: 'house_number', rule: '\\d+' }
    expect(chain(house, 'House', ['14', '13a', '15b', '16a', '12'])).toEqual([])
  })

  it('are taken off amounts with a sign of their currency in front', () => {
    const fee = { name: 'weekly_fee', rule: '\\d+\\.\\d{2}' }
    expect(chain(fee, 'Fee', ['£95.00', '£165.00 pw', '£105.00 pw', '42.5', '£45.00 pw'])).toMatchObject([
      { kind: 'number', unit: 'pw', decimals: 2 },
    ])
  })

  it('are taken off beside figures with thousands that have none', () => {
    const column = { name: 'volume_gallons', rule: '\\d+', description: 'In gallons' }
    const values = ['18,500 gal', '22,000', '14,000 gal', '9,500', '16,250 gal']
    expect(chain(column, 'Volume gallons', values)).toMatchObject([{ kind: 'number', grouping: ',', unit: 'gal' }])
  })
})

describe('codes of zeros alone', () => {
  it('are none among codes', () => {
    const codes = ['4006381333931', '0000000000000', '4006381333948', '4006381333949', '4006381333955']
    const { transforms } = columnOf(decideColumn({ name: 'barcode', rule: '\\d{13}' }, 'Barcode', codes), 'barcode')
    expect(transforms).toEqual([{ kind: 'null_token', tokens: ['0000000000000'] }])
  })
})

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
})

describe('amounts', () => {
  it.each([
    ['rands', ['R 1 250.00', 'R90.00', 'R 12 840.50']],
    ['rupees', ['Rs. 1 250.00', 'Rs 90.00']],
    ['shillings', ['KSh 1 250.00', 'KSh 90.00']],
  ])('in %s are read by the letters of the currency', (_, values) => {
    expect(chain({ name: 'fee', rule: '\\d+\\.\\d\\d' }, 'Fee', values)).toMatchObject([
      { kind: 'number', decimal: '.', grouping: ' ' },
    ])
  })

  it('are zero where the template says so, or where the other side of the account has the amount', () => {
    const amount = (name: string, description: string): ColumnInput => ({
      name,
      required: true,
      rule: '\\d+\\.\\d\\d',
      description,
    })
    const lines = tableOf('lines', 'No|Debit|Credit\n1|12.50|\n2||7.00\n3|3.25|\n4||9.10')
    const stepsOf = (descriptions: [string, string]): Transform[][] => {
      const columns = [amount('debit', descriptions[0]), amount('credit', descriptions[1])]
      const decision = decideOn([lines], [templateOf('lines', [{ name: 'no', required: true }, ...columns])])
      return ['debit', 'credit'].map((name) => columnOf(decision, name).transforms)
    }
    const zero = { kind: 'default', value: '0.00' }
    expect(stepsOf(['', ''])).toEqual([[zero], [zero]])
    const fees = decideColumn(amount('fee', '0.00 where nothing is due'), 'Fee', ['12.50', '', '9.00'])
    expect(columnOf(fees, 'fee').transforms).toEqual([zero])
    expect(fees.notes.join()).toContain('1 empty cells of “Fee”')
    expect(chain(amount('fee', 'In euro'), 'Fee', ['12.50', '', '9.00'])).toEqual([])
    for (const rest of ['0.00 for members, otherwise 23.00', '0 für Kinder, sonst 23.00'])
      expect(chain(amount('fee', rest), 'Fee', ['12.50', '', '9.00'])).not.toContainEqual(zero)
  })

  const plain = { kind: 'number', decimal: '.', grouping: '' }
  const major: ColumnInput = { name: 'price', description: 'In whole francs, not centimes', rule: '\\d+\\.\\d\\d' }

  it('under a header that says cents become whole units, but not where cents are wanted or where they have decimals', () => {
    const cents = { unit: 'ones', bare_unit: 'hundredths', decimals: 2 }
    expect(chain(major, 'price_centimes', ['1250', '99', '100000'])).toEqual([{ ...plain, ...cents }])
    expect(chain({ name: 'price', rule: '\\d+' }, 'price_cents', ['1250', '99'])).toEqual([])
    expect(chain({ name: 'price_cents', rule: '\\d+' }, 'Price (cents)', ['1250', '99'])).toEqual([])
    expect(chain({ name: 'price', description: 'In cents', rule: '\\d+' }, 'Price', ['12.50', '9.99'])).toEqual([
      { ...plain, unit: 'hundredths', bare_unit: 'ones' },
    ])
    // A workbook leaves the zeros behind the mark away: the others are no larger than what has decimals.
    const few = ['45.5', 'CHF 500.-', '100', '20', '30', '7', '75', '60']
    expect(chain({ name: 'price_cents', rule: '\\d+' }, 'Price', few)).toMatchObject([
      { unit: 'hundredths', bare_unit: 'ones' },
    ])
    const mixed = ['12.50', '4550', '10000', '2000', '9.90', '8000']
    expect(chain({ name: 'price_cents', rule: '\\d+' }, 'Price', mixed)).not.toMatchObject([{ bare_unit: 'ones' }])
    expect(chain(major, 'price_cents', ['12.5', '9.99', '7'])).not.toMatchObject([{ bare_unit: 'hundredths' }])
    expect(chain({ name: 'rate', rule: '\\d+\\.\\d\\d' }, 'per cent', ['12', '7'])).toEqual([{ ...plain, decimals: 2 }])
  })

  it('of which some are texts with a comma become cents once, however they are written', () => {
    const price: ColumnInput = { name: 'price', description: 'In cents', rule: '\\d+' }
    const figures = ['899', '329.9', '12.95', '649', '7.5', '1.699,00 €', '4,50 €', '2.049,00 €']
    expect(chain(price, 'Price', figures)).toMatchObject([
      { kind: 'number', decimal: ',', grouping: '.', unit: 'ones' },
      { kind: 'take_back', steps: 1 },
      { kind: 'number', decimal: '.', unit: 'hundredths', bare_unit: 'ones' },
    ])
  })

  it('in “dollars and cents” are dollars, and so are those whose rule wants a point', () => {
    for (const description of ['Dollars and cents', 'Price in cents, written with a point']) {
      const steps = chain({ name: 'total', description, rule: '\\d+\\.\\d\\d' }, 'Total', ['$45.00', '12.50', '$9.99'])
      expect(steps).toEqual([plain])
    }
  })

  it('with a k or a million behind them count as many', () => {
    expect(chain(major, 'Price', ['45k', '1200', '1.5 Mio'])).toEqual([{ ...plain, unit: 'ones', decimals: 2 }])
  })

  it('of a distance that was read when something came in are not converted to inches', () => {
    const distance: ColumnInput = { name: 'MILEAGE_IN', rule: '\\d+' }
    expect(chain(distance, 'Miles', ['221091', '68413'])).toEqual([])
    const length: ColumnInput = { name: 'length_in', rule: '\\d+(\\.\\d+)?' }
    expect(chain(length, 'Length (ft)', ['2', '3'])).toEqual([{ ...plain, unit: 'in', bare_unit: 'ft' }])
  })

  it('of hours in a clock’s notation become decimals, with as many as most of them need', () => {
    const hours: ColumnInput = { name: 'labour_hours', rule: '\\d+\\.\\d\\d' }
    expect(chain(hours, 'Labour hours', ['0:30', '1:00', '3:20', '0:45'])).toEqual([
      { ...plain, decimals: 2, unit: 'h' },
    ])
  })
})

describe('what a person would read at once', () => {
  const told = (column: ColumnInput, values: string[], more = ''): Transform[] =>
    chain(column, 'Given', values, { instructions: `\`Given\` is \`${column.name}\`. ${more}` })

  it('are states by their names and short forms, where codes are wanted', () => {
    const state: ColumnInput = { name: 'state', rule: '[A-Z]{2}' }
    const entry = (raw: string, value: string): object => ({ raw, value, decided_by: 'matcher' })
    expect(told(state, ['Oregon', 'Tex.', 'nv', 'N. Dak.', 'UT'])).toEqual([
      { kind: 'value_map', entries: [entry('N. Dak.', 'ND'), entry('Oregon', 'OR'), entry('Tex.', 'TX')] },
      { kind: 'case', to: 'upper' },
    ])
    expect(told(state, ['W. Virginia', 'S Carolina'])).toEqual([
      { kind: 'value_map', entries: [entry('S Carolina', 'SC'), entry('W. Virginia', 'WV')] },
    ])
    expect(told({ name: 'state' }, ['Oregon', 'Texas'])).toEqual([])
  })

  it('are letters typed for the figures that they look like, where the rule takes none', () => {
    const zero = ['O', 'o'].map((find) => ({ kind: 'replace', find, with: '0' }))
    expect(told({ name: 'room', rule: '\\d{3}' }, ['1O1', '2O4', '300'])).toEqual(zero)
    expect(told({ name: 'room', rule: '[A-Z0-9]{3}' }, ['1O1', '2O4', '300'])).toEqual([])
  })

  it('are dates of zeros, days as spreadsheets count them, and zeros behind a decimal point', () => {
    expect(told(date, ['0000-00-00', '2024-01-05'])).toMatchObject([
      { kind: 'null_token', tokens: ['0000-00-00'] },
      { kind: 'date' },
    ])
    expect(told(date, ['45123', '45200'])).toEqual([{ kind: 'date', from: ['serial'], to: 'YYYY-MM-DD' }])
    expect(told(date, ['45123', '16.07.2023', '31.12.2023'])).toEqual([
      { kind: 'date', from: ['DD.MM.YYYY', 'serial'], to: 'YYYY-MM-DD' },
    ])
    expect(told({ name: 'count', rule: '\\d+' }, ['45123', '45200'])).toEqual([])
    expect(told({ name: 'count', rule: '\\d+(\\.\\d*[1-9])?' }, ['1.0000', '0.5000'])).toMatchObject([{ decimals: 0 }])
  })

  it('are codes in two forms of which one lost its zeros, and codes that the description tells the length of', () => {
    const either: ColumnInput = { name: 'order', rule: '(\\d{6}|WEB-\\d{3})' }
    const steps = told(either, ['417', '#418', '000419', 'web 201', 'WEB-202', '1020'])
    expect(steps).toMatchObject([
      { kind: 'case' },
      { kind: 'replace' },
      { kind: 'replace', find: '#' },
      { kind: 'pad', length: 6 },
    ])
    const member: ColumnInput = { name: 'member', description: 'M- and five digits', rule: 'M-\\d{5}' }
    expect(told(member, ['12', '345', '6'])).toMatchObject([
      { kind: 'pad', length: 5 },
      { kind: 'prefix', text: 'M-' },
    ])
    const zip: ColumnInput = { name: 'zip', rule: '\\d{5}' }
    expect(told(zip, ['2116', '60614', '07102-2170'])).toMatchObject([{ kind: 'extract' }, { kind: 'pad', length: 5 }])
  })

  it('are codes for what is to be written out: nobody knows them, so it is asked, and answers are taken', () => {
    const nurse: ColumnInput = { name: 'nurse', description: 'Nurse, first and last name' }
    const codes = ['1', '2', '1', '2']
    const instructions = '`By` is `nurse`.'
    const { questions } = decideColumn(nurse, 'By', codes, { instructions })
    expect(questions).toMatchObject([
      { key: 'value:things.nurse:1', kind: 'value_map', free_text: true, default: '(keep)' },
      { key: 'value:things.nurse:2' },
    ])
    const answers = [{ key: 'value:things.nurse:1', value: 'Ada Byron' }]
    expect(chain(nurse, 'By', codes, { instructions, answers })).toEqual([
      { kind: 'value_map', entries: [{ raw: '1', value: 'Ada Byron', decided_by: 'answer' }] },
    ])
    expect(decideColumn({ name: 'nurse' }, 'By', codes, { instructions }).questions).toEqual([])
  })
})

describe('a required value of a list that no column holds', () => {
  const status: ColumnInput = { name: 'status', required: true, rule: '(active|retired)' }
  const template = templateOf('staff', [{ name: 'id', required: true, unique: true }, { name: 'name' }, status])
  const old = tableOf('Old pay book', 'id|name\nS1|Ada\nS2|Ben\nS3|Cyd')
  const key = 'value:staff.status:'

  it('is asked for once, and the answer is every row’s', () => {
    const { questions } = decideOn([old], [template])
    expect(questions).toMatchObject([{ key, kind: 'value_map', default: '(keep)', affected_rows: 3 }])
    const answered = decideOn([old], [template], { answers: [{ key, value: 'retired' }] })
    expect(answered.questions).toEqual([])
    expect(columnOf(answered, 'status')).toMatchObject({
      transforms: [{ kind: 'constant', value: 'retired' }],
      decided_by: 'answer',
    })
  })

  it('is asked for each of several tables, as each may be of another value', () => {
    const now = tableOf('pay book', 'name|id\nEve|S7\nFay|S8')
    const { questions } = decideOn([old, now], [template])
    expect(questions.map((question) => question.key)).toEqual([
      'filling:staff.status@file_Old pay book/Old pay book',
      'filling:staff.status@file_pay book/pay book',
    ])
    const answers = [
      { key: questions[0]!.key, value: 'retired' },
      { key: questions[1]!.key, value: 'active' },
    ]
    const { plan } = decideOn([old, now], [template], { answers })
    expect(plan.sheets[0]!.sources.map(({ columns }) => columns[2]!.transforms)).toEqual([
      [{ kind: 'constant', value: 'retired' }],
      [{ kind: 'constant', value: 'active' }],
    ])
    expect(statementFor(questions[0]!, 'retired')).toMatch(/^# /)
  })

  it('is by default what the file is called by, where that is one of the list', () => {
    const left = tableOf('retired_staff', 'id|name\nS1|Ada\nS2|Ben\nS3|Cyd')
    const decision = decideOn([left], [template])
    expect(decision.questions).toMatchObject([{ key, default: 'retired' }])
    expect(columnOf(decision, 'status').transforms).toEqual([{ kind: 'constant', value: 'retired' }])
  })

  it.each([
    ['Everybody who is only in the old pay book gets status retired.', 'retired'],
    ['The old pay book ends in 2015; they are all retired.', 'retired'],
    ['Nobody in the old pay book is to get status retired unless told.', null],
    ['All rows are retired.', null],
    ['Some in the old pay book are retired.', null],
  ])('is read from a sentence about all of the table: %s', (instructions, value) => {
    const decision = decideOn([old], [template], { instructions })
    expect(columnOf(decision, 'status').transforms).toEqual(value === null ? [] : [{ kind: 'constant', value }])
  })

  it.each([
    ['Everyone in pay book is active and everybody in pensioners is retired.', 'active', 'retired'],
    ['Pay book holds only active people, pensioners contains only retired ones.', 'active', 'retired'],
    ['Alle in Pay book sind active, alle in Pensioners sind retired.', 'active', 'retired'],
    ['The sheet pay book holds only actives.', 'active', null],
  ])('is read for each of the tables that one sentence is about: %s', (instructions, first, second) => {
    const book = tableOf('Pay book', 'id|name\nS1|Ada\nS2|Ben\nS3|Cyd')
    const more = tableOf('Pensioners', 'id|name\nS7|Dan\nS8|Eve\nS9|Fay')
    const decision = decideOn([book, more], [template], { instructions })
    const steps = [0, 1].map((source) => columnOf(decision, 'status', 0, source).transforms)
    expect(steps).toEqual([first, second].map((value) => (value === null ? [] : [{ kind: 'constant', value }])))
  })

  it.each([
    ['The others are new staff with their badge number, all active.', 'active'],
    ['Die anderen sind neue Leute, alle active.', 'active'],
    ['The others may be active.', null],
  ])('is what a sentence says of the others where no column has it, and nowhere else: %s', (instructions, value) => {
    const book = tableOf('staff', 'id|name|status\nS1|Ada|active\nS2|Ben|retired\nS3|Cyd|retired')
    const badges = tableOf('Badges', 'id|name\nS7|Dan\nS8|Eve\nS9|Fay')
    const decision = decideOn([book, badges], [template], { instructions })
    const [own, other] = [0, 1].map((source) => columnOf(decision, 'status', 0, source))
    expect(own).toMatchObject({ inputs: [{ column: 'status' }] })
    expect(own!.transforms).not.toContainEqual(expect.objectContaining({ kind: 'constant' }))
    expect(other!.transforms).toEqual(value === null ? [] : [{ kind: 'default', value }])
  })

  it('is read of the file that a sentence names together with its sheet, and of no other that is called as the sheet', () => {
    const inFile = (file_name: string, name: string, text: string): TableProfile => {
      const profile = tableOf(name, text)
      return { ...profile, table: { ...profile.table, file_id: file_name, file_name } }
    }
    const other = inFile('A_STAFF.csv', 'A_STAFF', 'id|name\nS1|Ada\nS2|Ben\nS3|Cyd')
    const fresh = inFile('Newcomers_2024.xlsx', 'Staff', 'id|name\nS7|Dan\nS8|Eve\nS9|Fay')
    const decision = decideOn([other, fresh], [template], { instructions: 'The staff in newcomers are all active.' })
    const steps = [0, 1].map((source) => columnOf(decision, 'status', 0, source).transforms)
    expect(steps).toEqual([[], [{ kind: 'constant', value: 'active' }]])
  })

  it('is read from what a sentence says of all rows with a value that another one gives a table', () => {
    const rule = '(full_time|part_time)'
    const paid = templateOf('staff', [...template.columns, { name: 'hours', required: true, rule }])
    const instructions = 'Everyone in the old pay book is retired. All retired people work part time.'
    const decision = decideOn([old], [paid], { instructions })
    expect(columnOf(decision, 'hours').transforms).toEqual([{ kind: 'constant', value: 'part_time' }])
    expect(decision.notes.some((note) => note.includes('Not understood'))).toBe(false)
  })
})

describe('dates whose rule takes either order', () => {
  const rule = '\\d{2}/\\d{2}/\\d{4}'
  const to = (description: string): string | undefined => {
    const steps = chain({ name: 'due_date', rule, description }, 'due_date', ['2023-11-12', '2023-01-16', '2023-02-28'])
    return steps.flatMap((step) => (step.kind === 'date' ? [step.to] : []))[0]
  }

  it.each([
    ['Due day, MM/DD/YYYY', 'MM/DD/YYYY'],
    ['mm/dd/yyyy; empty while unpaid', 'MM/DD/YYYY'],
    ['As 12/31/2024', 'MM/DD/YYYY'],
    ['Month first', 'MM/DD/YYYY'],
    ['TT/MM/JJJJ', 'DD/MM/YYYY'],
    ['As 31/12/2024', 'DD/MM/YYYY'],
    ['When it is due', 'DD/MM/YYYY'],
  ])('are written as the description says: %s', (description, notation) => {
    expect(to(description)).toBe(notation)
  })
})

describe('signs of dollars', () => {
  it('are of the country whose dollar most cells name, and those of others are known', () => {
    const currency = { name: 'currency', rule: '[A-Z]{3}', description: 'ISO 4217' }
    const values = ['$', 'USD', 'C$', 'US$', 'CAD', 'USD']
    expect(chain(currency, 'Curr', values)).toMatchObject([
      {
        entries: [
          { raw: '$', value: 'USD' },
          { raw: 'C$', value: 'CAD' },
          { raw: 'US$', value: 'USD' },
        ],
      },
    ])
    expect(chain(currency, 'Curr', ['$', 'EUR', '$', 'EUR'])).toEqual([])
  })

  it('are what was told where another dollar stands beside them', () => {
    const currency = { name: 'currency', rule: '[A-Z]{3}', description: 'ISO 4217' }
    const values = ['$', 'C$', '$', 'C$']
    const told = { instructions: '$ means US dollars.' }
    expect(chain(currency, 'Currency', values, told)).toMatchObject([
      {
        entries: [
          { raw: '$', value: 'USD' },
          { raw: 'C$', value: 'CAD' },
        ],
      },
    ])
    expect(chain(currency, 'Currency', values)).toMatchObject([{ entries: [{ raw: 'C$', value: 'CAD' }] }])
  })
})

describe('web addresses', () => {
  const domain: ColumnInput = { name: 'domain', rule: '[a-z0-9-]+(\\.[a-z0-9-]+)+' }

  it('give their domain where a bare one is wanted', () => {
    const values = ['https://www.acorn.io/', 'birch.example', 'WWW.CEDAR.CO', 'http://elm.org/shop?x=1']
    const steps = chain(domain, 'Domain', values)
    expect(steps).toMatchObject([{ kind: 'extract' }, { kind: 'case', to: 'lower' }])
    const pattern = jsPattern((steps[0] as { pattern: string }).pattern)
    expect(values.map((value) => pattern.exec(value)?.[1])).toEqual([
      'acorn.io',
      'birch.example',
      'CEDAR.CO',
      'elm.org',
    ])
  })

  it('stay whole where the rule takes them, and what is none is left alone', () => {
    expect(
      chain({ name: 'website', rule: 'https?://.+' }, 'Site', ['https://www.acorn.io/', 'http://elm.org']),
    ).toEqual([])
    expect(chain(domain, 'Domain', ['acorn.io', 'elm.org'])).toEqual([])
    expect(chain(domain, 'Domain', ['Acorn Ltd', 'Elm & Sons'])).toEqual([])
  })
})

describe('figures and words that a list allows', () => {
  const belt: ColumnInput = { name: 'class', rule: '^(PK|K|[1-6])$' }

  it('are meant by ordinals and by what the words are short for', () => {
    const values = ['1', '2nd', '3rd', 'Pre-K', 'Kindergarten', '4', '5th', 'K', '6', '1']
    const decision = decideColumn(belt, 'Class', values)
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'class').transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: '2nd', value: '2' },
          { raw: '3rd', value: '3' },
          { raw: '5th', value: '5' },
          { raw: 'Kindergarten', value: 'K' },
          { raw: 'Pre-K', value: 'PK' },
        ],
      },
    ])
  })

  it('are meant by no other letters behind a figure', () => {
    expect(JSON.stringify(chain(belt, 'Class', ['1', '2', '3b', '4', '5', '6', 'K']))).not.toContain('"value":"3"')
  })
})

describe('what follows from the meaning of a word', () => {
  const fee: ColumnInput = { name: 'fee', rule: '\\d+\\.\\d{2}' }
  const values = ['12.50', 'NC', '8.00', '9.00', 'NC', '11.00']

  it.each([
    ['NC in the fee column means not charged, so 0.00.', '0.00'],
    ['NC in the fee column means half price, i.e. 5.00', '5.00'],
    ['NC in the fee column means on the house (0.00)', '0.00'],
  ])('is what is written where the column takes it: %s', (instructions, value) => {
    const map = chain(fee, 'Fee', values, { instructions }).find(({ kind }) => kind === 'value_map')
    expect(map).toMatchObject({ entries: [{ raw: 'NC', value }] })
  })

  it('is no other word behind it', () => {
    const instructions = 'NC in the fee column means not charged, so we ask for it later.'
    expect(JSON.stringify(chain(fee, 'Fee', values, { instructions }))).not.toMatch(/"value":"(?:we|later)"/)
  })
})

describe('empty cells of a required list', () => {
  it.each([
    ['yes if it was serviced, otherwise no', 'no'],
    ['yes or no (no mark = no)', 'no'],
    ['ja, sonst nein', 'nein'],
  ])('are what the description says of all others, be they few: %s', (description, rest) => {
    const yes = rest === 'no' ? 'yes' : 'ja'
    const column = { name: 'serviced', required: true, rule: `^(${yes}|${rest})$`, description }
    const values = ['Y', 'N', '', 'Y', 'Y', 'N', 'Y', 'Y', 'Y', 'N', 'Y', 'Y', 'Y'].map((one) =>
      one === '' ? '' : one === 'Y' ? yes : rest,
    )
    const decision = decideColumn(column, 'Serviced', values)
    expect(columnOf(decision, 'serviced').transforms.at(-1)).toEqual({ kind: 'default', value: rest })
    expect(decision.notes.join()).toContain('are “' + rest + '” of “serviced”: the description')
  })

  const frozen: ColumnInput = { name: 'frozen', rule: '(true|false)', required: true }
  const key = 'value:things.frozen:'

  it('are the no of a column of ticks, and that is noted', () => {
    const decision = decideColumn(frozen, 'Frozen', ['x', '', '', 'X', '', ''])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'frozen').transforms[0]).toEqual({ kind: 'default', value: 'false' })
    expect(decision.notes.join()).toMatch(/4 empty cells of “Frozen” of things.csv are “false” of “frozen”/)
  })

  it('are asked about where they may be something else, once for all of them', () => {
    const values = ['T', '', '', 'T', '']
    const { questions } = decideColumn(frozen, 'Frozen', values)
    expect(questions.filter((question) => question.key === key)).toMatchObject([
      { kind: 'value_map', affected_rows: 3, default: 'false', evidence: [{ row: 3, column: 'Frozen', value: '' }] },
    ])
    const answered = (value: string): Transform[] => chain(frozen, 'Frozen', values, { answers: [{ key, value }] })
    expect(answered('true')).toContainEqual({ kind: 'default', value: 'true' })
    expect(answered('(keep)').some(({ kind }) => kind === 'default')).toBe(false)
    const level: ColumnInput = { name: 'level', rule: '(low|mid|high)', required: true }
    const open = decideColumn(level, 'Level', ['low', 'mid', '', '', '', 'high'])
    expect(open.questions).toMatchObject([{ key: 'value:things.level:', default: '(keep)' }])
  })

  it('are what is told of them, as the list has it, though a cell may be empty', () => {
    const optional: ColumnInput = { name: 'frozen', rule: '(Yes|No)' }
    const told = 'An x under Frozen means deep-frozen, an empty cell means not.'
    expect(chain(optional, 'Frozen', ['x', '', '', 'x', ''], { instructions: told })).toEqual([
      { kind: 'value_map', entries: [{ raw: 'x', value: 'Yes', decided_by: 'matcher' }] },
      { kind: 'default', value: 'No' },
    ])
  })

  it('are what knowledge says, and stay empty where they are few or may be so', () => {
    const told = { key: 'frozen', scope: { type: 'account' as const }, content: '`frozen` defaults to `false`.' }
    expect(decideColumn(frozen, 'Frozen', ['T', '', '', 'T', ''], { knowledge: [told] }).questions).toEqual([])
    const asked = (column: ColumnInput, values: string[]): string[] =>
      decideColumn(column, 'Frozen', values).questions.map((question) => question.key)
    expect(asked(frozen, ['yes', 'no', 'yes', 'no', '', ''])).toEqual([])
    expect(asked({ ...frozen, required: false }, ['yes', '', '', '', ''])).toEqual([])
  })
})

describe('words for nothing', () => {
  it('as a database dumps them are no names and no codes, though a rule takes them', () => {
    const template = templateOf('members', [
      { name: 'id', required: true, unique: true },
      { name: 'last_name', required: true },
      { name: 'card', rule: '[A-Z0-9]+' },
    ])
    const dump = tableOf('members', 'id|lastname|card\n1|Moss|K771\n2|Hart|NULL\n3|NULL|K775')
    const decision = decideOn([dump], [template])
    const token = { kind: 'null_token', tokens: ['NULL'] }
    expect(columnOf(decision, 'card').transforms).toEqual([token])
    expect(columnOf(decision, 'last_name').transforms).toEqual([token])
    const people = tableOf('members', 'id|lastname|card\n1|Moss|K771\n2|Hart|K773\n3|NULL|K775')
    expect(columnOf(decideOn([people], [template]), 'last_name').transforms).toEqual([])
  })

  it('are cut short at times, or say that the value follows', () => {
    const until = { name: 'valid_until', rule: iso }
    expect(chain(until, 'Valid until', ['2024-05-01', '2024-06-01', 'unbefr.'])).toContainEqual({
      kind: 'null_token',
      tokens: ['unbefr.'],
    })
    const permit = { name: 'permit', rule: '[A-Z]\\d{3}' }
    expect(chain(permit, 'Permit', ['A123', 'B456', 'C789', 'aangevraagd'])).toEqual([
      { kind: 'null_token', tokens: ['aangevraagd'] },
    ])
  })

  it('are asked about where every row must have an amount, with what the template says of none', () => {
    const fee = { name: 'fee', required: true, rule: '\\d+\\.\\d{2}', description: '0.00 if it was free' }
    const { questions } = decideColumn(fee, 'Fee', ['12.50', '—', '—', '—', '9.00'])
    expect(questions).toMatchObject([{ kind: 'value_map', default: '0.00' }])
    const { questions: others } = decideColumn({ ...fee, description: 'In euro' }, 'Fee', ['12.50', '—', '—', '—'])
    expect(others).toMatchObject([{ kind: 'value_map', default: '(keep)' }])
  })

  it('become empty where they are the exception', () => {
    const email = { name: 'email', rule: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}' }
    expect(chain(email, 'Email', ['a@x.example', 'n/a', 'b@x.example', '-'])).toEqual([
      { kind: 'null_token', tokens: ['n/a', '-'] },
    ])
  })

  const ends: ColumnInput = { name: 'ends', rule: iso }
  const german = { kind: 'date', from: ['DD.MM.YYYY'], to: 'YYYY-MM-DD' }

  it.each([
    ['no end, however many have none', 'unbefristet', ['unbefristet', 'unbefristet', '10.09.2025', 'unbefristet']],
    ['a lease that goes on by the month', 'm2m', ['m2m', '10.09.2025', '13.10.2026']],
    ['zeros', '00.00.0000', ['00.00.0000', '10.09.2025', '13.10.2026']],
    ['dashes', '--', ['--', '--', '--', '--', '10.09.2025']],
    ['another language', 'onbekend', ['10.09.2025', '13.10.2026', 'onbekend']],
    ['the last day that a system can write', '31.12.9999', ['31.12.9999', '10.09.2025', '31.12.9999', '13.10.2026']],
    ['nines, which never come', '99999999', ['99999999', '10.09.2025', '99999999', '13.10.2026']],
  ])('are known beside dates, which are read all the same: %s', (_, token, values) => {
    expect(chain(ends, 'Ends', values)).toEqual([{ kind: 'null_token', tokens: [token] }, german])
  })

  it.each([
    ['must have a day', { required: true }],
    ['wants that very day', { description: 'Last day; 9999-12-31 while it runs.' }],
  ])('the last day that a system can write stays where the template %s', (_, more) => {
    const steps = chain({ ...ends, ...more }, 'Ends', ['9999-12-31', '2025-09-10', '9999-12-31'])
    expect(steps.map(({ kind }) => kind)).not.toContain('null_token')
  })

  it('are told in instructions', () => {
    const instructions =
      '`00000000` stands for no date. `bis Abruf` means that there is no end date, so the end stays empty.'
    const values = ['10.09.2025', '00000000', '13.10.2026', 'bis Abruf']
    expect(chain(ends, 'Ends', values, { instructions })).toEqual([
      { kind: 'null_token', tokens: ['00000000', 'bis Abruf'] },
      german,
    ])
  })

  it.each(['(unassigned)', '[None]', 'niet toegewezen', '<Leer>'])(
    'are known in brackets, and of what nobody has: %s',
    (token) => {
      const owner: ColumnInput = { name: 'owner', rule: '[a-z]{2,9}\\d' }
      expect(chain(owner, 'Owner', ['kim1', 'lee2', token, 'ann3'])).toEqual([{ kind: 'null_token', tokens: [token] }])
    },
  )

  it('may be a number where every row must have one, which is asked', () => {
    const fee: ColumnInput = { name: 'fee', rule: '\\d+\\.\\d{2}', required: true }
    const values = ['€ 1,250.50', 'waived', '€ 7.00', 'waived', 'waived', '€ 12.25']
    const { questions } = decideColumn(fee, 'Fee', values)
    expect(questions).toMatchObject([
      { key: 'value:things.fee:waived', kind: 'value_map', default: '(keep)', free_text: true, affected_rows: 3 },
    ])
    expect(questions[0]!.options.map(({ value }) => value)).toEqual(['(keep)', '0.00'])
    const answered = (value: string): Transform[] =>
      chain(fee, 'Fee', values, { answers: [{ key: 'value:things.fee:waived', value }] })
    expect(answered('0.00').slice(0, 2)).toEqual([
      { kind: 'value_map', entries: [{ raw: 'waived', value: '0.00', decided_by: 'answer' }] },
      { kind: 'number', decimal: '.', grouping: ',' },
    ])
    expect(answered('(keep)').map(({ kind }) => kind)).toEqual(['number'])
  })

  it('are asked about where nobody knows them and they stand again and again', () => {
    const values = ['10.09.2025', 'bis Abruf', '13.10.2026', 'bis Abruf', 'bis Abruf', 'hm']
    const { questions } = decideColumn(ends, 'Ends', values)
    expect(questions).toMatchObject([
      { kind: 'value_map', key: 'value:things.ends:bis Abruf', default: '(empty)', affected_rows: 3 },
    ])
    const answered = (value: string): Transform[] =>
      chain(ends, 'Ends', values, { answers: [{ key: 'value:things.ends:bis Abruf', value }] })
    expect(answered('(empty)')).toEqual([{ kind: 'null_token', tokens: ['bis Abruf'] }, german])
    expect(answered('(keep)')).toEqual([german])
    expect(decideColumn({ ...ends, required: true }, 'Ends', values).questions).toEqual([])
  })

  it('can be the answer to what a value of a list means', () => {
    const tier: ColumnInput = { name: 'tier', rule: '^(gold|silver)$' }
    const values = ['gold', 'silver', 'blech', 'blech', 'blech']
    expect(decideColumn(tier, 'Tier', values).questions[0]?.options.map(({ value }) => value)).toContain('(empty)')
    expect(chain(tier, 'Tier', values, { answers: [{ key: 'value:things.tier:blech', value: '(empty)' }] })).toEqual([
      { kind: 'value_map', entries: [{ raw: 'blech', value: '', decided_by: 'answer' }] },
    ])
  })

  it('are values where a list has them', () => {
    const allergy: ColumnInput = { name: 'allergy', rule: '^(none|nuts|milk)$' }
    expect(chain(allergy, 'Allergy', ['None', 'nuts', 'milk'])).toEqual([{ kind: 'case', to: 'lower' }])
  })

  it('stay where the rule takes them', () => {
    expect(chain({ name: 'grade', rule: '[AB]|n/a' }, 'Grade', ['A', 'n/a', 'B'])).toEqual([])
  })
})

describe('the case that a description asks for', () => {
  it.each([
    ['All in capitals, accents kept', 'upper'],
    ['in Großbuchstaben', 'upper'],
    ['En minuscules', 'lower'],
  ])('is written: %s', (description, to) => {
    expect(chain({ name: 'name', description }, 'Name', ['Rémi Péron', 'Éva Nagy'])).toEqual([{ kind: 'case', to }])
  })

  it('is that of names where both are named', () => {
    const description = 'Family name in normal upper and lower case'
    expect(chain({ name: 'surname', description }, 'Surname', ['KRAUSE', 'BÖHM'])).toEqual([
      { kind: 'case', to: 'name' },
    ])
    const mixed = 'En majuscules et minuscules'
    expect(chain({ name: 'surname', description: mixed }, 'Nom', ['Petit', 'Roux'])).toEqual([])
  })

  it.each(['First letter in capitals', 'Not in capitals'])(
    'is left where not all of it is meant: %s',
    (description) => {
      const steps = chain({ name: 'name', description }, 'Name', ['ada', 'Bob'])
      expect(steps).not.toContainEqual({ kind: 'case', to: 'upper' })
    },
  )
})

describe('marks that a description asks to be without', () => {
  it.each([
    ['Chassis number without spaces', [' ']],
    ['in Großbuchstaben, ohne Leerzeichen und Bindestriche', ['upper', ' ', '-']],
    ['Written in capitals with no spaces or dashes', ['upper', ' ', '-']],
    ['sans espaces ni tirets', [' ', '-']],
    ['no spaces at the end', []],
    ['without spaces and brackets', []],
  ])('go: %s', (description, wanted) => {
    const steps = chain({ name: 'chassis', description }, 'Chassis', ['wvw-19 x', 'VF1 20-y', 'TMB'])
    expect(
      steps.map((step) => (step.kind === 'replace' ? step.find : step.kind === 'case' ? step.to : step.kind)),
    ).toEqual(wanted)
  })
})

describe('words for nothing where the description says what nothing is', () => {
  it('become that', () => {
    const column: ColumnInput = { name: 'months', rule: '\\d+', description: 'Whole months, 0 for none' }
    expect(chain(column, 'Months', ['2', '3', 'aucune', '12', 'néant'])).toEqual([
      {
        kind: 'value_map',
        entries: [
          { raw: 'aucune', value: '0', decided_by: 'matcher' },
          { raw: 'néant', value: '0', decided_by: 'matcher' },
        ],
      },
    ])
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

describe('figures with the word of what is counted', () => {
  const seats: ColumnInput = { name: 'seats', rule: '\\d+' }

  it('lose it, though others stand bare', () => {
    const values = ['8', '12 chairs', '1 chair', '40', '7 Chairs', '15']
    expect(chain(seats, 'Seats', values)).toMatchObject([{ kind: 'number', unit: 'chairs' }])
  })

  it('keep it where several things are counted', () => {
    expect(chain(seats, 'Seats', ['8', '12 chairs', '3 tables', '40', '7 chairs', '2 tables'])).toEqual([])
  })

  it('are left alone where each row counts in a unit of its own and the template has none', () => {
    const values = ['8', '12 pcs', '3 bags', '40', '7 kg', '1.250 pcs']
    const decision = decideColumn({ name: 'on_hand', rule: '\\d+' }, 'On hand', values)
    expect(columnOf(decision, 'on_hand').transforms).toMatchObject([
      { kind: 'extract' },
      { kind: 'number', decimal: ',', grouping: '.' },
    ])
    expect(decision.notes).toContainEqual(expect.stringContaining('counts in several units (pcs, bags, kg)'))
    expect(chain({ name: 'weight_kg', rule: '\\d+' }, 'Weight', values)).not.toContainEqual(
      expect.objectContaining({ kind: 'extract' }),
    )
  })
})

describe('terms of payment where days are wanted', () => {
  const days = (values: string[], header = 'Terms'): Record<string, string> =>
    Object.fromEntries(
      chain({ name: 'payment_days', rule: '\\d+', description: 'Payment term in days' }, header, values).flatMap(
        (step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : []),
      ),
    )

  it('are the net ones, and none where it is due at once', () => {
    const values = ['Net 45', '2/10 net 30', '14 Tage 2 % Skonto, 60 Tage netto', 'n/21', 'Due on receipt', 'Net 45']
    expect(days(values)).toEqual({
      'Net 45': '45',
      '2/10 net 30': '30',
      '14 Tage 2 % Skonto, 60 Tage netto': '60',
      'n/21': '21',
      'Due on receipt': '0',
    })
    expect(days(['rein netto 8 Tage', 'zahlbar innerhalb von 10 Tagen', 'sofort fällig', '8'], 'Zahlungsziel')).toEqual(
      {
        'rein netto 8 Tage': '8',
        'zahlbar innerhalb von 10 Tagen': '10',
        'sofort fällig': '0',
      },
    )
  })

  it('are read where no rule wants figures but the description, also of what a value is said to mean', () => {
    const column: ColumnInput = { name: 'payment_days', description: 'Days, whole number.', desiredRule: 'ai' }
    const instructions = 'RCPT in the terms means due on receipt, which is 0 days.'
    const values = ['RCPT', '30', '14', '30', 'Net 45', 'RCPT', '30', '14']
    const steps = chain(column, 'Terms', values, { instructions })
    const entries = steps.flatMap((step) => (step.kind === 'value_map' ? step.entries : []))
    expect(Object.fromEntries(entries.map(({ raw, value }) => [raw, value]))).toEqual({ RCPT: '0', 'Net 45': '45' })
  })

  it('stay where more is said than days, which is asked about', () => {
    const values = ['net 30', 'net 14', 'net 60 EOM', 'net 10', 'net 60 EOM', '30 days', '30 days']
    const { questions } = decideColumn({ name: 'payment_days', rule: '\\d+' }, 'Terms', values)
    expect(days(values)).toEqual({ 'net 30': '30', 'net 14': '14', 'net 10': '10', '30 days': '30' })
    expect(questions.map(({ key }) => key)).toContain('value:things.payment_days:net 60 EOM')
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

describe('values that only the description lists', () => {
  it.each([
    'One of: open, shut.',
    'What it is by day; one of open or shut',
    'Eine von: open, shut.',
    'Une de: open, shut',
    'Either open or shut, never empty',
    'open, shut or gone',
    'open / shut / gone',
    'In English: open, shut, gone',
  ])('are what the column is mapped to: %s', (description) => {
    const { questions } = decideColumn(
      { name: 'state', description, desiredRule: 'ai' },
      'State',
      'Open,Open,zu,zu,SHUT'.split(','),
    )
    const options = questions.map((one) =>
      one.options.flatMap(({ value }) => (['open', 'shut'].includes(value) ? value : [])).toSorted(),
    )
    expect(options).toEqual([['open', 'shut']])
  })

  it.each(['MM/DD/YYYY', 'A shop, a stall or a van', 'open or shut', 'Where it is, if open'])(
    'are none where it speaks of what is there, or how it is written: %s',
    (description) => {
      const values = 'Open,Open,zu,zu,SHUT'.split(',')
      const { questions } = decideColumn({ name: 'place', description, desiredRule: 'none' }, 'Place', values)
      expect(questions).toEqual([])
    },
  )
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

describe('names in capitals', () => {
  const surname = { name: 'surname', description: 'Family name, normal capitalisation' }

  it('get the capitals of names, as the others of the column and the template write them', () => {
    const values = ['VAN BUREN', 'Van Halen', 'de Wit', 'DE WIT', 'MacDuff', 'MACDUFF', 'Lee']
    expect(chain(surname, 'Surname', values)).toEqual([{ kind: 'case', to: 'name', words: ['Van', 'de', 'MacDuff'] }])
    const shown = { name: 'surname', description: 'First letters in capitals, as in LaRue' }
    expect(chain(shown, 'Surname', ['LARUE', 'OH'])).toEqual([{ kind: 'case', to: 'name', words: ['LaRue'] }])
    const town = { name: 'town', description: 'Town in usual Dutch spelling' }
    expect(chain(town, 'Town', ['DELFT', 'Breda'])).toEqual([{ kind: 'case', to: 'name' }])
    const block = { name: 'town', description: 'As on the map; not in block capitals' }
    expect(chain(block, 'Town', ['DELFT', 'Breda'])).toEqual([{ kind: 'case', to: 'name' }])
    const given = { name: 'town', description: 'Town with normal capitals' }
    expect(chain(given, 'Town', ['DELFT', 'Breda'])).toEqual([{ kind: 'case', to: 'name' }])
  })

  it('stay where nothing asks for it, or none is in capitals', () => {
    expect(chain({ name: 'surname', description: 'IBAN in capitals' }, 'Surname', ['LARUE', 'OH'])).toEqual([])
    expect(chain(surname, 'Surname', ['LaRue', 'Oh'])).toEqual([])
  })
})

describe('phone numbers', () => {
  const template = templateOf('people', [
    { name: 'name', required: true },
    { name: 'phone', rule: '\\+[1-9]\\d{6,14}' },
    { name: 'country' },
  ])
  const phone = (text: string, more = {}): Transform | undefined =>
    columnOf(decideOn([tableOf('people', text)], [template], more), 'phone').transforms.find(
      ({ kind }) => kind === 'phone',
    )

  it('take the country in whose areas they are, where numbers of two countries stand beside them', () => {
    const abroad = ['+43 7712 1496613', '+43 (0)7712 342574', '0043 7712 4062243', '+49 851 2257791', '0049851791031']
    const numbers = [...abroad, '(0851) 8363384', '0851 / 2358125', '0851-6613516']
    const text = (all: string[]): string => `Name|Phone\n${all.map((number, at) => `P${at}|${number}`).join('\n')}`
    expect(phone(text(numbers))).toEqual({ kind: 'phone', country: 'DE' })
    expect(phone(text([...numbers, '07712 342571']))).toEqual({ kind: 'phone', country: null })
  })

  it('take the country of the rows with a national number', () => {
    const text =
      'Name|Phone|Country\nA|030 7886293|DE\nB|+43 1 8712686|AT\nC|0331 8669577|Deutschland\nD|0211 2726892|DE'
    expect(phone(text)).toEqual({ kind: 'phone', country: 'DE' })
  })

  it('of rows that name another country than most get the code of that, under whatever header it stands', () => {
    const german = Array.from({ length: 8 }, (_, at) => `G${at}|0${221 + at} 44${at}7301|D|+49 221 880${at}11`)
    const swiss = [
      'S1|044 668 18 00|CH|+41 44 668 18 01',
      'S2|031 322 21 11|CH|+41 31 322 21 12',
      'S3|+41 22 730 21 11|CH|',
    ]
    const text = (header: string): string => [`Name|Phone|${header}|Fax`, ...german, ...swiss, ...abroad].join('\n')
    const abroad = ['G8|+49 30 901820|D|', 'G9|0049 40 428280|D|', 'S4|+41 61 266 81 81|CH|', 'S5|+41 91 814 71 11|CH|']
    const steps = columnOf(decideOn([tableOf('people', text('Lkz.'))], [template]), 'phone').transforms
    expect(steps).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: '031 322 21 11', value: '+41313222111' },
          { raw: '044 668 18 00', value: '+41446681800' },
        ],
      },
      { kind: 'phone', country: 'DE' },
    ])
  })

  it('are dialled where most rows of other tables are at home, if nothing else tells it and they are good numbers there', () => {
    const shops = (country: string): ReturnType<typeof tableOf> =>
      tableOf(
        'shops',
        `Shop|Country\n${[1, 2, 3, 4, 5, 6].map((no) => `S${no}|${no < 6 ? country : 'IE'}`).join('\n')}`,
      )
    const staff = tableOf(
      'people',
      'Name|Phone\nAnn Lee|07712 342571\nBob May|07400 123456\nCy Poe|07520 123456\nDi Roe|07712 342573',
    )
    const shop = templateOf('shops', [{ name: 'shop', required: true, unique: true }, { name: 'country' }])
    const found = (country: string): ReturnType<typeof decideOn> => decideOn([shops(country), staff], [template, shop])
    const step = (country: string): unknown =>
      columnOf(found(country), 'phone').transforms.find(({ kind }) => kind === 'phone')
    expect(step('GB')).toEqual({ kind: 'phone', country: 'GB' })
    expect(found('GB').notes.join()).toContain('are read as dialled in GB')
    expect(step('ES')).toEqual({ kind: 'phone', country: null })
  })

  it('are of the country of the number that the description shows, where they are good ones there', () => {
    const shown = (description: string, numbers: string[]): (string | null)[] => {
      const lines = templateOf('people', [
        { name: 'name', required: true },
        { name: 'phone', rule: '\\+\\d{10,13}', description },
      ])
      const text = `Name|Phone\n${numbers.map((number, at) => `P${at}|${number}`).join('\n')}`
      const { transforms } = columnOf(decideOn([tableOf('people', text)], [lines]), 'phone')
      return transforms.flatMap((step) => (step.kind === 'phone' ? [step.country] : []))
    }
    const british = ['0113 496 0199', '01422 496311', '(029) 2018 0699', '0131 496 0888']
    expect(shown('International, e.g. +441134960000', [...british, '+31 20 794 0155'])).toEqual(['GB'])
    expect(shown('International, e.g. +14155550123', british)).toEqual([null])
    expect(shown('International, e.g. +441134960000 or +31207940155', british)).toEqual([null])
  })

  it('are of no country that their rows name where numbers with a code say otherwise: guests have phones from elsewhere', () => {
    const guests = [
      'Portugal|+49 30 901820',
      'Portugal|+33 1 42 76 40 40',
      'Spain|+49 40 428280',
      'Spain|+41 44 668 18 00',
    ]
    const rows = [...guests, 'Portugal|+49 89 2330', 'Spain|030 7886293', 'Portugal|0341 2526459', 'Portugal|0211 8991']
    const text = ['Name|Country|Phone', ...rows.map((row, at) => `P${at}|${row}`)].join('\n')
    const steps = columnOf(decideOn([tableOf('people', text)], [template]), 'phone').transforms
    expect(steps.filter(({ kind }) => kind === 'value_map')).toEqual([])
  })

  it('take the country of the others with a code when its numbers look like that', () => {
    const text = 'Name|Phone\nA|030 7886293\nB|+49 331 8669577\nC|+49 211 2726892\nD|+49 170 1234567\nE|0171 2345678'
    expect(phone(text)).toEqual({ kind: 'phone', country: 'DE' })
  })

  it('are dialled within the country of their only calling code where the rule has the marks of that', () => {
    const local = { name: 'phone', rule: '\\d{3}-\\d{3}-\\d{4}' }
    const numbers = ['216-555-0100', '(740) 555-0123', '+1 330 555 0185', '614.555.0175', '+1 216 555 0121']
    expect(chain(local, 'Phone', numbers)).toMatchObject([
      { kind: 'phone', country: 'US' },
      { kind: 'replace', find: '+1', with: '' },
      { kind: 'insert', text: '-', at: 3 },
      { kind: 'insert', text: '-', at: 7 },
    ])
  })

  it('lose the words before them that say what they are, but no fax', () => {
    const line = { name: 'phone', rule: '\\+1\\d{10}' }
    const plain = ['(216) 555-0100', '614.555.0175', '(216) 555-0107', '216-555-0155']
    const numbers = [...plain, 'Cell: 740-555-0123', 'Phone 330 555 0185', 'Fax: 216-555-0121']
    const [first, second] = chain(line, 'Phone', numbers)
    expect(first).toEqual({ kind: 'extract', pattern: '^(?:Cell: |Phone )?(.+)$' })
    expect(second).toEqual({ kind: 'phone', country: 'US' })
    expect(chain(line, 'Phone', [...plain, 'ask Jo 555-0123'])[0]).toMatchObject({
      kind: 'phone',
    })
  })

  it('get the marks of a rule for national ones, however they are written, and stay where they are none', () => {
    const office = { name: 'phone', rule: '\\d{4} \\d{3}-\\d{4}' }
    const steps = chain(office, 'Phone', ['0161 555-0134', '0161.555.0190', '(0161) 555 0177', '0161/5550128', 'n. n.'])
    expect(steps.filter(({ kind }) => kind === 'insert')).toEqual([
      { kind: 'insert', text: ' ', at: 4 },
      { kind: 'insert', text: '-', at: 8 },
    ])
    expect(steps.at(-1)).toMatchObject({ kind: 'take_back', steps: steps.length - 1 })
  })

  it('take the country that the description of another phone column names, and no plus for a calling code', () => {
    const rule = '\\+\\d{8,14}'
    const line = { name: 'phone', rule, description: 'A number that begins with 0 is British (+44).' }
    const both = templateOf('people', [
      { name: 'name', required: true },
      line,
      { name: 'mobile', rule, description: 'Same form.' },
    ])
    const told = tableOf('people', 'Name|Phone|Mobile\nA|020 7946 0751|07700 900873\nB||07700 900932\nC|020 7946 0113|')
    const mobile = (people: typeof both): Transform[] => columnOf(decideOn([told], [people]), 'mobile').transforms
    expect(mobile(both)).toEqual([{ kind: 'phone', country: 'GB' }])
    const silent = templateOf('people', [
      { name: 'name', required: true },
      { name: 'mobile', rule },
    ])
    expect(mobile(silent).filter(({ kind }) => kind === 'prefix')).toEqual([])
  })

  it('lose every mark where figures alone are wanted', () => {
    const figures: ColumnInput = { name: 'phone', rule: '\\d{10}' }
    const steps = chain(figures, 'Phone', ['512.555.0112', '512-555-0139', '(512) 555-0171', '5125550184'])
    const removed = steps.map((step) => (step.kind === 'replace' && step.with === '' ? step.find : ''))
    expect(removed.toSorted()).toEqual([' ', '(', ')', '-', '.'])
  })

  it('take the country of most others with a code where some are from abroad, when they are good numbers there', () => {
    const abroad = 'D|+43 1 5342609\nE|+49 211 2726892\nF|+49 170 1234567'
    const text = `Name|Phone\nA|030 7886293\nB|0341 / 252 6459\nC|+49 331 8669577\n${abroad}`
    expect(phone(text)).toEqual({ kind: 'phone', country: 'DE' })
    expect(phone(text.replaceAll('+49', '+33'))).toEqual({ kind: 'phone', country: null })
  })

  it('do not become foreign because one of them is', () => {
    const text = 'Name|Phone\nA|030 1234567\nB|0171 2345678\nC|+90 212 555 0101\nD|040 998877'
    expect(phone(text)).toEqual({ kind: 'phone', country: null })
  })

  it.each([
    ['\\+44\\d{9,10}', 'GB', ['07700 900123', '020 7946 0018']],
    ['^\\+41[2-9]\\d{8}$', 'CH', ['079 123 45 67', '044 668 18 00']],
    ['\\+1[2-9]\\d{2}\\d{7}', 'US', ['(212) 555-0123', '415.555.0199 (cell)']],
  ])('take the only country that the rule takes: %s', (rule, country, numbers) => {
    expect(chain({ name: 'phone', rule }, 'Phone', numbers)).toEqual([{ kind: 'phone', country }])
  })

  it('get the area code that the template tells', () => {
    const column = { name: 'phone', rule: '\\+1\\d{10}', description: 'Local numbers are in area code 315.' }
    expect(chain(column, 'Phone', ['(212) 555-0123', '555-0142', '315.555.0199'])).toEqual([
      { kind: 'value_map', entries: [{ raw: '555-0142', value: '315 555-0142', decided_by: 'matcher' }] },
      { kind: 'phone', country: 'US' },
    ])
  })

  it('take the country that the template speaks of', () => {
    const numbers = ['030 1234567', '040 5887000', '0171 1234567']
    const told = (description: string): Transform[] =>
      chain({ name: 'phone', rule: '\\+[1-9]\\d{6,14}', description }, 'Phone', numbers)
    const country = (code: string | null) => [{ kind: 'phone', country: code }]
    expect(told('E.164; German unless it says otherwise')).toEqual(country('DE'))
    expect(told('With +49 where no country is given')).toEqual(country('DE'))
    expect(told('E.164, such as +39 06 1234567')).toEqual(country(null))
    expect(told('Swiss or French')).toEqual(country(null))
  })

  it('take what instructions say', () => {
    const text = 'Name|Phone\nA|030 7886293\nB|0331 8669577'
    expect(phone(text)).toEqual({ kind: 'phone', country: null })
    const told = [
      'Phone numbers are from `DE`.',
      'We only sell in Germany, so a phone number without a country code is a German one.',
    ]
    for (const instructions of told) expect(phone(text, { instructions })).toEqual({ kind: 'phone', country: 'DE' })
  })
})

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
    const rule = '^(oak|beech)$'
    const templates = ['chairs', 'tables'].map((slug) =>
      templateOf(slug, [
        { name: 'id', required: true, unique: true },
        { name: `${slug}_wood`, required: true, rule },
      ]),
    )
    const profiles = ['chairs', 'tables'].map((slug) =>
      tableOf(slug, `ID|${slug} wood\n1|Eiken\n2|eiken\n3|EIKEN\n4|Beuken\n5|Beuken`),
    )
    const asked = decideOn(profiles, templates).questions.map(({ key }) => key)
    expect(asked).toEqual(['value:chairs.chairs_wood:Beuken', 'value:chairs.chairs_wood:Eiken'])
    const answers = [
      { key: asked[0]!, value: 'beech' },
      { key: asked[1]!, value: 'oak' },
    ]
    const decision = decideOn(profiles, templates, { answers })
    expect(decision.questions).toEqual([])
    const maps = [0, 1].map(
      (sheet) => columnOf(decision, sheet === 0 ? 'chairs_wood' : 'tables_wood', sheet).transforms,
    )
    const entry = (raw: string, value: string): unknown => ({ raw, value, decided_by: 'answer' })
    const entries = [entry('Beuken', 'beech'), entry('EIKEN', 'oak'), entry('Eiken', 'oak'), entry('eiken', 'oak')]
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

it('country names are known in every language, and by names of before', () => {
  const values = ['Turkey', 'Turquía', 'Þýskaland', '日本', 'Yhdysvallat', 'Ivory Coast']
  const [map] = chain({ name: 'country', rule: '[A-Z]{2}' }, 'Country', values)
  const entries = map?.kind === 'value_map' ? map.entries : []
  expect(values.map((value) => entries.find(({ raw }) => raw === value)?.value)).toEqual([
    'TR',
    'TR',
    'DE',
    'JP',
    'US',
    'CI',
  ])
})

it('countries are known by parts of them, and cut short', () => {
  const values = ['Inglaterra', 'Écosse', 'Holanda', 'Esp.', 'Ger.', 'Gt Britain']
  const [map] = chain({ name: 'country', rule: '[A-Z]{2}' }, 'Country', values)
  const entries = map?.kind === 'value_map' ? map.entries : []
  expect(values.map((value) => entries.find(({ raw }) => raw === value)?.value)).toEqual([
    'GB',
    'GB',
    'NL',
    'ES',
    'DE',
    'GB',
  ])
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

describe('repairs', () => {
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

  it('never take the mark out of a number', () => {
    expect(chain({ name: 'grade', rule: '\\d{1,3}' }, 'Grade', ['5-7', '8-9', '10-12'])).toEqual([])
  })

  it('never change a value that passes', () => {
    expect(chain({ name: 'code', rule: '[A-Za-z]\\d+' }, 'Code', ['a1', 'B2', '??x'])).toEqual([])
  })
})

describe('rules that say how a value is written', () => {
  it.each([
    [
      'fixed decimals',
      { name: 'price', rule: '\\d+\\.\\d{2}' },
      ['12', '7.5', '3.25'],
      { kind: 'number', decimal: '.', grouping: '', decimals: 2 },
    ],
    [
      'fixed decimals after a comma',
      { name: 'price', rule: '\\d+\\.\\d{2}' },
      ['1.250', '7,5', '3,25'],
      { kind: 'number', decimal: ',', grouping: '.', decimals: 2 },
    ],
    [
      'bounded figures that no name speaks of',
      { name: 'mark', rule: '[1-6]\\.\\d' },
      ['1,5', '2', '3,7'],
      { kind: 'number', decimal: ',', grouping: '', decimals: 1 },
    ],
    [
      'ten digits',
      { name: 'account', rule: '\\d{10}' },
      ['1200', '4400'],
      { kind: 'pad', length: 10, character: '0', side: 'left' },
    ],
    [
      'times with two digits',
      { name: 'begin_time', rule: '\\d{2}:\\d{2}' },
      ['9:05', '10:30'],
      { kind: 'pad', length: 5, character: '0', side: 'left' },
    ],
    [
      'times without seconds',
      { name: 'opens', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      ['09:05:00', '18:30:00'],
      { kind: 'date', from: ['HH:mm:ss'], to: 'HH:mm' },
    ],
    [
      'times as they are spoken',
      { name: 'opens', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      ['9.05 Uhr', '9 Uhr', '18h30', '7 pm', '11:15 a.m.'],
      { kind: 'date', from: ['HH.mm Uhr', 'HH Uhr', 'HHhmm', 'HH A', 'HH:mm A'], to: 'HH:mm' },
    ],
    [
      'times whose half of the day is a letter',
      { name: 'opens', rule: '([01]\\d|2[0-3]):[0-5]\\d' },
      ['9:05a', '9:30a', '10a', '1:15p'],
      { kind: 'date', from: ['HH:mmA', 'HHA'], to: 'HH:mm' },
    ],
  ])('are met: %s', (_, column, values, step) => {
    expect(chain(column, column.name, values)).toEqual([step])
  })

  it('gives back leading zeros beside a text that is long enough, and not where hardly one is missing', () => {
    const plu: ColumnInput = { name: 'plu', rule: '\\d{4}' }
    const figures = [...'123456789'].map((digit) => `4${digit}3`)
    expect(chain(plu, 'PLU', [...figures, 'to be given'])).toEqual([
      { kind: 'pad', length: 4, character: '0', side: 'left' },
    ])
    expect(chain(plu, 'PLU', [...figures.map((value) => `0${value}`), '917'])).toEqual([])
  })

  it('gives no zero to a number that lacks a figure of a beginning that all others have', () => {
    const meter: ColumnInput = { name: 'meter_no', rule: '\\d{6}' }
    const whole = [...'1234567890'].map((digit) => `70${digit}5${digit}1`)
    expect(chain(meter, 'Meter no', [...whole, '70414'])).toEqual([])
    expect(
      chain(meter, 'Meter no', [...whole.map((value) => value.replace(/^70/, '83')), '23411', '50414', '9912']),
    ).toEqual([{ kind: 'pad', length: 6, character: '0', side: 'left' }])
  })

  it('writes signs and names of currencies as codes', () => {
    const currency: ColumnInput = { name: 'currency', rule: '[A-Z]{3}' }
    const [map] = chain(currency, 'Currency', ['€', 'EUR', '£', 'Euro'])
    expect(map).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: 'Euro', value: 'EUR' },
        { raw: '£', value: 'GBP' },
        { raw: '€', value: 'EUR' },
      ],
    })
  })

  it('takes values that are weak alone for what they only can be together, and asks when two could be the same', () => {
    const subject: ColumnInput = { name: 'subject', rule: '^(MATH|ENGL|BIOL)$' }
    const paired = decideColumn(subject, 'Subject', ['Mathematics', 'English', 'Biology'])
    expect(paired.questions).toEqual([])
    const twice = decideColumn(subject, 'Subject', ['Mathematics', 'Mathematical physics', 'Biology'])
    expect(twice.questions).not.toEqual([])
  })

  it.each([
    ['Annulée', 'cancelled'],
    ['Payée', 'paid'],
    ['Double room', 'double'],
  ])('knows what %s means', (raw, value) => {
    const state: ColumnInput = { name: 'state', rule: `^(${value}|other)$` }
    expect(chain(state, 'State', [raw, 'other'])).toMatchObject([{ kind: 'value_map', entries: [{ raw, value }] }])
  })

  it('does not take a word beside a negation for the word', () => {
    const state: ColumnInput = { name: 'state', rule: '^(active|closed)$' }
    expect(chain(state, 'State', ['not active', 'closed'])).toEqual([])
  })

  it('asks what a word for nothing means that a required column has again and again, unless a default is told', () => {
    const held: ColumnInput = { name: 'consent', rule: '^(true|false)$', required: true }
    const values = ['true', 'false', 'true', 'None', 'None', 'None']
    const asked = decideColumn(held, 'Consent', values).questions.map(({ key }) => key)
    expect(asked).toEqual(['value:things.consent:None'])
    const empties = [{ kind: 'null_token', tokens: ['None'] }]
    expect(chain({ ...held, required: false }, 'Consent', values)).toEqual(empties)
    const told = chain(held, 'Consent', values, { instructions: 'The default of `consent` is `false`.' })
    expect(told).toEqual([...empties, { kind: 'default', value: 'false' }])
  })

  it('takes "unknown" for no value where a list has nothing like it', () => {
    const sex: ColumnInput = { name: 'sex', rule: '^(F|M)$' }
    expect(chain(sex, 'Sex', ['F', 'M', 'F', 'Unknown'])).toEqual([{ kind: 'null_token', tokens: ['Unknown'] }])
  })

  it('never takes another key for a misspelt one', () => {
    const places = templateOf('places', [
      { name: 'id', required: true, unique: true },
      { name: 'parent', link: 'places.id' },
    ])
    const table = tableOf('places', 'ID|Parent\nS1|\nS1-B1|S1\nS9-B1|S9')
    const decision = decideOn([table], [places])
    expect(decision.questions).toEqual([])
    expect(columnOf(decision, 'parent').transforms).toEqual([])
  })

  it('puts the first name first where the template says so', () => {
    const values = ['Meier, Ursula', 'Rossi, Marco']
    const swap = { kind: 'swap', separator: ',', with: ' ' }
    expect(chain({ name: 'full_name', description: 'First name, then last name' }, 'Full name', values)).toEqual([swap])
    expect(chain({ name: 'author', description: 'First name, then family name' }, 'Author', values)).toEqual([swap])
    expect(chain({ name: 'full_name' }, 'Full name', values)).toEqual([])
  })

  it.each([
    ['11100 Aosta', '50674 Köln', '11100'],
    ['50674', '50674 Köln', '50674'],
    ['Köln 50674', 'Bad Hof 04109', '50674'],
    ["Via Po 64/A - 10013 Borgofranco d'Ivrea", 'Am Markt 1, 04109 Leipzig', '10013'],
  ])('takes the postal code alone out of %s where the town goes nowhere', (first, second, code) => {
    const [step] = chain({ name: 'postal_code', rule: '\\d{5}' }, 'Postal code', [first, second])
    expect(step?.kind === 'extract' && jsPattern(step.pattern).exec(first)?.[1]).toBe(code)
  })

  it('leaves postal codes alone that are right, whatever stands around others', () => {
    const postal: ColumnInput = { name: 'postal_code', rule: '\\d{4} ?[A-Z]{2}' }
    expect(chain(postal, 'Postal code', ['1234 AB', '2345CD'])).toEqual([])
    expect(chain(postal, 'Postal code', ['1234 AB', '2345 CD', '3456'])).toEqual([])
  })

  it('reads births as no later than the other tables, or than the migration', () => {
    const birth: ColumnInput = { name: 'birth_date', rule: iso }
    const alone = decideColumn(birth, 'Birth date', ['15.08.47', '01.02.12'], { created_year: 2026 })
    expect(columnOf(alone, 'birth_date').transforms).toMatchObject([{ kind: 'date', latest_year: 2026 }])
    expect(alone.notes.join()).toContain('2026 is the year in which the migration was made')
  })

  it('marks identifiers that a spreadsheet shortened', () => {
    expect(columnOf(decideColumn({ name: 'serial' }, 'Serial', ['1.2E+10', '100200300402']), 'serial').shortened).toBe(
      true,
    )
    expect(columnOf(decideColumn({ name: 'serial' }, 'Serial', ['100200300402']), 'serial').shortened).toBeUndefined()
  })

  it('leaves texts in several lines as they are', () => {
    expect(chain({ name: 'note' }, 'Note', ['a  b', 'one\n  two'])).toEqual([])
  })
})

it('a question about the order of dates offers no day that there is not', () => {
  const { questions } = decideColumn(date, 'Start Date', ['30/02/2024', '02/30/2024'])
  expect(questions[0]?.options.map(({ label }) => label)).toEqual([
    'Day first: 30/02/2024 is then no date, and gets an issue',
    'Month first: 30/02/2024 is then no date, and gets an issue',
  ])
})

describe('character references of HTML', () => {
  const replace = (find: string, text: string): Transform => ({ kind: 'replace', find, with: text })

  it('are read in names, that of the ampersand last', () => {
    const values = ['Nuts &amp; Bolts', '24&quot; Rim', 'M&uuml;sli&#x2f;Bowl', 'it&#146;s', 'R&D; A & B']
    expect(chain({ name: 'label' }, 'Label', values)).toEqual([
      replace('&quot;', '"'),
      replace('&uuml;', 'ü'),
      replace('&#x2f;', '/'),
      replace('&#146;', '’'),
      replace('&amp;', '&'),
    ])
    expect(chain({ name: 'label' }, 'Label', ['Bolt&nbsp;', 'Nut'])).toEqual([replace('&nbsp;', ' '), { kind: 'trim' }])
    expect(chain({ name: 'label' }, 'Label', ['&#0;', '&#55296;', '&#9999999;', '&unknown;'])).toEqual([])
  })

  it('stay in marked-up text, unless plain text is wanted', () => {
    const values = ['<p>Nuts &amp; Bolts</p>', '<b>Rims</b>']
    expect(chain({ name: 'label' }, 'Label', values)).toEqual([])
    expect(chain({ name: 'label_html' }, 'Label', ['Nuts &amp; Bolts', 'Rims'])).toEqual([])
    expect(
      chain({ name: 'label', description: 'Plain text, no HTML.' }, 'Label', ['Nuts &amp; Bolts', 'Rims']),
    ).toEqual([replace('&amp;', '&')])
  })
})

describe('a short word for nothing that is a code in another case', () => {
  it('is a code', () => {
    const values = ['WA', 'nc', 'NC', 'or', 'OR', 'TX']
    const kinds = chain({ name: 'depot', rule: '[A-Z]{2}' }, 'Depot', values).map(({ kind }) => kind)
    expect(kinds).toContain('case')
    expect(kinds).not.toContain('null_token')
  })
})

describe('what a value was said to mean', () => {
  const mapped = (column: ColumnInput, header: string, values: string[], instructions: string) =>
    chain(column, header, values, { instructions }).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}=${value}`) : [],
    )

  it('is the allowed value that stands in the words for it', () => {
    const state: ColumnInput = { name: 'state', rule: 'open|closed|lost' }
    const values = ['open', 'closed', 'WO', 'open', 'closed']
    expect(mapped(state, 'State', values, 'WO means written off (lost)')).toEqual(['WO=lost'])
    expect(mapped(state, 'State', values, 'WO means something else')).toEqual([])
  })

  it('is nothing where it is none of what the column holds', () => {
    const values = ['SPRING', 'none', 'WINTER', 'none']
    expect(mapped({ name: 'voucher' }, 'Voucher', values, 'A voucher "none" means no voucher.')).toEqual(['none='])
  })
})

describe('what is said to stand for none', () => {
  const said = (column: ColumnInput, instructions: string): string[] =>
    chain(column, 'Tutor', ['KL', '//', 'MB', '//', 'TS'], { instructions }).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}=${value}`) : [],
    )

  it.each([
    '// means no mentor chosen yet',
    'Tutor // heißt: keiner',
    '// bedeutet: keine Zuordnung',
    'Tutor // signifie : aucun',
  ])('leaves a cell empty that may be: %s', (instructions) => {
    expect(said({ name: 'tutor', rule: '[A-Z]{2}' }, instructions)).toEqual(['//='])
  })

  it('stays where a cell must not be empty, or the list has a word for it', () => {
    expect(said({ name: 'tutor', rule: '[A-Z]{2}', required: true }, '// means no mentor')).not.toContain('//=')
    const listed: ColumnInput = { name: 'tutor', rule: 'KL|MB|TS|none' }
    expect(said(listed, '// means none')).toEqual(['//=none'])
  })
})

describe('what is said not to be known among figures', () => {
  it.each(['"p.m." means the price is not known', '"p.m." means not stated'])('is nothing: %s', (instructions) => {
    const price: ColumnInput = { name: 'price', rule: '\\d+\\.\\d{2}' }
    const steps = chain(price, 'Price', ['12,50', '9,90', 'p.m.', '104,00', '7.25', 'p.m.'], { instructions })
    expect(steps[0]).toEqual({ kind: 'null_token', tokens: ['p.m.'] })
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

describe('countries written in other ways', () => {
  const entries = (rule: string, values: string[], more: Partial<DecideInput> = {}): string[] =>
    chain({ name: 'country', rule }, 'Country', values, more).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw}=${value}`) : [],
    )

  it.each([
    ['Country name in English', ['Sweden', 'Japan', 'United Kingdom', 'France']],
    ['Ländername, ausgeschrieben', ['Schweden', 'Japan', 'Vereinigtes Königreich', 'France']],
    ['where the guest lives', ['SWE', 'JP', 'UK', 'France']],
  ])('become names where the description wants those: %s', (description, names) => {
    const steps = chain({ name: 'Country', description }, 'NAT', ['SWE', 'JP', 'UK', 'France'])
    const map = new Map(
      steps.flatMap((step) => (step.kind === 'value_map' ? step.entries.map(({ raw, value }) => [raw, value]) : [])),
    )
    expect(['SWE', 'JP', 'UK', 'France'].map((raw) => map.get(raw) ?? raw)).toEqual(names)
  })

  it('by codes of three letters and the beginnings of names, to codes of two or three letters', () => {
    const values = ['CAN', 'SWITZ', 'Niederl.', 'Norway', 'POL']
    expect(entries('[A-Z]{2}', values)).toEqual(['CAN=CA', 'Niederl.=NL', 'Norway=NO', 'POL=PL', 'SWITZ=CH'])
    expect(entries('[A-Z]{3}', ['CA', 'SWITZ', 'Norway', 'POL'])).toEqual(['CA=CAN', 'Norway=NOR', 'SWITZ=CHE'])
    expect(entries('Canada|Norway', ['CAN', 'NO', 'Norwegen'])).toEqual(['CAN=Canada', 'NO=Norway', 'Norwegen=Norway'])
  })

  it('by their full names, with the form of state in front', () => {
    const values = ['Rep. of Malta', 'Königreich Belgien', 'the Kingdom of Spain', 'Republic of China', 'AT']
    expect(entries('[A-Z]{2}', values)).toEqual([
      'Königreich Belgien=BE',
      'Rep. of Malta=MT',
      'Republic of China=TW',
      'the Kingdom of Spain=ES',
    ])
  })

  it('are not made of a word in their midst', () => {
    const values = ['GB', 'GB', 'FR', 'Isle of Nowhere']
    const kinds = chain({ name: 'country', rule: '[A-Z]{2}' }, 'Country', values).map(({ kind }) => kind)
    expect(kinds).not.toContain('extract')
  })

  it('are asked about where nobody knows them, and an answer is written', () => {
    const values = ['Norway', 'Poland', 'Aust', 'Sealand', 'Sealand']
    const { questions } = decideColumn({ name: 'country', rule: '[A-Z]{2}' }, 'Country', values)
    expect(questions.map(({ prompt }) => /“(.+?)”/.exec(prompt)?.[1])).toEqual(['Sealand', 'Aust'])
    expect(questions.every(({ free_text, default: preset }) => free_text && preset === '(keep)')).toBe(true)
    const answers = [{ key: questions[1]!.key, value: 'AT' }]
    expect(entries('[A-Z]{2}', values, { answers })).toContain('Aust=AT')
  })
})

describe('words among figures', () => {
  it('are the figure that the description has for them or their initials', () => {
    const days: ColumnInput = { name: 'days', rule: '\\d+', description: 'Days to pay; 0 for payment in advance.' }
    const [map] = chain(days, 'Days', ['30', '14', 'PIA', '30', 'payment in advance'])
    expect(map).toMatchObject({
      kind: 'value_map',
      entries: [
        { raw: 'PIA', value: '0' },
        { raw: 'payment in advance', value: '0' },
      ],
    })
  })
})

describe('figures in two notations', () => {
  const amount: ColumnInput = { name: 'amount', rule: '\\d+\\.\\d{2}' }
  const texts = { kind: 'number', decimal: ',', grouping: '.' }

  it('are both read, those with a comma first', () => {
    const values = ['236.81', '1.785,00', '53,79', '12.5', '7', '10727.91']
    expect(chain(amount, 'Amount', values)).toEqual([
      texts,
      { kind: 'take_back', steps: 1, pattern: '-?[0-9]+(?:\\.[0-9]+)?' },
      { kind: 'number', decimal: '.', grouping: '', decimals: 2 },
    ])
  })

  it('stay as they are where one could be of either', () => {
    expect(chain(amount, 'Amount', ['236.81', '1.785,00', '1.785'])).not.toContainEqual(texts)
  })

  it('are of one unit', () => {
    const hours: ColumnInput = { name: 'hours', description: 'Decimal hours.', rule: '\\d+\\.\\d{2}' }
    const steps = chain(hours, 'Aantal uur', ['7.5', '8,00 u', '4', '1,25 u', '6.25'])
    expect(steps).toMatchObject([{ kind: 'replace' }, { kind: 'number', unit: 'h', decimals: 2 }])
  })
})

describe('words of a list in other languages', () => {
  it('are known, and one that stands there twice is asked about where every row must have one', () => {
    const unit: ColumnInput = { name: 'unit', rule: 'piece|box|hour', required: true }
    const values = [...Array(50).fill('piece'), 'Stk', 'Std', 'scatola', 'uur', 'XQ']
    expect(decideColumn(unit, 'Unit', values).questions).toEqual([])
    const decision = decideColumn(unit, 'Unit', [...values, 'XQ'])
    expect(columnOf(decision, 'unit').transforms).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: 'Std', value: 'hour' },
          { raw: 'Stk', value: 'piece' },
          { raw: 'scatola', value: 'box' },
          { raw: 'uur', value: 'hour' },
        ],
      },
    ])
    expect(decision.questions.map(({ key }) => key)).toEqual(['value:things.unit:XQ'])
  })
})

describe('letters for man and woman', () => {
  const sex = { name: 'sex', rule: '(female|male)' }
  const mapped = (header: string, letters: string[], column: ColumnInput = sex): [string, string][] =>
    chain(column, header, [...letters, ...letters, ...letters]).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }): [string, string] => [raw, value]) : [],
    )

  it('are told by the other one', () => {
    expect(mapped('Sexo', ['H', 'M'])).toEqual([
      ['H', 'male'],
      ['M', 'female'],
    ])
    expect(mapped('Sexe', ['H', 'F'])).toEqual([
      ['F', 'female'],
      ['H', 'male'],
    ])
    expect(mapped('Sex', ['M', 'F'])).toEqual([
      ['F', 'female'],
      ['M', 'male'],
    ])
    expect(mapped('Sexo', ['H', 'M'], { name: 'sex', rule: '(F|M)' })).toEqual([
      ['H', 'M'],
      ['M', 'F'],
    ])
  })

  it('are told by the language where both are words of two, and asked about where nothing tells it', () => {
    expect(mapped('Sexo', ['M', 'V'])).toEqual([
      ['M', 'female'],
      ['V', 'male'],
    ])
    expect(mapped('Geslacht', ['M', 'V'])).toEqual([
      ['M', 'male'],
      ['V', 'female'],
    ])
    const { questions } = decideColumn(sex, 'Sex', ['M', 'V', 'V', 'M', 'M', 'V'])
    expect(questions.map(({ key, default: preset }) => [key, preset])).toEqual([
      ['value:things.sex:M', '(keep)'],
      ['value:things.sex:V', '(keep)'],
    ])
  })
})

describe('phone numbers that nobody has', () => {
  const phone: ColumnInput = { name: 'phone', rule: '\\+\\d{9,14}' }
  const country = (decision: Decision, name = 'phone'): unknown =>
    columnOf(decision, name).transforms.find(({ kind }) => kind === 'phone')

  it('tell their country by the code', () => {
    const told = [
      '+44 1632 960011',
      '0044 1632 960022',
      '(01632) 960033',
      '+353 1 555 0101',
      '01632 960044',
      '+44 1632 960055',
    ]
    expect(country(decideColumn(phone, 'Phone', told))).toEqual({ kind: 'phone', country: 'GB' })
  })

  it('are dialled where those of other columns are', () => {
    const things = templateOf('things', [
      { name: 'id', required: true, unique: true },
      phone,
      { name: 'mobile', rule: '\\+\\d{9,14}' },
    ])
    const rows = [11, 22, 33, 44].map((at) => `T${at}|+44 1632 9600${at}|07700 9000${at}`)
    const decision = decideOn([tableOf('things', `ID|Phone|Mobile\n${rows.join('\n')}`)], [things])
    expect(country(decision, 'mobile')).toEqual({ kind: 'phone', country: 'GB' })
  })

  it('stay as they are written where that is told', () => {
    const column = { name: 'phone', description: 'Direct line, as written' }
    expect(
      chain(column, 'Phone', ['0761 55021', '0761 55022', '0761 55023'], {
        instructions: 'All phone numbers are German.',
      }),
    ).toEqual([])
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

describe('a yes under the name of a value', () => {
  const ofRule = (rule: string, header: string, values: string[]): { asked: unknown[]; notes: string[] } => {
    const { questions, notes } = decideColumn({ name: 'outcome', required: true, rule }, header, values)
    return { asked: questions.flatMap(({ kind, key }) => (kind === 'value_map' ? key.split(':')[2] : [])), notes }
  }

  it('is that value, and a no is asked about where it could be several', () => {
    const { asked, notes } = ofRule('Attended|No-show|Cancelled', 'erschienen', [
      'ja',
      'ja',
      'nein',
      'ja',
      'nein',
      'abg.',
      'ja',
      'nein',
    ])
    expect(asked).toEqual(['nein', 'abg.'])
    expect(notes).toContain('A yes in “erschienen” is “Attended” of “outcome”.')
  })

  it('leaves the other value to a no where there are two', () => {
    const { asked, notes } = ofRule('on_loan|shelved', 'On loan', [...'YNNYNYYNYN', 'no'])
    expect(asked).toEqual([])
    expect(notes).toContain('A yes in “On loan” is “on_loan” of “outcome”, and a no “shelved”.')
  })

  it('says nothing under another header', () => {
    // Which column it is is asked first.
    const { notes } = ofRule('on_loan|shelved', 'Insured', ['Y', 'N', 'N', 'Y', 'N', 'Y'])
    expect(notes.filter((note) => note.includes('A yes in'))).toEqual([])
  })

  it('may be the header itself', () => {
    expect(ofRule('true|false', 'Fragile?', ['fragile', 'N', 'N', 'Fragile', 'N']).asked).toEqual([])
  })
})

describe('a word in front of figures', () => {
  const floor = (header: string, values: string[], name = 'floor'): Transform[] =>
    chain({ name, rule: '\\d{1,2}' }, header, values)

  it('goes where the column is called by it, however it is spelled', () => {
    expect(floor('Etage', ['3', 'Etage 2', '11', 'etage 4'])).toEqual([
      { kind: 'replace', find: 'Etage ', with: '' },
      { kind: 'replace', find: 'etage ', with: '' },
    ])
    expect(floor('Planta', ['piso no. 3', '1', '2'], 'piso')).toEqual([
      { kind: 'replace', find: 'piso no. ', with: '' },
    ])
  })

  it('stays where it may say something of its own', () => {
    expect(floor('Etage', ['3', 'Keller 2', '11', 'ab 4'])).toEqual([])
    expect(floor('Etage', ['3', 'Etage 2-4', '11', 'Etage'])).toEqual([])
  })
})

describe('days of six figures', () => {
  const day = (header: string, values: string[]): Transform[] =>
    chain({ name: 'birth_date', rule: iso }, header, values)

  it('are read under a header that says so, with a zero or without', () => {
    expect(day('Date of birth', ['150862', '31177', '280290'])).toMatchObject([{ from: ['DDMMYY', 'DMMYY'] }])
    expect(day('Date of birth', ['620815', '771131', '900228'])).toMatchObject([{ from: ['YYMMDD'] }])
    expect(day('Date of birth', ['081562', '113077', '022890'])).toMatchObject([{ from: ['MMDDYY'] }])
  })

  it('have the years of the other dates, or those that hardly ever differ, where they may be read from either end', () => {
    const full = ['2023-02-11', '2023-08-30', '2022-12-05', '2023-06-17']
    expect(day('Dag', [...full, '230419', '221103'])).toMatchObject([{ from: ['YYMMDD'] }])
    expect(day('Dag', [...full, '190423', '031122'])).toMatchObject([{ from: ['DDMMYY'] }])
    const days = ['05', '09', '14', '17', '21', '26']
    expect(
      day(
        'Datum',
        days.map((one, at) => `230${at + 1}${one}`),
      ),
    ).toMatchObject([{ from: ['YYMMDD'] }])
    expect(
      day(
        'Datum',
        days.map((one, at) => `${one}0${at + 1}23`),
      ),
    ).toMatchObject([{ from: ['DDMMYY'] }])
  })

  it('are read beside other dates whatever the header is, but not where some are no days', () => {
    const days = ['27/07/2014', '21/11/2018', '03/02/2020', '30/05/2019', '12/08/2011']
    expect(day('AR_DC', [...days, '090213', '270418'])).toMatchObject([{ from: ['DD/MM/YYYY', 'DDMMYY'] }])
    expect(JSON.stringify(day('AR_DC', [...days, '090213', '994418']))).not.toContain('DDMMYY"')
  })

  it('are figures where they count up, or some are no days', () => {
    const template = templateOf('things', [
      { name: 'id', required: true, unique: true },
      { name: 'start', rule: iso },
    ])
    const of = (values: string[]): unknown =>
      inputsOf(
        decideOn(
          [
            tableOfCells(
              'things',
              ['id', 'Zq'],
              values.map((value, at) => [`T${at}`, value]),
            ),
          ],
          [template],
        ),
        'start',
      )
    expect(of(Array.from({ length: 12 }, (_, at) => String(110101 + at)))).toEqual([])
    expect(day('Date of birth', ['150862', '451177', '289990'])).toEqual([])
    expect(
      of(
        Array.from(
          { length: 12 },
          (_, at) => `${String(at * 2 + 1).padStart(2, '0')}${String(at + 1).padStart(2, '0')}23`,
        ),
      ),
    ).toEqual(['Zq'])
  })
})

describe('a yes to the opposite', () => {
  const active = (
    header: string,
    values: string[],
    column: ColumnInput = { name: 'active', required: true, rule: 'true|false' },
  ): unknown => {
    const answers = [{ key: `column:things.${column.name}@file_things/things`, value: header }]
    return chain(column, header, values, { answers }).flatMap((step) =>
      step.kind === 'value_map'
        ? step.entries.map(({ raw, value }) => `${raw} ${value}`)
        : step.kind === 'default'
          ? [`else ${step.value}`]
          : [],
    )
  }

  it.each([
    ['Inactive', ['0', '1', '0', '0'], ['0 true', '1 false']],
    ['Gesperrt', ['ja', 'nein', 'nein', 'ja'], ['ja false', 'nein true']],
    ['deleted', ['true', 'false', 'false', 'true'], ['false true', 'true false']],
    ['Active', ['0', '1', '1', '0'], ['0 false', '1 true']],
  ])('is a no: %s', (header, values, entries) => {
    expect(active(header, values)).toEqual(entries)
  })

  it('is a no of ticks, too, and of what is agreed to', () => {
    expect(active('Archived', ['x', '', '', 'x', ''])).toEqual(['else true', 'x false'])
    expect(active('gesp.', ['x', '', '', 'nein', ''])).toEqual(['nein true', 'x false'])
    expect(active('Archived?', ['archived', '', '', 'archived', ''])).toEqual(['else true', 'archived false'])
    expect(active('State', ['archived', '', '', 'archived', ''])).not.toContain('else true')
    expect(active('Opt-out', ['Y', 'N', 'N', 'Y'], { name: 'newsletter', rule: 'yes|no' })).toEqual(['N yes', 'Y no'])
    const open: ColumnInput = { name: 'open_to_visitors', rule: 'yes|no' }
    expect(active('Gesloten', ['ja', 'nee', 'nee', 'ja'], open)).toEqual(['ja no', 'nee yes'])
  })

  it('leaves to empty cells what is likely, which is asked', () => {
    const column: ColumnInput = { name: 'open_to_visitors', required: true, rule: 'yes|no' }
    expect(active('Gesloten', ['ja', '', '', 'ja', ''], column)).toEqual(['else yes', 'ja no'])
  })
})

describe('a yes to what the description calls a no', () => {
  const bookable = (description: string): unknown => {
    const answers = [{ key: 'column:things.bookable@file_things/things', value: 'Repair' }]
    const column: ColumnInput = { name: 'bookable', required: true, rule: 'yes|no', description }
    return chain(column, 'Repair', ['Y', 'N', 'N', 'Y'], { answers }).flatMap((step) =>
      step.kind === 'value_map' ? step.entries.map(({ raw, value }) => `${raw} ${value}`) : [],
    )
  }

  it('is a no, and only where nothing else is called so', () => {
    expect(bookable('yes, or no for a boat under repair')).toEqual(['N yes', 'Y no'])
    expect(bookable('no: under repair, yes: fit')).toEqual(['N yes', 'Y no'])
    expect(bookable('yes for boats after repair, no for others')).toEqual(['N no', 'Y yes'])
    expect(bookable('yes or no')).toEqual(['N no', 'Y yes'])
    const other: ColumnInput = {
      name: 'bookable',
      rule: 'yes|no',
      description: 'yes while it can be hired, no for a suspended one',
    }
    const answers = [{ key: 'column:things.bookable@file_things/things', value: 'Gesperrt' }]
    expect(chain(other, 'Gesperrt', ['ja', 'nein', 'nein', 'ja'], { answers })).toMatchObject([
      {
        kind: 'value_map',
        entries: [
          { raw: 'ja', value: 'no' },
          { raw: 'nein', value: 'yes' },
        ],
      },
    ])
    expect(bookable('yes or no: after repair, can be hired')).toEqual(['N no', 'Y yes'])
  })
})

describe('words for none in a text', () => {
  it('are nothing where the template has cells without any left empty', () => {
    const values = ['NKA', 'Latex', 'none known', 'NKA', 'Penicillin', 'None']
    const allergies: ColumnInput = { name: 'allergies', description: 'Known allergies, empty if none' }
    expect(chain(allergies, 'Allergies', values)).toEqual([
      { kind: 'null_token', tokens: expect.arrayContaining(['NKA', 'none known', 'None']) as string[] },
    ])
    expect(chain({ name: 'allergies' }, 'Allergies', values)).toEqual([])
  })
})

describe('words for none among codes', () => {
  const codes = ['AB-1041', 'AB-1187', 'AC-2290', 'AD-3345', 'AD-3346', 'AF-9051']

  it('are nothing where all else are codes and a cell may be empty', () => {
    const serial: ColumnInput = { name: 'serial_no' }
    const token = (word: string) => [{ kind: 'null_token', tokens: [word] }]
    expect(chain(serial, 'Serial no', [...codes, 'unbekannt', 'unbekannt'])).toEqual(token('unbekannt'))
    expect(chain(serial, 'Serial no', [...codes, 'n/k'])).toEqual(token('n/k'))
    expect(chain(serial, 'No. de serie', [...codes, 'S/N', 'S/N'])).toEqual(token('S/N'))
    expect(chain(serial, 'Serial no', ['PO 7716', 'PO 7718', 'PO 8810', 'PO 9000', '4711', 'none'])).toEqual(
      token('none'),
    )
    expect(chain({ name: 'remark' }, 'Remark', ['seat torn', 'ohne', 'new tyres', 'ohne', 'sold'])).toEqual([])
    expect(chain({ name: 'serial_no', description: 'Or ohne' }, 'Serial no', [...codes, 'ohne'])).toEqual([])
  })
})

describe('what somebody said is not known', () => {
  const told = (values: string[]): Transform[] =>
    chain({ name: 'chassis_no' }, 'Chassis no', values, { instructions: 'z/z in chassis no means unknown' })

  it('stays empty where each row has a value of its own, and is a value like others among a few', () => {
    const numbers = Array.from({ length: 20 }, (_, at) => `WX${at * 7919 + 10_000}`)
    expect(told([...numbers, 'z/z'])).toMatchObject([{ kind: 'value_map', entries: [{ raw: 'z/z', value: '' }] }])
    expect(told(['red', 'red', 'blue', 'blue', 'z/z'])).toMatchObject([
      { kind: 'value_map', entries: [{ raw: 'z/z', value: 'unknown' }] },
    ])
  })
})

describe('amounts that name their side', () => {
  const amount = { name: 'amount', rule: '-?\\d+\\.\\d{2}' }
  const find = (values: string[], column = amount): unknown[] =>
    chain(column, 'Amount', values).flatMap((step) => (step.kind === 'replace' ? [[step.find, step.with]] : []))

  it('are negative on the credit side, in words or by letters that all of them have', () => {
    expect(find(['1,204.50', '18,363.00CR', '40.00 CR', '12.00 DR'])).toEqual([
      [' CR', '-'],
      [' DR', ''],
      ['CR', '-'],
    ])
    expect(find(['12,50 H', '1.300,00 S', '7,00 S'])).toEqual([
      [' H', '-'],
      [' S', ''],
    ])
  })

  it('stay as they are where no number may be negative, or one letter stands alone', () => {
    expect(find(['1,204.50', '18,363.00CR'], { ...amount, rule: '\\d+\\.\\d{2}' })).toEqual([])
    expect(find(['12,50 H', '1.300,00', '7,00'])).toEqual([])
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
