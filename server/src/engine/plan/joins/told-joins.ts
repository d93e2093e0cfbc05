import { sameName, type CalledTable, type Directive } from '../../knowledge/directives.ts'
import type { JoinPlan, Template } from '../../model.ts'
import type { ColumnProfile, TableProfile } from '../../profile/model.ts'
import { canCompareLoosely } from '../../profile/sketch.ts'
import { isTableCalled, tableLabel, type Context, type Placed, type Placement } from '../context.ts'

// "Join contacts.csv to customers by email": the one table completes the rows of the other, whatever the data alone would say.

type ToldJoin = Extract<Directive, { kind: 'join' }>

/** What a table was told to complete, the nearest word first. */
function joinsOf({ table }: TableProfile, { directives }: Context): ToldJoin[] {
  return directives.filter(
    (directive): directive is ToldJoin =>
      directive.kind === 'join' && isTableCalled(table, directive.table) && !isTableCalled(table, directive.to),
  )
}

/** Whether a table was told to complete another one. */
export function isToldToJoin(profile: TableProfile, context: Context): boolean {
  return joinsOf(profile, context).length > 0
}

/** The template of what is to be completed: of the table of that name, or the template of that name. Null when neither is there. */
export function joinedTemplate(
  { to, slug }: ToldJoin,
  placements: Placement[],
  templates: Placement[],
): Template | null {
  const table = placements.find(({ table: { profile } }) => isTableCalled(profile.table, to))
  const found = table ?? templates.find(({ side }) => isTemplateCalled(side.template, to))
  return found && (slug === null || slug === found.side.template.slug) ? found.side.template : null
}

function isTemplateCalled({ slug, name }: Template, called: CalledTable): boolean {
  return typeof called === 'string' && (sameName(slug, called) || sameName(name, called))
}

/** The join by which `other` was told to complete `main`, or null when it was not, or a key isn't there. */
export function toldJoin(main: Placed, other: Placed, tables: Placed[], context: Context): JoinPlan | null {
  const { template } = main.placement.side
  for (const { to, keys, slug, origin } of joinsOf(other.placement.table.profile, context)) {
    // A name that a table and a template have is the table's.
    const isTable = tables.some((placed) => placed !== other && isTableCalled(placed.placement.table.profile.table, to))
    const isMeant = isTable ? isTableCalled(main.placement.table.profile.table, to) : isTemplateCalled(template, to)
    if (!isMeant || (slug !== null && slug !== template.slug)) continue
    const found = keysOf(main, other, keys)
    if (!found) continue
    const { file_id, name: table } = other.placement.table.profile.table
    return {
      file_id,
      table,
      left: found.left.position,
      right: found.right.position,
      ...(canCompareLoosely(found.left.loose, found.right.loose) ? { loose: true } : {}),
      reason: `${tableLabel(other.placement.table.profile)} completes ${tableLabel(main.placement.table.profile)} by “${found.right.name}”, as ${origin} says.`,
    }
  }
  return null
}

/** The key on both sides; of two names the first may be either side's. */
function keysOf(
  main: Placed,
  other: Placed,
  [first, second]: ToldJoin['keys'],
): { left: ColumnProfile; right: ColumnProfile } | null {
  for (const [leftName, rightName] of [
    [first, second],
    [second, first],
  ] as const) {
    const [left, right] = [columnCalled(leftName, main), columnCalled(rightName, other)]
    if (left && right) return { left, right }
  }
  return null
}

/** The column of the table that has the name, or that alone fills the template column of that name. */
function columnCalled(name: string, { placement, mappings }: Placed): ColumnProfile | null {
  const { columns } = placement.table.profile
  const own = columns.find((column) => column.name === name) ?? columns.find((column) => sameName(column.name, name))
  if (own) return own
  const target = placement.side.template.columns.findIndex((column) => sameName(column.name, name))
  const { sources = [], lead = [] } = mappings[target] ?? {}
  return sources.length === 1 && lead.length === 0 ? (columns[sources[0]!] ?? null) : null
}
