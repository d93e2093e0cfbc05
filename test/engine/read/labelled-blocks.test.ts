/** Reports that print each document with its head in labels, above the header and the lines of its own. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPath, testFolder, type SeenTable } from './support/reading.ts'

const tablesOf = async (content: string): Promise<SeenTable[]> => {
  const path = join(await testFolder(), 'hires.csv')
  await writeFile(path, content)
  return (await readPath(path, 'hires.csv')).tables
}
const header = 'No.;Shelf;Tool;Days;Rate;Fee;;\n'
const block = (front: string, member: string, out: string, lines: string, sums = ''): string =>
  `${front};Member:;${member};Out on:;${out};State: done;;\n${header}${lines}${sums}\n`
const report =
  'Tool library;;;;;;;\n\n' +
  block(
    'Hire T-01',
    'Ida',
    '2024-05-03',
    '1;A4;Drill;2;1.50;3.00;;\n2;;Delivery;1;2.00;2.00;;\n',
    ';;Total net / VAT;;4.20;0.80;;\n',
  ) +
  block('Hire T-02', 'Bo', '2024-05-04', '1;A4;Drill;4;1.50;6.00;;\n', ';;Total net / VAT;;5.00;1.00;;\n') +
  block(
    'Hire T-03',
    'Una',
    '2024-05-06',
    '1;C2;Ladder;1;3.00;3.00;;\n2;B1;Saw;1;2.00;2.00;;\n',
    ';;Total net / VAT;;4.10;0.90;;\n',
  )

test('labels and what a head begins with are columns of the documents, and so is what a row of sums names', async () => {
  const [documents, , ...more] = await tablesOf(report)
  expect(more).toEqual([])
  expect(documents!.columns).toEqual(['Hire', 'Member', 'Out on', 'State', 'Total net', 'Total VAT'])
  expect(documents!.rows.map(([, ...cells]) => cells)).toEqual([
    ['T-01', 'Ida', '2024-05-03', 'done', '4.20', '0.80'],
    ['T-02', 'Bo', '2024-05-04', 'done', '5.00', '1.00'],
    ['T-03', 'Una', '2024-05-06', 'done', '4.10', '0.90'],
  ])
  expect(documents!.table.notes?.join()).toContain('3 blocks each have a head in labels')
})

test('the lines are another table, each with what its head says', async () => {
  const [, lines] = await tablesOf(report)
  expect(lines!.columns).toEqual(['No.', 'Shelf', 'Tool', 'Days', 'Rate', 'Fee', 'Hire', 'Member', 'Out on', 'State'])
  expect(lines!.rows).toHaveLength(5)
  expect(lines!.rows[1]!.slice(1)).toEqual([
    '2',
    null,
    'Delivery',
    '1',
    '2.00',
    '2.00',
    'T-01',
    'Ida',
    '2024-05-03',
    'done',
  ])
})

test('a line that is called as sums are, and says all that lines say, is no sum', async () => {
  const [, lines] = await tablesOf(report.replaceAll('Delivery', 'Transport'))
  expect(lines!.rows).toHaveLength(5)
})

test('heads of several rows are read as one, and documents need no sums', async () => {
  const [documents, lines] = await tablesOf(
    ['T-01', 'T-02', 'T-03']
      .map(
        (hire, at) =>
          `Hire: ${hire};;;\nMember:;${'Ida Bo Una'.split(' ')[at]};;\nShelf;Tool;Days;Fee\nA${at};Drill;2;3.00\n`,
      )
      .join('\n'),
  )
  expect(documents!.rows.map(([, ...cells]) => cells)).toEqual([
    ['T-01', 'Ida'],
    ['T-02', 'Bo'],
    ['T-03', 'Una'],
  ])
  expect(lines!.rows.map(([, ...cells]) => cells.join())).toEqual([
    'A0,Drill,2,3.00,T-01,Ida',
    'A1,Drill,2,3.00,T-02,Bo',
    'A2,Drill,2,3.00,T-03,Una',
  ])
})

test('the heads of pages are no documents', async () => {
  const page = (number: number): string =>
    `Printed:;03.05.2024;Page: ${number};\nShelf;Tool;Days;Fee\nA4;Drill;2;3.00\nB1;Saw;1;2.00\n\n`
  const [list, ...more] = await tablesOf([1, 2, 3, 4].map(page).join(''))
  expect(more).toEqual([])
  expect(list!.rows).toHaveLength(8)
  expect(list!.columns).toEqual(['Shelf', 'Tool', 'Days', 'Fee'])
})
