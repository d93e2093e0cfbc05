import type { DuckDBConnection } from '@duckdb/node-api'
import { openDuckDB, type DuckDBSession } from '../duckdb.ts'
import { quoteLiteral } from '../literal.ts'
import { MAX_SAMPLE_LENGTH, MAX_SAMPLES } from './limits.ts'

/** Tables of more columns are written by one thread, straight from the reader: each step between would need its own buffers. */
export const WIDE = 500

/** A session that can write a table of this many columns. A single thread keeps the order of rows by itself. */
export async function openTableSession(
  workdir: string,
  allowedDirectories: string[],
  width: number,
): Promise<DuckDBSession> {
  const wide = { threads: 1, memoryLimitMb: 1024, preserveOrder: false }
  return openDuckDB({ workdir, allowedDirectories, ...(width > WIDE ? wide : {}) })
}

/**
 * Rows per group: pages are read by `_row BETWEEN`, and wide rows must not pile up in memory. As many as in a sheet's file: what is read
 * from one group is then written as one, and not copied once more to be divided anew.
 */
function rowGroupSize(width: number): number {
  return width <= 64 ? 16_384 : width <= 512 ? 8_192 : 2_048
}

/**
 * Columns of more values per row group are no dictionaries: those take a fifth longer to write, and save a tenth of the disk. Not
 * said for wide tables, as DuckDB then takes room for a whole dictionary of every column before the first value.
 */
const dictionaries = (width: number): string => (width <= 64 ? ', DICTIONARY_SIZE_LIMIT 2048' : '')

/** Runs `COPY (query) TO parquet` and gives back the number of rows; stops when the signal is aborted. */
export async function copyToParquet(
  connection: DuckDBConnection,
  query: string,
  parquet: string,
  width: number,
  signal?: AbortSignal,
): Promise<number> {
  // LZ4: a table is read several times, and zstd would save a third of the disk for a fifth more work each time.
  const options = `FORMAT parquet, COMPRESSION lz4_raw, ROW_GROUP_SIZE ${rowGroupSize(width)}${dictionaries(width)}`
  const reader = await interruptible(connection, signal, () =>
    connection.runAndReadAll(`COPY (${query}) TO ${quoteLiteral(parquet)} (${options})`),
  )
  return Number(reader.getRows()[0]?.[0])
}

async function interruptible<T>(
  connection: DuckDBConnection,
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const interrupt = (): void => connection.interrupt()
  signal?.addEventListener('abort', interrupt)
  try {
    return await run()
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', interrupt)
  }
}

/** The columns of a table file: `_row, c0, …, _problem, _extra`, given how `_row` (null: not stored) and the last two are made. */
export function tableColumns(width: number, row: string | null, problem: string, extra: string): string {
  return [
    ...(row === null ? [] : [`${row} AS _row`]),
    ...cellNames(width),
    `${problem} AS _problem`,
    `${extra} AS _extra`,
  ].join(', ')
}

export function cellNames(width: number): string[] {
  return Array.from({ length: width }, (_, at) => `c${at}`)
}

/** A `read_csv` call with nothing left to guess; every column is text but `_row`. */
export function readCsv(
  path: string,
  columns: readonly string[],
  dialect: { delimiter: string; quote: string; escape: string },
  options: Record<string, string> = {},
): string {
  const settings = {
    auto_detect: 'false',
    header: 'false',
    compression: "'none'",
    nullstr: "''",
    delim: quoteLiteral(dialect.delimiter),
    quote: quoteLiteral(dialect.quote),
    escape: quoteLiteral(dialect.escape),
    columns: `{${columns.map((name) => `'${name}': '${name === '_row' ? 'BIGINT' : 'VARCHAR'}'`).join(', ')}}`,
    ...options,
  }
  const list = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  return `read_csv(${quoteLiteral(path)}, ${list.join(', ')})`
}

/** SQL that is true of rows that repeat the header; null when the header is too poor to tell. */
export function repeatsHeader(header: readonly string[], width: number): string | null {
  const given = header.slice(0, width)
  if (given.filter((cell) => cell !== '').length < 2) return null
  const same = Array.from({ length: width }, (_, at) => {
    const cell = given[at] ?? ''
    return cell === '' ? `c${at} IS NULL` : `c${at} IS NOT DISTINCT FROM ${quoteLiteral(cell)}`
  })
  return `(${same.join(' AND ')})`
}

/** The number of the last row of a table that stores its row numbers; 0 when it has none. */
export async function lastRow(connection: DuckDBConnection, parquet: string): Promise<number> {
  const reader = await connection.runAndReadAll(
    `SELECT coalesce(max(_row), 0)::DOUBLE FROM read_parquet(${quoteLiteral(parquet)})`,
  )
  return Number(reader.getRows()[0]?.[0] ?? 0)
}

/** Rows of a table that the reader has something to say about. */
export async function countProblems(connection: DuckDBConnection, parquet: string): Promise<number> {
  const reader = await connection.runAndReadAll(
    `SELECT count(_problem)::DOUBLE FROM read_parquet(${quoteLiteral(parquet)})`,
  )
  return Number(reader.getRows()[0]?.[0])
}

/** Whether a condition holds for some row. */
export async function hasRows(connection: DuckDBConnection, parquet: string, condition: string): Promise<boolean> {
  const reader = await connection.runAndReadAll(
    `SELECT 1 FROM read_parquet(${quoteLiteral(parquet)}) WHERE ${condition} LIMIT 1`,
  )
  return reader.currentRowCount > 0
}

/** Whether some row has no cell that holds anything. Statistics of the file alone answer where one column is always filled. */
export async function hasEmptyRows(connection: DuckDBConnection, parquet: string, width: number): Promise<boolean> {
  if (width < 2) return false
  const empty = cellNames(width).map((name) => `${name} IS NULL`)
  return hasRows(connection, parquet, empty.join(' AND '))
}

const SAMPLED_ROWS = 1_000
const SPARSE_COLUMNS = 64

/** Per column up to 5 distinct values from its first rows; sparse columns are searched further. */
export async function columnSamples(connection: DuckDBConnection, parquet: string, width: number): Promise<string[][]> {
  const from = `read_parquet(${quoteLiteral(parquet)})`
  const rows = Math.max(50, Math.min(SAMPLED_ROWS, Math.floor(200_000 / width)))
  const cut = (name: string): string => `left(${name}, ${MAX_SAMPLE_LENGTH}) AS ${name}`
  const names = cellNames(width)
  const samples: { found: string[]; sparse: boolean }[] = []
  for (let at = 0; at < width; at += WIDE) {
    const some = names.slice(at, at + WIDE).map(cut)
    const head = await connection.runAndReadAll(`SELECT ${some.join(', ')} FROM ${from} LIMIT ${rows}`)
    for (const column of head.getColumns()) {
      const empty = column.filter((value) => value === null).length
      samples.push({ found: firstDistinct(column), sparse: empty * 2 > column.length })
    }
  }
  let searched = 0
  for (const [at, sample] of samples.entries()) {
    if (!sample.sparse || sample.found.length >= MAX_SAMPLES || searched++ >= SPARSE_COLUMNS) continue
    const more = await connection.runAndReadAll(
      `SELECT ${cut(`c${at}`)} FROM ${from} WHERE c${at} IS NOT NULL LIMIT ${SAMPLED_ROWS}`,
    )
    sample.found = firstDistinct(more.getColumns()[0] ?? [])
  }
  return samples.map((sample) => sample.found)
}

function firstDistinct(values: readonly unknown[]): string[] {
  const found = new Set<string>()
  for (const value of values) {
    if (found.size >= MAX_SAMPLES) break
    if (typeof value === 'string' && value.trim() !== '') found.add(value)
  }
  return [...found]
}
