import { join } from 'node:path'
import { EngineError, type IgnoredRows, type SourceTable } from '../../model.ts'
import { mergeReasons } from '../body.ts'
import { columnNames } from '../header.ts'
import type { ReadHooks } from '../hooks.ts'
import { MAX_CELL_LENGTH } from '../limits.ts'
import { columnSamples, copyToParquet, openTableSession, readCsv } from '../parquet.ts'
import { createRowsWriter, lineSize } from '../rows.ts'
import type { DuckDBSession } from '../../duckdb.ts'
import type { DocumentTable, TextLine } from './model.ts'
import { parseDocument } from './parse.ts'
import { studyTable, type StudiedTable } from './study-table.ts'

/**
 * Reads the tables of a PDF or Word document.
 *
 * @throws EngineError when the document can't be read or has no table.
 */
export async function readDocumentTables(
  { path, name, workdir }: { path: string; name: string; workdir: string },
  type: string,
  hooks: ReadHooks = {},
): Promise<{ tables: SourceTable[]; notes: string[] }> {
  const { tables, lines, notes } = await parseDocument({ path, name, type }, hooks)
  const filled = tables.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new EngineError(`${JSON.stringify(name)} ${withoutTable(lines.length > 0)}`)
  const studied = filled.flatMap(studyTable)
  const session = await openTableSession(workdir, [], Math.max(...studied.map(({ width }) => width)))
  try {
    const read: SourceTable[] = []
    for (const table of studied) {
      hooks.signal?.throwIfAborted()
      read.push(await storeTable(session, table, read.length + 1, workdir, hooks.signal))
    }
    const above = linesAbove(filled[0]!, lines)
    if (above.length > 0) read[0]!.above = above
    return { tables: read, notes }
  } finally {
    session.close()
  }
}

/** So many lines may stand above a table and still be about it. */
const MOST_ABOVE = 12

/** What is printed above the first table: a title, and what holds for all of it. Nothing where the line with its heading is not found. */
function linesAbove({ header }: DocumentTable, lines: readonly TextLine[]): string[][] {
  const plain = (texts: readonly string[]): string => texts.join('').replace(/[^\p{L}\p{N}]/gu, '')
  const heading = plain(header)
  const at = lines.slice(0, MOST_ABOVE + 1).findIndex(({ pieces }) => plain(pieces) === heading)
  return heading === '' || at < 0 ? [] : lines.slice(0, at).map(({ pieces }) => pieces)
}

function withoutTable(hasText: boolean): string {
  return hasText
    ? 'has text but no table: nothing could be read'
    : 'has no text: it may be a scan, and pictures are not read; send the document that it was printed from'
}

async function storeTable(
  { connection }: DuckDBSession,
  table: StudiedTable,
  number: number,
  workdir: string,
  signal: AbortSignal | undefined,
): Promise<SourceTable> {
  const { width, header, headerRow, rows, page } = table
  const parquet = join(workdir, `table-${number}.parquet`)
  const path = join(workdir, `rows-${number}.csv`)
  const { problems, longest } = await writeRows(path, table)
  const columns = Array.from({ length: width }, (_, at) => `c${at}`)
  const source = readCsv(
    path,
    ['_row', '_problem', '_extra', ...columns],
    { delimiter: ',', quote: '"', escape: '"' },
    { ...lineSize(longest), parallel: 'false' },
  )
  const query = `SELECT _row, ${columns.join(', ')}, _problem, _extra FROM ${source}`
  await copyToParquet(connection, query, parquet, width, signal)
  const samples = await columnSamples(connection, parquet, width)
  return {
    name: `Table ${number}`,
    page,
    header_row: headerRow,
    rows: rows.length,
    first_row: null,
    columns: columnNames(header, width).map((name, position) => ({ name, position, samples: samples[position] ?? [] })),
    ignored: ignoredRows(table),
    problem_rows: problems,
    parquet,
    ...(table.notes.length > 0 && { notes: table.notes }),
  }
}

async function writeRows(path: string, { rows, width }: DocumentTable): Promise<{ problems: number; longest: number }> {
  const writer = createRowsWriter(path)
  try {
    for (const { row, cells } of rows) {
      const cut = cells.some((cell) => cell.length > MAX_CELL_LENGTH)
      const kept = cells.slice(0, width).map((cell) => cell.slice(0, MAX_CELL_LENGTH).toWellFormed())
      while (kept.length < width) kept.push('')
      writer.write(row, kept, cut ? 'cut_off' : null, [])
      await writer.drained()
    }
    return await writer.close()
  } finally {
    writer.destroy()
  }
}

/** Rows of a heading above its last one are no data, and neither are those that repeat it. */
function ignoredRows({ headerRow, repeated, leftOut }: StudiedTable): IgnoredRows[] {
  return mergeReasons([
    { reason: 'above the header', rows: Math.max(0, (headerRow ?? 1) - 1) },
    { reason: 'repeated header', rows: repeated },
    ...leftOut,
  ])
}
