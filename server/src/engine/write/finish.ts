import { rename } from 'node:fs/promises'
import type { AnyCheck, TableCheck } from '../check/check.ts'
import { bitOf, statusSql } from '../check/mask.ts'
import { equalRows, markRows, placedRows } from '../compile/deduplicate.ts'
import type { Query } from '../compile/query.ts'
import { parquetScan } from '../compile/tables.ts'
import { EngineError } from '../model.ts'
import { copyToSheet, maskNames, valueNames } from './sheet-file.ts'
import type { SheetWork } from './transform.ts'

/** A check that failed in some rows: its number and the BITSTRING variable that marks them. */
interface Mark {
  check: number
  variable: string
}

/** Runs the checks of a sheet that look at other rows, and gives back those that failed somewhere. */
export async function markTableChecks(query: Query, work: SheetWork, works: SheetWork[]): Promise<Mark[]> {
  const marks: Mark[] = []
  for (const [check, candidate] of work.checks.entries()) {
    if (!isTableCheck(candidate)) continue
    const variable = `flag_${work.index}_${check}`
    await query.run(markRows(variable, failingRows(candidate, work, works), work.rows))
    const [row] = await query.rows(`SELECT getvariable('${variable}') IS NOT NULL AS found`)
    if (row?.found === true) marks.push({ check, variable })
  }
  return marks
}

function isTableCheck(check: AnyCheck): check is TableCheck {
  return 'across' in check
}

function failingRows({ across }: TableCheck, work: SheetWork, works: SheetWork[]): string {
  const columns = across.kind === 'distinct' ? across.columns.map((column) => `v${column}`) : [`v${across.column}`]
  const placed = placedRows(parquetScan(work.path), columns, work.merged?.variable ?? null)
  const rows = `SELECT * FROM (${placed}) WHERE ${columns.map((column) => `${column} IS NOT NULL`).join(' AND ')}`
  if (across.kind === 'distinct') return `SELECT place FROM (${equalRows(rows, columns)})`
  const parents = across.parents.map(({ slug, column }) => {
    const parent = works.find(({ plan }) => plan.slug === slug)
    if (!parent) throw new EngineError(`The sheet “${slug}”, which “${work.plan.slug}” links to, is not in the plan.`)
    return `SELECT v${column} AS key FROM ${parquetScan(parent.path)} WHERE v${column} IS NOT NULL`
  })
  return `SELECT place FROM (${rows}) child ANTI JOIN (SELECT DISTINCT key FROM (${parents.join(' UNION ALL ')})) parent
    ON child.${columns[0]} = parent.key`
}

/**
 * Writes the sheet's final file: merged rows gone, marks of the second pass in the masks. Where there is neither, the file of the first
 * pass already is the final one.
 */
export async function finishSheet(query: Query, work: SheetWork, marks: Mark[], path: string): Promise<void> {
  if (marks.length === 0 && work.merged === null) return rename(work.path, path)
  const values = valueNames(work.info.columns).join(', ')
  const names = maskNames(work.checks)
  const masks = names.map((name, mask) => {
    const terms = marks
      .filter(({ check }) => bitOf(check).mask === mask)
      .map(({ check, variable }) => markedBit(check, variable))
    return `${[name, ...terms].join(' | ')} AS ${name}, `
  })
  const kept =
    work.merged === null ? '' : ` WHERE get_bit(getvariable('${work.merged.variable}'), file_row_number::INTEGER) = 0`
  const marked = `SELECT _source, _source_row, ${values}, ${masks.join('')}_lost FROM ${parquetScan(work.path)}${kept}`
  const rows = `SELECT _source, _source_row, ${values}, ${statusSql(work.checks, names)} AS _status,
    ${names.map((name) => `${name}, `).join('')}_lost FROM (${marked})`
  await query.run(copyToSheet(rows, path, work.info))
}

/** A bit looked up by the row's place: a join would do the same but give up the order of rows. */
function markedBit(check: number, variable: string): string {
  return `CASE WHEN get_bit(getvariable('${variable}'), file_row_number::INTEGER) = 1
    THEN ${bitOf(check).bit}::UBIGINT ELSE 0::UBIGINT END`
}
