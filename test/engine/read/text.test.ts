// Over 300 lines: one case for each habit of text files.
import { describe, expect, test } from 'vitest'
import { readContent } from './support/reading.ts'

const seen = async (content: string | Buffer, name?: string) => {
  const { columns, header_row, rows, ignored, problems, extra } = await readContent(content, name)
  return { columns, header_row, rows, ignored, problems, extra }
}

const PEOPLE = [
  [2, 'Anna', '30'],
  [3, 'Bert', '41'],
]
const people = { columns: ['name', 'age'], header_row: 1, rows: PEOPLE, ignored: {}, problems: {}, extra: {} }

describe('delimiters and quotes', () => {
  test.each([
    ['comma', 'name,age\nAnna,30\nBert,41\n'],
    ['semicolon', 'name;age\nAnna;30\nBert;41\n'],
    ['tab', 'name\tage\nAnna\t30\nBert\t41\n'],
    ['pipe', 'name|age\r\nAnna|30\r\nBert|41\r\n'],
    ['caret', 'name^age\nAnna^30\nBert^41\n'],
    ['apostrophes as quotes', "'name','age'\n'Anna','30'\n'Bert','41'\n"],
    ['quotes with spaces around', 'name, "age"\nAnna, "30"\nBert, "41" \n'],
    ['no line end at the end', 'name,age\nAnna,30\nBert,41'],
    ['carriage returns alone', 'name,age\rAnna,30\rBert,41\r'],
    ['mixed line ends', 'name,age\r\nAnna,30\nBert,41\r\n'],
  ])('are found: %s', async (_, content) => {
    expect(await seen(content)).toEqual(people)
  })

  test('columns lined up with spaces', async () => {
    const found = await seen(
      'item      price     stock\napple      1.20        7\npear      11.00       12\nfig        0.50      100\n',
    )
    expect(found.columns).toEqual(['item', 'price', 'stock'])
    expect(found.rows).toEqual([
      [2, 'apple', '1.20', '7'],
      [3, 'pear', '11.00', '12'],
      [4, 'fig', '0.50', '100'],
    ])
  })

  test('quoted delimiters, line breaks and doubled quotes are text', async () => {
    const found = await seen('id,note\n1,"a, ""b""\nc"\n2,"x\r\ny"\n3,plain\n')
    expect(found.rows).toEqual([
      [2, '1', 'a, "b"\nc'],
      [3, '2', 'x\r\ny'],
      [4, '3', 'plain'],
    ])
    expect(found.problems).toEqual({})
  })

  test('backslashes escape quotes where they do, and are text where they do not', async () => {
    const escaped = await seen('id,note\n1,"say \\"hi\\", please"\n2,"C:\\temp"\n3,"a"\n')
    expect(escaped.rows).toEqual([
      [2, '1', 'say "hi", please'],
      [3, '2', 'C:\\temp'],
      [4, '3', 'a'],
    ])
    const path = await seen('id,folder,x\n1,"C:\\temp\\",1\n2,"D:\\",2\n3,"a ""b""",3\n')
    expect(path.rows.map((row) => row[2])).toEqual(['C:\\temp\\', 'D:\\', 'a "b"'])
  })

  test('empty and quoted empty cells are NULL; spaces are kept', async () => {
    const found = await seen('a,b,c\n,"",x\n1,  , y \n')
    expect(found.rows).toEqual([
      [2, null, null, 'x'],
      [3, '1', '  ', ' y '],
    ])
  })

  test('a single column needs no delimiter', async () => {
    const found = await seen('email\nanna@example.com\n\nbert@example.com\n""\n')
    expect(found).toMatchObject({
      columns: ['email'],
      rows: [
        [2, 'anna@example.com'],
        [4, 'bert@example.com'],
        [5, null],
      ],
      ignored: { 'blank line': 1 },
    })
  })

  test('full names in one column are not split at their spaces', async () => {
    const found = await seen('Full Name\nAnna Meyer\nBert Smith\nChloe Okafor\nDirk Nguyen\n')
    expect(found.columns).toEqual(['Full Name'])
    expect(found.rows).toHaveLength(4)
  })
})

describe('encodings', () => {
  const text = 'name;city\nJürgen;Köln\nZoë;€ Straße\n'
  const rows = [
    [2, 'Jürgen', 'Köln'],
    [3, 'Zoë', '€ Straße'],
  ]
  const latin = Buffer.from(text.replace('€', '\x80'), 'latin1')
  const little = Buffer.from(text, 'utf16le')
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', latin],
    ['UTF-16 LE', little],
    ['UTF-16 LE with a mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 BE', Buffer.from(little).swap16()],
    ['UTF-16 BE with a mark', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('%s', async (_, content) => {
    const found = await seen(content)
    expect(found).toMatchObject({ columns: ['name', 'city'], rows, problems: {} })
  })

  const encodedIn = (words: string, letters: Record<string, number>): Buffer =>
    Buffer.from([...words].map((letter) => letters[letter] ?? letter.charCodeAt(0)))
  const dos = { ä: 0x84, ö: 0x94, ü: 0x81, Ö: 0x99, ß: 0xe1, é: 0x82, ñ: 0xa4, ó: 0xa2, í: 0xa1, á: 0xa0, º: 0xa7 }
  test.each([
    ['German, MS-DOS', 'Müßig,Öhringen\nSchäfer,Köln\n', dos],
    ['Spanish, MS-DOS', 'Núñez,León\nMuñoz García,Cádiz 3º A\n'.replaceAll('ú', 'u'), dos],
    ['French, old Macs', 'Hélène,Besançon\nThérèse,Nîmes\n', { é: 0x8e, è: 0x8f, ç: 0x8d, î: 0x94 }],
  ])('%s: the words tell the set of letters, and a note says so', async (_, words, letters) => {
    const found = await readContent(encodedIn(`name,town\n${words}`, letters))
    expect(found.rows.map(([, ...cells]) => cells.join())).toEqual(words.trim().split('\n'))
    expect(found.table.notes).toHaveLength(1)
  })

  test('German, old Macs, with words that begin so', async () => {
    const words = 'Jürgen Öhler,Köln\nÄnne Schäfer,ältere\n'
    const letters = { ü: 0x9f, ö: 0x9a, ä: 0x8a, Ä: 0x80, Ö: 0x85 }
    const found = await readContent(encodedIn(`name,town\n${words}`, letters))
    expect(found.rows.map(([, ...cells]) => cells.join())).toEqual(words.trim().split('\n'))
  })

  test('Windows, where hardly more than names of makers have letters of their own', async () => {
    const words = 'A1,Škoda\nA2,Škoda\nA3,Škoda\nA4,Fiat\nRazem pojazdów,4\n'
    const found = await readContent(encodedIn(`plate,make\n${words}`, { Š: 0x8a, ó: 0xf3 }))
    expect(found.rows.map(([, ...cells]) => cells.join())).toContain('A1,Škoda')
  })

  const polish = 'Błażej Wójcik,Rzeszów,spłacona\nŻaneta Gęś,Świdnica,część\n'
  const byOrder = (upper: string): Record<string, number> =>
    Object.fromEntries([...upper].map((letter, at) => [letter, 0x80 + at]))
  const decoded = (set: string): Record<string, number> =>
    byOrder(new TextDecoder(set).decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at)))
  test.each([
    ['Polish, Windows', polish, decoded('windows-1250')],
    ['Polish, ISO-8859-2', polish, decoded('iso-8859-2')],
    ['Polish, MS-DOS', polish, { ł: 0x88, ż: 0xbe, ó: 0xa2, Ż: 0xbd, ę: 0xa9, ś: 0x98, Ś: 0x97, ć: 0x86 }],
    ['Czech, Windows', 'Matěj Kříž,Třebíč,splatné\nŠtěpán Říha,Náchod,účet\n', decoded('windows-1250')],
    ['Hungarian, Windows', 'Gyöngyi Erdős,Győr,fűtés\nIstván Ágh,Várpalota,előző számla\n', decoded('windows-1250')],
    [
      'Czech, Windows, in which most are spaces that group thousands',
      'Jiří,čištění žlabů,12\u00a0340\nLuděk,těsnění dveří,1\u00a0250\n' + 'Petr,brzdy,2\u00a0100\n'.repeat(30),
      decoded('windows-1250'),
    ],
    ['Russian, Windows', 'Анна Смирнова,Пермь,долг\nОлег,Тула,оплата\n', decoded('windows-1251')],
    ['Greek, Windows', 'Νίκος Δήμου,Πάτρα,χρέος\nΆννα,Βόλος,ποσό\n', decoded('windows-1253')],
    ['Turkish, Windows', 'Işıl Yıldız,Muğla,açık\nÇağrı Şahin,İzmir,ödeme\n', decoded('windows-1254')],
    ['Lithuanian, Windows', 'Rūta Žukaitė,Šiauliai,sąskaita\nJonas,Tauragė,mokėjimų\n', decoded('windows-1257')],
  ])('%s: the letters tell whose they are, and a note says so', async (_, words, letters) => {
    const found = await readContent(encodedIn(`name,town,note\n${words}`, letters))
    expect(found.rows.map(([, ...cells]) => cells.join())).toEqual(words.trim().split('\n'))
    expect(found.table.notes).toHaveLength(1)
  })

  test.each([
    ['French', 'Hélène,Besançon,à régler\nNoël,Nîmes,déjà\n'],
    ['Italian', 'Niccolò,Forlì,perché\nGesù,Cantù,metà\n'],
    ['Portuguese', 'João,Guimarães,não\nInês,Évora,avó\n'],
    ['Danish', 'Søren,Ærø,købt\nÅse,Århus,læge\n'],
    ['Icelandic', 'Þóra,Ísafjörður,greiðsla\nBrynjólfur,Höfn,óþekkt\n'],
    ['English with names from abroad, many times over', 'Chloë,Lefèvre,\nChloë,Suárez,\nPaul,Citroën,\n'.repeat(9)],
    ['Dutch', 'Daniëlle,België,geïnd\nMichaël,Noëlle,coördinatie\n'.repeat(9)],
    ['French with figures', 'Hélène,à régler,1\u00a0250\nNoël,déjà,2\u00a0100\n'.repeat(30)],
    ['Italian with figures', 'Niccolò,è di Forlì,1\u00a0250\nGesù,è di Cantù,2\u00a0100\n'.repeat(30)],
    ['cubic metres and ordinals', '12 m³,3º,20 °C\n100 m³,4ª,½ m²\n'],
  ])('Windows-1252 in %s is taken for no other set', async (_, words) => {
    const found = await readContent(encodedIn(`name,town,note\n${words}`, decoded('windows-1252')))
    expect(found.rows.map(([, ...cells]) => cells.join())).toEqual(words.trim().split('\n'))
    expect(found.table.notes ?? []).toEqual([])
  })

  test('the euro of ISO-8859-15 is no sign for any currency', async () => {
    const found = await readContent(encodedIn('item,price\nTür,12 €\nHütte,5 €\n', { ü: 0xfc, '€': 0xa4 }))
    expect(found.rows.map(([, , price]) => price)).toEqual(['12 €', '5 €'])
  })

  test('signs of Windows-1252 beside words and figures are no letters of another set', async () => {
    const words = 'price,“Name” and more…\n€ 12,“Tea” – hot…\n€ 9,it’s…\n'
    const signs = { '€': 0x80, '“': 0x93, '”': 0x94, '…': 0x85, '–': 0x96, '’': 0x92 }
    const found = await readContent(encodedIn(words, signs))
    expect(found.rows).toEqual([
      [2, '€ 12', '“Tea” – hot…'],
      [3, '€ 9', 'it’s…'],
    ])
  })

  test('what was encoded twice all through is read as it was meant; a few such cells are left to the repair', async () => {
    const twice = (plain: string): string => Buffer.from(plain).toString('latin1')
    const names = 'Jürgen,Köln\nZoë,Besançon\n'
    const found = await readContent(`name,town\n${twice(names)}`)
    expect(found.rows).toEqual([
      [2, 'Jürgen', 'Köln'],
      [3, 'Zoë', 'Besançon'],
    ])
    expect(found.table.notes?.[0]).toContain('twice')
    const mixed = await readContent(`name,town\n${twice(names)}Jörg,Ulm\n`)
    expect(mixed.rows[0]).toEqual([2, 'JÃ¼rgen', 'KÃ¶ln'])
  })

  test('a character cut by the end of a chunk is whole', async () => {
    const filler = Array.from({ length: 90_000 }, (_, at) => `${at},ä€😀`).join('\n')
    const found = await readContent(`id,text\n${filler}\n`)
    expect(found.table.rows).toBe(90_000)
    expect(new Set(found.rows.map((row) => row[2]))).toEqual(new Set(['ä€😀']))
    expect(found.problems).toEqual({})
  })

  test('stray bytes in UTF-8 become U+FFFD and mark their row', async () => {
    const content = Buffer.concat([
      Buffer.from('name,city\nJürgen,Köln\nZoë,Łódź\nA'),
      Buffer.from([0xff]),
      Buffer.from(',x\n'),
    ])
    const found = await seen(content)
    expect(found.rows[2]).toEqual([4, 'A\ufffd', 'x'])
    expect(found.problems).toEqual({ 4: 'undecodable' })
  })

  test('NUL characters become U+FFFD and mark their row', async () => {
    const found = await seen('name,city\nAnna,Ber\0lin\nBert,Rome\n')
    expect(found.rows[0]).toEqual([2, 'Anna', 'Ber\ufffdlin'])
    expect(found.problems).toEqual({ 2: 'undecodable' })
  })
})

describe('headers', () => {
  test('below a title, notes and blank lines', async () => {
    const found = await seen(
      'Customer export\nCreated: 2024-05-01; by Anna\n\nid;name;city\n1;Anna;Rome\n2;Bert;Oslo\n',
    )
    expect(found).toEqual({
      columns: ['id', 'name', 'city'],
      header_row: 4,
      rows: [
        [5, '1', 'Anna', 'Rome'],
        [6, '2', 'Bert', 'Oslo'],
      ],
      ignored: { 'above the header': 2, 'blank line': 1 },
      problems: {},
      extra: {},
    })
  })

  test('below a line about the export that is wider than the table', async () => {
    const found = await seen(
      'BOOK;510;3;Stock;20250102;;k;;7;x;y\nItem;Moved on;Pieces;Place\nA;02012025;3;B4\nB;03012025;4;\nC;04012025;1;B5\n',
    )
    expect(found).toMatchObject({ header_row: 2, columns: ['Item', 'Moved on', 'Pieces', 'Place'] })
    expect(found).toMatchObject({ ignored: { 'above the header': 1 } })
  })

  test('below a line about the export, with names of columns that nothing fills at the end', async () => {
    const found = await seen(
      'BOOK;510;3;Stock;20250102;;k;;7;x;y\nItem;Moved on;Pieces;Place;Spare\nA;02012025;3;B4;\nB;03012025;4;B4;\nC;04012025;1;B5;\n',
    )
    expect(found).toMatchObject({ header_row: 2, columns: ['Item', 'Moved on', 'Pieces', 'Place', 'Spare'] })
  })

  test('below a title that is filled up with delimiters', async () => {
    const found = await seen('Report,,,\n,,,\nid,name,city,age\n1,Anna,Rome,30\n2,Bert,Oslo,41\n')
    expect(found).toMatchObject({ header_row: 3, columns: ['id', 'name', 'city', 'age'] })
  })

  test('with a line break in a name', async () => {
    const found = await seen('"Customer\nNo",Name\n1,Anna\n2,Bert\n')
    expect(found).toMatchObject({
      columns: ['Customer No', 'Name'],
      rows: [
        [2, '1', 'Anna'],
        [3, '2', 'Bert'],
      ],
    })
  })

  test('none: columns are numbered and the first row is data', async () => {
    const found = await seen('1,Anna,2024-01-05,anna@example.com\n2,Bert,2024-01-06,bert@example.com\n')
    expect(found).toMatchObject({ header_row: null, columns: ['Column 1', 'Column 2', 'Column 3', 'Column 4'] })
    expect(found.rows[0]?.[0]).toBe(1)
    expect(found.rows).toHaveLength(2)
  })

  test('none where one would be a phone number or an e-mail address', async () => {
    const found = await seen('Harbour Diving,604-555-0190\nKelp Surveys Ltd,250-555-0122\n')
    expect(found).toMatchObject({ header_row: null, columns: ['Column 1', 'Column 2'] })
    const addresses = await seen('Harbour Diving,ada@example.com\nKelp Surveys Ltd,eve@example.org\n')
    expect(addresses.header_row).toBeNull()
    expect((await seen('Firm,Phone\nHarbour Diving,604-555-0190\n')).header_row).toBe(1)
  })

  test('years as names are names', async () => {
    const found = await seen('Region,2019,2020,2021\nNorth,10.5,11,12\nSouth,8,9.5,7\n')
    expect(found).toMatchObject({ header_row: 1, columns: ['Region', '2019', '2020', '2021'] })
  })

  test('all texts: names are still told from values', async () => {
    const found = await seen('first,last,country\nAnna,Meyer,DE\nBert,Smith,UK\nAnna,Okafor,NG\n')
    expect(found).toMatchObject({ header_row: 1, columns: ['first', 'last', 'country'] })
  })

  test('repeated, empty and surrounding spaces: names are made unique', async () => {
    const found = await seen('Name, Name ,,Name (2),\nAnna,Meyer,x,y,z\nBert,Smith,u,v,w\n')
    expect(found.columns).toEqual(['Name', 'Name (3)', 'Column 3', 'Name (2)', 'Column 5'])
  })

  test('below a remark with a comma in it', async () => {
    const found = await seen('# Zählung Halle 3, 2. Februar\nTeil,Bestand\nA-17,40\nA-18,0\nB-20,7\n')
    expect(found).toMatchObject({ header_row: 2, columns: ['Teil', 'Bestand'] })
    const counts = await seen('# of parts,Hall\n40,North\n12,South\n7,East\n')
    expect(counts).toMatchObject({ header_row: 1, columns: ['# of parts', 'Hall'] })
  })

  test('alone: a table without rows', async () => {
    expect(await seen('id,name,email\n')).toEqual({
      columns: ['id', 'name', 'email'],
      header_row: 1,
      rows: [],
      ignored: {},
      problems: {},
      extra: {},
    })
  })

  test('again further down: those lines are counted and left out', async () => {
    const found = await seen('id,name\n1,Anna\nid,name\n2,Bert\nid,name\n')
    expect(found.rows).toEqual([
      [2, '1', 'Anna'],
      [4, '2', 'Bert'],
    ])
    expect(found.ignored).toEqual({ 'repeated header': 2 })
  })
})

describe('rows', () => {
  test('are numbered past blank lines as a person counts them', async () => {
    const found = await seen('a,b\n\n1,x\n2,y\n\n\n3,z\n\n')
    expect(found.rows).toEqual([
      [3, '1', 'x'],
      [4, '2', 'y'],
      [7, '3', 'z'],
    ])
    expect(found.ignored).toEqual({ 'blank line': 4 })
    expect(found.problems).toEqual({})
  })

  test.each([
    ['a strict file', 'id;name;city\n1;Ann;Bonn\n;;\n2;Bob;Köln\n;;\n;;\n'],
    ['a broken one', 'id;name;city\n1;Ann\n;;\n2;Bob;Köln\n;;;\n;\n'],
  ])('of nothing but delimiters are blank lines: %s', async (_name, text) => {
    const found = await readContent(text)
    expect(found.rows.map(([row, id]) => [row, id])).toEqual([
      [2, '1'],
      [4, '2'],
    ])
    expect(found.ignored).toEqual({ 'blank line': 3 })
  })

  test('are numbered past many blank lines and lines of spaces', async () => {
    const lines = Array.from({ length: 100 }, (_, at) => `${at},x${at}\n${at % 2 === 0 ? '\n' : '   \n'}`).join('')
    const found = await seen(`a,b\n${lines}`)
    expect(found.rows.map((row) => row[0])).toEqual(Array.from({ length: 100 }, (_, at) => 2 + at * 2))
    expect(found.ignored).toEqual({ 'blank line': 100 })
  })

  test('with too few and too many cells are kept and marked', async () => {
    const found = await seen('a,b,c\n1,2,3\n4,5\n6,7,8,9,"x,y"\n10,11,12\n')
    expect(found.rows).toEqual([
      [2, '1', '2', '3'],
      [3, '4', '5', null],
      [4, '6', '7', '8'],
      [5, '10', '11', '12'],
    ])
    expect(found.problems).toEqual({ 3: 'too_few_cells', 4: 'too_many_cells' })
    expect(found.extra).toEqual({ 4: ['9', 'x,y'] })
  })

  test('with empty cells after the last column have none too many', async () => {
    const found = await seen('a,b\n1,2,\n3,4,,,\n5,6\n')
    expect(found.columns).toEqual(['a', 'b'])
    expect(found.problems).toEqual({})
  })

  test('with quotes inside cells are read as they were meant', async () => {
    const found = await seen('id,size,note\n1,5" pipe,ok\n2,"6" pipe",ok\n3,"a" b,ok\n4,"x","y"\n')
    expect(found.rows).toEqual([
      [2, '1', '5" pipe', 'ok'],
      [3, '2', '6" pipe', 'ok'],
      [4, '3', '"a" b', 'ok'],
      [5, '4', 'x', 'y'],
    ])
  })

  test('a quote that never closes spoils its own line only', async () => {
    const lines = Array.from({ length: 50 }, (_, at) => `${at},name ${at},"note, ${at}"`)
    lines[10] = '10,"name 10,note'
    const found = await seen(`id,name,note\n${lines.join('\n')}\n`)
    expect(found.rows).toHaveLength(50)
    expect(found.rows[10]).toEqual([12, '10', '"name 10', 'note'])
    expect(found.rows[11]).toEqual([13, '11', 'name 11', 'note, 11'])
    expect(found.problems).toEqual({ 12: 'unclosed_quote' })
  })

  test('a quote that is open at the end of the file spoils its own line only', async () => {
    const found = await seen('id,name\n1,Anna\n2,"Bert\n3,Carl\n4,Dora\n')
    expect(found.rows).toEqual([
      [2, '1', 'Anna'],
      [3, '2', '"Bert'],
      [4, '3', 'Carl'],
      [5, '4', 'Dora'],
    ])
    expect(found.problems).toEqual({ 3: 'unclosed_quote' })
  })
})

test('columns tell up to five distinct values, in order', async () => {
  const found = await readContent('id,kind\n1,b\n2,\n3,a\n4,b\n5,c\n6,d\n7,e\n8,f\n')
  expect(found.table.columns).toEqual([
    { name: 'id', position: 0, samples: ['1', '2', '3', '4', '5'] },
    { name: 'kind', position: 1, samples: ['b', 'a', 'c', 'd', 'e'] },
  ])
})

test('a column that is empty for thousands of rows has samples', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `${at},${at === 4_500 ? 'late' : ''}`).join('\n')
  const found = await readContent(`id,rare\n${rows}\n`)
  expect(found.table.columns[1]?.samples).toEqual(['late'])
})

test('content decides, not the name', async () => {
  const found = await readContent('a\tb\n1\t2\n3\t4\n', 'really-a-tsv.xlsx')
  expect(found).toMatchObject({ name: 'really-a-tsv', columns: ['a', 'b'] })
})
