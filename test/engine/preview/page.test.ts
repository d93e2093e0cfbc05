import { describe, expect, test } from 'vitest'
import { previewPage, type PreviewQuery } from '../../../server/src/engine/preview/page.ts'
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
async function people() {
  const place = await openFolder()
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
  const path = sheetPath(place.folder, 'people')
  return (query: Omit<PreviewQuery, 'sheet'>) => previewPage(place.query, { sheet: path, ...query })
}

/** The sheet's row of that number: under the header, so one further down in the file. */
const rowId = (number: number): string => `file_people/people/${number + 1}`

describe('pages', () => {
  test('rows anywhere, in order, with the cursor of the next page', async () => {
    const page = await people()
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
    const page = await people()
    const seen: string[] = []
    for (let after: number | null = 0; after !== null;) {
      const { rows, next } = await page({ code: 'type', after, limit: 17 })
      seen.push(...rows.map(({ row_id }) => row_id))
      after = next
    }
    expect(seen).toEqual(Array.from({ length: 70 }, (_, index) => rowId(index * 1000 + 1)))
  })

  test('filters by status, column and code, alone and together', async () => {
    const page = await people()
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
    const page = await people()
    expect((await page({ limit: 0 })).rows).toHaveLength(1)
    expect((await page({ limit: 5000 })).rows).toHaveLength(1000)
    expect((await page({ after: -5, limit: 1 })).rows[0]?.row_id).toBe(rowId(1))
  })
})
