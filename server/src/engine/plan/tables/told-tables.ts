import { directivesOf, sameName, type CalledTable, type Directive } from '../../knowledge/directives.ts'
import { NONE } from '../../knowledge/statements.ts'
import type { TableSide } from '../../match/sides.ts'
import type { TableProfile } from '../../profile/model.ts'
import { placeKey } from './ask-table.ts'
import { answerTo, isTableCalled, type Context, type Placement } from '../context.ts'
import { joinedTemplate } from '../joins/told-joins.ts'

// What answers, the instructions and knowledge say of tables: whose rows they are, and what of them is not to be used.

/**
 * The template that a table was named with, unless it was answered otherwise. Where a whole workbook was named, the sheet that fits the template
 * is what was meant, and no other.
 */
export function perhapsTold(
  table: TableSide,
  fits: Placement[],
  placements: readonly Placement[],
  context: Context,
): Placement | undefined {
  const told = context.directives.find(
    (one) => one.kind === 'table' && one.perhaps && isTableCalled(table.profile.table, one.table),
  )
  if (told?.kind !== 'table') return undefined
  const isOther = placements.some(
    (one) => one.side.template.slug === told.template && isTableCalled(one.table.profile.table, told.table),
  )
  const place = isOther ? undefined : fits.find(({ side }) => side.template.slug === told.template)
  if (place) context.heeded.add(told)
  return place
}

/** What was said, without the tables that were only named with a template and went where they fit anyway: that decided nothing. */
export function heededOf({ directives, heeded }: Context): Directive[] {
  return directives.filter((one) => one.kind !== 'table' || !one.perhaps || heeded.has(one))
}

/** Whether somebody said that a table is not to be used. */
export function isLeftOut({ table }: TableProfile, { directives }: Context): boolean {
  return directives.some((one) => one.kind === 'ignore_table' && isTableCalled(table, one.table))
}

/** What an answer, the instructions or knowledge say about a table. */
export function toldPlace(
  table: TableSide,
  fits: Placement[],
  profiles: TableProfile[],
  placements: Placement[],
  context: Context,
): Placement | { reason: string } | null {
  const named = (called: CalledTable): boolean => isTableCalled(table.profile.table, called)
  const answer = answerTo(context, placeKey(table.profile, context), null, (directive) => {
    if (directive.kind === 'table' || directive.kind === 'ignore_table' || directive.kind === 'join')
      return named(directive.table)
    return directive.kind === 'only_table' && chosenTable(directive, table.profile, profiles) !== null
  })
  if (answer === NONE) return { reason: 'You answered that it is to be left out.' }
  const answered = fits.find(({ side }) => side.template.slug === answer)
  if (answered) return answered
  let chosen = false
  for (const directive of context.directives) {
    if (directive.kind === 'only_table' && !chosen) {
      const only = chosenTable(directive, table.profile, profiles)
      if (only && only !== table.profile)
        return { reason: `It is left out: of its file only “${only.table.name}” is used, as ${directive.origin} says.` }
      chosen = only !== null
    }
    if (directive.kind === 'table' && directive.perhaps) continue
    if (directive.kind !== 'ignore_table' && directive.kind !== 'table' && directive.kind !== 'join') continue
    if (!named(directive.table)) continue
    const template = directive.kind === 'join' ? joinedTemplate(directive, placements, fits) : null
    const joined = fits.find(({ side }) => side.template === template)
    if (joined) return joined
    if (directive.kind === 'join') continue
    if (directive.kind === 'ignore_table') return { reason: `It is left out, as ${directive.origin} says.` }
    const found = fits.find(({ side }) =>
      [side.template.slug, side.template.name].some((name) => sameName(name, directive.template)),
    )
    if (found) return found
  }
  return null
}

/** Of the tables in the file of `profile`, the only one to be used; null when the directive is about another file, or the file has one table. */
export function chosenTable(
  { table }: Extract<Directive, { kind: 'only_table' }>,
  profile: TableProfile,
  profiles: TableProfile[],
): TableProfile | null {
  const siblings = profiles.filter((candidate) => candidate.table.file_id === profile.table.file_id)
  if (siblings.length < 2) return null
  if (typeof table === 'number') return siblings.at(table < 0 ? table : table - 1) ?? null
  return siblings.find((sibling) => sameName(sibling.table.name, table)) ?? null
}

/** Whether a directive of the kind names the column, for the template. */
export function isIgnoredColumn(name: string, slug: string, context: Context): string | null {
  const directive = directivesOf(context.directives, 'ignore_column', slug).find(({ column }) => sameName(column, name))
  return directive ? `It is left out, as ${directive.origin} says.` : null
}
