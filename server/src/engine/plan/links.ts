import type { LinkShare } from '../match/score-columns.ts'
import type { Template } from '../model.ts'
import type { ColumnProfile } from '../profile/model.ts'
import { containment } from '../profile/sketch.ts'
import type { Placed, Placement } from './context.ts'
import { lookupOf } from './lookups.ts'
import type { LinkTarget } from './transforms/choose.ts'

/** The share of a column's values that must be keys of another table, to count as the same keys. */
const LEAST_TWINS = 0.5
/** Lists of linked values longer than this are keys, where nearness means nothing. */
const MAX_LINK_VALUES = 60

/** The source columns that a template column was mapped to, over all tables of its template. */
function parentColumns(template: Template, column: string, tables: Placed[]): ColumnProfile[] {
  const target = template.columns.findIndex(({ name }) => name === column)
  return tables
    .filter(({ placement }) => placement.side.template.id === template.id)
    .flatMap(({ placement, mappings }) => {
      const { sources = [] } = mappings[target] ?? {}
      return sources.length === 1 ? [placement.table.profile.columns[sources[0]!]!] : []
    })
}

/**
 * How far a source column's values are those of the column linked to, for link columns. For a unique column, how far they are those of
 * another table's column that was mapped to it: a table that completes another has its keys. Other keys say nothing against it.
 */
export function linkShares({ table, side }: Placement, templates: Template[], tables: Placed[]): LinkShare {
  const parents = side.template.columns.map((column) => linkedColumns(column, templates, tables))
  const others = tables.filter(({ placement }) => placement.table.profile !== table.profile)
  const twins = side.template.columns.map((column) =>
    column.unique ? parentColumns(side.template, column.name, others) : [],
  )
  return (source, target) => {
    const child = table.profile.columns[source]!
    const shared = Math.max(0, ...twins[target]!.map((twin) => containment(child.loose, twin.loose) ?? 0))
    if (shared >= LEAST_TWINS && child.unique) return shared
    const shares = parents[target]! // A link of a table to itself says nothing when it is compared with the very same column.
      .filter((parent) => parent !== child)
      .flatMap((parent) => containment(child, parent) ?? [])
    return shares.length === 0
      ? null
      : Math.min(
          1,
          shares.reduce((sum, share) => sum + share, 0),
        )
  }
}

function linkedColumns(column: Template['columns'][number], templates: Template[], tables: Placed[]): ColumnProfile[] {
  if (column.desiredRule !== 'link') return []
  return (column.linkRule ?? []).flatMap(({ templateId, columnName }) => {
    const template = templates.find(({ id }) => id === templateId)
    return template ? parentColumns(template, columnName, tables) : []
  })
}

/** What a link column allows, and how its source's values are called there; null when it is no link column. */
export function linkTarget(
  column: Template['columns'][number],
  source: ColumnProfile | null,
  templates: Template[],
  tables: Placed[],
): LinkTarget | null {
  const [link] = column.desiredRule === 'link' ? (column.linkRule ?? []) : []
  if (!link) return null
  const parent = templates.find(({ id }) => id === link.templateId)
  const rule = parent?.columns.find(({ name }) => name === link.columnName)
  const strict = rule?.desiredRule === 'strict' ? (rule.strictRule ?? null) : null
  const parents = linkedColumns(column, templates, tables)
  return {
    rule: strict,
    values: linkedValues(parents, strict),
    keys: strict === null ? linkedKeys(parents) : null,
    lookup: parent && source ? lookupOf(source, { template: parent, column: link.columnName }, tables) : null,
  }
}

/** All linked values, as they stand there; null where not all are known. */
function linkedKeys(parents: ColumnProfile[]): ReadonlySet<string> | null {
  if (parents.length === 0 || !parents.every(({ complete }) => complete)) return null
  return new Set(parents.flatMap((parent) => parent.values.map(({ value }) => value.trim())))
}

/** The linked values where they are few, complete and not governed by a rule, which would say more. */
function linkedValues(parents: ColumnProfile[], rule: string | null): string[] | null {
  if (rule !== null || parents.length === 0 || !parents.every(({ complete }) => complete)) return null
  const values = [...new Set(parents.flatMap((parent) => parent.values.map(({ value }) => value.trim())))]
  return values.length > 0 && values.length <= MAX_LINK_VALUES ? values : null
}
