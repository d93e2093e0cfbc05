import { describe, expect, it } from 'vitest'
import { applyChain } from '../../../../server/src/engine/examples/interpret.ts'
import type { Transform } from '../../../../server/src/engine/model.ts'
import { columnOf, decideOn, tableOf, templateOf, type ColumnInput } from '../table-of.ts'
import { chain, decideColumn, date, iso } from './chain.ts'

describe('dates', () => {
  it.each([
    ['a first part above 12', ['03/04/2021', '25/12/2020'], ['DD/MM/YYYY']],
    ['a second part above 12', ['03/04/2021', '12/25/2020'], ['MM/DD/YYYY']],
    ['points between the parts', ['03.04.2021', '05.06.2020'], ['DD.MM.YYYY']],
    ['single digits', ['3/4/2021', '25/12/2020'], ['D/M/YYYY', 'DD/MM/YYYY']],
    ['a sign for the century', ["30-09-'23", '2.4.’21', '17-08-2022'], ["DD-MM-'YY", 'D.M.’YY', 'DD-MM-YYYY']],
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

it('a question about the order of dates offers no day that there is not', () => {
  const { questions } = decideColumn(date, 'Start Date', ['30/02/2024', '02/30/2024'])
  expect(questions[0]?.options.map(({ label }) => label)).toEqual([
    'Day first: 30/02/2024 is then no date, and gets an issue',
    'Month first: 30/02/2024 is then no date, and gets an issue',
  ])
})

describe('dates where the rule takes a year alone as well', () => {
  it('are kept whole, and years stay years', () => {
    const rule = '^\\d{4}(-\\d{2}-\\d{2})?$'
    const values = ['18.08.1968', '1968', '9. November 1971', '1972', '1.2.1980', '14.1.1971']
    const steps = chain({ name: 'built', rule }, 'Built', values)
    const written = ['18.08.1968', '1968', '9. November 1971'].map((value) => applyChain(steps, [value]).value)
    expect(written).toEqual(['1968-08-18', '1968', '1971-11-09'])
  })
})

describe('months in Roman numerals', () => {
  it('are read in dates and by themselves, beside a year in full', () => {
    const days = ['12 X 2023', '3 III 2024', '28 VIII 2023', '1 XII 2023', '5 I 2024']
    const steps = chain({ name: 'signed_on', rule: '\\d{4}-\\d{2}-\\d{2}' }, 'Data', days)
    expect(days.map((day) => applyChain(steps, [day]).value)).toEqual([
      '2023-10-12',
      '2024-03-03',
      '2023-08-28',
      '2023-12-01',
      '2024-01-05',
    ])
    const months = ['X 2023', '2023-11', 'III 2024', '01/2024', 'VIII 2023', '2023-12']
    const monthly = chain({ name: 'period', rule: '\\d{4}-\\d{2}' }, 'Za okres', months)
    expect(months.map((month) => applyChain(monthly, [month]).value)).toEqual([
      '2023-10',
      '2023-11',
      '2024-03',
      '2024-01',
      '2023-08',
      '2023-12',
    ])
  })

  it('are none in sizes and names', () => {
    expect(chain({ name: 'size' }, 'Size', ['10 X 20', '12 X 15', '20 X 30', '5 X 20'])).toEqual([])
  })
})
