import { createWriteStream } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { EngineError } from '../../../server/src/engine/model.ts'
import { MAX_CELL_LENGTH } from '../../../server/src/engine/read/limits.ts'
import { readFile } from '../../../server/src/engine/read/read-file.ts'
import { growth, LINEAR, processorTime } from '../../support/processor-time.ts'
import { readContent, readPath, testFolder } from './support/reading.ts'
import { textRows, writeWorkbook, writeZip } from './support/workbook.ts'

async function refusal(content: string | Buffer, name = 'data.csv'): Promise<string> {
  const error = await readContent(content, name).catch((thrown: unknown) => thrown)
  if (!(error instanceof EngineError)) throw new Error('was read, or failed in another way', { cause: error })
  return error.message
}

async function pathRefusal(path: string, name = 'book.xlsx'): Promise<string> {
  const error = await readPath(path, name).catch((thrown: unknown) => thrown)
  if (!(error instanceof EngineError)) throw new Error('was read, or failed in another way', { cause: error })
  return error.message
}

async function writeBig(pieces: Iterable<string | Buffer>): Promise<string> {
  const path = join(await testFolder(), 'big')
  await pipeline(Readable.from(pieces), createWriteStream(path))
  return path
}

describe('text', () => {
  test('an empty file and one of blank lines are refused', async () => {
    expect(await refusal('')).toContain('it is empty (0 bytes)')
    expect(await refusal('\n \r\n\n')).toContain('only blank lines')
    expect(await refusal('\ufeff')).toContain('only blank lines')
  })

  test('5,000 columns are read', async () => {
    const line = (cell: (at: number) => string): string => Array.from({ length: 5_000 }, (_, at) => cell(at)).join(',')
    const rows = Array.from({ length: 30 }, (_, no) => line((at) => `${no}.${at}`))
    const found = await readContent(`${line((at) => `column ${at}`)}\n${rows.join('\n')}\n`)
    expect(found.columns).toHaveLength(5_000)
    expect(found.table.rows).toBe(30)
    expect(found.rows[29]?.[5_000]).toBe('29.4999')
  })

  test.each([30, 80, 400])('a file of long lines is read, whatever its size: %d lines', async (lines) => {
    const rows = Array.from({ length: lines }, (_, no) => `${no},${'word '.repeat(1_600)}${no}`)
    const found = await readContent(`id,text\n${rows.join('\n')}\n`)
    expect(found.rows).toHaveLength(lines)
    expect(found.problems).toEqual({})
  })

  test('more than 5,000 columns are refused', async () => {
    const line = 'a,'.repeat(5_001)
    expect(await refusal(`${line}b\n${line}c\n`)).toMatch(/has 5002 columns; at most 5000 are read/)
  })

  test('a cell of a megabyte is whole, a longer one is cut and its row marked', async () => {
    const long = 'x'.repeat(MAX_CELL_LENGTH)
    const found = await readContent(`id,text\n1,${long}\n2,"${long}, and more"\n3,short\n`)
    expect(found.rows.map((row) => String(row[2]).length)).toEqual([MAX_CELL_LENGTH, MAX_CELL_LENGTH, 5])
    expect(found.problems).toEqual({ 3: 'cut_off' })
  })

  test('a line without end is cut, in bounded memory', async () => {
    const piece = 'abcdefgh'.repeat(131_072)
    const path = await writeBig(Array.from({ length: 100 }, () => piece))
    const before = process.memoryUsage().rss
    const { tables } = await readPath(path, 'endless.csv')
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * 1_048_576)
    expect(tables[0]?.problems).toEqual({ 1: 'cut_off' })
    expect(String(tables[0]?.rows[0]?.[1]).length).toBe(MAX_CELL_LENGTH)
  })

  test('a line of nothing but delimiters is bounded', async () => {
    const path = await writeBig([
      'a,b,c\n1,2,3\n4,5,6\n',
      ...Array.from({ length: 40 }, () => ','.repeat(1_000_000)),
      'x\n7,8,9\n',
    ])
    const { tables } = await readPath(path, 'commas.csv')
    expect(tables[0]?.rows.map((row) => row[0])).toEqual([2, 3, 4, 5])
    expect(tables[0]?.problems).toEqual({ 4: 'cut_off' })
  })

  test('quotes that never close do not make reading quadratic', async () => {
    const read = async (lines: number): Promise<void> => {
      const path = await writeBig(['a,b\n1,2\n3,4\n', '"a""\n'.repeat(lines)])
      const { tables } = await readPath(path, 'quotes.csv')
      expect(tables[0]?.table.rows).toBe(lines + 2)
    }
    expect(await growth(60_000, read)).toBeLessThan(LINEAR)
  })

  test('a quote that opens a long way before the end loses no line', async () => {
    const lines = Array.from({ length: 300_000 }, (_, at) => `${at},name ${at},x`)
    lines[1_000] = '1000,"open,x'
    const { tables } = await readPath(await writeBig([`id,name,x\n${lines.join('\n')}\n`]), 'open.csv')
    expect(tables[0]?.table.rows).toBe(300_000)
    expect(tables[0]?.table.problem_rows).toBe(1)
  })

  test('reading stops when it is told to', async () => {
    const lines = Array.from({ length: 400_000 }, (_, at) => `${at},name ${at},"x ${at}"`)
    const path = await writeBig([`id,name,x\n${lines.join('\n')}\n`])
    const stop = new AbortController()
    const reading = readFile(
      { path, name: 'a.csv', workdir: join(await testFolder(), 'work') },
      { signal: stop.signal, onProgress: () => stop.abort(new Error('stopped')) },
    )
    await expect(reading).rejects.toThrow('stopped')
  })

  test('temporary files are gone afterwards', async () => {
    const folder = await testFolder()
    await writeFile(join(folder, 'in'), 'a;b\nä;1\n"x;2\n', 'latin1')
    await readFile({ path: join(folder, 'in'), name: 'a.csv', workdir: join(folder, 'work') })
    await expect(stat(join(folder, 'work', 'table-1.parquet'))).resolves.toBeDefined()
    await expect(stat(join(folder, 'work', 'rows.csv'))).rejects.toThrow('ENOENT')
    await expect(stat(join(folder, 'work', 'source.utf8'))).rejects.toThrow('ENOENT')
  })
})

describe('workbooks', () => {
  const book = async (
    parts: Record<string, string | Buffer | null>,
    rows = textRows([
      ['a', 'b'],
      ['1', '2'],
    ]),
  ) => writeWorkbook(join(await testFolder(), 'book'), { sheets: [{ name: 'S', rows }], parts })

  test('1,048,576 rows with a format and nothing in them cost little', async () => {
    const styled: string[] = []
    for (let at = 3; at <= 1_048_576; at++) {
      styled.push(`<row r="${at}" spans="1:2" s="1" customFormat="1"><c r="A${at}" s="1"/><c r="B${at}" s="1"/></row>`)
    }
    const path = await book(
      {},
      textRows([
        ['a', 'b'],
        ['1', '2'],
      ]) + styled.join(''),
    )
    const taken = await processorTime(async () => {
      const { tables } = await readPath(path, 'book.xlsx')
      expect(tables[0]).toMatchObject({ rows: [[2, '1', '2']], ignored: {} })
    })
    expect(taken).toBeLessThan(10_000)
  })

  const bomb = Buffer.concat([Buffer.from('<worksheet><sheetData>'), Buffer.alloc(120_000_000, '<cols/>')])

  test('a part that says it unpacks to far more than its size is refused before it is unpacked', async () => {
    const path = await book({ 'xl/worksheets/sheet1.xml': bomb })
    expect(await pathRefusal(path)).toMatch(/unpacks to too much: 114 MB at .* times/)
  })

  test('a part that unpacks to more than it says is refused once it has', async () => {
    const { readFile: readBytes } = await import('node:fs/promises')
    const bytes = await readBytes(await book({ 'xl/worksheets/sheet1.xml': bomb }))
    // The size in the central directory (APPNOTE 4.3.12), which readers go by, is 22 bytes before the part's name.
    const name = bytes.lastIndexOf('xl/worksheets/sheet1.xml')
    expect(bytes.readUInt32LE(name - 22)).toBe(bomb.length)
    bytes.writeUInt32LE(1_000, name - 22)
    expect(await refusal(bytes, 'book.xlsx')).toMatch(/damaged/)
  })

  test('a document type is refused before any entity is', async () => {
    const evil =
      '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData>&b;</sheetData></worksheet>'
    expect(await pathRefusal(await book({ 'xl/worksheets/sheet1.xml': evil }))).toContain('declares a document type')
  })

  test('an entity that nobody declared is refused', async () => {
    const evil = '<worksheet><sheetData><row><c t="str"><v>&xxe;</v></c></row></sheetData></worksheet>'
    expect(await pathRefusal(await book({ 'xl/worksheets/sheet1.xml': evil }))).toContain('damaged')
  })

  test('a workbook that was cut off is refused', async () => {
    const whole = await book({})
    const { readFile: readBytes } = await import('node:fs/promises')
    const bytes = await readBytes(whole)
    expect(await refusal(bytes.subarray(0, bytes.length - 200), 'book.xlsx')).toContain(
      `incomplete: it ends after ${bytes.length - 200} bytes`,
    )
  })

  test('missing parts are named', async () => {
    expect(await pathRefusal(await book({ 'xl/worksheets/sheet1.xml': null }))).toContain(
      'lacks its part "xl/worksheets/sheet1.xml"',
    )
    expect(await pathRefusal(await book({ 'xl/workbook.xml': null }))).toContain('without a workbook in it')
  })

  test('a sheet that is no XML is refused', async () => {
    expect(await pathRefusal(await book({ 'xl/worksheets/sheet1.xml': 'not xml at all' }))).toContain('damaged')
  })

  test('a workbook of hidden sheets alone is refused', async () => {
    const path = await writeWorkbook(join(await testFolder(), 'book'), {
      sheets: [{ name: 'S', state: 'hidden', rows: textRows([['a']]) }],
    })
    expect(await pathRefusal(path)).toContain('no visible sheet with cells')
  })

  test('a cell beyond the last column is refused', async () => {
    const evil = '<worksheet><sheetData><row r="1"><c r="ZZZZ1"><v>1</v></c></row></sheetData></worksheet>'
    expect(await pathRefusal(await book({ 'xl/worksheets/sheet1.xml': evil }))).toContain('"ZZZZ1"')
  })

  test('a ZIP archive that is no workbook is refused', async () => {
    const path = await writeZip(join(await testFolder(), 'a.zip'), { 'readme.txt': 'hello', 'data.csv': 'a,b' })
    expect(await pathRefusal(path)).toMatch(/ZIP archive but no workbook or Word document \(it holds "readme.txt"/)
  })
})
