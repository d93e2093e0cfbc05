import { anyOf } from '../../knowledge/grounded/acts.ts'
import { isLeftRow } from '../columns/kept-rows.ts'
import { isTableCalled, tableLabel } from '../context.ts'
import { push, type Work } from './column-values.ts'

// “Root and Home are not real groups, so what is directly under Home has no parent”: some programs have a row above all others, which is none of them.
// What is under such a row is under nothing.

/** What tells that the rows that stay behind are above all others, and no more than that. */
const TOPS = anyOf(
  "(?:not|n[’']t|no) (?:an? )?(?:real|actual|genuine|proper)|no parents?|without (?:an? )?parents?|top[ -]?levels?|roots? (?:of|rows?|nodes?|entr(?:y|ies)|levels?|folders?)",
  'kein\\p{L}* (?:echte?\\p{L}*|übergeordnete\\p{L}*|ober\\p{L}+)|ohne (?:übergeordnete\\p{L}*|ober\\p{L}+)|oberste\\p{L}* ebene',
  "(?:pas|aucune?) (?:de |d['’])?(?:vraie?s?|parente?s?|réelle?s?)|sans parent|premier niveau",
  'no (?:son|es) (?:una? )?(?:verdader|real|auténtic)\\p{L}+|sin (?:padre|superior)|primer nivel',
  'non (?:sono|è) (?:una? )?(?:ver|real)\\p{L}+|senza (?:padre|superiore)|primo livello',
  'geen (?:echte?|bovenliggende) \\p{L}+|zonder (?:bovenliggende|ouder)|hoogste niveau',
)

/** Values by which rows are under one that stays behind become empty, where that is said of such as are above all others. */
export function addLeftOutTops(work: Work): void {
  const { target, source, context, placement } = work
  const { template } = placement.side
  const isOwn = target.linkRule?.every(({ templateId }) => templateId === template.id) ?? false
  if (!isOwn || target.required || !source.complete) return
  const { profile } = placement.table
  for (const one of context.directives) {
    if (one.kind !== 'leave_rows' || !isTableCalled(profile.table, one.table) || !TOPS.test(one.said)) continue
    const left = profile.rows.filter((cells) => isLeftRow(cells, one.when))
    const keys = new Set(
      profile.columns.flatMap(({ unique, position }) =>
        unique && position !== source.position ? left.flatMap((cells) => cells[position]?.trim() ?? []) : [],
      ),
    )
    const tokens = [...new Set(work.values.flatMap(({ value }) => (value !== null && keys.has(value) ? value : [])))]
    if (tokens.length === 0) continue
    push(work, { kind: 'null_token', tokens }, (value) => (tokens.includes(value) ? null : value))
    context.notes.push(
      `${tokens.map((token) => `“${token}”`).join(', ')} in “${source.name}” of ${tableLabel(profile)} is above all others and stays behind, as ${one.origin} says: “${target.name}” is empty there.`,
    )
  }
}
