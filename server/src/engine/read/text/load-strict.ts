import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DuckDBSession } from '../../duckdb.ts'
import type { ReadHooks } from '../hooks.ts'
import { MAX_CELL_LENGTH } from '../limits.ts'
import { cellNames, copyToParquet, countRows, hasEmptyRows, readCsv, repeatsHeader, tableColumns } from '../parquet.ts'
import type { Dialect } from './dialect.ts'
import { lineEnd } from '../rows.ts'
import { scanStrict, type ScanResult } from './scan.ts'

/** Where a text file's table lies. */
export interface TextLayout {
  /** Number of the first record below the header, counted from 1. */
  from: number
  headerRow: number | null
  /** Cells of the header as they stand in the file; null without a header. */
  header: string[] | null
  width: number
  /** Records above the header (or the first row) that hold something, and blank ones. */
  above: number
  blankAbove: number
  /** Each of those records is one line, however quotes are read. */
  simpleHead: boolean
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
  problems: number
  above: number
  blank: number
  repeated: number
}

/**
 * Loads a strict file with DuckDB's own reader while `scanStrict` looks at the same bytes. Null when the file isn't strict
 * after all, has rows of nothing but delimiters, or when reader and scan end at different rows: the tolerant way is then the right one.
 */
export async function loadStrict(
  context: LoadContext,
  dialect: Dialect,
  layout: TextLayout,
  hooks: ReadHooks,
): Promise<LoadedRows | null> {
  const { from, width } = layout
  const stop = new AbortController()
  const signal = hooks.signal === undefined ? stop.signal : AbortSignal.any([hooks.signal, stop.signal])
  // Most files turn out as they look at the top: what the scan will say is taken for granted until it has been said.
  const copying = layout.simpleHead
    ? copyRows(context, dialect, layout, { blanks: [], lineEnd: layout.lineEnd }, signal)
    : null
  // It may fail before anyone waits for it; whoever waits is told.
  copying?.catch(() => stop.abort())
  const scan = await scanStrict(context.utf8, { dialect, from, width }, hooks).catch(async (error: unknown) => {
    stop.abort()
    await copying
    throw error
  })
  if (scan === null) stop.abort()
  let copied = await copying
  hooks.signal?.throwIfAborted()
  if (scan === null) return null
  if (copied === false && scan.lineEnd === layout.lineEnd) return null
  const asGuessed = copied !== null && scan.blanks.length === 0 && scan.lineEnd === layout.lineEnd
  if (!asGuessed) copied = await copyRows(context, dialect, layout, scan, signal)
  hooks.signal?.throwIfAborted()
  return copied === true ? compareCounts(context, layout, scan) : null
}

/** What has to be known of a file before its rows can be copied; `start` where the lines above them can't be skipped. */
type RowsPlace = Pick<ScanResult, 'blanks' | 'lineEnd'> & { start?: number }

/** False when DuckDB's reader refused the file, or was told to stop. */
async function copyRows(
  context: LoadContext,
  dialect: Dialect,
  layout: TextLayout,
  place: RowsPlace,
  signal: AbortSignal,
): Promise<boolean> {
  const { session, utf8, parquet, workdir } = context
  const beheaded = join(workdir, 'source.rows')
  const skip = layout.simpleHead || place.start === undefined
  try {
    if (!skip) {
      await pipeline(createReadStream(utf8, { start: place.start ?? 0 }), createWriteStream(beheaded), { signal })
    }
    const source = readCsv(skip ? utf8 : beheaded, cellNames(layout.width), dialect, {
      skip: String(skip ? layout.from - 1 : 0),
      max_line_size: String(2 * MAX_CELL_LENGTH),
      buffer_size: String(8 * MAX_CELL_LENGTH),
      ...lineEnd(place.lineEnd),
    })
    await copyToParquet(session.connection, tableQuery(source, layout, place.blanks), parquet, layout.width, signal)
    return true
  } catch (error) {
    if (signal.aborted || isRefusal(error)) return false
    throw error
  } finally {
    await rm(beheaded, { force: true })
  }
}

async function compareCounts(context: LoadContext, layout: TextLayout, scan: ScanResult): Promise<LoadedRows | null> {
  const { rows, lastRow } = await countRows(context.session.connection, context.parquet)
  const lastRecord = scan.records - scan.trailingBlanks
  const expected = lastRecord - (layout.from - 1) - scan.blanks.length
  const complete = repeatsHeader(layout.header ?? [], layout.width) === null ? rows === expected : rows <= expected
  if (!complete || (expected > 0 && lastRow !== lastRecord)) return null
  if (await hasEmptyRows(context.session.connection, context.parquet, layout.width)) return null
  return {
    rows,
    problems: 0,
    above: layout.above,
    blank: layout.blankAbove + scan.blanks.length + scan.trailingBlanks,
    repeated: expected - rows,
  }
}

function tableQuery(source: string, layout: TextLayout, blanks: number[]): string {
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
  return error instanceof Error && /^Invalid Input Error|CSV Error/.test(error.message)
}
