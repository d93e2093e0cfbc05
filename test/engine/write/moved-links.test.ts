import { expect, test } from 'vitest'
import type { Manifest } from '../../../server/src/engine/model.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { column, openFolder, plan, ready, sheet, sheetPath, source, table, template, type Cells } from './sheets.ts'

/** Owners by number, some of whom share a tax number, and the dogs of each. */
async function kennel(
  owners: Cells[],
  dogs: Cells[],
  keep: 'keep_first' | 'keep_all' = 'keep_first',
  unique = true,
): Promise<{ manifest: Manifest; again: Manifest; rows: { values: unknown[]; issues: string[] }[] }> {
  const place = await openFolder()
  const first = await table(place, 'owners', ['no', 'tax'], owners)
  const second = await table(place, 'dogs', ['dog', 'of'], dogs)
  const input = {
    tables: [first, second],
    templates: [
      template('dogs', [
        { name: 'dog' },
        { name: 'owner', desiredRule: 'link', linkRule: [{ templateId: 'tpl_owners', columnName: 'no' }] },
      ]),
      template('owners', [
        { name: 'no', unique: true },
        { name: 'tax', unique },
      ]),
    ],
    plan: plan(sheet('dogs', [source(second, [column(second, 'dog', ['dog']), column(second, 'owner', ['of'])])]), {
      ...sheet('owners', [source(first, [column(first, 'no', ['no']), column(first, 'tax', ['tax'])])], 'keep_first'),
      same_key: [{ column: 'tax', keep }],
    }),
  }
  const manifest = await ready(place, input)
  const page = await previewPage(place.query, { sheet: sheetPath(place.folder, 'dogs') })
  const rows = page.rows.map(({ values, issues }) => ({
    values: Object.values(values),
    issues: issues.map(({ code }) => code),
  }))
  return { manifest, again: await ready(place, { ...input, plan: manifest.plan }), rows }
}

const OWNERS: Cells[] = [
  ['7', 'T1'],
  ['8', 'T2'],
  ['31', 'T1'],
]

test('what names a row that was merged into another one by a key of both names the one that stays, and it is told', async () => {
  const { manifest, again, rows } = await kennel(OWNERS, [
    ['Rex', '31'],
    ['Bo', '7'],
    ['Ida', '8'],
  ])
  expect(rows.map(({ values }) => values)).toEqual([
    ['Rex', '7'],
    ['Bo', '7'],
    ['Ida', '8'],
  ])
  expect(rows.flatMap(({ issues }) => issues)).toEqual([])
  expect(manifest.notes).toContain(
    'One row of dogs named in “owner” a row of owners that was merged into another one, and names that one now: “7” for “31”.',
  )
  expect(again.plan).toEqual(manifest.plan)
  expect(again.sheets).toEqual(manifest.sheets)
})

test('it names nothing new where the rows that share a key all stay, with an error', async () => {
  const { rows } = await kennel(OWNERS, [['Rex', '31']], 'keep_all')
  expect(rows[0]?.values).toEqual(['Rex', '31'])
})

test('nor where nothing names what went', async () => {
  const { manifest } = await kennel(OWNERS, [['Bo', '7']])
  expect(manifest.notes.join()).not.toContain('merged into another one')
  expect(manifest.plan.sheets[0]?.sources[0]?.columns[1]?.transforms).toEqual([])
})

test('rows are one by a column that may have a value twice where the plan says so', async () => {
  const { manifest, again, rows } = await kennel(
    OWNERS,
    [
      ['Rex', '31'],
      ['Ida', '8'],
    ],
    'keep_first',
    false,
  )
  expect(rows.map(({ values }) => values)).toEqual([
    ['Rex', '7'],
    ['Ida', '8'],
  ])
  expect(manifest.ledger.rows).toMatchObject({ exported: 4, merged: 1 })
  expect(again.sheets).toEqual(manifest.sheets)
})
