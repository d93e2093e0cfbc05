import type { TemplateColumn } from '../model.ts'
import type { RowCheck } from './check.ts'

export function requiredCheck(column: TemplateColumn, index: number): RowCheck[] {
  if (!column.required) return []
  return [
    {
      column: column.name,
      code: 'required',
      severity: 'error',
      message: [
        `${column.name} is empty, but every row must have one. Fill it in at the source, or give the column a default.`,
      ],
      fails: `v${index} IS NULL`,
    },
  ]
}
