import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { queryOn, type Query } from '../../../server/src/engine/compile/query.ts'
import { openDuckDB } from '../../../server/src/engine/duckdb.ts'
import { gatherRows, type GatheredRows } from '../../../server/src/engine/preview/gather.ts'
import {
  previewPage,
  type KnownSheet,
  type PreviewPage,
  type PreviewQuery,
} from '../../../server/src/engine/preview/page.ts'
import { openResult } from '../../../server/src/engine/preview/result.ts'
import { readSheetInfo } from '../../../server/src/engine/write/sheet-file.ts'
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

/** 70,000 rows, so that a sheet has several row groups: every tenth lacks its name, every thousandth fails to be a number. */
let people: { query: Query; folder: string; path: string }

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  const session = await openDuckDB({ workdir: folder, allowedDirectories: [] })
  const place = { folder, query: queryOn(session.connection) }
  const rows = Array.from({ length: 70_000 }, (_, index): Cells => [
    index % 1000 === 0 ? 'x' : String(index),
    index % 10 === 0 ? null : 'n',
  ])
  const input = await table(place, 'people', ['id', 'name'], rows)
  const columns = [
    column(input, 'id', ['id'], { kind: 'number', decimal: '.', grouping: '' }),
    column(input, 'name', ['name']),
  ]
  await ready(place, {
    tables: [input],
    templates: [
      template('people', [
        { name: 'id', unique: true },
        { name: 'name', required: true },
      ]),
    ],
    plan: plan(sheet('people', [source(input, columns)])),
  })
  people = { ...place, path: sheetPath(folder, 'people') }
  return async () => {
    session.close()
    await rm(folder, { recursive: true, force: true })
  }
})

const page = (query: Omit<PreviewQuery, 'sheet'>): Promise<PreviewPage> =>
  previewPage(people.query, { sheet: people.path, ...query })

/** The sheet's row of that number: under the header, so one further down in the file. */
const rowId = (number: number): string => `file_people/people/${number + 1}`

describe('pages', () => {
  test('rows anywhere, in order, with the cursor of the next page', async () => {
    const first = await page({ limit: 3 })
    expect(first.rows.map(({ row_id }) => row_id)).toEqual([1, 2, 3].map(rowId))
    expect(first.next).toBe(3)
    const middle = await page({ after: 32_767 })
    expect(middle.rows).toHaveLength(100)
    expect(middle.rows[0]).toEqual({
      row_id: rowId(32_768),
      values: { id: '32767', name: 'n' },
      issues: [],
      source: { file_id: 'file_people', table: 'people', row: 32_769 },
    })
    expect((await page({ after: 69_950 })).rows).toHaveLength(50)
    expect((await page({ after: 69_950 })).next).toBeNull()
    expect(await page({ after: 69_900, limit: 100 })).toMatchObject({ next: null })
    expect(await page({ after: 70_000 })).toEqual({ rows: [], next: null })
    expect(await page({ after: 1e12 })).toEqual({ rows: [], next: null })
  })

  test('going on from cursor to cursor visits every matching row once', async () => {
    const seen: string[] = []
    for (let after: number | null = 0; after !== null;) {
      const { rows, next } = await page({ code: 'type', after, limit: 17 })
      seen.push(...rows.map(({ row_id }) => row_id))
      after = next
    }
    expect(seen).toEqual(Array.from({ length: 70 }, (_, index) => rowId(index * 1000 + 1)))
  })

  test('filters by status, column and code, alone and together', async () => {
    const ids = async (query: Omit<PreviewQuery, 'sheet'>): Promise<string[]> =>
      (await page({ limit: 3, ...query })).rows.map((row) => String(row.source.row - 1))
    expect(await ids({ status: 'valid' })).toEqual(['2', '3', '4'])
    expect(await ids({ status: 'error' })).toEqual(['1', '11', '21'])
    expect(await ids({ status: 'warning' })).toEqual([])
    expect(await ids({ column: 'id' })).toEqual(['1', '1001', '2001'])
    expect(await ids({ column: 'name', code: 'required', after: 11 })).toEqual(['21', '31', '41'])
    expect(await ids({ column: 'name', code: 'unique' })).toEqual([])
    expect(await ids({ column: 'no such column' })).toEqual([])
    expect(await ids({ status: 'valid', code: 'required' })).toEqual([])
  })

  test('limits are kept between 1 and 1000', async () => {
    expect((await page({ limit: 0 })).rows).toHaveLength(1)
    expect((await page({ limit: 5000 })).rows).toHaveLength(1000)
    expect((await page({ after: -5, limit: 1 })).rows[0]?.row_id).toBe(rowId(1))
  })

  test('cells are shown character by character, whatever is in them', async () => {
    const place = await openFolder()
    const cells = [
      '"',
      "\\ \\n '",
      '\t\r\n\b\f\u001f\u007f',
      '\u2028\u2029',
      '😀 \ufeff é e\u0301',
      '{"a":[null]}',
      'null',
      ' ',
    ]
    const input = await table(
      place,
      'odd',
      ['cell'],
      cells.map((cell) => [cell]),
    )
    await ready(place, {
      tables: [input],
      templates: [template('odd', [{ name: 'cell' }])],
      plan: plan(sheet('odd', [source(input, [column(input, 'cell', ['cell'])])])),
    })
    const { rows } = await previewPage(place.query, { sheet: sheetPath(place.folder, 'odd') })
    expect(rows.map(({ values }) => values.cell)).toEqual(cells)
  })
})

describe('rows that a filter finds far apart', () => {
  const queries = [
    { code: 'type' },
    { column: 'id' },
    { column: 'id', status: 'error' },
    { status: 'warning' },
    { code: 'link' },
    {},
  ]
    .flatMap((filter) => [0, 1, 31_999, 32_001, 69_000, 70_000].map((after) => ({ ...filter, after })))
    .flatMap((query) => [1, 3, 100].map((limit) => ({ ...query, limit }))) as Omit<PreviewQuery, 'sheet'>[]

  /** The pages by a scan, and those with what was gathered by the time that `until` holds. */
  async function bothWays(mostBytes: number, until: (gathered: GatheredRows) => boolean) {
    const { query, path } = people
    const info = await readSheetInfo(query, path)
    const steps: GatheredRows[] = []
    await gatherRows(
      query,
      path,
      info,
      { table: `gathered_${mostBytes}`, mostBytes },
      (gathered) => void steps.push(gathered),
    )
    const gathered = steps.at(-1) ?? null
    expect(gathered !== null && until(gathered)).toBe(true)
    const pages = async (known?: KnownSheet) => {
      const found = []
      for (const each of queries) found.push(await previewPage(query, { sheet: path, ...each }, known))
      return found
    }
    return { scanned: await pages(), gathered: await pages({ info, gathered, excerpts: null }) }
  }

  test('are the same when they have been gathered', async () => {
    const { scanned, gathered } = await bothWays(1e9, ({ complete, masks }) => complete && masks[0] !== 0n)
    expect(gathered).toEqual(scanned)
  })

  test('are the same when there was room for only some of them', async () => {
    const { scanned, gathered } = await bothWays(0, ({ complete, masks }) => !complete && masks[0] !== 0n)
    expect(gathered).toEqual(scanned)
  })

  test('are found while they are being gathered, after that, and when the result is closed meanwhile', async () => {
    const { folder, path } = people
    const open = () => openResult({ folders: [dirname(path)], workdir: join(folder, 'pages'), memoryMb: 200 })
    const { signal } = new AbortController()
    const result = await open()
    const ask = () => result.page({ sheet: path, code: 'type', after: 32_000, limit: 2 }, signal)
    const first = await ask()
    expect(first.rows.map(({ row_id }) => row_id)).toEqual([32_001, 33_001].map(rowId))
    for (let times = 0; times < 50; times++) expect(await ask()).toEqual(first)
    await result.close()
    const closedAtOnce = await open()
    await closedAtOnce.page({ sheet: path, status: 'error' }, signal)
    await closedAtOnce.close()
  })
})
