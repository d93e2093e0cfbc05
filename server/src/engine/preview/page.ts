import type { Check } from '../check/check.ts'
import { bitsWhere, bitOf, hasAny, maskCount, statusCodes } from '../check/mask.ts'
import { messageOf } from '../check/message.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { Issue, IssueCode } from '../model.ts'
import { maskNames, readSheetInfo, valueNames, type SheetInfo } from '../write/sheet-file.ts'
import type { Excerpt, Excerpts } from './excerpts.ts'
import { gathersAll, type GatheredRows, type RowFilter } from './gather.ts'
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

/** A page on its way to a caller: its rows as JSON, which nobody but the caller reads. */
export interface EncodedPage {
  rows: Uint8Array
  next: PreviewPage['next']
}

const defaultLimit = 100
const maximumLimit = 1000

/** What is known of a sheet before a page of it is asked for. */
export interface KnownSheet {
  info: SheetInfo
  /** Rows that filters find far apart, where they have been gathered. */
  gathered: GatheredRows | null
  /** Its row groups as files of their own, where those are made. */
  excerpts: Excerpts | null
}

/**
 * One page of a sheet, in row order: a scan from the page's place on that ends with its last row. Without a filter the rows stand at
 * known places, and only the row groups around them are read: of long sheets in a copy, see excerpts.ts. With one, the narrow status and mask columns are read first, and the others
 * only where they have a hit; row groups without one are skipped by their statistics. Where hits are rare each would still cost a row
 * group, so they are looked up among the gathered rows when those have them all. Sorting would read everything up to the end, so the
 * connection must keep the order of rows.
 */
export async function previewPage(query: Query, request: PreviewQuery, known?: KnownSheet): Promise<PreviewPage> {
  const { info, gathered, excerpts } = known ?? {
    info: await readSheetInfo(query, request.sheet),
    gathered: null,
    excerpts: null,
  }
  const limit = Math.min(Math.max(Math.trunc(request.limit ?? defaultLimit), 1), maximumLimit)
  const after = Math.max(Math.trunc(request.after ?? 0), 0)
  const found = await foundRows(query, request.sheet, filterOf(request, info), {
    info,
    gathered,
    excerpts,
    after,
    limit,
  })
  const rows = found.slice(0, limit)
  const next = found.length > limit ? (rows.at(-1)?.number ?? null) : null
  const shown = rows.map((row) => previewRow(row, info))
  if (!request.lineage) return { rows: shown, next }
  const origins = rows.map(({ source, source_row }) => ({ source, row: source_row }))
  const lineages = await readLineage(query, request.lineage, origins)
  return { rows: shown.map((row, index) => ({ ...row, lineage: lineages[index] ?? {} })), next }
}

function filterOf({ status = 'all', column, code }: PreviewQuery, { checks }: SheetInfo): RowFilter {
  const anyCheck = column === undefined && code === undefined
  const wanted = (check: Check): boolean =>
    (column === undefined || check.column === column) && (code === undefined || check.code === code)
  return {
    status: status === 'all' ? null : statusCodes[status],
    masks: anyCheck ? null : bitsWhere(checks, wanted),
  }
}

interface Place extends KnownSheet {
  after: number
  limit: number
}

/** The page's rows and, to know whether there is another, one more. */
async function foundRows(query: Query, sheet: string, filter: RowFilter, place: Place): Promise<FoundRow[]> {
  const { gathered, after, limit } = place
  if (filter.status === null && filter.masks === null) return rowsAt(query, sheet, place)
  const conditions = [
    `file_row_number >= ${after}`,
    ...(filter.status === null ? [] : [`_status = ${filter.status}`]),
    ...(filter.masks === null ? [] : [hasAny(filter.masks)]),
  ]
  const from = (relation: string): Promise<FoundRow[]> => rowsFrom(query, relation, conditions, place)
  if (gathered !== null && gathersAll(gathered, filter)) {
    const rows = await from(gathered.table)
    // Rows that are not gathered yet come after those that are.
    if (rows.length > limit || gathered.complete) return rows
  }
  return from(parquetScan(sheet))
}

/** Without a filter the page's rows stand at known places. */
async function rowsAt(query: Query, sheet: string, place: Place): Promise<FoundRow[]> {
  const { excerpts, after, limit } = place
  const to = after + limit + 1
  const read = ({ path, first }: Excerpt): Promise<FoundRow[]> => {
    const conditions = [`file_row_number >= ${after - first}`, `file_row_number < ${to - first}`]
    return rowsFrom(query, parquetScan(path), conditions, place, first)
  }
  const whole = { path: sheet, first: 0 }
  // What can't be copied, or has made way for others meanwhile, is skipped to.
  const excerpt = (await excerpts?.find(after, to).catch(() => null)) ?? null
  return excerpt === null ? read(whole) : read(excerpt).catch(() => read(whole))
}

/** The first rows of a relation that meet all conditions; `first`: the place in the sheet of its first row. */
async function rowsFrom(
  query: Query,
  relation: string,
  conditions: string[],
  { info, limit }: Place,
  first = 0,
): Promise<FoundRow[]> {
  const rows = `SELECT ${rowAsText(info, first)} FROM ${relation} WHERE ${conditions.join(' AND ')} LIMIT ${limit + 1}`
  const [texts = []] = await query.columns(rows)
  return texts.map((row) => foundRow(JSON.parse(String(row)), info))
}

/** A row of the sheet's file. */
interface FoundRow {
  number: number
  source: number
  source_row: number
  lost: Record<string, string | null>
  masks: bigint[]
  values: (string | null)[]
}

/** One JSON text a row, because a page's many small texts take longer to hand over than to read. Masks as texts: JSON would round 64 bits. */
function rowAsText({ columns, checks }: SheetInfo, first: number): string {
  const masks = maskNames(checks).map((mask) => `${mask}::VARCHAR`)
  return `json_array(${[`file_row_number + ${first + 1}`, '_source', '_source_row', ...masks, '_lost', ...valueNames(columns)].join(', ')})`
}

function foundRow(cells: (string | number | null)[], { checks }: SheetInfo): FoundRow {
  const [number, source, sourceRow] = cells
  const others = cells.slice(3) as (string | null)[]
  const [masks, lost] = [others.slice(0, maskCount(checks)), others[maskCount(checks)]]
  return {
    number: Number(number),
    source: Number(source),
    source_row: Number(sourceRow),
    lost: JSON.parse(lost ?? '{}'),
    masks: masks.map((mask) => BigInt(mask ?? 0)),
    values: others.slice(maskCount(checks) + 1),
  }
}

function previewRow(row: FoundRow, info: SheetInfo): PreviewRow {
  const { file_id, table, part } = info.sources[row.source] ?? { file_id: '', table: '' }
  const source = { file_id, table, row: row.source_row }
  return {
    row_id: rowId({ file_id, table, part }, source.row),
    values: Object.fromEntries(info.columns.map((column, index) => [column, row.values[index] ?? null])),
    issues: issuesOf(row, info),
    source,
  }
}

function issuesOf({ masks, values, lost, source, source_row }: FoundRow, { checks }: SheetInfo): Issue[] {
  if (masks.every((mask) => mask === 0n)) return []
  return checks.flatMap((check, index): Issue[] => {
    const { mask, bit } = bitOf(index)
    if (((masks[mask] ?? 0n) & bit) === 0n) return []
    const { column, code, severity } = check
    const cell = check.cells?.find((known) => known.source === source && known.row === source_row)
    const issue = { column, code, severity, message: messageOf(check, { values, lost, cell }) }
    if (!cell?.suggestion) return [issue]
    const { other, evidence, suggestion } = cell
    return [{ ...issue, suggestion: { value: other, ...suggestion, evidence } }]
  })
}
