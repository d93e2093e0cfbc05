// Over 300 lines: every habit of what stands between rows, each a small case of its own.
/** What stands between the rows of a table: heads of pages and sections, and cells that are left empty because they say what is above. */
import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const cellsOf = (rows: (number | string | null)[][]): (number | string | null)[][] => rows.map(([, ...cells]) => cells)

describe('heads of printed pages', () => {
  const head = (page: number): string =>
    `"Bibliothèque municipale","","","Page ${page}"\n"Édité le 3/06/2024 à 17:4${page}"\n"Cote","Titre","Auteur","Année"\n`
  const books = (from: number): string =>
    Array.from({ length: 4 }, (_, at) => `"R ${from + at}","Livre no. ${at}","Auteur ${at}","19${from + at}"\n`).join(
      '',
    )
  const report = `${head(1)}${books(50)}\n"Suite page suivante"\n${head(2)}${books(60)}\n"Suite page suivante"\n${head(3)}${books(70)}\n"*** FIN ***","","12 livres"\n`

  test('are left out and counted', async () => {
    const { columns, rows, ignored, problems } = await readContent(report)
    expect(columns).toEqual(['Cote', 'Titre', 'Auteur', 'Année'])
    expect(rows).toHaveLength(12)
    expect(rows.at(-1)).toEqual([25, 'R 73', 'Livre no. 3', 'Auteur 3', '1973'])
    expect(ignored).toMatchObject({ 'repeated header': 2, 'page heading': 6, 'below the table': 1 })
    expect(problems).toEqual({})
  })

  test('a line drawn below the header is no row', async () => {
    const { rows, ignored } = await readContent(
      'code|nome|prezzo\n----|-----|------\nA1|Vite|1,20\nA2|Dado|0,80\nA3|Rondella|-\n',
    )
    expect(cellsOf(rows)).toEqual([
      ['A1', 'Vite', '1,20'],
      ['A2', 'Dado', '0,80'],
      ['A3', 'Rondella', '-'],
    ])
    expect(ignored).toEqual({ 'ruled line': 1 })
  })
})

describe('lines that head a section', () => {
  test('though the printed list ends with a line of its own below a blank one', async () => {
    const dishes = [
      'Antipasti',
      'A1,Olive,4',
      'A2,Pane,3',
      'Primi',
      'B1,Gnocchi,9',
      'B2,Risotto,11',
      '',
      'Trattoria Da Ugo',
    ]
    const table = await readContent(`Codice,Piatto,Prezzo\n${dishes.join('\n')}\n`)
    expect(table.columns).toEqual(['Codice', 'Piatto', 'Prezzo', 'Section'])
    expect(table.rows.map((row) => row.at(-1))).toEqual(['Antipasti', 'Antipasti', 'Primi', 'Primi'])
  })

  test('are a column of the rows below them, and a note says so', async () => {
    const { columns, rows, ignored, table } = await readContent(
      'Piatto;Porzione;Prezzo\nAntipasti;;\nBruschetta;4 pezzi;6,50\nCaponata;150 g;8,00\nPrimi;;\nLasagne;300 g;12,00\nRisotto;280 g;13,50\nGnocchi;300 g;11,00\nDolci;;\nTiramisù;1 coppa;6,00\nPanna cotta;1 coppa;5,50\n',
    )
    expect(columns).toEqual(['Piatto', 'Porzione', 'Prezzo', 'Section'])
    expect(rows[0]).toEqual([3, 'Bruschetta', '4 pezzi', '6,50', 'Antipasti'])
    expect(cellsOf(rows).map((cells) => cells[3])).toEqual([
      'Antipasti',
      'Antipasti',
      'Primi',
      'Primi',
      'Primi',
      'Dolci',
      'Dolci',
    ])
    expect(ignored).toEqual({ 'section heading': 3 })
    expect(table.notes?.[0]).toMatch(/Rows 2, 5, 9 .*“Section”/)
  })

  test('give the column their label, in one cell or in several', async () => {
    const { columns, rows } = await readContent(
      'Data,Documento,Dare,Avere\nConto:,1010,Cassa,\n01/02/2024,F 12,100,\n03/02/2024,F 13,80,\nConto:,2020,Fornitori vari,\n04/02/2024,F 14,,20\n09/02/2024,F 15,,75\n',
    )
    expect(columns.at(-1)).toBe('Conto')
    expect(cellsOf(rows).map((cells) => cells[4])).toEqual([
      '1010 Cassa',
      '1010 Cassa',
      '2020 Fornitori vari',
      '2020 Fornitori vari',
    ])
  })

  test('of two kinds are two columns; sums belong to none', async () => {
    const { columns, rows } = await readContent(
      'Plant,Pot,Price\nHouse: North,,\nBench: 1,,\nFern,9 cm,2.10\nIvy,9 cm,1.90\nTotal bench,,3.80\nBench: 2,,\nRose,12 cm,4.50\nHouse: South,,\nBench: 7,,\nSage,9 cm,1.20\nThyme,9 cm,1.30\nMint,9 cm,1.10\n',
    )
    expect(columns).toEqual(['Plant', 'Pot', 'Price', 'House', 'Bench'])
    expect(cellsOf(rows).map(([plant, , , house, bench]) => [plant, house, bench])).toEqual([
      ['Fern', 'North', '1'],
      ['Ivy', 'North', '1'],
      ['Total bench', null, null],
      ['Rose', 'North', '2'],
      ['Sage', 'South', '7'],
      ['Thyme', 'South', '7'],
      ['Mint', 'South', '7'],
    ])
  })

  test.each([
    ['rows that lost their other cells', 'A-1,Nut,5\nA-2\nA-3,Bolt,7\nA-4,Pin,2\nA-5\nA-6,Cap,1\nA-7,Rod,9\n', 7],
    ['names without more', 'Ann,Leeds,5\nBob,,\nCid,York,7\nDan,Hull,2\nEve,Bath,3\nFay,Ely,1\n', 6],
  ])('are not %s', async (_, content, count) => {
    const { columns, rows } = await readContent(`name,town,points\n${content}`)
    expect(columns).toHaveLength(3)
    expect(rows).toHaveLength(count)
  })
})

describe('cells left empty because they say what is above', () => {
  test('groups of rows that begin with their own number', async () => {
    const { rows, table } = await readContent(
      'Bon;Klant;Artikel;Aantal\n2401;De Vries;Tulp;10\n;;Narcis;5\n;;Krokus;8\n2402;Bakker;Tulp;3\n2403;Smit;Hyacint;4\n;;Tulp;6\n;;Iris;2\n',
    )
    expect(cellsOf(rows)).toEqual([
      ['2401', 'De Vries', 'Tulp', '10'],
      ['2401', 'De Vries', 'Narcis', '5'],
      ['2401', 'De Vries', 'Krokus', '8'],
      ['2402', 'Bakker', 'Tulp', '3'],
      ['2403', 'Smit', 'Hyacint', '4'],
      ['2403', 'Smit', 'Tulp', '6'],
      ['2403', 'Smit', 'Iris', '2'],
    ])
    expect(table.notes?.[0]).toMatch(/Columns 1, 2 .* 4 rows below \(3, 4, 7, 8\)/)
  })

  test('groups that give their number again in some of their rows, and what it is called only in the first', async () => {
    const { rows, ignored } = await readContent(
      'Tank;Name;Day;Cellar book;Litres;Hand\nT-01;Riesling;3.9.;filled;900;Jo\nT-01;;4.9.;racked;880;Jo\n;;9.9.;topped up;905;Li\n;;11.9.;racked;870;Jo\n' +
        'T-02;Müller;3.9.;filled;400;Li\n;;5.9.;racked;390;Li\nT-02;;8.9.;sulphured;390;Jo\nT-03;Silvaner;4.9.;filled;650;Jo\n;;6.9.;racked;640;Li\n;;7.9.;topped up;650;Jo\n\n30.9. at 17:02;;;;;Page 1\n',
    )
    expect(cellsOf(rows).map(([tank, name]) => `${tank} ${name}`)).toEqual([
      ...Array.from({ length: 4 }, () => 'T-01 Riesling'),
      ...Array.from({ length: 3 }, () => 'T-02 Müller'),
      ...Array.from({ length: 3 }, () => 'T-03 Silvaner'),
    ])
    expect(ignored['below the table']).toBe(1)
  })

  test('but no gaps of a column whose values come again, though the one behind it is filled', async () => {
    const { rows } = await readContent(
      'Town;Street;House;Meter;Read\nUlm;Gasse;1;44;9\nUlm;;2;45;8\n;;3;46;7\n;;4;47;6\nBonn;Weg;1;48;5\n;;2;49;4\nUlm;Ring;3;50;3\n;;4;51;2\n',
    )
    expect(cellsOf(rows)[2]).toEqual([null, null, '3', '46', '7'])
  })

  test('what only the first of the rows with the same key says', async () => {
    const { rows, table } = await readContent(
      'Ref,Name,State,Colour,Code,Left,Photo\nlamp-a,Lamp Ada,on,Red,L1,4,a.jpg\nlamp-a,,,Blue,L2,6,\nlamp-a,,,,,,b.jpg\nchair-b,Chair Bo,on,Oak,C1,7,c.jpg\n' +
        'chair-b,,,Ash,C2,9,\ndesk-c,Desk Cy,off,Oak,D1,2,d.jpg\ndesk-c,,,Ash,D2,3,\nsofa-d,Sofa Di,on,Grey,S1,5,e.jpg\nchair-b,,,Elm,C3,1,\n',
    )
    const cells = cellsOf(rows)
    expect(cells.map(([, name, state]) => [name, state])).toEqual([
      ['Lamp Ada', 'on'],
      ['Lamp Ada', 'on'],
      // Nothing but a picture, of the same lamp.
      ['Lamp Ada', 'on'],
      ['Chair Bo', 'on'],
      ['Chair Bo', 'on'],
      ['Desk Cy', 'off'],
      ['Desk Cy', 'off'],
      ['Sofa Di', 'on'],
      // Apart from its group, and by its key of it.
      ['Chair Bo', 'on'],
    ])
    expect(cells.map((row) => row[6])).toEqual(['a.jpg', null, 'b.jpg', 'c.jpg', null, 'd.jpg', null, 'e.jpg', null])
    expect(table.notes?.[0]).toMatch(/^Columns 2, 3 .* share column 1: the 5 rows below \(3, 4, 6, 8, 10\)/)
  })

  test('a text that some of the first rows lack, and no row below has', async () => {
    const lines = [...'ABCDEFGH'].flatMap((letter, at) => [
      `k${letter},Lamp ${letter},${at % 3 === 0 ? '' : `about ${letter}`},S,${at + 1}.00`,
      `k${letter},,,M,${at + 2}.00`,
      `k${letter},,,L,${at + 3}.00`,
    ])
    const { rows } = await readContent(`Key,Name,Text,Size,Price\n${lines.join('\n')}\n`)
    expect(rows.slice(0, 6).map((row) => row[3])).toEqual([null, null, null, 'about B', 'about B', 'about B'])
  })

  test('a line below which stands what is over is a section, and a name alone is a row', async () => {
    const list = (line: string): string =>
      `Boat;Name;Built;Berth\nB1;Gull;1990;4\nB2;Tern;1988;5\nB3;Kite;2001;6\n${line};;;\nB4;Swan;1979;7\nB5;Crow;1985;8\n`
    const { rows } = await readContent(list('SOLD / SCRAPPED'))
    expect(cellsOf(rows).map((cells) => cells[4])).toEqual([null, null, null, 'SOLD / SCRAPPED', 'SOLD / SCRAPPED'])
    const other = await readContent(list('Waiting list'))
    expect(cellsOf(other.rows)).toHaveLength(6)
    const named = await readContent(
      'Name;Town;Since;Fee\nMrs Left;Rye;1990;4\nMr Bold;Ely;1988;5\nMr Sold;;;\nMs Cope;Rye;2001;6\nMr Dunn;Bath;1979;7\n',
    )
    expect(cellsOf(named.rows)).toHaveLength(5)
  })

  test('what the first row names of that which all rows of its key have behind it', async () => {
    const item = (ref: string, kind: string, first: string, second: string): string =>
      `${ref},Item ${ref},on,${kind},${first},4\n${ref},,,,${second},6\n`
    const content =
      'Ref,Name,State,Trait,Trait value,Left\n' +
      [
        item('a1', 'Grain', 'fine', 'rough'),
        item('b2', '', '', ''),
        item('c3', 'Hue', 'red', 'blue'),
        item('d4', '', '', ''),
        item('e5', 'Hue', 'tan', 'grey'),
      ].join('')
    const { rows } = await readContent(content)
    const traits = cellsOf(rows).map((cells) => cells[3])
    expect(traits).toEqual(['Grain', 'Grain', null, null, 'Hue', 'Hue', null, null, 'Hue', 'Hue'])
  })

  test('sums of a whole order stay in its first row', async () => {
    const { rows } = await readContent(
      'order,buyer,town,total,item,count\n1,Ann,Rye,20.50,nut,2\n1,,,,bolt,3\n2,Bob,Ely,7.00,pin,1\n2,,,,cap,4\n3,Cy,Bath,9.90,rod,5\n3,,,,peg,6\n',
    )
    expect(cellsOf(rows).map(([, buyer, , total]) => [buyer, total])).toEqual([
      ['Ann', '20.50'],
      ['Ann', null],
      ['Bob', '7.00'],
      ['Bob', null],
      ['Cy', '9.90'],
      ['Cy', null],
    ])
  })

  test('lines of a voucher that say less than its first', async () => {
    const { rows, table } = await readContent(
      'Beleg,Tag,Text,Konto,Stelle,Soll,Haben\nV1,3.4.,Miete,4210,Nord,900,\n,,,1200,,,900\n\nV2,5.4.,Strom,4240,Nord,119,\n,,,1200,,,119\nV3,7.4.,Bank,4970,Nord,12,\n,,,1200,,,12\n',
    )
    expect(cellsOf(rows).map((cells) => cells.slice(0, 4))).toEqual([
      ['V1', '3.4.', 'Miete', '4210'],
      ['V1', '3.4.', 'Miete', '1200'],
      ['V2', '5.4.', 'Strom', '4240'],
      ['V2', '5.4.', 'Strom', '1200'],
      ['V3', '7.4.', 'Bank', '4970'],
      ['V3', '7.4.', 'Bank', '1200'],
    ])
    expect(table.notes?.[0]).toMatch(/Columns 1, 2, 3 /)
  })

  test('what a voucher is for, between sums of vouchers that are no lines', async () => {
    const { rows, table } = await readContent(
      'Beleg,Art,Tag,Konto,Text,Soll,Haben\nV1,AR,3.4.,4210,Miete April Halle,900,\n,,,1200,,,900\n,,,,Summe Beleg,900,900\nV2,ER,5.4.,4240,Strom im März,119,\n,,,1200,,,119\n,,,,Summe Beleg,119,119\nV3,BK,7.4.,4970,Gebühr der Bank,12,\n,,,1200,,,12\n,,,,Summe Beleg,12,12\n',
    )
    expect(cellsOf(rows).map(([no, , , account, text]) => [no, account, text])).toEqual([
      ['V1', '4210', 'Miete April Halle'],
      ['V1', '1200', 'Miete April Halle'],
      ['V2', '4240', 'Strom im März'],
      ['V2', '1200', 'Strom im März'],
      ['V3', '4970', 'Gebühr der Bank'],
      ['V3', '1200', 'Gebühr der Bank'],
    ])
    expect(table.notes?.[1]).toMatch(/Columns 1, 2, 3, 5 /)
  })

  test('what all rows have makes them whole, whatever some lack', async () => {
    const { rows } = await readContent(
      'Boat,Rank,Crew,Duty,Phone,Mail,Radio\nTern,Ms,Ana Roth,deck,0171 2,a@x.org,K4\n,Mr,Ben Ott,galley,,,\nGull,Mr,Cal Hay,deck,,c@x.org,\n,Ms,Eda Birk,engine,0175 9,,\nAuk,Ms,Fay Lund,deck,0176 1,,K7\nSkua,Mr,Gus Moe,deck,0178 5,g@x.org,K9\n,Ms,Hel Rask,galley,,,\n',
    )
    expect(cellsOf(rows).map(([boat]) => boat)).toEqual(['Tern', 'Tern', 'Gull', 'Gull', 'Auk', 'Skua', 'Skua'])
  })

  test('what stands behind the number of each line, but never a sum', async () => {
    const { rows, table } = await readContent(
      'Trip,Stop,Day,Driver,Place,Fare,Total fare\nT1,1,2024-03-01,Ana,Quay,2.50,7.00\n,2,,,Mill,3.00,\n,3,,,Fort,1.50,\nT2,1,2024-03-02,Ben,Mill,3.00,5.50\n,2,,,Quay,2.50,\nT3,1,2024-03-04,Ana,Fort,1.50,4.50\n,2,,,Mill,3.00,\n',
    )
    expect(rows.map(([, trip, stop, day, driver]) => [trip, stop, day, driver])).toEqual([
      ['T1', '1', '2024-03-01', 'Ana'],
      ['T1', '2', '2024-03-01', 'Ana'],
      ['T1', '3', '2024-03-01', 'Ana'],
      ['T2', '1', '2024-03-02', 'Ben'],
      ['T2', '2', '2024-03-02', 'Ben'],
      ['T3', '1', '2024-03-04', 'Ana'],
      ['T3', '2', '2024-03-04', 'Ana'],
    ])
    expect(rows.map((cells) => cells.at(-1))).toEqual(['7.00', null, null, '5.50', null, '4.50', null])
    expect(table.notes?.[0]).toMatch(/^Columns 1, 3, 4 are filled only in the first row of each group/)
  })

  test('signs for “as above”', async () => {
    const { rows, table } = await readContent(
      'jour,lieu,heure\n01/02,Lyon,8:00\n02/02,idem,9:00\n03/02,",,",8:30\n04/02,Nice,8:00\n',
    )
    expect(cellsOf(rows).map(([, place]) => place)).toEqual(['Lyon', 'Lyon', 'Lyon', 'Nice'])
    expect(table.notes?.[0]).toContain('Rows 3, 4')
  })

  test.each([
    ['in German', 'Größe', 's.o.', '', ['Büro', 'Büro', 'Gänge']],
    ['in French, of “sans objet”', 'réf. é', 's.o.', '', ['Büro', 's.o.', 'Gänge']],
    ['below an empty cell', 'Größe', 's.o.', '4,,x\n5,s.o.,x\n', ['Büro', 's.o.', 'Gänge', null, 's.o.']],
    ['in capitals, of the south-west', 'Größe', 'S.O.', '', ['Büro', 'S.O.', 'Gänge']],
  ])('a sign for “siehe oben” %s', async (_, word, sign, more, wanted) => {
    const { rows } = await readContent(`nr,Ort,Name\n1,Büro,${word}\n2,${sign},${word}\n3,Gänge,${word}\n${more}`)
    expect(cellsOf(rows).map(([, place]) => place)).toEqual(wanted)
  })

  test.each([
    ['a few missing numbers', 'A-1,Nut,5\nA-2,Bolt,7\n,Pin,2\nA-3,Cap,1\nA-4,Rod,9\nA-5,Peg,3\nA-6,Key,3\n'],
    ['lines that lack what each first line begins with', 'x,Nut,5\n,,7\n,,2\ny,Cap,1\n,,9\nz,Peg,3\n,,3\n'],
    ['a value that comes again', 'x,Nut,5\n,Bolt,7\n,Pin,2\nx,Cap,1\n,Rod,9\nx,Peg,3\n,Key,3\n'],
  ])('are not %s', async (_, content) => {
    const { rows } = await readContent(`no,part,count\n${content}`)
    expect(rows.some(([, no]) => no === null)).toBe(true)
  })
})

describe('cells that only the first row of a key has', () => {
  test.each([
    ['marks of a first visit', 'a1,x,yes,5,6\na1,,,6,6\na1,,,2,6\nb2,x,yes,1,6\nb2,,,9,6\nc3,x,yes,3,6\nc3,,,3,6\n'],
    [
      'names that some have below, too',
      'a1,Ann,x,5,6\na1,,,6,6\na1,Al,,2,6\nb2,Bob,x,1,6\nb2,Bo,,9,6\nc3,Cy,x,3,6\nc3,,,3,6\n',
    ],
    ['words of two keys', 'a1,Ann,x,5,6\na1,,,6,6\nb2,Bob,x,1,6\nb2,,,9,6\nc3,Cy,x,3,6\nd4,Di,x,3,6\n'],
  ])('are no others where they are %s', async (_, content) => {
    const { rows } = await readContent(`ref,name,mark,count,size\n${content}`)
    expect(rows.some(([, , name]) => name === null)).toBe(true)
  })
})

describe('prints of old programs', () => {
  const widths = [8, 22, 26, 10, 10]
  const line = (...cells: string[]): string =>
    cells
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join('')
      .trimEnd()
  const header = line('Ponto', 'Cliente', 'Rua', 'Leitura', 'Data')
  const printed = [
    ['10001', 'Meyer, Karl', 'Am Bach 3', '1.234', '03.06.24'],
    ['10002', 'Schulze-Hahn, Eva', 'Lange Gasse 11 a', '987', '04.06.24'],
    ['10003', 'Oel GmbH', 'Hafen 2', '15.022', '04.06.24'],
    ['10004', 'Ott, Ina', '', '77', '05.06.24'],
    ['10005', 'von Bergen, Uwe', 'Alte Landstrasse 120', '2.001', '05.06.24'],
  ]
  const read = printed.map((cells) => cells.map((cell) => (cell === '' ? null : cell)))
  const table = printed.map((cells) => line(...cells)).join('\n')

  test.each([
    ['with a line below the header', `${header}\n${'-'.repeat(70)}\n${table}\n`],
    [
      'with a line of its own for each column',
      `${header}\n${widths.map((width) => '-'.repeat(width - 2)).join('  ')}\n${table}\n`,
    ],
    ['below a letterhead', `WERKE NEUDORF          ABLESUNG        SEITE 1\n\n${header}\n${table}\n`],
  ])('are cut where their columns begin: %s', async (_, content) => {
    const found = await readContent(content, 'list.txt')
    expect(found.columns).toEqual(['Ponto', 'Cliente', 'Rua', 'Leitura', 'Data'])
    expect(cellsOf(found.rows)).toEqual(read)
    expect(found.table.notes?.[0]).toContain('lined up with spaces')
  })

  test('are cut at the marks between their cells, where each line has them in the same places', async () => {
    const page = 'WERKE NEUDORF      ABLESUNG      03.06.24 06:12   SEITE 1\n\n'
    const marked = (cells: string[]): string => cells.map((cell, at) => cell.padEnd(widths[at]! - 1)).join('|')
    const heads = marked(['Ponto', 'Cliente', 'Rua', 'Leitura', 'Data'])
    const content = `${page}${heads}\n${printed.map(marked).join('\n')}\n${page}${heads}\n${printed.map(marked).join('\n')}\n`
    const found = await readContent(content, 'list.txt')
    expect(found.columns).toEqual(['Ponto', 'Cliente', 'Rua', 'Leitura', 'Data'])
    expect(cellsOf(found.rows)).toHaveLength(2 * read.length)
    expect(found.table.notes ?? []).toEqual([])
  })

  const voucher = (no: number, text: string, sum: string, flag = ''): string =>
    `${9000 + no}  ${text.padEnd(34)}${sum.padStart(8)}  ${flag}`.trimEnd()
  const texts = ['Hay', 'Oats, bagged', 'Straw', 'Farrier', 'Bedding sent to the lower stables', 'Hay']
  const stable = (flags: string[] = []): string =>
    [...texts, ...texts, ...texts].map((text, at) => voucher(at, text, `${at + 1}0.50`, flags[at])).join('\n')
  const heads = `No    ${'What'.padEnd(34)}${'Sum'.padStart(8)}`

  test('are not cut within a text that is longer in a few lines only', async () => {
    const { columns, rows } = await readContent(`${heads}\n${stable()}\n`, 'list.txt')
    expect(columns).toEqual(['No', 'What', 'Sum'])
    expect(rows[4]?.[2]).toBe('Bedding sent to the lower stables')
  })

  test('are cut before what stands in a few lines under a header of its own', async () => {
    const { columns, rows } = await readContent(`${heads}  P\n${stable(['', 'x', '', '', 'x'])}\n`, 'list.txt')
    expect(columns).toEqual(['No', 'What', 'Sum', 'P'])
    expect(rows[4]?.at(-1)).toBe('x')
  })

  test('a text broken over lines is one, and sums are none', async () => {
    const found = await readContent(
      'Ref,Descripción,Horas,Fecha\n101,Cambio de,2,03/06/2024\n,filtro y aceite,,\n102,Revisión,1,04/06/2024\n103,Pintura de puerta,5,05/06/2024\n,delantera,,\n104,Frenos,2,06/06/2024\n',
    )
    expect(cellsOf(found.rows).map(([, text]) => text)).toEqual([
      'Cambio de filtro y aceite',
      'Revisión',
      'Pintura de puerta delantera',
      'Frenos',
    ])
    expect(found.ignored).toEqual({ 'rest of the row above': 2 })
    expect(found.table.notes?.[0]).toContain('Rows 3, 6')
  })

  test('a row without a key is none where the text above it had room for its first word', async () => {
    const found = await readContent(
      'Code,Team,Reports to\nADM,Administration and post,\nLAB,Lab,ADM\n,Night shift (from May),ADM\nKIT,Kitchen,ADM\n',
    )
    expect(cellsOf(found.rows)).toHaveLength(4)
    expect(found.ignored).toEqual({})
  })

  test('a remark in brackets goes on with no text that had room for more, and with one that had none', async () => {
    const list = (remark: string): string =>
      `Nr,Boat,Berth,Owner\nA1,Grey Heron of Foss on Moor,B4,Moll\nA2,Sea Pink of Tern,B5,Ost\n,${remark},,\nA3,Oak Apple,B6,Weir\nA4,Kittiwake,B7,Dale\n`
    const apart = await readContent(list('(ask the yard)'))
    expect(cellsOf(apart.rows).map(([, boat]) => boat)).toContain('Sea Pink of Tern')
    const joined = await readContent(list('(formerly Tern)'))
    expect(cellsOf(joined.rows).map(([, boat]) => boat)).toContain('Sea Pink of Tern (formerly Tern)')
  })

  test('a line that carries a sum forward goes on with no text', async () => {
    const found = await readContent(
      'Nr;Konto;Text\n1;1000;Rechnung Meier AG\n2;1200;Rechnung Sutter Söhne\n;;Übertrag erstes Halbjahr\n3;1000;Miete Juli\n',
    )
    expect(cellsOf(found.rows).map(([, , text]) => text)).toContain('Rechnung Sutter Söhne')
  })

  test('a remark between the rows goes on with no day', async () => {
    const found = await readContent(
      'Nr;Tag;Halle;Verein\nA1;Sa 4. Mai 31;Nord;Ruderclub\nA2;So 5. Mai 31;Nord;Turnverein\n;kein Spiel - Ferien;;\nA3;Mo 6. Mai 2031;West;Kegelclub\nA4;Di 7. Mai 31;West;Turnverein\n',
    )
    expect(cellsOf(found.rows).map(([, day]) => day)).toContain('So 5. Mai 31')
  })

  test('a remark that is longer than any of the texts goes on with none', async () => {
    const found = await readContent(
      'Nr;Name;Klasse\nA1;Ruth Sykes;7a\nA2;Edwin Rawcliffe;7a\n;Gastschüler (Austausch) stehen hinten;\nA3;Ann Jowett;7b\nA4;Ilyas Chaudhry;7b\n',
    )
    expect(cellsOf(found.rows).map(([, name]) => name)).toContain('Edwin Rawcliffe')
  })

  test('small words alone go on with no name, and with a text that has such', async () => {
    const list = (last: string, rest: string): string =>
      `Nr,Keeper,Round\nA1,"Marsh, Ivo",North\nA2,"de Roo, Ellen",East\nA3,"Fell, Anneke",West\nA4,"${last}",South\n,${rest},\n`
    const apart = await readContent(list('Thorn, Bernard', 'post open'))
    expect(cellsOf(apart.rows).map(([, keeper]) => keeper)).toContain('Thorn, Bernard')
    const text = await readContent(list('Thorn, Bernard and', 'family'))
    expect(cellsOf(text.rows).map(([, keeper]) => keeper)).toContain('Thorn, Bernard and family')
    const name = await readContent(list('Thorn, Bernard', 'van der Velde'))
    expect(cellsOf(name.rows).map(([, keeper]) => keeper)).toContain('Thorn, Bernard van der Velde')
  })

  test('a count below a list goes on with no text', async () => {
    const found = await readContent(
      'Nr;Name;Klasse\nA1;Sykes;7a\nA2;Rawcliffe;7a\nA3;Jowett;7b\nA4;Chaudhry;7b\n;Schüler: 4;\n',
    )
    expect(cellsOf(found.rows).map(([, name]) => name)).toContain('Chaudhry')
  })

  test('the name of a part of a list, with how many are in it, goes on with no text', async () => {
    const list = (between: string): string =>
      `Nr,Dancer,Class\nA1,Sykes Ruth Ann,7a\nA2,Rawcliffe Ed,7a\n,${between},\nA3,Jowett Ann,7b\nA4,Chaudhry Ilyas,7b\n`
    const apart = await readContent(list('Evening class (2)'))
    expect(cellsOf(apart.rows).map(([, name]) => name)).toContain('Rawcliffe Ed')
    const joined = await readContent(list('born Eddie (2)'))
    expect(cellsOf(joined.rows).map(([, name]) => name)).toContain('Rawcliffe Ed born Eddie (2)')
  })

  test('a label of sums goes on with no text that is whole in other rows', async () => {
    const list =
      'Nr;Hive;Keeper;Honey\nA1;Oak;Meadow Farm;12\nA2;Elm;Meadow Farm;9\nA3;Ash;Hill Farm;7\nA4;Fir;Meadow Farm;8\n'
    const sums = await readContent(`${list};;Honey value;\n`)
    expect(cellsOf(sums.rows).map(([, , keeper]) => keeper)).toContain('Meadow Farm')
    expect(cellsOf(sums.rows).map(([, , keeper]) => keeper)).not.toContain('Meadow Farm Honey value')
    const broken = await readContent(`${list}A5;Yew;Valley Farm,;3\n;;west of the;\n`)
    expect(cellsOf(broken.rows).map(([, , keeper]) => keeper)).toContain('Valley Farm, west of the')
  })

  test('a row without its key is none that goes on, where one of its texts stands in other rows as it is', async () => {
    const found = await readContent(
      'Nr;Bezeichnung;Halle;Fläche\nA1;Lager;Nord;120\nA2;Werkstatt;Nord;80\nB1;Büro;Süd;40\n;Kleiner Raum;Nord;\nB2;Archiv;Süd;30\n',
    )
    expect(cellsOf(found.rows)).toHaveLength(5)
  })
})
