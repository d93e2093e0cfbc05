import { isTableCheck, type AnyCheck, type TableCheck } from '../check/check.ts'
import { statusCodes } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { SheetSummary } from '../model.ts'
import { markRows } from './compared.ts'
import type { FinishedSheet } from './ledger.ts'
import { notMerged, type ComparedSheet } from './table-checks.ts'
import type { Mark, SheetContext, SheetWork } from './transform.ts'

// A link is right where the row that it names is there, whatever is wrong with that row. Exported without it, the link would point at nothing: such
// rows have a warning, and all of them together are told. Where somebody said that they stay behind, each has an error, too.

type Link = Extract<TableCheck['across'], { kind: 'link' | 'bereft' }>

function bereftOf(check: AnyCheck): Extract<TableCheck['across'], { kind: 'bereft' }> | null {
  return isTableCheck(check) && check.across.kind === 'bereft' ? check.across : null
}

/** The sheets in an order in which what rows name is written before them, as far as there is one: indexes. */
export function parentsFirst(works: readonly SheetWork[]): number[] {
  const order: number[] = []
  const parents = works.map(({ checks }) =>
    checks.flatMap(
      (check) => bereftOf(check)?.parents.map(({ slug }) => works.findIndex(({ plan }) => plan.slug === slug)) ?? [],
    ),
  )
  const left = new Set(works.keys())
  while (left.size > 0) {
    const ready = [...left].find((index) => !parents[index]!.some((parent) => left.has(parent)))
    const [first] = left
    const next = ready ?? first!
    order.push(next)
    left.delete(next)
  }
  return order
}

/** The rows of a sheet that name nothing but rows with an error. */
export async function markBereft(
  context: SheetContext,
  { work, compared }: ComparedSheet,
  finished: readonly FinishedSheet[],
): Promise<Mark[]> {
  const marks: Mark[] = []
  for (const [check, candidate] of work.checks.entries()) {
    const across = bereftOf(candidate)
    const keys = across && compared ? keysOf(across.parents, finished) : null
    if (!across || !compared || !keys || !(await hasAny(context.query, keys))) continue
    const rows = `SELECT _source, _source_row FROM ${parquetScan(compared.path)}
      WHERE ${namesOnlyFaulty(`v${across.column}`, keys)}${notMerged(work.merged)}`
    const failed = await markRows(context, work, `flag_${work.index}_${check}`, rows)
    if (failed) marks.push({ check, failed })
  }
  return marks
}

/** Whether any row of them has an error: mostly none has. */
async function hasAny(query: Query, keys: (condition: string) => string): Promise<boolean> {
  return (await query.rows(`SELECT key FROM (${keys(`= ${statusCodes.error}`)}) LIMIT 1`)).length > 0
}

/** The keys of rows of a status, as a query; null where none of the sheets is written. */
function keysOf(parents: Link['parents'], finished: readonly FinishedSheet[]): ((condition: string) => string) | null {
  const found = parents.flatMap(({ slug, column }) => {
    const parent = finished.find(({ work }) => work.plan.slug === slug)
    return parent ? [{ path: parent.path, column }] : []
  })
  if (found.length === 0) return null
  return (condition) =>
    found
      .map(({ path, column }) => `SELECT v${column} AS key FROM ${parquetScan(path)} WHERE _status ${condition}`)
      .join(' UNION ALL ')
}

function namesOnlyFaulty(value: string, keys: (condition: string) => string): string {
  return `${value} IN (${keys(`= ${statusCodes.error}`)})
       AND ${value} NOT IN (SELECT key FROM (${keys(`<> ${statusCodes.error}`)}) WHERE key IS NOT NULL)`
}

/** So many of the values are shown. */
const SHOWN = 3

/** What is to be told of rows without an error that link to nothing but rows with one. */
export async function bereftNotes(
  query: Query,
  finished: readonly FinishedSheet[],
  summaries: readonly SheetSummary[],
): Promise<string[]> {
  const faulty = new Set(summaries.flatMap(({ slug, error }) => (error > 0 ? [slug] : [])))
  const notes: string[] = []
  for (const sheet of finished)
    for (const check of sheet.work.checks) {
      if (!isTableCheck(check) || check.across.kind !== 'link') continue
      if (!check.across.parents.some(({ slug }) => faulty.has(slug))) continue
      const note = await bereftNote(query, sheet, check.column ?? '', check.across, finished)
      if (note !== null) notes.push(note)
    }
  return notes
}

async function bereftNote(
  query: Query,
  { work, path }: FinishedSheet,
  column: string,
  { column: index, parents }: Link,
  finished: readonly FinishedSheet[],
): Promise<string | null> {
  const targets = parents.flatMap(
    ({ slug }) => finished.find((one) => one.work.plan.slug === slug)?.work.template.name ?? [],
  )
  const keys = keysOf(parents, finished)
  if (!keys) return null
  const shown = await query.rows(
    `SELECT v${index} AS value, sum(count(*)) OVER () AS total FROM ${parquetScan(path)}
     WHERE _status <> ${statusCodes.error} AND ${namesOnlyFaulty(`v${index}`, keys)}
     GROUP BY value ORDER BY value LIMIT ${SHOWN}`,
  )
  const rows = Number(shown[0]?.total ?? 0)
  if (rows === 0) return null
  const names = targets.join(' or ')
  const values = shown.map(({ value }) => `“${String(value)}”`).join(', ')
  return `${rows === 1 ? 'One row' : `${rows} rows`} of ${work.template.name} without an error ${rows === 1 ? 'names' : 'name'} in “${column}” a row of ${names} that has one (${values}): exported without that row, the link points at nothing.`
}
