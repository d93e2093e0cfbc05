import { describe, expect, test } from 'vitest'
import { column, openFolder, plan, ready, sheet, source, table, template, type Cells } from './sheets.ts'

/** Rooms, one of them without its floor, and the keys that were handed out for rooms. */
async function notesOf(rooms: Cells[], keys: Cells[]): Promise<string[]> {
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
  return notes
}

describe('rows that link to rows with an error', () => {
  test('are told with what they name, as nothing is wrong with themselves', async () => {
    const notes = await notesOf(
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
    expect(notes).toEqual([
      '3 rows of keys without an error name in “room” a row of rooms that has one (“102”, “103”): exported without that row, the link points at nothing.',
    ])
  })

  test('are not, where another row of that key has none, or they are wrong themselves', async () => {
    const notes = await notesOf(
      [
        ['101', null],
        ['101', '1'],
        ['102', null],
      ],
      [
        ['a', '101'],
        [null, '102'],
        ['c', '999'],
      ],
    )
    expect(notes).toEqual([])
  })
})
