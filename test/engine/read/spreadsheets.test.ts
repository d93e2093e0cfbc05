import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { utils, write, type BookType, type WorkBook } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { readPath, testFolder, type SeenTable } from './support/reading.ts'
import { writeZip } from './support/workbook.ts'

const read = async (bytes: Buffer, name: string): Promise<{ tables: SeenTable[]; notes: string[] }> => {
  const path = join(await testFolder(), 'upload')
  await writeFile(path, bytes)
  return readPath(path, name)
}

const people = [
  ['People of 2024'],
  [],
  ['Name', 'Born', 'Share', 'Active', 'Code'],
  ['Jürgen Groß', 36_892, 0.25, true, 7],
  ['Zoe', 40_179, 1.5, false, 42],
]

const workbook = (): WorkBook => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet(people)
  for (const row of [4, 5]) {
    Object.assign(sheet[`B${row}`], { z: 'yyyy-mm-dd' })
    Object.assign(sheet[`C${row}`], { z: '0%' })
    Object.assign(sheet[`E${row}`], { z: '00000' })
  }
  utils.book_append_sheet(book, sheet, 'People')
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['secret', 'x'],
      [1, 2],
    ]),
    'Hidden',
  )
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] }
  return book
}

const bytesOf = (bookType: BookType): Buffer => write(workbook(), { type: 'buffer', bookType }) as Buffer

describe('xls', () => {
  test.each<BookType>(['biff8', 'biff5'])('%s: values as they were meant, rows as they are counted', async (type) => {
    const { tables, notes } = await read(bytesOf(type), 'people.xls')
    expect(tables).toHaveLength(1)
    expect(tables[0]).toMatchObject({
      name: 'People',
      header_row: 3,
      columns: ['Name', 'Born', 'Share', 'Active', 'Code'],
    })
    expect(tables[0]?.rows).toEqual([
      // The writer of the older form knows no letters but ASCII.
      [4, type === 'biff8' ? 'Jürgen Groß' : 'J_rgen Gro_', '2001-01-01', '25%', 'TRUE', '00007'],
      [5, 'Zoe', '2010-01-01', '150%', 'FALSE', '00042'],
    ])
    expect(notes).toEqual(['Sheet "Hidden" is hidden: it was not read.'])
  })

  test('cut off, and nothing but its first bytes', async () => {
    const bytes = bytesOf('biff8')
    await expect(read(bytes.subarray(0, 1_600), 'people.xls')).rejects.toThrow(/damaged|no visible sheet/)
    await expect(read(Buffer.concat([bytes.subarray(0, 512), Buffer.alloc(2_000)]), 'people.xls')).rejects.toThrow(
      /damaged|no visible sheet/,
    )
  })
})

const NAMESPACES =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"'
const TYPE = 'application/vnd.oasis.opendocument.spreadsheet'

const ods = async (tables: string, parts: Record<string, string | Buffer | null> = {}, styles = '') => {
  const content = `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`
  const path = await writeZip(join(await testFolder(), 'ods'), { mimetype: TYPE, 'content.xml': content, ...parts })
  return readPath(path, 'people.ods')
}

const text = (value: string, more = ''): string =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${value}</text:p></table:table-cell>`
const typed = (type: string, value: string, shown = ''): string =>
  `<table:table-cell office:value-type="${type}" ${value}><text:p>${shown}</text:p></table:table-cell>`
const line = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`

describe('ods', () => {
  test('as another program writes it', async () => {
    const { tables } = await read(bytesOf('ods'), 'people.ods')
    expect(tables[0]?.columns).toEqual(['Name', 'Born', 'Share', 'Active', 'Code'])
    expect(tables[0]?.rows[1]?.slice(0, 2)).toEqual([5, 'Zoe'])
  })

  test('values by their type, not by what is shown of them', async () => {
    const { tables } = await ods(
      `<table:table table:name="T">${line(text('A'), text('B'), text('C'), text('D'), text('E'), text('F'), text('G'))}${line(
        typed('float', 'office:value="1234.5678"', '1,234.57'),
        typed('percentage', 'office:value="0.125"', '13%'),
        typed('date', 'office:date-value="2024-03-01"', '01.03.24'),
        typed('date', 'office:date-value="2024-03-01T12:30:00"', 'x'),
        typed('time', 'office:time-value="PT08H05M00S"', '8:05'),
        typed('boolean', 'office:boolean-value="true"', 'WAHR'),
        typed('float', 'office:value="42"', '00042'),
      )}${line(text('x<text:s text:c="2"/>y'), text('#N/A'))}</table:table>`,
    )
    expect(tables[0]?.rows).toEqual([
      [2, '1234.5678', '12.5%', '2024-03-01', '2024-03-01 12:30:00', '08:05:00', 'TRUE', '00042'],
      [3, 'x  y', '#N/A', null, null, null, null, null],
    ])
  })

  test('repeated cells and rows stand where they are counted; hidden sheets, comments and old versions are left out', async () => {
    const { tables, notes } = await ods(
      `<table:tracked-changes><table:table-cell><text:p>old</text:p></table:table-cell></table:tracked-changes>` +
        `<table:table table:name="Shown">${line(text('Name'), text('Code'), text('Place'))}` +
        `<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="3"/></table:table-row>` +
        `<table:table-row table:number-rows-repeated="2">${text('Anna<office:annotation><text:p>a note</text:p></office:annotation>')}${text('7', 'table:number-columns-repeated="2"')}</table:table-row>` +
        `<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>` +
        `<table:table table:name="Away" table:style-name="ta2">${line(text('secret'))}</table:table>`,
      {},
      '<style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
    )
    expect(tables).toHaveLength(1)
    expect(tables[0]?.rows).toEqual([
      [5, 'Anna', '7', '7'],
      [6, 'Anna', '7', '7'],
    ])
    expect(notes).toEqual(['Sheet "Away" is hidden: it was not read.'])
  })

  test('encrypted, broken and endlessly repeated ones are refused', async () => {
    const manifest =
      '<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry m:full-path="content.xml"><m:encryption-data/></m:file-entry></m:manifest>'
    await expect(ods('', { 'META-INF/manifest.xml': manifest })).rejects.toThrow('encrypted with a password')
    await expect(ods('', { 'content.xml': '<office:document-content>' })).rejects.toThrow('damaged')
    await expect(ods('<table:table table:name="T"/>')).rejects.toThrow('no visible sheet with cells')
    const long = 'x'.repeat(30_000)
    await expect(
      ods(
        `<table:table table:name="T"><table:table-row table:number-rows-repeated="1000000">${text(long)}</table:table-row></table:table>`,
      ),
    ).rejects.toThrow('unpacks to more than')
  })
})
