import { quoteLiteral } from '../literal.ts'
import { escaped } from '../escaped.ts'
import type { ColumnRef, InputTable, JoinPlan, RowSkip, SourcePlan } from '../model.ts'
import { isOneOf, spaceClass, trimmed } from '../transforms/text.ts'
import { dayOf, isOlder } from './older-rows.ts'
import { findTable, tableKey, tableScan, type RowSpan, type TableFile, type TableIndex } from './tables.ts'

/** Rows of one source of a sheet, before any transform: `_row`, `_problem`, and the columns that the plan uses, under `columnName`. */
export interface SourceScan {
  sql: string
  columnName: (reference: ColumnRef) => string
}

/** Which rows of a source are taken, by BITSTRING variables of `_row`s: all but the excluded ones, and only those. */
export interface RowChoice {
  excluded?: string | null
  only?: { variable: string } | 'none' | null
  /** Only rows at these places of the table's file: no more of it is read than has to be. */
  spans?: RowSpan[] | null
}

/**
 * Compiles the scan of a source: its table without the skipped rows, completed by joined tables, in the table's order.
 */
export function compileSource(source: SourcePlan, tables: TableIndex, rows: RowChoice = {}): SourceScan {
  const table = findTable(tables, source)
  const own = usedPositions(source, source.file_id, source.table)
  for (const { left } of source.joins.flatMap(pairsOf)) own.add(left)
  const columns = [...own].toSorted((a, b) => a - b).map((position) => `c${position}`)
  const conditions = source.skips.map((skip) => `NOT (${skipCondition(skip, table)})`)
  conditions.push(...choiceConditions(rows))
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
  const scan = `SELECT ${['_row', '_problem', ...columns].join(', ')} FROM ${tableScan(table, rows.spans ?? null)}${where}`
  return { sql: withJoins(scan, source, tables), columnName: namer(source) }
}

function choiceConditions({ excluded = null, only = null }: RowChoice): string[] {
  if (only === 'none') return ['false']
  return [
    ...(excluded === null ? [] : [`get_bit(getvariable('${excluded}'), _row::INTEGER) = 0`]),
    ...(only === null ? [] : [`get_bit(getvariable('${only.variable}'), _row::INTEGER) = 1`]),
  ]
}

function namer(source: SourcePlan): (reference: ColumnRef) => string {
  const aliases = new Map(source.joins.map((join, index) => [tableKey(join), `j${index}_`]))
  aliases.set(tableKey(source), '')
  return (reference) => `${aliases.get(tableKey(reference)) ?? ''}c${reference.position}`
}

function usedPositions(source: SourcePlan, file_id: string, table: string): Set<number> {
  const references = source.columns.flatMap((column) => column.inputs)
  return new Set(
    references
      .filter((reference) => reference.file_id === file_id && reference.table === table)
      .map((reference) => reference.position),
  )
}

/** A boolean expression, never NULL, that is true for rows to leave out. */
export function skipCondition({ when }: RowSkip, table: InputTable): string {
  if (when.is === 'blank_row') {
    return `trim(concat(${table.columns.map(({ position }) => `c${position}`).join(', ')}, '')) = ''`
  }
  // Never by IN: see isOneOf.
  if (when.is === 'numbered') return `list_contains([${when.rows.map(Math.trunc).join(', ')}]::BIGINT[], _row)`
  if (when.is === 'older') return isOlder(when, tableScan(table))
  if (when.is === 'empty') return `${trimmed(`c${when.position}`)} IS NULL`
  if (when.is === 'all_empty')
    return when.positions.map((position) => `${trimmed(`c${position}`)} IS NULL`).join(' AND ')
  if ('values' in when) {
    const texts = when.values.map((value) => value.trim().toLowerCase())
    const among = isOneOf(`lower(coalesce(${trimmed(`c${when.position}`)}, ''))`, texts)
    return when.is === 'one_of' ? among : `NOT ${among}`
  }
  return `c${when.position} IS NOT DISTINCT FROM ${quoteLiteral(when.value)}`
}

/** The first row of each key of a joined table, or the latest one: `_row`, `_key` and all of `columns`. */
export function firstPerKey(join: JoinPlan, table: TableFile, columns: string[]): string {
  const names = ['_row', ...columns].join(', ')
  const { day, patterns } = join.latest ?? {}
  const counting = [
    `${rightKey(join)} IS NOT NULL`,
    ...(join.open === undefined ? [] : [`${trimmed(`c${join.open}`)} IS NULL`]),
    ...(join.only === undefined
      ? []
      : [
          isOneOf(
            trimmed(`c${join.only.position}`),
            join.only.values.map((value) => value.trim()),
          ),
        ]),
  ]
  const latest = day === undefined ? '' : `${dayOf(`c${day}`, patterns!)} DESC NULLS LAST, `
  return `SELECT ${names}, _key FROM (
    SELECT ${names}, ${rightKey(join)} AS _key,
           row_number() OVER (PARTITION BY ${rightKey(join)} ORDER BY ${latest}_row) AS _place
    FROM ${tableScan(table)}
    WHERE ${counting.join(' AND ')}
  ) WHERE _place = 1`
}

/** SQL of the key that a row of the main table has, NULL where it has none; `relation` is what its columns belong to, with a dot. */
export function leftKey(join: JoinPlan, relation = ''): string {
  if (join.twins !== undefined) return twinOf(trimmed(`${relation}c${join.left}`), join.twins)
  return wholeKey(pairsOf(join).map(({ left }) => keyPart(`${relation}c${left}`, join)))
}

/** The key of the row that is the same in the joined table: maps are searched one entry after the other, but for the few rows of such lists. */
function twinOf(key: string, twins: NonNullable<JoinPlan['twins']>): string {
  const entries = twins.map(({ left, right }) => `${quoteLiteral(left)}: ${quoteLiteral(right)}`)
  return entries.length === 0 ? 'NULL' : `(MAP {${entries.join(', ')}})[${key}]`
}

/** The same of a row of the joined table. */
export function rightKey(join: JoinPlan): string {
  return wholeKey(pairsOf(join).map(({ right }) => keyPart(`c${right}`, join)))
}

/** The columns of a join's key. */
export function pairsOf({ left, right, also = [] }: JoinPlan): { left: number; right: number }[] {
  return [{ left, right }, ...also]
}

/** Between the columns of a key stands what stands in no cell; what one of them lacks has no key. */
function wholeKey(parts: string[]): string {
  return parts.length === 1 ? parts[0]! : `(${parts.join(' || chr(31) || ')})`
}

/** Keys of joins are compared without the spaces around them; loose ones as `looseKey` says. What nothing is left of is no key. */
function keyPart(column: string, { loose, unmarked, dress }: JoinPlan): string {
  if (!loose) return trimmed(column)
  const bare = `regexp_replace(upper(${trimmed(column)}), '[${spaceClass}${unmarked ? './_' : ''}-]+', '', 'g')`
  const figures = dress === undefined ? bare : `regexp_replace(${bare}, ${quoteLiteral(`^${escaped(dress)}`)}, '')`
  return `nullif(regexp_replace(${figures}, '^0+(.)', '\\1'), '')`
}

/** A join gives up the order of rows, so it is sorted back. */
function withJoins(scan: string, source: SourcePlan, tables: TableIndex): string {
  if (source.joins.length === 0) return scan
  const parts = source.joins.map((join, index) => {
    const columns = [...usedPositions(source, join.file_id, join.table)].map((position) => `c${position}`)
    return {
      select: columns.map((column) => `, j${index}.${column} AS j${index}_${column}`).join(''),
      join: `LEFT JOIN (${firstPerKey(join, findTable(tables, join), columns)}) j${index} ON ${leftKey(join, 'base.')} = j${index}._key`,
    }
  })
  const selects = parts.map(({ select }) => select).join('')
  return `SELECT base.*${selects} FROM (${scan}) base ${parts.map(({ join }) => join).join(' ')} ORDER BY base._row`
}
