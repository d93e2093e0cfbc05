import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { queryOn, type Query } from '../../../server/src/engine/compile/query.ts'
import { parquetScan } from '../../../server/src/engine/compile/tables.ts'
import { openDuckDB } from '../../../server/src/engine/duckdb.ts'
import { openExcerpts } from '../../../server/src/engine/preview/excerpts.ts'
import { previewPage, type PreviewPage } from '../../../server/src/engine/preview/page.ts'
import { readSheetInfo } from '../../../server/src/engine/write/sheet-file.ts'

/** A sheet of 45 row groups, with empty cells, values of few and of many kinds, and letters of several bytes. */
let sheet: { query: Query; folder: string; path: string }
const rows = 92_000

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'excerpts-'))
  const session = await openDuckDB({ workdir: folder, allowedDirectories: [] })
  const query = queryOn(session.connection)
  const path = join(folder, 'sheet.parquet')
  const info = { slug: 's', columns: ['a', 'b', 'c'], checks: [], sources: [{ file_id: 'f', table: 't' }] }
  await query.run(`COPY (
    SELECT 0::USMALLINT AS _source, n + 2 AS _source_row, n::VARCHAR AS v0, CASE WHEN n % 3 = 0 THEN 'żółw' END AS v1,
      CASE WHEN n > 40000 THEN md5(n::VARCHAR) END AS v2, 0::UTINYINT AS _status, NULL::VARCHAR AS _lost
    FROM range(${rows}) numbers(n)
  ) TO '${path}' (FORMAT parquet, COMPRESSION lz4_raw, ROW_GROUP_SIZE 2048, KV_METADATA {sheet: '${JSON.stringify(info)}'})`)
  sheet = { query, folder, path }
  return async () => {
    session.close()
    await rm(folder, { recursive: true, force: true })
  }
})

async function folderFor(name: string): Promise<string> {
  const folder = join(sheet.folder, name)
  await mkdir(folder)
  return folder
}

describe('excerpts of a sheet', () => {
  test('pages from them are those of the whole, wherever they begin and end', async () => {
    const { query, path } = sheet
    const folder = await folderFor('pages')
    const known = { info: await readSheetInfo(query, path), gathered: null, excerpts: openExcerpts(path, folder, 's') }
    const boundary = 40 * 2048
    const places = [
      0,
      3 * 2048,
      boundary - 1,
      boundary,
      boundary - 101,
      boundary - 100,
      75_678,
      rows - 100,
      rows - 1,
      rows,
      1e12,
    ]
    const pages = (from: typeof known | undefined): Promise<PreviewPage[]> =>
      Promise.all(
        places.flatMap((after) =>
          [1, 100, 1000].map((limit) => previewPage(query, { sheet: path, after, limit }, from)),
        ),
      )
    const copied = await pages(known)
    expect(copied).toEqual(await pages(undefined))
    expect(await pages(known)).toEqual(copied)
    expect(await readdir(folder)).toContain(`s-${40 * 2048}-5.parquet`)
    expect(copied.at(-7)?.rows).toEqual([
      { row_id: `f/t/${rows + 1}`, values: expect.anything(), issues: [], source: expect.anything() },
    ])
  })

  test('hold the rows around a page, and take the room of these on disk, of which they get no more than they may', async () => {
    const { query, path } = sheet
    const folder = await folderFor('few')
    const room = (await stat(path)).size / 2
    const excerpts = openExcerpts(path, folder, 's', room)
    const taken = async (): Promise<number> => {
      const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
      return files.reduce((sum, { blocks }) => sum + blocks * 512, 0)
    }
    expect(await excerpts.find(0, 100)).toBeNull()
    expect(await excerpts.find(rows, rows + 100)).toBeNull()
    const both = async (from: number, to: number) => {
      const [one, same] = await Promise.all([excerpts.find(from, to), excerpts.find(from, to)])
      expect(one).toEqual(same)
      return one
    }
    const many = await both(24 * 2048, 29 * 2048)
    const list = (file: string, from: number, to: number) =>
      query.columns(
        `SELECT v0, v1, v2 FROM ${parquetScan(file)} WHERE file_row_number >= ${from} AND file_row_number < ${to}`,
      )
    expect(many?.first).toBe(24 * 2048)
    expect(await list(many?.path ?? '', 0, rows)).toEqual(await list(path, 24 * 2048, 32 * 2048))
    for (let group = 24; group < 44; group++) {
      const one = await both(group * 2048, group * 2048 + 10)
      expect(one?.first).toBe((group - (group % 8)) * 2048)
      expect(await taken()).toBeLessThan(room * 1.1)
    }
    expect((await readdir(folder)).length).toBeGreaterThan(1)
    // One that is larger than its room is there as long as no other is wanted.
    const narrow = openExcerpts(path, await folderFor('narrow'), 's', 1)
    const first = await narrow.find(30 * 2048, 30 * 2048 + 10)
    expect(await list(first?.path ?? '', 0, rows)).toEqual(await list(path, 24 * 2048, 32 * 2048))
    await narrow.find(40 * 2048, 40 * 2048 + 10)
    await expect(stat(first?.path ?? '')).rejects.toThrow('ENOENT')
  })

  test('where none can be made, rows come from the whole', async () => {
    const { query, path } = sheet
    const info = await readSheetInfo(query, path)
    const noFolder = openExcerpts(path, join(sheet.folder, 'gone'), 's')
    const asked = { sheet: path, after: 70_000, limit: 2 }
    const whole = await previewPage(query, asked)
    for (const _time of ['first', 'second']) {
      expect(await previewPage(query, asked, { info, gathered: null, excerpts: noFolder })).toEqual(whole)
    }
    const removed = { find: async () => ({ path: join(sheet.folder, 'removed.parquet'), first: 0 }) }
    expect(await previewPage(query, asked, { info, gathered: null, excerpts: removed })).toEqual(whole)
    const broken = join(sheet.folder, 'broken.parquet')
    await writeFile(broken, Buffer.from('PAR1\x15\x00\x19\x03\x00\x00\x00PAR1', 'latin1'))
    await expect(openExcerpts(broken, sheet.folder, 'b').find(70_000, 70_100)).rejects.toThrow(
      'The footer ends too early.',
    )
  })
})
