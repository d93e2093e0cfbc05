// Over 300 lines: one case for each habit of workbooks.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPath, testFolder, type SeenTable } from './support/reading.ts'
import { number, row, text, textRows, writeWorkbook, type WorkbookXml } from './support/workbook.ts'

async function read(workbook: WorkbookXml): Promise<{ tables: SeenTable[]; notes: string[] }> {
  const path = await writeWorkbook(join(await testFolder(), 'book'), workbook)
  return readPath(path, 'book.xlsx')
}

async function readOne(rows: string, rest: Omit<WorkbookXml, 'sheets'> & { after?: string } = {}): Promise<SeenTable> {
  const { after, ...workbook } = rest
  const sheet = { name: 'Data', rows, ...(after === undefined ? {} : { after }) }
  const { tables } = await read({ sheets: [sheet], ...workbook })
  if (tables[0] === undefined) throw new Error('no table')
  return tables[0]
}

const header = (...names: string[]): string => textRows([names])

test('every visible sheet is a table; hidden and empty ones are named', async () => {
  const { tables, notes } = await read({
    sheets: [
      {
        name: 'People',
        rows: textRows([
          ['name', 'city'],
          ['Anna', 'Rome'],
        ]),
      },
      { name: 'Secret', state: 'hidden', rows: textRows([['a'], ['b']]) },
      { name: 'Empty', rows: '' },
      { name: 'Orders', rows: header('no') + row(2, [number('7')]) },
    ],
  })
  expect(tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['People', [[2, 'Anna', 'Rome']]],
    ['Orders', [[2, '7']]],
  ])
  expect(notes).toEqual(['Sheet "Secret" is hidden: it was not read.', 'Sheet "Empty" has no cells.'])
})

test('a header below titles and empty rows, apart from the left edge', async () => {
  const found = await readOne(
    row(1, [text('Stock list 2024')]) +
      row(2, ['', text('by Anna')]) +
      row(5, ['', text('sku'), text('name'), text('stock')]) +
      row(6, ['', text('A-1'), text('Nut'), number('5')]) +
      row(8, ['', text('A-2'), text('Bolt'), number('12')]),
  )
  expect(found).toMatchObject({
    header_row: 5,
    columns: ['sku', 'name', 'stock'],
    rows: [
      [6, 'A-1', 'Nut', '5'],
      [8, 'A-2', 'Bolt', '12'],
    ],
    ignored: { 'above the header': 2, 'blank line': 3 },
  })
})

test('shared texts: rich runs are joined, phonetic hints left out, escapes and spaces kept', async () => {
  const found = await readOne(
    header('a', 'b', 'c') + row(2, ['<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>', '<c t="s"><v>2</v></c>']),
    {
      sharedStrings: [
        '<si><r><t>Anna </t></r><r><rPr><b/></rPr><t>Meyer</t></r></si>',
        '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
        '<si><t xml:space="preserve"> x_x000A_y &amp; z </t></si>',
      ],
    },
  )
  expect(found.rows).toEqual([[2, 'Anna Meyer', '東京', ' x\ny & z ']])
})

test.each([
  ['0.30000000000000004', '0.3'],
  ['1234.5', '1234.5'],
  ['42', '42'],
  ['1.0', '1'],
  ['-0', '0'],
  ['1E-3', '0.001'],
  ['1.2345678901234567E+19', '12345678901234600000'],
  ['1.5E-10', '0.00000000015'],
  ['4006381333931', '4006381333931'],
  ['12345678901234567', '12345678901234567'],
  ['2.5E22', '25000000000000000000000'],
])('a plain number %s reads %s', async (raw, expected) => {
  const found = await readOne(header('n', 'y') + row(2, [number(raw), text('x')]))
  expect(found.rows).toEqual([[2, expected, 'x']])
})

const BUILT_IN_FORMATS = { parts: { 'xl/styles.xml': builtInStyles([14, 22, 21, 46, 9, 2, 49]) } }

function builtInStyles(ids: number[]): string {
  const formats = ids.map((id) => `<xf numFmtId="${id}"/>`).join('')
  return `<styleSheet><cellXfs><xf numFmtId="0"/>${formats}</cellXfs></styleSheet>`
}

test('built-in formats: dates, times, durations, percentages', async () => {
  const found = await readOne(
    header('date', 'datetime', 'time', 'duration', 'percent', 'fixed', 'text') +
      row(2, [
        number('45413', 1),
        number('45413.5', 2),
        number('0.75', 3),
        number('1.0625', 4),
        number('0.125', 5),
        number('3.14159', 6),
        number('7', 7),
      ]),
    BUILT_IN_FORMATS,
  )
  expect(found.rows).toEqual([
    [2, '2024-05-01', '2024-05-01 12:00:00', '18:00:00', '25:30:00', '12.5%', '3.14159', '7'],
  ])
})

test.each([
  ['dd.mm.yyyy', '45413', '2024-05-01'],
  ['[$-407]d. mmmm yyyy;@', '45413', '2024-05-01'],
  ['yyyy\\-mm\\-dd hh:mm', '45413.25', '2024-05-01 06:00:00'],
  ['yyyy\\-mm\\-dd hh:mm', '45413', '2024-05-01 00:00:00'],
  ['dd/mm/yy', '45413.25', '2024-05-01 06:00:00'],
  ['mmm-yy', '45413', '2024-05-01'],
  ['hh:mm', '0.5', '12:00:00'],
  ['[hh]:mm:ss', '2', '48:00:00'],
  ['mm:ss.0', '0.001', '00:01:26'],
  ['00000', '1234', '01234'],
  ['00000', '123456', '123456'],
  ['000-00-0000', '12345678', '012-34-5678'],
  ['"INV-"0000', '42', 'INV-0042'],
  ['0', '3.7', '3.7'],
  ['0.00', '5', '5'],
  ['#,##0.00 "€"', '1234.5', '1234.5'],
  ['0.00E+00', '12345', '12345'],
  ['0.0%', '0.1234', '12.34%'],
  ['"days" 0', '5', '5'],
  ['[Red]0;[Blue]-0', '5', '5'],
  ['dd.mm.yyyy', '-5', '-5'],
  ['dd.mm.yyyy', '99999999', '99999999'],
  ['dd.mm.yyyy', '1', '1900-01-01'],
  ['dd.mm.yyyy', '59', '1900-02-28'],
  ['dd.mm.yyyy', '61', '1900-03-01'],
])('a number under the format %s: %s reads %s', async (format, raw, expected) => {
  const found = await readOne(header('n', 'y') + row(2, [number(raw, 1), text('x')]), { formats: [format] })
  expect(found.rows[0]?.[1]).toBe(expected)
})

test('dates that count from 1904', async () => {
  const found = await readOne(header('d', 'x') + row(2, [number('43951', 1), text('x')]), {
    formats: ['yyyy-mm-dd'],
    date1904: true,
  })
  expect(found.rows[0]?.[1]).toBe('2024-05-01')
})

test('booleans, errors, ISO dates and formulas read as they show', async () => {
  const found = await readOne(
    header('yes', 'no', 'error', 'day', 'moment', 'sum', 'joined') +
      row(2, [
        '<c t="b"><v>1</v></c>',
        '<c t="b"><v>0</v></c>',
        '<c t="e"><v>#N/A</v></c>',
        '<c t="d"><v>2024-05-01T00:00:00</v></c>',
        '<c t="d"><v>2024-05-01T12:30:00.000Z</v></c>',
        '<c><f>SUM(A1:A2)</f><v>3</v></c>',
        '<c t="str"><f>A1&amp;B1</f><v>ab</v></c>',
      ]),
  )
  expect(found.rows).toEqual([[2, 'TRUE', 'FALSE', '#N/A', '2024-05-01', '2024-05-01 12:30:00', '3', 'ab']])
})

test('formulas without a saved value are empty, and told', async () => {
  const { tables, notes } = await read({
    sheets: [{ name: 'S', rows: header('a', 'b') + row(2, [text('x'), '<c><f>A1+1</f></c>']) }],
  })
  expect(tables[0]?.rows).toEqual([[2, 'x', null]])
  expect(notes).toEqual(['Sheet "S" has 1 formulas without a saved value: those cells were read as empty.'])
})

describe('merged cells', () => {
  const merge = (...ranges: string[]): string =>
    `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`

  test('in the data say the same of each of their rows', async () => {
    const found = await readOne(
      textRows([
        ['group', 'item'],
        ['A', 'x'],
        ['', 'y'],
      ]),
      { after: merge('A2:A3') },
    )
    expect(found.rows).toEqual([
      [2, 'A', 'x'],
      [3, 'A', 'y'],
    ])
  })

  test('in a header of two rows name the columns below them', async () => {
    const found = await readOne(
      textRows([
        ['ID', 'Address', '', 'Amount'],
        ['', 'Street', 'City', ''],
        ['1', 'Main St', 'Rome', '5'],
        ['2', 'High St', 'Oslo', '6'],
      ]),
      { after: merge('A1:A2', 'B1:C1', 'D1:D2') },
    )
    expect(found).toMatchObject({
      header_row: 2,
      columns: ['ID', 'Address Street', 'Address City', 'Amount'],
      rows: [
        [3, '1', 'Main St', 'Rome', '5'],
        [4, '2', 'High St', 'Oslo', '6'],
      ],
      ignored: {},
    })
  })

  test('name the columns below them beside groups of one column, which are merged with nothing', async () => {
    const found = await readOne(
      textRows([
        ['Valves of the east grid', '', '', '', ''],
        ['Valve', '', 'Owner', 'Check', ''],
        ['Serial', 'Kind', 'Code', 'Day', 'Pressure'],
        ['VX20411', 'gate', '301', '02.03.2024', '4,5 bar'],
        ['VX20975', 'ball', '318', '05.03.2024', '6 bar'],
        ...[1, 2, 3, 4, 5, 6].map((at) => [`VX3112${at}`, 'gate', `30${at}`, `0${at}.04.2024`, '5,1 bar']),
      ]),
      { after: merge('A2:B2', 'D2:E2') },
    )
    expect(found).toMatchObject({
      header_row: 3,
      columns: ['Valve Serial', 'Valve Kind', 'Owner Code', 'Check Day', 'Check Pressure'],
    })
    expect(found.rows).toHaveLength(8)
  })

  test('in a header of one row have values below them, whatever stands beside', async () => {
    const found = await readOne(
      textRows([
        ['Valve', '', 'Owner', 'Check'],
        ['gate', 'steel', 'Mills', 'passed'],
        ['ball', 'brass', 'Poole', 'passed'],
        ['gate', 'brass', 'Mills', 'failed'],
      ]),
      { after: merge('A1:B1') },
    )
    expect(found.columns).toEqual(['Valve', 'Valve (2)', 'Owner', 'Check'])
    expect(found.rows).toHaveLength(3)
  })

  test('as a title over the whole table are no names', async () => {
    const found = await readOne(
      textRows([
        ['Price list', '', ''],
        ['sku', 'name', 'price'],
        ['A', 'Nut', '5'],
      ]),
      {
        after: merge('A1:C1'),
      },
    )
    expect(found).toMatchObject({ header_row: 2, columns: ['sku', 'name', 'price'] })
  })

  test('in a header of one row name each column', async () => {
    const found = await readOne(
      textRows([
        ['name', '', 'age'],
        ['Anna', 'Meyer', '30'],
        ['Bert', 'Smith', '41'],
      ]),
      {
        after: merge('A1:B1'),
      },
    )
    expect(found.columns).toEqual(['name', 'name (2)', 'age'])
  })
})

test('no header: columns are numbered', async () => {
  const found = await readOne(row(1, [number('1'), number('45413', 1)]) + row(2, [number('2'), number('45414', 1)]), {
    formats: ['dd.mm.yyyy'],
  })
  expect(found).toMatchObject({ header_row: null, columns: ['Column 1', 'Column 2'] })
  expect(found.rows).toEqual([
    [1, '1', '2024-05-01'],
    [2, '2', '2024-05-02'],
  ])
})

test('a header that comes again is left out and counted', async () => {
  const found = await readOne(
    textRows([
      ['id', 'name'],
      ['1', 'Anna'],
      ['id', 'name'],
      ['2', 'Bert'],
    ]),
  )
  expect(found.rows.map(([at]) => at)).toEqual([2, 4])
  expect(found.ignored).toEqual({ 'repeated header': 1 })
})

test('cells and rows without references follow one another', async () => {
  const cell = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const found = await readOne(
    `<row>${cell('a')}${cell('b')}</row><row>${cell('x')}<c/>${cell('z')}</row><row/><row>${cell('u')}${cell('v')}</row>`,
  )
  expect(found.rows).toEqual([
    [2, 'x', null, 'z'],
    [4, 'u', 'v', null],
  ])
})

test('cells with quotes, line breaks and delimiters arrive as they are', async () => {
  const values = ['a "b", c', 'line\nbreak', '"', ',', '""', ' "x" ', "it's", '\\', '=1+1']
  const found = await readOne(textRows([values.map((_, at) => `name ${'abcdefghi'[at]}`), values]))
  expect(found.rows).toEqual([[2, ...values]])
})

test('prefixed element names and absolute part names', async () => {
  const main = 'http://purl.oclc.org/ooxml/spreadsheetml/main'
  const relations = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
  const found = await readOne('', {
    parts: {
      'xl/worksheets/sheet1.xml':
        `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c>` +
        `</x:row><x:row r="2"><x:c r="A2"><x:v>5</x:v></x:c><x:c r="B2" s="1"/></x:row></x:sheetData></x:worksheet>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>`,
    },
  })
  expect(found).toMatchObject({ columns: ['a'], rows: [[2, '5']] })
})

test('hidden rows and columns are read, and told of', async () => {
  const hidden = row(3, [text('Tee'), text('4')], ' hidden="1"')
  const { tables, notes } = await read({
    sheets: [
      {
        name: 'Lager',
        rows:
          textRows([
            ['Ware', 'Menge'],
            ['Mehl', '2'],
          ]) + hidden,
      },
    ],
  })
  expect(tables[0]?.rows).toHaveLength(2)
  expect(notes[0]).toMatch(/hides 1 rows and 0 columns/)
})

describe('what a person sees in a sheet', () => {
  const beside = (...cells: string[]): string[] => cells

  test('lists of codes below one another, whose first rows share a name', async () => {
    const codes = [
      ['Zahlung', 'Bedeutung'],
      ['BAR', 'Kasse'],
      ['RE', 'Rechnung'],
      ['EC', 'Karte'],
    ]
    const groups = [
      ['Gruppe', 'Bedeutung'],
      ['PR', 'Privatkunden'],
      ['GE', 'Gewerbe'],
    ]
    const sheets = [{ name: 'Codes', rows: textRows(codes) + textRows(groups, 6) }]
    const { tables } = await read({ sheets })
    expect(tables.map(({ columns, rows }) => [columns, rows.length])).toEqual([
      [['Zahlung', 'Bedeutung'], 3],
      [['Gruppe', 'Bedeutung'], 2],
    ])
    // What another row has as well is no name.
    const plain = [...groups, ['XX', 'Bedeutung']]
    const parted = await read({ sheets: [{ name: 'Codes', rows: textRows(codes) + textRows(plain, 6) }] })
    expect(parted.tables).toHaveLength(1)
  })

  test('two tables below one another, each with its title', async () => {
    const { tables } = await read({
      sheets: [
        {
          name: 'Verleih',
          rows:
            textRows([
              ['Kunde', 'Ort', 'Seit'],
              ['Alm', 'Graz', '2019'],
              ['Bach', 'Linz', '2020'],
              ['Cerny', 'Wels', '2021'],
            ]) +
            textRows(
              [
                ['GERÄTE'],
                ['Gerät', 'Typ', 'Baujahr', 'Kunde'],
                ['G1', 'Bagger', '2011', 'Alm'],
                ['G2', 'Kran', '2014', 'Bach'],
                ['G3', 'Rüttler', '2018', 'Alm'],
              ],
              7,
            ),
        },
      ],
    })
    expect(
      tables.map(({ name, header_row, columns, rows }) => [name, header_row, columns.join(), rows.length]),
    ).toEqual([
      ['Verleih', 1, 'Kunde,Ort,Seit', 3],
      ['Verleih (2)', 8, 'Gerät,Typ,Baujahr,Kunde', 3],
    ])
    expect(tables[1]?.ignored).toEqual({ 'above the header': 1 })
  })

  test('two tables side by side, which end at different rows', async () => {
    const { tables } = await read({
      sheets: [
        {
          name: 'Ruches',
          rows: textRows([
            beside('Ruche', 'Récolte', 'Date', '', 'Code', 'Sens'),
            beside('R1', '12,5', '03/06/2024', '', 'A', 'acacia'),
            beside('R2', '9,0', '03/06/2024', '', 'T', 'tilleul'),
            beside('R3', '11,2', '04/06/2024'),
            beside('R4', '8,4', '05/06/2024'),
            beside('R5', '7,7', '05/06/2024'),
          ]),
        },
      ],
    })
    expect(tables.map(({ columns, rows }) => [columns, rows.length])).toEqual([
      [['Ruche', 'Récolte', 'Date'], 5],
      [['Code', 'Sens'], 2],
    ])
  })

  test('tables side by side, one of which has but words under a header that is in the row of the others', async () => {
    const { tables } = await read({
      sheets: [
        {
          name: 'Codes',
          rows: textRows([
            beside('Class', 'Meaning', '', 'Un', 'Meaning', '', 'Site', 'Name'),
            beside('10', 'Honey', '', 'EA', 'each', '', '01', 'Mill Lane'),
            beside('20', 'Wax', '', 'BX', 'box', '', '02', 'Old Barn'),
            beside('30', 'Frames', '', 'ST', 'set', '', '03', 'Hill'),
            beside('40', 'Feed'),
            beside('50', 'Tools'),
          ]),
        },
      ],
    })
    expect(tables.map(({ columns, rows }) => [columns, rows.length])).toEqual([
      [['Class', 'Meaning'], 5],
      [['Un', 'Meaning'], 3],
      [['Site', 'Name'], 3],
    ])
  })
  test('tables side by side that are called by what stands above each', async () => {
    const rows = (first: string, second: string): string =>
      textRows([
        beside(first, '', '', second),
        beside('No', 'Sens', '', 'No', 'Sens'),
        beside('1', 'acacia', '', '7', 'tilleul'),
        beside('2', 'colza', '', '8', 'forêt'),
        beside('3', 'trèfle'),
      ])
    const named = async (first: string, second: string): Promise<string[]> => {
      const { tables } = await read({ sheets: [{ name: 'Listes', rows: rows(first, second) }] })
      return tables.map(({ name }) => name)
    }
    expect(await named('Miels', 'Ruchers')).toEqual(['Miels', 'Ruchers'])
    expect(await named('', 'Ruchers')).toEqual(['Listes', 'Listes (2)'])
  })

  test('one table where an empty column only makes room', async () => {
    const found = await readOne(
      textRows([beside('a', 'b', '', 'c', 'd'), beside('1', 'x', '', '2', 'y'), beside('3', 'z', '', '4', 'w')]),
    )
    expect(found.columns).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a title merged over part of the table, a count below it, and debts by age', async () => {
    const merge = (ref: string): string => `<mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells>`
    const found = await readOne(
      textRows([
        ['Offene Posten Juli'],
        ['Kunde', 'Ort', 'Fällig', '30', '60', '90+'],
        ['Alm', 'Graz', '1', '192', '0', '17'],
        ['Bach', 'Linz', '2', '399', '5', '0'],
        ['Cerny', 'Wels', '0', '60', '0', '3'],
        ['Dorn', 'Enns', '9', '55', '8', '3'],
      ]) + textRows([['Anzahl Kunden', '4']], 8),
      { after: merge('A1:D1') },
    )
    expect(found.columns).toEqual(['Kunde', 'Ort', 'Fällig', '30', '60', '90+'])
    expect(found.rows).toHaveLength(4)
    expect(found.ignored).toEqual({ 'above the header': 1, 'blank line': 1, 'below the table': 1 })
  })

  test('merged over rows: names are said of each row, amounts once, and notes tell both', async () => {
    const found = await readOne(
      textRows([
        ['barca', 'socio', 'posto', 'canone'],
        ['Aurora', 'Rossi', 'A1', '120,50'],
        ['', 'Bianchi', 'A2', ''],
        ['Brezza', 'Verdi', 'B1', '80,00'],
      ]),
      { after: '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="D2:D3"/></mergeCells>' },
    )
    expect(found.rows[1]).toEqual([3, 'Aurora', 'Bianchi', 'A2', null])
    expect(found.table.notes).toHaveLength(2)
  })

  test('lines that head sections, with the header of each repeated', async () => {
    const found = await readOne(
      textRows([['Team Noord'], ['Naam', 'Functie', 'Uren'], ['Jan', 'kok', '32'], ['Els', 'chef', '36']]) +
        textRows([['Team Zuid'], ['Naam', 'Functie', 'Uren'], ['Piet', 'ober', '20'], ['Kim', 'kok', '24']], 6) +
        textRows([['Team West'], ['Naam', 'Functie', 'Uren'], ['Bo', 'bar', '12'], ['Ada', 'kok', '40']], 11),
    )
    expect(found.columns).toEqual(['Naam', 'Functie', 'Uren', 'Section'])
    expect(found.rows.map(([, name, , , section]) => `${name} ${section}`)).toEqual([
      'Jan Team Noord',
      'Els Team Noord',
      'Piet Team Zuid',
      'Kim Team Zuid',
      'Bo Team West',
      'Ada Team West',
    ])
  })
})

test('sheets with the same columns are told apart by a column with their names, unless nobody named them', async () => {
  const rows = (...names: string[]): string =>
    textRows([['Nachname', 'Eintritt'], ...names.map((name) => [name, '2020-01-01'])])
  const named = await read({
    sheets: [
      { name: 'Filiale Nord', rows: rows('Kern', 'Lutz') },
      { name: 'Filiale Süd', rows: rows('Mohr') },
      {
        name: 'Preise',
        rows: textRows([
          ['Ware', 'Preis'],
          ['Mehl', '2'],
        ]),
      },
    ],
  })
  expect(named.tables.map((table) => table.columns.length)).toEqual([3, 3, 2])
  expect(named.tables[0]?.rows).toEqual([
    [2, 'Kern', '2020-01-01', 'Filiale Nord'],
    [3, 'Lutz', '2020-01-01', 'Filiale Nord'],
  ])
  expect(named.tables[1]?.table.notes?.[0]).toContain('“Filiale Süd”')
  const unnamed = await read({ sheets: ['Tabelle1', 'Tabelle2'].map((name) => ({ name, rows: rows('Kern') })) })
  expect(unnamed.tables[0]?.columns).toEqual(['Nachname', 'Eintritt'])
})

test('sheets are told apart so where one calls a column or two otherwise, and not where most differ', async () => {
  const read4 = async (other: string[]): Promise<string[][]> => {
    const body = [
      ['K1', 'Kern', '3', '2020-01-01', 'x'],
      ['K2', 'Lutz', '5', '2021-01-01', 'y'],
    ]
    const { tables } = await read({
      sheets: [
        { name: 'Nord', rows: textRows([['Nr', 'Nachname', 'Tage', 'Eintritt', 'Vermerk'], ...body]) },
        { name: 'Süd', rows: textRows([other, ...body]) },
      ],
    })
    return tables.map(({ columns }) => columns)
  }
  const [north, south] = await read4(['Nr', 'Nachname', 'Tage', 'Eintr.', 'Vermerk'])
  expect([north?.at(-1), south?.at(-1)]).toEqual(['Sheet', 'Sheet'])
  const [first, second] = await read4(['Code', 'Nachname', 'Tage', 'Eintr.', 'Vermerk'])
  expect([first?.at(-1), second?.at(-1)]).toEqual(['Vermerk', 'Vermerk'])
})

test('what the lines above a header hold is kept for those who plan', async () => {
  const lines = [
    ['Prices of the depot'],
    ['Valid from:', '1 May 2025'],
    [],
    ['No', 'Name', 'Price'],
    ['A1', 'Rake', '9.50'],
    ['A2', 'Spade', '12.00'],
  ]
  const { table } = await readOne(textRows(lines))
  expect(table.above).toEqual([['Prices of the depot'], ['Valid from:', '1 May 2025']])
})
