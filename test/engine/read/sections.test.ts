/** What stands around and between the tables of a text file, and rows that are written otherwise than their file. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent, readPath, testFolder } from './support/reading.ts'

const ORDERS = 'id,item,price\nA-1,Oak table,120.50\nA-2,Desk lamp,30.00\nA-3,Tea kettle,18.20\nA-4,Garden hose,9.90\n'

const orders = [
  ['A-1', 'Oak table', '120.50'],
  ['A-2', 'Desk lamp', '30.00'],
  ['A-3', 'Tea kettle', '18.20'],
  ['A-4', 'Garden hose', '9.90'],
]

const cellsOf = (rows: (number | string | null)[][]): (number | string | null)[][] => rows.map(([, ...cells]) => cells)

const readAll = async (content: string) => {
  const path = join(await testFolder(), 'upload')
  await writeFile(path, content)
  return (await readPath(path, 'data.csv')).tables
}

test('what the notes below a table say is kept beside it', async () => {
  const { table } = await readContent(`${ORDERS}\nGrand total,,178.60\n\nState: P = paid  O = open\n`)
  expect(table.below).toEqual([['Grand total', '178.60'], ['State: P = paid  O = open']])
})

describe('notes below a table are counted, not rows of it', () => {
  test.each([
    ['one line', 'Source: internal records\n', 1],
    ['cells filled up', 'Source: internal records,,\n* estimated,,\n', 2],
    ['after a blank line', '\nFigures are preliminary\n', 1],
    ['a total', 'Total,,178.60\n', 1],
    ['a total and notes', '\nGrand total,,178.60\n\nAll prices in euro\n', 2],
  ])('%s', async (_, notes, count) => {
    const { rows, ignored, problems } = await readContent(ORDERS + notes)
    expect(cellsOf(rows)).toEqual(orders)
    expect(ignored['below the table']).toBe(count)
    expect(problems).toEqual({})
  })

  test.each([
    ['a last row that was cut off', 'A-5\n', ['A-5', null, null]],
    ['a row that lacks its last cells', 'A-5,Total set,\n', ['A-5', 'Total set', null]],
    ['an item called total', 'A-5,Total,1.00\n', ['A-5', 'Total', '1.00']],
  ])('but %s stays', async (_, row, cells) => {
    const { rows } = await readContent(ORDERS + row)
    expect(cellsOf(rows)).toEqual([...orders, cells])
  })

  test('and of a table of names each last name stays', async () => {
    const { rows } = await readContent('name\nAnna\nBert\nSource: records\n')
    expect(rows).toHaveLength(3)
  })
})

describe('several tables below one another', () => {
  const rates = 'currency,rate\nEUR,1.0\nUSD,1.08\nGBP,0.86\n'

  test.each([
    ['blank lines', `${ORDERS}\n\n${rates}`],
    ['nothing', ORDERS + rates],
  ])('are each a table of their own, with %s between them', async (_, content) => {
    const [first, second, ...more] = await readAll(content)
    expect(more).toEqual([])
    expect(cellsOf(first!.rows)).toEqual(orders)
    expect(second).toMatchObject({ name: 'data (2)', columns: ['currency', 'rate'] })
    expect(cellsOf(second!.rows)).toEqual([
      ['EUR', '1.0'],
      ['USD', '1.08'],
      ['GBP', '0.86'],
    ])
    const lines = content.split('\n')
    for (const [row, currency] of second!.rows) expect(lines[Number(row) - 1]).toMatch(String(currency))
  })

  test('and blank lines inside a table part nothing', async () => {
    const [table, ...more] = await readAll(ORDERS.replace('A-3', '\n\nA-3'))
    expect(more).toEqual([])
    expect(cellsOf(table!.rows)).toEqual(orders)
  })
})

describe('a header of two rows', () => {
  test.each([
    [
      'groups with gaps',
      'Customer,,Order,\nName,Town,Date,Amount\n',
      ['Customer Name', 'Customer Town', 'Order Date', 'Order Amount'],
    ],
    ['groups repeated', 'A,A,B,B\nName,Town,Date,Amount\n', ['A Name', 'A Town', 'B Date', 'B Amount']],
    ['units below', 'Name,Town,Date,Amount\n,,,(EUR)\n', ['Name', 'Town', 'Date', 'Amount (EUR)']],
  ])('names columns by both: %s', async (_, header, columns) => {
    const towns = ['Graz', 'Lyon', 'Bath', 'Graz', 'Lyon', 'Graz']
    const rows = towns.map((town, at) => `Person ${at},${town},2024-01-0${at + 1},${at}.50\n`).join('')
    const found = await readContent(header + rows)
    expect(found).toMatchObject({ columns, header_row: 2, ignored: {} })
    expect(found.rows).toHaveLength(6)
  })

  test('stands below a line that says who made the list, and when', async () => {
    const lines =
      'Stock report,,,\nMade by:,jdoe,on,2024-03-02\n,,,\nItem,Shelf,Bin,Weight\n1041,A,B7,12.5\n1042,C,B9,3.0\n1043,A,B1,7.25\n'
    const { table, rows } = await readContent(lines)
    expect(table.columns.map(({ name }) => name)).toEqual(['Item', 'Shelf', 'Bin', 'Weight'])
    expect(cellsOf(rows)).toHaveLength(3)
  })

  test('is none where a title and a remark stand above it', async () => {
    const rows = ['Graz', 'Lyon', 'Bath', 'Graz'].map(
      (town, at) => `Person ${at},${town},2024-01-0${at + 1},${at}.50\n`,
    )
    const found = await readContent(`MEMBERS,,please keep - confidential,\nName,Town,Date,Amount\n${rows.join('')}`)
    expect(found).toMatchObject({ columns: ['Name', 'Town', 'Date', 'Amount'], header_row: 2 })
    expect(found.rows).toHaveLength(4)
  })

  test('is none where the second row is the first of the data', async () => {
    const { columns, rows } = await readContent('Name,,Pieces\nAnna,x,12\nBert,y,7\nCora,x,9\nDina,y,31\nEmil,x,4\n')
    expect(columns).toEqual(['Name', 'Column 2', 'Pieces'])
    expect(rows).toHaveLength(5)
  })
})

describe('a row written otherwise than its file', () => {
  const quoted = (row: string): string => ORDERS.replace(/[^,\n]+/g, '"$&"').replace('"A-2","Desk lamp","30.00"', row)

  test.each([
    ['another delimiter', ORDERS.replace('A-2,Desk lamp,30.00', 'A-2;Desk lamp;30.00'), 'Desk lamp'],
    ['another delimiter, quoted', quoted('"A-2";"Desk lamp";"30.00"'), 'Desk lamp'],
    ['apostrophes for quotes', quoted("'A-2','Desk lamp','30.00'"), 'Desk lamp'],
    ['apostrophes around a delimiter', quoted("'A-2','Desk, lamp','30.00'"), 'Desk, lamp'],
    ['a backslash before a quote', quoted('"A-2","Desk \\"lamp","30.00"'), 'Desk "lamp'],
    ['a quote before a delimiter', quoted('"A-2","Desk 5", lamp","30.00"'), 'Desk 5", lamp'],
  ])('is read as meant: %s', async (_, content, item) => {
    const { rows } = await readContent(content)
    expect(cellsOf(rows)).toEqual([orders[0], ['A-2', item, '30.00'], orders[2], orders[3]])
  })

  test('keeps apostrophes and backslashes that are text', async () => {
    const { rows } = await readContent(`id,note,path\n1,'s Gravenhage,"C:\\dir\\"\n2,O'Brien','"D:\\""x"""\n`)
    expect(cellsOf(rows)[0]).toEqual(['1', "'s Gravenhage", 'C:\\dir\\'])
  })
})
