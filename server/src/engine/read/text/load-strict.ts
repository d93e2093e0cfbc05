import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DuckDBSession } from '../../duckdb.ts'
import type { Body } from '../body-model.ts'
import type { ReadHooks } from '../hooks.ts'
import { MAX_CELL_LENGTH } from '../limits.ts'
import {
  cellNames,
  copyToParquet,
  hasEmptyRows,
  hasRows,
  lastRow,
  readCsv,
  repeatsHeader,
  tableColumns,
} from '../parquet.ts'
import type { Dialect } from './dialect.ts'
import { lineEnd } from '../rows.ts'
import { countLines, type Lines } from './count-lines.ts'
import { canScan, scanStrict, type ScanResult } from './scan.ts'
import type { TextRecord } from './splitter.ts'

/** Where a text file's table lies. */
export interface TextLayout {
  /** Number of the first record below the header, counted from 1. */
  from: number
  headerRow: number | null
  /** Cells of the header as they stand in the file; null without a header. */
  header: string[] | null
  /** What the columns are called: the header's cells, or those of its two rows together. */
  names: readonly string[]
  width: number
  /** Records above the header (or the first row) that hold something, and blank ones. */
  above: number
  /** What these hold, as far as it may say something of the table. */
  told: string[][]
  /** What is to be told of how its header was read. */
  said: string[]
  blankAbove: number
  /** Each of those records is one line, however quotes are read. */
  simpleHead: boolean
  /** Number of the last record that may belong to it. */
  until: number
  /** Records at its end that are notes below it. */
  notes: number
  /** Quotes in some row of it are no part of the file's dialect. */
  odd: boolean
  /** What stands between its rows; null where that is nothing, or where the file is too long to be looked at as a whole. */
  body: Body | null
  /** Its rows stand between those of the table before, with which what is no row of either is counted. */
  between: boolean
  /** As it seems from the first line. */
  lineEnd: '\n' | '\r\n'
}

export interface LoadContext {
  session: DuckDBSession
  /** The file as UTF-8, in a folder that the session may read. */
  utf8: string
  parquet: string
  workdir: string
  /** The file has bytes that are no text; rows that show it are marked. */
  undecodable: boolean
}

export interface LoadedRows {
  rows: number
  /** Row number of the first row, where all follow one another and none is stored. */
  firstRow: number | null
  problems: number
  above: number
  blank: number
  repeated: number
  /** The rows at its end that are notes below it. */
  below: readonly Pick<TextRecord, 'cells'>[]
}

/**
 * Loads a strict file with DuckDB's own reader. Null when the file isn't strict after all, has rows of nothing but delimiters, or when
 * the reader ends at another row than the file does: the tolerant way is then the right one.
 *
 * Most files are one row per line. Then counting lines while the reader works tells that it left none out, and rows need no numbers of
 * their own: they are at known places. Of all other files `scanStrict` finds out how they are built.
 */
export async function loadStrict(
  context: LoadContext,
  dialect: Dialect,
  layout: TextLayout,
  hooks: ReadHooks,
): Promise<LoadedRows | null> {
  if (!canScan(dialect)) return null
  const stop = new AbortController()
  const signal = hooks.signal === undefined ? stop.signal : AbortSignal.any([hooks.signal, stop.signal])
  const copying = layout.simpleHead ? copyRows(context, dialect, layout, null, signal) : null
  // It may fail before anyone waits for it; whoever waits is told.
  copying?.catch(() => stop.abort())
  const lines = await countLines(context.utf8, layout.from, hooks).catch(async (error: unknown) => {
    stop.abort()
    await copying
    throw error
  })
  const copied = (await copying) ?? null
  hooks.signal?.throwIfAborted()
  if (copied === 'refused' && lines?.lineEnd === layout.lineEnd) return null
  if (typeof copied === 'number' && lines !== null && layout.width > 1 && copied === expectedRows(lines, layout)) {
    const loaded = await placedRows(context, layout, copied, lines.trailingBlanks)
    if (loaded !== 'repeated header') return loaded
  }
  return loadScanned(context, dialect, layout, copied, hooks)
}

function expectedRows(lines: Lines, layout: TextLayout): number | null {
  return lines.lineEnd === layout.lineEnd ? lines.lines - (layout.from - 1) : null
}

/** With the scan's word on which records there are. `copied`: what came of copying all rows without their numbers. */
async function loadScanned(
  context: LoadContext,
  dialect: Dialect,
  layout: TextLayout,
  copied: number | 'refused' | null,
  hooks: ReadHooks,
): Promise<LoadedRows | null> {
  const { from, width } = layout
  const scan = await scanStrict(context.utf8, { dialect, from, width }, hooks)
  if (scan === null || (copied === 'refused' && scan.lineEnd === layout.lineEnd)) return null
  const records = scan.records - scan.trailingBlanks - (from - 1)
  if (copied === records && scan.blanks.length === 0 && scan.lineEnd === layout.lineEnd) {
    const loaded = await placedRows(context, layout, copied, scan.trailingBlanks)
    if (loaded !== 'repeated header') return loaded
  }
  const signal = hooks.signal ?? new AbortController().signal
  const rows = await copyRows(context, dialect, layout, scan, signal)
  hooks.signal?.throwIfAborted()
  return rows === 'refused' ? null : compareCounts(context, layout, scan, rows)
}

/** Rows that were copied as they stand, from number `from` on; null when some are empty. */
async function placedRows(
  context: LoadContext,
  layout: TextLayout,
  rows: number,
  trailingBlanks: number,
): Promise<LoadedRows | 'repeated header' | null> {
  const { connection } = context.session
  const repeated = repeatsHeader(layout.header ?? [], layout.width)
  if (repeated !== null && (await hasRows(connection, context.parquet, repeated))) return 'repeated header'
  if (await hasEmptyRows(connection, context.parquet, layout.width)) return null
  const blank = layout.blankAbove + trailingBlanks
  return { rows, firstRow: layout.from, problems: 0, above: layout.above, blank, repeated: 0, below: [] }
}

/** What has to be known of a file before its rows can be numbered; `start` where the lines above them can't be skipped. */
type RowsPlace = Pick<ScanResult, 'blanks' | 'lineEnd'> & { start?: number }

/**
 * The number of rows copied, or 'refused' when DuckDB's reader refused the file or was told to stop. Without a `place` rows get no
 * numbers: only one thread could give them.
 */
async function copyRows(
  context: LoadContext,
  dialect: Dialect,
  layout: TextLayout,
  place: RowsPlace | null,
  signal: AbortSignal,
): Promise<number | 'refused'> {
  const { session, utf8, parquet, workdir } = context
  const beheaded = join(workdir, 'source.rows')
  const start = layout.simpleHead ? undefined : place?.start
  try {
    if (start !== undefined) await pipeline(createReadStream(utf8, { start }), createWriteStream(beheaded), { signal })
    const source = readCsv(start === undefined ? utf8 : beheaded, cellNames(layout.width), dialect, {
      skip: String(start === undefined ? layout.from - 1 : 0),
      max_line_size: String(2 * MAX_CELL_LENGTH),
      buffer_size: String(8 * MAX_CELL_LENGTH),
      ...lineEnd(place?.lineEnd ?? layout.lineEnd),
    })
    const rows = place === null ? placedQuery(source, layout) : numberedQuery(source, layout, place.blanks)
    return await copyToParquet(session.connection, rows, parquet, layout.width, signal)
  } catch (error) {
    if (signal.aborted || isRefusal(error)) return 'refused'
    throw error
  } finally {
    await rm(beheaded, { force: true })
  }
}

async function compareCounts(
  context: LoadContext,
  layout: TextLayout,
  scan: ScanResult,
  rows: number,
): Promise<LoadedRows | null> {
  const { connection } = context.session
  const lastRecord = scan.records - scan.trailingBlanks
  const expected = lastRecord - (layout.from - 1) - scan.blanks.length
  const complete = repeatsHeader(layout.header ?? [], layout.width) === null ? rows === expected : rows <= expected
  if (!complete || (expected > 0 && (await lastRow(connection, context.parquet)) !== lastRecord)) return null
  if (await hasEmptyRows(connection, context.parquet, layout.width)) return null
  return {
    rows,
    firstRow: null,
    problems: 0,
    above: layout.above,
    blank: layout.blankAbove + scan.blanks.length + scan.trailingBlanks,
    repeated: expected - rows,
    below: [],
  }
}

function placedQuery(source: string, layout: TextLayout): string {
  return `SELECT ${tableColumns(layout.width, null, 'NULL::VARCHAR', 'NULL::VARCHAR')} FROM ${source}`
}

function numberedQuery(source: string, layout: TextLayout, blanks: number[]): string {
  // DuckDB leaves blank lines out without counting them: each moves the rows below it down by one.
  const shifts = blanks.map((blank, at) => ` + (number > ${blank - layout.from - at})::BIGINT`)
  const row = `number + ${layout.from - 1}${shifts.join('')}`
  const repeated = layout.header === null ? null : repeatsHeader(layout.header, layout.width)
  const numbered = `SELECT row_number() OVER () AS number, * FROM ${source}`
  const columns = tableColumns(layout.width, row, 'NULL::VARCHAR', 'NULL::VARCHAR')
  return `SELECT ${columns} FROM (${numbered})${repeated === null ? '' : ` WHERE NOT ${repeated}`}`
}

/** The reader's word that the text isn't as strict as it must be, as against a lack of memory or disk. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && /^Invalid Input Error|CSV Error|Parallel CSV Reader/.test(error.message)
}
