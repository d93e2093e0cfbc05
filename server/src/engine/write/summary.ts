import type { Check } from '../check/check.ts'
import { bitOf, statusCodes } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { SheetSummary, Template } from '../model.ts'
import { maskNames, type SheetInfo } from './sheet-file.ts'

/** Rows of a sheet by status, and by check those that fail it. */
export interface SheetCounts {
  valid: number
  warning: number
  error: number
  checks: number[]
}

/** Counts a sheet's rows by status, and those with each issue, in one scan of the narrow columns. */
export async function countRows(query: Query, path: string, checks: readonly Check[]): Promise<SheetCounts> {
  const masks = maskNames(checks)
  const groups = `SELECT ${['_status', ...masks].join(', ')}, count(*) AS n FROM ${parquetScan(path)} GROUP BY ALL`
  const counts = checks.map((_, index) => {
    const { mask, bit } = bitOf(index)
    return `coalesce(sum(n) FILTER ((${masks[mask]} & ${bit}::UBIGINT) <> 0), 0)::BIGINT AS c${index}`
  })
  const [row] = await query.rows(
    `SELECT ${[
      `${rowsWith(statusCodes.valid)} AS valid`,
      `${rowsWith(statusCodes.warning)} AS warning`,
      `${rowsWith(statusCodes.error)} AS error`,
      ...counts,
    ].join(', ')} FROM (${groups})`,
  )
  return {
    valid: Number(row?.valid),
    warning: Number(row?.warning),
    error: Number(row?.error),
    checks: checks.map((_, index) => Number(row?.[`c${index}`])),
  }
}

/** What is told of a finished sheet. */
export async function summarise(
  query: Query,
  path: string,
  info: SheetInfo,
  template: Template,
): Promise<SheetSummary> {
  const { checks, valid, warning, error } = await countRows(query, path, info.checks)
  return {
    slug: info.slug,
    name: template.name,
    columns: info.columns,
    total: valid + warning + error,
    valid,
    warning,
    error,
    issues: merged(
      info.checks.map(({ column, code, severity }, index) => ({ column, code, severity, rows: checks[index] ?? 0 })),
    ),
  }
}

function rowsWith(status: number): string {
  return `coalesce(sum(n) FILTER (_status = ${status}), 0)::BIGINT`
}

/** Several checks of one column, code and severity (two cross-cell rules, say) are told as one; those that no row fails are left out. */
function merged(issues: SheetSummary['issues']): SheetSummary['issues'] {
  const groups = Map.groupBy(
    issues.filter(({ rows }) => rows > 0),
    ({ column, code, severity }) => JSON.stringify([column, code, severity]),
  )
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, rows: first.rows + others.reduce((sum, { rows }) => sum + rows, 0) }] : [],
  )
}
