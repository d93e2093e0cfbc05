import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { readPath, testFolder, type SeenTable } from './support/reading.ts'

const header = ['Tree', 'Planted', 'Height', 'Site', 'Protected']
const tree = (no: number): string[] => [
  `T-${100 + no}`,
  `2019-0${no}-12`,
  String(3 + no),
  'Castle hill',
  no % 2 ? 'yes' : 'no',
]
const trees = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(tree)

const sheetOf = async (rows: string[][]): Promise<SeenTable> => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Trees')
  const path = join(await testFolder(), 'upload')
  await writeFile(path, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
  const [table] = (await readPath(path, 'trees.xlsx')).tables
  return table!
}

describe('a row that was typed one cell to the right', () => {
  test('is read where it belongs, makes no further column, and is told', async () => {
    const { columns, rows, table } = await sheetOf([...trees, ['', ...tree(3)], ...trees])
    expect(columns).toEqual(header)
    expect(rows[9]).toEqual([11, 'T-103', '2019-03-12', '6', 'Castle hill', 'yes'])
    expect(table.notes).toEqual([
      'Row 11: all cells stand one column to the right of where those of the other rows stand, and were read as if they did not.',
    ])
  })

  test('is none where only its first cell is missing, or many are so', async () => {
    const bare = ['', ...tree(3).slice(1)]
    expect((await sheetOf([...trees, bare])).rows.at(-1)).toEqual([11, null, '2019-03-12', '6', 'Castle hill', 'yes'])
    const many = await sheetOf([...trees.slice(0, 5), ...trees.slice(5).map((cells) => ['', ...cells])])
    expect(many.columns).toEqual([...header, 'Column 6'])
  })

  test('is none where its cells are no better one to the left: remarks stand where they like', async () => {
    const { rows } = await sheetOf([...trees, ['', 'see map', 'felled', 'by storm', 'in May', 'sad']])
    expect(rows.at(-1)).toEqual([11, null, 'see map', 'felled', 'by storm', 'in May', 'sad'])
  })
})
