import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx'
import { EngineError, type SourceTable } from '../../model.ts'
import type { ReadHooks } from '../hooks.ts'
import { MAX_MERGED_RANGES, MAX_SHEETS } from '../limits.ts'
import { formatNumber, parseFormat, type NumberFormat } from './number-format.ts'
import { collectRows, type SheetRows } from './read-table.ts'
import { nameSheets } from './name-sheets.ts'
import { addTable, refuseWithoutTables, unreadReason, type WorkbookInput } from './sheet-tables.ts'

/**
 * Reads every visible sheet of an Excel 97–2003 workbook (and older ones) as a table. The format can't be read as a stream: what
 * bounds it is the size of an upload and the memory of the process.
 *
 * @throws EngineError when the workbook is damaged or encrypted, or when no sheet has a cell.
 */
export async function readXls(
  input: WorkbookInput,
  hooks: ReadHooks = {},
): Promise<{ tables: SourceTable[]; notes: string[] }> {
  await mkdir(input.workdir, { recursive: true })
  const workbook = await open(input)
  const found = { tables: [] as SourceTable[], notes: [] as string[] }
  const formats = new Map<string, NumberFormat>()
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true
  for (const [index, name] of workbook.SheetNames.slice(0, MAX_SHEETS).entries()) {
    hooks.signal?.throwIfAborted()
    const sheet = workbook.Sheets[name]
    const hidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0
    const cells = sheet !== undefined && (sheet['!type'] ?? 'sheet') === 'sheet'
    const unread = unreadReason({ cells, hidden })
    if (unread !== null || sheet === undefined) {
      found.notes.push(`Sheet ${JSON.stringify(name)} ${unread ?? 'is empty'}: it was not read.`)
      continue
    }
    const rows = await collect(sheet, join(input.workdir, 'rows.csv'), (cell) => textOf(cell, formats, date1904))
    await addTable(input, name, rows, found, hooks)
    delete workbook.Sheets[name]
  }
  refuseWithoutTables(input.name, found.tables, found.notes)
  return { ...found, tables: await nameSheets(found.tables, input.workdir, hooks) }
}

async function open({ path, name }: WorkbookInput): Promise<WorkBook> {
  const { read, set_cptable } = await import('@e965/xlsx')
  // Workbooks before Excel 97 have texts in the code page of their country.
  set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))
  try {
    return read(await readFile(path), {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (/password|encrypt/i.test(message)) {
      throw new EngineError(`"${name}" is encrypted with a password: save it without one and send it again`, {
        cause: error,
      })
    }
    throw new EngineError(`"${name}" is damaged or was cut off: save the workbook again, as .xlsx, and send it anew`, {
      cause: error,
    })
  }
}

async function collect(sheet: WorkSheet, path: string, text: (cell: CellObject) => string): Promise<SheetRows> {
  const collector = collectRows(path)
  try {
    let uncalculated = 0
    const lines = (sheet['!data'] ?? []) as (CellObject | undefined)[][]
    for (const [row, line] of lines.entries()) {
      const cells: string[] = []
      for (const [column, cell] of (line ?? []).entries()) {
        if (cell === undefined || cell === null) continue
        const value = text(cell)
        if (value === '') {
          if (cell.f !== undefined && cell.v === undefined) uncalculated++
          continue
        }
        while (cells.length < column) cells.push('')
        cells[column] = value
      }
      if (cells.length > 0) collector.onRow(row + 1, cells)
      if (row % 1_000 === 0) await collector.drained()
    }
    const merged = (sheet['!merges'] ?? [])
      .slice(0, MAX_MERGED_RANGES)
      .map(({ s, e }) => ({ top: s.r + 1, left: s.c + 1, bottom: e.r + 1, right: e.c + 1 }))
    return await collector.finish({ merged, uncalculated })
  } finally {
    collector.destroy()
  }
}

function textOf({ t, v, z, w }: CellObject, formats: Map<string, NumberFormat>, date1904: boolean): string {
  if (v === undefined || v === null) return ''
  if (t === 'b') return v === true ? 'TRUE' : 'FALSE'
  if (t === 'e') return w ?? errorNames.get(Number(v)) ?? '#ERROR!'
  if (t !== 'n') return String(v)
  const code = String(z ?? 'General')
  const format = formats.get(code) ?? parseFormat(code)
  formats.set(code, format)
  return formatNumber(String(v), format, date1904)
}

/** Errors of formulas ([MS-XLS] 2.5.10). */
const errorNames = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])
