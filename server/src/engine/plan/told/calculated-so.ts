import type { Directive } from '../../knowledge/directives.ts'
import type { ColumnPlan } from '../../model.ts'

/** Whether a plan converts the figures of columns, or calculates with them, as somebody said. */
export function isCalculated(
  directive: Extract<Directive, { kind: 'scaled' | 'calculated' }>,
  columns: readonly ColumnPlan[],
): boolean {
  return columns.some(({ transforms }) =>
    transforms.some((step) =>
      directive.kind === 'scaled'
        ? step.kind === 'number' && step.unit === directive.unit && step.bare_unit === directive.bare_unit
        : step.kind === 'merge' && step.calculation?.formula === directive.formula,
    ),
  )
}
