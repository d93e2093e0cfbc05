import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { generate } from '../../../server/src/engine/generate.ts'
import type { Template } from '../../../server/src/engine/model.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { openFolder, table, template } from '../write/sheets.ts'

type Table = Awaited<ReturnType<typeof table>>

/** The rows of the first sheet, with the cells that they come from, and the ledger. */
async function madeOf(
  place: Awaited<ReturnType<typeof openFolder>>,
  tables: Table[],
  templates: Template[],
  instructions: string | null,
) {
  const [workdir, outdir] = [join(place.folder, 'work'), join(place.folder, 'out')]
  await mkdir(workdir)
  const input = { tables, templates, knowledge: [], instructions, answers: [], autonomy: 'decide' as const }
  const made = await generate({ ...input, version: 1, workdir, outdir })
  if (made.outcome !== 'ready') throw new Error('something was asked')
  const { ledger, sheets, plan } = made.manifest
  const files = tables.map((one) => ({ ...one, table: one.name }))
  const lineage = { sources: plan.sheets[0]!.sources, tables: files }
  const { rows } = await previewPage(place.query, { sheet: join(outdir, sheets[0]!.parquet), lineage })
  return { rows, ledger }
}

test('rows of two systems that are one person fill one row, each cell of which leads back to its own file', async () => {
  const place = await openFolder()
  const divers = template('divers', [
    {
      name: 'diver_no',
      required: true,
      unique: true,
      desiredRule: 'strict',
      strictRule: '^(RF|LG)-\\d{4}$',
      description: 'RF- (from Reef) or LG- (from Lagoon), then the number there with four digits',
    },
    { name: 'first_name', required: true },
    { name: 'last_name', required: true },
    { name: 'birth_date', required: true, desiredRule: 'strict', strictRule: '^\\d{4}-\\d{2}-\\d{2}$' },
    { name: 'town' },
  ])
  const reef = await table(
    place,
    'Reef divers',
    ['ID', 'First name', 'Last name', 'Birth date', 'Town'],
    [
      ['21', 'Ada', 'Roth', '1980-02-01', 'Kai'],
      ['22', 'Leo', 'Hay', '1975-07-15', null],
      ['24', 'Mia', 'Ost', '1990-11-30', 'Elv'],
      ['27', 'Nils', "O'Dea", '1988-01-05', 'Kai'],
    ],
  )
  const lagoon = await table(
    place,
    'Lagoon people',
    ['No', 'Name', 'Born', 'Town'],
    [
      ['505', 'HAY, Leo', '15 Jul 1975', 'Moss'],
      ['506', 'Ost, Mia', '30 Nov 1991', 'Moss'],
      ['509', "O'Dea, Nils", '5 Jan 1988', null],
      ['511', 'Kim, Eve', '9 Mar 2001', 'Moss'],
    ],
  )
  const said = 'Some are in both: same name and same birth date means the same person. Keep the Reef record.'
  const { rows, ledger } = await madeOf(place, [reef, lagoon], [divers], said)
  expect(rows.map(({ values }) => [values['diver_no'], values['last_name'], values['town']])).toEqual([
    ['RF-0021', 'Roth', 'Kai'],
    ['RF-0022', 'Hay', 'Moss'],
    ['RF-0024', 'Ost', 'Elv'],
    ['RF-0027', "O'Dea", 'Kai'],
    ['LG-0506', 'Ost', 'Moss'],
    ['LG-0511', 'Kim', 'Moss'],
  ])
  expect(rows[1]!.lineage).toMatchObject({
    last_name: [{ table: 'Reef divers', row: 3, raw: 'Hay' }],
    town: [
      { table: 'Reef divers', row: 3, column: 'Town', raw: null },
      { table: 'Lagoon people', row: 2, column: 'Town', raw: 'Moss' },
    ],
  })
  const { source, exported, merged, rejected, ignored } = ledger.rows
  expect(exported + merged + rejected + ignored).toBe(source)
})

test('whether a row is on a list is told by the list without those that were taken off it, in the export and where a cell comes from', async () => {
  const place = await openFolder()
  const boats = template('boats', [
    { name: 'boat_no', required: true, unique: true },
    { name: 'name', required: true },
    {
      name: 'watched',
      required: true,
      desiredRule: 'strict',
      strictRule: '(true|false)',
      description: 'true if the boat is on the harbour watch list at present, else false',
    },
  ])
  const fleet = await table(
    place,
    'boats',
    ['Boat no', 'Name'],
    [
      ['B1001', 'Tern'],
      ['B1002', 'Gull'],
      ['b1003', 'Knot'],
      ['B1004', 'Ruff'],
      ['B1005', 'Skua'],
    ],
  )
  const watch = await table(
    place,
    'harbour_watch_list',
    ['Boat', 'Reason', 'Since', 'Removed on'],
    [
      ['B1002', 'fuel', '01.02.2020', '14.05.2021'],
      ['B1002', 'fees', '03.04.2024', null],
      ['B1003', 'fees', '11.06.2023', ' '],
      ['B1005', 'noise', '07.07.2022', '19.09.2023'],
    ],
  )
  const { rows } = await madeOf(place, [fleet, watch], [boats], null)
  expect(rows.map(({ values }) => [values['boat_no'], values['watched']])).toEqual([
    ['B1001', 'false'],
    ['B1002', 'true'],
    ['b1003', 'true'],
    ['B1004', 'false'],
    ['B1005', 'false'],
  ])
  // The first row of the boat was taken off.
  expect(rows[1]!.lineage).toMatchObject({ watched: [{ table: 'harbour_watch_list', row: 3, raw: 'B1002' }] })
})
