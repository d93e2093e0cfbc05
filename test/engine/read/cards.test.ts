/** Text in which each row is a block of lines: a heading, a colon and what the card has for it. */
import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const cellsOf = (rows: (number | string | null)[][]): (number | string | null)[][] => rows.map(([, ...cells]) => cells)

describe('a print of cards is read as a row for each', () => {
  const WANTED = [
    ['B-1', 'Ada', '12 Quay Street Porto', null],
    ['B-2', 'Ilse', '3 Mill Lane', 'sold: see file'],
    ['B-3', 'Nan', null, null],
  ]
  test.each([
    [
      'with lines drawn between them, and lines that go on',
      'BOATS   printed 2 May\r\n\r\nNo      : B-1\r\nName    : Ada\r\nAddress : 12 Quay Street\r\n          Porto\r\n-----\r\nNo      : B-2\r\nName    : Ilse\r\nAddress : 3 Mill Lane\r\nRemark  : sold: see file\r\n-----\r\nNo      : B-3\r\nName    : Nan\r\nAddress : \r\n-----\r\n* end of list *\r\n',
    ],
    [
      'with blank lines between them, and a heading again for what goes on',
      'No: B-1\nName: Ada\nAddress: 12 Quay Street\nAddress: Porto\n\nNo: B-2\nName: Ilse\nAddress: 3 Mill Lane\nRemark: sold: see file\n\nNo: B-3\nName: Nan\nAddress:\n',
    ],
  ])('%s', async (_, content) => {
    const { columns, rows, table } = await readContent(content)
    expect(columns).toEqual(['No', 'Name', 'Address', 'Remark'])
    expect(cellsOf(rows)).toEqual(WANTED)
    expect(table.notes?.[0]).toMatch(/a print of 3 cards/)
  })

  test('what is part of none is told', async () => {
    const cards = ['A', 'B', 'C', 'D'].map((one) => `Code: ${one}\nPlace: North ${one}\nOpen: yes\n`).join('\n')
    const { table } = await readContent(`Depots of the coast\n${cards}\nend of print\n`)
    expect(table.notes?.[0]).toContain('No part of a card: “Depots of the coast”, “end of print”.')
  })

  test('lines with a colon here and there are none', async () => {
    const { columns } = await readContent('At;Said\n10:00;note: closed\n11:00;note: open\n12:00;all: well\n')
    expect(columns).toEqual(['At', 'Said'])
  })
})
