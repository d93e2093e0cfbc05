import type { SheetPlan, TemplateColumn } from '../model.ts'
import { value, type RowCheck } from './check.ts'

/** Identifiers of which a spreadsheet kept the first digits alone; only where the plan saw some. */
export function shortenedCheck(column: TemplateColumn, index: number, sheet: SheetPlan): RowCheck[] {
  const seen = sheet.sources.some(({ columns }) =>
    columns.some((plan) => plan.column === column.name && plan.shortened),
  )
  if (!seen) return []
  return [
    {
      column: column.name,
      code: 'lossy',
      severity: 'warning',
      message: [
        value(index),
        ` of ${column.name} is a long number that a spreadsheet shortened: its last digits are lost. Take it from the source again, as text.`,
      ],
      fails: `v${index} IS NOT NULL AND regexp_full_match(v${index}, '-?[0-9](?:[.,][0-9]+)?[eE]\\+[0-9]{1,3}')`,
    },
  ]
}
