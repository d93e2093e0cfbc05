import type { ColumnPlan } from '../../model.ts'

/** Whether some number of these columns got the area code. */
export function hasAreaCode(area: string, columns: readonly ColumnPlan[]): boolean {
  return columns.some(({ transforms }) =>
    transforms.some(
      (step) => step.kind === 'value_map' && step.entries.some(({ raw, value }) => value === `${area} ${raw}`),
    ),
  )
}
