import { directivesOf, sameName } from '../../knowledge/directives.ts'
import { scoreColumns } from '../../match/score-columns.ts'
import { templateSide } from '../../match/sides.ts'
import type { RowSkip, Template, TemplateColumn } from '../../model.ts'
import type { TableProfile } from '../../profile/model.ts'
import { isWhole, tableLabel, type Context, type Mapping, type Placed, type Placement } from '../context.ts'
import { linkShares } from '../links/links.ts'
import { isMadeOfParts } from '../columns/described-keys.ts'
import { mapColumns } from '../columns/map-columns.ts'
import { SURE } from '../sure.ts'
import { withNotes } from './noted-columns.ts'
import { dependentColumns } from './dependent-columns.ts'
import {
  areElsewhere,
  areNames,
  hasMore,
  isMore,
  isSaidToBeMore,
  keyTarget,
  sureSource,
  type Inline,
} from './inline-others.ts'

// One flat file of several things: orders with the customer's columns on every row, lines with those of their invoice. What the rows belong
// to is in no file of its own, so it is taken from there, each once: its columns are those that depend on its key.

/** Of the required columns of what is taken from another's rows, so many must be found, where a link already says that it is meant. */
const LEAST_FOUND = 0.5
/** By what the rows are linked, what they belong to is known, whatever the column is called. */
const LINKED = 0.95

/** Tables that also fill templates for which no table is there, by what their own rows belong to. */
export function inlinePlacements(placed: Placed[], templates: readonly Template[], context: Context): Placement[] {
  const found: Placement[] = []
  const quiet: Context = { ...context, questions: [], notes: [], doubts: null }
  for (const template of templates) {
    if (found.some(({ side }) => side.template === template)) continue
    const others = placed.filter(({ placement }) => placement.side.template === template)
    const possible = placed.flatMap((one) => inlineIn(one, template, placed, quiet) ?? [])
    const best = possible
      .filter(
        (one) =>
          others.length === 0 ||
          ((isMore(one, others, template, templates) || isSaidToBeMore(one, others, template, context)) &&
            !areNames(one, others, template, templates, quiet)),
      )
      .toSorted((a, b) => b.filled - a.filled)[0]
    if (!best) continue
    const headers = headersOf(best.placement.table.profile)
    const alike = possible.filter(
      (one) =>
        one === best ||
        ((headersOf(one.placement.table.profile) === headers || hasMore(one, best)) &&
          !areElsewhere(one, others, template, templates)),
    )
    for (const { placement, key } of alike) {
      found.push(placement)
      const { profile } = placement.table
      context.notes.push(
        `${tableLabel(profile)} also fills ${template.name}, ${others.length === 0 ? 'for which there is no other table' : 'as no other table has all that its rows belong to'}: each “${profile.columns[key]!.name}” once.`,
      )
    }
  }
  return found
}

/** Whether a sheet is of what the rows of another one belong to: its rows repeat as often as those do. */
export function isInline(slug: string, placed: readonly Placed[], templates: readonly Template[]): boolean {
  const own = placed.filter(({ placement }) => placement.side.template.slug === slug)
  return own.some(({ placement: { side, table } }) =>
    placed.some(
      ({ placement: other }) =>
        other.table.profile === table.profile &&
        other.side.template !== side.template &&
        (leadsTo(other.side.template, side.template, templates) ||
          (!leadsTo(side.template, other.side.template, templates) && repeatsMore(slug, other, placed))),
    ),
  )
}

function repeatsMore(slug: string, other: Placement, placed: readonly Placed[]): boolean {
  const distinct = (template: string): number => {
    const one = placed.find(
      ({ placement: { table, side } }) => table.profile === other.table.profile && side.template.slug === template,
    )
    const key =
      one &&
      keyTarget(
        one.placement.side.template,
        placed.map(({ placement }) => placement.side.template),
      )
    const source = key === undefined ? undefined : one?.mappings[key]?.sources[0]
    return source === undefined ? Infinity : other.table.profile.columns[source]!.distinct
  }
  return distinct(slug) < distinct(other.side.template.slug)
}

/** Rows that belong to nothing: an order without a customer is no customer without a name. */
export function inlineSkips({ placement, mappings }: Placed, templates: readonly Template[]): RowSkip[] {
  const { profile } = placement.table
  const heads = placement.heads === undefined ? undefined : profile.columns[placement.heads]
  if (heads) {
    const first = `Its “${heads.name}” is empty: the data of ${placement.side.template.name} stands in the first row of each alone.`
    return [{ when: { position: heads.position, is: 'empty' }, reason: first }]
  }
  const key = keyTarget(placement.side.template, templates)
  const source = key === undefined ? undefined : mappings[key]?.sources[0]
  const column = source === undefined ? undefined : profile.columns[source]
  if (!column || column.empty === 0 || !isWhole(profile)) return []
  const others = mappings.flatMap(({ sources }) => sources.flatMap((at) => profile.columns[at]?.position ?? []))
  const isOpen = profile.rows.some((cells) => {
    if (cells[column.position]?.trim()) return false
    return others.some((position) => cells[position]?.trim())
  })
  const reason = `Its “${column.name}” is empty: it belongs to no row of ${placement.side.template.name}.`
  return isOpen ? [] : [{ when: { position: column.position, is: 'empty' }, reason }]
}

/** A value that a rule takes in hardly any case. */
const HARDLY = 0.05

function inlineIn(
  { placement: own, mappings }: Placed,
  template: Template,
  placed: readonly Placed[],
  context: Context,
): Inline | null {
  const { templates } = context
  const { table, side } = own
  const target = keyTarget(template, templates)
  if (target === undefined || table.profile.table.header_row === null) return null
  const wide = templateSide(template)
  const linking = linkTo(side.template, template, target)
  // Of a thing of the same kind only what links to one belongs to it.
  if (side.template === template && linking < 0) return null
  const candidates = withNotes(scoreColumns(table, wide), table, wide, context)
  const fresh: Placement = { table, side: wide, candidates, fit: own.fit }
  const called = sureSource(mappings[linking])
  // Beside the guest's name stands the address by which guests are known: that is the link, whatever is called so.
  // What was told leads there, whatever its numbers still lack.
  const isTold = linking >= 0 && mappings[linking]!.assigned === true
  const isKept = called === undefined || isTold || !isRefused(candidates, called, target, template)
  const link = isKept ? called : undefined
  const key = link ?? sureSource(mapColumns(fresh, context, () => null)[target])
  if (key === undefined || (key === called && link === undefined)) return null
  if (!(isTold && key === link) && isRefused(candidates, key, target, template)) return null
  const dependent = dependentColumns(table.profile, key)
  const placement: Placement = {
    ...fresh,
    each: key,
    candidates: candidates
      .filter(({ source, target: other }) => dependent.has(source) && (source === key) === (other === target))
      .map((one) => (one.source === link ? { ...one, name: null, probability: LINKED } : one)),
  }
  const narrowed = mapColumns(placement, context, linkShares(placement, placed, context))
  const isFound = (mapping: Mapping): boolean =>
    (mapping.sources.length > 0 && !mapping.guessed && mapping.confidence >= SURE) || mapping.constant !== undefined
  const found = narrowed.map(
    (mapping, at) => isFound(mapping) && (at === target || mapping.sources.every((source) => dependent.has(source))),
  )
  // What all have that nothing else is said of need not be in any table.
  const preset = directivesOf(context.directives, 'default', template.slug).map(({ column }) => column)
  const isPreset = ({ name }: TemplateColumn): boolean => preset.some((column) => sameName(column, name))
  const required = template.columns.flatMap((column, at) => (column.required && !isPreset(column) ? [at] : []))
  const share = required.filter((at) => found[at]).length / Math.max(1, required.length)
  const isRelated = leadsTo(side.template, template, templates) || leadsTo(template, side.template, templates)
  const others = found.filter((isOne, at) => isOne && at !== target).length
  if (!found[target] || others === 0) return null
  // What nothing links to has to be complete, and to stand there again and again.
  const enough = isRelated ? share >= LEAST_FOUND : share === 1 && !table.profile.columns[key]!.unique
  const filled = found.filter(Boolean).length
  const isLinked = link !== undefined || (linking >= 0 && mappings[linking]!.decided_by === 'matcher')
  const heads = headColumn(table.profile, key, dependent)
  if (heads !== undefined) placement.heads = heads
  return enough ? { placement, of: side.template, key, filled, share, isLinked } : null
}

/**
 * Names of what the rows belong to are no keys of it where these follow a rule that takes none of them: they are looked up, or stay. A part of a
 * key that is made of several is none by itself.
 */
function isRefused(candidates: Placement['candidates'], key: number, target: number, template: Template): boolean {
  if (isMadeOfParts(template.columns[target]!)) return false
  const pair = candidates.find(({ source, target: other }) => source === key && other === target)
  return Boolean(pair?.rule && pair.rule.reachable <= HARDLY)
}

/** The column by which one template links to the key of another; -1 where none does. */
function linkTo(from: Template, to: Template, key: number): number {
  return from.columns.findIndex(
    ({ desiredRule, linkRule = [] }) =>
      desiredRule === 'link' &&
      linkRule.some(({ templateId, columnName }) => templateId === to.id && columnName === to.columns[key]!.name),
  )
}

/** Whether the rows of one template belong to those of another, at first or second hand. */
function leadsTo(from: Template, to: Template, templates: readonly Template[]): boolean {
  const seen = new Set<Template>([from])
  for (const one of seen) {
    for (const { desiredRule, linkRule = [] } of one.columns) {
      if (desiredRule !== 'link') continue
      for (const { templateId } of linkRule) {
        const next = templates.find(({ id }) => id === templateId)
        if (next === to && one !== to) return true
        if (next) seen.add(next)
      }
    }
  }
  return false
}

/** So many rows with the head's data may stand below another one: heads that were pasted in twice. */
const PASTED_AGAIN = 0.1

/**
 * The first column that stands in the first row of each key alone, as shops write their orders out: the rows below are lines, and say nothing
 * else of what they belong to. What was pasted in again further down has its own first row.
 */
function headColumn(profile: TableProfile, key: number, dependent: ReadonlySet<number>): number | undefined {
  const { rows, columns } = profile
  if (!isWhole(profile)) return undefined
  const filled = (cells: (string | null)[], source: number): boolean =>
    Boolean(cells[columns[source]!.position]?.trim())
  const keys = rows.map((cells) => cells[columns[key]!.position]?.trim().toLowerCase() ?? '')
  const isFirst = keys.map((own, at) => own !== keys[at - 1])
  const below = rows.filter((_, at) => !isFirst[at])
  if (below.length === 0) return undefined
  return [...dependent].find(
    (source) =>
      source !== key &&
      rows.every((cells, at) => !isFirst[at] || filled(cells, source)) &&
      below.filter((cells) => filled(cells, source)).length <= PASTED_AGAIN * below.length,
  )
}

function headersOf({ columns }: TableProfile): string {
  return JSON.stringify(columns.map(({ name }) => name))
}
