import { isSameKey } from '../key-columns.ts'
import { rowKeys } from './row-keys.ts'
import { isTableCheck } from '../check/check.ts'
import { parquetScan } from '../compile/tables.ts'
import type { ColumnPlan, SheetPlan, ValueMapEntry } from '../model.ts'
import { isMarked, namesOf, writeCompared } from './compared.ts'
import { notMerged, type ComparedSheet } from './table-checks.ts'
import type { SheetContext } from './transform.ts'

// A customer was entered twice, and the row under the higher number was merged into the other. Its invoices are of that customer still: they
// get the number that stays, as else they would name nobody.

/** More keys than these are no slips of somebody who entered something twice. */
const MOST_MOVED = 2000
/** So many of them are told. */
const SHOWN = 3

/** What has taken the place of a key whose row was merged into another one. */
type Moved = Pick<ValueMapEntry, 'raw' | 'value'>

export interface Followed {
  sheets: ComparedSheet[]
  notes: string[]
}

/** The sheets with links that name the row that stays, where the one that they named was merged into it. */
export async function followMerged(context: SheetContext, sheets: ComparedSheet[], folder: string): Promise<Followed> {
  const followed: Followed = { sheets: [...sheets], notes: [] }
  for (const [index, { work: own }] of sheets.entries()) {
    for (const { slug, column, key } of linksOf(own.checks)) {
      const parent = sheets.find(({ work }) => work.plan.slug === slug)
      const moved = parent ? await movedKeys(context, parent, key) : []
      const sheet = followed.sheets[index]!
      const named = await namedIn(context, sheet, column, moved)
      if (named.rows === 0 || sheet.compared === null) continue
      const name = own.info.columns[column] ?? ''
      const work = { ...sheet.work, plan: withMoved(sheet.work.plan, name, named.keys) }
      followed.sheets[index] = { work, compared: await writeCompared(context, work, sheet.compared.columns, folder) }
      followed.notes.push(told(name, own.template.name, parent!.work.template.name, named))
    }
  }
  return followed
}

interface Link {
  slug: string
  /** The column that links, and the one that it leads to. */
  column: number
  key: number
}

function linksOf(checks: ComparedSheet['work']['checks']): Link[] {
  return checks.flatMap((check) => {
    const across = isTableCheck(check) && check.across.kind === 'link' ? check.across : null
    // Of two templates either may have the row.
    const [only, ...more] = across?.parents ?? []
    return across && only && more.length === 0 ? [{ slug: only.slug, column: across.column, key: only.column }] : []
  })
}

/** Keys that only merged rows have, and the one key of the rows that they were merged into. */
async function movedKeys({ query }: SheetContext, { work, compared }: ComparedSheet, key: number): Promise<Moved[]> {
  const [name] = namesOf([key], work)
  if (!name || !compared?.columns.includes(name) || work.merged === null) return []
  const settled = work.plan.same_key ?? []
  const by = rowKeys(work)
    .filter((one) => settled.some((known) => isSameKey(known, one)))
    .filter(({ names }) => !names.includes(name) && names.every((one) => compared.columns.includes(one)))
  if (by.length === 0) return []
  const rows = parquetScan(compared.path)
  const pairs = by.map(
    ({ value }) => `SELECT gone.${name} AS raw, kept.${name} AS value
      FROM (SELECT ${name}, ${value} AS shared FROM ${rows} WHERE ${isMarked(work.merged!)}) gone
      JOIN (SELECT ${name}, ${value} AS shared FROM ${rows} WHERE true${notMerged(work.merged)}) kept USING (shared)`,
  )
  const found = await query.rows(
    `SELECT raw, min(value) AS value FROM (${pairs.join(' UNION ALL ')})
     WHERE raw IS NOT NULL AND raw NOT IN (SELECT ${name} FROM ${rows} WHERE ${name} IS NOT NULL${notMerged(work.merged)})
     GROUP BY raw HAVING count(DISTINCT value) = 1 ORDER BY raw LIMIT ${MOST_MOVED + 1}`,
  )
  if (found.length > MOST_MOVED) return []
  return found.map(({ raw, value }) => ({ raw: String(raw), value: String(value) }))
}

interface Named {
  keys: Moved[]
  rows: number
}

/** Those of the keys that a column's rows name. */
async function namedIn(
  { query }: SheetContext,
  { work, compared }: ComparedSheet,
  column: number,
  moved: readonly Moved[],
): Promise<Named> {
  const [name] = namesOf([column], work)
  if (!name || moved.length === 0 || !compared?.columns.includes(name)) return { keys: [], rows: 0 }
  const counted = await query.rows(
    `SELECT ${name} AS key, count(*) AS n FROM ${parquetScan(compared.path)}
     WHERE ${name} IS NOT NULL${notMerged(work.merged)} GROUP BY key`,
  )
  const counts = new Map(counted.map(({ key, n }) => [String(key), Number(n)]))
  const keys = moved.filter(({ raw }) => counts.has(raw))
  return { keys, rows: keys.reduce((sum, { raw }) => sum + counts.get(raw)!, 0) }
}

function withMoved(plan: SheetPlan, name: string, keys: readonly Moved[]): SheetPlan {
  const entries = keys.map(({ raw, value }): ValueMapEntry => ({ raw, value, decided_by: 'matcher' }))
  const moved = (column: ColumnPlan): ColumnPlan =>
    column.column === name && column.inputs.length > 0
      ? { ...column, transforms: [...column.transforms, { kind: 'value_map', entries }] }
      : column
  return { ...plan, sources: plan.sources.map((source) => ({ ...source, columns: source.columns.map(moved) })) }
}

function told(column: string, own: string, parent: string, { keys, rows }: Named): string {
  const shown = keys.slice(0, SHOWN).map(({ raw, value }) => `“${value}” for “${raw}”`)
  const more = keys.length > SHOWN ? `, and so on for ${keys.length - SHOWN} more` : ''
  const which = rows === 1 ? 'One row' : `${rows} rows`
  return `${which} of ${own} named in “${column}” a row of ${parent} that was merged into another one, and ${rows === 1 ? 'names' : 'name'} that one now: ${shown.join(', ')}${more}.`
}
