import { columnsOf } from '../key-columns.ts'
import { naturalKey } from '../knowledge/natural-keys.ts'
import { join } from 'node:path'
import { isTableCheck, type TableCheck } from '../check/check.ts'
import type { Query } from '../compile/query.ts'
import { findTable, parquetScan } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import type { InputTable } from '../model.ts'
import { valueNames } from './sheet-file.ts'
import { rowsOfSheet, type MarkedRows, type SheetContext, type SheetWork } from './transform.ts'

// Checks that look at other rows, and the search for equal rows, need few columns of a sheet, and of most rows only a hash. Those columns
// are transformed first, into a narrow file, so that the sheet itself is transformed and written once, knowing what the narrow file told.

/** The columns of a sheet that rows are compared by, as a file: `_source`, `_source_row` and `columns`. */
export interface ComparedColumns {
  path: string
  columns: string[]
  /** Files of the rows that may be equal to another in some of the columns: see repeatedRows. */
  repeated: Map<string, string>
}

/** Columns of a sheet that its own checks compare, that other sheets' links look values up in, or that tell which rows are one. */
export function columnsToCompare(work: SheetWork, works: SheetWork[]): number[] {
  const own = work.checks.filter(isTableCheck).flatMap(({ across }) => comparedIn(across))
  const linked = works
    .flatMap(({ checks }) => checks.filter(isTableCheck))
    .flatMap(({ across }) => (across.kind === 'link' ? across.parents : []))
    .filter(({ slug }) => slug === work.plan.slug)
    .map(({ column }) => column)
  const states = works
    .flatMap(({ plan }) => plan.of_state ?? [])
    .flatMap(({ of, state }) => (of === work.plan.slug ? work.info.columns.indexOf(state) : []))
  // What was said to make two rows one is a key that no check has.
  const natural = naturalKey(work.template)
  const told = [...(work.plan.same_key ?? []), ...(natural ? [natural] : [])]
    .flatMap(columnsOf)
    .map((column) => work.info.columns.indexOf(column))
  return [...own, ...linked, ...[...states, ...told].filter((column) => column >= 0)]
}

function comparedIn(across: TableCheck['across']): number[] {
  if (across.kind === 'cells') return []
  return across.kind === 'distinct' ? across.columns : [across.column]
}

/** Transforms these columns of a sheet into a file in `folder`. */
export async function writeCompared(
  context: SheetContext,
  work: SheetWork,
  columns: Iterable<string>,
  folder: string,
): Promise<ComparedColumns> {
  const path = join(folder, `compared-${work.index}.parquet`)
  const names = [...new Set(columns)]
  const rows = await rowsOfSheet(context, work, { values: names })
  await context.query.run(copyRows(`SELECT _source, _source_row, ${names.join(', ')} FROM (${rows})`, path))
  return { path, columns: names, repeated: new Map() }
}

/** COPY into a file that only this piece of work reads, once or twice: packing it would cost more than it saves. */
export function copyRows(query: string, path: string): string {
  return `COPY (${query}) TO ${quoteLiteral(path)} (FORMAT parquet, COMPRESSION uncompressed, DICTIONARY_SIZE_LIMIT 1000)`
}

/**
 * Rows that share a hash of `columns` with another row, all that can be equal there, as a file. The memory that it takes to find them
 * grows with the rows, that of all that follows only with those found.
 */
export async function repeatedRows(query: Query, compared: ComparedColumns, columns: string[]): Promise<string> {
  const key = columns.join(', ')
  const known = compared.repeated.get(key)
  if (known !== undefined) return known
  const path = compared.path.replace(/(\.parquet)?$/, `-repeated-${compared.repeated.size}.parquet`)
  await query.run(copyRows(withTwins(parquetScan(compared.path), columns), path))
  compared.repeated.set(key, path)
  return path
}

/** The rows of a relation that share a hash of `columns` with another one of it. */
export function withTwins(relation: string, columns: string[]): string {
  const hash = `hash(${columns.join(', ')})`
  const hashes = `SELECT ${hash} AS h FROM ${relation} GROUP BY h HAVING count(*) > 1`
  return `SELECT * FROM ${relation} WHERE ${hash} IN (SELECT h FROM (${hashes}))`
}

/** Marks rows, given by `_source` and `_source_row`; null when the query gives none. */
export async function markRows(
  { query, tables }: Pick<SheetContext, 'query' | 'tables'>,
  { plan }: SheetWork,
  name: string,
  rows: string,
): Promise<MarkedRows | null> {
  await query.run(`CREATE OR REPLACE TEMP TABLE marked AS SELECT _source, _source_row FROM (${rows})`)
  const counts = await query.rows('SELECT _source AS source, count(*) AS n FROM marked GROUP BY source')
  const variables: (string | null)[] = plan.sources.map(() => null)
  for (const { source } of counts) {
    const index = Number(source)
    const table = findTable(tables, plan.sources[index] ?? { file_id: '', table: '' })
    const size = await lastRow(query, table)
    variables[index] = `${name}_${index}`
    await query.run(`SET VARIABLE ${name}_${index} =
      (SELECT bitstring_agg(_source_row, 0::BIGINT, ${size}::BIGINT) FROM marked WHERE _source = ${index})`)
  }
  return counts.length === 0 ? null : { rows: counts.reduce((sum, { n }) => sum + Number(n), 0), variables }
}

/** What was merged before, and these rows with it. */
export async function alsoMerged(
  context: Pick<SheetContext, 'query' | 'tables'>,
  work: SheetWork,
  compared: ComparedColumns,
  rows: MarkedRows,
  name: string,
): Promise<MarkedRows | null> {
  const gone = work.merged === null ? isMarked(rows) : `(${isMarked(work.merged)} OR ${isMarked(rows)})`
  return markRows(context, work, name, `SELECT _source, _source_row FROM ${parquetScan(compared.path)} WHERE ${gone}`)
}

async function lastRow(query: Query, { first_row, rows, parquet }: InputTable): Promise<number> {
  if (first_row !== null) return first_row + rows
  const [found] = await query.rows(`SELECT coalesce(max(_row), 0) AS row FROM ${parquetScan(parquet)}`)
  return Number(found?.row)
}

/** Whether a row, by its `_source` and `_source_row`, is one of those marked: a condition. */
export function isMarked({ variables }: MarkedRows): string {
  const cases = variables.flatMap((variable, index) =>
    variable === null ? [] : [`WHEN ${index} THEN get_bit(getvariable('${variable}'), _source_row::INTEGER) = 1`],
  )
  return `CASE _source ${cases.join(' ')} ELSE false END`
}

/** `v0`, `v1`, … of some columns. */
export function namesOf(columns: readonly number[], { info }: SheetWork): string[] {
  const names = valueNames(info.columns)
  return columns.flatMap((column) => names[column] ?? [])
}
