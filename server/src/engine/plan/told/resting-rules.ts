import { columnsOf } from '../../check/cross-cell.ts'
import type { Template } from '../../model.ts'

/** One sentence for each cross-cell rule that checks nothing, because the template has lost a column that it names. */
export function restingRules({ name, columns, cross_cell_rules }: Template): string[] {
  const present = new Set(columns.map((column) => column.name))
  return cross_cell_rules.flatMap((rule) => {
    const gone = [...new Set(columnsOf(rule))].filter((column) => !present.has(column))
    if (gone.length === 0) return []
    const lost = `${gone.join(', ')}, which the template no longer has`
    return [`The rule “${rule.message}” of the template ${name} checks nothing: it names ${lost}.`]
  })
}
