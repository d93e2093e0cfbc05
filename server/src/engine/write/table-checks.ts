import { isTableCheck, type CheckedCell, type TableCheck } from '../check/check.ts'
import { parquetScan } from '../compile/tables.ts'
import { EngineError } from '../model.ts'
import { isMarked, markRows, namesOf, repeatedRows, type ComparedColumns } from './compared.ts'
import type { Mark, MarkedRows, SheetContext, SheetWork } from './transform.ts'

/** A sheet and the columns that its rows are compared by; null when there are none. */
export interface ComparedSheet {
  work: SheetWork
  compared: ComparedColumns | null
}

/** Runs the checks of a sheet that look at other rows, and gives back those that failed somewhere. */
export async function markTableChecks(
  context: SheetContext,
  sheet: ComparedSheet,
  sheets: ComparedSheet[],
): Promise<Mark[]> {
  const { work, compared } = sheet
  const marks: Mark[] = []
  for (const [check, candidate] of work.checks.entries()) {
    if (!isTableCheck(candidate)) continue
    const { across, cells } = candidate
    if (across.kind === 'cells') {
      const failed = await markRows(context, work, `flag_${work.index}_${check}`, cellRows(cells ?? []))
      if (failed) marks.push({ check, failed })
      continue
    }
    // What the rows are that it names is known once these are written: see bereft.ts.
    if (compared === null || across.kind === 'bereft') continue
    const rows =
      across.kind === 'distinct'
        ? sharedValues(
            await repeatedRows(context.query, compared, namesOf(across.columns, work)),
            namesOf(across.columns, work),
            work,
          )
        : unlinkedRows(across, work, compared, sheets)
    const failed = await markRows(context, work, `flag_${work.index}_${check}`, rows)
    if (failed) marks.push({ check, failed })
  }
  return marks
}

function cellRows(cells: CheckedCell[]): string {
  const rows = cells.map(({ source, row }) => `(${source}, ${row})`)
  return `SELECT s::USMALLINT AS _source, r::BIGINT AS _source_row FROM (VALUES ${rows.join(', ')}) cells(s, r)`
}

/** Rows that are equal in all of the columns, none of them empty. `repeated`: the file of those that may be. */
function sharedValues(repeated: string, columns: string[], { merged }: SheetWork): string {
  const filled = columns.map((column) => `${column} IS NOT NULL`).join(' AND ')
  const twins = `SELECT *, count(*) OVER (PARTITION BY ${columns.join(', ')}) AS twins
    FROM ${parquetScan(repeated)} WHERE ${filled}${notMerged(merged)}`
  return `SELECT _source, _source_row FROM (${twins}) WHERE twins > 1`
}

/** Rows whose value is in none of the columns that they must be linked to. */
function unlinkedRows(
  across: Extract<TableCheck['across'], { kind: 'link' }>,
  { plan, merged }: SheetWork,
  compared: ComparedColumns,
  sheets: ComparedSheet[],
): string {
  const child = `v${across.column}`
  const parents = across.parents.map(({ slug, column }) => {
    const { compared: parent, work } = sheets.find((one) => one.work.plan.slug === slug) ?? {}
    if (!parent || !work)
      throw new EngineError(`The sheet “${slug}”, which “${plan.slug}” links to, is not in the plan.`)
    return `SELECT v${column} AS key FROM ${parquetScan(parent.path)} WHERE v${column} IS NOT NULL${notMerged(work.merged)}`
  })
  return `SELECT _source, _source_row FROM (SELECT * FROM ${parquetScan(compared.path)} WHERE ${child} IS NOT NULL${notMerged(merged)}) child
    ANTI JOIN (SELECT DISTINCT key FROM (${parents.join(' UNION ALL ')})) parent ON child.${child} = parent.key`
}

export function notMerged(merged: MarkedRows | null): string {
  return merged === null ? '' : ` AND NOT ${isMarked(merged)}`
}
