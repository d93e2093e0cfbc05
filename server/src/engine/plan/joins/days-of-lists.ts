import type { ColumnPlan, ColumnRef, Transform } from '../../model.ts'
import { cellsOf } from '../../profile/cells-of.ts'
import type { ColumnProfile } from '../../profile/model.ts'
import { beginsToHold, saidAbove } from '../columns/said-above.ts'
import { columnRef, tableLabel, type Context, type Placed } from '../context.ts'
import type { Completing } from './completed.ts'

// “Effective 3 November 2025” stands above a supplier's list, which has no column for it, while the list of all articles has a day for the costs of its
// own. Where a cost is taken from the supplier's list, it holds from the day that stands there, and not from the one that goes with the other cost.

/** A figure, with a sign of its currency or without: with no more digits than the day that is written for it, so that none is lost. */
const FIGURE = String.raw`\p{Sc}? ?\d{1,5}(?:[.,]\d{1,3})?(?: ?\p{Sc})?`
const IS_FIGURE = new RegExp(`^${FIGURE}$`, 'u')

/** The columns with the day from which a list holds, in the rows that take their figure from that list. */
export function withDaysOfLists(
  columns: ColumnPlan[],
  main: Placed,
  joined: readonly Completing[],
  context: Context,
): ColumnPlan[] {
  const days = columns.flatMap(({ column }, target) => {
    const front = beginsToHold(column)
    return front === null ? [] : [{ target, front }]
  })
  const [day, ...others] = days
  if (!day || others.length > 0) return columns
  return joined.reduce((made, one) => withDayOf(made, day, main, one, context), columns)
}

function withDayOf(
  columns: ColumnPlan[],
  { target, front }: { target: number; front: string },
  main: Placed,
  { placed, lookup }: Completing,
  context: Context,
): ColumnPlan[] {
  const { side, table } = placed.placement
  const own = main.placement.table.profile.table
  const plan = columns[target]!
  if (lookup || plan.inputs.some((input) => isOf(input, placed)) || !canTakeFirst(plan)) return columns
  // What only the list has a figure of is no cost of some rows alone.
  const figures = columns.flatMap(({ column, inputs }, at) => {
    const theirs = inputs.filter((input) => isOf(input, placed))
    const isFigure = at !== target && side.kinds[at]!.includes('number') && column.startsWith(front)
    return isFigure && theirs.length === 1 && inputs.length > 1 ? theirs : []
  })
  const [figure, ...more] = figures
  const source = figure && table.profile.columns.find(({ position }) => position === figure.position)
  if (!source || more.length > 0 || !areFigures(source) || !plan.inputs.every((input) => isOther(input, context)))
    return columns
  const said = saidAbove(target, placed.placement, [])
  if (!said) return columns
  const first = plan.inputs.findIndex(({ file_id, table: name }) => file_id === own.file_id && name === own.name)
  const inputs = plan.inputs.toSpliced(first < 0 ? plan.inputs.length : first, 0, columnRef(table.profile, source))
  const [merge, ...rest] = plan.transforms
  const isMerge = merge?.kind === 'merge'
  const lead: Transform[] = [
    isMerge ? merge : { kind: 'merge', separator: '', first: true },
    { kind: 'rewrite', pattern: FIGURE, with: said.value },
    { kind: 'take_back', steps: 1, pattern: said.value },
  ]
  const why = `Where “${source.name}” of ${tableLabel(table.profile)} is taken it is “${said.value}”: ${said.why}.`
  context.notes.push(`“${plan.column}” of ${side.template.name}: ${why}`)
  return columns.with(target, {
    ...plan,
    inputs,
    transforms: [...lead, ...(isMerge ? rest : plan.transforms)],
    reason: `${plan.reason} ${why}`,
  })
}

function isOf({ file_id, table }: ColumnRef, { placement }: Placed): boolean {
  const own = placement.table.profile.table
  return own.file_id === file_id && own.name === table
}

/** Whether the column takes one column as it is, or the first of several that has a value. */
function canTakeFirst({ inputs, transforms: [first] }: ColumnPlan): boolean {
  if (inputs.length === 0 || first?.kind === 'row_number' || first?.kind === 'constant') return false
  return first?.kind === 'merge' ? first.first === true && !first.calculation : inputs.length === 1
}

function areFigures({ values, filled, complete }: ColumnProfile): boolean {
  const figures = values.filter(({ value }) => IS_FIGURE.test(value.trim()))
  return filled > 0 && complete && figures.length === values.length && cellsOf(figures) > 0
}

/** Whether no day there is written as figures are. */
function isOther({ file_id, table, position }: ColumnRef, { shapes }: Context): boolean {
  const profile = [...shapes.keys()].find((one) => one.table.file_id === file_id && one.table.name === table)
  const column = profile?.columns.find((one) => one.position === position)
  return column !== undefined && column.values.every(({ value }) => !IS_FIGURE.test(value.trim()))
}
