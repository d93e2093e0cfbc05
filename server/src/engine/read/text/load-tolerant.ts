import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RowProblem } from '../../model.ts'
import { completed } from '../body.ts'
import { extentOf } from '../header.ts'
import type { ReadHooks } from '../hooks.ts'
import { cellNames, copyToParquet, readCsv, tableColumns } from '../parquet.ts'
import { createRowsWriter, lineSize, type RowsWriter } from '../rows.ts'
import type { Dialect } from './dialect.ts'
import type { LoadContext, LoadedRows, TextLayout } from './load-strict.ts'
import { createSplitter, type TextRecord } from './splitter.ts'

const CHUNK = 262_144

/** Loads any file: what doesn't fit is kept, and its row says what is wrong. Memory stays at a few chunks. */
export async function loadTolerant(
  context: LoadContext,
  dialect: Dialect,
  layout: TextLayout,
  hooks: ReadHooks,
): Promise<LoadedRows> {
  const path = join(context.workdir, 'rows.csv')
  const writer = createRowsWriter(path)
  try {
    const counts = await splitInto(writer, context, dialect, layout, hooks)
    const { rows, problems, longest } = await writer.close()
    const width = (layout.body?.columns?.length ?? layout.width) + (layout.body?.added.length ?? 0)
    const columns = ['_row', '_problem', '_extra', ...cellNames(width)]
    const source = readCsv(path, columns, { delimiter: ',', quote: '"', escape: '"' }, lineSize(longest))
    const query = `SELECT ${tableColumns(width, '_row', '_problem', '_extra')} FROM ${source}`
    await copyToParquet(context.session.connection, query, context.parquet, width, hooks.signal)
    return { rows, firstRow: null, problems, ...counts }
  } finally {
    writer.destroy()
    await rm(path, { force: true })
  }
}

async function splitInto(
  writer: RowsWriter,
  context: LoadContext,
  dialect: Dialect,
  layout: TextLayout,
  hooks: ReadHooks,
): Promise<Pick<LoadedRows, 'above' | 'blank' | 'repeated' | 'below'>> {
  const { width, body } = layout
  const header = layout.header?.slice(0, width) ?? null
  let blank = layout.blankAbove
  let repeated = 0
  const held: TextRecord[] = []
  const onRecord = (record: TextRecord): void => {
    if (record.row < layout.from || record.row > layout.until) return
    if (body?.leftOut.has(record.row)) return
    if (record.blank || (width > 1 && record.problem === null && isEmpty(record))) blank++
    else if (header !== null && repeats(record.cells, header)) repeated++
    else {
      // The last ones are notes: which they are is known when the file ends.
      held.push(record)
      if (held.length > layout.notes) writeRecord(writer, held.shift()!, layout, context.undecodable)
    }
  }
  const splitter = createSplitter(dialect, { expected: width, onRecord })
  const decoder = new TextDecoder()
  const { size } = await stat(context.utf8)
  let done = 0
  for await (const chunk of createReadStream(context.utf8, { highWaterMark: CHUNK })) {
    hooks.signal?.throwIfAborted()
    splitter.push(decoder.decode(chunk, { stream: true }))
    await writer.drained()
    hooks.onProgress?.((done += chunk.length), size)
  }
  splitter.push(decoder.decode())
  splitter.end()
  return { above: layout.above, blank, repeated, below: held }
}

/** Nothing but delimiters: what a spreadsheet leaves of rows that were cleared. */
function isEmpty({ cells }: TextRecord): boolean {
  return cells.every((cell) => cell === '')
}

function writeRecord(writer: RowsWriter, record: TextRecord, { width, body }: TextLayout, undecodable: boolean): void {
  const { cells } = record
  const extent = cells.length > width ? extentOf(cells) : cells.length
  const extra = extent > width ? cells.slice(width, extent) : []
  const problem = record.problem ?? problemOf(record, extent, width, leastOf(body, width), undecodable)
  const row = Array.from({ length: width }, (_, at) => cells[at] ?? '')
  writer.write(
    record.row,
    body === null ? row : completed({ row: record.row, cells: row }, body, width),
    problem,
    extra,
  )
}

/** The cells that a row has at least: of two tables whose rows take turns one may be narrower. */
function leastOf(body: TextLayout['body'], width: number): number {
  return body?.columns === undefined ? width : Math.max(...body.columns) + 1
}

function problemOf(
  record: TextRecord,
  extent: number,
  width: number,
  least: number,
  undecodable: boolean,
): RowProblem | null {
  if (extent > width) return 'too_many_cells'
  if (extent < least && record.cells.length < least) return 'too_few_cells'
  if (undecodable && record.cells.some((cell) => cell.includes('\ufffd'))) return 'undecodable'
  return null
}

/** The header again, as files that were put together from several have it. One lone cell is too little to tell. */
function repeats(cells: readonly string[], header: readonly string[]): boolean {
  if (cells[0] !== (header[0] ?? '') || extentOf(cells) !== extentOf(header)) return false
  const given = header.filter((cell) => cell !== '')
  return given.length >= 2 && header.every((cell, at) => (cells[at] ?? '') === cell)
}
