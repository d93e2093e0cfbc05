import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { impactOf } from '../../../server/src/engine/write/impact.ts'
import type { Impact, Transform } from '../../../server/src/engine/model.ts'
import { fileSha256 } from '../../../server/src/engine/write/digest.ts'
import { readSheetInfo } from '../../../server/src/engine/write/sheet-file.ts'
import { column, openFolder, plan, ready, sheet, sheetPath, source, table, template, type Cells } from './sheets.ts'

type Place = Awaited<ReturnType<typeof openFolder>>

/** A finished sheet of a table with the columns a and b in the folder `name`, as `apply` leaves it. */
const made = async (place: Place, name: string, rows: Cells[], ...transforms: Transform[]): Promise<string> => {
  const folder = join(place.folder, name)
  await mkdir(folder)
  const own = { query: place.query, folder }
  const input = await table(own, 'one', ['a', 'b'], rows)
  const columns = [column(input, 'A', ['a']), column(input, 'B', ['b'], ...transforms)]
  await ready(own, {
    tables: [input],
    templates: [template('t', [{ name: 'A' }, { name: 'B', required: true }])],
    plan: plan(sheet('t', [source(input, columns)])),
  })
  return sheetPath(folder, 't')
}

const compare = async (place: Place, before: string, after: string | null): Promise<Impact> => {
  const impact = await compareWith(place, { path: before, sha256: await fileSha256(before) }, after)
  if (!impact) throw new Error('the earlier sheet is whole, and was not compared')
  return impact
}

const compareWith = async ({ query }: Place, before: { path: string; sha256: string }, after: string | null) =>
  impactOf(
    query,
    { version: 3, sheets: [{ slug: 't', ...before }] },
    after ? [{ work: { info: await readSheetInfo(query, after) }, path: after }] : [],
  )

describe('impact', () => {
  test('of the same result is nothing', async () => {
    const place = await openFolder()
    const rows: Cells[] = [
      ['1', 'x'],
      ['2', null],
    ]
    const impact = await compare(place, await made(place, 'old', rows), await made(place, 'new', rows))
    expect(impact).toEqual({
      from_version: 3,
      rows: { added: 0, removed: 0, changed: 0 },
      issues: { added: 0, removed: 0 },
      columns: [],
    })
  })

  test('is not told where the earlier result was changed or is gone', async () => {
    const place = await openFolder()
    const now = await made(place, 'new', [['1', 'x']])
    const before = await made(place, 'old', [['1', 'x']])
    const sha256 = await fileSha256(before)
    await writeFile(before, 'other bytes')
    expect(await compareWith(place, { path: before, sha256 }, now)).toBeNull()
    expect(await compareWith(place, { path: join(place.folder, 'nowhere.parquet'), sha256 }, now)).toBeNull()
  })

  test('counts rows by where they come from, cells with examples, and issues', async () => {
    const place = await openFolder()
    const old = await made(place, 'old', [
      ['1', 'x'],
      ['2', null],
      ['3', 'z'],
      ['4', 'v'],
      ['5', 'w'],
      ['6', 'q'],
    ])
    const upper: Transform = { kind: 'case', to: 'upper' }
    const now = await made(
      place,
      'new',
      [
        ['1', 'X'],
        ['2', 'y'],
        ['3', null],
        ['4', 'v'],
        ['5', 'w'],
      ],
      upper,
    )
    const impact = await compare(place, old, now)
    expect(impact.rows).toEqual({ added: 0, removed: 1, changed: 5 })
    expect(impact.issues).toEqual({ added: 1, removed: 1 })
    expect(impact.columns).toEqual([
      {
        slug: 't',
        column: 'B',
        cells_changed: 5,
        examples: [
          { row_id: 'file_one/one/2', before: 'x', after: 'X' },
          { row_id: 'file_one/one/3', before: null, after: 'Y' },
          { row_id: 'file_one/one/4', before: 'z', after: null },
        ],
      },
    ])
    expect((await compare(place, now, old)).rows).toEqual({ added: 1, removed: 0, changed: 5 })
  })

  test('is the same whether all rows are there, so that files are read side by side, or one more is joined by key', async () => {
    const place = await openFolder()
    const rows: Cells[] = [
      ['1', 'x'],
      ['2', null],
      ['3', 'z'],
    ]
    const before = await made(place, 'old', rows)
    const other: Cells[] = [
      ['1', 'x'],
      ['2', 'y'],
      ['3', null],
    ]
    const inOrder = await compare(place, before, await made(place, 'same', other))
    const byKey = await compare(place, before, await made(place, 'more', [...other, ['4', 'w']]))
    expect(inOrder.columns).toMatchObject([
      { cells_changed: 2, examples: [{ row_id: 'file_one/one/3', before: null, after: 'y' }, {}] },
    ])
    expect(byKey).toEqual({ ...inOrder, rows: { ...inOrder.rows, added: 1 } })
    expect(inOrder.rows).toEqual({ added: 0, removed: 0, changed: 2 })
    expect(inOrder.issues).toEqual({ added: 1, removed: 1 })
  })

  test('of a sheet that is gone: its rows and their issues went', async () => {
    const place = await openFolder()
    const old = await made(place, 'old', [
      ['1', 'x'],
      ['2', null],
    ])
    expect(await compare(place, old, null)).toMatchObject({
      rows: { added: 0, removed: 2, changed: 0 },
      issues: { added: 0, removed: 1 },
      columns: [],
    })
  })
})
