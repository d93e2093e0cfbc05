import { describe, expect, test } from 'vitest'
import { column, openFolder, plan, ready, sheet, source, table, template, type Cells } from './sheets.ts'

/** Boats, and their fees as rows of their own. */
async function notesOf(boats: Cells[], fees: Cells[]): Promise<string[]> {
  const place = await openFolder()
  const first = await table(place, 'boats', ['no', 'name'], boats)
  const second = await table(place, 'fees', ['boat', 'name', 'fee'], fees)
  const { notes } = await ready(place, {
    tables: [first, second],
    templates: [template('boats', [{ name: 'no' }, { name: 'name', required: true }, { name: 'fee' }])],
    plan: plan(
      sheet('boats', [
        source(first, [column(first, 'no', ['no']), column(first, 'name', ['name']), column(first, 'fee', [])]),
        source(second, [
          column(second, 'no', ['boat']),
          column(second, 'name', ['name']),
          column(second, 'fee', ['fee']),
        ]),
      ]),
    ),
  })
  return notes
}

const boats: Cells[] = [
  ['1', 'Ida'],
  ['2', 'Uwe'],
  ['3', null],
]

describe('a column that only rows with an error have', () => {
  test('is told, as nothing is wrong with the rows that lack it', async () => {
    const fees: Cells[] = [
      ['001', null, '20'],
      ['002', null, '30'],
      ['003', null, null],
    ]
    expect(await notesOf(boats, fees)).toEqual([
      '“fee” of boats is empty in all rows without an error: only fees.csv has it, and all rows from there have an error. If that table says more of the rows of the others, say which columns are the same in both.',
    ])
  })

  test.each<[string, Cells[]]>([
    [
      'a row of its table is right',
      [
        ['001', null, '20'],
        ['002', null, '30'],
        ['003', null, '10'],
        ['4', 'Eva', null],
      ],
    ],
    ['a single row is wrong', [['001', null, '20']]],
    [
      'nobody has it',
      [
        ['001', null, null],
        ['002', null, null],
        ['003', null, null],
      ],
    ],
  ])('is not where %s', async (_, fees) => {
    expect(await notesOf(boats, fees)).toEqual([])
  })
})
