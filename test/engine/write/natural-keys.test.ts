import { expect, test } from 'vitest'
import type { Answer, SameKey } from '../../../server/src/engine/model.ts'
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

const STALLS = { ...template('stalls', [{ name: 'market' }, { name: 'day' }, { name: 'fee' }]) }
const described = { ...STALLS, description: 'Stalls that are let. One row per market and day.' }

/** The stalls of two lists, by market and day. */
async function stalls(
  spring: Cells[],
  autumn: Cells[],
  { keep, of = described, answers = [] }: { keep?: SameKey['keep']; of?: typeof STALLS; answers?: Answer[] } = {},
) {
  const place = await openFolder()
  const tables = [
    await table(place, 'spring', ['market', 'day', 'fee'], spring),
    await table(place, 'autumn', ['market', 'day', 'fee'], autumn),
  ]
  const sources = tables.map((input) =>
    source(
      input,
      ['market', 'day', 'fee'].map((name) => column(input, name, [name])),
    ),
  )
  const same_key = keep && [{ column: 'market', with: ['day'], keep }]
  const input = {
    tables,
    templates: [of],
    plan: plan({ ...sheet('stalls', sources, 'keep_first'), ...(same_key && { same_key }) }),
    answers,
  }
  const rows = async () => {
    const page = await previewPage(place.query, { sheet: sheetPath(place.folder, 'stalls') })
    return page.rows.map(({ values, issues }) =>
      [...Object.values(values), ...issues.map(({ code }) => code)].join(' '),
    )
  }
  return { place, input, rows }
}

const SPRING: Cells[] = [
  ['Wells', 'Mon', '10'],
  ['Wells', 'Tue', '12'],
  ['Ely', 'Mon', '9'],
  ['Ely', null, '7'],
  ['Ripon', 'Wed', '8'],
  ['Ripon', 'Thu', '8'],
]
const AUTUMN: Cells[] = [
  ['Wells', 'Tue', '14'],
  ['Ely', null, '6'],
  ['Truro', 'Mon', '11'],
]

test('rows that share all columns of a natural key are one, as that of the table which counts has them', async () => {
  const { place, input, rows } = await stalls(SPRING, AUTUMN, { keep: { file_id: 'file_autumn', table: 'autumn' } })
  const manifest = await ready(place, input)
  expect(await rows()).toEqual([
    'Wells Mon 10',
    'Ely Mon 9',
    // What lacks a part of the key is no other's.
    'Ely  7',
    'Ripon Wed 8',
    'Ripon Thu 8',
    'Wells Tue 14',
    'Ely  6',
    'Truro Mon 11',
  ])
  expect(manifest.sheets[0]).toMatchObject({ total: 8 })
  const again = await ready(place, { ...input, plan: manifest.plan })
  expect(again.plan).toEqual(manifest.plan)
})

test('a part of the key may be the same in all rows of a table', async () => {
  const place = await openFolder()
  const input = await table(
    place,
    'wells',
    ['day', 'fee'],
    [
      ['Mon', '10'],
      ['Tue', '12'],
      ['Mon', '11'],
    ],
  )
  const market = { ...column(input, 'market', []), transforms: [{ kind: 'constant' as const, value: 'Wells' }] }
  const own = source(input, [market, column(input, 'day', ['day']), column(input, 'fee', ['fee'])])
  const same_key: SameKey[] = [{ column: 'market', with: ['day'], keep: 'keep_last' }]
  const told = plan({ ...sheet('stalls', [own], 'keep_first'), same_key })
  const manifest = await ready(place, { tables: [input], templates: [described], plan: told })
  expect(manifest.sheets[0]).toMatchObject({ total: 2 })
  expect(manifest.plan.sheets[0]?.same_key).toEqual(same_key)
})

test('which of them counts is asked where nobody said it, and the answer stands in the plan', async () => {
  const { place, input } = await stalls(SPRING, AUTUMN)
  const asked = await apply(place, input)
  expect(asked).toMatchObject({
    outcome: 'blocked',
    questions: [
      {
        key: 'same_key:stalls.market+day',
        prompt:
          '2 rows of stalls share one value of “market” and “day”, of which there is one row each as “Stalls that are let. One row per market and day.” says, and differ elsewhere. Which row of each counts?',
        options: [
          { value: 'keep_first' },
          { value: 'keep_last' },
          { value: 'keep_all', label: expect.stringContaining('keep each') as string },
        ],
        affected_rows: 2,
        default: 'keep_all',
      },
    ],
  })
  expect(asked.outcome === 'blocked' && asked.questions[0]?.evidence[0]).toMatchObject({ value: 'Wells · Tue', row: 3 })
  const answered = await stalls(SPRING, AUTUMN, {
    answers: [{ key: 'same_key:stalls.market+day', value: 'keep_last' }],
  })
  const manifest = await ready(answered.place, answered.input)
  expect(manifest.plan.sheets[0]?.same_key).toEqual([{ column: 'market', with: ['day'], keep: 'keep_last' }])
  expect(await answered.rows()).toContain('Wells Tue 14')
  expect(await answered.rows()).not.toContain('Wells Tue 12')
})

test('without an answer, and where the description says nothing, all of them stay', async () => {
  const decided = await stalls(SPRING, AUTUMN)
  const manifest = await ready(decided.place, { ...decided.input, autonomy: 'decide' })
  expect(manifest.notes.join()).toContain('differ elsewhere: all are kept.')
  expect(await decided.rows()).toHaveLength(9)
  const plain = await stalls(SPRING, AUTUMN, { of: STALLS })
  expect(await apply(plain.place, plain.input)).toMatchObject({ outcome: 'ready' })
  expect(await plain.rows()).toHaveLength(9)
})
