import { directivesOf } from '../knowledge/directives.ts'
import type { SheetPlan, SourcePlan, Template } from '../model.ts'
import { acceptedColumns } from './told/accepted.ts'
import { answerTo, type Context, type Placed } from './context.ts'
import { isInline } from './tables/inline.ts'
import { withoutCompletingRows } from './joins/completing-rows.ts'
import { completedByKind } from './joins/by-kind.ts'
import { withReferences } from './joins/cross-references.ts'
import { withEditions } from './joins/editions.ts'
import type { Group } from './joins/group.ts'
import { groupTables } from './joins/joins.ts'
import { tablesSayingLatest } from './joins/latest-joins.ts'
import { describedRegisters } from './joins/described-registers.ts'
import { lookedUpTables } from './joins/lookup-tables.ts'
import { saidByNamesakes } from './joins/namesake-lists.ts'
import { tablesSayingMore } from './joins/more-about.ts'
import { tablesSayingMoreOfLinked } from './joins/more-of-linked.ts'
import { otherLists } from './joins/other-lists.ts'
import { dropUnjoined } from './joins/unjoined-values.ts'
import { tablesSayingSame } from './joins/same-for-each.ts'
import { sourcePlans } from './source-plan.ts'
import { hasOneRowPer } from './told/one-row-per.ts'
import { toldSameKeys } from './told/told-same-keys.ts'

/** The plan of a template's sheet: which of its tables have rows, what completes these, and what becomes of rows that are one. */
export function sheetPlan(template: Template, tables: Placed[], all: Placed[], context: Context): SheetPlan {
  // A completing table asks nothing about the columns that it isn't there for, so questions are raised once groups are known.
  const firsts = tables.filter(({ placement }) => placement.first)
  const others = tables.filter((one) => !firsts.includes(one))
  const groups = completedByKind(groupTables(others, context), context)
    .map((group) => withMore(group, lookedUpTables(group, tables, all, context)))
    .map((group) => withMore(group, tablesSayingMore(group, tables, all, context)))
    .map((group) => withMore(group, tablesSayingMoreOfLinked(group, all, context)))
    .map((group) => withMore(group, tablesSayingLatest(group, tables, all, context)))
    .map((group) => withMore(group, tablesSayingSame(group, tables, all, context)))
    .map((group) => withMore(group, saidByNamesakes(group, context)))
    .map((group) => withMore(group, describedRegisters(group, tables, all, context)))
  const referred = withReferences(
    groups.map((group) => withEditions(group, all, context)),
    context,
  )
  const listed = referred.map((group) => withMore(group, otherLists(group, referred, context)))
  const completed = [
    ...listed.map((group) => withoutCompletingRows(group, listed, context)),
    ...firsts.map((main): Group => ({ main, joined: [] })),
  ]
  const sources = inOrderOfYears(completed).flatMap((group) => sourcePlans(group, all, context))
  dropUnjoined(template.slug, sources, tables, context)
  const accepted = acceptedColumns(template, sources, context)
  const told = duplicatesOf(template.slug, context)
  const bereft = new Map(
    directivesOf(context.directives, 'bereft', template.slug).map(({ column, origin }) => [column, origin]),
  )
  const of_state = directivesOf(context.directives, 'of_state', template.slug).map(
    ({ column, of, state, values, origin }) => ({ column, of, state, values, origin }),
  )
  const inline = isInline(template.slug, all, context.templates)
  const isOne = inline || isOneRowPer(tables, sources, context)
  const duplicates = told === 'ask' && isOne ? 'keep_first' : told
  const profiles = tables.map(({ placement }) => placement.table.profile)
  const same_key = toldSameKeys(template, sources, profiles, context)
  return {
    slug: template.slug,
    sources,
    duplicates,
    ...(inline && { inline }),
    ...(same_key.length > 0 && { same_key }),
    ...(bereft.size > 0 && { bereft: [...bereft].map(([column, origin]) => ({ column, origin })) }),
    ...(of_state.length > 0 && { of_state }),
    ...(accepted.length > 0 && { accepted }),
  }
}

/** Of all tables the description of the template says what there is one row for. */
function isOneRowPer(tables: readonly Placed[], sources: readonly SourcePlan[], context: Context): boolean {
  const placementOf = ({ file_id, table }: SourcePlan): Placed['placement'] | undefined =>
    tables.find(
      ({ placement: { table: own } }) => own.profile.table.file_id === file_id && own.profile.table.name === table,
    )?.placement
  return (
    sources.length > 0 &&
    sources.every((source) => {
      const placement = placementOf(source)
      return placement !== undefined && hasOneRowPer(source.columns, placement, context)
    })
  )
}

/** Tables that are each called by a year of their own, with the earlier years first: the last of rows that share a key is the latest then. */
function inOrderOfYears(groups: Group[]): Group[] {
  const years = new Map(groups.map((group) => [group, yearOf(group)]))
  const areTold = new Set(years.values()).size === groups.length && ![...years.values()].includes(null)
  return areTold ? groups.toSorted((a, b) => years.get(a)! - years.get(b)!) : groups
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g

function yearOf({ main }: Group): number | null {
  const { name, file_name } = main.placement.table.profile.table
  const [year, ...others] =
    [name, file_name].map((text) => [...new Set(text.match(YEAR))]).find((found) => found.length > 0) ?? []
  return year === undefined || others.length > 0 ? null : Number(year)
}

/** A table that says more than what was looked up in it takes the place of that. */
function withMore(group: Group, more: Group['joined']): Group {
  const found = new Set(more.map(({ placed }) => placed.placement.table.profile))
  const kept = group.joined.filter(({ placed }) => !found.has(placed.placement.table.profile))
  return { ...group, joined: [...kept, ...more] }
}

/** What nobody told is settled where the rows can be compared (write/duplicates.ts), with autonomy too. */
function duplicatesOf(slug: string, context: Context): SheetPlan['duplicates'] {
  const key = `duplicate:${slug}`
  // What an earlier migration was told counts, and is told, only where there are such rows again (write/duplicates.ts).
  const answer = context.answers.get(key)?.earlier
    ? null
    : answerTo(context, key, slug, ({ kind }) => kind === 'duplicates')
  if (answer === 'keep_first' || answer === 'keep_last' || answer === 'keep_all') return answer
  // Rows that are equal share their keys, too.
  const [told] = directivesOf(context.directives, 'duplicates', slug)
  const [sameKey] = directivesOf(context.directives, 'same_key', slug)
  // Rows of which none counts differ; those that are equal are one.
  return told?.policy ?? (sameKey && sameKey.keep !== 'keep_all' ? sameKey.keep : 'ask')
}
