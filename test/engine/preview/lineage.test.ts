import { readFile } from 'node:fs/promises'
import { join as pathOf } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { exportCsv } from '../../../server/src/engine/export/csv.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import type { InputTable, SheetPlan } from '../../../server/src/engine/model.ts'
import { column, openFolder, plan, ready, sheet, sheetPath, source, table, template } from '../write/sheets.ts'

type Place = Awaited<ReturnType<typeof openFolder>>

const names = ['id', 'name', 'first', 'city', 'country', 'origin']

/** Writes the sheet and reads a page of it with lineage. */
async function pageOf(place: Place, input: SheetPlan, tables: InputTable[], query: { after?: number } = {}) {
  await ready(place, {
    tables,
    templates: [
      template(
        'people',
        names.map((name) => ({ name })),
      ),
    ],
    plan: plan(input),
  })
  const files = tables.map(({ file_id, name, parquet, first_row }) => ({ file_id, table: name, parquet, first_row }))
  const lineage = { sources: input.sources, tables: files }
  return previewPage(place.query, { sheet: sheetPath(place.folder, 'people'), ...query, lineage })
}

const cell = (from: string, row: number | null, name: string, raw: string | null) => ({
  file_id: `file_${from}`,
  table: from,
  row,
  column: name,
  raw,
})

/** Two tables under one another; the first is completed by a table of cities, in which a key occurs twice and one is missing. */
async function people() {
  const place = await openFolder()
  const german = await table(
    place,
    'german',
    ['Nr', 'Vorname', 'Nachname', 'Ort', 'Land'],
    [
      [' 1 ', 'Anna', 'Berg', 'k1', null],
      ['2', '  Jörg ', 'Weiß', ' k2', 'AT'],
      ['3', null, "O'Hara", 'k9', ''],
      ['4', 'Ute', 'Lang', null, 'DE'],
    ],
  )
  const cities = await table(
    place,
    'cities',
    ['Key', 'City'],
    [
      ['k2', 'Wien'],
      ['k1 ', ' Köln'],
      ['k1', 'Bonn'],
    ],
  )
  const english = await table(place, 'english', ['id', 'full name'], [['7', 'Grace Hopper']])
  const named = (from: InputTable, inputs: string[]) => [
    column(from, 'name', inputs, { kind: 'merge', separator: ' ' }, { kind: 'trim' }),
    column(from, 'first', [inputs[0] ?? ''], { kind: 'split', separator: ' ', part: 1 }),
    column(from, 'origin', [], { kind: 'constant', value: 'import' }),
  ]
  const join = { file_id: 'file_cities', table: 'cities', left: 3, right: 0, reason: 'Same keys' }
  const input = sheet('people', [
    source(
      german,
      [
        column(german, 'id', ['Nr'], { kind: 'trim' }),
        ...named(german, ['Vorname', 'Nachname']),
        column(cities, 'city', ['City'], { kind: 'trim' }),
        column(german, 'country', ['Land'], { kind: 'default', value: 'DE' }),
      ],
      { joins: [join] },
    ),
    source(english, [column(english, 'id', ['id']), ...named(english, ['full name'])]),
  ])
  return { place, input, tables: [german, cities, english] }
}

test('each cell leads back to the exact text that it was made from', async () => {
  const { place, input, tables } = await people()
  const { rows } = await pageOf(place, input, tables)
  expect(rows.map(({ values, lineage }) => [values, lineage])).toMatchObject([
    [
      { id: '1', name: 'Anna Berg', city: 'Köln', country: 'DE', origin: 'import' },
      {
        id: [cell('german', 2, 'Nr', ' 1 ')],
        name: [cell('german', 2, 'Vorname', 'Anna'), cell('german', 2, 'Nachname', 'Berg')],
        city: [cell('cities', 3, 'City', ' Köln')],
        country: [cell('german', 2, 'Land', null)],
        origin: [],
      },
    ],
    [
      { city: 'Wien', country: 'AT' },
      {
        name: [cell('german', 3, 'Vorname', '  Jörg '), cell('german', 3, 'Nachname', 'Weiß')],
        first: [cell('german', 3, 'Vorname', '  Jörg ')],
        city: [cell('cities', 2, 'City', 'Wien')],
      },
    ],
    [
      { name: "O'Hara", city: null },
      {
        name: [cell('german', 4, 'Vorname', null), cell('german', 4, 'Nachname', "O'Hara")],
        city: [cell('cities', null, 'City', null)],
      },
    ],
    [{ city: null }, { city: [cell('cities', null, 'City', null)] }],
    [
      { id: '7', name: 'Grace Hopper', first: 'Grace', city: null },
      {
        id: [cell('english', 2, 'id', '7')],
        name: [cell('english', 2, 'full name', 'Grace Hopper')],
        first: [cell('english', 2, 'full name', 'Grace Hopper')],
      },
    ],
  ])
})

test('a cell leads back through a key of several columns', async () => {
  const { place, input, tables } = await people()
  const regions = await table(
    place,
    'regions',
    ['land', 'ort', 'name'],
    [
      ['AT', 'k2', 'Ost'],
      ['AT', 'k1', 'West'],
    ],
  )
  const join = {
    file_id: 'file_regions',
    table: 'regions',
    left: 3,
    right: 1,
    also: [{ left: 4, right: 0 }],
    reason: 'Same keys',
  }
  const [german] = input.sources
  const columns = german!.columns.map((one) => (one.column === 'city' ? column(regions, 'city', ['name']) : one))
  const wider = { ...input, sources: [{ ...german!, joins: [join], columns }] }
  const { rows } = await pageOf(place, wider, [...tables, regions])
  expect(rows.map(({ lineage }) => lineage!.city)).toEqual([
    [cell('regions', null, 'name', null)],
    [cell('regions', 2, 'name', 'Ost')],
    [cell('regions', null, 'name', null)],
    [cell('regions', null, 'name', null)],
  ])
})

test('only the rows of the page are led back, and a page without rows has none', async () => {
  const { place, input, tables } = await people()
  const { rows } = await pageOf(place, input, tables, { after: 4 })
  expect(rows).toMatchObject([{ row_id: 'file_english/english/2', lineage: { id: [{ row: 2, raw: '7' }] } }])
  expect((await pageOf(place, input, tables, { after: 5 })).rows).toEqual([])
})

test('a file leads back every cell of a sheet as its page does, in the order of rows and columns', async () => {
  const { place, input, tables } = await people()
  const { rows } = await pageOf(place, input, tables)
  const to = pathOf(place.folder, 'people.lineage.csv')
  const files = tables.map(({ file_id, file_name, name, parquet, first_row }) => {
    return { file_id, file_name, table: name, parquet, first_row }
  })
  const lineage = { sources: input.sources, tables: files }
  const sheetFile = sheetPath(place.folder, 'people')
  await exportCsv(place.query, { sheet: sheetFile, rows: 'all', escapeFormulas: false, lineage }, to)
  const expected = rows.flatMap(({ lineage: led = {} }, index) =>
    Object.entries(led).flatMap(([target, cells]) =>
      cells.map((from) => [
        String(index + 1),
        target,
        from.file_id,
        `${from.table}.csv`,
        from.table,
        from.row === null ? '' : String(from.row),
        from.column,
        from.raw ?? '',
      ]),
    ),
  )
  const header = ['row', 'column', 'file_id', 'file', 'table', 'source_row', 'source_column', 'raw']
  expect(parse(await readFile(to, 'utf8'))).toEqual([header, ...expected])
  const nothing = { ...lineage, sources: lineage.sources.map((each) => ({ ...each, columns: [] })) }
  await exportCsv(place.query, { sheet: sheetFile, rows: 'all', escapeFormulas: false, lineage: nothing }, to)
  expect(parse(await readFile(to, 'utf8'))).toEqual([header])
})
