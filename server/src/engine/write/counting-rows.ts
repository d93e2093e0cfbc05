import { calledKey, columnsOf, isSameKey, type KeyColumns } from '../key-columns.ts'
import { skipCondition } from '../compile/source.ts'
import { findTable, parquetScan, tableScan } from '../compile/tables.ts'
import type { RowSkip, SameKey, SheetPlan } from '../model.ts'
import { alsoMerged, isMarked, markRows, type ComparedColumns } from './compared.ts'
import type { RowKey } from './row-keys.ts'
import { rowsOfSheet, type SheetContext, type SheetWork } from './transform.ts'

// “Closed accounts stay behind”: an account that the old list has as active, and the new one as closed, is closed where the new one counts. Its rows
// are left out by the state of the one that counts, and none comes back because the one that counts is gone.

type Keep = SameKey['keep']

/** Leaves out, with a row that is left out for its state, the rows of its key among which it is the one that counts. */
export async function leaveWithCounting(
  context: SheetContext,
  work: SheetWork,
  compared: ComparedColumns,
  key: RowKey,
  keep: Keep,
): Promise<SheetWork> {
  const gone = keep === 'keep_all' ? null : await leftForState(context, work, key)
  if (gone === null) return work
  const isOwn = ofTable(keep, work.plan)
  const counts =
    typeof keep === 'string'
      ? `first(gone ORDER BY ${orderOf(keep)}) = true`
      : `bool_or(${isOwn} AND gone) AND NOT bool_or(${isOwn} AND NOT gone)`
  const rows = `SELECT _source, _source_row, ${key.value} AS value, false AS gone FROM ${parquetScan(compared.path)}
    UNION ALL SELECT _source, _source_row, ${key.value} AS value, true AS gone FROM (${gone})`
  const keys = `SELECT value FROM (${rows}) WHERE value IS NOT NULL GROUP BY value HAVING ${counts}`
  const left = await leaveBehind(
    context,
    work,
    compared,
    `SELECT _source, _source_row FROM ${parquetScan(compared.path)} WHERE ${key.value} IN (${keys})`,
    goneWith(key),
  )
  // It has to be told again what counts when the plan is carried out again.
  return left === work ? work : { ...left, plan: settledPlan(work.plan, key, keep) }
}

/** Why rows are left out with the row of their key that counts. */
export function goneWith(key: KeyColumns): string {
  return `The row with the same ${calledKey(key)} that counts is left out for what it says, and this one with it`
}

/** The sentences on rows that are left out for what others say. */
export function behindNotes({ template, behind }: SheetWork): string[] {
  return behind.map(({ rows: { rows }, reason }) => {
    const which = rows === 1 ? `One row of ${template.name} is` : `${rows} rows of ${template.name} are`
    return `${which} left out: ${reason}.`
  })
}

/** The sheet without these rows, for a reason that the ledger tells. */
export async function leaveBehind(
  context: SheetContext,
  work: SheetWork,
  compared: ComparedColumns,
  rows: string,
  reason: string,
): Promise<SheetWork> {
  const name = `behind_${work.index}_${work.behind.length}`
  const fresh = work.behind.map((known) => ` AND NOT ${isMarked(known.rows)}`).join('')
  const left = await markRows(context, work, name, `SELECT * FROM (${rows}) WHERE true${fresh}`)
  if (left === null) return work
  return {
    ...work,
    merged: await alsoMerged(context, work, compared, left, `${name}_all`),
    behind: [...work.behind, { rows: left, reason }],
  }
}

/** SQL of the rows that nothing but their state leaves out, with their key; null where none is. What tells the key itself is no state. */
async function leftForState(context: SheetContext, work: SheetWork, key: RowKey): Promise<string | null> {
  const { plan } = work
  const lists = plan.sources.map(({ skips, columns }) => {
    const inputs = columns.flatMap((one) => (columnsOf(key).includes(one.column) ? one.inputs : []))
    const isState = ({ state, when }: RowSkip): boolean =>
      state === true && 'position' in when && !inputs.some(({ position }) => position === when.position)
    return { states: skips.filter(isState), others: skips.filter((skip) => !isState(skip)) }
  })
  const rows = lists.flatMap(({ states, others }, index) => {
    if (states.length === 0) return []
    const table = findTable(context.tables, plan.sources[index]!)
    const condition = (skip: RowSkip): string => `(${skipCondition(skip, table)})`
    const kept = others.map((skip) => ` AND NOT ${condition(skip)}`).join('')
    return [
      `SELECT ${index} AS _source, _row AS _source_row FROM ${tableScan(table)} WHERE (${states.map(condition).join(' OR ')})${kept}`,
    ]
  })
  const only =
    rows.length === 0
      ? null
      : await markRows(context, work, `states_${work.index}_${key.index}`, rows.join(' UNION ALL '))
  if (only === null) return null
  const sources = plan.sources.map((source, index) => ({ ...source, skips: lists[index]!.others }))
  return rowsOfSheet(context, { ...work, plan: { ...plan, sources }, merged: null }, { only, values: key.names })
}

/** The plan with what counts of rows that share a value. */
export function settledPlan(plan: SheetPlan, key: RowKey, keep: Keep, isFullest = false): SheetPlan {
  const others = (plan.same_key ?? []).filter((known) => !isSameKey(known, key))
  const fullest = isFullest || (plan.same_key ?? []).some((known) => isSameKey(known, key) && known.fullest)
  const settled = { column: key.column, ...(key.with && { with: key.with }), keep, ...(fullest && { fullest }) }
  return { ...plan, same_key: [...others, settled] }
}

/** The rows of one table may be taken in parts. */
export function ofTable(keep: Keep, { sources }: SheetPlan): string {
  const own =
    typeof keep === 'string'
      ? []
      : sources.flatMap(({ file_id, table }, at) => (file_id === keep.file_id && table === keep.table ? [at] : []))
  return `_source IN (${own.length === 0 ? -1 : own.join(', ')})`
}

/** Which of rows with a key comes first. */
export function orderOf(keep: Keep): string {
  return keep === 'keep_last' ? '_source DESC, _source_row DESC' : '_source, _source_row'
}
