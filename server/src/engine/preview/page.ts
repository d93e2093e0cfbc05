import { bitsWhere, bitOf, hasAny, statusCodes } from '../check/mask.ts'
import { messageOf } from '../check/message.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { Issue, IssueCode } from '../model.ts'
import { maskNames, readSheetInfo, valueNames, type SheetInfo } from '../write/sheet-file.ts'
import { readLineage, type Lineage, type LineageInput } from './lineage.ts'
import { rowId } from './row-id.ts'

export interface PreviewQuery {
  /** Absolute path of the sheet's Parquet file. */
  sheet: string
  status?: 'all' | 'valid' | 'warning' | 'error'
  /** Only rows with an issue in this template column. */
  column?: string
  /** Only rows with an issue of this code; with `column`, of this code in this column. */
  code?: IssueCode
  /** Cursor: rows after this row number; 0 and absent are the start. Any number is a valid place to go on from. */
  after?: number
  /** 1 to 1000; 100 when left out. */
  limit?: number
  /** Where the rows' source cells are read from; without it rows have no lineage. */
  lineage?: LineageInput
}

export interface PreviewRow {
  /** The same in every plan: see rowId. */
  row_id: string
  values: Record<string, string | null>
  issues: Issue[]
  source: { file_id: string; table: string; row: number }
  /** Only when the query asks for it. */
  lineage?: Lineage
}

export interface PreviewPage {
  rows: PreviewRow[]
  /** `after` of the next page; null when this is the last. */
  next: number | null
}

const defaultLimit = 100
const maximumLimit = 1000

/**
 * One page of a sheet, in row order: a scan from the page's place on that ends with its last row. Without a filter the rows stand at
 * known places, and only the row groups around them are read. With one, the narrow status and mask columns are read first, and the others
 * only where they have a hit; row groups without one are skipped by their statistics. Sorting would read everything up to the end, so
 * the connection must keep the order of rows.
 */
export async function previewPage(query: Query, request: PreviewQuery): Promise<PreviewPage> {
  const info = await readSheetInfo(query, request.sheet)
  const limit = Math.min(Math.max(Math.trunc(request.limit ?? defaultLimit), 1), maximumLimit)
  const after = Math.max(Math.trunc(request.after ?? 0), 0)
  const filter = filterOf(request, info)
  const columns = [...valueNames(info.columns), ...maskNames(info.checks).map((mask) => `${mask}::VARCHAR AS ${mask}`)]
  const select = `SELECT file_row_number + 1 AS row, _source AS source, _source_row AS source_row, _lost AS lost, ${columns.join(', ')} FROM ${parquetScan(request.sheet)}`
  // One more than the page has, to know whether there is another.
  const where = filter ?? `file_row_number < ${after + limit + 1}`
  const found = await query.rows(`${select} WHERE file_row_number >= ${after} AND ${where} LIMIT ${limit + 1}`)
  const rows = found.slice(0, limit)
  const next = found.length > limit ? Number(rows.at(-1)?.row) : null
  const shown = rows.map((row) => previewRow(row, info))
  if (!request.lineage) return { rows: shown, next }
  const origins = rows.map((row) => ({ source: Number(row.source), row: Number(row.source_row) }))
  const lineages = await readLineage(query, request.lineage, origins)
  return { rows: shown.map((row, index) => ({ ...row, lineage: lineages[index] ?? {} })), next }
}

/** The condition of a filtered page; null when every row is wanted. */
function filterOf({ status = 'all', column, code }: PreviewQuery, info: SheetInfo): string | null {
  const conditions = status === 'all' ? [] : [`_status = ${statusCodes[status]}`]
  if (column !== undefined || code !== undefined) {
    const wanted = bitsWhere(
      info.checks,
      (check) => (column === undefined || check.column === column) && (code === undefined || check.code === code),
    )
    conditions.push(hasAny(wanted))
  }
  return conditions.length > 0 ? conditions.join(' AND ') : null
}

type Row = Awaited<ReturnType<Query['rows']>>[number]

function previewRow(row: Row, info: SheetInfo): PreviewRow {
  const cells = info.columns.map((_, index) => text(row[`v${index}`]))
  const { file_id, table } = info.sources[Number(row.source)] ?? { file_id: '', table: '' }
  const source = { file_id, table, row: Number(row.source_row) }
  return {
    row_id: rowId(source, source.row),
    values: Object.fromEntries(info.columns.map((column, index) => [column, cells[index] ?? null])),
    issues: issuesOf(row, cells, info),
    source,
  }
}

function text(cell: Row[string] | undefined): string | null {
  return cell === null || cell === undefined ? null : String(cell)
}

function issuesOf(row: Row, values: (string | null)[], { checks }: SheetInfo): Issue[] {
  const lost: Record<string, string | null> = typeof row.lost === 'string' ? JSON.parse(row.lost) : {}
  return checks.flatMap((check, index): Issue[] => {
    const { mask, bit } = bitOf(index)
    if ((BigInt(text(row[`_i${mask}`]) ?? '0') & bit) === 0n) return []
    const { column, code, severity } = check
    return [{ column, code, severity, message: messageOf(check, { values, lost }) }]
  })
}
