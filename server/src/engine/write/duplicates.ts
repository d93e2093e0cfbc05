import { equalRows, markRows, placedRows } from '../compile/deduplicate.ts'
import type { Query } from '../compile/query.ts'
import { usesRowNumber } from '../compile/sheet.ts'
import { parquetScan } from '../compile/tables.ts'
import type { Answer, Evidence, Question, SheetPlan } from '../model.ts'
import { valueNames } from './sheet-file.ts'
import { transformSheet, type SheetContext, type SheetWork } from './transform.ts'

export type DuplicateRule = Exclude<SheetPlan['duplicates'], 'ask'>

const rules: DuplicateRule[] = ['keep_first', 'keep_last', 'keep_all']

/** Rows shown with the question, and the groups that they come from. */
const evidenceRows = 6

/** What the plan or an answer says about rows that are equal in every mapped cell; null when it has to be asked. */
export function duplicateRule(plan: SheetPlan, answers: Answer[]): DuplicateRule | null {
  if (plan.duplicates !== 'ask') return plan.duplicates
  const answer = answers.findLast(({ key }) => key === duplicateKey(plan.slug))
  return rules.find((rule) => rule === answer?.value) ?? null
}

export function duplicateKey(slug: string): string {
  return `duplicate:${slug}`
}

/** Marks the rows that the rule merges into others. */
export async function markMerged(query: Query, work: SheetWork, rule: DuplicateRule): Promise<SheetWork> {
  const columns = mappedColumns(work)
  if (rule === 'keep_all' || columns.length === 0 || work.rows < 2) return work
  const variable = `merged_${work.index}`
  const rows = placedRows(parquetScan(work.path), columns, null)
  const equal = equalRows(rows, columns, rule === 'keep_last')
  await query.run(markRows(variable, `SELECT place FROM (${equal}) WHERE turn > 1`, work.rows))
  const [count] = await query.rows(`SELECT coalesce(bit_count(getvariable('${variable}')), 0) AS rows`)
  const merged = Number(count?.rows ?? 0)
  return merged > 0 ? { ...work, merged: { variable, rows: merged } } : work
}

/** The question about a sheet's duplicates; null when `work` has none marked. */
export async function duplicateQuestion(query: Query, work: SheetWork): Promise<Question | null> {
  if (work.merged === null) return null
  const { name } = work.template
  const count = work.merged.rows
  const rows = `${count} row${count === 1 ? '' : 's'}`
  return {
    key: duplicateKey(work.plan.slug),
    kind: 'duplicate',
    prompt: `${rows} of ${name} equal${count === 1 ? 's' : ''} another row in every mapped cell. Which of such rows should be kept?`,
    target: { slug: work.plan.slug, column: null },
    options: [
      { value: 'keep_first', label: 'Keep the first of each', confidence: 0.8 },
      { value: 'keep_last', label: 'Keep the last of each', confidence: 0.05 },
      { value: 'keep_all', label: 'Keep them all', confidence: 0.15 },
    ],
    free_text: false,
    evidence: await evidence(query, work),
    affected_rows: count,
    default: 'keep_first',
  }
}

/** The first groups of equal rows, told by the column that identifies them best: the unique one, else the first that is mapped. */
async function evidence(query: Query, work: SheetWork): Promise<Evidence[]> {
  const columns = mappedColumns(work)
  const unique = work.template.columns.findIndex((column, index) => column.unique && columns.includes(`v${index}`))
  const shown = unique >= 0 ? unique : Number(columns[0]?.slice(1))
  const equal = equalRows(placedRows(parquetScan(work.path), columns, null), columns)
  const rows = await query.rows(
    `WITH twins AS (${equal})
     SELECT _source AS source, _source_row AS row, v${shown} AS value FROM ${parquetScan(work.path)}
     WHERE file_row_number IN (SELECT place FROM twins) ORDER BY ${columns.join(', ')}, file_row_number LIMIT ${evidenceRows}`,
  )
  return rows.flatMap((row) => {
    const source = work.info.sources[Number(row.source)]
    if (!source) return []
    const value = row.value === null ? null : String(row.value)
    return [{ ...source, row: Number(row.row), column: work.info.columns[shown] ?? '', value }]
  })
}

/** Columns that some source fills from its own columns: constants and numbers make no row different from another. */
function mappedColumns({ plan, info }: SheetWork): string[] {
  const names = valueNames(info.columns)
  return names.filter((_, index) =>
    plan.sources.some((source) =>
      source.columns.some(({ column, inputs }) => column === info.columns[index] && inputs.length > 0),
    ),
  )
}

/**
 * Row numbers are given to the rows that stay: where rows were merged, a sheet that numbers its rows is transformed once more without
 * them. The merged rows stay on record in `work`, for the ledger.
 */
export async function renumber(context: SheetContext, work: SheetWork, path: string): Promise<SheetWork> {
  if (work.merged === null || !work.plan.sources.some(usesRowNumber)) return work
  const excluded: (string | null)[] = []
  for (const index of work.plan.sources.keys()) excluded.push(await markSourceRows(context.query, work, index))
  return transformSheet(context, work.plan, work.index, path, excluded)
}

async function markSourceRows(query: Query, work: SheetWork, source: number): Promise<string> {
  const variable = `gone_${work.index}_${source}`
  const rows = `SELECT _source_row AS place FROM ${parquetScan(work.path)}
    WHERE _source = ${source} AND get_bit(getvariable('${work.merged?.variable}'), file_row_number::INTEGER) = 1`
  const [last] = await query.rows(
    `SELECT coalesce(max(_source_row), 0) AS row FROM ${parquetScan(work.path)} WHERE _source = ${source}`,
  )
  // A bit for row 0, which no table has, keeps the variable from being NULL.
  await query.run(markRows(variable, `${rows} UNION ALL SELECT 0`, Number(last?.row ?? 0) + 1))
  return variable
}
