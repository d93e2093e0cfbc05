import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generate } from '../../../server/src/engine/generate.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { openFolder, table, template } from '../write/sheets.ts'

test('each cell of a crosstab is a row with an id of its own that leads back to the cell, and the ledger counts the rows of the file', async () => {
  const place = await openFolder()
  const workdir = join(place.folder, 'work')
  await mkdir(workdir)
  const cells = [
    ['Loans', '8', '8', null],
    ['Returns', '4', null, '6'],
    ['Attic', null, '0', null],
    ['Maps', '5', '5', 'sick'],
  ]
  const roster = await table(place, 'roster', ['Desk', 'Mon', 'Tue', 'Wed'], cells)
  const shifts = template('shifts', [
    { name: 'desk', required: true },
    { name: 'weekday', required: true, desiredRule: 'strict', strictRule: 'Monday|Tuesday|Wednesday' },
    { name: 'hours', required: true, desiredRule: 'strict', strictRule: '[1-9]\\d*' },
  ])
  const input = {
    tables: [roster],
    templates: [shifts],
    knowledge: [],
    instructions: null,
    answers: [],
    autonomy: 'ask' as const,
    workdir,
  }
  const made = await generate({ ...input, version: 1, outdir: join(place.folder, 'first') })
  if (made.outcome !== 'ready') throw new Error('something was asked')
  const { ledger, sheets, plan } = made.manifest
  expect(sheets).toMatchObject([{ total: 7, valid: 6, error: 1 }])
  // A row of which one cell is wrong counts as rejected; one with no cell is ignored.
  expect(ledger.rows).toEqual({ source: 5, exported: 2, merged: 0, rejected: 1, ignored: 2 })
  const tables = [{ ...roster, table: roster.name }]
  const { rows } = await previewPage(place.query, {
    sheet: join(place.folder, 'first', sheets[0]!.parquet),
    lineage: { sources: plan.sheets[0]!.sources, tables },
  })
  expect(rows.map(({ row_id, values }) => [row_id, ...Object.values(values)])).toEqual([
    ['file_roster/roster/2/Mon', 'Loans', 'Monday', '8'],
    ['file_roster/roster/3/Mon', 'Returns', 'Monday', '4'],
    ['file_roster/roster/5/Mon', 'Maps', 'Monday', '5'],
    ['file_roster/roster/2/Tue', 'Loans', 'Tuesday', '8'],
    ['file_roster/roster/5/Tue', 'Maps', 'Tuesday', '5'],
    ['file_roster/roster/3/Wed', 'Returns', 'Wednesday', '6'],
    ['file_roster/roster/5/Wed', 'Maps', 'Wednesday', 'sick'],
  ])
  expect(rows[3]!.lineage).toMatchObject({
    weekday: [{ row: 2, column: 'Tue', raw: '8' }],
    hours: [{ row: 2, column: 'Tue', raw: '8' }],
  })

  // What a later plan changes is told of the very row.
  const previous = {
    version: 1,
    sheets: [{ slug: 'shifts', path: join(place.folder, 'first', sheets[0]!.parquet), sha256: sheets[0]!.sha256 }],
  }
  const revisions = [
    {
      instructions: null,
      changes: [
        { kind: 'value_map' as const, slug: 'shifts', column: 'hours', entries: [{ raw: 'sick', value: '5' }] },
      ],
    },
  ]
  const revised = await generate({ ...input, revisions, previous, version: 2, outdir: join(place.folder, 'second') })
  if (revised.outcome !== 'ready') throw new Error('something was asked')
  expect(revised.manifest.impact).toMatchObject({
    rows: { added: 0, removed: 0, changed: 1 },
    columns: [{ column: 'hours', examples: [{ row_id: 'file_roster/roster/5/Wed', before: 'sick', after: '5' }] }],
  })
})
