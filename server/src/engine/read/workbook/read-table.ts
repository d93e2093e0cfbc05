import { quoteLiteral } from '../../literal.ts'
import { EngineError, type IgnoredRows, type SourceTable } from '../../model.ts'
import { cellsAbove, cellsBelow } from '../above.ts'
import { mergeReasons } from '../body.ts'
import { columnNames, detectHeader, type HeadRow } from '../header.ts'
import { headerRowsOf } from '../header-rows.ts'
import type { ReadHooks } from '../hooks.ts'
import { HEAD_LENGTH, HEAD_ROWS, MAX_CELL_LENGTH, MAX_COLUMNS, WHOLE_LENGTH, WHOLE_ROWS } from '../limits.ts'
import { columnSamples, copyToParquet, countProblems, openTableSession, readCsv } from '../parquet.ts'
import { createRowsWriter, lineSize } from '../rows.ts'
import { headerOfMerged } from './merged-header.ts'
import type { MergedRange, SheetContent } from './sheet.ts'

export interface TableContext {
  fileName: string
  workdir: string
  parquet: string
}

/** The rows of one sheet, written to disk as they came. */
export interface SheetRows extends SheetContent {
  path: string
  /** The first rows that hold something. */
  head: HeadRow[]
  /** All of them, where they are few; null otherwise. */
  whole: HeadRow[] | null
  rows: number
  lastRow: number
  longest: number
  width: number
  /** Per column the last row that fills it; 0 for none. */
  filledUntil: Uint32Array
  /** What has been found out about a part of a sheet. */
  part?: SheetPart
  /** Of one table of several in the sheet: what stands above it. */
  title?: string
}

/** A table of a sheet, with its header, without what is no row of it. */
export interface SheetPart {
  header: { row: number; cells: string[] } | null
  first: number
  /** Its rows above the header. */
  above: HeadRow[]
  /** Its rows at the end that are notes below it. */
  below: HeadRow[]
  ignored: IgnoredRows[]
  notes: string[]
}

/** Takes the rows of one sheet. */
export interface RowCollector {
  /** Rows that hold something, in order; empty cells are '', none at the end. The array is the collector's to keep. */
  onRow: (row: number, cells: string[]) => void
  /** Waits until the disk has caught up: call between pieces of input. */
  drained: () => Promise<void>
  finish: (content: SheetContent) => Promise<SheetRows>
  destroy: () => void
}

/** Streams a sheet's rows to disk: where its table begins is known only when all is read (merged ranges come last). */
export function collectRows(path: string): RowCollector {
  const writer = createRowsWriter(path)
  const head: HeadRow[] = []
  let whole: HeadRow[] | null = []
  let wholeLength = 0
  const filledUntil = new Uint32Array(16_384)
  let headLength = 0
  let lastRow = 0
  let width = 0
  const onRow = (row: number, cells: string[]): void => {
    let cut = false
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] ?? ''
      if (cell !== '') filledUntil[at] = row
      if (cell.length <= MAX_CELL_LENGTH) continue
      cells[at] = cell.slice(0, MAX_CELL_LENGTH).toWellFormed()
      cut = true
    }
    width = Math.max(width, cells.length)
    lastRow = row
    const length = whole === null && head.length >= HEAD_ROWS ? 0 : cells.reduce((sum, cell) => sum + cell.length, 0)
    if (head.length < HEAD_ROWS && headLength < HEAD_LENGTH) {
      head.push({ row, cells })
      headLength += length
    }
    wholeLength += length
    if (whole !== null && whole.length < WHOLE_ROWS && wholeLength <= WHOLE_LENGTH) whole.push({ row, cells })
    else whole = null
    writer.write(row, cells, cut ? 'cut_off' : null, [])
  }
  return {
    onRow,
    drained: writer.drained,
    finish: async (content) => {
      const { rows, longest } = await writer.close()
      return { ...content, path, head, whole, rows, lastRow, longest, width, filledUntil }
    },
    destroy: writer.destroy,
  }
}

/** What is to be said of a sheet's cells beside the table itself. */
export function sheetNotes(name: string, sheet: SheetRows): string[] {
  const title = JSON.stringify(name)
  if (sheet.rows === 0) return [`Sheet ${title} has no cells.`]
  const notes: string[] = []
  if (sheet.uncalculated > 0) {
    notes.push(
      `Sheet ${title} has ${sheet.uncalculated} formulas without a saved value: those cells were read as empty.`,
    )
  }
  const { rows, columns } = sheet.hidden ?? { rows: 0, columns: 0 }
  if (rows + columns > 0) {
    notes.push(
      `Sheet ${title} hides ${rows} rows and ${columns} columns (a filter may do so): they were read like the others.`,
    )
  }
  return notes
}

/** Makes the rows of a sheet into a table; there must be some. */
export async function loadTable(
  context: TableContext,
  name: string,
  sheet: SheetRows,
  hooks: ReadHooks,
): Promise<SourceTable> {
  const { header, first } = sheet.part ?? findHeader(sheet.head, sheet.merged)
  const headerRow = header?.row ?? null
  const columns = usedColumns(sheet, header?.cells ?? [], first)
  if (columns.length > MAX_COLUMNS) {
    throw new EngineError(
      `Sheet ${JSON.stringify(name)} of "${context.fileName}" has ${columns.length} columns; at most ${MAX_COLUMNS} are read`,
    )
  }
  const query = tableQuery(sheet, columns, first, headerRow)
  const session = await openTableSession(context.workdir, [], Math.max(sheet.width, columns.length))
  try {
    const rows = await copyToParquet(session.connection, query, context.parquet, columns.length, hooks.signal)
    const problems = await countProblems(session.connection, context.parquet)
    const samples = await columnSamples(session.connection, context.parquet, columns.length)
    const names = columnNames(
      columns.map((at) => header?.cells[at] ?? ''),
      columns.length,
    )
    const above = cellsAbove(sheet.part?.above ?? sheet.head, headerRow)
    const below = cellsBelow(sheet.part?.below ?? [])
    return {
      name,
      page: null,
      header_row: headerRow,
      first_row: null,
      rows,
      columns: names.map((column, position) => ({ name: column, position, samples: samples[position] ?? [] })),
      ignored: mergeReasons([...ignoredRows(sheet, first, headerRow, rows), ...(sheet.part?.ignored ?? [])]),
      problem_rows: problems,
      parquet: context.parquet,
      ...(above.length > 0 && { above }),
      ...(below.length > 0 && { below }),
      ...(sheet.part?.notes.length ? { notes: sheet.part.notes } : {}),
    }
  } finally {
    session.close()
  }
}

/** The header of a sheet's rows: of one row, or of two, as merged cells tell it or the names themselves. */
export function findHeader(
  head: HeadRow[],
  merged: MergedRange[],
): { header: { row: number; cells: string[] } | null; first: number } {
  const found = detectHeader(head)
  if (found.header === null) return { header: null, first: head[found.first]?.row ?? 1 }
  const header = headerOfMerged(head, found.header, merged)
  const own = head[found.header]!
  const { names, last } = headerRowsOf(head, found.header, found.width)
  // Where no cells are merged, the names alone can tell of a second row.
  const plain = header.row === own.row && header.cells.every((cell, at) => cell === (own.cells[at] ?? ''))
  const told = plain ? { row: head[last]!.row, cells: names } : header
  return { header: told, first: told.row + 1 }
}

function tableQuery(sheet: SheetRows, columns: number[], first: number, headerRow: number | null): string {
  const repeated = headerRow === null ? null : repeatedHeader(sheet, headerRow, columns)
  const source = readCsv(
    sheet.path,
    ['_row', '_problem', '_extra', ...Array.from({ length: sheet.width }, (_, at) => `s${at}`)],
    { delimiter: ',', quote: '"', escape: '"' },
    // Rows end at their last cell; filling them up doesn't go together with parallel reading of quoted line breaks.
    { ...lineSize(sheet.longest), null_padding: 'true', parallel: 'false' },
  )
  // A name over columns that no row reaches still makes a column.
  const selected = columns.map((from, to) => `${from < sheet.width ? `s${from}` : 'NULL::VARCHAR'} AS c${to}`)
  const where = `_row >= ${first}${repeated === null ? '' : ` AND NOT ${repeated}`}`
  return `SELECT _row, ${selected.join(', ')}, _problem, _extra FROM ${source} WHERE ${where}`
}

function ignoredRows(sheet: SheetRows, first: number, headerRow: number | null, rows: number): IgnoredRows[] {
  const above = sheet.head.filter(({ row }) => row < first && row !== headerRow).length
  const below = sheet.rows - above - (headerRow === null ? 0 : 1)
  const ignored: IgnoredRows[] = [
    { reason: headerRow === null ? 'above the first row' : 'above the header', rows: above },
    { reason: 'blank line', rows: sheet.part === undefined ? sheet.lastRow - sheet.rows : 0 },
    { reason: 'repeated header', rows: below - rows },
  ]
  return ignored.filter((entry) => entry.rows > 0)
}

/** Columns with a name or a cell below the header: formatting and notes beside the table make none. */
function usedColumns(sheet: SheetRows, header: readonly string[], first: number): number[] {
  const columns: number[] = []
  for (let at = 0; at < Math.max(sheet.width, header.length); at++) {
    if ((header[at] ?? '') !== '' || (sheet.filledUntil[at] ?? 0) >= first) columns.push(at)
  }
  return columns
}

/** SQL that is true of rows equal to the header row as it stands in the sheet. */
function repeatedHeader({ head, width }: SheetRows, headerRow: number, columns: number[]): string | null {
  const cells = head.find(({ row }) => row === headerRow)?.cells ?? []
  if (cells.filter((cell) => cell !== '').length < 2) return null
  const same = columns.map((at) => {
    const cell = cells[at] ?? ''
    if (at >= width) return 'true'
    return cell === '' ? `s${at} IS NULL` : `s${at} IS NOT DISTINCT FROM ${quoteLiteral(cell)}`
  })
  return `(${same.join(' AND ')})`
}
