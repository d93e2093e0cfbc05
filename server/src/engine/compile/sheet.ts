import { quoteLiteral } from '../literal.ts'
import type { ColumnPlan, SheetPlan, SourcePlan, Template } from '../model.ts'
import { anyOf, compileColumn, oncePerValue, stackLayers, type ColumnChain } from './column.ts'
import { compileSource, type RowChoice } from './source.ts'
import { tableKey, type TableIndex } from './tables.ts'

/**
 * The columns of a compiled sheet: `_source` (index into the plan's sources), `_source_row`, `_problem`, and per template column `i`
 * its value `v<i>`, `f<i>` (a transform failed) and `l<i>` (something was lost); `_lost`, JSON of the raw texts by column index where
 * something was lost, else NULL; `_m<k>` for the masks of which a source has issues that are known already.
 */
export interface CompiledSheet {
  sql: string
  /** Template columns, by index, where a transform can fail, or lose something. */
  canFail: Set<number>
  canLose: Set<number>
}

/** What a sheet's sources need besides the plan; by index of the source. */
export interface SourceState {
  rows: RowChoice
  /** Rows of the sources before it, where rows are numbered. */
  offset: number
  /** Issues known already: a bit of a mask, and the BITSTRING variable of the `_row`s that have it. */
  marked: { mask: number; bit: bigint; variable: string }[]
  /** Columns of its table that are stored as dictionaries: few values, many rows. */
  dictionaries: ReadonlySet<number>
}

const noChain: ColumnChain = { layers: [], value: 'NULL', failed: [], lossy: [] }

const noState: SourceState = { rows: {}, offset: 0, marked: [], dictionaries: new Set() }

/**
 * Compiles a sheet up to its values: all sources under one another, in the plan's order. `wanted`: nothing but `_source`, `_source_row` and the
 * values of these columns, as DuckDB takes longer to plan a sheet than to read many a table.
 */
export function compileSheet(
  sheet: SheetPlan,
  template: Template,
  tables: TableIndex,
  states: SourceState[] = [],
  wanted: ReadonlySet<number> | null = null,
): CompiledSheet {
  const canFail = new Set<number>()
  const canLose = new Set<number>()
  const numbered = sheet.sources.some(usesRowNumber)
  const masks = [...new Set(states.flatMap(({ marked }) => marked.map(({ mask }) => mask)))]
  const selects = sheet.sources.map((source, index) => {
    const { rows, offset, marked, dictionaries } = states[index] ?? noState
    const scan = compileSource(source, tables, rows)
    const plans = template.columns.map(({ name }) => source.columns.find(({ column }) => column === name))
    const relation = numbered ? `SELECT *, row_number() OVER () - 1 + ${offset} AS _n FROM (${scan.sql})` : scan.sql
    const chains = plans.map((plan, column): ColumnChain => {
      if (wanted?.has(column) === false) return noChain
      const columns = (plan?.inputs ?? []).map(scan.columnName)
      const [transforms, name] = [plan?.transforms ?? [], `k${column}`]
      const shared = plan !== undefined && sharesInput(plan, source)
      const [input] = plan?.inputs ?? []
      // What is corrected in single rows is no function of the value.
      const single = transforms.every(({ kind }) => kind !== 'correct')
      const repeats = single && columns.length === 1 && input !== undefined && dictionaries.has(input.position)
      return repeats && !numbered && source.joins.length === 0
        ? oncePerValue(transforms, { column: columns[0] ?? '', shared }, name)
        : compileColumn(transforms, { columns, shared, rowNumber: numbered ? '_n' : '0' }, name)
    })
    chains.forEach((chain, column) => {
      if (chain.failed.length > 0) canFail.add(column)
      if (chain.lossy.length > 0) canLose.add(column)
    })
    const raw = plans.map((plan) => (plan?.inputs ?? []).map(scan.columnName))
    const columns =
      wanted === null
        ? ['_problem', ...masks.map((mask) => knownIssues(marked, mask)), ...outputs(chains, raw)]
        : chains.flatMap(({ value }, column) => (wanted.has(column) ? [`${value} AS v${column}`] : []))
    return `SELECT ${[`${index}::USMALLINT AS _source`, '_row AS _source_row', ...columns].join(', ')}
      FROM (${stackLayers(relation, chains)})`
  })
  return { sql: selects.join(' UNION ALL '), canFail, canLose }
}

/** A bit looked up by the row's number: a join would do the same but give up the order of rows. */
function knownIssues(marked: SourceState['marked'], mask: number): string {
  const terms = marked
    .filter((mark) => mark.mask === mask)
    .map(
      ({ bit, variable }) =>
        `CASE WHEN get_bit(getvariable('${variable}'), _row::INTEGER) = 1 THEN ${bit}::UBIGINT ELSE 0::UBIGINT END`,
    )
  return `${terms.length > 0 ? terms.join(' | ') : '0::UBIGINT'} AS _m${mask}`
}

function outputs(chains: ColumnChain[], raw: string[][]): string[] {
  const columns = chains.flatMap(({ value, failed, lossy }, index) => [
    `${value} AS v${index}`,
    `${anyOf(failed)} AS f${index}`,
    `${anyOf(lossy)} AS l${index}`,
  ])
  return [...columns, `${lostTexts(chains, raw)} AS _lost`]
}

/** The raw texts behind lossy cells are kept, because the values no longer tell what was lost. */
function lostTexts(chains: ColumnChain[], raw: string[][]): string {
  const lossy = chains.flatMap((chain, index) => (chain.lossy.length > 0 ? [{ index, lossy: anyOf(chain.lossy) }] : []))
  if (lossy.length === 0) return 'NULL::VARCHAR'
  const fields = lossy.map(({ index, lossy: condition }) => {
    const text = `concat_ws(' ', ${(raw[index] ?? []).join(', ')})`
    return `${quoteLiteral(String(index))}, CASE WHEN ${condition} THEN ${text} END`
  })
  return `CASE WHEN ${lossy.map(({ lossy: condition }) => condition).join(' OR ')} THEN json_object(${fields.join(', ')})::VARCHAR END`
}

function sharesInput(plan: ColumnPlan, source: SourcePlan): boolean {
  const own = new Set(plan.inputs.map((input) => `${tableKey(input)}\0${input.position}`))
  return source.columns.some(
    (other) => other !== plan && other.inputs.some((input) => own.has(`${tableKey(input)}\0${input.position}`)),
  )
}

/** Whether rows are numbered: then numbers are given after duplicates have gone. */
export function usesRowNumber(source: SourcePlan): boolean {
  return source.columns.some(({ transforms }) => transforms.some(({ kind }) => kind === 'row_number'))
}
