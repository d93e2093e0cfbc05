import { statusCodes } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { firstPerKey, leftKey, skipCondition } from '../compile/source.ts'
import { findTable, parquetScan, tableKey, tableScan, type TableIndex } from '../compile/tables.ts'
import {
  EngineError,
  type IgnoredRows,
  type InputTable,
  type Ledger,
  type Plan,
  type RowCounts,
  type RowSkip,
} from '../model.ts'
import { ledgerColumns } from './ledger-columns.ts'
import { rowsOf } from './sheet-file.ts'
import type { SheetWork } from './transform.ts'

/** A finished sheet and its file. */
export interface FinishedSheet {
  work: SheetWork
  path: string
}

type TableLedger = Ledger['tables'][number]

/** Where a table is used. A join counts as a use of the joined table. */
type Use =
  | { kind: 'source'; sheet: FinishedSheet; source: number }
  | { kind: 'join'; sheet: FinishedSheet; source: number; join: number }

/** What becomes of a row that several sheets use: the outcome that most needs a look wins. */
const ranks = { merged: 1, exported: 2, rejected: 3 } as const

/**
 * Accounts for every source row and column: from the tables on one side, from the sheets' files on the other. Throws when the two don't
 * add up, because then rows were lost or invented.
 */
export async function makeLedger(
  query: Query,
  plan: Plan,
  tables: TableIndex,
  sheets: FinishedSheet[],
): Promise<Ledger> {
  const entries: TableLedger[] = []
  for (const table of tables.values()) {
    const uses = usesOf(table, sheets)
    const reason = plan.ignored_tables.find((ignored) => tableKey(ignored) === tableKey(nameOf(table)))?.reason
    const { rows, ignored } = await tableRows(query, table, uses, tables, reason ?? 'No sheet uses this table')
    entries.push({ ...nameOf(table), rows, columns: ledgerColumns(plan, table, reason ?? null), ignored })
  }
  const columns = entries.flatMap((entry) => entry.columns)
  const mapped = columns.filter(({ state }) => state === 'mapped').length
  return {
    rows: entries.reduce((sum, entry) => addCounts(sum, entry.rows), noRows()),
    columns: { source: columns.length, mapped, ignored: columns.length - mapped },
    tables: entries,
  }
}

function nameOf({ file_id, name }: InputTable): { file_id: string; table: string } {
  return { file_id, table: name }
}

function noRows(): RowCounts {
  return { source: 0, exported: 0, merged: 0, rejected: 0, ignored: 0 }
}

function addCounts(a: RowCounts, b: RowCounts): RowCounts {
  return {
    source: a.source + b.source,
    exported: a.exported + b.exported,
    merged: a.merged + b.merged,
    rejected: a.rejected + b.rejected,
    ignored: a.ignored + b.ignored,
  }
}

function usesOf(table: InputTable, sheets: FinishedSheet[]): Use[] {
  const key = tableKey(nameOf(table))
  return sheets.flatMap((sheet) =>
    sheet.work.plan.sources.flatMap((plan, source): Use[] => [
      ...(tableKey(plan) === key ? [{ kind: 'source', sheet, source } as const] : []),
      ...plan.joins.flatMap((join, index) =>
        tableKey(join) === key ? [{ kind: 'join', sheet, source, join: index } as const] : [],
      ),
    ]),
  )
}

interface TableRows {
  rows: RowCounts
  ignored: IgnoredRows[]
}

async function tableRows(
  query: Query,
  table: InputTable,
  uses: Use[],
  tables: TableIndex,
  unused: string,
): Promise<TableRows> {
  const counted = await rowsOf(query, table.parquet)
  const outside = table.ignored.reduce((sum, { rows }) => sum + rows, 0)
  const result = uses.length === 0 ? ignoringAll(counted, unused) : await usedRows(query, table, uses, tables)
  const { exported, merged, rejected } = result.rows
  const ignored = result.ignored.reduce((sum, { rows }) => sum + rows, 0)
  if (counted !== table.rows || exported + merged + rejected + ignored !== counted) {
    throw new EngineError(
      `The rows of table “${table.name}” in ${table.file_name} don't add up: ${table.rows} were read, ${counted} are stored; ` +
        `${exported} exported, ${rejected} rejected, ${merged} merged, ${ignored} ignored. Nothing was exported. This is a fault of the service.`,
    )
  }
  return {
    rows: { source: counted + outside, exported, merged, rejected, ignored: ignored + outside },
    ignored: [...table.ignored, ...result.ignored],
  }
}

function ignoringAll(rows: number, reason: string): TableRows {
  return { rows: noRows(), ignored: rows > 0 ? [{ reason, rows }] : [] }
}

async function usedRows(query: Query, table: InputTable, uses: Use[], tables: TableIndex): Promise<TableRows> {
  const [use] = uses
  const skips = skipsOf(uses)
  const reasons = [...skips.map(({ reason }) => reason), ...behindOf(uses).map(({ reason }) => reason)]
  const outcomes =
    uses.length === 1 && use?.kind === 'source'
      ? await countSingleUse(query, use, skips, table)
      : await countManyUses(query, uses, skips, table, tables)
  const rows = noRows()
  const ignored = new Map<string, number>()
  for (const { rank, reason, n } of outcomes) {
    if (rank === ranks.rejected) rows.rejected += n
    else if (rank === ranks.exported) rows.exported += n
    else if (rank === ranks.merged) rows.merged += n
    else {
      const told = reasons[reason] ?? 'It completes no row: no row has its key, or an earlier row has the same key'
      ignored.set(told, (ignored.get(told) ?? 0) + n)
    }
  }
  return { rows, ignored: [...ignored].map(([reason, n]) => ({ reason, rows: n })) }
}

/** So many rows came out with this rank; 0 for none, with the number of the skip that left them out, or -1. */
interface Outcome {
  rank: number
  reason: number
  n: number
}

async function outcomesOf(query: Query, sql: string): Promise<Outcome[]> {
  const rows = await query.rows(sql)
  return rows.map(({ rank, reason, n }) => ({ rank: Number(rank), reason: Number(reason), n: Number(n) }))
}

/** The skips that leave out rows of a table, in the plan's order: a row counts for the first that applies. */
function skipsOf(uses: Use[]): RowSkip[] {
  return uses.flatMap((use) => (use.kind === 'source' ? (use.sheet.work.plan.sources[use.source]?.skips ?? []) : []))
}

/** The rows of a table that are left out for what others say: the variables that mark them, with the reason. */
function behindOf(uses: Use[]): { variable: string; reason: string }[] {
  return uses.flatMap((use) =>
    use.kind === 'source'
      ? use.sheet.work.behind.flatMap(({ rows, reason }) => {
          const variable = rows.variables[use.source] ?? null
          return variable === null ? [] : [{ variable, reason }]
        })
      : [],
  )
}

/** The number of what leaves a row out, the skips first; -1 where nothing does. */
function skipNumber(skips: RowSkip[], uses: Use[], table: InputTable): string {
  const cases = [
    ...skips.map((skip) => skipCondition(skip, table)),
    ...behindOf(uses).map(({ variable }) => isSet(variable)),
  ].map((condition, index) => `WHEN ${condition} THEN ${index}`)
  return cases.length > 0 ? `CASE ${cases.join(' ')} ELSE -1 END` : '-1'
}

const rankOfStatus = `CASE WHEN _status = ${statusCodes.error} THEN ${ranks.rejected} ELSE ${ranks.exported} END`

/** The usual case, from counts alone. */
async function countSingleUse(
  query: Query,
  use: Extract<Use, { kind: 'source' }>,
  skips: RowSkip[],
  table: InputTable,
): Promise<Outcome[]> {
  const { sheet, source } = use
  const written = `SELECT ${rankOfStatus} AS rank, -1 AS reason, count(*) AS n
    FROM ${parquetScan(sheet.path)} WHERE _source = ${source} GROUP BY rank`
  const merged = mergedRows(sheet, source, table)
  const skipped = `SELECT 0 AS rank, ${skipNumber(skips, [use], table)} AS reason, count(*) AS n
    FROM ${tableScan(table)} GROUP BY reason HAVING reason >= 0`
  return [
    ...(await outcomesOf(query, written)),
    ...(merged === null
      ? []
      : await outcomesOf(query, `SELECT ${ranks.merged} AS rank, -1 AS reason, count(*) AS n FROM (${merged})`)),
    ...(skips.length + behindOf([use]).length === 0 ? [] : await outcomesOf(query, skipped)),
  ]
}

/** Row by row, for tables that feed several sheets or complete others. */
async function countManyUses(
  query: Query,
  uses: Use[],
  skips: RowSkip[],
  table: InputTable,
  tables: TableIndex,
): Promise<Outcome[]> {
  const parts = uses.flatMap((use) => {
    if (use.kind === 'join') return [completingRows(use, tables)]
    const merged = mergedRows(use.sheet, use.source, table)
    return [
      `SELECT _source_row AS row, ${rankOfStatus} AS rank FROM ${parquetScan(use.sheet.path)} WHERE _source = ${use.source}`,
      ...(merged === null ? [] : [`SELECT row, ${ranks.merged} AS rank FROM (${merged})`]),
    ]
  })
  return outcomesOf(
    query,
    `WITH best AS (SELECT row, max(rank) AS rank FROM (${parts.join(' UNION ALL ')}) GROUP BY row)
     SELECT coalesce(best.rank, 0) AS rank, CASE WHEN best.rank IS NULL THEN ${skipNumber(skips, uses, table)} ELSE -1 END AS reason, count(*) AS n
     FROM ${tableScan(table)} t LEFT JOIN best ON t._row = best.row GROUP BY ALL`,
  )
}

/** `row` of every source row that was merged into another; null when none was. */
function mergedRows({ work }: FinishedSheet, source: number, table: InputTable): string | null {
  const variable = work.merged?.variables[source] ?? null
  if (variable === null) return null
  const behind = work.behind
    .flatMap(({ rows }) => rows.variables[source] ?? [])
    .map((left) => ` AND NOT ${isSet(left)}`)
  return `SELECT _row AS row FROM ${tableScan(table)} WHERE ${isSet(variable)}${behind.join('')}`
}

function isSet(variable: string): string {
  return `get_bit(getvariable('${variable}'), _row::INTEGER) = 1`
}

/** Rows of a joined table that complete a row of the sheet: the first per key, where some row that isn't skipped has the key. */
function completingRows(use: Extract<Use, { kind: 'join' }>, tables: TableIndex): string {
  const source = use.sheet.work.plan.sources[use.source]
  const join = source?.joins[use.join]
  if (!source || !join) throw new EngineError('The plan names a join that it does not have. Generate a new plan.')
  const table = findTable(tables, source)
  const kept = source.skips.map((skip) => ` AND NOT (${skipCondition(skip, table)})`).join('')
  const keys = `SELECT ${leftKey(join)} AS key FROM ${tableScan(table)} WHERE key IS NOT NULL${kept}`
  return `SELECT _row AS row, ${ranks.merged} AS rank FROM (${firstPerKey(join, findTable(tables, join), [])}) WHERE _key IN (${keys})`
}
