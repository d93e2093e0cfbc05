import { isTableCheck } from '../check/check.ts'
import { usesRowNumber } from '../compile/sheet.ts'
import { parquetScan } from '../compile/tables.ts'
import { quoteLiteral } from '../literal.ts'
import { writeCompared } from './compared.ts'
import { leaveBehind } from './counting-rows.ts'
import { notMerged, type ComparedSheet } from './table-checks.ts'
import type { SheetContext } from './transform.ts'

// “No balances for people who have left”: the people are taken, and of each the row that counts tells whether it has left.

/** How it begins why they are left out. */
export const BELONGS = 'They belong to rows of'

/** The sheets without the rows that name a row with a state for which they were said to stay behind. */
export async function leaveOfState(
  context: SheetContext,
  sheets: ComparedSheet[],
  folder: string,
): Promise<ComparedSheet[]> {
  const left: ComparedSheet[] = []
  for (const sheet of sheets) left.push(await withoutOfState(context, sheet, sheets, folder))
  return left
}

async function withoutOfState(
  context: SheetContext,
  { work: whole, compared }: ComparedSheet,
  sheets: readonly ComparedSheet[],
  folder: string,
): Promise<ComparedSheet> {
  let work = whole
  for (const { column, of, state, values, origin } of whole.plan.of_state ?? []) {
    const parent = sheets.find(({ work: { plan } }) => plan.slug === of)
    const own = whole.info.columns.indexOf(column)
    const key = whole.checks
      .flatMap((check) => (isTableCheck(check) && check.across.kind === 'link' ? [check.across] : []))
      .find((across) => across.column === own)
      ?.parents.find(({ slug }) => slug === of)
    if (!compared || !parent?.compared || !key) continue
    const at = parent.work.info.columns.indexOf(state)
    const named = (condition: string): string =>
      `SELECT v${key.column} AS key FROM ${parquetScan(parent.compared!.path)}
       WHERE v${key.column} IS NOT NULL AND ${condition}${notMerged(parent.work.merged)}`
    const isSo = `coalesce(v${at} IN (${values.map(quoteLiteral).join(', ')}), false)`
    const rows = `SELECT _source, _source_row FROM ${parquetScan(compared.path)}
      WHERE v${own} IN (${named(isSo)}) AND v${own} NOT IN (${named(`NOT ${isSo}`)})${notMerged(work.merged)}`
    const called = values.map((value) => `“${value}”`).join(' or ')
    const reason = `${BELONGS} ${parent.work.template.name} of which “${state}” is ${called}: such rows are left out, as ${origin} says`
    work = await leaveBehind(context, work, compared, rows, reason)
  }
  if (work === whole || compared === null) return { work, compared }
  const isNumbered = work.plan.sources.some(usesRowNumber)
  return { work, compared: isNumbered ? await writeCompared(context, work, compared.columns, folder) : compared }
}
