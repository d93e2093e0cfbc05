import { alsoMerged, markRows, type ComparedColumns } from './compared.ts'
import type { RowKey } from './row-keys.ts'
import { valueNames } from './sheet-file.ts'
import { rowsOfSheet, type SheetContext, type SheetWork } from './transform.ts'

// A row that has nothing which another row of its key lacks or has otherwise is told by that one in full: an employee in the payroll export and, with
// a telephone number, in the list of the new ones. (Subsumption, as in the minimum union: Galindo-Legaria 1994; Bleiholder and Naumann 2008.)

/** So many rows of one key are held against one another; more are no doubles. */
const MOST = 10

/** The sheet without the rows that another one of their key tells in full; the same when there are none. `rows`: those that share a key, with `value`. */
export async function mergeSubsumed(
  context: SheetContext,
  work: SheetWork,
  compared: ComparedColumns,
  key: RowKey,
  rows: string,
): Promise<SheetWork> {
  const few = `SELECT _source, _source_row FROM (SELECT *, count(*) OVER (PARTITION BY value) AS n FROM (${rows})) WHERE n <= ${MOST}`
  const only = await markRows(context, work, `alike_${work.index}_${key.index}`, few)
  if (only === null) return work
  const names = valueNames(work.info.columns)
  const cells = await rowsOfSheet(context, work, { only, values: names })
  const each = `SELECT *, ${key.value} AS shared, (_source, _source_row) AS place FROM (${cells})`
  const isTold = names.map((name) => `(own.${name} IS NULL OR own.${name} = other.${name})`).join(' AND ')
  const hasLess = names.map((name) => `(own.${name} IS NULL AND other.${name} IS NOT NULL)`).join(' OR ')
  const subsumed = `WITH each AS MATERIALIZED (${each})
    SELECT _source, _source_row FROM each own WHERE EXISTS (
      SELECT 1 FROM each other WHERE other.shared = own.shared AND other.place <> own.place AND ${isTold}
        AND (${hasLess} OR other.place < own.place))`
  const found = await markRows(context, work, `subsumed_${work.index}_${key.index}`, subsumed)
  if (found === null) return work
  const name = `told_${work.index}_${key.names.join('_')}`
  return { ...work, merged: await alsoMerged(context, work, compared, found, name) }
}
