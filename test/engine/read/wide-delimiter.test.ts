import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const PEOPLE = [
  [2, 'Anna', '30', 'Oslo'],
  [3, 'Bert', null, 'Moss, north'],
  [4, 'Cleo | Ann', '41', null],
]
const written = (mark: string): string =>
  [
    ['name', 'age', 'town'],
    ['Anna', '30', 'Oslo'],
    ['Bert', '', 'Moss, north'],
    ['Cleo | Ann', '41', ''],
  ]
    .map((cells) => `${cells.join(mark)}\n`)
    .join('')

describe('cells that are parted by several characters', () => {
  test.each(['|~|', '~|~', '|^|', '\\t', ';;', '~~', '\t\t', '::'])('are found between %j', async (mark) => {
    const { columns, rows, table } = await readContent(written(mark))
    expect(columns).toEqual(['name', 'age', 'town'])
    expect(rows).toEqual(PEOPLE)
    expect(table.notes).toEqual([
      `Cells of the file are parted by “${mark.replaceAll('\t', '(tab)')}”: it was read so.`,
    ])
  })

  test('may stand in quotes', async () => {
    const { columns, rows } = await readContent('"name"||"age"\n"An ""A"" na"||"30"\n"Bert"||""\n')
    expect(columns).toEqual(['name', 'age'])
    expect(rows).toEqual([
      [2, 'An "A" na', '30'],
      [3, 'Bert', null],
    ])
  })

  test('are not seen where empty cells lie between single signs', async () => {
    const { columns, rows } = await readContent('name||age|\nAnna|x|30|\nBert||41|\n')
    expect(columns).toEqual(['name', 'Column 2', 'age'])
    expect(rows).toEqual([
      [2, 'Anna', 'x', '30'],
      [3, 'Bert', null, '41'],
    ])
  })
})
