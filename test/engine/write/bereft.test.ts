import { describe, expect, test } from 'vitest'
import { previewPage } from '../../../server/src/engine/preview/page.ts'
import { column, openFolder, plan, ready, sheet, sheetPath, source, table, template, type Cells } from './sheets.ts'

/** What is said of keys that were handed out for rooms, some of which lack their floor: of each, and of all. */
async function toldOf(rooms: Cells[], keys: Cells[]): Promise<{ issues: string[]; notes: string[] }> {
  const place = await openFolder()
  const first = await table(place, 'rooms', ['no', 'floor'], rooms)
  const second = await table(place, 'keys', ['key', 'for'], keys)
  const linkRule = [{ templateId: 'tpl_rooms', columnName: 'no' }]
  const { notes } = await ready(place, {
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
  const issues = rows.flatMap(({ values, issues: own }) =>
    own.map(({ severity, message }) => `${severity}: ${values['key'] ?? ''}: ${message}`),
  )
  return { issues, notes }
}

describe('rows that link to rows with an error', () => {
  const why = 'names a row of rooms that has an error: exported without that row, this one points at nothing.'

  test('have a warning, and are told of together, as nothing is wrong with themselves', async () => {
    const { issues, notes } = await toldOf(
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
    expect(issues).toEqual([
      `warning: a: “102” of room ${why} Correct that row.`,
      `warning: c: “102” of room ${why} Correct that row.`,
      `warning: d: “103” of room ${why} Correct that row.`,
    ])
    expect(notes).toEqual([
      '3 rows of keys without an error name in “room” a row of rooms that has one (“102”, “103”): exported without that row, the link points at nothing.',
    ])
  })

  test('have no warning where another row of that key is right', async () => {
    const rooms = [
      ['101', null],
      ['101', '1'],
    ]
    expect(await toldOf(rooms, [['a', '101']])).toEqual({ issues: [], notes: [] })
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
