/** Reports that print each document in a row, and its lines below it under a header of their own. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent, readPath, testFolder, type SeenTable } from './support/reading.ts'

const tablesOf = async (content: string): Promise<SeenTable[]> => {
  const path = join(await testFolder(), 'hires.csv')
  await writeFile(path, content)
  return (await readPath(path, 'hires.csv')).tables
}
const heads = 'Kind,Hire,Member,Out on,State,,\n'
const lines = ',,Shelf,Tool,Days,Rate,Fee\n'
const report = `Tool library\n\n${heads}${lines}H,T-01,ida,2024-05-03,done,,\n,,A4,Drill,2,1.50,3.00\n,,B1,Saw,1,2.00,2.00\n,Hire total,,,,,5.00\nH,T-02,bo,2024-05-04,out,,\n,,A4,Drill,4,1.50,6.00\n,Hire total,,,,,6.00\nR,T-03,una,2024-05-06,done,,\n,,C2,Ladder,1,3.00,3.00\n,Hire total,,,,,3.00\n\n,Report total,,,,,14.00\n`

test('the documents are one table, with the sums below them, and the lines another one, by their own names', async () => {
  const [documents, own, ...more] = await tablesOf(report)
  expect(more).toEqual([])
  expect(documents!.columns).toEqual(['Kind', 'Hire', 'Member', 'Out on', 'State', 'Hire total'])
  expect(documents!.rows).toEqual([
    [5, 'H', 'T-01', 'ida', '2024-05-03', 'done', '5.00'],
    [9, 'H', 'T-02', 'bo', '2024-05-04', 'out', '6.00'],
    [12, 'R', 'T-03', 'una', '2024-05-06', 'done', '3.00'],
  ])
  expect(own!.columns).toEqual(
    'Shelf Tool Days Rate Fee Kind Hire Member Out_on State'.split(' ').map((name) => name.replace('_', ' ')),
  )
  expect(own!.rows[1]).toEqual([7, 'B1', 'Saw', '1', '2.00', '2.00', 'H', 'T-01', 'ida', '2024-05-03', 'done'])
  expect(own!.rows).toHaveLength(4)
  expect(documents!.table.notes?.join()).toContain('Two header rows')
})

test('a header of lines that each document repeats is left out of both', async () => {
  const text = report.replaceAll(/^(H|R),.*\n/gm, (row) => `${row}${lines}`).replace(heads + lines, heads)
  const [documents, own] = await tablesOf(text)
  expect(documents!.rows).toHaveLength(3)
  expect(own!.rows.map(([, shelf]) => shelf)).toEqual(['A4', 'B1', 'A4', 'C2'])
})

test('each row of the file is counted once', async () => {
  const tables = await tablesOf(report)
  const counted = tables.map(({ rows, table }) => rows.length + table.ignored.reduce((sum, one) => sum + one.rows, 0))
  // All but the header itself.
  expect(counted.reduce((sum, rows) => sum + rows, 0)).toBe(report.trimEnd().split('\n').length - 1)
})

test('units below a header and groups that begin with a whole row are no header of lines', async () => {
  const { rows } = await readContent(
    'Bed,Crop,Weight,Price\n,name,kilos,euros\nB1,Leek,2.5,3.00\n,Kale,1.5,2.00\nB2,Leek,2.0,2.40\n,Chard,1.0,1.50\nB3,Kale,4.0,6.00\n,Leek,3.0,4.00\n',
  )
  expect(rows.length).toBeGreaterThanOrEqual(6)
})
