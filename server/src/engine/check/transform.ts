import type { SheetPlan, TemplateColumn } from '../model.ts'
import { expectedBy } from '../transforms/index.ts'
import { value, type RowCheck } from './check.ts'

/** A transform of the column could not be applied: its value went on as it was. */
export function typeCheck(column: TemplateColumn, index: number, sheet: SheetPlan): RowCheck {
  const expected = new Set(
    sheet.sources
      .flatMap((source) => source.columns.filter((plan) => plan.column === column.name))
      .flatMap((plan) => plan.transforms.flatMap((transform) => expectedBy(transform) ?? [])),
  )
  return {
    column: column.name,
    code: 'type',
    severity: 'warning',
    message: [
      value(index),
      ` is not ${[...expected].join(' or ') || 'what the column expects'}, so it was left as it is. Correct it at the source, or change how ${column.name} is read.`,
    ],
    fails: `f${index}`,
  }
}

/** More than formatting was lost on the way to the value. */
export function lossyCheck(column: TemplateColumn, index: number): RowCheck {
  return {
    column: column.name,
    code: 'lossy',
    severity: 'warning',
    message: [
      { raw: index },
      ' became ',
      value(index),
      `: part of it does not fit ${column.name}. Change how the column is written if that part is needed.`,
    ],
    fails: `l${index}`,
  }
}
