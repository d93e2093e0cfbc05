import type { Check } from '../check/check.ts'
import { bitOf, maskName } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { Impact } from '../model.ts'
import { rowId } from '../preview/row-id.ts'
import { readSheetInfo, rowsOf, type SheetInfo } from './sheet-file.ts'
import { verifyFiles } from './verify.ts'

/** The sheets of an earlier plan, as files. */
export interface PreviousResult {
  version: number
  sheets: { slug: string; path: string; sha256: string }[]
}

interface Side {
  info: SheetInfo
  path: string
}

type SheetImpact = Pick<Impact, 'rows' | 'issues' | 'columns'>

/** Cells shown for each column that changed. */
const EXAMPLES = 3
/** Columns compared in one pass over both files: where rows have to be joined by key, their values are held in memory. */
const COLUMNS_AT_ONCE = { inOrder: 100, byKey: 8 }

/**
 * What a plan changed since an earlier one, from the sheets' files alone. Rows are the same when they come from the same row of the
 * same table; a column that one of the sheets lacks is empty there. The issues of rows that came or went count too. Null when the
 * earlier files are no longer what they were: there is nothing left to compare with, and the new plan needs them for nothing else.
 */
export async function impactOf(
  query: Query,
  previous: PreviousResult,
  finished: { work: { info: SheetInfo }; path: string }[],
): Promise<Impact | null> {
  if ((await verifyFiles(previous.sheets)).length > 0) return null
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
  const inOrder = await haveSameRows(query, before, after)
  const joined = joinedRows(before, after, inOrder)
  const columns = [...new Set([...after.info.columns, ...before.info.columns])].map((column, index) => ({
    column,
    index,
    old: cell('b', before.info, column),
    new: cell('a', after.info, column),
  }))
  const issues = issueChanges(before.info, after.info)
  const [total] = await query.rows(`SELECT
    count(*) FILTER (b.place IS NULL) AS added,
    count(*) FILTER (a.place IS NULL) AS removed,
    count(*) FILTER (${BOTH} AND a.digest <> b.digest) AS changed,
    coalesce(sum(${issues.added}), 0)::BIGINT AS issues_added,
    coalesce(sum(${issues.removed}), 0)::BIGINT AS issues_removed
    FROM ${joined}`)
  const changes: Impact['columns'] = []
  const atOnce = inOrder ? COLUMNS_AT_ONCE.inOrder : COLUMNS_AT_ONCE.byKey
  for (let first = 0; Number(total?.changed ?? 0) > 0 && first < columns.length; first += atOnce) {
    changes.push(...(await changedColumns(query, joined, after.info, columns.slice(first, first + atOnce))))
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

interface ComparedColumn {
  column: string
  index: number
  old: string
  new: string
}

const BOTH = 'a.place IS NOT NULL AND b.place IS NOT NULL'

/** Cells are counted first: examples cost more, and most columns need none. */
async function changedColumns(
  query: Query,
  joined: string,
  info: SheetInfo,
  columns: ComparedColumn[],
): Promise<Impact['columns']> {
  const differs = (column: ComparedColumn): string => `${BOTH} AND ${column.old} IS DISTINCT FROM ${column.new}`
  const counts = columns.map((column) => `count(*) FILTER (${differs(column)}) AS n${column.index}`)
  const [counted] = await query.rows(`SELECT ${counts.join(', ')} FROM ${joined}`)
  const changed = columns.filter(({ index }) => Number(counted?.[`n${index}`] ?? 0) > 0)
  if (changed.length === 0) return []
  const examples = changed.map((column) => {
    const example = `{source: a._source, row: a._source_row, before: ${column.old}, after: ${column.new}}`
    return `to_json(arg_min(${example}, a.place, ${EXAMPLES}) FILTER (${differs(column)}))::VARCHAR AS e${column.index}`
  })
  const [shown] = await query.rows(`SELECT ${examples.join(', ')} FROM ${joined}`)
  return changed.map(({ column, index }) => ({
    slug: info.slug,
    column,
    cells_changed: Number(counted?.[`n${index}`]),
    examples: examplesOf(shown?.[`e${index}`], info),
  }))
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

/** Most updates keep every row: then the files can be read side by side, which needs no memory. */
async function haveSameRows(query: Query, before: Side, after: Side): Promise<boolean> {
  if ((await rowsOf(query, before.path)) !== (await rowsOf(query, after.path))) return false
  const [row] = await query.rows(
    `SELECT count(*) AS n FROM ${joinedRows(before, after, true)} WHERE a.origin <> b.origin OR a._source_row <> b._source_row`,
  )
  return Number(row?.n) === 0
}

/**
 * Rows of both files side by side, `b` before and `a` after: as they stand when `inOrder`, else by table and row of it. `place` counts
 * from 1; `digest` is of all cells, in 64 bits.
 */
function joinedRows(before: Side, after: Side, inOrder: boolean): string {
  const ids = new Map<string, number>()
  for (const source of [...before.info.sources, ...after.info.sources]) {
    const key = originOf(source)
    if (!ids.has(key)) ids.set(key, ids.size)
  }
  const columns = [...new Set([...after.info.columns, ...before.info.columns])]
  const rows = ({ info, path }: Side): string => {
    const numbers = info.sources.map((source) => ids.get(originOf(source)))
    const cells = columns.map((column) => cell('sheet', info, column))
    return `(SELECT *, file_row_number + 1 AS place, list_extract([${numbers.join(', ')}]::INTEGER[], _source + 1) AS origin,
      hash(${cells.join(', ')}) AS digest FROM ${parquetScan(path)} sheet)`
  }
  const sides = [`${rows(before)} b`, `${rows(after)} a`] as const
  if (inOrder) return sides.join(' POSITIONAL JOIN ')
  return `${sides.join(' FULL OUTER JOIN ')} ON a.origin = b.origin AND a._source_row = b._source_row`
}

function originOf({ file_id, table, part }: SheetInfo['sources'][number]): string {
  return JSON.stringify([file_id, table, part ?? null])
}

function cell(side: 'a' | 'b' | 'sheet', { columns }: SheetInfo, column: string): string {
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
