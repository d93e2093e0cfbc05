import { sameName, type Directive } from '../../knowledge/directives.ts'
import type { Answer, ColumnPlan, Plan, RowSkip, SheetPlan, SourcePlan } from '../../model.ts'
import { isLeftWith } from '../columns/kept-rows.ts'
import type { TableProfile } from '../../profile/model.ts'
import { ask, tableKey, tableLabel, type Context, type Placement } from '../context.ts'
import type { Crosstab, CrosstabColumn } from './crosstabs.ts'
import { multipliedSteps } from './header-units.ts'
import { countedFor, isCountedBy, isJoinedWith, joinedWith } from './header-inputs.ts'

// The plan of a table that was looked at as longer than it is (crosstabs.ts), as one of the table in the file: a source for each of the
// columns whose headers are values.

const ROWS = 'rows'
const COLUMNS = 'columns'

const keyOf = ({ wide, template, which }: Crosstab): string => `crosstab:${template.slug}.${which}@${tableKey(wide)}`

/** Those that are looked at as longer tables: nobody said anything of one of their columns, or that they are to stay as they are. */
export function takenCrosstabs(
  found: readonly Crosstab[],
  directives: readonly Directive[],
  answers: readonly Answer[],
): Crosstab[] {
  return found.filter((crosstab) => {
    // Who says that a column is the value says nothing against several of them in its cells.
    const isOne = (name: string): boolean =>
      crosstab.listed === undefined && crosstab.columns.some((column) => sameName(column.name, name))
    const isNamed = directives.some((directive) => {
      if (directive.kind === 'assign') return directive.sources.some(({ column }) => isOne(column))
      if (directive.kind === 'merge') return directive.sources.some(isOne)
      return (directive.kind === 'column' || directive.kind === 'split') && isOne(directive.source)
    })
    const key = tableKey(crosstab.wide)
    return (
      !isNamed &&
      !answers.some((answer) =>
        answer.key === keyOf(crosstab)
          ? answer.value === COLUMNS
          : answer.key.endsWith(`@${key}`) && isOne(answer.value),
      )
    )
  })
}

/** Tells of those that are taken for sure, and asks about the others. */
export function tellCrosstabs(crosstabs: readonly Crosstab[], context: Context): void {
  for (const crosstab of crosstabs) {
    const { wide, template, which, columns, listed, cell } = crosstab
    if (listed !== undefined) {
      context.notes.push(
        `Cells of “${listed}” of ${tableLabel(wide)} list several of ${columns.length} values, “${columns[0]!.name}” and the like, of which “${which}” of ${template.name} takes one: each of them is a row.`,
      )
      continue
    }
    const names = `“${columns[0]!.name}” to “${columns.at(-1)!.name}”`
    const count = new Set(columns.map(({ position }) => position)).size
    for (const { name, times } of columns)
      if (times)
        context.notes.push(
          `What stands beneath “${name}” of ${tableLabel(wide)} is multiplied by ${times.by} for “${cell}” of ${template.name}: “${times.said}”.`,
        )
    const what = `${tableLabel(wide)} has ${count} columns, ${names}, that are values of “${which}” of ${template.name}`
    if (template.columns.some(({ name, required }) => name === which && required)) {
      const several = columns.some(({ turn }) => turn !== undefined) ? ', and one with several days as many rows' : ''
      context.notes.push(`${what}: each of their cells with something in it is a row${several}.`)
      continue
    }
    ask(context, {
      key: keyOf(crosstab),
      kind: 'other',
      prompt: `${what}. Is each of their cells with something in it a row of its own?`,
      target: { slug: template.slug, column: which },
      options: [
        { value: ROWS, label: `Yes: a row for each cell, with “${which}” from the header`, confidence: 0.9 },
        { value: COLUMNS, label: 'No: a row stays a row', confidence: 0.1 },
      ],
      free_text: false,
      evidence: [],
      affected_rows: wide.table.rows,
      default: ROWS,
    })
  }
}

/** The tables as they were placed, without lists of what the headers of crosstabs stand for: these have no rows of the same template. */
export function withoutLists<
  P extends { placements: Placement[]; ignored: { profile: TableProfile; reason: string }[] },
>(placed: P, crosstabs: readonly Crosstab[]): P {
  const isList = ({ table: { profile }, side }: Placement): boolean =>
    crosstabs.some(
      ({ list, template }) => list !== undefined && side.template === template && tableKey(profile) === tableKey(list),
    )
  const lists = placed.placements
    .filter(isList)
    .map(({ table: { profile } }) => ({ profile, reason: 'It says what the headers of another table stand for.' }))
  return {
    ...placed,
    placements: placed.placements.filter((one) => !isList(one)),
    ignored: [...placed.ignored, ...lists],
  }
}

/** The plan for the tables as they are in their files, and the crosstabs that it can't be made for. */
export function withCrosstabs(plan: Plan, crosstabs: readonly Crosstab[]): { plan: Plan; failed: Crosstab[] } {
  const failed = new Set<Crosstab>()
  const isOf =
    (place: { file_id: string; table: string }) =>
    ({ wide }: Crosstab) =>
      wide.table.file_id === place.file_id && wide.table.name === place.table
  const partsOf = (source: SourcePlan, sheet: SheetPlan): SourcePlan[] => {
    for (const { right, ...join } of source.joins) {
      const joined = crosstabs.find(isOf(join))
      const isUsed = source.columns.some(({ inputs }) =>
        inputs.some((input) => joined && isOf(input)(joined) && isPart(joined, input.position)),
      )
      if (joined && (isUsed || right === joined.headerAt)) failed.add(joined)
    }
    const crosstab = crosstabs.find(isOf(source))
    if (!crosstab) return [source]
    const parts = takenApart(source, crosstab)
    // What the rows of several cells belong to is there once.
    if (parts === null && !(sheet.inline && !uses(source, crosstab))) failed.add(crosstab)
    return parts ?? [source]
  }
  const sheets = plan.sheets.map((sheet) => ({
    ...sheet,
    sources: sheet.sources.flatMap((source) => partsOf(source, sheet)),
  }))
  const isIn = (crosstab: Crosstab): boolean => plan.sheets.some(({ sources }) => sources.some(isHere(crosstab)))
  const isHere =
    (crosstab: Crosstab) =>
    (source: SourcePlan): boolean =>
      isOf(source)(crosstab)
  for (const crosstab of crosstabs) if (!isIn(crosstab)) failed.add(crosstab)
  return { plan: { ...plan, sheets }, failed: [...failed] }
}

function isPart({ headerAt, cellAt }: Crosstab, position: number): boolean {
  return position >= headerAt || position === cellAt
}

function uses(source: SourcePlan, crosstab: Crosstab): boolean {
  return source.columns.some(({ inputs }) =>
    inputs.some((input) => isOwn(input, source) && isPart(crosstab, input.position)),
  )
}

function isOwn(place: { file_id: string; table: string }, source: SourcePlan): boolean {
  return place.file_id === source.file_id && place.table === source.table
}

/** The rows of each column; null where what the headers say is nowhere in the sheet, or in what can't be made of them. */
function takenApart(source: SourcePlan, crosstab: Crosstab): SourcePlan[] | null {
  const { headerAt, cellAt, cell } = crosstab
  const inputsAt = (position: number): ColumnPlan[] =>
    source.columns.filter(({ inputs }) => inputs.some((input) => isOwn(input, source) && input.position === position))
  const headers = inputsAt(headerAt)
  const isPlain =
    headers.length > 0 &&
    headers.every((plan) => plan.inputs.length === 1 || isCountedBy(plan, headerAt) || isJoinedWith(plan, headerAt))
  const isKey = source.joins.some(({ left, also = [] }) =>
    [left, ...also.map((pair) => pair.left)].some((one) => one >= headerAt),
  )
  if (!isPlain || isKey || (cell !== null && inputsAt(cellAt).length === 0)) return null
  return crosstab.columns.flatMap((column, index) => {
    const skips = skipsOf(source.skips, column, crosstab)
    return skips ? [partOf(source, column, skips, crosstab, index === 0)] : []
  })
}

/** The rows that have something in one of the columns. */
function partOf(
  source: SourcePlan,
  column: CrosstabColumn,
  skips: RowSkip[],
  { columns: all, headerAt, cellAt, nothing, listed = column.name }: Crosstab,
  isFirst: boolean,
): SourcePlan {
  // Values that cells list all stand in the one column that lists them.
  const here = { file_id: source.file_id, table: source.table, column: listed, position: column.position }
  const at = (position: number): number => (position === cellAt ? column.position : position)
  const count = new Set(all.map((one) => one.position)).size
  const { turn } = column
  const reason =
    column.cells === undefined || turn !== undefined
      ? `“${column.name}” is one of ${count} columns that stand for values: what stands beneath is a row of its own.`
      : `“${column.name}” is one of ${all.length} values that cells list: each is a row of its own.`
  return {
    ...source,
    part: turn === undefined || turn.nth === 1 ? column.name : `${column.name} (${turn.nth})`,
    joins: source.joins.map((join) => ({
      ...join,
      left: at(join.left),
      ...(join.also && { also: join.also.map((pair) => ({ ...pair, left: at(pair.left) })) }),
    })),
    columns: source.columns.map((plan): ColumnPlan => {
      const isPartOf = (position: number): boolean =>
        plan.inputs.some((input) => isOwn(input, source) && input.position === position)
      const inputs = plan.inputs.map((input) =>
        isOwn(input, source) && (input.position === cellAt || input.position >= headerAt) ? here : input,
      )
      const alternatives = plan.alternatives.filter(
        (other) =>
          !other.inputs.some(
            (input) => isOwn(input, source) && (input.position === cellAt || input.position >= headerAt),
          ),
      )
      const said = plan.inputs.find((input) => isOwn(input, source) && input.position >= headerAt)
      if (!said && isPartOf(cellAt)) {
        const steps: ColumnPlan['transforms'] = turn === undefined ? [] : [{ kind: 'extract', pattern: turn.pattern }]
        const own = column.times ? multipliedSteps(plan.transforms, column.times) : plan.transforms
        return { ...plan, inputs, alternatives, reason, transforms: [...steps, ...own] }
      }
      if (!said) return { ...plan, inputs, alternatives }
      const counted = countedFor(plan, saidAt(said.position, column, headerAt) ?? '', headerAt)
      if (counted) {
        const kept = inputs.filter((_, place) => plan.inputs[place] !== said)
        const steps: ColumnPlan['transforms'] = turn === undefined ? [] : [{ kind: 'extract', pattern: turn.pattern }]
        return { ...plan, inputs: kept, alternatives, transforms: [...steps, ...counted] }
      }
      const value = saidAt(said.position, column, headerAt)
      const joined = value === null ? null : joinedWith(plan, value, headerAt)
      if (joined) return { ...plan, inputs: inputs.slice(0, -1), alternatives, transforms: joined }
      if (value === null) return { ...plan, inputs: [], alternatives, reason, transforms: [] }
      return { ...plan, inputs, alternatives, reason, transforms: [{ kind: 'constant', value }, ...plan.transforms] }
    }),
    skips: [
      ...skips,
      {
        when: column.cells
          ? { position: column.position, is: 'none_of', values: [...column.cells] }
          : { position: column.position, is: 'one_of', values: nothing },
        reason: turn && turn.nth > 1 ? `Its “${column.name}” has no ${turn.nth} days.` : `It has no “${column.name}”.`,
      },
    ],
    unmapped: isFirst
      ? source.unmapped.filter(
          (one) =>
            !isOwn(one, source) || (one.position < headerAt && all.every(({ position }) => position !== one.position)),
        )
      : [],
  }
}

/** What a column that no file has says of a part: what it stands for, or what a list has beside it. */
function saidAt(position: number, { value, beside }: CrosstabColumn, headerAt: number): string | null {
  return position === headerAt ? value : (beside?.[position - headerAt - 1] ?? null)
}

/** What is left out of the rows of a column; null where all of them are, by what its header says. */
function skipsOf(skips: readonly RowSkip[], column: CrosstabColumn, { headerAt, cellAt }: Crosstab): RowSkip[] | null {
  const { position: own } = column
  const kept: RowSkip[] = []
  for (const skip of skips) {
    const { when } = skip
    if ('positions' in when) {
      if (!when.positions.some((one) => one >= headerAt))
        kept.push({ ...skip, when: { ...when, positions: when.positions.map((one) => (one === cellAt ? own : one)) } })
    } else if (when.is === 'older') {
      // The newest row of a table says all that it lists; of columns, each has a row of its own.
      if (column.cells && !column.turn && [...when.key, when.day].every((one) => one < headerAt)) kept.push(skip)
    } else if (!('position' in when)) kept.push(skip)
    else if (when.position < headerAt)
      kept.push(when.position === cellAt ? { ...skip, when: { ...when, position: own } } : skip)
    else if (isLeftWith(saidAt(when.position, column, headerAt) ?? '', when)) return null
  }
  return kept
}
