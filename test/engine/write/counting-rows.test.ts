import { expect, test } from 'vitest'
import type { Manifest, RowSkip, SheetPlan } from '../../../server/src/engine/model.ts'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import {
  apply,
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
} from './sheets.ts'

type Keep = NonNullable<SheetPlan['same_key']>[number]['keep']

/** Boats of an old register and of a harbour's own list, without those that are scrapped there, and the moorings of each. */
async function harbour(
  old: Cells[],
  own: Cells[],
  { keep, state = true, moorings = [] }: { keep: Keep; state?: boolean; moorings?: Cells[] },
): Promise<{
  manifest: Manifest
  again: Manifest
  boats: unknown[][]
  moored: { values: unknown[]; issues: string[] }[]
}> {
  const place = await openFolder()
  const register = await table(place, 'register', ['no', 'name', 'state'], old)
  const list = await table(place, 'list', ['no', 'name', 'state'], own)
  const third = await table(place, 'moorings', ['pier', 'of'], moorings)
  const skips: RowSkip[] = [
    {
      when: { position: 2, is: 'one_of', values: ['scrapped'] },
      reason: '“state” is “scrapped”',
      ...(state && { state: true }),
    },
  ]
  const boatsOf = (input: typeof register) =>
    source(input, [column(input, 'no', ['no']), column(input, 'name', ['name'])], { skips })
  const input = {
    tables: [register, list, third],
    templates: [
      template('boats', [{ name: 'no', unique: true }, { name: 'name' }]),
      template('moorings', [
        { name: 'pier' },
        { name: 'boat', desiredRule: 'link', linkRule: [{ templateId: 'tpl_boats', columnName: 'no' }] },
      ]),
    ],
    plan: plan(
      { ...sheet('boats', [boatsOf(register), boatsOf(list)], 'keep_first'), same_key: [{ column: 'no', keep }] },
      sheet('moorings', [source(third, [column(third, 'pier', ['pier']), column(third, 'boat', ['of'])])]),
    ),
  }
  const manifest = await ready(place, input)
  const rowsOf = async (slug: string) => (await previewPage(place.query, { sheet: sheetPath(place.folder, slug) })).rows
  const boats = (await rowsOf('boats')).map(({ values }) => Object.values(values))
  const moored = (await rowsOf('moorings')).map(({ values, issues }) => ({
    values: Object.values(values),
    issues: issues.map(({ code }) => code),
  }))
  return { manifest, again: await ready(place, { ...input, plan: manifest.plan }), boats, moored }
}

const OLD: Cells[] = [
  ['1', 'Ada', 'afloat'],
  ['2', 'Bea', 'afloat'],
  ['3', 'Cora', 'scrapped'],
]
const OWN: Cells[] = [
  ['2', 'Bea II', 'scrapped'],
  ['3', 'Cora', 'afloat'],
  ['4', 'Dora', 'afloat'],
]

test('a row goes with the row of its key that counts, where that is left out for its state', async () => {
  const { manifest, again, boats } = await harbour(OLD, OWN, { keep: 'keep_last' })
  expect(boats).toEqual([
    ['1', 'Ada'],
    ['3', 'Cora'],
    ['4', 'Dora'],
  ])
  expect(again.plan).toEqual(manifest.plan)
  expect(again.sheets).toEqual(manifest.sheets)
})

test('it is in the ledger as left out, with the reason, and not as merged', async () => {
  const { manifest } = await harbour(OLD, OWN, { keep: 'keep_last' })
  const [register] = manifest.ledger.tables
  expect(register?.rows).toEqual({ source: 4, exported: 1, merged: 0, rejected: 0, ignored: 3 })
  expect(register?.ignored).toContainEqual({
    reason: 'The row with the same “no” that counts is left out for what it says, and this one with it',
    rows: 1,
  })
})

test('what names it names nothing', async () => {
  const { moored } = await harbour(OLD, OWN, {
    keep: 'keep_last',
    moorings: [
      ['A', '2'],
      ['B', '3'],
    ],
  })
  expect(moored).toEqual([
    { values: ['A', '2'], issues: ['link'] },
    { values: ['B', '3'], issues: [] },
  ])
})

test('the row that counts may be that of a table, or the last of one table', async () => {
  const byTable = await harbour(OLD, OWN, { keep: { file_id: 'file_list', table: 'list' } })
  expect(byTable.boats.map(([no]) => no)).toEqual(['1', '3', '4'])
  const within = await harbour([...OLD, ['1', 'Ada', 'scrapped'], ['2', 'Bea', 'afloat']], [], { keep: 'keep_last' })
  expect(within.boats.map(([no]) => no)).toEqual(['2'])
})

test('a row stays where it counts itself, and the other one is left out', async () => {
  const { boats } = await harbour(OLD, OWN, { keep: 'keep_first' })
  expect(boats).toEqual([
    ['1', 'Ada'],
    ['2', 'Bea'],
    ['4', 'Dora'],
  ])
})

test('nothing goes with a row that is left out for what it is itself, as a duplicate is', async () => {
  const { boats } = await harbour(OLD, OWN, { keep: 'keep_last', state: false })
  expect(boats.map(([no]) => no)).toEqual(['1', '2', '3', '4'])
})

test('nor where none of the rows with a key counts', async () => {
  const { boats } = await harbour(OLD, OWN, { keep: 'keep_all' })
  expect(boats.map(([no]) => no)).toEqual(['1', '2', '3', '4'])
})

test('an answer on which row counts is of those that are left out, too', async () => {
  const place = await openFolder()
  const cars = await table(
    place,
    'cars',
    ['plate', 'state'],
    [
      ['A', 'runs'],
      ['B', 'runs'],
      ['B', 'runs well'],
      ['A', 'sold'],
      ['C', 'runs'],
      ['D', 'runs'],
      ['E', 'runs'],
      ['F', 'runs'],
    ],
  )
  const skips: RowSkip[] = [{ when: { position: 1, is: 'equal', value: 'sold' }, reason: 'Sold', state: true }]
  const own = source(cars, [column(cars, 'plate', ['plate']), column(cars, 'state', ['state'])], { skips })
  const input = {
    tables: [cars],
    templates: [template('cars', [{ name: 'plate', unique: true }, { name: 'state' }])],
    plan: plan(sheet('cars', [own], 'keep_first')),
  }
  const asked = await apply(place, input)
  const key = asked.outcome === 'blocked' ? asked.questions[0]!.key : ''
  expect(key).toBe('same_key:cars.plate')
  await ready(place, { ...input, answers: [{ key, value: 'keep_last' }] })
  const { rows } = await previewPage(place.query, { sheet: sheetPath(place.folder, 'cars') })
  expect(rows.map(({ values }) => Object.values(values))).toEqual([
    ['B', 'runs well'],
    ['C', 'runs'],
    ['D', 'runs'],
    ['E', 'runs'],
    ['F', 'runs'],
  ])
})
