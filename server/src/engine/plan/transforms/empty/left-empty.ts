import { directivesOf, sameName } from '../../../knowledge/directives.ts'
import { tableLabel } from '../../context.ts'
import { push, type Work } from '../column-values.ts'
import type { LinkTarget } from '../link-keys.ts'

/** Leaves cells empty that would be refused, where somebody said so of the column, and all of its values are known. */
export function addLeftEmpty(work: Work, link: LinkTarget | null): void {
  const { target, source, context, placement, values } = work
  const { slug } = placement.side.template
  const [told] = directivesOf(context.directives, 'left_empty', slug).filter(({ column }) =>
    sameName(column, target.name),
  )
  const takes = takenBy(work, link)
  if (!told || target.required || takes === null || !source.complete) return
  const wrong = [...new Set(values.flatMap(({ value }) => (value === null || takes(value) ? [] : [value])))]
  if (wrong.length === 0) return
  const shown = wrong
    .slice(0, 3)
    .map((value) => `“${value}”`)
    .join(', ')
  context.notes.push(
    `${shown}${wrong.length > 3 ? ` and ${wrong.length - 3} more` : ''} in “${source.name}” of ${tableLabel(placement.table.profile)} ${wrong.length === 1 ? 'is' : 'are'} left empty in “${target.name}”, as ${told.origin} says.`,
  )
  push(work, { kind: 'null_token', tokens: wrong.map((value) => value.trim()) }, (value) =>
    wrong.includes(value) ? null : value,
  )
}

/** What the rule takes; of a link the keys of the rows that come over, as they are written. */
function takenBy({ rule }: Work, link: LinkTarget | null): ((value: string) => boolean) | null {
  if (!link) return rule === null ? null : (value) => rule.matches(value)
  const { known, leftOut } = link
  return known === null || known.size === 0 ? null : (value) => known.has(value) && !leftOut.has(value)
}
