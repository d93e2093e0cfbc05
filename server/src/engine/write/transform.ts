import type { AnyCheck } from '../check/check.ts'
import { checksOf } from '../check/index.ts'
import { rowMasks, statusSql } from '../check/mask.ts'
import { validateStrictRules } from '../check/strict.ts'
import type { Query } from '../compile/query.ts'
import { compileSheet, usesRowNumber, type SourceState } from '../compile/sheet.ts'
import { compileSource } from '../compile/source.ts'
import { findTable, parquetScan, type TableIndex } from '../compile/tables.ts'
import { EngineError, type SheetPlan, type Template } from '../model.ts'
import { copyToSheet, maskNames, rowsOf, valueNames, type SheetInfo } from './sheet-file.ts'

/** A sheet under way. */
export interface SheetWork {
  /** Its place in the plan; names its SQL variables. */
  index: number
  plan: SheetPlan
  template: Template
  checks: AnyCheck[]
  info: SheetInfo
  /** Parquet file of all its rows, with what each row alone tells of its issues. */
  path: string
  rows: number
  /** BITSTRING variable of the rows of `path` that are merged into others, and how many; null when there are none. */
  merged: { variable: string; rows: number } | null
}

export interface SheetContext {
  query: Query
  tables: TableIndex
  templates: Template[]
  /** Slugs that have a sheet in the plan. */
  slugs: Set<string>
}

/** Runs the transforms of a sheet and the checks that need one row only: one pass over its sources, into the file `path`. */
export async function transformSheet(
  context: SheetContext,
  plan: SheetPlan,
  index: number,
  path: string,
  excluded: (string | null)[] = [],
): Promise<SheetWork> {
  const { query, tables, templates, slugs } = context
  const template = templates.find(({ slug }) => slug === plan.slug)
  if (!template)
    throw new EngineError(`The plan fills the template “${plan.slug}”, which is no longer there. Generate a new plan.`)
  await validateStrictRules(query, template)
  const compiled = compileSheet(plan, template, tables, await sourceStates(context, plan, excluded))
  const checks = checksOf(plan, template, compiled, { templates, slugs, problems: await rowProblems(context, plan) })
  const info: SheetInfo = {
    slug: plan.slug,
    columns: template.columns.map(({ name }) => name),
    checks: checks.map(({ column, code, severity, message }) => ({ column, code, severity, message })),
    sources: plan.sources.map(({ file_id, table }) => ({ file_id, table })),
  }
  await query.run(copyToSheet(checkedRows(compiled.sql, checks, info), path, info))
  return { index, plan, template, checks, info, path, rows: await rowsOf(query, path), merged: null }
}

/** Masks are computed once, in a layer of their own, as the status reads them. */
function checkedRows(sql: string, checks: AnyCheck[], info: SheetInfo): string {
  const values = valueNames(info.columns).join(', ')
  const names = maskNames(checks)
  const masks = rowMasks(checks).map((mask, index) => `${mask} AS ${names[index]}, `)
  const inner = `SELECT _source, _source_row, ${values}, ${masks.join('')}_lost FROM (${sql})`
  const status = statusSql(checks, names)
  return `SELECT _source, _source_row, ${values}, ${status} AS _status, ${names.map((name) => `${name}, `).join('')}_lost FROM (${inner})`
}

async function rowProblems({ query, tables }: SheetContext, plan: SheetPlan): Promise<Set<string>> {
  const marked = plan.sources.map((source) => findTable(tables, source)).filter(({ problem_rows }) => problem_rows > 0)
  const found = new Set<string>()
  for (const { parquet } of marked) {
    const rows = await query.rows(
      `SELECT DISTINCT _problem AS problem FROM ${parquetScan(parquet)} WHERE _problem IS NOT NULL`,
    )
    for (const row of rows) found.add(String(row.problem))
  }
  return found
}

/** Where rows are numbered, the sources before each one are counted first. */
async function sourceStates(
  { query, tables }: SheetContext,
  plan: SheetPlan,
  excluded: (string | null)[],
): Promise<SourceState[]> {
  const numbered = plan.sources.some(usesRowNumber)
  const states: SourceState[] = []
  let offset = 0
  for (const [index, source] of plan.sources.entries()) {
    const variable = excluded[index] ?? null
    states.push({ excluded: variable, offset })
    if (!numbered) continue
    const [row] = await query.rows(`SELECT count(*) AS rows FROM (${compileSource(source, tables, variable).sql})`)
    offset += Number(row?.rows ?? 0)
  }
  return states
}
