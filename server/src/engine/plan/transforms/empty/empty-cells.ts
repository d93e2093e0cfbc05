import { EMPTY, KEEP, valueKey } from '../../../knowledge/statements.ts'
import { otherwiseSaid } from '../../../knowledge/otherwise-said.ts'
import { unconditionedOf } from '../../../knowledge/unconditioned.ts'
import type { Evidence } from '../../../model.ts'
import type { TableProfile } from '../../../profile/model.ts'
import { keptOf } from '../../columns/kept-rows.ts'
import { ask, columnRef, isWhole, tableLabel } from '../../context.ts'
import { toldDefault } from '../../columns/stand-ins.ts'
import { isInverse, isOpenTick, isTickColumn } from '../values/booleans.ts'
import { meaningsOf } from '../../../match/vocabulary/meanings.ts'
import { noOf } from '../../../match/values/yes-or-no.ts'
import { saidOfRest } from '../values/said-meanings.ts'
import { push, type Work } from '../column-values.ts'

/** So many empty cells, and this share of the rows, are no oversight. */
const SEVERAL = 3
const SHARE = 0.1
/** A list of allowed values that is longer is no matter of picking one. */
const MOST_ALLOWED = 60

/**
 * What empty cells mean where every row must have one of a list of values: the no of a column of ticks; else it is asked, as their rows
 * could not be written. Where the ticks are those of the opposite, as in “Closed?” for “active”, the rest is told by them in any case.
 */
export function addEmptyMeaning(work: Work, allowed: readonly string[]): void {
  const { context, placement, target, source, mapping } = work
  const { profile } = placement.table
  const { slug, name } = placement.side.template
  // Rows that lack what stands in the first row of each alone are left out.
  const later = placement.heads === undefined ? 0 : profile.columns[placement.heads]!.empty
  const empty = Math.min(source.empty - later, emptyInKept(work))
  const few = empty < SEVERAL || empty < SHARE * profile.table.rows
  if (empty <= 0) return
  const isOther = isInverse(work)
  const ticks = isTickColumn(work) || (target.required && isOther && isLoneYes(work))
  if (!target.required && !(ticks && isOther)) return
  const rest = isOther ? null : (saidOfRest(work, allowed) ?? describedRest(work))
  if (rest !== null) return push(work, { kind: 'default', value: rest }, (text) => text)
  if (few || source.filled === 0 || mapping.lead.length > 0 || mapping.sources.length > 1) return
  if (allowed.length < 2 || allowed.length > MOST_ALLOWED || toldDefault(slug, target.name, [source.name], context))
    return
  const restOf = (list: readonly string[]): string | null =>
    isOther ? (list.find((value) => value !== noOf(list)) ?? null) : noOf(list)
  const no = ticks && !isOpenTick(work) ? restOf(allowed) : null
  if (no !== null) {
    const cells = `The ${source.empty} empty cells of “${source.name}” of ${tableLabel(profile)}`
    context.notes.push(`${cells} are “${no}” of “${target.name}”, as all others are ticked.`)
  }
  const value = no ?? askMeaning(work, allowed, name, restOf(allowed))
  if (value !== KEEP && value !== EMPTY) push(work, { kind: 'default', value }, (text) => text)
}

/** Under “Inactive” a yes is all that is ever written: whatever has none is not inactive. */
function isLoneYes({ values }: Work): boolean {
  const written = new Set(values.flatMap(({ value }) => value?.trim().toLowerCase() || []))
  const [only = '', ...others] = written
  return others.length === 0 && meaningsOf(only).includes(YES)
}

const [YES = -1] = meaningsOf('yes')

/** The empty cells of rows that don't stay behind: invoices have no way of payment, where only payments are taken. */
function emptyInKept({ context, placement, source }: Work): number {
  const { profile } = placement.table
  const kept = isWhole(profile) ? keptOf(profile, context, placement.side.template.slug) : profile
  return kept === profile ? source.empty : kept.rows.filter((cells) => !cells[source.position]?.trim()).length
}

/** What the description says that rows are of which the column says nothing. */
function describedRest({ target, source, context, placement }: Work): string | null {
  const told = source.filled === 0 ? null : otherwiseSaid(target)
  if (told === null) return null
  const { slug } = placement.side.template
  context.notes.push(
    `The ${source.empty} empty cells of “${source.name}” of ${tableLabel(placement.table.profile)} are “${told.value}” of “${target.name}”: the description of “${slug}.${target.name}” says so: “${told.said.trim()}”.`,
  )
  return told.value
}

function askMeaning(work: Work, allowed: readonly string[], template: string, rest: string | null): string {
  const { context, placement, target, source } = work
  const { profile } = placement.table
  // Where one thing alone is ever written, the rest is most likely the no to it, which is a yes where it is the opposite.
  const [first, ...others] = new Set(work.values.flatMap(({ value }) => value?.toLowerCase() ?? []))
  const likely = first !== undefined && others.length === 0 ? rest : unconditionedOf(target)
  const preset = likely ?? KEEP
  const answer = ask(context, {
    key: valueKey(placement.side.template.slug, target.name, ''),
    kind: 'value_map',
    prompt:
      `What do the ${source.empty} empty cells in column “${source.name}” of ${tableLabel(profile)} mean? ` +
      `“${target.name}” of ${template} must not be empty, and allows ${allowed.slice(0, 12).join(', ')}${allowed.length > 12 ? ', …' : ''}.`,
    target: { slug: placement.side.template.slug, column: target.name },
    options: [
      ...allowed.map((value) => ({ value, label: value, confidence: value === likely ? 0.8 : 0.1 })),
      { value: KEEP, label: 'Leave them empty: their rows get an issue', confidence: likely === null ? 0.5 : 0.1 },
    ].toSorted((a, b) => b.confidence - a.confidence),
    free_text: false,
    evidence: emptyCell(work, profile),
    affected_rows: source.empty,
    default: preset,
  })
  return answer ?? preset
}

/** An empty cell, its row told by another one in it that is the only one of its kind. */
function emptyCell({ source }: Work, profile: TableProfile): Evidence[] {
  for (const cells of profile.rows) {
    if (cells[source.position] !== null) continue
    for (const { position, values } of profile.columns) {
      const found = values.find(({ value, count }) => count === 1 && value === cells[position])
      if (!found) continue
      const { file_id, table, column } = columnRef(profile, source)
      return [{ file_id, table, row: found.row, column, value: '' }]
    }
  }
  return []
}
