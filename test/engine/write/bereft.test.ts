import { describe, expect, test } from 'vitest'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { column, openFolder, plan, ready, sheet, sheetPath, source, table, template, type Cells } from './sheets.ts'

/** The errors of keys that were handed out for rooms, one of which may lack its floor. */
async function errorsOf(rooms: Cells[], keys: Cells[]): Promise<string[]> {
  const place = await openFolder()
  const first = await table(place, 'rooms', ['no', 'floor'], rooms)
  const second = await table(place, 'keys', ['key', 'for'], keys)
  const linkRule = [{ templateId: 'tpl_rooms', columnName: 'no' }]
  await ready(place, {
    tables: [first, second],
    templates: [
      template('rooms', [{ name: 'no' }, { name: 'floor', required: true }]),
      template('keys', [
        { name: 'key', required: true },
        { name: 'room', desiredRule: 'link', linkRule },
      ]),
    ],
    plan: plan(
      sheet('rooms', [source(first, [column(first, 'no', ['no']), column(first, 'floor', ['floor'])])]),
      sheet('keys', [source(second, [column(second, 'key', ['key']), column(second, 'room', ['for'])])]),
    ),
  })
  const { rows } = await previewPage(place.query, { sheet: sheetPath(place.folder, 'keys') })
  return rows.flatMap(({ values, issues }) => issues.map(({ message }) => `${values['key'] ?? ''}: ${message}`))
}

describe('rows that link to rows with an error', () => {
  const why = 'names a row of rooms that has an error: that row is not exported, so this one would point at nothing.'

  test('have one themselves, as the link would point at nothing in what is exported', async () => {
    const errors = await errorsOf(
      [
        ['101', '1'],
        ['102', null],
        ['103', null],
      ],
      [
        ['a', '102'],
        ['b', '101'],
        ['c', '102'],
        ['d', '103'],
        ['e', null],
      ],
    )
    expect(errors).toEqual([
      `a: “102” of room ${why} Correct that row.`,
      `c: “102” of room ${why} Correct that row.`,
      `d: “103” of room ${why} Correct that row.`,
    ])
  })

  test('have none where another row of that key is right', async () => {
    const rooms = [
      ['101', null],
      ['101', '1'],
    ]
    expect(await errorsOf(rooms, [['a', '101']])).toEqual([])
  })
})

test('rows stay behind with what they belong to where somebody said so, and so does what belongs to them', async () => {
  const place = await openFolder()
  const tables = [
    await table(
      place,
      'copies',
      ['for', 'tag'],
      [
        ['a', 'x'],
        ['b', 'y'],
        ['c', 'z'],
      ],
    ),
    await table(
      place,
      'keys',
      ['key', 'for'],
      [
        ['a', '102'],
        ['b', '101'],
        ['c', null],
      ],
    ),
    await table(
      place,
      'rooms',
      ['no', 'floor'],
      [
        ['101', '1'],
        ['102', null],
      ],
    ),
  ] as const
  const linkTo = (slug: string, columnName: string) => ({
    desiredRule: 'link' as const,
    linkRule: [{ templateId: `tpl_${slug}`, columnName }],
  })
  const [copies, keys, rooms] = tables
  const bereft = (name: string): { bereft: { column: string; origin: string }[] } => ({
    bereft: [{ column: name, origin: 'an instruction' }],
  })
  const { ledger, notes } = await ready(place, {
    tables: [...tables],
    templates: [
      template('copies', [{ name: 'tag' }, { name: 'key', ...linkTo('keys', 'key') }]),
      template('keys', [{ name: 'key' }, { name: 'room', ...linkTo('rooms', 'no') }]),
      template('rooms', [{ name: 'no' }, { name: 'floor', required: true }]),
    ],
    plan: plan(
      {
        ...sheet('copies', [source(copies, [column(copies, 'tag', ['tag']), column(copies, 'key', ['for'])])]),
        ...bereft('key'),
      },
      {
        ...sheet('keys', [source(keys, [column(keys, 'key', ['key']), column(keys, 'room', ['for'])])]),
        ...bereft('room'),
      },
      sheet('rooms', [source(rooms, [column(rooms, 'no', ['no']), column(rooms, 'floor', ['floor'])])]),
    ),
  })
  const messages = async (slug: string): Promise<string[]> => {
    const { rows } = await previewPage(place.query, { sheet: sheetPath(place.folder, slug) })
    return rows.flatMap(({ issues }) => issues.map(({ message }) => message))
  }
  expect(await messages('keys')).toEqual([
    '“102” of room names a row of rooms that has an error: an instruction says that this one stays behind with it. Correct that row.',
  ])
  expect(await messages('copies')).toEqual([
    '“a” of key names a row of keys that has an error: an instruction says that this one stays behind with it. Correct that row.',
  ])
  expect(ledger.rows.rejected).toBe(3)
  expect(notes).toEqual([])
})
