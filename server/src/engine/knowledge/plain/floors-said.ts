import { ruleOf } from '../../match/score-columns.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import type { Unread } from '../grounded/unread.ts'
import { columnsMeant, figureColumns } from './figure-columns.ts'
import { saysFloor } from './floors-meant.ts'

// “Negative stock means zero”, “Bestände unter null gelten als 0”: figures with a minus that are written as nothing.

/** Zero for all that is less, in the columns of figures that the sentence names; none of those that don't take it. */
export function floorsSaid(
  { text, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  if (!saysFloor(text)) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return columnsMeant(text, figureColumns(profiles, own)).flatMap(({ slug, column }): Directive[] => {
    const zero = zeroOf(column)
    if (zero === null) return []
    const transforms = [{ kind: 'rewrite' as const, pattern: '[-−]\\s?[0-9].*', with: zero }]
    return [{ ...origin, kind: 'step', slug, column: column.name, transforms }]
  })
}

function zeroOf(column: TemplateColumn): string | null {
  const rule = ruleOf(column)
  return ['0', '0.00', '0.0', '0,00'].find((zero) => rule?.matches(zero) ?? true) ?? null
}
