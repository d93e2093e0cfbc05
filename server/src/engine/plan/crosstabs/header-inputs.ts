import type { ColumnPlan } from '../../model.ts'

// Columns of a crosstab that are made of what its header says together with others: joined to a key, or counted with.

/** A calculation with what stands beneath a header and a figure that the header stands for, in that order. */
export function isCountedBy({ inputs, transforms }: ColumnPlan, headerAt: number): boolean {
  const [first] = transforms
  const last = inputs.at(-1)!
  return (
    inputs.length === 2 &&
    last.position >= headerAt &&
    first?.kind === 'merge' &&
    first.calculation?.inputs[1]?.figures !== undefined
  )
}

/** Whether several columns are joined with what a header says behind them. */
export function isJoinedWith({ inputs, transforms }: ColumnPlan, headerAt: number): boolean {
  const [first] = transforms
  const isPlain = first?.kind === 'merge' && !first.calculation && !first.first
  return (
    isPlain &&
    inputs.length > 1 &&
    inputs.every((input, at) => (at === inputs.length - 1) === input.position >= headerAt)
  )
}

/** The steps that join the others, with what the header says behind them. */
export function joinedWith(plan: ColumnPlan, value: string, headerAt: number): ColumnPlan['transforms'] | null {
  const [first, ...more] = plan.transforms
  if (!isJoinedWith(plan, headerAt) || first?.kind !== 'merge') return null
  return [first, { kind: 'suffix', text: `${first.separator}${value}` }, ...more]
}

/** Its steps with the figure itself, for the rows of one header; null where it is none such, or has no figure for it. */
export function countedFor(plan: ColumnPlan, value: string, headerAt: number): ColumnPlan['transforms'] | null {
  const [first, ...more] = plan.transforms
  if (!isCountedBy(plan, headerAt) || first?.kind !== 'merge' || !first.calculation) return null
  const { formula, inputs, ...rest } = first.calculation
  const figure = inputs[1]!.figures!.find(({ raw }) => raw === value)?.value
  if (figure === undefined) return null
  const calculation = { ...rest, formula: formula.replace(/\$2(?!\d)/g, figure), inputs: inputs.slice(0, 1) }
  return [{ ...first, calculation }, ...more]
}
