import { compilePattern } from '../../match/pattern/pattern.ts'
import type { Template, TemplateColumn } from '../../model.ts'
import type { ValueCount } from '../../profile/model.ts'
import type { Context, Mapping, Placement } from '../context.ts'
import { currenciesIn, evidentFilling, type Evident } from './evident-filling.ts'

// The journal of January says nowhere what its amounts are in, that of February says EUR, and both post to the same accounts: they are of the same books.

/** So many of the cells that lead somewhere lead to what the other table leads to, too. */
const SHARED = 0.7
/** So many of the values are keys, where the other table may name the same otherwise. */
const KEYS = 0.5

/**
 * The currency of a table that says none: what others of the template say, where each row is one of its own (no price of the same thing
 * elsewhere), what they lead to is mostly the same, and nothing in any table speaks of another currency.
 */
export function currencyOfOthers(
  { side, table }: Placement,
  mappings: readonly Mapping[],
  target: number,
  { placed = [], templates }: Pick<Context, 'placed' | 'templates'>,
): Evident | null {
  const { columns } = side.template
  if (!columns[target]!.required || !side.names[target]!.concepts.includes('currency')) return null
  if (!columns.some(({ unique, required }) => unique && required)) return null
  const others = placed.filter((one) => one.placement.side.template === side.template && one.placement.table !== table)
  const own = keysLedTo({ side, table }, mappings, templates)
  const told = others.flatMap(({ placement, mappings: its }) => {
    const said = evidentFilling(placement, its, target)
    return said ? [{ ...said, placement, isSame: areSame(own, keysLedTo(placement, its, templates)) }] : []
  })
  const first = told.find(({ isSame }) => isSame)
  if (!first || told.some(({ value }) => value !== first.value)) return null
  const tables = new Set(placed.map(({ placement }) => placement.table.profile))
  if ([...tables].flatMap(currenciesIn).some((code) => code !== first.value)) return null
  return {
    value: first.value,
    why: `“${first.placement.table.profile.table.file_name}” says so of rows that lead to the same, and nothing names another`,
  }
}

/** The keys of each template that a table leads to, with their cells. */
function keysLedTo(
  { side, table: { profile } }: Pick<Placement, 'side' | 'table'>,
  mappings: readonly Mapping[],
  templates: readonly Template[],
): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>()
  for (const [target, column] of side.template.columns.entries()) {
    const [source, ...more] = mappings[target]?.sources ?? []
    const values = source === undefined || more.length > 0 ? [] : (profile.columns[source]?.values ?? [])
    const [link] = column.linkRule ?? []
    if (column.desiredRule !== 'link' || !link || values.length === 0) continue
    const keys = found.get(link.templateId) ?? new Map<string, number>()
    for (const [key, count] of keysIn(values, keyOf(link, templates))) keys.set(key, (keys.get(key) ?? 0) + count)
    if (keys.size > 0) found.set(link.templateId, keys)
  }
  return found
}

function keyOf(
  { templateId, columnName }: NonNullable<TemplateColumn['linkRule']>[number],
  templates: readonly Template[],
): TemplateColumn | undefined {
  return templates.find(({ id }) => id === templateId)?.columns.find(({ name }) => name === columnName)
}

/** “4210 Rent” is account 4210; none where most are names. */
function keysIn(values: readonly ValueCount[], key: TemplateColumn | undefined): [string, number][] {
  const rule = key?.desiredRule === 'strict' && key.strictRule ? compilePattern(key.strictRule) : null
  const read = values.map(({ value, count }): [string, number] => [
    value.trim().split(/\s/, 1)[0]!.toUpperCase(),
    count,
  ])
  const known = read.filter(([text]) => rule?.matches(text) ?? true)
  return known.length >= KEYS * read.length ? known : []
}

function areSame(own: Map<string, Map<string, number>>, others: Map<string, Map<string, number>>): boolean {
  const shares = [...own].flatMap(([template, keys]) => {
    const known = others.get(template)
    if (!known) return []
    const all = [...keys].reduce((sum, [, count]) => sum + count, 0)
    return [...keys].reduce((sum, [key, count]) => (known.has(key) ? sum + count : sum), 0) / all
  })
  return shares.length > 0 && shares.every((share) => share >= SHARED)
}
