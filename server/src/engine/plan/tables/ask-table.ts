import { NONE } from '../../knowledge/statements.ts'
import type { TableSide } from '../../match/sides.ts'
import type { TableProfile } from '../../profile/model.ts'
import { adviseTable } from '../columns/advised.ts'
import { saidOfRows } from './said-of-rows.ts'
import { ask, askedWith, percent, shapeKey, shapeLabel, type Context, type Placement } from '../context.ts'

/** A table below this fits a template no better than any other table would. */
export const LEAST_FIT = 0.3
/** From here on a template is like a table enough to ask. */
export const WORTH_ASKING = 0.15

/**
 * What a table holds, with the templates that are like it to choose from: placed as the default says until there is an answer. `needed` is
 * the template that would stay without any rows, and that no other table is likelier for.
 */
export function askPlace(
  table: TableSide,
  fits: Placement[],
  context: Context,
  needed?: Placement,
): Placement | { reason: string } {
  const like = fits.filter(({ fit }) => fit >= WORTH_ASKING)
  const said = saidOfRows(table, like, context)
  if (said) return said
  const advised = adviseTable(placeKey(table.profile, context), table, like, context)
  if (advised) return advised
  const { profile } = table
  const fitting = fits.filter(({ fit }) => fit >= LEAST_FIT)
  const near = needed ? [needed, ...fits.filter((fit) => fit !== needed)] : fits
  const options = (fitting.length > 0 ? fitting : near).slice(0, 5)
  const best = options[0]!
  const total = options.reduce((sum, { fit }) => sum + fit, 0)
  const label = shapeLabel(profile, context)
  const preset = fitting.length > 0 ? best : needed
  ask(context, {
    key: placeKey(table.profile, context),
    kind: 'other',
    prompt:
      fitting.length > 0
        ? `What does ${label} hold? Its ${profile.columns.length} columns (${headers(profile)}) fit ${options.map(({ side }) => side.template.name).join(' and ')} nearly alike.`
        : `What does ${label} hold? ${profile.table.header_row === null ? 'It has no header, and its' : 'Its'} ${profile.columns.length} columns (${headers(profile)}) are not clearly those of any template.`,
    target: { slug: best.side.template.slug, column: null },
    options: [
      ...options.map(({ side, fit }) => ({
        value: side.template.slug,
        label: side.template.name,
        confidence: total > 0 ? fit / total : 0,
      })),
      { value: NONE, label: 'None of them: leave it out', confidence: 0 },
    ],
    free_text: false,
    evidence: firstRow(profile),
    affected_rows: askedWith(profile, context).reduce((sum, { table: { rows } }) => sum + rows, 0),
    default: preset?.side.template.slug ?? NONE,
  })
  return preset ?? { reason: noFit(fits[0]) }
}

function headers(profile: TableProfile): string {
  const names = profile.columns.slice(0, 6).map(({ name }) => name)
  return names.join(', ') + (profile.columns.length > names.length ? ', …' : '')
}

/** What stands first in each of its first columns, as evidence. */
export function firstRow(
  profile: TableProfile,
): { file_id: string; table: string; row: number; column: string; value: string | null }[] {
  const { file_id, name } = profile.table
  return profile.columns.slice(0, 6).map((column) => {
    const value = column.values[0]
    return {
      file_id,
      table: name,
      row: value?.row ?? profile.table.header_row ?? 1,
      column: column.name,
      value: value?.value ?? null,
    }
  })
}

export function placeKey(profile: TableProfile, context: Context): string {
  return `table:${shapeKey(profile, context)}`
}

export function noFit(best: Placement | undefined): string {
  if (!best) return 'There is no template.'
  return `It fits no template: the nearest is ${best.side.template.slug}, by ${percent(best.fit)} of what was compared.`
}
