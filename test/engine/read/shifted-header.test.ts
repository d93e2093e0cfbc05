import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const read = async (...lines: string[]) => {
  const { columns, rows } = await readContent(lines.map((line) => `${line}\n`).join(''))
  return { columns, rows }
}
const numbered = ['1,Ann,34,Oslo', '2,Bob,41,Moss', '3,Cleo,,Oslo', '4,Di,29,Moss']

describe('a header that is not as long as the rows', () => {
  test('lacks the name of the row numbers that programs for statistics put in front', async () => {
    const { columns, rows } = await read('name,age,town', ...numbered)
    expect(columns).toEqual(['Column 1', 'name', 'age', 'town'])
    expect(rows[2]).toEqual([4, '3', 'Cleo', null, 'Oslo'])
  })

  test('lacks the last name where the first column counts nothing', async () => {
    const { columns } = await read('name,age', 'Ann,34,Oslo', 'Bob,41,Moss', 'Cleo,29,Oslo', 'Di,30,Moss')
    expect(columns).toEqual(['name', 'age', 'Column 3'])
  })

  test('lacks the last name where the first says that it counts', async () => {
    const { columns } = await read('id,value', '1,10,x', '2,20,y', '3,30,z', '4,10,x')
    expect(columns).toEqual(['id', 'value', 'Column 3'])
  })

  test('is told', async () => {
    const { table } = await readContent(['name,age,town', ...numbered].join('\n'))
    expect(table.notes).toEqual([expect.stringContaining('The rows begin with their number')])
  })

  test('has an empty cell too many that no row has', async () => {
    const { columns, rows } = await read('id,,name,age', '7,Ann,34', '9,Bob,41', '4,Cleo,', '5,Di,29')
    expect(columns).toEqual(['id', 'name', 'age'])
    expect(rows[0]).toEqual([2, '7', 'Ann', '34'])
  })

  test('keeps a column without a name that rows have', async () => {
    const { columns } = await read('id,,name,age', '7,x,Ann,34', '9,,Bob,41', '4,,Cleo,', '5,,Di,29')
    expect(columns).toEqual(['id', 'Column 2', 'name', 'age'])
  })

  test('is read though it is written with other delimiters than the rows', async () => {
    const { columns, rows } = await read('"id";"name";"age"', '7,Ann,34', '9,Bob,41', '4,Cleo,', '5,Di,29', '6,Ed,1')
    expect(columns).toEqual(['id', 'name', 'age'])
    expect(rows).toHaveLength(5)
  })
})
