import type { Check } from '../check/check.ts'
import { bitOf, maskName } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { Impact } from '../model.ts'
import { rowId } from '../preview/row-id.ts'
import { readSheetInfo, rowsOf, type SheetInfo } from './sheet-file.ts'

/** The sheets of an earlier plan, as files. */
export interface PreviousResult {
  version: number
  sheets: { slug: string; path: string }[]
}

interface Side {
  info: SheetInfo
  path: string
}

type SheetImpact = Pick<Impact, 'rows' | 'issues' | 'columns'>

/** Cells shown for each column that changed. */
const EXAMPLES = 3
/** Columns compared in one pass over both files: an aggregate for each, and one for its examples. */
const COLUMNS_AT_ONCE = 100

/**
 * What a plan changed since an earlier one, from the sheets' files alone. Rows are the same when they come from the same row of the
 * same table; a column that one of the sheets lacks is empty there. The issues of rows that came or went count too.
 */
export async function impactOf(
  query: Query,
  previous: PreviousResult,
  finished: { work: { info: SheetInfo }; path: string }[],
): Promise<Impact> {
  const slugs = new Set([...previous.sheets.map(({ slug }) => slug), ...finished.map(({ work }) => work.info.slug)])
  const parts: SheetImpact[] = []
  for (const slug of slugs) {
    const old = previous.sheets.find((sheet) => sheet.slug === slug)
    const before = old ? { info: await readSheetInfo(query, old.path), path: old.path } : null
    const now = finished.find(({ work }) => work.info.slug === slug)
    const after = now ? { info: now.work.info, path: now.path } : null
    parts.push(await sheetImpact(query, before, after))
  }
  const sum = (figure: (part: SheetImpact) => number): number => parts.reduce((total, part) => total + figure(part), 0)
  return {
    from_version: previous.version,
    rows: {
      added: sum(({ rows }) => rows.added),
      removed: sum(({ rows }) => rows.removed),
      changed: sum(({ rows }) => rows.changed),
    },
    issues: { added: sum(({ issues }) => issues.added), removed: sum(({ issues }) => issues.removed) },
    columns: parts.flatMap(({ columns }) => columns),
  }
}

async function sheetImpact(query: Query, before: Side | null, after: Side | null): Promise<SheetImpact> {
  if (before && after) return comparedSheets(query, before, after)
  const only = before ?? after
  const rows = only ? await rowsOf(query, only.path) : 0
  const issues = only ? await issuesOf(query, only) : 0
  return {
    rows: { added: after ? rows : 0, removed: before ? rows : 0, changed: 0 },
    issues: { added: after ? issues : 0, removed: before ? issues : 0 },
    columns: [],
  }
}

async function issuesOf(query: Query, { info, path }: Side): Promise<number> {
  if (info.checks.length === 0) return 0
  const masks = [...new Set(info.checks.map((_, index) => `bit_count(${maskName(bitOf(index).mask)})`))]
  const [row] = await query.rows(`SELECT coalesce(sum(${masks.join(' + ')}), 0)::BIGINT AS n FROM ${parquetScan(path)}`)
  return Number(row?.n ?? 0)
}

async function comparedSheets(query: Query, before: Side, after: Side): Promise<SheetImpact> {
  const joined = joinedRows(before, after)
  const columns = [...new Set([...after.info.columns, ...before.info.columns])].map((column, index) => ({
    column,
    index,
    old: cell('b', before.info, column),
    new: cell('a', after.info, column),
  }))
  const both = 'a.place IS NOT NULL AND b.place IS NOT NULL'
  const differs = columns.map((column) => `${column.old} IS DISTINCT FROM ${column.new}`)
  const issues = issueChanges(before.info, after.info)
  const [total] = await query.rows(`SELECT
    count(*) FILTER (b.place IS NULL) AS added,
    count(*) FILTER (a.place IS NULL) AS removed,
    count(*) FILTER (${both} AND (${differs.join(' OR ') || 'false'})) AS changed,
    coalesce(sum(${issues.added}), 0)::BIGINT AS issues_added,
    coalesce(sum(${issues.removed}), 0)::BIGINT AS issues_removed
    FROM ${joined}`)
  const changes: Impact['columns'] = []
  for (let first = 0; Number(total?.changed ?? 0) > 0 && first < columns.length; first += COLUMNS_AT_ONCE) {
    const some = columns.slice(first, first + COLUMNS_AT_ONCE)
    const terms = some.flatMap((column) => {
      const filter = `FILTER (${both} AND ${differs[column.index]})`
      const example = `{source: a._source, row: a._source_row, before: ${column.old}, after: ${column.new}}`
      return [
        `count(*) ${filter} AS n${column.index}`,
        `to_json(arg_min(${example}, a.place, ${EXAMPLES}) ${filter})::VARCHAR AS e${column.index}`,
      ]
    })
    const [row] = await query.rows(`SELECT ${terms.join(', ')} FROM ${joined}`)
    for (const { column, index } of some) {
      const cells_changed = Number(row?.[`n${index}`] ?? 0)
      const examples = examplesOf(row?.[`e${index}`], after.info)
      if (cells_changed > 0) changes.push({ slug: after.info.slug, column, cells_changed, examples })
    }
  }
  return {
    rows: {
      added: Number(total?.added ?? 0),
      removed: Number(total?.removed ?? 0),
      changed: Number(total?.changed ?? 0),
    },
    issues: { added: Number(total?.issues_added ?? 0), removed: Number(total?.issues_removed ?? 0) },
    columns: changes,
  }
}

interface Example {
  source: number
  row: number
  before: string | null
  after: string | null
}

/** Examples as DuckDB's JSON has them, with the ids that their rows have in the preview. */
function examplesOf(json: unknown, { sources }: SheetInfo): Impact['columns'][number]['examples'] {
  const examples = typeof json === 'string' ? (JSON.parse(json) as Example[]) : []
  return examples.flatMap(({ source, row, before, after }) => {
    const table = sources[source]
    return table ? [{ row_id: rowId(table, row), before, after }] : []
  })
}

/** Rows of both files side by side, `b` before and `a` after: same table, same row of it. `place` counts from 1. */
function joinedRows(before: Side, after: Side): string {
  const ids = new Map<string, number>()
  for (const source of [...before.info.sources, ...after.info.sources]) {
    const key = JSON.stringify([source.file_id, source.table])
    if (!ids.has(key)) ids.set(key, ids.size)
  }
  const rows = ({ info, path }: Side): string => {
    const numbers = info.sources.map(({ file_id, table }) => ids.get(JSON.stringify([file_id, table])))
    return `(SELECT *, file_row_number + 1 AS place, list_extract([${numbers.join(', ')}]::INTEGER[], _source + 1) AS origin
      FROM ${parquetScan(path)})`
  }
  return `${rows(before)} b FULL OUTER JOIN ${rows(after)} a ON a.origin = b.origin AND a._source_row = b._source_row`
}

function cell(side: 'a' | 'b', { columns }: SheetInfo, column: string): string {
  const index = columns.indexOf(column)
  return index < 0 ? 'NULL::VARCHAR' : `${side}.v${index}`
}

/** Numbers of issues that a row gained and lost: checks are the same when they say the same of the same column. */
function issueChanges(before: SheetInfo, after: SheetInfo): { added: string; removed: string } {
  const old = bitsByCheck('b', before.checks)
  const now = bitsByCheck('a', after.checks)
  const terms = [...new Set([...old.keys(), ...now.keys()])].map((key) => {
    const had = old.get(key) ?? 'false'
    const has = now.get(key) ?? 'false'
    return { added: `(${has} AND NOT ${had})::INTEGER`, removed: `(${had} AND NOT ${has})::INTEGER` }
  })
  return {
    added: terms.map(({ added }) => added).join(' + ') || '0',
    removed: terms.map(({ removed }) => removed).join(' + ') || '0',
  }
}

function bitsByCheck(side: 'a' | 'b', checks: readonly Check[]): Map<string, string> {
  const bits = new Map<string, string>()
  checks.forEach((check, index) => {
    const { mask, bit } = bitOf(index)
    const term = `coalesce((${side}.${maskName(mask)} & ${bit}::UBIGINT) <> 0, false)`
    const key = JSON.stringify([
      check.column,
      check.code,
      check.severity,
      check.code === 'cross_cell' ? check.message : null,
    ])
    const known = bits.get(key)
    bits.set(key, known ? `(${known} OR ${term})` : term)
  })
  return bits
}
