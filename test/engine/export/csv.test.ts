import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exportCsv, type ExportRequest } from '../../../server/src/engine/export/csv.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
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

type Place = Awaited<ReturnType<typeof openFolder>>

async function made(names: string[], rows: Cells[], required: string[] = []): Promise<Place> {
  const place = await openFolder()
  const input = await table(place, 'data', names, rows)
  await ready(place, {
    tables: [input],
    templates: [
      template(
        't',
        names.map((name) => ({ name, required: required.includes(name) })),
      ),
    ],
    plan: plan(
      sheet('t', [
        source(
          input,
          names.map((name) => column(input, name, [name])),
        ),
      ]),
    ),
  })
  return place
}

async function exported({ query, folder }: Place, request: Partial<ExportRequest> = {}): Promise<string> {
  const to = join(folder, 'export.csv')
  await exportCsv(query, { sheet: sheetPath(folder, 't'), rows: 'all', escapeFormulas: false, ...request }, to)
  return readFile(to, 'utf8')
}

/** The first column of a CSV. */
const firstCells = (text: string): string[] => (parse(text, { from: 2 }) as string[][]).map(([cell]) => cell ?? '')

describe('CSV', () => {
  test('quotes only where needed, ends lines with CRLF, leaves empty cells empty', async () => {
    const place = await made(
      ['a', 'b, "c"'],
      [
        ['x', 'y'],
        ['1,5', null],
        ['say "hi"', 'two\nlines'],
        [' a ', 'cr\rhere'],
        ["'; --", '\\'],
        ['\u0001', 'ü😀'],
      ],
    )
    expect(await exported(place)).toBe(
      'a,"b, ""c"""\r\nx,y\r\n"1,5",\r\n"say ""hi""","two\nlines"\r\n a ,"cr\rhere"\r\n\'; --,\\\r\n\u0001,ü😀\r\n',
    )
  })

  test('a lone empty cell is a record, not an empty line', async () => {
    expect(await exported(await made(['a'], [['x'], [null], ['z']]))).toBe('a\r\nx\r\n""\r\nz\r\n')
  })

  test('a header has the names of the template, also those that differ in case alone or begin with #', async () => {
    const place = await made(['#', 'Name', 'name', "it's"], [['1', 'a', 'b', '#c']])
    expect(await exported(place)).toBe('"#",Name,name,it\'s\r\n1,a,b,"#c"\r\n')
    expect(await exported(place, { rows: 'rejected' })).toBe('"#",Name,name,it\'s,_issues\r\n')
  })

  test('a sheet without rows is its header', async () => {
    expect(await exported(await made(['a', 'b'], []))).toBe('a,b\r\n')
    expect(await exported(await made(['a', 'b'], []), { rows: 'rejected' })).toBe('a,b,_issues\r\n')
  })

  test('valid, rejected and all rows; rejected ones tell their issues as the preview does', async () => {
    const place = await made(
      ['a', 'b'],
      [
        ['1', 'x'],
        [null, 'y'],
        [null, null],
        ['2', 'z'],
      ],
      ['a', 'b'],
    )
    expect(await exported(place, { rows: 'valid' })).toBe('a,b\r\n1,x\r\n2,z\r\n')
    expect(await exported(place)).toBe('a,b\r\n1,x\r\n,y\r\n,\r\n2,z\r\n')
    const records = parse(await exported(place, { rows: 'rejected' }), { from: 2 }) as string[][]
    const page = await previewPage(place.query, { sheet: sheetPath(place.folder, 't'), status: 'error' })
    expect(records.map((record) => JSON.parse(record.at(-1) ?? ''))).toEqual(
      page.rows.map(({ issues }) => issues.map(({ column: name, code, message }) => ({ column: name, code, message }))),
    )
    expect(records).toHaveLength(2)
  })

  test('formulas are escaped when asked, numbers and phones are not', async () => {
    const rows = [
      '=1+1',
      '+49 30 123',
      '-5',
      '-5,50 %',
      '+1 (212) 555-0123',
      '-x',
      '@a',
      '\tq',
      '\rq',
      'a=b',
      '-2+3',
      "'=",
      '',
      '+',
    ].map((value) => [value, 'k'])
    const place = await made(['a', 'k'], rows)
    expect(firstCells(await exported(place, { escapeFormulas: true }))).toEqual([
      "'=1+1",
      '+49 30 123',
      '-5',
      '-5,50 %',
      '+1 (212) 555-0123',
      "'-x",
      "'@a",
      "'\tq",
      "'\rq",
      'a=b',
      "'-2+3",
      "'=",
      '',
      "'+",
    ])
    expect(firstCells(await exported(place))).toEqual(rows.map(([value]) => value))
  })

  test('what is previewed is what is exported, whatever the text', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('', '"', ',', '\r\n', "'", '\u0000', '\u0001', '"",', 'NULL'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.option(text), fc.option(text)), { minLength: 1, maxLength: 20 }),
        async (rows) => {
          const place = await made(['a', 'b'], rows)
          const page = await previewPage(place.query, { sheet: sheetPath(place.folder, 't'), limit: 1000 })
          const previewed = page.rows.map(({ values }) => [values.a ?? '', values.b ?? ''])
          expect(parse(await exported(place), { from: 2, record_delimiter: '\r\n' })).toEqual(previewed)
          expect(previewed).toEqual(rows.map((row) => row.map((value) => value ?? '')))
        },
      ),
      { numRuns: 60, seed: 7 },
    )
  })

  test('the same sheet gives the same bytes, over several row groups', async () => {
    const place = await made(
      ['a', 'b'],
      Array.from({ length: 70_000 }, (_, index) => [String(index), index % 2 === 0 ? null : 'odd']),
      ['b'],
    )
    const all = await exported(place)
    expect(await exported(place)).toBe(all)
    const lines = all.split('\r\n')
    expect(lines).toHaveLength(70_002)
    expect(lines.slice(1, -1).every((line, index) => line.startsWith(`${index},`))).toBe(true)
    const valid = (await exported(place, { rows: 'valid' })).split('\r\n')
    expect(valid.slice(1, -1).every((line, index) => line === `${index * 2 + 1},odd`)).toBe(true)
  })
})
