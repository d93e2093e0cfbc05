import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sniff } from '../../../server/src/engine/read/sniff.ts'
import { testFolder } from './support/reading.ts'
import { textRows, writeWorkbook, writeZip } from './support/workbook.ts'

const compound = (...streams: string[]): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    ...streams.map((stream) => Buffer.from(`${stream}\0`, 'utf16le')),
  ])

const CSV = { kind: 'csv', content_type: 'text/csv' }
const PDF = { kind: 'document', content_type: 'application/pdf' }
const XLS = { kind: 'spreadsheet', content_type: 'application/vnd.ms-excel' }
const TSV = { kind: 'csv', content_type: 'text/tab-separated-values' }

describe('accepted by content', () => {
  test.each([
    ['CSV', 'a,b\n1,2\n', 'a.csv', CSV],
    ['CSV under another name', 'a;b\n1;2\n', 'a.xlsx', CSV],
    ['TSV', 'a\tb\n1\t2\n', 'a.csv', TSV],
    ['UTF-16', Buffer.from('\ufeffa\tb\n1\t2\n', 'utf16le'), 'a.txt', TSV],
    ['text with a few NULs', 'id,name\n1,An\0na\n2,Bert\n', 'a.csv', CSV],
    ['one word', 'hello', 'a.txt', CSV],
    ['PDF', '%PDF-1.7\n', 'a.csv', PDF],
    ['PDF behind a line of its sender', 'X-Sent-By: printer\n%PDF-1.4\n', 'a.pdf', PDF],
    ['xls', compound('Root Entry', 'Workbook'), 'a.csv', XLS],
  ])('%s', (_, content, name, expected) => {
    expect(sniff(Buffer.from(content), name)).toEqual(expected)
  })

  test('an OpenDocument spreadsheet', () => {
    const type = 'application/vnd.oasis.opendocument.spreadsheet'
    expect(sniff(openDocument(type), 'a.zip')).toEqual({ kind: 'spreadsheet', content_type: type })
  })

  test('a Word document', async () => {
    const path = await writeZip(join(await testFolder(), 'w'), { '[Content_Types].xml': '', 'word/document.xml': '' })
    expect(sniff(await readFile(path), 'a.xlsx')).toEqual({
      kind: 'document',
      content_type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    })
  })

  test('a workbook', async () => {
    const path = await writeWorkbook(join(await testFolder(), 'b'), {
      sheets: [{ name: 'S', rows: textRows([['a']]) }],
    })
    expect(sniff(await readFile(path), 'wrong.csv')).toEqual({
      kind: 'spreadsheet',
      content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
  })
})

/** The beginning of an OpenDocument file, whose first part names its type. */
const openDocument = (type: string): Buffer => {
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt16LE(8, 26)
  return Buffer.concat([header, Buffer.from(`mimetype${type}PK`)])
}

describe('refused by what it is', () => {
  test.each([
    ['nothing', '', 'a.csv', 'it is empty'],
    ['doc', compound('Root Entry', 'WordDocument'), 'a.csv', 'Word 97–2003 document (doc)'],
    ['an encrypted workbook', compound('Root Entry', 'EncryptedPackage'), 'a.csv', 'encrypted with a password'],
    ['an encrypted workbook, by its name', compound('Root Entry'), 'a.xlsx', 'encrypted with a password'],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0]), 'a.csv.gz', 'gzip archive'],
    ['PNG', Buffer.from('89504e470d0a1a0a', 'hex'), 'a.csv', 'PNG image'],
    ['HTML', '\n<html><table><tr><td>1</td></tr></table>', 'a.xls', 'web page (HTML)'],
    ['XML', '<?xml version="1.0"?><a/>', 'a.csv', 'XML document'],
    ['JSON', '[{"a": 1}]', 'a.csv', 'JSON'],
    ['Parquet', 'PAR1....', 'a.csv', 'Parquet file'],
    ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), 'a.csv', 'UTF-32'],
    [
      'noise',
      Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256)),
      'a.csv',
      'binary data',
    ],
    ['zeros', Buffer.alloc(4096), 'a.csv', 'binary data'],
  ])('%s', (_, content, name, sentence) => {
    expect(sniff(Buffer.from(content), name)).toEqual({ refused: expect.stringContaining(sentence) as string })
  })

  test.each([
    ['pptx', { '[Content_Types].xml': '', 'ppt/presentation.xml': '' }, 'PowerPoint'],
    ['xlsb', { '[Content_Types].xml': '', 'xl/workbook.bin': '' }, 'binary Excel workbook (xlsb)'],
    ['another archive', { 'a.csv': 'x' }, 'ZIP archive but no workbook or Word document'],
  ])('%s', async (_, parts, sentence) => {
    const path = await writeZip(join(await testFolder(), 'zip'), parts)
    expect(sniff(await readFile(path), 'a.xlsx')).toEqual({ refused: expect.stringContaining(sentence) as string })
  })

  test('a workbook that was cut off is said to be incomplete, wherever it ends', async () => {
    const path = await writeWorkbook(join(await testFolder(), 'cut'), {
      sheets: [{ name: 'S', rows: textRows([['a'], ['b']]) }],
    })
    const whole = await readFile(path)
    for (const length of [60, Math.floor(whole.length / 2), whole.length - 100]) {
      expect(sniff(whole.subarray(0, length), 'a.xlsx')).toEqual({
        refused: expect.stringContaining(`is incomplete: it ends after ${length} bytes`) as string,
      })
    }
  })

  test.each([
    ['a template of a spreadsheet', 'application/vnd.oasis.opendocument.spreadsheet-template'],
    ['a text document', 'application/vnd.oasis.opendocument.text'],
  ])('OpenDocument: %s', (_, type) => {
    expect(sniff(openDocument(type), 'a.ods')).toEqual({ refused: expect.stringContaining('OpenDocument') as string })
  })
})
