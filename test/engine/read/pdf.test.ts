import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gridLines, pdfOf, textRows, type PdfPage } from './support/pdf.ts'
import { readPath, testFolder, type SeenTable } from './support/reading.ts'

const read = async (bytes: Buffer, name = 'report.pdf'): Promise<{ tables: SeenTable[]; notes: string[] }> => {
  const path = join(await testFolder(), 'upload')
  await writeFile(path, bytes)
  return readPath(path, name)
}

const readPages = (...pages: PdfPage[]): Promise<{ tables: SeenTable[]; notes: string[] }> => read(pdfOf(pages))

const orders = [
  ['Order', 'Customer', 'Date', 'Amount'],
  ['A-1', 'Anna Berg', '2024-03-01', '12.50'],
  ['A-2', 'Jörg Groß', '2024-03-02', '1,204.00'],
  ['A-3', 'Northwind Ltd', '2024-03-05', '7.00'],
]
const columns = [50, 130, 300, 420]
const [header = [], ...body] = orders

describe('tables of a PDF', () => {
  test('drawn with lines: header, rows, page', async () => {
    const { tables } = await readPages({
      texts: textRows(orders, columns),
      lines: gridLines([45, 125, 295, 415, 500], [88, 104, 118, 132, 146]),
    })
    expect(tables).toHaveLength(1)
    expect(tables[0]).toMatchObject({ name: 'Table 1', header_row: 1, columns: header })
    expect(tables[0]?.rows).toEqual(body.map((cells, at) => [at + 2, ...cells]))
    expect(tables[0]?.table.page).toBe(1)
  })

  test('whose lines begin below the names of the columns', async () => {
    const { tables } = await readPages({
      texts: textRows(orders, columns),
      lines: gridLines([45, 125, 295, 415, 500], [104, 118, 132, 146]),
    })
    expect(tables.map(({ columns: found, rows }) => [found, rows.length])).toEqual([[header, 3]])
    // A line of a text over the grid names nothing.
    const lone = await readPages({
      texts: textRows([['Ordered in March', '', 'from us', ''], ...orders], columns),
      lines: gridLines([45, 125, 295, 415, 500], [104, 118, 132, 146, 160]),
    })
    expect(lone.tables.map(({ columns: found, rows }) => [found, rows.length])).toEqual([[header, 3]])
  })

  test('without any line, by white space alone, and not the prose around it', async () => {
    const prose = Array.from({ length: 6 }, (_, at) => ({
      x: 50,
      y: 100 + at * 13,
      text: 'The quick brown fox jumps over the lazy dog while nobody is looking at the two of them.',
    }))
    const { tables } = await readPages({ texts: [...prose, ...textRows(orders, columns, 220)] })
    expect(tables).toHaveLength(1)
    expect(tables[0]?.columns).toEqual(header)
    expect(tables[0]?.rows).toEqual(body.map((cells, at) => [at + 2, ...cells]))
  })

  test('below a title in several parts, in larger type and apart, which is no part of the heading', async () => {
    const rows = ['Widgets', 'Bolts', 'Rivets', 'Nails', 'Hooks'].map((name, at) => [
      `0${at + 1} May 2025`,
      `${name} BOUGHT AT THE FAIR`,
      `R${at + 701}`,
      `${at + 2}.50`,
    ])
    const title = [
      { x: 75, y: 100, text: 'Account 4711', size: 10 },
      { x: 170, y: 100, text: 'Page no. 9', size: 10 },
      { x: 260, y: 100, text: '1 to 31 May 2025', size: 10 },
    ]
    const places = [30, 95, 310, 430]
    const small = textRows([['Date', 'What', 'Ref', 'Paid'], ...rows], places, 123, 18)
    const { tables } = await readPages({ texts: [...title, ...small.map((text) => ({ ...text, size: 8 }))] })
    expect(tables[0]?.columns).toEqual(['Date', 'What', 'Ref', 'Paid'])
    expect(tables[0]?.rows[0]?.slice(1)).toEqual(rows[0])
  })

  test('over pages: a repeated header joins them and is counted, rows keep their page order', async () => {
    const more = [
      header,
      ['A-4', 'Zoe Zhang', '2024-04-01', '3.00'],
      ['A-5', 'Ben Ode', '2024-04-02', '4.00'],
      ['A-6', 'Cy Young', '2024-04-03', '5.00'],
    ]
    const grid = gridLines([45, 125, 295, 415, 500], [88, 104, 118, 132, 146])
    const { tables } = await readPages(
      { texts: textRows(orders, columns), lines: grid },
      { texts: textRows(more, columns), lines: grid },
    )
    expect(tables).toHaveLength(1)
    expect(tables[0]?.rows.map(([row, order]) => [row, order])).toEqual([
      [2, 'A-1'],
      [3, 'A-2'],
      [4, 'A-3'],
      [6, 'A-4'],
      [7, 'A-5'],
      [8, 'A-6'],
    ])
    expect(tables[0]?.ignored).toEqual({ 'repeated header': 1 })
  })

  test('over pages: words in most columns are rows below a heading that comes again, and below one figure a row', async () => {
    const names = ['Tool', 'Kind', 'Grip', 'Fee']
    const tools = (from: number, fee: string): string[][] =>
      Array.from({ length: 6 }, (_, at) => [`T-${from + at}`, 'Chisel', at === 4 ? '12 mm' : 'Beech', fee])
    const places = [50, 160, 300, 420]
    const ruled = (rows: number): [number, number, number, number][] =>
      Array.from({ length: rows }, (_, at) => [45, 104 + at * 18, 500, 104 + at * 18])
    const page = (rows: string[][]): PdfPage => ({ texts: textRows(rows, places, 100, 18), lines: ruled(rows.length) })
    const kept = tools(20, 'free').map((row, at) => (at === 5 ? [...row.slice(0, 2), '8 mm', '3.00'] : row))
    const { tables } = await readPages(page([names, ...tools(10, '4.50')]), page([names, ...kept]))
    expect(tables.map(({ columns: found, rows }) => [found, rows.length])).toEqual([[names, 12]])
    expect(tables[0]?.ignored).toEqual({ 'repeated header': 1 })
  })

  test('the first row is none of the heading where its days are spelt out, or most of its cells are words', async () => {
    const places = [40, 110, 180, 280, 340, 410, 480]
    const names = ['Ferry', 'Captain', 'Left', 'Berth', 'Route', 'Reason', 'Hours']
    const left = ['4 januari 2023', '13 februari 2023', '27 maart 2023', '3 april 2023', '9 april 2023', '1 juli 2023']
    const tripsWith = (hours: readonly string[], days = left): string[][] =>
      days.map((day, at) => [
        `Ferry ${'NHSUKL'[at]}`,
        'Ada Moe',
        day,
        'North',
        'Outer',
        at === 3 ? '' : 'Ice',
        hours[at]!,
      ])
    const seen = async (rows: string[][]): Promise<unknown> => {
      const texts = textRows([names, ...rows], places, 100, 18).filter(({ text }) => text !== '')
      const { tables } = await readPages({ texts })
      return tables.map((table) => [table.columns, table.rows])
    }
    const expected = (rows: string[][]): unknown => [
      [names, rows.map((cells, at) => [at + 2, ...cells.map((cell) => cell || null)])],
    ]
    const days = tripsWith(['some', '11', '5', 'some', '3', '8'])
    expect(await seen(days)).toEqual(expected(days))
    const figures = tripsWith(['2', '11', '5', '1', '3', '8'], ['4', '13', '27', '3', '9', '1'])
    expect(await seen(figures)).toEqual(expected(figures))
  })

  test('what groups of rows are called above them is no name of a column, though the first stands below the heading', async () => {
    const plants = [
      ['Plant', 'Pot', 'Height', 'Price'],
      ['Shade north wall', '', '', ''],
      ['Fern', '9 cm', '20', '4.50'],
      ['Hosta', '12 cm', '35', '7.00'],
      ['Sun terrace', '', '', ''],
      ['Thyme', '9 cm', '15', '3.20'],
      ['Sage', '12 cm', '40', '5.10'],
    ].map((row) => row.map((cell) => cell || ' '))
    const { tables } = await readPages({
      texts: textRows(plants, columns).filter(({ text }) => text.trim() !== ''),
      lines: gridLines([45, 125, 295, 415, 500], [88, 104, 118, 132, 146, 160, 174, 188]).filter(
        ([from, top, to]) => from !== to || (top !== 104 && top !== 146),
      ),
    })
    expect(tables[0]?.columns).toEqual([...plants[0]!, 'Section'])
    expect(tables[0]?.rows.map(([row, plant, , , , section]) => [row, plant, section])).toEqual([
      [3, 'Fern', 'Shade north wall'],
      [4, 'Hosta', 'Shade north wall'],
      [6, 'Thyme', 'Sun terrace'],
      [7, 'Sage', 'Sun terrace'],
    ])
    expect(tables[0]?.ignored).toEqual({ 'section heading': 2 })
    expect(tables[0]?.table.notes).toEqual([expect.stringContaining('head the rows below')])
  })

  test('sums and a note below the last row are no rows of a table that goes over pages', async () => {
    const first = [
      header,
      ...Array.from({ length: 4 }, (_, at) => [`A-${at + 1}`, `Ben Ode ${at}`, '2024-03-01', '10.00']),
    ]
    const second = [
      header,
      ...Array.from({ length: 3 }, (_, at) => [`A-${at + 5}`, `Zoe Zhang ${at}`, '2024-03-02', '20.00']),
      ['Total', '', '', '100.00'],
    ]
    const grid = (rows: number) =>
      gridLines(
        [45, 125, 295, 415, 500],
        Array.from({ length: rows + 1 }, (_, at) => 90 + 14 * at),
      )
    const { tables } = await readPages(
      { texts: textRows(first, columns), lines: grid(5) },
      { texts: textRows(second, columns), lines: grid(5) },
    )
    expect(tables).toHaveLength(1)
    expect(tables[0]?.rows.map(([, order]) => order)).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6', 'A-7'])
    expect(tables[0]?.ignored).toEqual({ 'repeated header': 1, 'below the table': 1 })
  })

  test('a name over several columns, and names of two lines', async () => {
    const { tables } = await readPages({
      texts: [
        { x: 50, y: 100, text: 'Region' },
        { x: 235, y: 100, text: 'Sales' },
        { x: 200, y: 116, text: 'Net' },
        { x: 300, y: 116, text: 'Gross' },
        ...textRows(
          [
            ['North', '10.00', '11.90'],
            ['South', '20.00', '23.80'],
            ['West', '30.00', '35.70'],
          ],
          [50, 200, 300],
          132,
        ),
      ],
      lines: [...gridLines([45, 180, 380], [88, 120, 136, 150, 164]), [280, 104, 280, 164], [180, 104, 380, 104]],
    })
    expect(tables[0]?.columns).toEqual(['Region', 'Sales Net', 'Sales Gross'])
    expect(tables[0]?.rows.map(([, ...cells]) => cells)).toEqual([
      ['North', '10.00', '11.90'],
      ['South', '20.00', '23.80'],
      ['West', '30.00', '35.70'],
    ])
  })

  test('between lines drawn across, with a name in the middle of its columns, and without its title and notes', async () => {
    const { tables } = await readPages({
      texts: [
        { x: 50, y: 80, text: 'Table 3. Orders by region, in thousands, and their share of all orders of that year' },
        { x: 300, y: 100, text: 'Year' },
        { x: 50, y: 118, text: 'Region' },
        ...textRows(
          [
            ['', '2021', '2022', '2023'],
            ['North', '10.0', '11.0', '12.0'],
            ['South', '20.0', '21.0', '22.0'],
            ['All', '30.0', '32.0', '34.0'],
          ],
          [50, 200, 300, 400],
          118,
        ),
        { x: 50, y: 185, text: 'Note: figures are rounded, and so may not add up to what is given as their sum.' },
      ],
      lines: [
        [50, 90, 440, 90],
        [180, 106, 440, 106],
        [50, 122, 440, 122],
        [50, 170, 440, 170],
      ],
    })
    expect(tables).toHaveLength(1)
    expect(tables[0]?.columns).toEqual(['Region', 'Year 2021', 'Year 2022', 'Year 2023'])
    expect(tables[0]?.rows.map(([, ...cells]) => cells)).toEqual([
      ['North', '10.0', '11.0', '12.0'],
      ['South', '20.0', '21.0', '22.0'],
      ['All', '30.0', '32.0', '34.0'],
    ])
  })

  test('a chart is none, nor is a table of contents', async () => {
    const bars = Array.from({ length: 6 }, (_, at) => `0.2 0.4 0.8 rg ${120 + at * 50} 500 20 ${40 + at * 17} re f`)
    const chart = {
      texts: [
        ...textRows([['60'], ['40'], ['20'], ['0']], [90], 240, 34),
        ...textRows([['2018', '2019', '2020', '2021', '2022', '2023']], [120, 170, 220, 270, 320, 370], 356),
        ...textRows([['31', '', '44', '', '52', '58']], [124, 174, 224, 274, 324, 374], 274),
      ],
      raw: bars.join('\n'),
    }
    const contents = {
      texts: ['Summary', 'Method', 'Results', 'Discussion', 'Annex'].flatMap((title, at) => [
        { x: 50, y: 100 + at * 15, text: title },
        { x: 120, y: 100 + at * 15, text: '. '.repeat(60) },
        { x: 500, y: 100 + at * 15, text: String(1 + at * 7) },
      ]),
    }
    await expect(readPages(chart, contents)).rejects.toThrow('has text but no table')
  })

  test('a cell of two lines is one cell', async () => {
    const { tables } = await readPages({
      texts: textRows([...orders.slice(0, 2), ['', 'and daughters', '', ''], ...orders.slice(2)], columns, 100, 12),
    })
    expect(tables[0]?.rows[0]).toEqual([2, 'A-1', 'Anna Berg and daughters', '2024-03-01', '12.50'])
    expect(tables[0]?.rows).toHaveLength(3)
  })

  test('on a page that lies on its side', async () => {
    const turned = orders.flatMap((cells, row) =>
      cells.map((text, at) => `BT /F1 10 Tf 0 1 -1 0 ${100 + row * 14} ${columns[at]} Tm (${text}) Tj ET`),
    )
    const { tables } = await readPages({ raw: turned.join('\n') })
    expect(tables[0]?.columns).toEqual(header)
    expect(tables[0]?.rows).toHaveLength(3)
  })
})

describe('documents that are no table, or hardly a document', () => {
  test('prose alone is said to have no table', async () => {
    const texts = Array.from({ length: 12 }, (_, at) => ({
      x: 50,
      y: 100 + at * 13,
      text: 'Nothing here but plain words that follow one another to the end of the line.',
    }))
    await expect(readPages({ texts })).rejects.toThrow('has text but no table')
  })

  test('no text at all, as in a scan', async () => {
    await expect(readPages({ lines: [[10, 10, 100, 10]] })).rejects.toThrow('has no text: it may be a scan')
    await expect(readPages()).rejects.toThrow(/no text|damaged/)
  })

  test.each([
    ['cut off after its first line', (bytes: Buffer) => bytes.subarray(0, 12)],
    ['nothing but a first line and noise', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 0xab)])],
  ])('%s', async (_, broken) => {
    await expect(read(broken(pdfOf([{ texts: textRows(orders, columns) }])))).rejects.toThrow(
      /"report\.pdf" (?:is damaged|has no text)/,
    )
  })

  test('with its list of objects in another place than it says it is read all the same', async () => {
    const bytes = pdfOf([{ texts: textRows(orders, columns) }])
    const lost = bytes.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')
    const { tables } = await read(Buffer.from(lost, 'latin1'))
    expect(tables[0]?.rows).toHaveLength(3)
  })

  test('encrypted with a password', async () => {
    const key = '<'.concat('5a'.repeat(32), '>')
    const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<00><00>]`
    await expect(read(pdfOf([{ texts: textRows(orders, columns) }], { trailer }))).rejects.toThrow(
      'encrypted with a password',
    )
  })

  test('scripts and links in it are not run and not followed', async () => {
    const catalog =
      '/OpenAction << /S /JavaScript /JS (while \\(true\\) {}) >> /AA << /WC << /S /URI /URI (http://127.0.0.1:9/) >> >>'
    const { tables } = await read(pdfOf([{ texts: textRows(orders, columns) }], { catalog }))
    expect(tables[0]?.rows).toHaveLength(3)
  })

  test('a page that draws itself without end is one damaged page, and the others are read', async () => {
    const bytes = pdfOf([{ raw: '/X Do' }, { texts: textRows(orders, columns) }])
    const loop = bytes
      .toString('latin1')
      .replace('/Resources << /Font', '/Resources << /XObject << /X 100000 0 R >> /Font')
    const form =
      '100000 0 obj\n<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 100000 0 R >> >> /Length 5 >>\nstream\n/X Do\nendstream\nendobj\n'
    const trailer = loop.lastIndexOf('trailer')
    const { tables } = await read(
      Buffer.from(loop.slice(0, loop.lastIndexOf('xref\n0')) + form + loop.slice(trailer), 'latin1'),
    )
    expect(tables[0]?.rows).toHaveLength(3)
  })
})
