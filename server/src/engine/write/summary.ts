import { bitOf, statusCodes } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { SheetSummary, Template } from '../model.ts'
import { maskNames, type SheetInfo } from './sheet-file.ts'

/** Counts a finished sheet's rows by status, and those with each issue, in one scan of the narrow columns. */
export async function summarise(
  query: Query,
  path: string,
  info: SheetInfo,
  template: Template,
): Promise<SheetSummary> {
  const masks = maskNames(info.checks)
  const groups = `SELECT ${['_status', ...masks].join(', ')}, count(*) AS n FROM ${parquetScan(path)} GROUP BY ALL`
  const counts = info.checks.map((_, index) => {
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
  const [valid, warning, error] = [Number(row?.valid), Number(row?.warning), Number(row?.error)]
  return {
    slug: info.slug,
    name: template.name,
    columns: info.columns,
    total: valid + warning + error,
    valid,
    warning,
    error,
    issues: merged(
      info.checks.map(({ column, code, severity }, index) => ({
        column,
        code,
        severity,
        rows: Number(row?.[`c${index}`]),
      })),
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
