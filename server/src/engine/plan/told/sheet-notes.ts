import type { SheetPlan, Template } from '../../model.ts'
import { tableLabel, type Context, type Placed } from '../context.ts'
import { restingRules } from './resting-rules.ts'

/** Rows that are left behind are told of. */
export function noteDoubling(doubling: Placed[], why: string, context: Context): void {
  for (const { placement } of doubling) {
    const { name } = placement.side.template
    context.notes.push(
      `${tableLabel(placement.table.profile)} was left aside: its rows only name ${name} that stand in other tables, and ${why}.`,
    )
  }
}

export function noteMissing(templates: Template[], sheets: SheetPlan[], context: Context): void {
  const missing = templates.filter(({ slug }) => !sheets.some((sheet) => sheet.slug === slug))
  for (const { name } of missing) context.notes.push(`No table fits the template ${name}: it gets no sheet.`)
}

export function noteRestingRules(templates: Template[], sheets: SheetPlan[], context: Context): void {
  const filled = templates.filter(({ slug }) => sheets.some((sheet) => sheet.slug === slug))
  context.notes.push(...filled.flatMap(restingRules))
}
