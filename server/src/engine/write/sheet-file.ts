import type { Check } from '../check/check.ts'
import { maskCount, maskName } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { quoteLiteral } from '../literal.ts'
import { EngineError } from '../model.ts'

/**
 * What a sheet's Parquet file says of itself, in its metadata, so that pages and exports need nothing but the file. Its columns:
 * `_source` (index into `sources`), `_source_row`, `v0` … per template column, `_status`, `_i0` … (issue masks, see check/check.ts),
 * `_lost`. A row's number in the sheet is its place in the file, counted from 1.
 */
export interface SheetInfo {
  slug: string
  columns: string[]
  checks: Check[]
  sources: { file_id: string; table: string; part?: string }[]
}

const metadataKey = 'sheet'

/** Small enough that a page reads little, large enough that a scan stays fast; LZ4 for the same reason: zstd makes pages half as slow again. */
const rowGroupSize = 4_096

/** Columns of more values per row group are no dictionaries: those take a fifth longer to write, and save a tenth of the disk. To learn that costs, too. */
const dictionarySize = 1024

/** COPY of a query with the columns of a sheet into its file. */
export function copyToSheet(query: string, path: string, info: SheetInfo): string {
  const metadata = quoteLiteral(JSON.stringify(info))
  return `COPY (${query}) TO ${quoteLiteral(path)}
    (FORMAT parquet, COMPRESSION lz4_raw, ROW_GROUP_SIZE ${rowGroupSize}, DICTIONARY_SIZE_LIMIT ${dictionarySize}, KV_METADATA {${metadataKey}: ${metadata}})`
}

/** `v0`, `v1`, … */
export function valueNames(columns: readonly unknown[]): string[] {
  return columns.map((_, index) => `v${index}`)
}

/** `_i0`, `_i1`, … */
export function maskNames(checks: readonly Check[]): string[] {
  return Array.from({ length: maskCount(checks) }, (_, index) => maskName(index))
}

/** Reads what a sheet's file says of itself; an EngineError when the file isn't a sheet's or isn't there. */
export async function readSheetInfo(query: Query, path: string): Promise<SheetInfo> {
  const [row] = await query.rows(
    `SELECT decode(value) AS info FROM parquet_kv_metadata(${quoteLiteral(path)}) WHERE decode(key) = '${metadataKey}'`,
  )
  if (typeof row?.info !== 'string') throw new EngineError('The result file is not one that this service wrote.')
  return JSON.parse(row.info) as SheetInfo
}

/** Rows of a Parquet file, from its footer. */
export async function rowsOf(query: Query, path: string): Promise<number> {
  const [row] = await query.rows(`SELECT num_rows FROM parquet_file_metadata(${quoteLiteral(path)})`)
  return Number(row?.num_rows ?? 0)
}
