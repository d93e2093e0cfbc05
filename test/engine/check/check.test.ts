// Over 300 lines: one table of rows and expected issues for each kind of check.
import { describe, expect, test } from 'vitest'
import type { CrossCellRule, Manifest, Template } from '../../../server/src/engine/model.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { e164Pattern } from '../../../server/src/engine/transforms/phone-numbers.ts'
import {
  column,
  openFolder,
  plan,
  ready,
  sheet,
  sheetPath,
  source,
  table,
  template,
  type Cells,
} from '../write/sheets.ts'

/** Issues of every row of the first sheet as `code(column)`, in row order. */
async function issuesOf(
  columns: Template['columns'] | Parameters<typeof template>[1],
  rows: Cells[],
  rules: Template['cross_cell_rules'] = [],
): Promise<string[]> {
  const place = await openFolder()
  const input = await table(
    place,
    'data',
    columns.map(({ name }) => name),
    rows,
  )
  const target = template('data', columns, rules)
  const columnPlans = columns.map(({ name }) => column(input, name, [name]))
  await ready(place, { plan: plan(sheet('data', [source(input, columnPlans)])), tables: [input], templates: [target] })
  const page = await previewPage(place.query, { sheet: sheetPath(place.folder, 'data'), limit: 1000 })
  return page.rows.map(({ issues }) =>
    issues.map((issue) => `${issue.severity === 'error' ? '!' : '?'}${issue.code}(${issue.column ?? ''})`).join(' '),
  )
}

describe('checks of one row', () => {
  test('required: an empty cell is an error', async () => {
    expect(await issuesOf([{ name: 'a', required: true }], [['x'], [null], ['']])).toEqual([
      '',
      '!required(a)',
      '!required(a)',
    ])
  })

  test('strict: the whole value must match, empty cells are left to required', async () => {
    const rule = { name: 'a', desiredRule: 'strict' as const, strictRule: "[A-Z]{2}'?\\d+|x$" }
    expect(await issuesOf([rule], [['AB1'], ["AB'1"], ['AB1 '], ['zAB1'], [null], ['x']])).toEqual([
      '',
      '',
      '!strict(a)',
      '!strict(a)',
      '',
      '',
    ])
  })

  test('strict: a pattern that explodes elsewhere takes no time', async () => {
    const rule = { name: 'a', desiredRule: 'strict' as const, strictRule: '(a+)+b' }
    expect(await issuesOf([rule], [['a'.repeat(50_000)], ['aab']])).toEqual(['!strict(a)', ''])
  })

  test.each(['(?=a)b', '(a)\\1', 'a{2000}', '('])(
    'strict: a pattern that RE2 refuses is told with the column: %s',
    async (strictRule) => {
      await expect(issuesOf([{ name: 'a', desiredRule: 'strict', strictRule }], [['x']])).rejects.toThrow(
        /column “a”: the strict rule .* can't be used/,
      )
    },
  )

  test('ai: what a transform has written is of its type, and what it could not take is told as not', async () => {
    const place = await openFolder()
    const given = [
      ['+49 30 123456', 'Ann@Example.com'],
      ['none', 'none'],
      [null, null],
      ['030/123456', '<ä@b.example>'],
    ]
    const input = await table(place, 'data', ['Phone', 'E-Mail'], given)
    const target = template('data', [
      { name: 'Phone', desiredRule: 'ai' },
      { name: 'E-Mail', desiredRule: 'ai' },
    ])
    const columns = [
      column(input, 'Phone', ['Phone'], { kind: 'phone', country: 'DE' }),
      column(input, 'E-Mail', ['E-Mail'], { kind: 'email' }),
    ]
    await ready(place, { plan: plan(sheet('data', [source(input, columns)])), tables: [input], templates: [target] })
    const { rows } = await previewPage(place.query, { sheet: sheetPath(place.folder, 'data') })
    expect(rows.map(({ values, issues }) => [...Object.values(values), ...issues.map(({ code }) => code)])).toEqual([
      ['+4930123456', 'ann@example.com'],
      ['none', 'none', 'type', 'ai', 'type', 'ai'],
      [null, null],
      ['+4930123456', 'ä@b.example'],
    ])
    // The shortest and the longest numbers of every calling code look like numbers to whom nobody tells that they are.
    const numbers = [...e164Pattern.matchAll(/(\d+)\(\?:([^()]+)\)/g)].flatMap(([, code, lengths = '']) =>
      [...lengths.matchAll(/\{(\d+)\}/g)].map(([, length]) => `+${code}${'5'.repeat(Number(length))}`),
    )
    expect(numbers.length).toBeGreaterThan(400)
    expect(
      new Set(
        await issuesOf(
          [{ name: 'Phone', desiredRule: 'ai' }],
          numbers.map((number) => [number]),
        ),
      ),
    ).toEqual(new Set(['']))
  })

  test('ai: values are held against what the name of the column says', async () => {
    const issues = await issuesOf(
      [
        { name: 'contact_email', desiredRule: 'ai' },
        { name: 'Colour', desiredRule: 'ai' },
      ],
      [
        ['a@b.de', '1'],
        ['nobody', '!!'],
        [null, null],
      ],
    )
    expect(issues).toEqual(['', '?ai(contact_email)', ''])
  })
})

describe('checks across rows', () => {
  test('unique: every row of equal values is marked, empty ones never', async () => {
    expect(await issuesOf([{ name: 'a', unique: true }], [['x'], ['y'], ['x'], [null], [null], ['X'], ['x']])).toEqual([
      '!unique(a)',
      '',
      '!unique(a)',
      '',
      '',
      '',
      '!unique(a)',
    ])
  })

  test('link to the same sheet, in any order', async () => {
    const columns = [
      { name: 'id' },
      { name: 'boss', desiredRule: 'link' as const, linkRule: [{ templateId: 'tpl_data', columnName: 'id' }] },
    ]
    expect(
      await issuesOf(columns, [
        ['1', '2'],
        ['2', null],
        ['3', '4'],
        ['4', '4'],
      ]),
    ).toEqual(['', '', '', ''])
    expect(
      await issuesOf(columns, [
        ['1', '9'],
        ['2', '1'],
      ]),
    ).toEqual(['!link(boss)', ''])
  })

  test('link without any sheet to look in is a warning, not silence', async () => {
    const columns = [
      { name: 'a', desiredRule: 'link' as const, linkRule: [{ templateId: 'tpl_gone', columnName: 'id' }] },
    ]
    expect(await issuesOf(columns, [['1'], [null]])).toEqual(['?link(a)', ''])
  })

  test('link to other sheets: any of the columns named, rows with errors and merged rows included', async () => {
    const place = await openFolder()
    const customers = await table(
      place,
      'customers',
      ['id', 'name'],
      [
        ['c1', null],
        ['c2', 'x'],
        ['c2', 'x'],
      ],
    )
    const vendors = await table(place, 'vendors', ['no'], [['v1']])
    const orders = await table(place, 'orders', ['who'], [['c1'], ['v1'], ['c2'], ['c3'], [null]])
    const linkRule = [
      { templateId: 'tpl_customers', columnName: 'id' },
      { templateId: 'tpl_vendors', columnName: 'no' },
    ]
    const manifest = await ready(place, {
      tables: [customers, vendors, orders],
      templates: [
        template('orders', [{ name: 'who', desiredRule: 'link', linkRule }]),
        template('customers', [{ name: 'id' }, { name: 'name', required: true }]),
        template('vendors', [{ name: 'no' }]),
      ],
      plan: plan(
        sheet('orders', [source(orders, [column(orders, 'who', ['who'])])]),
        sheet(
          'customers',
          [source(customers, [column(customers, 'id', ['id']), column(customers, 'name', ['name'])])],
          'keep_first',
        ),
        sheet('vendors', [source(vendors, [column(vendors, 'no', ['no'])])]),
      ),
    })
    expect(manifest.sheets[0]).toMatchObject({
      total: 5,
      valid: 3,
      warning: 1,
      error: 1,
      issues: [
        { column: 'who', code: 'link', severity: 'error', rows: 1 },
        { column: 'who', code: 'link', severity: 'warning', rows: 1 },
      ],
    })
    const page = await previewPage(place.query, { sheet: sheetPath(place.folder, 'orders'), code: 'link' })
    expect(page.rows).toMatchObject([
      {
        values: { who: 'c1' },
        issues: [{ message: expect.stringMatching(/“c1” of who names a row of customers or vendors that/) }],
      },
      {
        values: { who: 'c3' },
        issues: [{ message: expect.stringMatching(/“c3” of who is not in customers, id or vendors, no/) }],
      },
    ])
  })
})

describe('cross-cell rules', () => {
  const ab = [{ name: 'a' }, { name: 'b' }]
  const bad = '!cross_cell()'

  test('compare numbers as numbers, dates as dates, the rest as text', async () => {
    const rule = { kind: 'compare', left: 'a', op: '<=', right: { column: 'b' }, message: 'm' } as const
    expect(
      await issuesOf(
        ab,
        [
          ['9', '10'],
          ['10', '9'],
          ['-1.50', '-1.5'],
          ['2024-01-31', '2024-02-01'],
          ['2024-02-01', '2024-01-31'],
          ['a', 'b'],
          ['b', 'a'],
          [null, '1'],
          ['1', null],
        ],
        [rule],
      ),
    ).toEqual(['', bad, '', '', bad, '', bad, '', ''])
  })

  test('numbers whose rule wants a decimal comma compare and add up as numbers', async () => {
    const figure = { desiredRule: 'strict' as const, strictRule: '\\d+,\\d{2}' }
    const columns = ['a', 'b', 't'].map((name) => ({ name, ...figure }))
    const rows = [
      ['9,50', '10,00', '19,50'],
      ['10,00', '9,50', '19,50'],
      ['1,00', '2,00', '4,00'],
    ]
    const compare = { kind: 'compare', left: 'a', op: '<=', right: { column: 'b' }, message: 'm' } as const
    expect(await issuesOf(columns, rows, [compare])).toEqual(['', bad, ''])
    const sum: CrossCellRule = { kind: 'sum', columns: ['a', 'b'], column: 't', tolerance: 0.01, message: 'm' }
    expect(await issuesOf(columns, rows, [sum])).toEqual(['', '', bad])
  })

  test('compare with a constant, exactly', async () => {
    const rule = { kind: 'compare', left: 'a', op: '>', right: { constant: '0.1' }, message: 'm' } as const
    expect(
      await issuesOf(
        ab,
        [
          ['0.1', null],
          ['0.100000000001', null],
          ["'", null],
        ],
        [rule],
      ),
    ).toEqual([bad, '', bad])
  })

  test('required_when, exclusive, sum and unique_together', async () => {
    expect(
      await issuesOf(
        ab,
        [
          [null, 'x'],
          ['1', 'x'],
          [null, 'y'],
        ],
        [{ kind: 'required_when', column: 'a', when: { column: 'b', equals: 'x' }, message: 'm' }],
      ),
    ).toEqual([bad, '', ''])
    expect(
      await issuesOf(
        ab,
        [
          ['1', '2'],
          ['1', null],
          [null, null],
        ],
        [{ kind: 'exclusive', columns: ['a', 'b'], message: 'm' }],
      ),
    ).toEqual([bad, '', ''])
    const sums = [{ name: 'a' }, { name: 'b' }, { name: 't' }]
    expect(
      await issuesOf(
        sums,
        [
          ['0.1', '0.2', '0.3'],
          ['1', null, '1.01'],
          ['1', '1', '2.02'],
          ['1', 'x', '9'],
          ['1', '1', null],
        ],
        [{ kind: 'sum', columns: ['a', 'b'], column: 't', tolerance: 0.01, message: 'm' }],
      ),
    ).toEqual(['', '', bad, '', ''])
    expect(
      await issuesOf(
        ab,
        [
          ['1', '2'],
          ['1', '3'],
          ['1', '2'],
          ['1', null],
          ['1', null],
        ],
        [{ kind: 'unique_together', columns: ['a', 'b'], message: 'm' }],
      ),
    ).toEqual([bad, '', bad, '', ''])
  })

  test('a rule that names a column which has gone is inactive', async () => {
    expect(
      await issuesOf(ab, [['1', '2']], [{ kind: 'exclusive', columns: ['a', 'b', 'gone'], message: 'm' }]),
    ).toEqual([''])
  })
})

describe('what reading and transforming had to say', () => {
  test('row problems, failed transforms and losses are issues with their severity and sentence', async () => {
    const place = await openFolder()
    const input = await table(
      place,
      'data',
      ['d'],
      [['01.02.2024'], ['soon'], ['03.02.2024 10:00'], ['x'], ['x'], ['x'], ['x']],
      {
        3: 'too_many_cells',
        4: 'too_few_cells',
        5: 'unclosed_quote',
        6: 'cut_off',
      },
    )
    const columns = [
      column(input, 'd', ['d'], { kind: 'date', from: ['DD.MM.YYYY', 'DD.MM.YYYY HH:mm'], to: 'YYYY-MM-DD' }),
    ]
    const manifest = await ready(place, {
      tables: [input],
      templates: [template('data', [{ name: 'd' }])],
      plan: plan(sheet('data', [source(input, columns)])),
    })
    expect(manifest.sheets[0]?.issues).toEqual([
      { column: null, code: 'unparsed', severity: 'error', rows: 2 },
      { column: null, code: 'unparsed', severity: 'warning', rows: 1 },
      { column: null, code: 'truncated', severity: 'warning', rows: 1 },
      { column: 'd', code: 'type', severity: 'warning', rows: 5 },
      { column: 'd', code: 'lossy', severity: 'warning', rows: 1 },
    ] satisfies Manifest['sheets'][number]['issues'])
    const { rows } = await previewPage(place.query, { sheet: sheetPath(place.folder, 'data') })
    expect(rows[1]?.issues).toMatchObject([
      { code: 'type', message: expect.stringMatching(/^“soon” is not a date written “DD.MM.YYYY” or/) },
    ])
    expect(rows[2]).toMatchObject({
      values: { d: '2024-02-03' },
      issues: [{ code: 'lossy', message: expect.stringMatching(/^“03.02.2024 10:00” became “2024-02-03”/) }],
    })
    expect(rows[3]?.issues.map(({ code, severity }) => [code, severity])).toEqual([
      ['unparsed', 'error'],
      ['type', 'warning'],
    ])
  })

  test('more checks than a mask has bits are all told apart', async () => {
    const columns = Array.from({ length: 90 }, (_, index) => ({ name: `c${index}`, required: true }))
    const row = columns.map((_, index) => (index === 3 || index === 70 ? null : 'x'))
    expect(await issuesOf(columns, [row, columns.map(() => 'x')])).toEqual(['!required(c3) !required(c70)', ''])
  })
})
