import { hasAny, bitsWhere, statusCodes } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { SheetInfo } from '../write/sheet-file.ts'
import { countRows } from '../write/summary.ts'

/** Which rows are wanted; null in one of them: it makes no difference. */
export interface RowFilter {
  status: number | null
  /** Bits of the checks of which a row must fail at least one. */
  masks: bigint[] | null
}

/** Rows of a sheet that filters find far apart, in a table of the database in memory: whole, in their order, by `file_row_number`. */
export interface GatheredRows {
  table: string
  /** Bits of the checks, and the statuses, of which every row is there, as far as the sheet has been gone through. */
  masks: bigint[]
  statuses: number[]
  /** The whole sheet has been gone through. */
  complete: boolean
}

/** Of what more rows have than one in so many, a page is a few hundred rows of the sheet, and quick to scan. */
const rare = 8
/** Smaller sheets are quick to scan. */
const fewestRows = 65_536
/** Rows gone through at a time, and cells, so that what is gathered of wide sheets doesn't pass its limit by much. */
const stepRows = 32_768
const stepCells = 2_000_000

/** Whether every row that the filter wants is among those gathered. */
export function gathersAll({ masks, statuses }: GatheredRows, filter: RowFilter): boolean {
  if (filter.status !== null && statuses.includes(filter.status)) return true
  return filter.masks !== null && filter.masks.every((bits, index) => (bits & ~(masks[index] ?? 0n)) === 0n)
}

/**
 * Gathers the rows of every check that few rows fail, and of every status that few have, into `table`. Tells after each step what can be
 * looked up there, and ends early when all tables of the database have come to `mostBytes`.
 */
export async function gatherRows(
  query: Query,
  sheet: string,
  { checks, columns }: SheetInfo,
  { table, mostBytes }: { table: string; mostBytes: number },
  onStep: (gathered: GatheredRows) => void,
): Promise<void> {
  const counts = await countRows(query, sheet, checks)
  const total = counts.valid + counts.warning + counts.error
  if (total < fewestRows) return
  const isRare = (rows: number): boolean => rows * rare <= total
  const rareChecks = new Set(checks.filter((_, index) => isRare(counts.checks[index] ?? 0)))
  const masks = bitsWhere(checks, (check) => rareChecks.has(check))
  const statuses = (['valid', 'warning', 'error'] as const)
    .filter((status) => isRare(counts[status]))
    .map((status) => statusCodes[status])
  const wanted = [hasAny(masks), ...statuses.map((status) => `_status = ${status}`)].join(' OR ')
  const step = Math.ceil(Math.min(stepRows, stepCells / columns.length))
  for (let begin = 0; begin < total; begin += step) {
    const rows = `SELECT file_row_number, * FROM ${parquetScan(sheet)}
      WHERE file_row_number >= ${begin} AND file_row_number < ${begin + step} AND (${wanted})`
    await query.run(begin === 0 ? `CREATE TABLE ${table} AS ${rows}` : `INSERT INTO ${table} ${rows}`)
    const complete = begin + step >= total
    onStep({ table, masks, statuses, complete })
    if (!complete && (await bytesOfTables(query)) >= mostBytes) return
  }
}

async function bytesOfTables(query: Query): Promise<number> {
  const [row] = await query.rows(
    `SELECT sum(memory_usage_bytes + temporary_storage_bytes)::BIGINT AS bytes FROM duckdb_memory() WHERE tag = 'IN_MEMORY_TABLE'`,
  )
  return Number(row?.bytes ?? 0)
}
