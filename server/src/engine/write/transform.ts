import type { AnyCheck, Check } from '../check/check.ts'
import { checksOf } from '../check/index.ts'
import { bitOf, rowMasks, statusSql } from '../check/mask.ts'
import { validateStrictRules } from '../check/strict.ts'
import type { Query } from '../compile/query.ts'
import { compileSheet, usesRowNumber, type SourceState } from '../compile/sheet.ts'
import { compileSource } from '../compile/source.ts'
import { findTable, parquetScan, type RowSpan, type TableIndex } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import { EngineError, type SheetPlan, type Template } from '../model.ts'
import { copyToSheet, maskNames, valueNames, type SheetInfo } from './sheet-file.ts'

/** A sheet under way. */
export interface SheetWork {
  /** Its place in the plan; names its SQL variables. */
  index: number
  plan: SheetPlan
  template: Template
  checks: AnyCheck[]
  info: SheetInfo
  /** Rows that are not written, as others stand for them or as they are `behind`; null when there are none. */
  merged: MarkedRows | null
  /** Of these the ones that are left out for what another row says, each with the reason. */
  behind: { rows: MarkedRows; reason: string }[]
}

/** Some rows of a sheet: how many, and per source of its plan the BITSTRING variable that marks them by `_row`, or null for none. */
export interface MarkedRows {
  rows: number
  variables: (string | null)[]
}

/** A check that looked at other rows, and the rows that it failed in. */
export interface Mark {
  check: number
  failed: MarkedRows
}

export interface SheetContext {
  query: Query
  tables: TableIndex
  templates: Template[]
  /** Slugs that have a sheet in the plan. */
  slugs: Set<string>
}

/** What a sheet of the plan will be: nothing is read yet but which problems its rows have. */
export async function prepareSheet(context: SheetContext, plan: SheetPlan, index: number): Promise<SheetWork> {
  const { query, tables, templates, slugs } = context
  const template = templates.find(({ slug }) => slug === plan.slug)
  if (!template)
    throw new EngineError(`The plan fills the template “${plan.slug}”, which is no longer there. Generate a new plan.`)
  await validateStrictRules(query, template)
  const compiled = compileSheet(plan, template, tables)
  const checks = checksOf(plan, template, compiled, { templates, slugs, problems: await rowProblems(context, plan) })
  const info: SheetInfo = {
    slug: plan.slug,
    columns: template.columns.map(({ name }) => name),
    checks: checks.map(storedCheck),
    sources: plan.sources.map(({ file_id, table, part }) => ({ file_id, table, ...(part !== undefined && { part }) })),
  }
  return { index, plan, template, checks, info, merged: null, behind: [] }
}

/** Of a check what the sheet's file keeps: how it was found needs nobody to know any more. */
function storedCheck({ column, code, severity, message, cells }: AnyCheck): Check {
  return { column, code, severity, message, ...(cells && { cells }) }
}

/** The sheet with further checks, told after the others. */
export function withChecks(work: SheetWork, more: AnyCheck[]): SheetWork {
  if (more.length === 0) return work
  const { checks, info } = work
  return {
    ...work,
    checks: [...checks, ...more],
    info: { ...info, checks: [...info.checks, ...more.map(storedCheck)] },
  }
}

interface Chosen {
  /** Just these rows. */
  only?: MarkedRows | null
  marks?: Mark[]
  spans?: RowSpan[][]
  /** Nothing but the values of these columns, and where their rows come from: `v0`, `v1`, … */
  values?: Iterable<string> | null
}

/** SQL of the rows of a sheet, less the merged ones: see CompiledSheet. */
export async function rowsOfSheet(
  context: SheetContext,
  { plan, template, info, merged }: SheetWork,
  { only = null, marks = [], spans = [], values = null }: Chosen = {},
): Promise<string> {
  const offsets = await offsetsOf(context, plan, merged)
  const dictionaries = await dictionariesOf(context, plan)
  const states = plan.sources.map((_, source): SourceState => {
    const marked = marks.flatMap(({ check, failed }) => {
      const variable = failed.variables[source] ?? null
      return variable === null ? [] : [{ ...bitOf(check), variable }]
    })
    const excluded = merged?.variables[source] ?? null
    const variable = only?.variables[source] ?? null
    const chosen = only === null ? null : variable === null ? 'none' : { variable }
    return {
      rows: { excluded, only: chosen, spans: spans[source] ?? null },
      offset: offsets[source] ?? 0,
      marked,
      dictionaries: dictionaries[source] ?? new Set(),
    }
  })
  const names = valueNames(info.columns)
  const wanted = values === null ? null : new Set([...values].map((name) => names.indexOf(name)))
  return compileSheet(plan, template, context.tables, states, wanted).sql
}

/**
 * Runs the transforms of a sheet and the checks that need one row only, and writes its file: one pass over its sources. What takes other
 * rows to know (`marks`, and the rows that are merged) is known by then.
 */
export async function writeSheet(context: SheetContext, work: SheetWork, marks: Mark[], path: string): Promise<void> {
  const { checks, info } = work
  const sql = await rowsOfSheet(context, work, { marks })
  const known = new Set(marks.map(({ check }) => bitOf(check).mask))
  await context.query.run(copyToSheet(checkedRows(sql, checks, info, known), path, info))
}

/** Masks are computed once, in a layer of their own, as the status reads them. */
function checkedRows(sql: string, checks: AnyCheck[], info: SheetInfo, known: ReadonlySet<number>): string {
  const values = valueNames(info.columns).join(', ')
  const names = maskNames(checks)
  const masks = rowMasks(checks).map(
    (mask, index) => `${mask}${known.has(index) ? ` | _m${index}` : ''} AS ${names[index]}, `,
  )
  const inner = `SELECT _source, _source_row, ${values}, ${masks.join('')}_lost FROM (${sql})`
  const status = statusSql(checks, names)
  return `SELECT _source, _source_row, ${values}, ${status} AS _status, ${names.map((name) => `${name}, `).join('')}_lost FROM (${inner})`
}

/** In tables of fewer rows there is nothing to gain: a function once per value takes some milliseconds to plan. */
const leastRows = 5_000

/** Per source the columns of its table that are stored as dictionaries all through. */
async function dictionariesOf({ query, tables }: SheetContext, plan: SheetPlan): Promise<ReadonlySet<number>[]> {
  const found: ReadonlySet<number>[] = []
  for (const source of plan.sources) {
    const table = findTable(tables, source)
    if (table.rows < leastRows) {
      found.push(new Set())
      continue
    }
    const rows = await query.rows(
      `SELECT path_in_schema AS name FROM parquet_metadata(${quoteLiteral(table.parquet)})
       GROUP BY name HAVING bool_and(contains(encodings, 'DICTIONARY'))`,
    )
    found.push(
      new Set(rows.flatMap(({ name }) => (/^c\d+$/.test(String(name)) ? [Number(String(name).slice(1))] : []))),
    )
  }
  return found
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
async function offsetsOf(
  { query, tables }: SheetContext,
  plan: SheetPlan,
  merged: MarkedRows | null,
): Promise<number[]> {
  if (!plan.sources.some(usesRowNumber)) return []
  const offsets: number[] = []
  let offset = 0
  for (const [index, source] of plan.sources.entries()) {
    offsets.push(offset)
    const rows = { excluded: merged?.variables[index] ?? null }
    const [row] = await query.rows(`SELECT count(*) AS rows FROM (${compileSource(source, tables, rows).sql})`)
    offset += Number(row?.rows ?? 0)
  }
  return offsets
}
