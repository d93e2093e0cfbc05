/** Printed journals, whose entries blank lines part. */
import { expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const head = ',No,Day,Ref,Party,Remark,Book,Dr,Cr\n'
const blank = ',,,,,,,,\n'
const entry = (no: number, ...lines: string[]): string =>
  lines.map((line, at) => (at === 0 ? `,${no},2024-02-0${no % 9},R${no},${line}\n` : `,,,,${line}\n`)).join('')
const sum = (amount: string): string => `,,,,,,,${amount},${amount}\n${blank}`

const journal =
  head +
  entry(11, 'Ada,rent,100 Bank,,40.00', 'Ada,,500 Rent,40.00,') +
  sum('40.00') +
  entry(12, 'Bo,,100 Bank,,7.50', 'Bo,,510 Tea,7.50,') +
  sum('7.50') +
  entry(13, ',Wages,600 Wages,90.00,', ',,210 Tax due,,30.00', ',,220 Fund,,10.00', ',Net,100 Bank,,50.00') +
  sum('90.00') +
  entry(14, ',Wages,600 Wages,60.00,', ',,210 Tax due,,15.00', ',,220 Fund,,5.00', ',Net,100 Bank,,40.00') +
  sum('60.00') +
  entry(15, 'Cy,,100 Bank,8.00,', 'Di,,400 Gifts,,8.00') +
  sum('8.00')

test('lines of an entry are read with what its first line says, and the sums that end it are left out', async () => {
  const { columns, rows, ignored, table } = await readContent(journal)
  expect(columns).toEqual(expect.arrayContaining(['No', 'Day', 'Ref', 'Party', 'Remark', 'Book', 'Dr', 'Cr']))
  expect(rows).toHaveLength(14)
  expect(rows.map((row) => row[2])).toEqual([
    '11',
    '11',
    '12',
    '12',
    '13',
    '13',
    '13',
    '13',
    '14',
    '14',
    '14',
    '14',
    '15',
    '15',
  ])
  expect(rows.map((row) => row[4])).toContain('R15')
  expect(ignored['sum of the rows above']).toBe(5)
  expect(table.notes?.join()).toContain('Blank lines part 5 groups')
})

test('a row of sums parts two entries where no blank line does', async () => {
  const { rows, ignored, table } = await readContent(`${journal.replaceAll(blank, '')},TOTAL,,,,,,,\n`)
  expect(rows).toHaveLength(14)
  expect(rows.map((row) => row[2]).filter((no) => no === '13')).toHaveLength(4)
  expect(rows.every((row) => row[2] !== null && row[3] !== null)).toBe(true)
  expect(ignored['sum of the rows above']).toBe(6)
  expect(table.notes?.join()).toContain('Rows of sums part 5 groups')
})

test('rows of figures that come to something else part nothing', async () => {
  const { rows } = await readContent(
    journal.replaceAll(/^,,,,,,,([\d.]+),\1$/gm, ',,,,,,,1.11,$1').replaceAll(blank, ''),
  )
  expect(rows.some((row) => row[2] === null)).toBe(true)
})

test('a line with nothing but a book and an amount heads no section', async () => {
  const { columns, rows } = await readContent(journal)
  expect(columns).not.toContain('210 Tax due')
  expect(rows.map((row) => row[7])).toContain('220 Fund')
})

test('a row of figures that are not the sums of its group stays a row', async () => {
  const { rows } = await readContent(journal.replaceAll(/^,,,,,,,([\d.]+),\1$/gm, ',,,,,,,$1,1.11'))
  expect(rows).toHaveLength(19)
})

test('a note below the last entry is no line of it', async () => {
  const { rows } = await readContent(`${journal},,,,Checked,by Ed,,1.00,\n`)
  expect(rows.find((row) => row[5] === 'Checked')?.[2]).toBeNull()
  expect(rows.filter((row) => row[2] === null)).toHaveLength(1)
})

test('a list with a blank line here and there, whose rows lack their number, is read as it is', async () => {
  const { rows } = await readContent(
    `No,Name,Town,Fee\n1,Ada,Ulm,5\n2,Bo,Bonn,6\n\n3,Cy,Kiel,7\n\n4,Di,Ulm,8\n,Ed,Bonn,9\n6,Flo,Kiel,3\n\n,Gus,Ulm,2\n8,Hal,Bonn,4\n\n9,Ida,Kiel,1\n`,
  )
  expect(rows.filter((row) => row[1] === null)).toHaveLength(2)
})

test('a text that goes on below its row is no line of its own', async () => {
  const { rows } = await readContent(
    `No,Name,Address,Fee\n1,Ada,Long Lane 5,5\n,,Ulm,\n\n2,Bo,Short Street 7,6\n,,Bonn,\n\n3,Cy,Back Yard 1,7\n,,Kiel,\n\n4,Di,Front Row 8,8\n,,Ulm,\n`,
  )
  expect(rows.filter((row) => row[1] === '2')).toHaveLength(1)
})

test('rows that are called totals of their entry, and have its sums, are left out; amounts with a currency are of their line alone', async () => {
  const amount = (at: number, sign = ''): string => `${at % 2 ? sign : ''}${at} 100,50`
  const lines = [4, 5, 6, 7, 8].map(
    (at) =>
      `E${at};2024-03-0${at};Boat ${at};1;100/0;;${amount(at + 1, 'R ')};\n;;;2;200/0;;;${amount(at + 1)}\n` +
      `;Total E${at};;;;;${amount(at + 1)};${amount(at + 1)}\n`,
  )
  const text = `Entry;Day;Text;Line;Account;Pier;Dr;Cr\n${lines.join('')}`
  for (const one of [text, text.replaceAll(/;(?=\d 100,50;\n)/g, ';R ')]) {
    const { rows, ignored } = await readContent(one)
    expect(rows.map((row) => [row[1], row[2], row[3], row[7], row[8]]).slice(0, 3)).toEqual([
      ['E4', '2024-03-04', 'Boat 4', expect.stringContaining('5 100,50'), null],
      ['E4', '2024-03-04', 'Boat 4', null, '5 100,50'],
      ['E5', '2024-03-05', 'Boat 5', expect.stringContaining('6 100,50'), null],
    ])
    expect(rows).toHaveLength(10)
    expect(ignored['sum of the rows above']).toBe(5)
  }
})
