import type { CompiledSheet } from '../compile/sheet.ts'
import type { SheetPlan, Template } from '../model.ts'
import type { AnyCheck } from './check.ts'
import { crossCellChecks } from './cross-cell.ts'
import { expectedTypeCheck } from './expected-type.ts'
import { bereftCheck, linkCheck } from './link.ts'
import { requiredCheck } from './required.ts'
import { rowProblemChecks } from './row-problem.ts'
import { shortenedCheck } from './shortened.ts'
import { strictCheck } from './strict.ts'
import { lossyCheck, typeCheck } from './transform.ts'
import { uniqueCheck } from './unique.ts'

export interface CheckContext {
  templates: Template[]
  /** Slugs that have a sheet in the plan. */
  slugs: Set<string>
  /** Row problems that occur in the sheet's tables. */
  problems: ReadonlySet<string>
}

/** Everything that can be wrong in a sheet, in the order in which issues of a row are told: the row first, then column by column. */
export function checksOf(
  sheet: SheetPlan,
  template: Template,
  { canFail, canLose }: Pick<CompiledSheet, 'canFail' | 'canLose'>,
  { templates, slugs, problems }: CheckContext,
): AnyCheck[] {
  return [
    ...rowProblemChecks(problems),
    ...template.columns.flatMap((column, index) => [
      ...requiredCheck(column, index),
      ...(canFail.has(index) ? [typeCheck(column, index, sheet)] : []),
      ...(canLose.has(index) ? [lossyCheck(column, index)] : []),
      ...shortenedCheck(column, index, sheet),
      ...strictCheck(column, index),
      ...expectedTypeCheck(column, index, sheet),
      ...uniqueCheck(column, index),
      ...linkCheck(column, index, templates, slugs),
      ...bereftCheck(column, index, templates, sheet),
    ]),
    ...crossCellChecks(template, sheet),
  ]
}
