import type { ColumnPlan, Transform } from '../model.ts'
import { compileTransform } from '../transforms/index.ts'

export interface Definition {
  name: string
  sql: string
}

/** One column of a sheet compiled: expressions in layers, each layer using names of the layers below it. */
export interface ColumnChain {
  layers: Definition[][]
  /** Names that the layers define. */
  value: string
  failed: string[]
  lossy: string[]
}

export interface ColumnInputs {
  /** SQL names of the source columns, in the plan's order. */
  columns: string[]
  /** They also feed another column of the sheet. */
  shared: boolean
  /** Expression for the row's position in its sheet. */
  rowNumber: string
}

/**
 * Compiles a column's chain of transforms. Layers instead of nested expressions, because a step names its input several times and
 * nesting would double the text with every step; each stands right above what it uses, so that there are few.
 * Names of the chain are told with `within` before them, which is a struct with a dot.
 */
export function compileColumn(
  transforms: ColumnPlan['transforms'],
  { columns, shared, rowNumber }: ColumnInputs,
  prefix: string,
  within = '',
): ColumnChain {
  const layers: Definition[][] = []
  /** The layer of each name. */
  const heights = new Map<string, number>()
  const define = (sql: string): string => {
    const name = `${prefix}_${heights.size}`
    let height = 0
    for (const [word] of sql.matchAll(/\w+/g)) height = Math.max(height, 1 + (heights.get(word) ?? -1))
    heights.set(name, height)
    ;(layers[height] ??= []).push({ name, sql })
    return within + name
  }
  const values = [define(columns.length === 0 ? 'NULL::VARCHAR' : `nullif(${columns[0]}, '')`)]
  const flags: Flag[] = []
  let before: Transform['kind'] | null = null
  for (const transform of withMerge(transforms, columns.length)) {
    const step = compileTransform(transform, values.at(-1)!, {
      define,
      before: (steps) => values[Math.max(0, values.length - 1 - steps)]!,
      inputs: columns,
      rowNumber,
      row: '_row',
      shared,
      trimmed: before === 'trim',
      numbered: before === 'row_number',
    })
    before = transform.kind
    const { undoes } = step
    for (const flag of undoes ? flags : [])
      if (flag.step >= values.length - undoes!.steps) flag.name = define(`${flag.name} AND NOT (${undoes!.where})`)
    for (const kind of ['failed', 'lossy'] as const) {
      const found = step[kind]
      if (found !== undefined) flags.push({ kind, name: define(found), step: values.length })
    }
    values.push(define(`nullif(${step.value}, '')`))
  }
  const named = (wanted: Flag['kind']): string[] => flags.flatMap(({ kind, name }) => (kind === wanted ? [name] : []))
  // Of a value that no source column gave, nothing of the source can be lost.
  return { layers, value: values.at(-1)!, failed: named('failed'), lossy: columns.length === 0 ? [] : named('lossy') }
}

/** That a step could not take a value, or lost part of it: the name of a column, and the step's place, counted from 1. */
interface Flag {
  kind: 'failed' | 'lossy'
  name: string
  step: number
}

/**
 * The chain of a column with one input as a single function of it. Where that is stored as a dictionary, DuckDB computes a function of it once
 * per value of the dictionary instead of once per row; but not a CASE, of which most steps are made, unless it stands in a lambda. Each layer
 * is a lambda over a struct of all that the layers below it made: of lambdas within one another, DuckDB binds each twice as often as the one
 * around it.
 */
export function oncePerValue(
  transforms: ColumnPlan['transforms'],
  { column, shared }: { column: string; shared: boolean },
  prefix: string,
): ColumnChain {
  const inputs = { columns: ['s.input'], shared, rowNumber: '0' }
  const { layers, value, failed, lossy } = compileColumn(transforms, inputs, prefix, 's.')
  // A few steps cost less than the lambda.
  if (layers.length < 4) return compileColumn(transforms, { ...inputs, columns: [column] }, prefix)
  let sql = `[{'input': x}]`
  const made = [{ name: 'input', sql: 's.input' }]
  for (const layer of layers) {
    sql = `list_transform(${sql}, lambda s: ${structOf([...made, ...layer])})`
    made.push(...layer.map(({ name }) => ({ name, sql: `s.${name}` })))
  }
  const result = structOf([
    { name: 'v', sql: value },
    { name: 'f', sql: anyOf(failed) },
    { name: 'l', sql: anyOf(lossy) },
  ])
  const whole = {
    name: `${prefix}_s`,
    sql: `list_transform([${column}], lambda x: list_transform(${sql}, lambda s: ${result})[1])[1]`,
  }
  const field = (name: string): Definition => ({
    name: `${prefix}_${name}`,
    sql: `struct_extract(${whole.name}, '${name}')`,
  })
  const flags = [...(failed.length > 0 ? ['f'] : []), ...(lossy.length > 0 ? ['l'] : [])]
  return {
    layers: [[whole], ['v', ...flags].map(field)],
    value: `${prefix}_v`,
    failed: failed.length > 0 ? [`${prefix}_f`] : [],
    lossy: lossy.length > 0 ? [`${prefix}_l`] : [],
  }
}

function structOf(fields: Definition[]): string {
  return `{${fields.map(({ name, sql }) => `'${name}': ${sql}`).join(', ')}}`
}

/** Whether any of these BOOLEAN columns is true; NULL counts as false. */
export function anyOf(names: string[]): string {
  return names.length === 0 ? 'false' : names.map((name) => `coalesce(${name}, false)`).join(' OR ')
}

/** Several inputs always meet in a merge: with a space when the plan names none. */
function withMerge(transforms: Transform[], inputs: number): Transform[] {
  const [first, second] = transforms
  const isMerged = first?.kind === 'merge' || (first?.kind === 'row_number' && second?.kind === 'merge')
  return inputs > 1 && !isMerged ? [{ kind: 'merge', separator: ' ' }, ...transforms] : transforms
}

/** Puts the layers of many columns over a relation, all first layers together, then all second ones, … */
export function stackLayers(relation: string, chains: ColumnChain[]): string {
  const depth = Math.max(0, ...chains.map(({ layers }) => layers.length))
  let sql = relation
  for (let level = 0; level < depth; level++) {
    const definitions = chains.flatMap(({ layers }) => layers[level] ?? [])
    sql = `SELECT *, ${definitions.map((definition) => `${definition.sql} AS ${definition.name}`).join(', ')} FROM (${sql})`
  }
  return sql
}
