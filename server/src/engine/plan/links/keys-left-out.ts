import { directivesOf } from '../../knowledge/directives.ts'
import { isTableCalled, isWhole, type Context, type Placed } from '../context.ts'
import { isMet } from '../drop-questions.ts'
import type { Linked } from './linked.ts'

/** The keys of rows that somebody said stay behind, as they are written; none where not all rows were looked at, as another row may have the same. */
export function keysLeftOut(
  { template, column }: Linked,
  byKey: ReadonlyMap<string, string> | null,
  tables: readonly Placed[],
  { directives }: Context,
): ReadonlySet<string> {
  const target = template.columns.findIndex(({ name }) => name === column)
  const said = directivesOf(directives, 'leave_rows', template.slug)
  const own = tables.filter(({ placement }) => placement.side.template.id === template.id)
  if (said.length === 0 || !own.every(({ placement }) => isWhole(placement.table.profile))) return new Set()
  const rows = own.flatMap(({ placement, mappings }) => {
    const [source] = mappings[target]?.sources ?? []
    if (source === undefined) return []
    const { profile } = placement.table
    const skips = said.filter((one) => isTableCalled(profile.table, one.table))
    return profile.rows.map((cells) => {
      const key = cells[profile.columns[source]!.position]?.trim() ?? ''
      return { key: byKey?.get(key) ?? key, isOut: skips.some(({ when }) => isMet(when, cells)) }
    })
  })
  const { out = [], kept = [] } = Object.groupBy(rows, ({ isOut }) => (isOut ? 'out' : 'kept'))
  const staying = new Set(kept.map(({ key }) => key))
  return new Set(out.flatMap(({ key }) => (staying.has(key) ? [] : key)))
}
