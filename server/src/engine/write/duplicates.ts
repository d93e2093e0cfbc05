import { equalRows } from '../compile/deduplicate.ts'
import type { Query } from '../compile/query.ts'
import { findTable, parquetScan, tableKey, tableScan, type TableIndex } from '../compile/tables.ts'
import type { Answer, ColumnPlan, Evidence, Question, SheetPlan, SourcePlan } from '../model.ts'
import { copyRows, markRows, repeatedRows, withTwins, type ComparedColumns } from './compared.ts'
import { valueNames } from './sheet-file.ts'
import { rowsOfSheet, type SheetContext, type SheetWork } from './transform.ts'

export type DuplicateRule = Exclude<SheetPlan['duplicates'], 'ask'>

const rules: DuplicateRule[] = ['keep_first', 'keep_last', 'keep_all']

/** Rows shown with the question, and the groups that they come from. */
const evidenceRows = 6

/** What the plan or an answer says about rows that are equal in every mapped cell; null when it has to be asked. */
export function duplicateRule(plan: SheetPlan, answers: Answer[]): DuplicateRule | null {
  if (plan.duplicates !== 'ask') return plan.duplicates
  return rules.find((rule) => rule === duplicateAnswer(plan, answers)?.value) ?? null
}

export function duplicateAnswer({ slug }: SheetPlan, answers: Answer[]): Answer | undefined {
  return answers.findLast(({ key }) => key === duplicateKey(slug))
}

export function duplicateKey(slug: string): string {
  return `duplicate:${slug}`
}

/** Rows looked at to see which columns tell rows apart. */
const sampledRows = 20_000

/**
 * Columns in which few rows are equal, as `v0` …: rows that differ there need not be compared in all others. Any choice finds the same
 * equal rows; a good one leaves little to compare. Empty when the sheet has no mapped column.
 */
export async function tellingColumns({ query, tables }: SheetContext, work: SheetWork): Promise<string[]> {
  const columns = mappedColumns(work)
  const unique = columns.filter((name) => work.template.columns[columnOf(name)]?.unique === true)
  const [source] = work.plan.sources
  if (unique.length > 0 || columns.length === 0 || !source) return unique.slice(0, 1)
  const inputs = columns.map((name) => {
    const plan = source.columns.find(({ column }) => column === work.info.columns[columnOf(name)])
    return plan?.inputs.find((input) => tableKey(input) === tableKey(source))?.position
  })
  const counts = inputs.map((position) => (position === undefined ? '0' : `approx_count_distinct(c${position})`))
  const [row] = await query.rows(
    `SELECT ${counts.map((count, index) => `${count} AS n${index}`).join(', ')}
     FROM (SELECT * FROM ${tableScan(findTable(tables, source))} LIMIT ${sampledRows})`,
  )
  const ranked = columns.map((name, index) => ({ name, distinct: Number(row?.[`n${index}`] ?? 0) }))
  return ranked
    .toSorted((one, other) => other.distinct - one.distinct)
    .slice(0, 2)
    .map(({ name }) => name)
}

/** Transforms all mapped columns of the rows that may equal another, into the file `path`: they are equal in `telling`. False when there are none. */
export async function writeTwins(
  context: SheetContext,
  work: SheetWork,
  compared: ComparedColumns,
  telling: string[],
  path: string,
): Promise<boolean> {
  const repeated = await repeatedRows(context.query, compared, telling)
  // Whatever else was compared anyway tells more of them apart.
  const known = mappedColumns(work).filter((name) => compared.columns.includes(name))
  const only = await markRows(context, work, `twins_${work.index}`, withTwins(parquetScan(repeated), known))
  if (only === null) return false
  const values = mappedColumns(work)
  const rows = await rowsOfSheet(context, work, { only, values })
  await context.query.run(copyRows(`SELECT _source, _source_row, ${values.join(', ')} FROM (${rows})`, path))
  return true
}

/** Marks the rows that the rule merges into others. `twins`: the file of those that may be equal. */
export async function markMerged(
  context: SheetContext,
  work: SheetWork,
  twins: string,
  rule: DuplicateRule,
): Promise<SheetWork> {
  if (rule === 'keep_all') return work
  const equal = equalRows(twins, mappedColumns(work), rule === 'keep_last')
  const merged = `SELECT * FROM ${parquetScan(twins)} WHERE file_row_number IN (SELECT place FROM (${equal}) WHERE turn > 1)`
  return { ...work, merged: await markRows(context, work, `merged_${work.index}`, merged) }
}

/**
 * Names of the unmapped source columns that some rows which are equal in every mapped cell differ in; empty when equal rows are equal
 * there too, or when every column is mapped. Columns of several tables are the same when their names are; spaces around and empty cells
 * make no difference. Hashes are compared, so that memory does not grow with the length of the cells.
 */
export async function differingColumns(
  { query, tables }: SheetContext,
  work: SheetWork,
  twins: string,
): Promise<string[]> {
  const unmapped = work.plan.sources.map((source) => unmappedColumns(source, work.plan.sources, tables))
  const names = [...new Set(unmapped.flatMap((columns) => [...columns.keys()]))]
  if (work.merged === null || names.length === 0) return []
  const columns = mappedColumns(work)
  const equal = equalRows(twins, columns)
  const cells = work.plan.sources.map((source, index) => {
    const hashes = names.map((name, at) => `${cellHash(unmapped[index]?.get(name))} AS h${at}`)
    return `SELECT ${index}::USMALLINT AS _source, _row AS _source_row, ${hashes.join(', ')}
      FROM ${tableScan(findTable(tables, source))}`
  })
  const [found] = await query.rows(
    `WITH twins AS (${equal}),
      rows AS (
        SELECT _source, _source_row, ${columns.join(', ')} FROM ${parquetScan(twins)}
        WHERE file_row_number IN (SELECT place FROM twins)
      ),
      cells AS (${cells.join(' UNION ALL ')}),
      equals AS (
        SELECT ${names.map((_, at) => `min(h${at}) <> max(h${at}) AS d${at}`).join(', ')}
        FROM rows JOIN cells USING (_source, _source_row) GROUP BY ${columns.join(', ')}
      )
      SELECT ${names.map((_, at) => `bool_or(d${at}) AS d${at}`).join(', ')} FROM equals`,
  )
  return names.filter((_, at) => found?.[`d${at}`] === true)
}

/** Positions of the columns of a source's own table that end nowhere, in other rows of it neither, by name. */
function unmappedColumns(source: SourcePlan, sources: readonly SourcePlan[], tables: TableIndex): Map<string, number> {
  const inputs = sources
    .flatMap(({ columns }) => columns)
    .flatMap((column) => column.inputs)
    .filter((input) => tableKey(input) === tableKey(source))
  const mapped = new Set(inputs.map(({ position }) => position))
  const others = findTable(tables, source).columns.filter(({ position }) => !mapped.has(position))
  return new Map(others.map(({ name, position }) => [name, position]))
}

function cellHash(position: number | undefined): string {
  return `hash(${position === undefined ? `''` : `coalesce(trim(c${position}), '')`})`
}

/**
 * What is done with equal rows when nobody says: rows that differ in what is not mapped may be different things, so all stay. Not where
 * they have the same key, which every row must have for itself: they are one thing then, and kept all would be refused all.
 */
export function defaultRule(work: SheetWork, differing: string[]): DuplicateRule {
  return differing.length > 0 && !hasKey(work) ? 'keep_all' : 'keep_first'
}

/** Whether equal rows are one thing, written twice: they share what each row must have for itself. Nobody is asked which of them stays. */
export function hasKey(work: SheetWork): boolean {
  const { columns, cross_cell_rules } = work.template
  const isKey = mappedColumns(work).some((name) => columns[columnOf(name)]?.unique && columns[columnOf(name)]?.required)
  if (isKey) return true
  const filled = filledColumns(work)
  const required = new Set(columns.flatMap(({ name, required: must }) => (must && filled.has(name) ? name : [])))
  return cross_cell_rules.some(
    (rule) => rule.kind === 'unique_together' && rule.columns.every((name) => required.has(name)),
  )
}

/** The sentence on what the default did to a sheet's duplicates. */
export function duplicateNote(work: SheetWork, differing: string[]): string {
  const said = differing.length > 0 ? differs(differing) : ''
  const done = defaultRule(work, differing) === 'keep_all' ? 'all were kept' : 'one of each was kept'
  return `${equalSentence(work)}${said}: ${done}.`
}

function equalSentence({ template, merged }: SheetWork): string {
  const count = merged?.rows ?? 0
  return `${count} row${count === 1 ? '' : 's'} of ${template.name} equal${count === 1 ? 's' : ''} another row in every mapped cell`
}

function differs(columns: string[]): string {
  const named = columns.slice(0, 5).map((name) => `“${name}”`)
  const more = columns.length - named.length
  return `, but such rows differ in columns that are not mapped (${named.join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}

/** The question about a sheet's duplicates; null when `work` has none marked. `twins`, `differing`: see writeTwins, differingColumns. */
export async function duplicateQuestion(
  query: Query,
  work: SheetWork,
  twins: string,
  differing: string[],
): Promise<Question | null> {
  if (work.merged === null) return null
  const preset = defaultRule(work, differing)
  const said = differing.length > 0 ? differs(differing) : ''
  return {
    key: duplicateKey(work.plan.slug),
    kind: 'duplicate',
    prompt: `${equalSentence(work)}${said}. Which of such rows should be kept?`,
    target: { slug: work.plan.slug, column: null },
    options: [
      { value: 'keep_first', label: 'Keep the first of each', confidence: preset === 'keep_first' ? 0.8 : 0.15 },
      { value: 'keep_last', label: 'Keep the last of each', confidence: 0.05 },
      { value: 'keep_all', label: 'Keep them all', confidence: preset === 'keep_all' ? 0.8 : 0.15 },
    ],
    free_text: false,
    evidence: await evidence(query, work, twins),
    affected_rows: work.merged.rows,
    default: preset,
  }
}

/** The first groups of equal rows, told by the column that identifies them best: the unique one, else the first that is mapped. */
async function evidence(query: Query, work: SheetWork, twins: string): Promise<Evidence[]> {
  const columns = mappedColumns(work)
  const unique = work.template.columns.findIndex((column, index) => column.unique && columns.includes(`v${index}`))
  const shown = unique >= 0 ? unique : columnOf(columns[0] ?? '')
  const equal = equalRows(twins, columns)
  const rows = await query.rows(
    `WITH twins AS (${equal})
     SELECT _source AS source, _source_row AS row, v${shown} AS value FROM ${parquetScan(twins)}
     WHERE file_row_number IN (SELECT place FROM twins) ORDER BY ${columns.join(', ')}, file_row_number LIMIT ${evidenceRows}`,
  )
  return rows.flatMap((row) => {
    const source = work.info.sources[Number(row.source)]
    if (!source) return []
    const value = row.value === null ? null : String(row.value)
    const { file_id, table } = source
    return [{ file_id, table, row: Number(row.row), column: work.info.columns[shown] ?? '', value }]
  })
}

/**
 * Columns that some source fills from its own columns, and those of which each sheet has its own constant: the same constant in all, and numbers
 * of rows, make no row different from another.
 */
function mappedColumns({ plan, info }: SheetWork): string[] {
  const names = valueNames(info.columns)
  const planned = plan.sources.map(({ columns }) => new Map(columns.map((one) => [one.column, one])))
  const plansOf = (index: number): (ColumnPlan | undefined)[] => planned.map((own) => own.get(info.columns[index]!))
  const isMapped = (index: number): boolean => plansOf(index).some((one) => one !== undefined && one.inputs.length > 0)
  const isOfSheet = (index: number): boolean => new Set(plansOf(index).map(constantOf)).size > 1
  const isAnyMapped = names.some((_, index) => isMapped(index))
  return names.filter((_, index) => isMapped(index) || (isAnyMapped && isOfSheet(index)))
}

function constantOf(plan: ColumnPlan | undefined): string | null {
  const step = plan?.transforms.findLast(({ kind }) => kind === 'constant')
  return step?.kind === 'constant' ? step.value : null
}

/** Columns that all sources fill somehow. */
function filledColumns({ plan }: SheetWork): Set<string> {
  const filled = plan.sources.map(({ columns }) =>
    columns.flatMap((one) => (one.inputs.length > 0 || constantOf(one) !== null ? one.column : [])),
  )
  return new Set((filled[0] ?? []).filter((name) => filled.every((names) => names.includes(name))))
}

/** The template column that `v<index>` names. */
function columnOf(name: string): number {
  return Number(name.slice(1))
}
