import { ruleOf } from '../../match/sides.ts'
import type { Template } from '../../model.ts'
import { zeroOf } from '../../plan/transforms/empty/zero-said.ts'
import type { TableProfile } from '../../profile/model.ts'
import type { Directive } from '../directives.ts'
import type { Unread } from '../grounded/unread.ts'
import { columnsMeant, figureColumns } from './figure-columns.ts'
import { negativesAsZero } from './negatives-meant.ts'

// “Negative stock means zero”, “Bestände unter null gelten als 0”: figures with a minus that are written as nothing.

/** Zero for all that is less, in the columns of figures that the sentence names; none of those that don't take it. */
export function negativesSaid(
  { text, before, origin }: Unread,
  profiles: readonly TableProfile[],
  templates: readonly Template[],
): Directive[] {
  const said = negativesAsZero({ text, before })
  if (said === null) return []
  const own = templates.filter(({ slug }) => origin.slug === null || origin.slug === slug)
  return columnsMeant(said, figureColumns(profiles, own)).flatMap(({ slug, column }): Directive[] => {
    const rule = ruleOf(column)
    const zero = rule === null ? '0' : zeroOf(rule)
    if (zero === undefined) return []
    const transforms = [{ kind: 'rewrite' as const, pattern: '[-−]\\s?[0-9].*', with: zero }]
    return [{ ...origin, kind: 'step', slug, column: column.name, transforms }]
  })
}
