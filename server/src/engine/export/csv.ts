import { bitOf, statusCodes } from '../check/mask.ts'
import { messageSql } from '../check/message.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import { isOneOf } from '../transforms/text.ts'
import { lineageHeader, lineageRows, tracedSources, type ExportLineage } from './lineage.ts'
import { readSheetInfo, valueNames, type SheetInfo } from '../write/sheet-file.ts'

export interface ExportRequest {
  /** Absolute path of the sheet's Parquet file. */
  sheet: string
  /** `valid`: rows without an error; `rejected`: those with one, and a column `_issues`; `all`: every row. */
  rows: 'valid' | 'rejected' | 'all'
  /** With it the CSV is not of the sheet's cells, but of where they come from: see lineage.ts. */
  lineage?: ExportLineage
  /** Puts an apostrophe before values that a spreadsheet would run as a formula; numbers and phones stay as they are. */
  escapeFormulas: boolean
}

/**
 * Writes a sheet as CSV to `path`, which may be a FIFO: RFC 4180, UTF-8, CRLF after every line, quotes only where needed and
 * around a leading `#` (some readers take it for a comment), values exact, empty cells empty, rows in the sheet's order. Memory stays flat.
 */
export async function exportCsv(query: Query, request: ExportRequest, path: string): Promise<void> {
  const info = await readSheetInfo(query, request.sheet)
  const { header, rows, present } =
    request.lineage === undefined ? sheetLines(info, request) : tracedLines(request, request.lineage)
  const [first] = await query.rows(`SELECT 1 FROM ${rowsOf(request)} ${present} LIMIT 1`)
  await query.run(copyLines(header, first === undefined ? null : rows, path))
}

/** A CSV's header, a query of its rows as texts, and under which further condition there are any. */
interface Lines {
  header: readonly string[]
  rows: string
  present: string
}

function sheetLines(info: SheetInfo, request: ExportRequest): Lines {
  const header = [...info.columns, ...(request.rows === 'rejected' ? ['_issues'] : [])]
  return { header, rows: rowsQuery(info, request), present: '' }
}

function tracedLines(request: ExportRequest, lineage: ExportLineage): Lines {
  // Numbered as the CSV of the sheet numbers them, whether a cell leads back or not.
  const numbered = `SELECT row_number() OVER () AS n, _source, _source_row FROM ${rowsOf(request)}`
  return {
    header: lineageHeader,
    rows: lineageRows(numbered, lineage),
    present: `AND list_contains(${JSON.stringify(tracedSources(lineage))}::USMALLINT[], _source)`,
  }
}

/** The sheet's rows that a CSV has. */
function rowsOf({ sheet, rows }: ExportRequest): string {
  return `${parquetScan(sheet)} WHERE ${conditions[rows]}`
}

const conditions: Record<ExportRequest['rows'], string> = {
  valid: `_status <> ${statusCodes.error}`,
  rejected: `_status = ${statusCodes.error}`,
  all: 'true',
}

/** The rows of the sheet, as texts. */
function rowsQuery(info: SheetInfo, request: ExportRequest): string {
  const issues = request.rows === 'rejected' ? [issuesJson(info)] : []
  const cells = valueNames(info.columns).map((name) => (request.escapeFormulas ? escaped(name) : name))
  return `SELECT ${named([...cells, ...issues])} FROM ${rowsOf(request)}`
}

function named(cells: string[]): string {
  // An empty line would be no record to most readers: the writer quotes an empty text, but not a NULL.
  const safe = cells.length === 1 ? cells.map((cell) => `coalesce(${cell}, '')`) : cells
  return safe.map((cell, index) => `${cell} AS c${index}`).join(', ')
}

const LINE_END = '\r\n'

/**
 * The header is what is put in front of the rows: as names of columns COPY would change those that are equal, and as a row of the query
 * it would hold up all others for as long as half of them take. With something in front, COPY ends no line but parts them.
 */
function copyLines(header: readonly string[], rows: string | null, path: string): string {
  const names = header.map(quoted).join(',')
  const before = quoteLiteral(rows === null ? names : names + LINE_END)
  return `COPY (${rows ?? "SELECT '' WHERE false"}) TO ${quoteLiteral(path)} (FORMAT csv, HEADER false, PREFIX ${before}, SUFFIX '${LINE_END}',
    NEW_LINE '\\r\\n', DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', USE_TMP_FILE false)`
}

/** A name as the writer writes cells. */
const quoted = (name: string): string => (/^$|^#|[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)

/** Number and phone shapes that begin with a sign and are no formula. */
const harmless = `[-+]?[0-9][0-9 ().,/-]*%?`

function escaped(name: string): string {
  const first = `left(${name}, 1)`
  return `CASE WHEN ${isOneOf(first, ['=', '+', '-', '@', '\t', '\r'])} AND NOT regexp_full_match(${name}, '${harmless}')
    THEN '''' || ${name} ELSE ${name} END`
}

/** `[{"column":…,"code":…,"message":…}]` of every issue of the row, in the order of the preview. */
function issuesJson({ checks }: SheetInfo): string {
  const items = checks.map((check, index) => {
    const { mask, bit } = bitOf(index)
    const column = check.column === null ? 'NULL::VARCHAR' : quoteLiteral(check.column)
    const item = `{'column': ${column}, 'code': '${check.code}', 'message': ${messageSql(check)}}`
    return `CASE WHEN (_i${mask} & ${bit}::UBIGINT) <> 0 THEN to_json(${item})::VARCHAR END`
  })
  return items.length === 0 ? `'[]'` : `'[' || concat_ws(',', ${items.join(', ')}) || ']'`
}
