import { expect, test } from 'vitest'
import type { Manifest, SheetPlan } from '../../../server/src/engine/model.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { column, openFolder, plan, ready, sheet, sheetPath, source, table, template, type Cells } from './sheets.ts'

type Keep = NonNullable<SheetPlan['same_key']>[number]['keep']

/** Members of a club, all of whom are taken, and the lockers of those who have not left. */
async function lockersOf(
  members: Cells[],
  lockers: Cells[],
  keep: Keep = 'keep_last',
): Promise<{ manifest: Manifest; again: Manifest; rows: unknown[][] }> {
  const place = await openFolder()
  const first = await table(place, 'members', ['no', 'state'], members)
  const second = await table(place, 'lockers', ['locker', 'of'], lockers)
  const input = {
    tables: [first, second],
    templates: [
      template('members', [{ name: 'no', unique: true }, { name: 'state' }]),
      template('lockers', [
        { name: 'locker' },
        { name: 'member', desiredRule: 'link', linkRule: [{ templateId: 'tpl_members', columnName: 'no' }] },
      ]),
    ],
    plan: plan(
      {
        ...sheet(
          'members',
          [source(first, [column(first, 'no', ['no']), column(first, 'state', ['state'])])],
          'keep_first',
        ),
        same_key: [{ column: 'no', keep }],
      },
      {
        ...sheet('lockers', [source(second, [column(second, 'locker', ['locker']), column(second, 'member', ['of'])])]),
        of_state: [{ column: 'member', of: 'members', state: 'state', values: ['left'], origin: 'an instruction' }],
      },
    ),
  }
  const manifest = await ready(place, input)
  const page = await previewPage(place.query, { sheet: sheetPath(place.folder, 'lockers') })
  const rows = page.rows.map(({ values, issues }) => [...Object.values(values), ...issues.map(({ code }) => code)])
  return { manifest, again: await ready(place, { ...input, plan: manifest.plan }), rows }
}

const MEMBERS: Cells[] = [
  ['1', 'active'],
  ['2', 'left'],
  ['3', 'left'],
  ['3', 'active'],
  ['4', 'active'],
  ['4', 'left'],
  ['5', null],
]
const LOCKERS: Cells[] = [
  ['a', '1'],
  ['b', '2'],
  ['c', '3'],
  ['d', '4'],
  ['e', '5'],
  ['f', '9'],
  ['g', null],
]

test('rows stay behind for the state of the row that they name, of several with its key of the one that counts', async () => {
  const { manifest, again, rows } = await lockersOf(MEMBERS, LOCKERS)
  expect(rows).toEqual([
    ['a', '1'],
    ['c', '3'],
    ['e', '5'],
    ['f', '9', 'link'],
    ['g', null],
  ])
  expect(again.plan).toEqual(manifest.plan)
  expect(again.sheets).toEqual(manifest.sheets)
  expect((await lockersOf(MEMBERS, LOCKERS, 'keep_first')).rows.map(([locker]) => locker)).toEqual([
    'a',
    'd',
    'e',
    'f',
    'g',
  ])
})

test('the ledger and a note tell of them', async () => {
  const { manifest } = await lockersOf(MEMBERS, LOCKERS)
  const lockers = manifest.ledger.tables.find((entry) => entry.table === 'lockers')
  const reason =
    'They belong to rows of members of which “state” is “left”: such rows are left out, as an instruction says'
  expect(lockers?.rows).toEqual({ source: 8, exported: 4, merged: 0, rejected: 1, ignored: 3 })
  expect(lockers?.ignored).toContainEqual({ reason, rows: 2 })
  expect(manifest.notes).toContain(`2 rows of lockers are left out: ${reason}.`)
})

test('they stay where rows of different states share what they name, and none of them counts', async () => {
  const { rows } = await lockersOf(MEMBERS, LOCKERS, 'keep_all')
  expect(rows.map(([locker]) => locker)).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
})
