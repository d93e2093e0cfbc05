import type { TemplateColumn } from '../model.ts'
import { value, type TableCheck } from './check.ts'

/** Every row of equal values is marked, not all but the first: which one is right isn't ours to say. */
export function uniqueCheck(column: TemplateColumn, index: number): TableCheck[] {
  if (!column.unique) return []
  return [
    {
      column: column.name,
      code: 'unique',
      severity: 'error',
      message: [
        value(index),
        ` is in ${column.name} more than once, but each value may be there only once. Correct the wrong row, or leave it out.`,
      ],
      across: { kind: 'distinct', columns: [index] },
    },
  ]
}
