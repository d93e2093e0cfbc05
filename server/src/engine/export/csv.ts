import { bitOf, statusCodes } from '../check/mask.ts'
import { messageSql } from '../check/message.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import { quoteLiteral } from '../duckdb.ts'
import { isOneOf } from '../transforms/text.ts'
import { lineageHeader, lineageRows, type ExportLineage } from './lineage.ts'
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
  // The header is a row like any other, because COPY would rename columns of equal names. It comes from a table, because one that stands
  // in the query itself would keep the rows from being written by several threads.
  const [header, rows] =
    request.lineage === undefined
      ? [headerQuery(info, request.rows), rowsQuery(info, request)]
      : [lineageHeader(), lineageRows(numberedRows(request), request.lineage)]
  await query.run(`CREATE OR REPLACE TEMP TABLE header AS ${header}`)
  await query.run(copyLines(['FROM header', ...(rows === null ? [] : [rows])].join(' UNION ALL '), path))
}

/** The rows that the CSV of the sheet has, as it numbers them, and where each comes from. */
function numberedRows({ sheet, rows }: ExportRequest): string {
  return `SELECT row_number() OVER () AS n, _source, _source_row FROM ${parquetScan(sheet)}${conditions[rows]}`
}

const conditions: Record<ExportRequest['rows'], string> = {
  valid: ` WHERE _status <> ${statusCodes.error}`,
  rejected: ` WHERE _status = ${statusCodes.error}`,
  all: '',
}

/** A row of the header's names. */
function headerQuery({ columns }: SheetInfo, rows: ExportRequest['rows']): string {
  return `SELECT ${named([...columns, ...(rows === 'rejected' ? ['_issues'] : [])].map((name) => quoteLiteral(name)))}`
}

/** The rows of the sheet, as texts. */
function rowsQuery(info: SheetInfo, { sheet, rows, escapeFormulas }: ExportRequest): string {
  const issues = rows === 'rejected' ? [issuesJson(info)] : []
  const cells = valueNames(info.columns).map((name) => (escapeFormulas ? escaped(name) : name))
  return `SELECT ${named([...cells, ...issues])} FROM ${parquetScan(sheet)}${conditions[rows]}`
}

function named(cells: string[]): string {
  // An empty line would be no record to most readers: the writer quotes an empty text, but not a NULL.
  const safe = cells.length === 1 ? cells.map((cell) => `coalesce(${cell}, '')`) : cells
  return safe.map((cell, index) => `${cell} AS c${index}`).join(', ')
}

function copyLines(query: string, path: string): string {
  return `COPY (${query}) TO ${quoteLiteral(path)} (FORMAT csv, HEADER false, NEW_LINE '\\r\\n', DELIMITER ',', QUOTE '"', ESCAPE '"',
    NULLSTR '', USE_TMP_FILE false)`
}

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
