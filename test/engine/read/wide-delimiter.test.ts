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
  test.each(['|~|', '~|~', '|^|', ';;', '~~', '\t\t', '::'])('are found between %j', async (mark) => {
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

  test('are text where a quoted cell holds them', async () => {
    const { columns, rows } = await readContent('name||age\n"A||B"||30\nBert||41\nCleo||52\n')
    expect(columns).toEqual(['name', 'age'])
    expect(rows).toEqual([
      [2, 'A||B', '30'],
      [3, 'Bert', '41'],
      [4, 'Cleo', '52'],
    ])
  })

  test.each([
    ['paths of Windows', 'name,path', String.raw`x,C:\temp\x`],
    ['addresses of machines', 'host,ip', 'a,fe80::1'],
  ])('are not seen in %s', async (_, header, row) => {
    const { columns, rows } = await readContent(`${header}\n${`${row}\n`.repeat(12)}`)
    expect(columns).toEqual(header.split(','))
    expect(rows).toEqual(Array.from({ length: 12 }, (__, at) => [at + 2, ...row.split(',')]))
  })
})
