/** Reports that print each document in a row, and its lines in the rows below. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent, readPath, testFolder, type SeenTable } from './support/reading.ts'

const tablesOf = async (content: string): Promise<SeenTable[]> => {
  const path = join(await testFolder(), 'loans.csv')
  await writeFile(path, content)
  return (await readPath(path, 'loans.csv')).tables
}
const head = 'Slip,Reader,Day,Book,Copies,Fee,Sum\n'
const report = `Village library\n\n${head}S1,Ida,2024-05-03,,,,4.50\n,,,Atlas,1,2.50,2.50\n,,,Poems,2,1.00,2.00\nS2,Bo,2024-05-04,,,,2.50\n,,,Atlas,1,2.50,2.50\nS3,Una,2024-05-04,,,,3.00\n,,,Tales,3,1.00,3.00\n,,,M ring first,,,\n,,,Total,,,10.00\n`

test('are read as two tables: the documents, and the lines with what their document says but for its sum', async () => {
  const [heads, lines, ...more] = await tablesOf(report)
  expect(more).toEqual([])
  expect(heads!.columns).toEqual(['Slip', 'Reader', 'Day', 'Sum'])
  expect(heads!.rows).toEqual([
    [4, 'S1', 'Ida', '2024-05-03', '4.50'],
    [7, 'S2', 'Bo', '2024-05-04', '2.50'],
    [9, 'S3', 'Una', '2024-05-04', '3.00'],
  ])
  expect(lines!.columns).toEqual(['Slip', 'Reader', 'Day', 'Book', 'Copies', 'Fee', 'Sum'])
  expect(lines!.rows[1]).toEqual([6, 'S1', 'Ida', '2024-05-03', 'Poems', '2', '1.00', '2.00'])
  expect(lines!.rows.at(-1)).toEqual([11, 'S3', 'Una', '2024-05-04', 'M ring first', null, null, null])
  expect(lines!.table.notes?.join()).toContain('3 rows are heads')
})

test('each row of the file is counted once', async () => {
  const tables = await tablesOf(report)
  const ignored = tables.map((table) => Object.values(table.ignored).reduce((sum, rows) => sum + rows, 0))
  expect(tables.map(({ rows }, at) => rows.length + ignored[at]!)).toEqual([3 + 3, 5])
})

test('a table whose groups begin with a whole row stays one', async () => {
  const { rows } = await readContent(
    `${head}S1,Ida,2024-05-03,Atlas,1,2.50,2.50\n,,,Poems,2,1.00,2.00\nS2,Bo,2024-05-04,Atlas,1,2.50,2.50\n,,,Tales,3,1.00,3.00\nS3,Una,2024-05-04,Tales,3,1.00,3.00\n,,,Poems,1,1.00,1.00\n`,
  )
  expect(rows).toHaveLength(6)
})

test('rows that lack their number are no lines', async () => {
  const { rows } = await readContent(
    `Slip,Reader,Day,Book,Copies\nS1,Ida,2024-05-03,Atlas,1\nS2,Bo,2024-05-04,Tales,2\n,Una,2024-05-05,Poems,1\nS3,Ned,2024-05-06,Atlas,1\n,Eva,2024-05-06,Tales,1\n,Tom,2024-05-07,Poems,1\n`,
  )
  expect(rows).toHaveLength(6)
})
