import { isTableCheck, type TableCheck } from '../check/check.ts'
import { statusCodes } from '../check/mask.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import type { SheetSummary } from '../model.ts'
import type { FinishedSheet } from './ledger.ts'

// A link is right where the row that it names is there, whatever is wrong with that row. Exported without it, the link would point at
// nothing: no row is to blame, so it is told of the whole.

type Link = Extract<TableCheck['across'], { kind: 'link' }>

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
  const targets = parents.flatMap(({ slug, column: at }) => {
    const parent = finished.find((one) => one.work.plan.slug === slug)
    return parent === undefined ? [] : [{ name: parent.work.template.name, path: parent.path, at }]
  })
  const keys = (condition: string): string =>
    targets
      .map(({ path: file, at }) => `SELECT v${at} AS key FROM ${parquetScan(file)} WHERE _status ${condition}`)
      .join(' UNION ALL ')
  const shown = await query.rows(
    `SELECT v${index} AS value, sum(count(*)) OVER () AS total FROM ${parquetScan(path)}
     WHERE _status <> ${statusCodes.error} AND v${index} IN (${keys(`= ${statusCodes.error}`)})
       AND v${index} NOT IN (SELECT key FROM (${keys(`<> ${statusCodes.error}`)}) WHERE key IS NOT NULL)
     GROUP BY value ORDER BY value LIMIT ${SHOWN}`,
  )
  const rows = Number(shown[0]?.total ?? 0)
  if (rows === 0) return null
  const names = targets.map(({ name }) => name).join(' or ')
  const values = shown.map(({ value }) => `“${String(value)}”`).join(', ')
  return `${rows === 1 ? 'One row' : `${rows} rows`} of ${work.template.name} without an error ${rows === 1 ? 'names' : 'name'} in “${column}” a row of ${names} that has one (${values}): exported without that row, the link points at nothing.`
}
