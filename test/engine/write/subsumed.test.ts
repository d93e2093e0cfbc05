import { expect, test } from 'vitest'
import type { Answer, SameKey } from '../../../server/src/engine/model.ts'
import { mergedAs } from '../../../server/src/engine/phrases.ts'
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

const HEADER = ['no', 'name', 'phone']
const others = (from: number): Cells[] => Array.from({ length: 8 }, (_, at) => [`${from + at}`, `Name ${at}`, null])

/** Keepers of two lists, by number. */
async function keepers(
  old: Cells[],
  fresh: Cells[],
  { answers = [], same_key }: { answers?: Answer[]; same_key?: SameKey[] } = {},
) {
  const place = await openFolder()
  const tables = [await table(place, 'old', HEADER, old), await table(place, 'fresh', HEADER, fresh)]
  const sources = tables.map((input) =>
    source(
      input,
      HEADER.map((name) => column(input, name, [name])),
    ),
  )
  const templates = [
    template('keepers', [{ name: 'no', unique: true, required: true }, { name: 'name' }, { name: 'phone' }]),
  ]
  const input = {
    tables,
    templates,
    plan: plan({ ...sheet('keepers', sources, 'keep_first'), ...(same_key && { same_key }) }),
    answers,
  }
  const rowOf = async (no: string) => {
    const { rows } = await previewPage(place.query, { sheet: sheetPath(place.folder, 'keepers') })
    return rows.map(({ values }) => Object.values(values)).filter(([own]) => own === no)
  }
  return { place, input, rowOf }
}

test.each([
  ['in the second list', [['1', 'Ada', null]], [['1', 'Ada', '555']]],
  ['in the first list', [['1', 'Ada', '555']], [['1', 'Ada', null]]],
  [
    'of three',
    [['1', 'Ada', null]],
    [
      ['1', null, null],
      ['1', 'Ada', '555'],
    ],
  ],
] as [string, Cells[], Cells[]][])(
  'of rows with one key the one that has all that the others have stands for them, %s, without a question',
  async (_, old, fresh) => {
    const { place, input, rowOf } = await keepers([...old, ...others(10)], [...fresh, ...others(30)])
    const manifest = await ready(place, input)
    expect(await rowOf('1')).toEqual([['1', 'Ada', '555']])
    const rows = old.length + fresh.length - 1
    expect(manifest.notes.join()).toContain(
      `${rows} row${rows === 1 ? '' : 's'} of keepers ${rows === 1 ? 'has' : 'have'} nothing that another row with the same “no” lacks`,
    )
    expect(manifest.plan.sheets[0]?.same_key).toEqual([{ column: 'no', keep: 'keep_all', fullest: true }])
    expect(mergedAs(manifest.plan.sheets[0]!, 1)).toContain('the one that has all that others have counts')
    const again = await ready(place, { ...input, plan: manifest.plan })
    expect([again.plan, again.sheets]).toEqual([manifest.plan, manifest.sheets])
    expect(await rowOf('1')).toEqual([['1', 'Ada', '555']])
  },
)

test('rows that each have something which the other lacks are asked about as before', async () => {
  const { place, input } = await keepers([['1', 'Ada', null], ...others(10)], [['1', null, '555'], ...others(30)])
  expect(await apply(place, input)).toMatchObject({
    outcome: 'blocked',
    questions: [{ key: 'same_key:keepers.no', affected_rows: 2 }],
  })
})

test('what is left of a key is asked about, and the answer holds for that alone, also when the plan is carried out again', async () => {
  const old: Cells[] = [['1', 'Ada', '555'], ['2', 'Bea', '556'], ...others(10)]
  const fresh: Cells[] = [['1', 'Ada', null], ['2', 'Bert', '557'], ...others(30)]
  const asked = await keepers(old, fresh)
  expect(await apply(asked.place, asked.input)).toMatchObject({ outcome: 'blocked', questions: [{ affected_rows: 2 }] })
  const { place, input, rowOf } = await keepers(old, fresh, {
    answers: [{ key: 'same_key:keepers.no', value: 'keep_last' }],
  })
  const manifest = await ready(place, input)
  for (const carriedOut of [manifest, await ready(place, { ...input, plan: manifest.plan, answers: [] })]) {
    expect(carriedOut.plan.sheets[0]?.same_key).toEqual([{ column: 'no', keep: 'keep_last', fullest: true }])
    expect([...(await rowOf('1')), ...(await rowOf('2'))]).toEqual([
      ['1', 'Ada', '555'],
      ['2', 'Bert', '557'],
    ])
  }
})

test('where somebody said which row counts, that one does, whatever it lacks', async () => {
  const { place, input, rowOf } = await keepers(
    [['1', 'Ada', '555'], ...others(10)],
    [['1', 'Ada', null], ...others(30)],
    { same_key: [{ column: 'no', keep: 'keep_last' }] },
  )
  await ready(place, input)
  expect(await rowOf('1')).toEqual([['1', 'Ada', null]])
})
